# What is said of a game of Rattus. Ids with an underscore are sentences; those with a hyphen are rules.

## Words

name-cube-place-board = cubes on the board
name-cube-place-castle = cubes in the castle
name-cube-place-supply = cubes in the reserve
name-cube-place-baker = cubes on the Baker
name-card-place-display = the display
name-class-card-unknown = an unseen card
name-region-unknown = an unseen region
name-series-population = cubes on the board and in the castle
name-series-board = cubes in the regions
name-series-castle = cubes in the castle
name-series-supply = cubes in the reserve
name-series-cards = class cards
name-series-rats = rat tokens on the board
name-series-rat-supply = rat tokens in the supply

## What a move changes (parameters: player, amount, from, to, which)

engine-effect-cube-place = { $player } puts { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
  } into { $to }.
engine-effect-cube-remove = { $player } loses { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
  } in { $from }.
engine-effect-cube-advance = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
  } of { $player } { $amount ->
    [one] goes
   *[other] go
  } from { $from } to { $to }.
told-rattus-piper-baker-deposit = { $player } puts a cube on the Baker, from { $fromId ->
    [player] the reserve
   *[region] { $from }
  }.
told-rattus-piper-end-baker = { engine-effect-cube-advance }
told-rattus-piper-baker-takeover = { engine-effect-cube-advance }
engine-effect-cube-adjust = From here on the replay follows the log: cubes of { $player } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-rat-place = { $shown ->
    [yes] The rat token { $which } comes into { $to }.
   *[no] A rat token comes into { $to }.
  }
engine-effect-rat-draw = { $shown ->
    [yes] One more rat token, { $which }, comes into { $to }.
   *[no] One more rat token comes into { $to }.
  }
engine-effect-rat-advance = The rat token at place { $which } of { $from } goes to { $to }.
engine-effect-rat-discard = { $shown ->
    [yes] The token at place { $which } goes from { $from } into the box.
   *[no] The token goes from { $from } into the box.
  }
