# For programmers: kinds of bug, groups, baselines.

## What a finding tells about the program that wrote the log

referee-bug = bug: { $kind }
referee-bug-too-permissive = too permissive
referee-bug-too-permissive-means = the program let a forbidden move pass
referee-bug-too-strict = too strict
referee-bug-too-strict-means = the program refused or left out what was due
referee-bug-wrong-effect = wrong effect
referee-bug-wrong-effect-means = the program did something else than the rule says
referee-bug-wrong-bookkeeping = wrong bookkeeping
referee-bug-wrong-bookkeeping-means = the moves are right, the program’s totals are not
referee-bug-wrong-order = wrong order
referee-bug-wrong-order-means = the program did the right thing at the wrong moment
referee-bug-wrong-value = wrong card value
referee-bug-wrong-value-means = a card in the program’s table has another value than in the edition
referee-bug-incomplete-log = incomplete log
referee-bug-incomplete-log-means = the log says too little, or nothing that can be used

## What is known

referee-known-baseline = { $why ->
    [none] known (baseline)
   *[said] known (baseline): { $text }
  }
referee-known-quirk = { $why ->
    [none] known (declared quirk)
   *[said] known (declared quirk): { $text }
  }
referee-known-choice = not asked for (--select, --ignore)
referee-known = { $count ->
    [one] { $count } known finding
   *[other] { $count } known findings
  }
referee-ignored = { $count ->
    [one] { $count } finding was not asked for
   *[other] { $count } findings were not asked for
  }
referee-allowed = { $count ->
    [one] { $count } finding counts
   *[other] { $count } findings count
  }, { $most ->
    [one] { $most } is
   *[other] { $most } are
  } allowed
referee-gone = { $file }: no longer found: { $game }, { $at } { $rule }
referee-unchecked = { $count ->
    [one] { $count } entry of the baseline is about a game that was not checked
   *[other] { $count } entries of the baseline are about games that were not checked
  }
referee-baseline-written = { $path } now has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }.
referee-baseline-unread = { $path } stays as it was: some of the input could not be read.

## What is wrong in a file of known findings (says: meant, found or plain)

referee-file-unreadable = The file cannot be read: { refused-reading }.
referee-file-packed = The file is packed. Unpack it first.
referee-file-encoding = { engine-fault-encoding }
referee-file-syntax = { $says ->
    [found] This is no JSON: found { $found }
   *[plain] This is no JSON, or it ends too early.
  }
referee-file-type = Expected here: { $expected }
referee-file-value = { $says ->
    [found] “{ $found }” cannot stand here; expected is something like “{ $expected }”.
   *[plain] Expected here: “{ $expected }”.
  }
referee-file-unknown-key = { $says ->
    [meant] There is no “{ $found }” here; did you mean “{ $meant }”?
   *[found] There is no “{ $found }” here; known are: { $expected }.
  }
referee-file-missing-key = “{ $expected }” is missing here.
referee-file-unknown-rule = { $says ->
    [meant] There is no rule “{ $found }”; did you mean “{ $meant }”?
   *[found] There is no rule “{ $found }”.
  }
referee-file-dates = The last day, { $found }, comes before the first one, { $expected }.
referee-file-unknown-word = { $says ->
    [meant] “{ $found }” cannot stand here; did you mean “{ $meant }”?
   *[found] “{ $found }” cannot stand here; expected is one of these: { $expected }
  }
referee-file-no-anchor = This note has a place but no anchor yet. “kiebitz notes LOG --notes FILE” adds it.

## Groups

referee-groups = { $groups ->
    [one] All findings probably come from { $groups } fault
   *[other] The findings probably come from { $groups } faults
  }
referee-groups-dropped = { $count ->
    [one] { $count } more finding was too many to be grouped.
   *[other] { $count } more findings were too many to be grouped.
  }
referee-group-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
referee-group-findings = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
  }
referee-group-never-first = always after another fault
referee-group-rules = shows as: { $rules }
referee-group-facts = in common: { $facts }
referee-group-unclaimed = only the result shows it. Logs that have one of these would show the place: { $claims }
# claim: as it stands in a log
referee-claim = { $claim } { $after ->
    [play] after each play
    [round] after each round
    [plague] in each plague
   *[turn] after each turn
  }
referee-group-example = soonest reached:
referee-fact-never = never { $fact }
referee-fact-seat = player { $value } in turn order
referee-fact-difference = difference{ $thing } { $value }
referee-fact-players = { $value ->
    [one] { $value } player
   *[other] { $value } players
  }
referee-fact-option = option { $of } = { $value }
referee-fact-source = written by { $value }
referee-fact-edition = edition { $value }

## What the cases of a group have in common in the state of the game

referee-circumstances = with the state: { $list }
# first: the first one named is compared with all moments that pass, the others with those that have all before it
referee-circumstance = { $what } ({ $all ->
    [yes] in all { $among } cases
   *[no] in { $holds } of { $among } cases
  }, in { $passing } of { $first ->
    [yes] { $amongPassing } that pass
   *[no] those { $amongPassing }
  })
referee-circumstance-turn = { $bound ->
    [least] from { $turnWord ->
        [round] round
       *[turn] turn
      } { $number } on
   *[most] up to { $turnWord ->
        [round] round
       *[turn] turn
      } { $number }
  }
referee-circumstance-rule = “{ $title }” comes into play
referee-circumstance-lies = { $where }: { $which }
referee-circumstance-tie = { $where }: { $bound ->
    [none] no opponent has as many { $things }
    [most] at most { $number ->
        [one] one opponent has
       *[other] { $number } opponents have
      } as many { $things }
   *[least] as many { $things } as { $number ->
        [one] an opponent
       *[other] at least { $number } opponents
      }
  }
