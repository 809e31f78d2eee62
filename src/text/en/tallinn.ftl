# What is said of a game of Tallinn. Ids with an underscore are sentences; those with a hyphen are rules.

## Setup

tallinn_player-count = Tallinn is for 2 to 4 players; this log has { $count }.
tallinn_start-missing = The log does not say which start card { $player } was dealt, so the display cannot be counted.
tallinn_start-twice = { $player } has more than one start card; everybody is dealt exactly one.
tallinn_start-dealt-before = { $player } is dealt { $card }, which { $holder } has already; each start card exists once.
tallinn_start-unknown = { $values ->
    [log] The card values of the log have no start card “{ $card }”.
   *[edition] The edition “{ $edition }” has no start card “{ $card }”.
  }
tallinn_hand-missing = The log says that it records all hands, but { $player }’s opening hand is missing.
tallinn_hand-twice = The log deals { $player } two opening hands; the first one counts.
tallinn_opening-hand = { $player } starts with { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand; the opening hand has { $due }.
tallinn_not-in-set = { $player }’s opening hand holds { $cards }; a set has the numbers 1 to 10, each once.
tallinn_card-twice = { $player }’s opening hand holds { $cards } twice; every number exists once in a set.
tallinn_legate-in-base-game = { $player } holds a Legate, but this game is played without the expansion.
tallinn_legate-twice = { $player } holds more than one Legate; everybody has exactly one.
tallinn_legate-not-in-hand = { $player }’s opening hand has no Legate; with the expansion everybody takes one in addition to three cards.

## Card values that a log brings along

tallinn_card-declared-twice = The card values name { $card } twice; the first one counts.
tallinn_too-many-starts = The card values have { $count } start cards; the box holds six.
tallinn_edition-lacks = { $what ->
    [starts] With { $players } players it takes { $players } start cards; the edition “{ $edition }” has { $found }.
    [legate] The edition “{ $edition }” does not say what both halves of the Legate show: games with the Legate can be judged with it, but not played.
   *[influence] The edition “{ $edition }” does not say of every influence card from 1 to 10 what both halves show: games can be judged with it, but not played.
  }
tallinn_number-outside = The card values have a { $card }; a set has the numbers 1 to 10.
tallinn_halves = { $halves ->
    [legate] The Legate has exactly two halves, “persons” and “arms”.
   *[influence] Every influence card has exactly two halves, “a” and “b”; { $card } has others.
  }
tallinn_coin-half-mixed = On { $card }, { $side } has a coin for the { $estate } and shows other persons, too; the rulebook knows no such half.
tallinn_edition-differs = { $fact ->
    [two-merchants] No half of this set shows exactly two merchants, as one in the rulebook does.
    [knight-and-monk] No half of this set shows exactly a knight and a monk, as one in the rulebook does.
    [merchant-coin] No half of this set has a coin for the merchants alone, as one in the rulebook does.
    [four-coins] In the rulebook’s example one player triggers two contests for knights, one for monks and one for merchants with four cards; this set does not allow it.
    [tower-114] In the rulebook’s example one card shows 1 merchant, 1 knight and 4 monks on its halves together; this set has no such card.
    [towers-451] In the rulebook’s example two cards show 4 merchants, 5 knights and 1 monk together; this set has no such pair.
    [example-displays] The two displays of the rulebook’s example cannot be laid out with this set.
   *[person-on-every-card] There is a card without any person in this set.
  } It is not the published one.

## Playing a card

tallinn_headline-play = { $player } reveals { $card }
tallinn_second-play = { $player } reveals { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in this round; one is the rule.
tallinn_play-late = { $player } reveals a card after a contest, a tower or a draw of the round; all cards are revealed at the same time.
tallinn_passes = { $player } plays no card but holds { $hand }; nobody may pass.
tallinn_skips = { $player } has no card left and sits this round out.
tallinn_hand-empty = { $player } has no card left in hand, but the log has { $card } played.
tallinn_not-in-hand = { $player } plays { $card }, { $where ->
    [display] which lies in the display already.
    [tower] which has become a tower.
    [pile] which has not been drawn yet.
    [no-set] but a set has only the numbers 1 to 10.
    [no-legate] but this game is played without the expansion.
   *[elsewhere] which cannot be in the hand.
  }
tallinn_no-such-half = { $player } activates { $side } of { $card }, which has no such half.
tallinn_coin = The half has a coin: { $player } triggers a contest for the { $estate }.
tallinn_no-coin = The half has no coin: { $player } has no contest and builds no tower.
tallinn_arms-empty = The imperial arms add nobody to { $player }’s display while the game lasts.

## Contests

tallinn_headline-contest = { $player }’s contest: { $estate }
tallinn_compared = { $own ->
    [one] { $own } { $person }
   *[other] { $own } { $estate }
  } against { $theirs } of { $other }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
  }.
    .again = … against { $theirs } of { $other }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
      }.
