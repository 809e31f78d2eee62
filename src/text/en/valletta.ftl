# What is said of a game of Valletta. Ids with an underscore are sentences; those with a hyphen are rules.

## Words

name-trigger-jean = Jean’s last barrel
name-trigger-points = 25 points
name-trigger-houses = the eighth house
name-thing-gold = gold
name-thing-wood = wood
name-thing-stone = stone
name-thing-brick = brick
name-thing-point = points
name-thing-house = houses left
name-zone-hand = the hand
name-zone-pile = the draw pile
name-zone-discard = the discard pile
name-score-part-points = the total
name-score-part-buildings = the points for buildings
name-score-part-goods = the points for goods
name-score-part-houses = the houses built
name-good-none = no good
name-figure-jean = Jean
name-character-short-jean = Jean
name-character-short-laparelli = Laparelli
name-character-short-schilling = Schilling
name-character-short-del-monte = del Monte
name-character-short-philip = Philip II
name-character-short-charles = Charles V
name-character-short-pius = Pius V
name-character-short-rekuk = von Rekuk

## Setup

valletta_player-count = Valletta is for 2 to 4 players; this log has { $count }.
valletta_same-colour = { $player } and { $other } both play { engine-colour }.
valletta_fewer-barrels-scope = The variant with fewer barrels is for exactly two players; { $count ->
    [one] { $count } is
   *[other] { $count } are
  } playing.
valletta_no-display = The log does not say which { $count } buildings lie on the table, so prices and yields cannot be judged.
valletta_empty-cells = The display has { $rows } rows with { $count } buildings; nothing lies on { $cells }.
valletta_row-count = With { $players } players the display has { $rows } rows; this one has { $found }.
valletta_too-many-buildings = The log lists { $count } buildings; the box holds 37.
valletta_barrel-count = The log lists { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
  }; the box holds 25.
valletta_opening = { $what ->
    [street] The street has 25 spaces, with a tower space in front of them.
    [barrels] The 25 barrels lie face down on the street, one on each space.
    [fewer-barrels] 13 barrels lie face down on the odd spaces of the street; the others stay in the box.
    [combination] Both variants are played together.
    [point-tokens] The tokens for 25 and 50 points lie on one tower, those for 75 and 100 on the other.
    [building-front] All buildings show their front.
    [row-outward] Each further row lies farther from the street, from left to right.
    [unused-buildings] { $buildings } buildings stay in the box and take no part.
    [character-per-building] On each building lies the one Character that belongs to it.
    [character-arithmetic] So every Character is a starting card, one of the four neutral Builders, or lies on a building.
    [unused-characters] The Characters of the other buildings stay in the box.
    [figure-at-gate] All figures stand before the gate: nobody has points.
    [houses] Everybody has { $houses } houses.
    [goods-supply] All other goods are the common supply.
    [unbounded-hoard] Nobody is limited in how many goods to keep.
    [jean-on-tower] Jean stands on the tower.
   *[start-player] { $player } begins; turns go clockwise.
  }
valletta_row = Laid out: { $buildings }.
valletta_laid = { $known ->
    [yes] { $cell } { $card } ({ $building })
   *[no] { $cell } ({ $building })
  }
valletta_hand = { $player }’s opening hand: { $cards }.
valletta_beyond-street = The log has Jean on space { $claimed }; the street has 25.
valletta_cell-outside = There is no { $cell } in a game for { $count ->
    [one] { $count } player
   *[other] { $count } players
  }.
valletta_cell-twice = Two buildings are laid on { $cell }.
valletta_building-twice = The building “{ $building }” is laid out twice.
valletta_building-declared-twice = The card values name the building “{ $building }” twice; the last one counts.
valletta_building-unknown = { $values ->
    [log] The card values of the log have no building “{ $building }”.
   *[edition] The edition “{ $edition }” has no building “{ $building }”.
  }
valletta_edition-lacks = { $what ->
    [buildings] With { $players } players it takes { $needed } buildings; the edition “{ $edition }” has { $found }.
    [values] The edition “{ $edition }” does not say of every building what it costs, yields and is worth, and whose it is: games can be judged with it, but not played.
   *[barrels] The edition “{ $edition }” does not say what all barrels show: games can be judged with it, but not played.
  }