engine-effect-rat-adjust = From here on the replay follows the log: rat tokens { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-figure-place = The plague figure begins in { $to }.
engine-effect-figure-advance = The plague figure arrives in { $to }.
engine-effect-potion-place = A potion lies under a cube of { $player } in { $to }{ $number ->
    [0] .
    [one] , beside another one.
   *[other] , beside { $number } others.
  }
engine-effect-potion-remove = A potion goes instead of a cube of { $player } in { $from }.
told-rattus-piper-magician-protect = A potion goes instead of a cube of { $player } in { $from } (of { $number } under it).
engine-effect-potion-take = { $amount ->
    [one] The potion under it goes along.
   *[other] The { $amount } potions under it go along.
  }
engine-effect-potion-advance = { $amount ->
    [one] The potion lies under it again.
   *[other] The { $amount } potions lie under it again.
  }
engine-effect-potion-discard = { $amount ->
    [one] The potion goes
   *[other] The { $amount } potions go
  } back to the stock.
engine-effect-nun-place = { $moved ->
    [yes] A nun goes from { $from } to { $to }.
   *[no] A nun stands in { $to }.
  }
engine-effect-bishop-place = { $moved ->
    [yes] A bishop goes from { $from } to { $to }.
   *[no] A bishop stands in { $to }.
  }
engine-effect-wall-place = { $moved ->
    [yes] A wall goes from the border { $from } to the border { $to }.
   *[no] A wall stands on the border { $to }.
  }
engine-effect-class-place = The { $which } lies in the display.
engine-effect-class-take = { $fromId ->
    [player] { $player } takes the { $which } from { $from }.
   *[other] { $player } takes the { $which } from the display.
  }

## Edition

rattus_map-self = { $region } is named as its own neighbour.
rattus_map-asymmetric = { $region } names { $other } as a neighbour, but { $other } does not name { $region }.
rattus_map-arrow = { $region } has an arrow to { $others }, which it does not name as a neighbour.
rattus_map-alone = With { $players ->
    [one] { $players } player
   *[other] { $players } players
  } { $regions } would have no neighbour, and the figure could not move on.
rattus_fact = { $fact ->
    [a1] On the printed map Gallia and Hispania touch; here they do not.
    [a2] On the printed map Anglia touches Gallia or Hispania; here it touches neither.
    [a3] On the printed map Russia and Tartaria touch, as far as the rules tell; here they do not.
    [a4] Of the borders Hispania–Italia, Italia–Polonia and Hispania–Polonia the printed map has exactly one; this one has another number.
    [a5] On the printed map Germania and Turcia do not touch; here they do.
    [a6] On the printed map Italia and Scandia are at most two steps apart; here they are farther apart.
    [a7] On the printed map some neighbours are joined by an arrow only; here none are.
    [k1] The printed tokens include a 1 with Bourgeoisie and Church; these do not.
    [k2] The printed tokens include one with a 3; these do not.
    [k3] The printed tokens include a 2 with M, Bourgeoisie and Church; these do not.
   *[k4] The printed tokens show 1, 2, 3 and 4 among their numbers; these do not show all of them.
  }
rattus_token-twice = The token “{ $token }” is declared twice; only the first one counts.
rattus_edition-lacks = { $what ->
    [start-tokens] With { $players ->
        [one] { $players } player
       *[other] { $players } players
      } it takes { $needed } tokens with a purple rim; the edition “{ $edition }” has { $found }.
    [tokens] With { $players ->
        [one] { $players } player
       *[other] { $players } players
      } { $needed } tokens without a purple rim are taken out; the edition “{ $edition }” has { $found }.
    [fronts] The edition “{ $edition }” does not say what is on the front of every token: games can be judged with it, but not played.
   *[map] The edition “{ $edition }” does not say which regions touch: games can be judged with it, but not played.
  }
rattus_token-numbers = There are 49 tokens, 12 of them with a purple rim; this edition has { $count } and { $starts }.
rattus_token-blank = The token “{ $token }” needs a number of at least 1 and something that it hits.
rattus_token-both-letters = The token “{ $token }” shows both M and A; the rules speak of one or the other.
rattus_wrong-estate = The { $card } belongs to { $estate }, not to { $found }.
rattus_estate-cards = { $count ->
    [one] { $count } class card belongs
   *[other] { $count } class cards belong
  } to { $estate }; each estate has 3.
rattus_token-undeclared = The edition has no token “{ $token }”, so what it does cannot be judged.

## Setup

rattus_player-count = Rattus is for 2 to 4 players; this log has { $count }.
rattus_same-colour = { $player } and { $other } both play { engine-colour }.
rattus_regions = With { $players ->
    [one] { $players } player
   *[other] { $players } players
  } these regions are used: { $regions }.
rattus_not-in-use = { $region } is not used with { $players ->
    [one] { $players } player
   *[other] { $players } players
  }.
rattus_no-cards = The log does not say which six class cards are in the game.
rattus_card-twice = A class card is named twice; six different ones are needed.
rattus_cards-number = { $count ->
    [one] { $count } class card is
   *[other] { $count } class cards are
  } in the game; there must be exactly 6.
rattus_card-of-expansion = These cards come with the expansion only: { $cards }.
rattus_no-knighthood = With { $players ->
    [one] { $players } player
   *[other] { $players } players
  } a Knighthood card is recommended; without one some regions may be out of the plague’s reach.
rattus_not-the-set = The set “{ $set }” is { $cards }; other cards are in the game.
rattus_estate-missing = One card of each estate was to be drawn, but { $estates } has none.
rattus_material = The pieces of the { $card } lie ready.
rattus_no-start-token = { $count ->
    [one] { $regions } has
   *[other] { $regions } have
  } no start token; each region in use gets exactly one.
rattus_start-token-twice = { $region } has a second start token.
rattus_cards-twice = The class cards are laid out a second time; only the first six count.
rattus_figure-set-twice = The figure is set up a second time; only the first place counts.
rattus_removed = With { $players ->
    [one] { $players } player
   *[other] { $players } players
  } { $count ->
    [0] no ordinary token goes
    [one] { $count } ordinary token goes
   *[other] { $count } ordinary tokens go
  } unseen into the box.
rattus_left-over = { $count ->
    [0] No start token is left over.
    [one] { $count } start token is left over and is shuffled into the supply.
   *[other] { $count } start tokens are left over and are shuffled into the supply.
  }
rattus_supply = { $count ->
    [one] { $count } token makes
   *[other] { $count } tokens make
  } the supply.
rattus_no-figure = The log does not say where the plague figure begins.
rattus_start-player = { $player } begins.
rattus_settle-order = { $player } places cubes, but it is { $expected }’s turn.
rattus_settle-surplus = { $player } places cubes a third time; two rounds are played.
rattus_settle-pair = { $player } places { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }; it must be 2 each time, into one region.
rattus_settle-missing = { $count ->
    [one] { $count } initial placement is missing.
   *[other] { $count } initial placements are missing.
  }
rattus_after-placement = { $player } has { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } on the board after the setup; it should be 4.
rattus_into-castle = { $player } places cubes into the castle; only the King brings cubes there.
rattus_headline-settle = { $player } settles in { $region }

## Turns

rattus_turn-order = { $player } has a turn, but { $expected } is next.
rattus_turn-after-end = { $player } has a regular turn, but the end was brought about in { $trigger }’s turn: { $why ->
    [supply] the supply of tokens is empty
   *[cubes] all cubes of a player are on the board
  }. The last round is next.
rattus_round-incomplete = The last round begins, but the round is played to its end first; { $expected } is next.
rattus_turn-after-last-round = { $player } has a regular turn after the last round.
rattus_turn-ends = { $player }’s turn is over.
rattus_slot-unused = { $player } uses no card in the last round.
rattus_headline-take = { $player } takes { $cardId ->
    [unknown] { $card }
   *[card] the { $card }
  }
rattus_takes-late = { $player } takes a card after the figure has moved; the figure comes last.
rattus_takes-twice = { $player } takes the { $card } after the { $first }; one card in a turn is the most.
rattus_takes-in-last-round = { $player } takes a card; nobody takes one in the last round.
rattus_takes-own = { $player } takes the { $card }, but has it already.
rattus_card-kept = The { $card } is taken from the display, but { $owner } has it; a card never goes back.
rattus_card-elsewhere = The { $card } is taken from { $claimed }, but { $ownerId ->
    [display] it lies in { $owner }
   *[player] { $owner } has it
  }.
rattus_card-not-in-play = The { $card } is not one of the six cards of this game ({ $cards }).
rattus_card-risk = { $count ->
    [one] From now on { $player } is exposed to the { $estate } symbol ({ $card }).
   *[other] With the { $card } { $player } has { $count } { $estate } cards: from now on each { $estate } symbol hits { $count ->
        [2] twice
       *[other] { $count } times
      }.
  }
rattus_headline-unload = { $player } sets down the cubes of the Baker
rattus_unload-twice = { $player } sets down cubes of the Baker a second time; all of them go into one region.
rattus_unload-late = { $player } sets down the cubes of the Baker too late; whoever takes the card does it at once.
rattus_unload-unasked = { $player } sets down cubes of the Baker without having taken a Baker with cubes.
rattus_unload-missing = { $player } has taken the Baker and must set down { $count ->
    [one] the cube
   *[other] the { $count } cubes
  } lying on the card.
rattus_unload-count = { $claimed ->
    [one] { $claimed } cube of the Baker is
   *[other] { $claimed } cubes of the Baker are
  } set down; { $count ->
    [one] { $count } lies
   *[other] { $count } lie
  } on the card, and all go together.
rattus_unload-unowned = { $player } sets down cubes of the Baker, but nobody owns the card.
rattus_unload-by = { $player } sets down the cubes of the Baker; the owner’s left neighbour, { $expected }, must do it.
rattus_unload-by-another = { $player } sets down the cubes of the Baker; { $expected }, who takes the card, must do it.
rattus_unload-missing-at-end = { $count ->
    [one] { $count } cube lies
   *[other] { $count } cubes lie
  } on the Baker; the owner’s left neighbour must set { $count ->
    [one] it
   *[other] them
  } down before the plague ravages all regions.
rattus_unload-out-of-time = At the end of the game the cubes on the Baker are set down between the last round and the plague in all regions.

## Placing cubes

rattus_headline-place = { $player } places cubes in { $region }
rattus_headline-mayor = { $player } places cubes with the Mayor
rattus_places-line = { $region } has { $rats ->
    [0] no token
    [one] { $rats } token
   *[other] { $rats } tokens
  }{ $bound ->
    [most] : at most
    [rest] , in reserve only
   *[exact] :
  } { $due ->
    [0] no cube
    [one] { $due } cube
   *[other] { $due } cubes
  }{ $peasant ->
    [0] { "" }
   *[other] , the Peasant may add 1
  }{ $queen ->
    [0] { "" }
   *[other] , the Queen may add 2
  }.
rattus_places-in-last-round = { $player } places cubes; in the last round only class cards bring cubes.
rattus_places-late = { $player } places cubes after the figure has moved; the figure comes last.
rattus_places-twice = { $player } places cubes a second time in this turn.
rattus_places-count = { $player } places { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } in { $region }, which has { $rats ->
    [0] no token
    [one] { $rats } token
   *[other] { $rats } tokens
  }.
rattus_places-without-rats = { $player } places cubes in { $region }, where no token lies.
rattus_places-too-few = { $player } places only { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } in { $region }, which has { $rats ->
    [one] { $rats } token
   *[other] { $rats } tokens
  }. With { $supply ->
    [one] { $supply } cube
   *[other] { $supply } cubes
  } in the reserve all that are due are placed, into one region.
rattus_places-more-than-owned = { $player } places { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, but has { $supply } left.
rattus_peasant-extra = { $player } places { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } in { $region }, which has { $rats ->
    [0] no token
    [one] { $rats } token
   *[other] { $rats } tokens
  }; { $queen ->
    [0] the Peasant adds just 1
   *[other] Peasant and Queen together add 3 at most
  }.
rattus_queen-does-not-reign = { $player } uses the Queen, but does not have the largest connected area alone.
rattus_queen-one = { $player } brings one of the Queen’s two cubes. The rules leave open whether that is allowed; we allow it.
rattus_queen-both = { $player } places { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } in { $region }, which has { $rats ->
    [0] no token
    [one] { $rats } token
   *[other] { $rats } tokens
  }; the Queen adds { $additions ->
    [some] 2 cubes at most
   *[both] 2 cubes or none
  }.
rattus_queen-without-rats = { $player } places the Queen’s cubes in { $region }, where no token lies. The rules name only the Peasant for that; we allow it.
rattus_no-placement = { $player } has placed no cubes, although there was room and { $supply ->
    [one] { $supply } cube
   *[other] { $supply } cubes
  } to place.
rattus_leads = { $player } leads { $regionsCount ->
    [0] nowhere
   *[other] in { $regions }
  }.
rattus_area = { $player }’s largest connected area has { $count ->
    [one] { $count } region
   *[other] { $count } regions
  }.
rattus_mayor-does-not-lead = { $player } does not have more cubes in { $regions } than every other player.
rattus_mayor-extra = { $player } puts { $extra ->
    [one] { $extra } additional cube
   *[other] { $extra } additional cubes
  } with the Mayor; { $help ->
    [nobody] only Peasant and Queen bring any
    [peasant] the Peasant allows { $allowed }
    [queen] the Queen allows { $additions ->
        [both] 2 or none
       *[some] { $allowed ->
            [0] none
           *[other] { $allowed }
          } here
      }
   *[both] { $additions ->
        [both] the Peasant allows 1, and the Queen 2 or none
       *[some] Peasant and Queen together allow { $allowed } here
      }
  }.
rattus_mayor-too-few = { $player } leads in { $count ->
    [0] no region
    [one] { $count } region
   *[other] { $count } regions
  } and places fewer cubes with the Mayor than must be placed.

## The figure

rattus_headline-plague = { $player } { $toCount ->
    [0] leaves the plague figure where it is
   *[other] moves the plague figure { $overCount ->
    [0] to { $to }
   *[other] by way of { $over } to { $to }
  }
  }
rattus_headline-plague-unseen = { $player } moves the plague figure; the record does not show where
rattus_figure-twice = { $player } moves the figure a second time in this turn.
rattus_figure-stays = { $player } leaves the figure in { $region }; it must move on.
rattus_figure-returns = The figure comes back to { $region }, where it started; it must end in another region.
rattus_figure-not-moved = { $player } has not moved the plague figure in this turn.
rattus_walled-in = All ways out of { $region } are walled; the figure stays. The rules do not say so; { $plague ->
    [yes] by a house rule of this game the plague strikes there.
   *[no] we let the turn end.
  }
rattus_too-many-steps = The figure goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }; { $cards ->
    [0] without a Knighthood card { $most } is the most
    [one] a Knighthood card allows { $most }
   *[other] several cards of Knighthood together allow { $most }
  }.
rattus_not-adjacent = { $from } and { $to } are not neighbours.
rattus_same-region = Both regions are { $from }; they must be neighbours.
rattus_wall = A wall stands between { $from } and { $to }.
rattus_castle-no-region = The castle is not a region.
rattus_neutral = The figure counts as { $count } cubes that belong to nobody.
rattus_neutral-without-knight = { $player } lets the figure count as cubes without owning the Knight.
rattus_neutral-late = { $player } lets the figure count as cubes, but that must be said after the figure has moved and before a token is turned up.

## Spreading

rattus_headline-spread = The plague spreads
rattus_spread-due = { $region } has { $rats ->
    [0] no token
    [one] { $rats } token
   *[other] { $rats } tokens
  }: { $count ->
    [0] no new token
    [one] { $count } new token
   *[other] { $count } new tokens
  }.
rattus_spreads-in-last-round = Tokens are spread; the figure’s move in the last round brings none.
rattus_spreads-before-figure = Tokens are spread before the figure has moved.
rattus_spreads-late = Tokens are spread after one was turned up; spreading comes first.
rattus_spreads-on-the-way = Tokens are spread around { $passed }, which the figure only passed; it stands in { $region }.
rattus_spreads-too-many = { $count ->
    [one] { $count } new token is
   *[other] { $count } new tokens are
  } placed for { $region }; { $due ->
    [0] none is due
    [one] { $due } is due
   *[other] { $due } are due
  }.
rattus_spreads-too-few = { $count ->
    [0] No new token is
    [one] { $count } new token is
   *[other] { $count } new tokens are
  } placed for { $region }; { $due ->
    [0] none is due
    [one] { $due } is due
   *[other] { $due } are due
  }{ $limit ->
    [room] , and next to it there is room for { $owed }
    [supply] , and the supply has { $owed }
   *[none] , and there is room next to it
  }.
rattus_spread-tokens = { $count ->
    [one] { $count } token is
   *[other] { $count } tokens are
  } named for { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
  }; each gets one.
rattus_spreads-into-itself = A new token is put into { $from } itself; it must go to a neighbour.
rattus_spreads-far = A new token is put into { $to }, which is not a neighbour of { $from } ({ $neighbours }).
rattus_supply-empty = A token is placed, but the supply is empty.
rattus_not-spread = No token was spread for { $region }; { $due ->
    [one] { $due } is
   *[other] { $due } are
  } due, however many cubes there are.
rattus_ravages-before-spread = A token is turned up in { $region } before { $due ->
    [one] the new token has
   *[other] the { $due } new tokens have
  } been spread.
rattus_bishop = A bishop keeps tokens out of { $region }.
rattus_full = { $region } has { $most ->
    [one] { $most } token
   *[other] { $most } tokens
  } already; no more may lie there.

## Ravaging

rattus_taken-back = A token that was turned up is taken back here; online that cannot be done.
rattus_headline-reveal = { $region }: { $shown ->
    [yes] the token { $token } is turned up
   *[no] a token is turned up
  }
rattus_ravages-before-figure = A token is turned up in { $region } before the figure has moved.
rattus_ravages-elsewhere = A token is turned up in { $region }, but the plague region is { $plague }.
rattus_ravages-in-last-round = A token is turned up in { $region }, but no card of { $player } has brought the plague there.
rattus_ravages-no-more = A token is turned up in { $region } although the plague does not act there now.
rattus_no-cubes = { $flips ->
    [0] A token is turned up in { $region }, where no cube stands.
   *[other] Another token is turned up in { $region }, although the last cube there has gone.
  }
rattus_no-token = No token lies in { $region }.
rattus_slot-out-of-range = { $region } has { $count ->
    [0] no token
    [one] { $count } token
   *[other] { $count } tokens
  }; there is none at place { $slot }.
rattus_token-impossible = { $why ->
    [other] The token in { $region } is known to be { $known }; it cannot be { $token }.
    [elsewhere] The token { $token } is shown in { $region }, but it is known to lie elsewhere.
    [gone] The token { $token } is shown in { $region }, but it went into the box before.
    [together] The token { $token } cannot lie in { $region } beside the others of the order: there is no place left that it may have come to.
    [twice] The order names the token { $token } more than once; there is one of it.
   *[foreign] The token { $token } is shown in { $region }, but it cannot have come there.
  }
rattus_not-in-order = The Crusader’s order names { $due } next; { $token } is turned up.
# The test of a token, as players say it: “limit 3, 2 cubes: no outbreak”.
rattus_limit = { $token }: limit { $limit }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }{ $neutral ->
    [0] { "" }
   *[other] { " " }and { $neutral } for the plague figure
  }{ $nuns ->
    [0] { "" }
    [one] { " " }less { $nuns } for the nun
   *[other] { " " }less { $nuns } for the nuns
  }
