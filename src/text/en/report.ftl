# What the report says. Names of players come in as they stand in the log.

## Frame

report-document-title = { $headline } — { $kicker }
report-kicker = { $named ->
    [yes] { $game } · { $id }
   *[no] { $game }
  }

report-word-skip = Skip to the turns
report-word-contents = Contents
report-word-result = Result
report-word-facts = The game
report-word-moments = Turning points
report-word-findings = Breaches
report-word-findings-none = Every rule was kept, as far as the log shows.
report-word-remarks = Remarks
report-word-turns = Turn by turn
report-word-turns-lead = Everything that happened, with the rule behind it. A rule’s title leads to what it says.
report-word-turn-index = Go to a turn
report-word-rules = The rules of this game
report-word-rules-lead = Every rule that this report cites, in our own words.
report-word-table = The numbers as a table
report-word-legend = Legend
report-word-expected = By the rules
report-word-actual = In the log
report-word-rule-says = What the rule says
report-word-consequences = What follows from it
report-word-consequence-of = A consequence of
report-word-reconstructed = This rests on card values that are our own reconstruction.
report-word-rank = Rank
report-word-player = Player
report-word-points = Points
report-word-behind = Behind
report-word-winner = winner
report-word-show-setup = How the table was laid out
report-word-rules-short = Rules
report-word-back-to-top = Back to the top
report-word-made-by = Made by Kiebitz, who looks over the players’ shoulders.
report-word-breach-mark = with a breach

## Places

report-turn = Turn { $turn }
report-turn-play = Turn { $turn }, play { $play }
# In the middle of a sentence.
report-within-turn = turn { $turn }, play { $play }
report-within-game = the course of the game
report-section-log = The whole game
report-section-setup = Setup
report-section-draft = Draft
report-section-turn = Turns
report-section-final = Final scoring
report-section-result = Result
report-place-line = { $place } (line { $line } of the log)
report-in-place = ({ $place })

## Head

report-headline = { $count ->
    [one] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }{ $margin ->
    [0] { "" }
   *[other] , { $margin } ahead
  }
report-headline-open = A game without a result
report-standfirst = { $players } played { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
report-verdict = { $verdict ->
    [illegal] { $breaches ->
        [one] One breach of the rules
       *[other] { $breaches } breaches of the rules
      }
    [undecidable] { $open ->
        [one] One of { $moves } moves cannot be judged; the others are legal
       *[other] { $open } of { $moves } moves cannot be judged; the others are legal
      }
   *[legal] All { $moves } moves are legal
  }
report-behind = { $points } behind
report-fact-ended = How it ended
report-fact-options = Options in force
report-fact-edition = Card values
report-ended-open = By the rules.
report-ended-incomplete = The record stops before the end.
report-options-standard = None: played as the rulebook has it.
report-edition = { $known ->
    [inline] Those of the log itself.
    [reconstructed] Edition “{ $edition }”: our own reconstruction. It is complete and playable, but the printed cards may differ.
   *[named] Edition “{ $edition }”.
  }

## Moments

report-moment-lead = { $first ->
    [yes] { $player } is the first to lead.
   *[no] { $player } takes the lead from { $other }.
  }
report-moment-best-turn = { $player } scores { $points } points in one turn, the most of the game.

## Charts

report-name-points = { $player } { $points }
report-turn-scores = { $place }, { $player }: { $scores }
report-axis-turn = turn
report-leader = In the lead
report-last-phase = Final phase
report-flag-ending = End triggered
report-jump = { $place }: { $player } scores { $points } ({ $rule })
report-column-turn = Turn
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
report-changes-table = After every turn that changed something

report-score-short = Score
report-score-title = The score, move by move
report-score-summary = Score of each player after every move. At the end: { $scores }. The lead changed { $changes ->
    [one] once
   *[other] { $changes } times
  }.{ $triggered ->
    [yes] { " " }The end was triggered in { $trigger }.
   *[no] { "" }
  }
report-score-table = Points after each turn
report-lead-never = Nobody ever led alone.
report-lead = { $longest } led for { $share } % of the game. { $final ->
    [yes] { $player } took the lead for the last time in the final scoring
   *[no] { $player } took the lead for the last time in { $place }
  }; it changed hands { $changes ->
    [one] once
   *[other] { $changes } times
  } in all.
report-sources-short = Points
report-sources-title = Where the points came from
report-sources-lead = Every point of the final score, by what earned it. There is no remainder.
report-sources-summary = { $player }: { $parts }; { $total } in all.
report-panel-title = { $chart }: { $player }
report-panel-summary = At the start: { $begin }. At the end: { $end }.
report-walk-title = Where { $figure } stood, and who moved him there
report-walk-stop = { $figure } on space { $space }: moved by { $player } in turn { $turn }
report-built = { $player }: { $built ->
    [one] { $built } building
   *[other] { $built } buildings
  }, { $upgraded } of them upgraded.
report-cell = { $cell } { $name } – { $state ->
    [built] { $player }, built in { $built }
    [upgraded] { $player }, built in { $built }, upgraded in { $upgraded }
   *[free] not built
  }

## Findings

report-findings-summary = { $breaches ->
    [0] Nothing to complain about.
    [one] One breach
   *[other] { $breaches } breaches
  }{ $breaches ->
    [0] { "" }
   *[other] { $consequences ->
        [0] .
        [one] , and one consequence of it folded below.
       *[other] , and { $consequences } consequences folded below.
      }
  }
report-finding-illegal = not allowed
report-finding-wrong = wrong number
report-finding-missing = missing
report-finding-order = wrong moment
report-finding-setup = impossible setup
report-finding-data = impossible data
report-finding-unread = not readable
report-finding-note = remark
report-consequence = { $place }: { $message }

## Turns

report-gain = { $player } { $sign ->
    [minus] −
   *[plus] +
  }{ $points }
report-checked = { $count ->
    [one] { $count } rule checked
   *[other] { $count } rules checked
  }
report-mark-brilliant = brilliant move
report-mark-good = good move
report-mark-interesting = interesting move
report-mark-dubious = dubious move
report-mark-mistake = mistake
report-mark-blunder = blunder

## Valletta

report-valletta-deck-short = Decks
report-valletta-deck-title = The decks
report-valletta-deck-lead = All cards of a player, those in hand and on the discard pile included, by colour.
report-valletta-goods-short = Goods
report-valletta-goods-title = The goods
report-valletta-goods-lead = What each player had in store after every play. All lanes have the same scale.
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
name-figure-jean = Jean
name-character-short-jean = Jean
name-character-short-laparelli = Laparelli
name-character-short-schilling = Schilling
name-character-short-del-monte = del Monte
name-character-short-philip = Philip II
name-character-short-charles = Charles V
name-character-short-pius = Pius V
name-character-short-rekuk = von Rekuk