valletta_building-counts = With { $players } players the display has { $expected } buildings; this one has { $found }.
valletta_colours-differ = The building “{ $building }” is { $colour }, but its Character, { $card }, is { $other }.
valletta_too-many-copies = There are { $count } copies of { $card }; a yellow Character exists at most twice.
valletta_not-doubled = The upgraded side of “{ $building }” does not have twice the goods and points of its front.
valletta_hand-missing = The log says that it records all hands, but { $player }’s opening hand is missing.
valletta_hand-twice = The log deals { $player } two opening hands.
valletta_opening-hand = { $player } starts with { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand; the opening hand has 5.
valletta_not-in-starting-deck = { $player }’s opening hand holds { $cards }, which the eight starting cards do not offer (again).

## Draft

valletta_headline-draft = { $player } keeps a good
valletta_draft-late = The extra goods are chosen before the first card is played.
valletta_draft-missing = { $player } has not chosen an extra good.
valletta_draft-absent = Nobody has chosen an extra good.
valletta_draft-leftovers = Left over, back to the supply: { $goods }.
valletta_draft-in-variant = With the start-player variant nobody gets an extra good.
valletta_draft-twice = { $player } keeps a second good; everybody keeps exactly one.
valletta_draft-order = { $player } chooses, but it is { $expected }’s choice: the last seat begins, and the goods go round to the right.
valletta_draft-gone = { $player } keeps { $good }, but it has gone. { $count ->
    [0] Nothing is left.
    [one] Only { $left } is left.
   *[other] Left are { $left }.
  }

## Turn

valletta_headline-play = { $player } plays { $card }
valletta_deed-build = { $player } plays { $card } and builds { $cell } ({ $building })
valletta_deed-upgrade = { $player } plays { $card } and upgrades { $cell } ({ $building })
valletta_turn-order = { $player } has a turn, but { $expected } is next.
valletta_not-out = { $expected } has cards left, but gets no turn any more; { $player } plays instead.
valletta_turn-of-out = { $player } has no cards left and is skipped; { $expected } is next.
valletta_game-over = { $player } has a turn, but everybody has played the last card: the game is over.
valletta_too-many-plays = { $budget ->
    [one] { $player } may play only { $budget } card in this turn; this is number { $play }.
   *[other] { $player } may play { $budget } cards in this turn; this is number { $play }.
  }
valletta_plays-missing = { $player } has played { $plays ->
    [one] { $plays } card
   *[other] { $plays } cards
  } and still holds { $hand }. { $short ->
    [yes] Whoever has fewer cards than a turn demands plays all of them
   *[no] A turn has { $budget }
  }, and nobody may pass.
valletta_hand-empty = { $player } has no card left; the turn ends after { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
  }.
valletta_draw-before-plays = { $player } draws although plays of this turn are still to come.
valletta_not-in-hand = { $player } plays { $card }, which cannot be in the hand{ $where ->
    [slots] : it has been played in this turn already.
    [discard] : it lies on the discard pile.
    [pile] : it lies in the draw pile.
    [aside] : it was gained in the final phase, and a house rule of this game sets such cards aside.
   *[elsewhere] : it is nowhere in { $player }’s deck.
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_draw-due = { $player } holds { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  } and draws { $due ->
    [0] none
   *[other] { $due }
  }.
valletta_draw-rest = { $player } draws { $due ->
    [0] nothing
   *[other] { $due }
  }: there are no more cards.
valletta_draw-missing = { $player } should draw { $due ->
    [one] { $due } card
   *[other] { $due } cards
  }, but the log, which says that it records all draws, has none here.
valletta_draw-number = { $player } has { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  } in hand and draws { $drawn }; { $due ->
    [0] none is due
    [one] { $due } is due
   *[other] { $due } are due
  }.{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_not-in-pile = { $count ->
    [one] { $player } draws { $card }, which cannot be in the draw pile
   *[other] { $player } draws { $cards }, which cannot be in the draw pile
  }{ $pile ->
    [one] { "" } ({ $pile } card)
   *[other] { "" } ({ $pile } cards)
  }{ $where ->
    [discard] { $count ->
        [one] : it lies on the discard pile.
       *[other] : they lie on the discard pile.
      }
   *[elsewhere] .
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_reshuffle = { $shuffled ->
    [yes] The log says that { $player } reshuffled, but { $pile ->
        [one] { $pile } card lay
       *[other] { $pile } cards lay
      } in the draw pile and { $due ->
        [0] none was due.
        [one] { $due } was due.
       *[other] { $due } were due.
      }
    [used-up] The log says that { $player } did not reshuffle, but the draw pile has been used up, and a house rule of this game has it reshuffled at once.
   *[no] The log says that { $player } did not reshuffle, but { $due ->
        [one] the card that was due was not in the draw pile.
       *[other] the draw pile had only { $pile } of the { $due } cards that were due.
      }
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }

## Characters

valletta_no-effect = This changes nothing; a card may be played all the same.
valletta_choice-missing = The log does not say which goods { $player } takes with { $card }.
valletta_wrong-take = { $kinds ->
    [one] { $player } names { $taken } for { $card }; one kind of good must be chosen.
   *[any] { $player } takes { $taken } with { $card }; { $amount ->
        [one] { $amount } good is due
       *[other] { $amount } goods are due
      }.
  }
valletta_price-missing = The log does not say what { $player } hands in for { $card }.
valletta_must-exchange = { $player } does not use { $card }, although this game’s house rule demands it.
valletta_not-affordable = { $player } pays { $paid } but owns { $owned }: not enough { $goods }.
valletta_trader-price = { $player } hands in { $paid }; { $card } takes exactly one wood, stone or brick.
valletta_merchant-price = { $player } pays { $paid }; { $card } costs exactly one gold.
valletta_laparelli-price = { $player } pays { $paid }; { $card } costs exactly four wood, four stones or four bricks.
valletta_purchase-price = { $player } pays { $paid } for { $card }, which costs exactly { $price }.
valletta_chosen = { $player } chooses { $good }.
valletta_icons = { $icons ->
    [0] No building of { $player } shows { $good }.
    [one] { $player }’s buildings show { $good } once ({ $cells }).
    [2] { $player }’s buildings show { $good } twice ({ $cells }).
   *[other] { $player }’s buildings show { $good } { $icons } times ({ $cells }).
  }
valletta_count = { $player } owns { $buildings ->
    [0] no
   *[other] { $buildings }
  } { $colour ->
    [green] green
    [blue] blue
   *[upgraded] upgraded
  } { $buildings ->
    [one] building
   *[other] buildings
  }.
valletta_copies = The Apprentice repeats the card played just before, { $card }.
valletta_copies-freely = Repeated as a new action, with new choices.
valletta_copies-nothing = { $position ->
    [first] The Apprentice has nothing to repeat: it is the first card of the turn.
    [chained] The Apprentice has nothing to repeat: the one before it had no function either.
   *[later] The Apprentice repeats nothing: { $previous } cannot be repeated.
  }
valletta_copies-forbidden = { $position ->
    [first] { $player }’s Apprentice is the first card of the turn and repeats nothing, but the log has an action for it.
    [chained] { $player }’s Apprentice stands behind one that had no function either, so there is nothing to repeat, but the log has an action for it.
   *[later] { $player }’s Apprentice stands behind { $previous }, which cannot be repeated, but the log has an action for it.
  }
valletta_copies-earlier = { $player }’s Apprentice repeats only the card played just before, { $previous }; the log has an action of an earlier card for it.
valletta_not-provided = { $again ->
    [again] { $player } uses { $card } a second time (<{ $what }>); a card is used once each time it is played.
   *[never] { $player } plays { $card }, which does not provide for this (<{ $what }>).
  }
valletta_supply-empty = { $player } hires { $card }, but the open supply of Characters is empty.
valletta_supply-exceeded = There is no { $good } left in the box; the game goes on as if there were (house.supply).

## Building

valletta_printed-price = { $cell } ({ $building }) costs { $price }.
valletta_price-line = { $because ->
    [neighbours] { $less } less: next to { $neighboursNumber ->
        [singular] a building
       *[plural] buildings
      } of the same player ({ $neighbours }).
    [upgrade] { $less } less: an upgrade costs no gold.
   *[card] { $less } less: { $card }.
  }
valletta_price-due = To pay: { $price }.
valletta_pays-nothing = { $player } pays nothing.
valletta_substituted = { $units ->
    [one] { $replaced } is replaced by three other goods: { $instead }.
   *[other] { $replaced } are replaced by three other goods each: { $instead }.
  }
valletta_wasteful = { $player } could have paid the price itself ({ $price }), but paid { $paid }.
valletta_wrong-price = { $action ->
    [upgrade] Upgrading { $cell } costs { $price }; { $player } paid { $paid }.
   *[build] The building at { $cell } costs { $price }; { $player } paid { $paid }. { $touching ->
        [0] None of { $player }’s buildings touches { $cell }
        [one] One of { $player }’s buildings touches { $cell } ({ $neighbours })
       *[other] { $touching } of { $player }’s buildings touch { $cell } ({ $neighbours })
      }{ $apart ->
        [0] .
        [one] ; the one at { $others } lies { $how ->
            [across] across the street
            [diagonal] diagonally
           *[both] diagonally or across the street
          }.
       *[other] ; those at { $others } lie { $how ->
            [across] across the street
            [diagonal] diagonally
           *[both] diagonally or across the street
          }.
      }
  }{ $reduces ->
    [card] {" "}The printed cost is { $printed }; { $card } takes off up to { $reduction }.
   *[nothing] {""}
  }{ $rate ->
    [told] {" "}For each good that is replaced, three others are paid.
   *[known] {""}
  }
valletta_payments-differ = { $player } paid { $built } for the building at { $cell } and { $upgraded } for its upgrade; no cost fits both.
valletta_upgraded-at-once = { $cell } was built in this turn, and may be upgraded already.

valletta_not-on-display = { $player } { $action ->
    [upgrade] upgrades
   *[build] builds at
  } { $cell }, where no building lies in this game.
valletta_already-built = { $player } builds at { $cell }, which belongs to { $owner } already.
valletta_no-house-left = { $player } builds at { $cell } but has no house left; all eight are built.
valletta_not-own = { $player } upgrades { $cell }, { $state ->
    [free] where nobody has built.
   *[foreign] which belongs to { $owner }.
  }
valletta_already-upgraded = { $player } upgrades { $cell }, which is upgraded already.
valletta_bonus = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: Jean (space { $space }) stands in column { $column }.
valletta_no-bonus = { $area ->
    [0] No bonus: Jean is still on the tower.
   *[other] No bonus: Jean (space { $space }) stands in column { $area }, not in column { $column }.
  }

## Jean

valletta_jean-stays = Jean is on the last space and stays there; there is no barrel.
valletta_jean-sees = From space { $space } Jean sees column { $column }.
valletta_barrel-at-end = { $player } opens a barrel, but Jean was on the last space already.
valletta_no-barrel = Jean moves to space { $space }; the log does not say what { $player }’s barrel showed.
valletta_personnel-first = { $player } hires or dismisses before Jean has moved and the barrel is open.
valletta_no-such-barrel = The barrel shows { $good }, but { $count ->
    [0] there are no barrels with that good
    [one] the only barrel with that good has been opened
   *[other] all { $count } barrels with that good have been opened
  }.
valletta_neither = { $player } neither hires nor dismisses anybody.
valletta_not-in-supply = { $player } hires { $card }, who is not in the open supply of Characters.
valletta_dismiss-not-in-hand = { $player } dismisses { $card }, which cannot be in the hand.

## Gifts

valletta_owes-nothing = { $giver } gives to { $card } but owns only { $owned ->
    [one] { $owned } good
   *[other] { $owned } goods
  }; only those with { $threshold } or more give.
valletta_owes-nothing-of-it = The log has { $giver } give { $good } to { $card }; { $giver } owns { $owned } of it, and only those with { $threshold } or more give.
valletta_gives-other-kind = The log has { $giver } give { $good } to { $card }, who takes only { $kinds ->
    [gold] gold.
   *[materials] wood, stone, and brick.
  }
valletta_gives-nothing = { $giver } has fewer than { $goods } and gives nothing.
valletta_gives-twice = { $giver } gives more than one good of a kind to { $card }; one is the most.
valletta_gives-more = { $giver } gives more than one good to { $card }; one in all is the most.
valletta_gives-number = { $giver } gives { $goods } to { $card }; exactly one good is given.
valletta_gives-to-self = { $giver } has played { $card } and cannot give to themselves.
valletta_gift-missing = { $giver } owns { $owned ->
    [one] { $owned } good
   *[other] { $owned } goods
  } and owes { $card } one; the log has no gift.
valletta_gift-not-owned = { $giver } gives { $good } to { $card } without owning any.
valletta_extra-players = { $player } takes { $goods } in addition with { $card }; that is only for two players.
valletta_extra-kind = { $player } takes { $goods } in addition with { $card }, which does not offer that.

## The end

valletta_track-multiple = { $player }’s figure stands on space 25: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
valletta_track-lap = { $player }’s figure has gone round: the token shows { $token }, the figure goes on to space { $space }.
valletta_trigger = { $player } fulfils a condition for the final phase: { $trigger }.
    .in-hindsight = { $player } brought on the final phase { $triggerId ->
        [jean] by moving Jean to the last barrel
        [points] with 25 points
       *[houses] with the eighth house
      }.
valletta_no-trigger = The log begins the final phase ({ $trigger }), but no condition for it is fulfilled.
valletta_other-trigger = The final phase was triggered by { $player }: { $trigger }.
valletta_final-late = The log begins the final phase here; it began at the end of turn { $turn }, without waiting for the round.
valletta_final-twice = The final phase began after turn { $turn }; it begins only once.
valletta_final-since = The final phase began after turn { $turn }{ $cause ->
    [known] {" "}({ $player }: { $trigger })
   *[unknown] {""}
  }; everybody shuffled draw pile and discards together then, for the last time.
valletta_final-phase = The final phase begins: everybody shuffles draw pile and discards together and plays through the deck once.
valletta_out = { $player } has played the last card and is out.
valletta_log-stops = The log stops before the game is over{ $phase ->
    [final] : { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
      } still to be played.
   *[main] .
  }
valletta_result-too-early = The log states a result, but the game is not over{ $phase ->
    [final] : { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
      } still to be played.
   *[main] : the final phase has not begun.
  }
valletta_building-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $cell } ({ $building }{ $side ->
    [back] , upgraded
   *[front] {""}
  }).
valletta_goods-scored = { $player } has { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
  } left: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, one for each three.

valletta_winner = { $winners ->
    [one] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }{ $tied ->
        [houses] {" "}and more houses ({ $houses }).
       *[no] .
      }
   *[other] { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } and { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
      } each.
  }

## Numbers that the log states

valletta_claim-take = The log says that { $player } takes { $claimedCount ->
    [0] nothing
   *[other] { $claimed }
  } with { $card }; by the rules it is { $computedCount ->
    [0] nothing
   *[other] { $computed }
  }.
valletta_claim-effect = The log says that this play changed { $player }’s { $thing } by { $claimed }; by the rules it is { $computed }.
valletta_claim-total = The log says { $claimed } for { $player }’s { $thing }; by the replay it is { $computed }.
valletta_claim-cards = The log counts { $claimed ->
    [one] { $claimed } card
   *[other] { $claimed } cards
  } in { $zone } of { $player }; by the replay it is { $computed }.{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_claim-jean = The log has Jean on space { $claimed }; by the replay he is on space { $computed }.
valletta_claim-supply = The log counts { $claimed ->
    [one] { $claimed } { $card } card
   *[other] { $claimed } { $card } cards
  } in the open supply of Characters; by the replay it is { $computed }.
valletta_claim-result = The log gives { $player } { $claimed } for { $what }; by the rules it is { $computed }.
valletta_claim-houses-left = The log gives { $player } { $claimed } for the houses built, which is the number of houses left; by the rules it is { $computed }.
valletta_claim-rank = The log puts { $player } in place { $claimed }; with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
  } it is place { $computed }.
valletta_claim-rank-behind = The log puts { $player } in place { $claimed }; with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
  } it is place { $computed }, as we number the places behind the winner.

## Pieces

name-piece-jean = Jean
name-piece-barrel = The barrel
name-piece-house = a house
name-piece-houses = houses
name-piece-upgrade = the upgraded side
name-piece-gold = gold
name-piece-wood = wood
name-piece-stone = stone
name-piece-brick = brick

name-place-goods = the goods left