tallinn_plus-two = The Legate adds two { $estate } to { $player }’s side, in this contest alone.
tallinn_arms-declined = { $player } triggers no contest with the Legate.
tallinn_arms-must = { $player } triggers no contest with the Legate, although this game’s house rule demands one.
tallinn_arms-no-estate = The log has a contest of { $player }’s Legate, but not the estate that was chosen.
tallinn_arms-for-towers = The log has a contest of { $player }’s Legate for the towers; it can only be for one of the three estates: merchants, knights or monks.
tallinn_advance = { $player } { $points ->
    [0] stands at { $points }
    [one] now has { $points } point ({ $before } before)
   *[other] now has { $points } points ({ $before } before)
  }.
tallinn_track = { $extra ->
    [0] The counter card is turned to its side 16–30; the coin lies on { $field }.
    [30] A gold coin takes the place of the silver one: it lies on { $field } and is worth 30 more.
   *[60] The gold and the silver coin lie on { $field } together and are worth 60 more.
  }
tallinn_other-estate = { $player }’s coin is for the { $estate }, but the log has a contest for the { $claimed }.
tallinn_contest-missing = { $player }’s coin triggers a contest for the { $estate }, but the log, which says that it records all contests, has none.
tallinn_contest-without-coin = { $played ->
    [0] { $player } has played no card in this round, but the log has a contest.
   *[other] The half that { $player } activated has no coin, but the log has a contest.
  }
tallinn_second-contest = The log has a second contest of { $player } in this round; one card triggers one contest.
tallinn_contest-impossible = The log gives { $player } { $claimed } for this contest; whatever the hidden cards are, it brings { $least } to { $most }.
tallinn_claim-contest = The log gives { $player } { $claimed ->
    [one] { $claimed } point
   *[other] { $claimed } points
  } for this contest. { $own ->
    [one] { $own } { $person }
   *[other] { $own } { $estate }
  } against { $others } { $own ->
    [one] brings
   *[other] bring
  } { $computed }.

## Towers

tallinn_headline-tower = { $player } { $from ->
    [display] builds a tower from the display
    [hand] builds a tower from the hand
    [none] builds no tower
   *[other] builds a tower
  }
tallinn_no-tower = { $player } does without a tower.
tallinn_tower-without-contest = { $declined ->
    [declined] { $player } builds a tower, but has triggered no contest with the Legate; a tower needs a contest of one’s own in the same round.
   *[none] { $player } builds a tower without having triggered a contest in this round.
  }
tallinn_tower-by-earlier-contest = { $declined ->
    [declined] { $player } builds a tower, but has triggered no contest with the Legate; one of an earlier round does not count.
   *[none] { $player } builds a tower without having triggered a contest in this round; one of an earlier round does not count.
  }
tallinn_second-tower = { $player } builds a second tower in this round; one card at most becomes a tower.
tallinn_tower-refused = { $by ->
    [fists] { $player } has shown two fists in this round, which means no tower, and builds one all the same.
   *[word] { $player } has decided against a tower in this round, and builds one all the same.
  }
tallinn_start-card-tower = { $player } turns { $card } into a tower; only influence cards and the Legate can become one.
tallinn_not-in-display = { $player } builds a tower with { $card }, { $where ->
    [tower] which is a tower already.
   *[elsewhere] which does not lie in the display.
  }
