# What the pages over many games say: the index, and what the games of one ruleset have in common.

## Frame

site-home = All games
site-previous = Previous game
site-next = Next game
site-to-quiz = Questions about this game
site-to-puzzles = Positions of this game
site-to-lesson = Lesson
site-written = { $games ->
    [one] The index of { $games } game lies in { $path }
   *[other] The index of { $games } games lies in { $path }
  }
site-word-skip = Skip to the games
site-word-skip-figures = Skip to the figures
site-word-contents = Contents
site-word-games = Games
site-word-statistics = Statistics
site-word-search = Search for games and players
site-word-all = all
site-word-shown = Shown:
site-word-of = of
site-word-clear = Show all
site-word-sort = Sort by this column
site-word-unread = Not read
site-word-file = File
site-word-reason = Why
site-word-winner = winner
site-word-not-written = page not written

## Index

site-kicker = Recorded games
site-heading = { $games ->
    [one] One recorded game
   *[other] { $games } recorded games
  }
site-verdicts = { $all ->
    [yes] { $legal ->
        [one] One kept every rule
        [2] Both kept every rule
       *[other] All { $legal } kept every rule
      }
   *[no] { $legal ->
        [0] None of them kept every rule
        [one] One kept every rule
       *[other] { $legal } kept every rule
      }
  }{ $illegal ->
    [0] { "" }
    [one] , one broke a rule
   *[other] , { $illegal } broke a rule
  }{ $undecidable ->
    [0] .
    [one] , one cannot be judged.
   *[other] , { $undecidable } cannot be judged.
  }
site-unread-count = { $count ->
    [one] One input could not be read.
   *[other] { $count } inputs could not be read.
  }
site-unread-more = { $count ->
    [one] And one more place.
   *[other] And { $count } more places.
  }
site-word-orphans = Notes without a move
site-orphans = { $count ->
    [one] One note belongs to no move of these games.
   *[other] { $count } notes belong to no move of these games.
  }
site-ruleset-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
site-to-statistics = What they have in common
site-column-game = Game
site-column-ruleset = Ruleset
site-column-players = Players and result
site-column-margin = Margin
site-column-length = Length
site-column-verdict = Verdict
site-column-breaches = Breaches
site-column-first = First breach
site-turns = { $turnWord ->
    [round] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
      }
   *[turn] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
      }
  }
site-unfinished = stops before the end
site-shared = shared

## Statistics

