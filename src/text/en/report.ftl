# What the report says. Names of players come in as they stand in the log.

## Frame

report-document-title = { $headline } — { $kicker }
report-kicker = { $named ->
    [yes] { $game } · { $id }
   *[no] { $game }
  }

report-word-skip = { $turnWord ->
    [round] Skip to the rounds
   *[turn] Skip to the turns
  }
report-word-contents = Contents
report-word-result = Result
report-word-facts = The game
report-word-moments = Key moments
report-word-findings = Breaches
report-word-remarks = Remarks
report-word-warnings = Warnings
report-word-turns = { $turnWord ->
    [round] Round by round
   *[turn] Turn by turn
  }
report-word-turns-lead = Everything that happened, with the rule behind it. A rule’s title leads to what it says.
report-word-turns-shown = { $turnWord ->
    [round] Which rounds are shown
   *[turn] Which turns are shown
  }
report-turns-all = All
report-turns-breached = Only those with a breach
report-turns-marked = Only those with a mark or note
report-word-more = More charts
report-word-rules = The rules of this game
report-word-table = The numbers as a table
report-word-copy-link = Copy link
report-word-legend = Legend
report-word-expected = By the rules
report-word-actual = In the log
report-word-before = Before it
report-word-after = After it
report-word-log-line = The line of the log
report-word-look-into = Look into it
report-word-rule-says = What the rule says
report-word-consequences = What follows from it
report-word-consequence-of = A consequence of
report-word-reconstructed = This rests on card values that are our own reconstruction.
report-word-rank = Rank
report-word-player = Player
report-word-points = Points
report-word-behind = Behind
report-word-winner = winner
report-word-rules-short = Rules
report-word-print-all = Print everything, not only the summary
report-word-back-to-top = Back to the top
report-word-made-by = Made by Kiebitz, who looks over the players’ shoulders.
report-word-breach-mark = with a breach

## Places

report-turn = { $turnWord ->
    [round] Round { $turn }
   *[turn] Turn { $turn }
  }
report-turn-play = { $turnWord ->
    [round] Round { $turn }, move { $play }
   *[turn] Turn { $turn }, play { $play }
  }
# In the middle of a sentence.
report-within-turn = { $turnWord ->
    [round] round { $turn }
   *[turn] turn { $turn }
  }
report-within-play = { $turnWord ->
    [round] round { $turn }, move { $play }
   *[turn] turn { $turn }, play { $play }
  }
report-within-game = the course of the game
report-section-log = The whole game
report-section-setup = Setup
report-section-draft = Draft
report-section-turn = { $turnWord ->
    [round] Rounds
   *[turn] Turns
  }
report-section-final = { $scoreWord ->
    [cubes] Final plague
   *[points] Final scoring
  }
report-section-result = Result
report-place-line = { $place } (line { NUMBER($line, useGrouping: 0) } of the log)
report-in-place = ({ $place })

## Head

report-headline = { $count ->
    [one] { $winners } { $tied ->
        [yes] wins a tie at
       *[no] wins with
      } { report-score }
   *[other] { $winners } share the victory with { report-score }
  }{ $margin ->
    [0] { "" }
   *[other] , { $margin } ahead
  }