rattus_outbreak = { rattus_limit }: the plague breaks out.
rattus_no-outbreak = { rattus_limit }: no outbreak.
rattus_token-hits = { $token } hits { $hits }.
rattus_nobody-owns = Nobody owns a { $estate } card.
rattus_hit-majority = { $tied ->
    [one] { $player } has the most cubes here ({ $count }).
   *[other] { $player } has the most cubes here ({ $count }), together with others.
  }
rattus_hit-all = { $player } has cubes here.
rattus_hit-symbol = { $player }’s { $estate } { $cardsCount ->
    [one] card
   *[other] cards
  } ({ $cards }): { $count ->
    [one] { $count } hit
   *[other] { $count } hits
  }.
rattus_hits-add-up = { $player } is hit { $count ->
    [2] twice
   *[other] { $count } times
  }.
rattus_losses-capped = { $player } has only { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } here to lose.
rattus_not-there = { $player } owns a { $estate } card but has no cube here.
rattus_loss = The log says that { $player } loses { $claimed ->
    [one] { $claimed } cube
   *[other] { $claimed } cubes
  } in { $region } to { $token }; by the rules it is { $computed }.
rattus_loss-unseen = The log says that { $player } loses { $claimed ->
    [one] { $claimed } cube
   *[other] { $claimed } cubes
  } in { $region } to { $seen ->
    [yes] the token { $token }; whatever the log leaves open here, { $why ->
        [more] it takes { $most ->
            [0] no cube there
           *[other] no more than { $most }
          }
        [less] it takes more
       *[other] it does not do that together with the other losses
      }
   *[no] a token that nobody saw; { $why ->
        [more] of the tokens that it can be, { $most ->
            [0] none takes a cube there
           *[other] none takes more than { $most }
          }
        [less] each of the tokens that it can be takes more
       *[other] no token that it can be does that together with the other losses
      }
  }.