tallinn_tower-not-in-hand = { $player } builds a tower from the hand with { $card }, { $where ->
    [display] but that card lies in the display.
    [tower] but that card is a tower already.
    [pile] but that card has not been drawn yet.
    [no-set] but a set has only the numbers 1 to 10.
    [no-legate] but this game is played without the expansion.
   *[elsewhere] which cannot be in the hand.
  }
tallinn_tower-hand-empty = { $player } builds a tower from the hand, but holds no card any more.
tallinn_hand-shrinks = { $player } goes on with { $hand ->
    [0] no card
    [one] { $hand } card
   *[other] { $hand } cards
  } in hand; the tower is not replaced.
tallinn_signal = { $meaning ->
    [none] { $player } shows two fists, which means no tower, but the log has one.
    [display] { $player } shows { $signal }, the number of a card in the display; that card becomes the tower.
   *[hand] { $player } shows { $signal }, which is not in the display; that means a card from the hand.
  }
tallinn_signal-too-many = { $player } shows { $signal }, but two hands have ten fingers.
tallinn_decides-late = { $by ->
    [towers] { $player } and { $other } both have { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, but { $player } had { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
      } before this round and { $other } { $otherTowers }
   *[points] { $player } has { $points ->
        [one] { $points } point
       *[other] { $points } points
      } and { $other } { $otherPoints }
  }; { $player } decides first.
tallinn_decides-late-behind = { $by ->
    [towers] { $player } and { $other } both have { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, but { $player } had { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
      } before this round and { $other } { $otherTowers }
   *[points] { $player } has { $points ->
        [one] { $points } point
       *[other] { $points } points
      } and { $other } { $otherPoints }
  }; so { $player } decides before { $other }. The rulebook names only who is first; by our ruling TA-12 the others follow in the same order.
tallinn_tower-proven = { $player }’s tower of round { $round } can only be { $card }: every other card has been seen.

## Drawing

tallinn_draws-twice = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in this round; one is the rule.
tallinn_pile-used-up = { $player }’s draw pile is empty now; from the next round on nothing is drawn from it.
tallinn_pile-empty = { $player } draws a card, but the pile is empty.
tallinn_not-in-pile = { $player } draws { $card }, { $where ->
    [no-set] but a set has only the numbers 1 to 10.
    [legate] but the Legate is never in the pile.
   *[seen] which has been seen before; every number exists once in a set.
  }
tallinn_draw-missing = { $player } should draw a card ({ $pile ->
    [one] { $pile } is
   *[other] { $pile } are
  } left in the pile), but the log, which says that it records all draws, has none here.

## Order and end

tallinn_phase-order = { $what ->
    [contest] A contest
    [tower] A tower
   *[draw] A draw
  } stands behind { $after ->
    [tower] a tower
   *[draw] a draw
  } of the same round. The order is: reveal, contests, towers, draw.
tallinn_empty-round = Nobody plays a card in round { $round }.
tallinn_round-limit = This is round { $round }; a game has at most { $limit }.
tallinn_game-over = Round { $round } is played, but nobody has a card left: the game is over.
tallinn_final-too-early = Final scoring begins after round { $round }, but { $players } { $count ->
    [one] still has cards.
   *[other] still have cards.
  }
tallinn_final-again = The log has a second final scoring.
tallinn_result-too-early = The log states a result, but { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
  } still to be played.
tallinn_log-stops = The log stops before the game is over: { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
  } still to be played.

## Final scoring

tallinn_headline-bonus = { $player }’s Legate joins the { $estate }
tallinn_headline-bonus-open = Where { $players } added the Legate’s two persons is not recorded
tallinn_headline-final = { $player }’s final contest: { $contest }
tallinn_headline-transfer = { $player } pays { $other }
tallinn_headline-towers = { $player } turns up the towers
tallinn_bonus = The two persons of { $player }’s Legate join the { $estate }, the weakest estate of the display.
tallinn_bonus-open = { $why ->
    [open] The two persons of { $player }’s Legate join one of the equally weak { $estates }. The log does not say which, nor do its numbers tell: what depends on it stays open.
    [proven] The two persons of { $player }’s Legate join the { $estate }: of the equally weak { $estates }, only these lead to the numbers of the log.
    [same] The two persons of { $player }’s Legate join one of the equally weak { $estates }. The log does not say which, but it brings everybody the same points. Counted here: { $estate }.
   *[unfit] The two persons of { $player }’s Legate join one of the equally weak { $estates }, but no choice leads to all the numbers of the log. Counted here: { $estate }.
  }
tallinn_bonus-twice = { $player }’s Legate is given to an estate twice.
tallinn_bonus-late = The two persons of a Legate are added after the scoring has begun; they join the display before anything is compared.
tallinn_bonus-without-legate = { $player } has no Legate in the display, but the log adds two persons.
tallinn_bonus-with-persons = { $player }’s Legate shows its three persons; only the imperial arms bring two persons at the end.
tallinn_bonus-not-fewest = { $player } adds the two persons to the { $estate }; the weakest in the display: { $fewest }.
tallinn_compared-towers = Tower value { $own } against { $theirs } of { $other }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
  }.
    .again = … against { $theirs } of { $other }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
      }.