report-score = { $scoreWord ->
    [cubes] { $points ->
        [one] { $points } cube
       *[other] { $points } cubes
      }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
report-headline-breaches = { $breaches ->
    [0] { report-unread }
    [one] One breach: { $rule }
   *[other] { $breaches } breaches of { $rules ->
        [one] one rule: { $rule }
       *[other] { $rules } rules, { $often ->
            [yes] most often
           *[no] among them
          }: { $rule }
    }
  }
report-unread = { $unread ->
    [one] One place in the log cannot be read
   *[other] { $unread } places in the log cannot be read
  }
report-result = { $headline }.
report-group = { $rule }{ $count ->
    [one] { "" }
    [2] { " " }(twice)
   *[other] { " " }({ $count } times)
  }
report-group-others = { $severity ->
    [unread] { $count ->
        [one] One more of this kind
       *[other] { $count } more of this kind
      }
    [warning] { $count ->
        [one] One more warning of this kind
       *[other] { $count } more warnings of this kind
      }
   *[error] { $count ->
        [one] One more breach of this rule
       *[other] { $count } more breaches of this rule
      }
  }
report-warnings = { $count ->
    [one] One warning
   *[other] { $count } warnings
  }
report-headline-open = A game without a result
report-standfirst-nobody = The log names no players.
report-standfirst = { $moves ->
    [0] { $players } have not made a move yet.
   *[other] { $turns ->
        [0] { $players } made { report-moves } before the first { $turnWord ->
            [round] round
           *[turn] turn
          }.
       *[other] { $players } played { $turnWord ->
          [round] { $turns ->
              [one] { $turns } round
             *[other] { $turns } rounds
            }
         *[turn] { $turns ->
              [one] { $turns } turn
             *[other] { $turns } turns
            }
        } and { report-moves }.
      }
  }
report-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
report-verdict = { $verdict ->
    [illegal] { $breaches ->
        [one] One breach of the rules
       *[other] { $breaches } breaches of the rules
      }
    [undecidable] { $open ->
        [0] This log does not show enough to judge the game
        [one] { $moves ->
            [one] The only move cannot be judged
           *[other] One of { $moves } moves cannot be judged; the others are legal
          }
       *[other] { $open } of { $moves } moves cannot be judged; the others are legal
      }
   *[legal] { $moves ->
        [0] No move is recorded yet
        [one] The only move is legal
        [2] Both moves are legal
       *[other] All { $moves } moves are legal
      }
  }
report-standing-now = if it ended now
report-behind = { $points ->
    [0] lost the tie
   *[other] { $points } behind
  }
report-fact-ended = How it ended
report-fact-lacks = What the log lacks
report-lacks = { CAPITAL($reason) }{ $moves ->
    [0] .
    [one] { " " }({ $moves } move).
   *[other] { " " }({ $moves } moves).
  }
report-fact-options = Options in force
report-fact-edition = Card values
report-ended-open = By the rules.
report-ended-incomplete = The record stops before the end.
report-ended-abandoned = The game was broken off{ $said ->
    [yes] : “{ $reason }”
   *[no] { "" }
  }.
report-options-standard = None: played as the rulebook has it.
report-edition = { $known ->
    [documented] Nobody has said which edition was played: only what is documented was judged, the rest is left open. Name the edition in the log, or give --components practice.
    [inline] Those of the log itself.
    [reconstructed] Edition “{ $edition }”: our own reconstruction. It is complete and playable, but the printed cards may differ.
   *[named] Edition “{ $edition }”.
  }

## Moments

report-moment-lead = { $from ->
    [nobody] { $player } is the first to lead{ $kept ->
        [yes] { "" }, never to lose the lead again: { $points } to { $against }{ report-if-over }.
       *[no] : { $points } to { $against }{ report-if-over }.
    }
   *[somebody] { $player } { $by ->
        [little] edges ahead of
        [much] leaps ahead of
       *[some] takes the lead from
    } { $other }{ $kept ->
        [yes] { " " }for good
       *[no] { "" }
    }: { $points } to { $against }{ report-if-over }.
  }
report-if-over = { $measure ->
    [now] , if the game had ended there
   *[score] { "" }
  }
report-gap = { $side ->
    [behind] { report-score } behind
    [ahead] { report-score } ahead
   *[level] level
  }
report-moment-swing = { $player } { $way ->
    [away] pulls away
    [up] catches up
   *[down] slips
  }: from { $sides ->
    [same] { $before }
   *[other] { $from }
  } to { $to }{ report-if-over }.
report-moment = { $headline }. { $effect }
report-cause-part = { $kind ->
    [came] { $points ->
        [one] { $points } more cube brought in
       *[other] { $points } more cubes brought in
      }
    [went] { $points ->
        [one] { $points } fewer cube lost
       *[other] { $points } fewer cubes lost
      }
   *[source] { $points ->
        [one] { $points } more point
       *[other] { $points } more points
      } from { $source }
  }
report-cause-parts = { $whole ->
    [no] above all, { $parts }
   *[yes] { $parts }
  }
report-cause = { $margin ->
    [0] { $player } and { $other } ended level.{ $sides ->
        [both] { " " }In { $player }’s favour: { $ahead }.
       *[one] { "" }
      }
   *[other] { $player } won by { $scoreWord ->
        [cubes] { $margin ->
            [one] { $margin } cube
           *[other] { $margin } cubes
          }
       *[points] { $margin ->
            [one] { $margin } point
           *[other] { $margin } points
          }
      }: { $ahead }.
  }{ $sides ->
    [both] { " " }In { $other }’s favour: { $behind }.
   *[one] { "" }
  }

## Charts

report-name-points = { $player } { $points }
report-turn-scores = { $place }, { $player }: { $scores }
report-axis-turn = { $turnWord ->
    [round] round
   *[turn] turn
  }
report-leader = In the lead
report-last-phase = { $scoreWord ->
    [cubes] Last round
   *[points] Final phase
  }
report-flag-ending = End triggered
report-jump = { $place }: { $player } scores { $points } ({ $rule })
report-column-turn = { $turnWord ->
    [round] Round
   *[turn] Turn
  }
report-column-player = Player
report-column-source = Source
report-column-cell = Place
report-column-name = Character
report-column-owner = Built by
report-column-built = Turn built
report-column-upgraded = Turn upgraded
report-start = Start
report-total = Total
report-nobody = nobody
report-upgraded = upgraded
report-adjusted = Taken from the log
report-changes-table = After every { $turnWord ->
    [round] round
   *[turn] turn
  } that changed something

report-score-short = Score
report-score-title = { $scoreWord ->
    [cubes] Cubes on the board and in the castle, move by move
   *[points] The score, { $turnWord ->
        [round] round by round
       *[turn] move by move
      }
  }
report-worth-now-title = The score if the game ended now, { $turnWord ->
    [round] round by round
   *[turn] move by move
  }
report-track-short = { $scoreWord ->
    [cubes] Cubes
   *[points] Scored
  }
report-track-title = { $scoreWord ->
    [cubes] Cubes on the board and in the castle, move by move
   *[points] Points scored, { $turnWord ->
        [round] round by round
       *[turn] move by move
      }
  }
report-score-summary = Score of each player after every { $turnWord ->
    [round] round
   *[turn] move
  }. At the end: { $scores }. The lead { $changes ->
    [0] never changed
    [one] changed once
    [2] changed twice
   *[other] changed { $changes } times
  }.{ $triggered ->
    [yes] { " " }The end was triggered in { $trigger }.
   *[no] { "" }
  }
report-score-table = { $scoreWord ->
    [cubes] Cubes
   *[points] Points
  } after each { $turnWord ->
    [round] round
   *[turn] turn
  }
report-lead-never = Nobody ever led alone.
report-lead-when = { $when ->
    [final] in the { $scoreWord ->
        [cubes] final plague
       *[points] final scoring
      }
    [start] at the start
   *[turn] in { $place }
  }
report-lead-share = { $bound ->
    [below] less than 1%
    [above] more than 99%
   *[none] { $share }%
  }
report-lead = { $changes ->
    [0] { $player } took the lead { report-lead-when }, and led for { report-lead-share } of the game; nobody else was ever ahead.
   *[other] { $same ->
        [yes] { $player } led for { report-lead-share } of the game and took the lead for the last time { report-lead-when }
       *[no] { $longest } led for { report-lead-share } of the game, but { $player } took the lead for the last time { report-lead-when }
      }; it changed hands { $changes ->
        [one] once
        [2] twice
       *[other] { $changes } times
      }.
  }
report-sources-short = Points
report-sources-title = Where the points came from
report-sources-lead = Every point of the final score, by what earned it. There is no remainder.
report-sources-summary = { $player }: { $parts }; { $total } in all.
report-panel-title = { $chart }: { $player }
report-panel-summary = At the start: { $begin }. At the end: { $end }.
report-walk-title = Where { $figure } stood, and who moved him there
report-walk-stop = { $figure } on space { $space }: moved by { $player } in turn { $turn }
report-built = { $player }: { $built ->
    [0] no building
    [one] { $built } building{ $upgraded ->
        [0] , not upgraded
       *[other] , upgraded
    }
   *[other] { $built } buildings{ $upgraded ->
        [0] , none of them upgraded
       *[other] , { $upgraded } of them upgraded
    }
  }.
report-cell = { $cell } – { $state ->
    [built] { $player }, built in { $built }
    [upgraded] { $player }, built in { $built }, upgraded in { $upgraded }
   *[free] not built
  }

## Contests

report-contests-lead = Below the lines: who scored in which contest, with a sign for each comparison.
report-duel-won = comparison won
report-duel-tied = tied
report-duel-lost = lost
report-column-scores = { $place }: { $scores }
report-final-stage = Final scoring, { $subject }
report-contest-line = { $place }: { $player }, { $subject } { $own } – { $duels } – { $points } in all
report-duel = { $player } { $theirs }: { $points }
report-ahead = ahead
report-behind-colour = behind
report-part-title = { $chart }: { $part }
report-peak-and-end = { $peak }, then { $end }
report-points = { $shown } { $points ->
    [one] point
   *[other] points
  }
report-margin = { $margin } ({ $points })
report-contests-summary = { $player }: { $contests ->
    [one] { $contests } contest
   *[other] { $contests } contests
  }, { $points } of { $most ->
    [one] { $most } possible point
   *[other] { $most } possible points
  }.
report-contests-average = In the { $contests ->
    [one] one for which
   *[other] { $contests } for which
  } the hand is known, { $player } got { $points }; the possible contests would have brought { $average } on average.
report-possible = { $average } on average, { $count ->
    [one] { $count } contest possible
   *[other] { $count } contests possible
  }
report-column-possible = Average of the possible contests
report-zone-summary = { $zone }: { $amounts }, on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
report-piece = { $place }: { $piece } ({ $amounts })
report-column-subject = Compared
report-column-own = Own
report-column-against = against { $player }
report-column-zone = Where

## Findings

report-findings-summary = { $breaches ->
    [0] { $unread ->
        [0] Every rule was kept, as far as the log shows.
       *[other] { report-unread }{ report-consequences }
      }
    [one] One breach{ report-consequences }
   *[other] { $breaches } breaches{ report-consequences }
  }{ $breaches ->
    [0] { "" }
   *[other] { $unread ->
        [0] { "" }
       *[other] { " " }{ report-unread }.
      }
  }
report-consequences = { $consequences ->
    [0] .
    [one] , and one consequence folded below.
   *[other] , and { $consequences } consequences folded below.
  }
report-finding-illegal = not allowed
report-finding-wrong = wrong number
report-finding-missing = missing
report-finding-order = wrong moment
report-finding-setup = impossible setup
report-finding-data = impossible data
report-finding-unread = not readable
report-finding-note = remark
report-finding-warning = warning
report-consequence = { $place }: { $message }

## Turns

report-gain = { $player }{ $sign ->
    [minus] { " " }−{ $points }
    [plus] { " " }+{ $points }
   *[none] { "" }
  }
report-checked = { $count ->
    [one] { $count } rule checked
   *[other] { $count } rules checked
  }

## Notes of files beside the log

report-word-orphans = Notes without a move
report-word-orphans-lead = Files beside the log hold these notes, but no move of this game is the one that they were written for.
report-orphan-from = { $file }, line { NUMBER($line, useGrouping: 0) }{ $known ->
    [yes] { "" }, written for { $at }
   *[no] { "" }
  } (anchor { $anchor })

## Tallinn

report-tallinn-worth-now = Points scored so far, with those that displays and towers would bring if final scoring came after that round.
report-tallinn-track = What has been scored so far; in the end displays and towers are compared once more.
report-tallinn-display-short = Estates
report-tallinn-display-title = The race of the estates
report-tallinn-display-lead = How many persons of each estate every display showed, round by round: first at the contests, then after the towers were built. Lines of equal strength run side by side.
report-tallinn-display-table = Persons at the contests of each round, and after its towers
report-tallinn-contests-short = Contests
report-tallinn-contests-title = Every contest
report-tallinn-contests-lead = In a frame: the persons of the player who triggered the contest. Beside it those of the others, and what each comparison brought; blue where that player was ahead, orange where behind.
report-tallinn-contests-possible = { $known ->
    [0] The record shows nobody’s hand, so nothing is said of the contests that could have been triggered instead.
   *[other] Below the points a diamond marks what the contests that the player could have triggered with the cards in hand would have brought on average, this one among them.
  }{ $known ->
    [0] { "" }
   *[other] { $open ->
        [0] { "" }
       *[other] { " " }Where it is missing, the record does not show the hand.
    }
  }
report-tallinn-contests-table = Every contest: persons of the others, and points in brackets
report-tallinn-margins-short = Final scoring
report-tallinn-margins-title = Who beat whom in the end
report-tallinn-margins-lead = Final scoring, pair by pair: each row shows by how much that player was ahead of the others or behind them, and what it brought; a point that is paid at a lead of five is counted in. On the diagonal stands what the player had.
report-tallinn-margins-table = Final scoring: margin, and points in brackets
report-tallinn-layout-short = Displays
report-tallinn-layout-title = Displays and towers
report-tallinn-layout-lead = What lay before each player at the end, card by card in the order of the rounds: the active halves of the display, then the towers with the halves that count. S is the start card, L the Legate.

## Valletta

report-valletta-worth-now = Points scored so far, with those that buildings and goods would bring if the game ended after that move.
report-valletta-track = What has been scored so far; buildings and goods count at the end alone.
report-valletta-deck-short = Decks
report-valletta-deck-title = The decks
report-valletta-deck-lead = All cards of a player, those in hand and on the discard pile included, by colour.
report-valletta-goods-short = Goods
report-valletta-goods-title = The goods
report-valletta-goods-lead = What each player had in store after every play. All lanes have the same scale.
report-valletta-tempo-short = Tempo
report-valletta-tempo-title = How near the final phase was
report-valletta-tempo-lead = The final phase begins when somebody has built the last house or reached 25 points, or when Jean stands on the last space. The lines fall to zero there.
report-valletta-tempo-table = What was left, always in the order { $players }; Jean is everybody’s
report-valletta-worth-short = Worth
report-valletta-worth-title = What each Character brought
report-valletta-worth-lead = What each Character brought whenever it was played, and what neighbouring houses saved. Goods paid for a building do not count against the Character that builds it; goods paid for points do.
report-column-worth-thing = Character
report-column-worth-since = Since
report-column-worth-uses = Times played
report-column-worth-points = Points
report-column-worth-goods = Goods
report-column-worth-saved = Goods saved
name-worth-neighbours = neighbours
name-worth-beginning = red and purple cards
name-countdown-houses = houses left
name-countdown-points = points to 25
name-countdown-jean = Jean’s spaces left
report-valletta-board-short = City
report-valletta-board-title = The city as built
report-valletta-board-lead = Who built what and in which turn; a second number is the turn of the upgrade.
report-valletta-board-street = the street
report-valletta-board-column = Column { $column }
report-valletta-board-hue = { $colour } building

name-source-bonus = construction bonus
name-source-yellow-card = a yellow Character scores
name-source-buildings = buildings
name-source-goods = goods left

## Rattus

report-rattus-worth-now = Cubes in the castle, with those on the board that the final plague would leave on average if it came after that move.
report-rattus-track = All cubes that stand on the board and in the castle; the final plague still takes from them.
report-rattus-population-short = Population
report-rattus-population-title = On the board, and safe in the castle
report-rattus-population-lead = Cubes of each player after every move. Those in the castle are safe from the plague.
report-rattus-losses-short = Losses
report-rattus-losses-title = What the plague took, and why
report-rattus-losses-lead = { $all ->
    [one] { $all } cube
   *[other] { $all } cubes
  } went back to their owners. A player loses cubes by the estates of their own cards, by M where they have the most cubes, and by A wherever they are.
report-rattus-movers-short = By whom
report-rattus-movers-title = Who brought the plague
report-rattus-movers-lead = The same losses by whose turn it was. { $own ->
    [0] Nobody lost a cube to their own plague.
    [one] { $own } of the cubes fell in its owner’s own turn.
   *[other] { $own } of the cubes fell in their owner’s own turn.
  }
report-rattus-movers-column = In whose turn
report-rattus-cards-short = Cards
report-rattus-cards-title = Who held which card
report-rattus-cards-lead = Most used: the { $card } by { $player }, { $uses ->
    [one] once
    [2] twice
   *[other] { $uses } times
  }. Beside each card: how often it was used, what it did with cubes, rat tokens and pieces, and how many cubes its symbol cost; owner by owner in the table.
report-rattus-cards-table = What each card did for each of its owners, and what it cost

report-rattus-risks-short = Risk
report-rattus-risks-title = What each region risked, and what it lost
report-rattus-risks-lead = For every token turned up: how many cubes it would have cost on average, over all tokens that were still possible after those turned up before it, and how many it did cost. The rest is luck.
report-rattus-risks-summary = On average { $pieces ->
    [one] the { $pieces } token turned up
   *[other] the { $pieces } tokens turned up
  } would have cost { $expected } cubes; { $lost ->
    [0] none was lost.
    [one] { $lost } cube was lost.
   *[other] { $lost } cubes were lost.
  }{ $open ->
    [0] { "" }
    [one] { " " }One more is left out, since the record does not show enough of it.
   *[other] { " " }{ $open } more are left out, since the record does not show enough of them.
  }
report-rattus-risks-reconstructed = All this rests on the tokens of the edition “{ $edition }”, which is our own reconstruction; with the printed tokens the averages would be different.
report-rattus-risks-table = Every region: what was to be expected, and what was lost

report-map-table = The map after every turn
report-toll-table = Every loss
report-expected = to be expected
report-came = lost
report-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-risk-place = { $place }: { $expected } to be expected, { $lost } lost.
report-column-flipped = Turned up
report-column-expected = To be expected
report-column-lost = Lost
report-toll-summary = { $player } lost { $total }{ $total ->
    [0] .
   *[other] : { $parts }.
  }
report-tenure = { $card }: { $player } from turn { $since }{ $until ->
    [0] { " " }to the end
   *[other] { " " }to turn { $until }
  }
report-tenure-summary = { $card }: { $taken ->
    [0] nobody took it.
    [one] taken once, by { $owners }.
    [2] taken twice, by { $owners }.
   *[other] taken { $taken } times, by { $owners }.
  }
report-uses = { $uses ->
    [0] never used
    [one] used once
    [2] used twice
   *[other] used { $uses } times
  }
report-event-placed = { $amount ->
    [one] { $amount } cube placed
   *[other] { $amount } cubes placed
  }
report-event-moved = { $amount ->
    [one] { $amount } cube moved
   *[other] { $amount } cubes moved
  }
report-event-saved = { $amount ->
    [one] { $amount } cube saved
   *[other] { $amount } cubes saved
  }
report-event-tokens = { $amount ->
    [one] { $amount } rat moved
   *[other] { $amount } rats moved
  }
report-event-pieces = { $amount ->
    [one] { $amount } piece set
   *[other] { $amount } pieces set
  }
report-event-cost = cost { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
  }
report-column-stock = Supply of tokens
report-column-mover = In the turn of
report-column-region = Region
report-column-token = Token
report-column-victim = Who lost
report-column-cause = By
report-column-cubes = Cubes
report-column-card = Card
report-column-turns-held = Turns held
report-column-uses = Uses
report-column-placed = Cubes placed
report-column-moved = Cubes moved
report-column-saved = Cubes saved
report-column-tokens = Rat tokens
report-column-pieces = Pieces set
report-column-cost = Cubes it cost

name-population-board = board
name-population-castle = castle
name-cause-M = M: most cubes
name-cause-A = A: everybody
name-cause-peasantry = Peasantry
name-cause-bourgeoisie = Bourgeoisie
name-cause-church = Church
name-cause-knighthood = Knighthood
name-cause-magic = Magic
name-cause-royalty = Royalty
name-cause-unknown = not known