rattus_loss-missing = The log, which says that it records all losses, has none of { $player } in { $region } here.
rattus_potions-spent = { $player } spends { $spent ->
    [one] { $spent } potion
   *[other] { $spent } potions
  } in { $region }; { $protects ->
    [no] by a house rule of this game potions do not protect in the final plague.
   *[yes] { $owned ->
      [0] there is none
      [one] there is { $owned }
     *[other] there are { $owned }
    }, and { $hits ->
      [0] no cube is
      [one] { $hits } cube is
     *[other] { $hits } cubes are
    } threatened.
  }
rattus_potion-cube = { $player } spends a potion under a cube with { $on } in { $region }; { $most ->
    [0] no cube there has any
   *[other] no cube there has more than { $most }
  }.
rattus_ravage-ends = The plague is over in { $region }: { $why ->
    [rats] no token lies there
   *[cubes] no cube stands there
  }.
rattus_not-ravaged = In { $region } there { $rats ->
    [one] is still { $rats } token
   *[other] are still { $rats } tokens
  } and { $cubes ->
    [0] the figure, which counts as cubes
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, but { $flips ->
    [0] nothing was turned up
   *[other] no further token was turned up
  }.
rattus_after-ravage = { $player } uses the { $card } after the plague is over; the turn has ended.
rattus_window = { $player } uses the { $card } { $window ->
    [spread] while tokens are to be spread
    [before-flip] before the first token is turned up
   *[between-flips] between two tokens
  }; it cannot be used then.
rattus_window-open = { $player } uses the { $card } { $window ->
    [spread] while tokens are to be spread
    [before-flip] before the first token is turned up
   *[between-flips] between two tokens
  }. The rules leave open whether that is allowed; we allow it.

## Class cards

rattus_headline-use = { $player } uses { $cardId ->
    [unknown] { $card }
   *[card] the { $card }
  }
rattus_card-in-display = { $player } uses the { $card }, but it lies in the display.
rattus_card-not-owned = { $player } uses the { $card } without owning it.
rattus_card-twice-used = { $player } uses the { $card } a second time in this turn.
rattus_not-of-the-card = The { $card } does nothing of the kind (“{ $what }”).
rattus_no-cube = { $player } has no cube in { $place }{ $cubes ->
    [0] .
   *[other] {" "}with as many potions as the log says.
  }
rattus_not-so-many = { $player } wants to move { $count ->
    [one] { $count } own cube
   *[other] { $count } own cubes
  } out of { $region } and has { $owned } there.
rattus_monk-twice = { $player } moves { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  } with the Monk; only one is allowed.
rattus_merchant-twice = { $player } moves cubes twice with the Merchant; all go together from one region to one neighbour.
rattus_merchant-count = { $player } moves { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } with the Merchant; 1 to { $most } are allowed.
rattus_looks = { $player } looks at { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }; the Witch sees { $most }.
rattus_looks-at = { $player } looks at the token at place { $slot } in { $region }{ $shown ->
    [yes] : { $token }.
   *[no] .
  }
rattus_looks-again = { $player } looks at the same token twice; the Witch’s second look is for another one.
rattus_swaps = { $player } exchanges tokens { $count ->
    [2] twice
   *[other] { $count } times
  } with the Witch; once is all that is allowed.
rattus_swap-unseen = { $player } exchanges two tokens but has looked at { $count ->
    [one] only one
   *[other] { $count }
  } of them.
rattus_swapped = { $player } exchanges the two tokens ({ $regions }).
rattus_swap-bishop = { $player } exchanges a token of { $regions }, where a bishop stands. { $allowed ->
    [no] A house rule of this game forbids that.
   *[yes] No token moves in from a neighbour, so we allow it.
  }
rattus_king-twice = { $player } brings { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } into the castle; only one is allowed.
rattus_king-rats = The King takes a cube out of { $region }, where { $rats ->
    [one] { $rats } token lies
   *[other] { $rats } tokens lie
  }; there must be none.
rattus_potion-most = { $player } spends a potion of a cube with { $on ->
    [one] { $on } potion
   *[other] { $on } potions
  } in { $region }; online it must be one of the cube with the most ({ $most }).
rattus_king-potion = The King takes the cube with { $meant ->
    [one] { $meant } potion
   *[other] { $meant } potions
  } out of { $region }; online the one with the fewest ({ $fewest }) must go.
rattus_crusader-late = { $player } turns up the tokens with the Crusader, but not before the first one is turned up in the plague region.
rattus_crusader-partial = { $player } turns up { $count } of { $rats ->
    [one] { $rats } token
   *[other] { $rats } tokens
  } in { $region } with the Crusader; it must be all of them or none.
rattus_orders = { $player } names { $count ->
    [one] { $count } order
   *[other] { $count } orders
  } for the Crusader; only one is allowed.
rattus_soldier-twice = { $player } places { $count ->
    [one] { $count } additional token
   *[other] { $count } additional tokens
  }; the Soldier brings one.
rattus_soldier-late = { $player } uses the Soldier at another time than when new tokens come into play.
rattus_soldier-before-others = { $player } adds the Soldier’s token before those that are due, and the supply has none to spare.
rattus_soldier-without-spread = { $player } places an additional token, but { $region } brings no new ones.
rattus_any-token = The supply is empty: any of the { $count } tokens of the game may come.
rattus_token-from-box = The supply is empty: { $count ->
    [one] the only discarded token
   *[other] one of the { $count } discarded tokens
  } comes back.
rattus_messenger-twice = { $player } exchanges cubes { $count ->
    [2] twice
   *[other] { $count } times
  }; only one exchange of two cubes is allowed.
rattus_messenger-castle = A cube of { $player } in the castle is exchanged. { $allowed ->
    [no] A house rule of this game forbids that.
   *[yes] The castle counts as part of the board, so we allow it.
  }
rattus_messenger-one-owner = { $whose ->
    [own] { $player } exchanges two own cubes ({ $sites })
   *[other] { $player } exchanges two cubes of { $owner } ({ $sites })
  }; by the book they belong to two players.
rattus_walls-at-once = { $player } places or moves { $count } walls in one use; { $most } are the most.
rattus_walls-number = { $player } would have { $count ->
    [one] { $count } wall
   *[other] { $count } walls
  }; there are { $most }.
rattus_wall-not-there = { $player } moves a wall from a border where none stands.
rattus_wall-twice = A wall stands between { $from } and { $to } already.
rattus_no-border = A wall stands between two regions; { $count ->
    [one] { $count } is
   *[other] { $count } are
  } named.
rattus_serf-unearned = { $player } adds a cube with the Serf, but the last token has destroyed no cube of another player.
rattus_serf-again = { $player } adds a second cube for the same token.
rattus_serf-potion = { $player } adds a cube with the Serf, but the last token has only cost a potion.
rattus_serf-one = The Serf adds one cube, in { $region }.
rattus_bakes-twice = { $player } puts { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } onto the Baker; only one a turn is allowed.
rattus_bakes-from = { $player } takes the cube for the Baker from { $from }; it comes from { $source }.
rattus_nuns-at-once = { $player } places or moves { $count } nuns in one use; { $most } are the most.
rattus_nuns-number = { $player } would have { $count ->
    [one] { $count } nun
   *[other] { $count } nuns
  } on the board; there are { $most }.
rattus_nun-not-there = No nun stands in { $place }.
rattus_bishops-at-once = { $player } uses { $count } bishops at once; only one is allowed.
rattus_bishops-number = { $player } places a bishop, but both are on the board.
rattus_bishop-too-early = { $player } moves a bishop, but { $count ->
    [0] none is on the board
   *[other] only { $count } of { $most } is on the board
  }; the other one must be placed first.
rattus_bishop-not-there = No bishop stands in { $place }.
rattus_piper-twice = { $player } leads { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } away; the Pied Piper leads one.
rattus_rats-follow = { $count ->
    [0] No token can follow
    [one] { $count } token follows
   *[other] { $count } tokens follow
  } from { $from } to { $to }{ $placesCount ->
    [0] .
    [one] {" "}(place { $places }).
   *[other] {" "}(places { $places }).
  }
rattus_ravages-everywhere = The plague ravages every region.
rattus_unloaded = { $count ->
    [one] { $count } cube comes
   *[other] { $count } cubes come
  } from the Baker into { $region }.
rattus_spread-none = There is room for none.
rattus_spread-limit = { $limit ->
    [supply] The supply has only { $owed }
   *[room] There is room for only { $owed }
  }.
rattus_moved-with = Moved with: { $cards }.
rattus_order = { $player } has them act in this order: { $tokens }.
rattus_exchanged = A cube of { $player } in { $site } and one of { $other } in { $otherSite } change places.
rattus_selected = { $by ->
    [random] The cards were drawn at random.
    [per-estate] There is a card of each estate.
    [agreed] The players have agreed on the cards.
   *[set] The cards are the set “{ $set }”.
  }
rattus_piper-rats = { $claimed ->
    [one] { $claimed } token follows
   *[other] { $claimed } tokens follow
  } the Pied Piper from { $from } to { $to }; { $count ->
    [0] none may follow
   *[other] { $count } must follow
  }.
rattus_potions-at-once = { $player } places { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  } at once; only one is allowed.
rattus_potion-under = { $player } has no cube in { $region } under which { $on ->
    [one] { $on } potion lies
   *[other] { $on } potions lie
  }.
rattus_no-potion = { $player } places a potion, but all { $limit } lie under cubes.

## The end

rattus_trigger-supply = { $player } has emptied the supply of tokens: that brings on the end of the game.
    .in-hindsight = { $player } emptied the supply of tokens and so brought on the end of the game.
rattus_trigger-cubes = All { $count } cubes of { $player } are on the board: that brings on the end of the game.
    .in-hindsight = All { $count } cubes of { $player } were on the board: that brought on the end of the game.
rattus_too-early = The supply is empty in turn { $turn }; that cannot happen before turn { $least }.
rattus_no-trigger = The last round begins, but { $rats ->
    [one] { $rats } token is
   *[other] { $rats } tokens are
  } in the supply, and nobody has all cubes on the board{ $baker ->
    [0] { "" }
   *[other] { "" }; those on the Baker are not there
  }.
rattus_last-round = Last round, from { $trigger }’s right: { $players }.
rattus_no-last-round = The last round is missing; { $count ->
    [one] { $count } player has
   *[other] { $count } players have
  } a go.
rattus_slot-of-trigger = { $player } has brought about the end and gets no go in the last round.
rattus_slot-twice = { $player } gets a second go in the last round.
rattus_last-round-twice = The last round is played a second time.
rattus_final-plague-twice = The final plague ravages a second time.
rattus_slot-order = { $player } gets a go, but { $expected } is next: the last round runs counter-clockwise.
rattus_slot-missing = { $players } got no go in the last round.
rattus_figure-without-card = { $player } moves the figure in the last round without a card that allows it.
rattus_card-moves-no-figure = The { $card } does not move the figure in the last round.
rattus_figure-twice-last = { $player } moves the figure a second time; all cards that move it act in one region.
rattus_too-few-steps = The figure goes { $steps ->
    [0] no step
    [one] { $steps } step
   *[other] { $steps } steps
  } with the { $cards }; it must move on.
rattus_too-many-steps-last = The figure goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } with the { $cards }; { $most } is the most.
rattus_zero-steps = { $player } leaves the figure where it is. { $mover ->
    [serf] The rules have the Serf go one step; a house rule of this game allows this.
   *[other] The rules say “up to two steps”; we allow it.
  }