tallinn_tower-persons = { $towers ->
    [0] { $player } has no tower.
    [one] { $player }’s tower, { $counted ->
        [active] only its active half counted
       *[whole] both halves counted
      }: { $persons }.
   *[other] { $player }’s { $towers } towers, { $counted ->
        [active] of cards from the display only the active half counted
       *[whole] both halves counted
      }: { $persons }.
  }
tallinn_tower-value = { $value ->
    [0] The tower value is 0.
   *[other] The tower value is { $value } ({ $estates }).
  }
tallinn_lead = { $contest ->
    [tower] { $player }’s tower value is { $difference } higher than { $other }’s
   *[estate] { $player } has { $persons } more than { $other }
  }: at five or more the other one pays a point.
tallinn_no-tower-payment = { $player } leads by { $difference } against { $other }; for towers nothing is paid, as we read the rulebook, which can be read otherwise (TA-08, option five-diff-scope).
tallinn_below-zero = { $player } stands at { $points }; points may fall below zero.
tallinn_towers-open = { $count ->
    [0] { $player } has no tower.
    [one] { $player }’s tower: { $cards }.
   *[other] { $player }’s towers: { $cards }{ $hidden ->
        [0] { "" }
       *[other] ; the log hides { $hidden } more
      }.
  }
tallinn_towers-first = The { $estate } are scored after the towers were turned up; the three estates come first.
tallinn_revealed-late = The towers are compared before all of them were turned up.
tallinn_estate-order = The estates are scored in another order than merchants, knights, monks; that makes no difference.
tallinn_final-twice = { $player } scores the { $estate } a second time; everybody has one contest for each estate and one for the towers.
tallinn_final-missing = { $player }’s final contest for the { $estate } is missing, although the log says that it records all contests.
tallinn_transfer-missing = { $other } owes { $player } a point for a lead of { $difference }, but the log, which says that it records all payments, has none.
tallinn_transfer-missing-too = { $other } owes { $player } a point for the { $estate }, too (a lead of { $difference }), but the log, which says that it records all payments, has none.
tallinn_transfer-not-due = { $player } pays { $other } a point, { $why ->
    [again] but has paid for this estate already; it is paid once for each pair and estate.
    [behind] but it is { $player } who leads by { $difference }; a point is paid for a lead of five or more.
    [even] but both have equally many persons; a point is paid for a lead of five.
    [none] but there is no estate left in which { $other } leads by five.
   *[lead] but { $other } leads by { $difference }; a point is paid for a lead of five or more.
  }