# bound: none, least, most
referee-circumstance-count = { $where }: { $bound ->
    [least] at least { $number }
    [most] at most { $number }
   *[none] 0
  } { $things }
# whose: own, opponent, everyOpponent, anyone, came, table; zone: a part of what lies before a player, or nothing
referee-where = { $whose ->
    [own] { $zoned ->
        [yes] { $zone } of the player who moves
       *[no] the player who moves
      }
    [opponent] { $zoned ->
        [yes] { $zone } of an opponent
       *[no] an opponent
      }
    [everyOpponent] { $zoned ->
        [yes] { $zone } of every opponent
       *[no] every opponent
      }
    [anyone] { $zoned ->
        [yes] { $zone } of any player
       *[no] any player
      }
    [came] { $turnWord ->
        [round] new in this round
       *[turn] new in this turn
      }{ $zoned ->
        [yes] , { $zone } of any player
       *[no] { "" }
      }
   *[table] { $zone }
  }
referee-zone = { $zone ->
    [hand] hand
    [display] display
    [towers] towers
    [pile] draw pile
    [discard] discard pile
    [slots] cards played
    [supply] supply
    [characters] open Characters
    [street] street
    [stock] stock
    [box] box
    [here] the place of the move
   *[other] { $name }
  }
referee-things = { $thing ->
    [card] { $number ->
        [one] card
       *[other] cards
      }
    [point] { $number ->
        [one] point
       *[other] points
      }
    [house] { $number ->
        [one] house
       *[other] houses
      }
    [upgrade] { $number ->
        [one] upgrade
       *[other] upgrades
      }
    [gold] gold
    [wood] wood
    [stone] stone
    [brick] { $number ->
        [one] brick
       *[other] bricks
      }
    [jean] { $number ->
        [one] step of Jean
       *[other] steps of Jean
      }
    [merchant] { $number ->
        [one] merchant
       *[other] merchants
      }
    [knight] { $number ->
        [one] knight
       *[other] knights
      }
    [monk] { $number ->
        [one] monk
       *[other] monks
      }
    [cube] { $number ->
        [one] cube
       *[other] cubes
      }
    [rat] { $number ->
        [one] rat token
       *[other] rat tokens
      }
    [potion] { $number ->
        [one] potion
       *[other] potions
      }
    [class] { $number ->
        [one] class card
       *[other] class cards
      }
    [figure] { $number ->
        [one] plague piece
       *[other] plague pieces
      }
    [questioned] of the kind in question
   *[other] { $name }
  }

## A wrong value in the table of cards of a program

# how: number, with (a name that the edition does not have there), without
referee-value = { $how ->
    [with] probably in its table: { $card }, { $what } with { $tried }
    [without] probably in its table: { $card }, { $what } without { $printed }
   *[number] probably in its table: { $card }, { $what } { $tried } instead of { $printed }
  }
referee-value-card = { $element ->
    [building] building of the { $character } ({ $name })
    [buildings] buildings of the { $character } ({ $name } and its copies)
    [token] rat token { $name }
   *[other] { $name }
  }
referee-value-attribute = { $attribute ->
    [cost] cost
    [yields] yield
    [points] points
    [upgraded-yields] yield of the upgraded side
    [upgraded-points] points of the upgraded side
    [limit] number
    [hits] symbols
    [coin] coin
    [neighbours] neighbours
    [arrows] arrows
   *[other] { $name }
  }
referee-value-of = { $attribute } in { $thing }
referee-value-none = none

## SARIF

referee-follows = { $count ->
    [one] { $count } consequence
   *[other] { $count } consequences
  }
referee-rule-notation = The notation of the log
referee-rule-notation-help = What stands here in the log could not be used: an element, an attribute or a value that the format does not have, or something that is missing. The format is described in docs/log-format.md.
referee-rule-undecidable = A game that cannot be decided
referee-rule-undecidable-help = The log hides so much that nobody can tell whether all moves were allowed. It becomes decidable when the log records more: hands, draws, and what lay face down.

## shrink

shrink-done = { $finding }: { $moves ->
    [one] { $moves } move becomes
   *[other] { $moves } moves become
  } { $fewerMoves }, { $elements } elements become { $fewerElements }.
shrink-not-alone = { $others ->
    [one] One other error could not be left out.
   *[other] { $others } other errors could not be left out.
  }
shrink-only-in-text = Finding { $finding } lies in the way the file is written or breaks off: no shorter log can show it.
# asked: any, rule or finding
shrink-no-finding = { $asked ->
    [rule] { $file }: nothing here breaks the rule { $rule }.
    [finding] { $file }: there is no finding { $finding }.
   *[any] { $file }: there is no error to be shown by a shorter log.
  }

## What has changed between two runs

diff-no-run = line { $line } is no line of “check --format ndjson”.
diff-none = none
diff-consequence = { $severity } that follows from another one
diff-change = { $before } → { $after }
# first: in how many games nothing before it has changed
diff-counts = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $findings ->
    [one] { $findings } finding
   *[other] { $findings } findings
  }; the first change in { $first ->
    [one] { $first } game
   *[other] { $first } games
  }
diff-example = for example { $file } { $game }, { $place }
diff-verdict = { $before } → { $after }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
diff-only-old = { $games ->
    [one] { $games } game stands only in the first run
   *[other] { $games } games stand only in the first run
  }
diff-only-new = { $games ->
    [one] { $games } game stands only in the second run
   *[other] { $games } games stand only in the second run
  }
diff-summary = { $changed ->
    [one] { $changed } game has changed
   *[other] { $changed } games have changed
  }, { $same ->
    [one] { $same } is
   *[other] { $same } are
  } as before
