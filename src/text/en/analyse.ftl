## kiebitz analyse

# What something amounts to, in what the measure counts.
analyse-amount = { $measure ->
    [points] { $scoreWord ->
        [cubes] { $value ->
            [one] { $value } cube
           *[other] { $value } cubes
          }
       *[points] { $value ->
            [one] { $value } point
           *[other] { $value } points
          }
      }
   *[chance] { $value } in 100
  }
# What is counted at the end.
analyse-unit = { $scoreWord ->
    [cubes] cubes
   *[points] points
  }
analyse-lead = { $game }, edition { $edition }. { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
  }; from each the game is played on to its end by “{ $bot }”, { $playOuts ->
    [one] once
   *[other] { $playOuts } times
  } for every alternative on average; seed { $seed }.
analyse-trust = { $measured ->
    [no] It has not been measured whether win chances come true in { $game } with { $players } players.
   *[yes] How far win chances come true: in { $games } games of { $game } with { $players } players ({ $bots }) they were off by { $error } in 100; a forecast that is always right would have seemed to be off by { $perfect }, by chance alone.
  } { $shown ->
    [yes] That is little enough to show them.
    [asked] That is not enough to trust them: they stand here because you asked for them.
   *[no] That is not enough to show them. Everything is told in { analyse-unit } ahead of the best of the others at the end, if all play on like “{ $bot }”: take it as a question to look at, not as a verdict.
  }
analyse-threshold = A decision is dear (“gives up”) where the whole 95% interval of what it gave up lies above { analyse-amount }; it is obvious (“makes no difference that shows”) where not even that of an alternative at random does.
analyse-stop = { $type ->
    [breach] Analysed up to the first breach: { $message }
    [unread] Analysed up to where the record cannot be read: { $message }
    [unfinished] Analysed as far as the record goes: the game has not been played to its end.
    [hidden] Analysed as far as the record shows what chance brought and what was decided.
   *[broken-off] Broken off: analysed up to here.
  }
analyse-late-breach = Every decision is analysed. After the last of them { $kind ->
    [unread] something in the record cannot be read
   *[other] the record breaks a rule
  }: { $message }
analyse-chances = Before each decision: { $measure ->
    [points] how many { analyse-unit } each player will be ahead of the best of the others at the end
   *[chance] how often in 100 games each player comes { $players ->
        [2] first/second
        [3] first/second/third
       *[other] first/second/third/fourth
      }
  }, and what the decision gave up
analyse-cost = { $cost ->
    [apart] gives up { analyse-amount } { $isSure ->
        [yes] (in every game played on)
       *[no] ({ $low } to { $high })
      }
    [obvious] makes no difference that shows
   *[tie] as good as the best, within the noise
  }
analyse-balance = { $measure ->
    [points] What became of the lead over the best of the others, in { analyse-unit }
   *[chance] What became of the chances to win, in 100 games
  }
analyse-term = { $term ->
    [first] at first
    [own] own decisions
    [others] the others’ decisions
    [luck] luck
    [information] information
   *[last] in the end
  }
analyse-points = { $error ->
    [0] { $value }
   *[other] { $value } ± { $error }
  }
analyse-quality = { $player }: { $telling ->
    [0] no decision that can be seen to have made a difference
   *[other] decisions that made a difference: { $telling }; as good as the best: { $best }; given up on average: { analyse-amount }
  }
analyse-lost = where it was lost: { $losses }
analyse-loss = { $kind ->
    [card] { $card }
    [taken] { $card } (taking the card)
    [play] cards played
    [tower] towers
    [contest] contests
    [bonus] the legate’s bonus
    [draft] the extra good
    [settle] the first cubes
    [place] placing cubes
    [plague] moving the plague figure
    [spread] spreading rats
    [class] taking cards
    [reveal] turning tokens up
    [unload] setting down the Baker’s cubes
   *[other] what was left undone
  }: { analyse-amount } ({ $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  })
analyse-dear = { $place }: { $cost ->
    [apart] gave up { analyse-amount } { $isSure ->
        [yes] (in every game played on)
       *[no] ({ $low } to { $high })
      }
   *[tie] perhaps gave up something, but noise alone can explain it ({ $measure ->
        [points] in { analyse-unit } { $low } to { $high }
       *[chance] { $low } to { $high } in 100
      })
  }
analyse-played = played:
analyse-better = better:
analyse-nothing = nothing more
analyse-not-shown = The record does not show which cards and pieces chance brought: nothing can be analysed. “kiebitz play --level moves”, for one, writes what it takes.
analyse-breach-at-once = { $type ->
    [unread] Something cannot be read before the first decision
   *[breach] The first breach stands before the first decision
  }: nothing can be analysed. { $message }
analyse-other-result = The rules do not lead to the result of this record: nothing is analysed.
analyse-cannot-be-played = With { $players ->
    [0] no player
    [one] one player
   *[other] { $players } players
  } and the edition “{ $edition }” the game cannot be played on.
analyse-cache-spoilt = { $path } is not what an analysis has kept, or it is spoilt: it is not used.

## report --with analyse

analyse-title = What should have been played?
analyse-short = Analysis
analyse-value-title = { $measure ->
    [points] Where the game was heading: { analyse-unit } ahead at the end
   *[chance] Where the game was heading: chances to win
  }
analyse-value-lead = { $measure ->
    [points] How many { analyse-unit } each player would come in ahead of the best of the others, at each moment, if all played on like “{ $bot }”.
   *[chance] In how many of 100 games each player would come in first, at each moment, if all played on like “{ $bot }”.
  } What gave something up is marked.
analyse-mark-dear = gave something up
analyse-mark-dearest = one of the three dearest decisions of a player
analyse-balance-title = Luck and skill
analyse-balance-lead = { $measure ->
    [points] From the lead to be expected at first to that in the end, in { analyse-unit }:
   *[chance] From the chance to win at first to the result, in 100 games:
  } what own decisions, those of the others and luck have changed. Information is by how much the same decisions were worth more or less than anybody could know, because of what was hidden. The dot is the estimate; the line holds the true value 95 times in 100.
analyse-column-cost = Gave up
analyse-what-if = What if?

## report --with puzzles

puzzles-document-title = Positions from { $kicker }
puzzles-heading = What would you play?
puzzles-standfirst = { $count ->
    [one] A position
   *[other] { $count } positions
  } of this game in which one move was clearly best: the 95% interval of the second one is apart from it. Which one was it?
puzzles-none = In no position of this game was one move so clearly best that it stands apart from the second one. More games played on (--play-outs) show finer differences.
puzzles-near = A move comes near if it gives up less than half of what a random one does.
puzzles-seen = Each picture shows what that player could see.
puzzles-level = { $level ->
    [1] No other move comes near
    [2] One or two come near
   *[other] Several come near
  }
puzzles-question = What is { $player }’s best move?
puzzles-given = { $letter } gives up { analyse-amount }.
puzzles-written = The positions lie in { $path }