tallinn_transfer-for-towers = { $player } pays { $other } a point, but nothing is paid for towers.
tallinn_transfer-late = The point for the { $estate } is paid after the towers were turned up; the three estates come first.
tallinn_towers-not-revealed = { $player } has hidden towers, but the log does not turn them up.
tallinn_towers-number = { $player } turns up { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }, but has built { $built }.
tallinn_other-towers = { $player } turns up { $open }, but the { $builtNumber ->
    [plural] towers that were built there are
   *[singular] tower that was built there is
  } { $built }.
tallinn_impossible-towers = { $player } turns up { $cards }, which { $where ->
    [display] { $count ->
        [one] lies
       *[other] lie
      } in the display.
   *[elsewhere] cannot be: by what was played and drawn, none of the hidden towers can be that.
  }
tallinn_claim-final = The log gives { $player } { $claimed ->
    [one] { $claimed } point
   *[other] { $claimed } points
  } for the { $estate }. { $own } against { $others } bring { $computed }.
tallinn_winner = { $by ->
    [shared] { $players } share the victory: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } and { $persons ->
        [one] { $persons } person
       *[other] { $persons } persons
      } on the towers each.
    [towers] { $players } wins a tie at { $points ->
        [one] { $points } point
       *[other] { $points } points
      } with { $persons ->
        [one] { $persons } person
       *[other] { $persons } persons
      } on the towers.
   *[points] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
    .in-hindsight = The persons on the towers broke the tie: { $players } had { $persons }.

## Numbers that the log states

tallinn_claim-effect = The log says that { $player }’s points changed by { $claimed }; by the rules it is { $computed }.
tallinn_claim-total = The log gives { $player } { $claimed ->
    [one] { $claimed } point
   *[other] { $claimed } points
  }; by the replay it is { $computed }.
tallinn_claim-display = The log counts in { $player }’s display: { $claimed }. By the replay it is: { $computed }.
tallinn_claim-cards = The log counts { $zoneId ->
    [towers] { $claimed ->
        [one] { $claimed } tower
       *[other] { $claimed } towers
      }
    [hand] { $claimed ->
        [one] { $claimed } card in the hand
       *[other] { $claimed } cards in the hand
      }
   *[pile] { $claimed ->
        [one] { $claimed } card in the draw pile
       *[other] { $claimed } cards in the draw pile
      }
  } of { $player }; by the replay it is { $computed }.
tallinn_claim-result = The log says { $claimed } for { $player }’s { $what }; by the rules it is { $computed }.
tallinn_result-no-choice = The log gives { $claimed } as the result. Whichever of the equally weak estates got the two persons of a Legate, that is impossible; by the rules it is { $count ->
    [1] { $last }
   *[other] { $possible } or { $last }
  }.
tallinn_result-another = yet another
tallinn_claim-rank = The log puts { $player } in place { $claimed }; with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $persons ->
    [one] { $persons } person
   *[other] { $persons } persons
  } on the towers it is place { $computed }.

## What a move changes (verb and part of the table)

engine-effect-place-display = { $player }’s display begins with { $thing }.
engine-effect-gain-display = { $player }’s display gains { $thing }.
engine-effect-gain-towers = { $player }’s Legate adds { $thing } to the towers.
engine-effect-remove-display = { $player }’s display loses { $thing }.
engine-effect-play-display = Active: { $thing }.
engine-effect-turn-towers = { $player } turns { $thing } into a tower.
engine-effect-place-towers = { $player } lays { $thing } face down as a tower.
engine-effect-give-point = { $player } pays { $to } a point.

## What a rule changes, where its verb alone does not say it well

told-tallinn-setup-start-score = { $player } starts with { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }.
told-tallinn-setup-opening-hand = { $player }’s opening hand: { $thing }.
told-tallinn-legate-opening-hand = { $player } also takes { $thing }.
told-tallinn-play-right-half-active = The active half adds { $thing } to { $player }’s display.
told-tallinn-legate-persons-half = The persons of the Legate join { $player }’s display: { $thing }.
told-tallinn-legate-final-display = The persons of { $player }’s Legate join the display: { $thing }.
told-tallinn-card-start-persons-count = It shows { $thing }.
told-tallinn-tower-leaves-display = That takes { $thing } out of { $player }’s display.