site-statistics-title = { $game }: statistics over { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
site-statistics-heading = { $games ->
    [one] One game of { $game }
   *[other] { $games } games of { $game }
  }
site-statistics-counted = { $games ->
    [0] No game came to its end, so there is nothing to count.
    [one] One game that came to its end is counted.
   *[other] { $games } games that came to their end are counted.
  }{ $open ->
    [0] { "" }
    [one] { " " }One without a result is left out.
   *[other] { " " }{ $open } without a result are left out.
  }{ $breached ->
    [0] { "" }
    [one] { " " }One of those counted breaks a rule.
   *[other] { " " }{ $breached } of those counted break a rule.
  }
site-statistics-note = A sign stands for what these games show, the line around it for a 95% interval: shares after Wilson, means by Student’s t, each game one observation. The longer the line, the less these games say. Of twenty lines about one misses by mere chance.
site-camp-winners = Winners
site-camp-others = All others
site-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
site-percent = { $value }%
site-range = { $low } to { $high }
site-mean-with-range = { $value } ({ $range })
site-count = of { $count }
site-observations = n = { $count }
site-tile-length = Length
site-tile-winning = { $scoreWord ->
    [cubes] Cubes of the winner
   *[points] Points of the winner
  }
site-tile-margin = Margin of victory
site-tile-shared = Shared victories
site-tile-median = median; half of the games from { $lower } to { $upper }, all from { $least } to { $most }
site-tile-mean = mean; 95% interval { $range }
site-tile-mean-alone = mean
site-tile-of = of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
site-column-interval = 95% interval
site-column-count = Number
site-column-seats = Players
site-column-seat = Seat
site-column-wins = Won
site-column-share = Share
site-column-from = From
site-column-to = to
site-column-moment = Moment
site-column-source = Source
site-column-cause = Cause
site-column-thing = Name
site-column-times = Times in all
site-camp-in-party = { $camp }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
site-interval-of = { $name }: { site-column-interval }
site-party = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
site-seat = Seat { $seat }
site-fair = fair { $share }

site-seats-short = Seats
site-seats-title = Who wins, seat by seat
site-seats-lead = In how many games each seat won, alone or with others, by the number of players. Seats are counted in turn order. Dashed: if all seats were equal.
site-seats-summary = { $party }: { $seats }.
site-seat-share = seat { $seat } with { $share }
site-scores-short = Scores
site-scores-title = { $scoreWord ->
    [cubes] How many cubes win
   *[points] How many points win
  }
site-scores-lead = Final scores of all players: winners above the axis, all others below it. The signs are the means with their intervals.
site-scores-summary = On average winners have { $winners }, all others { $others }.
site-scores-unit = { $scoreWord ->
    [cubes] cubes
   *[points] points
  }
site-course-short = Course
site-course-title = How the score grows
site-course-lead = The mean score of winners and of all others over the course of a game, from its start to the end of its last { $turnWord ->
    [round] round
   *[turn] turn
  } however long it is, and after { $scoreWord ->
    [cubes] the final plague
   *[points] final scoring
  }. The bands are 95% intervals.
site-course-summary = { $party }: in the middle of the game winners have { $winnersHalf }, all others { $othersHalf }; at its end { $winnersEnd } and { $othersEnd }.
site-course-start = start
site-course-end = last { $turnWord ->
    [round] round
   *[turn] turn
  }
site-course-final = final
site-course-moment = { $share } of the game
site-course-final-moment = { $scoreWord ->
    [cubes] After the final plague
   *[points] After final scoring
  }
site-sources-short = Sources
site-sources-title = What the points are made of
site-sources-lead = Points of a player from each source, as the mean of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: winners, and all others. The farther the lines are apart, the surer is the difference.
site-sources-summary = { $differing ->
    [0] Winners and others do not differ.
   *[other] Winners and others differ most in these: { $list }.
  }
site-sources-difference = { $name } ({ $winners } against { $others })
site-column-mean-points = Points per player
site-column-mean-lost = Cubes lost per player
site-stat-summary = Most: { $most }. Least: { $least }.
site-stat-summary-same = All equally often: { $value }.
site-stat-thing = { $name } ({ $value })

## Valletta

site-valletta-built-short = Buildings
site-valletta-built-title = Which buildings are built
site-valletta-built-lead = How often a building of each Character was built where one was in the display, with the number of those games; and how many of its builders won. Dashed: how often any player wins.
site-valletta-built-measure = Games in which one was built
site-valletta-built-won = Builders who won
site-valletta-played-short = Cards
site-valletta-played-title = Which cards are played
site-valletta-played-lead = How often each card was played in a game in which it could be had, with the number of those games; and how many of the players who played it won. Dashed: how often any player wins.
site-valletta-played-measure = Times played per game
site-valletta-played-won = Winners among those who played it

## Tallinn

site-tallinn-contests-short = Contests
site-tallinn-contests-title = Which contests are triggered
site-tallinn-contests-lead = How often each estate was compared in the rounds of a game; and how many of the players who triggered such a contest won. Dashed: how often any player wins.
site-tallinn-contests-measure = Times triggered per game
site-tallinn-contests-won = Those triggering it who won
site-tallinn-towers-short = Towers
site-tallinn-towers-title = Which cards become towers
site-tallinn-towers-lead = Every player has the same cards: how many built a tower of each, with the number of players who could; and how many of them won. Dashed: how often any player wins.
site-tallinn-towers-measure = Players who built it
site-tallinn-towers-won = Builders who won

## Rattus

site-rattus-tolls-short = Losses
site-rattus-tolls-title = What the plague takes
site-rattus-tolls-lead = Cubes that a player lost to each cause, as the mean of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: winners, and all others.
site-rattus-taken-short = Cards taken
site-rattus-taken-title = Which class cards are taken
site-rattus-taken-lead = How often each card was taken in a game in which it lay on the table, with the number of those games; and how many of the players who took it won. Dashed: how often any player wins.
site-rattus-taken-measure = Times taken per game
site-rattus-taken-won = Takers who won
site-rattus-used-short = Cards used
site-rattus-used-title = Which class cards are used
site-rattus-used-lead = How often the ability of each card was used in such a game; and how many of the players who used it won. Dashed: how often any player wins.
site-rattus-used-measure = Times used per game
site-rattus-used-won = Users who won

## Pages of very many games

site-pager-shown = { $from } to { $to } of { $all }
site-pager-pages = Pages of this list
site-pager-lists = Lists of games
site-pager-list = { $list } ({ $games })
site-pager-previous = Previous
site-pager-next = Next
site-word-skip-table = Skip to the table
site-all-players = All players
site-ratings = Ratings
site-ratings-lead = How strong players are, by the games that say when they were played: 1500 for somebody unknown; 400 points more win ten times as often. With 95% intervals.
site-changes = Changed verdicts
site-column-rating = Rating
site-column-rule = Rule
site-column-before = Before
site-column-after = After
site-column-findings = Findings
site-column-firsts = First change