rattus_counts-at-end = The figure will count as { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } in its region when the plague ravages all regions.
rattus_add-in-turn = The { $card } adds to the placement of cubes; alone it brings cubes in the last round only.
rattus_add-regions = { $player } puts cubes of the { $card } into { $count ->
    [one] { $count } region
   *[other] { $count } regions
  }; only one is allowed.
rattus_add-count = { $player } puts { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } with the { $card }; by the rules it is { $most }.
rattus_spreads-at-end = Tokens are spread; the plague at the end spreads no more.
rattus_uses-at-end = The { $card } is used after the last round; nobody is active any more.

## Numbers that the log states

rattus_claim-count = The log says { $claimed } for { $player }’s { $what }; by the replay it is { $computed }.
rattus_claim-effect = The log says that { $what } of { $player } changed by { $claimed }; by the replay it is { $computed }.
rattus_claim-cubes = The log has { $claimed ->
    [one] { $claimed } cube
   *[other] { $claimed } cubes
  } of { $player } in { $region }; by the replay there { $computed ->
    [one] is { $computed }
   *[other] are { $computed }
  }.
rattus_claim-rats = The log has { $claimed ->
    [one] { $claimed } token
   *[other] { $claimed } tokens
  } in { $region }; by the replay there { $computed ->
    [one] is { $computed }
   *[other] are { $computed }
  }.
rattus_claim-unread = “{ $attribute }” of this <state> is not compared: it is not a number of { $of ->
    [player] a player
    [region] a region
   *[table] the table
  }.
rattus_claim-supply = The log has { $claimed ->
    [one] { $claimed } token
   *[other] { $claimed } tokens
  } in the supply; by the replay there { $computed ->
    [one] is { $computed }
   *[other] are { $computed }
  }.
rattus_claim-potions = The log has { $claimed ->
    [one] { $claimed } potion
   *[other] { $claimed } potions
  } in { $region }; by the replay there { $computed ->
    [one] is { $computed }
   *[other] are { $computed }
  }.
rattus_cube-sum = The log’s numbers for { $player } add up to { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }; everybody has { $all }.
rattus_headline-count = The cubes are counted
rattus_scored = { $player }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } { $whatId ->
    [board] on the board
   *[castle] in the castle
  }.
rattus_tied = { $players } have { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } each: whoever’s turn would come sooner after the end is ahead.
    .in-hindsight = The tie went to the player whose turn would have come sooner after the end.
rattus_winner = { $player } wins with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
rattus_result = The log gives { $player } { $claimed ->
    [one] { $claimed } cube
   *[other] { $claimed } cubes
  }; by the rules it is { $computed }.
rattus_result-without-castle = The log gives { $player } { $claimed ->
    [one] { $claimed } cube
   *[other] { $claimed } cubes
  }, without the castle ({ $castle }); by the rules it is { $computed }.
rattus_result-out-of-reach = The log gives { $player } { $claimed ->
    [one] { $claimed } cube
   *[other] { $claimed } cubes
  }; whatever it leaves open of the final plague, { $possible ->
    [one] it is { $most }
   *[several] it is from { $least } to { $most }
  } by the rules.
rattus_rank = The log ranks { $player } { $claimed } with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }; the rank is { $computed }.
rattus_rank-tie = The log ranks { $player } { $claimed }; with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } each the rank is { $computed }, by whose turn would be next after the end.
rattus_rank-equals = The log ranks { $player } { $claimed }; { $players } have { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } each and take ranks { $first } to { $last } in any order, or share rank { $first }.
rattus_result-too-early = The log states a result, but the plague has not ravaged all regions yet.
rattus_log-stops = The log stops before the end of the game; { $rats ->
    [one] { $rats } token is
   *[other] { $rats } tokens are
  } in the supply.
