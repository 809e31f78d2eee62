# What the pages say of the players of many games: the page of each, and their list in the index.

## Page of a player

site-player-kicker = Player
site-player-title = { $player }: { $games ->
    [one] one game
   *[other] { $games } games
  }
site-player-games-of = { $games ->
    [one] One game of { $game }
   *[other] { $games } games of { $game }
  }, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
  }.
site-player-statistics = Statistics of all games of { $game }
site-player-note = Dots stand for what these games show, the lines around them for 95% intervals: shares after Wilson, means by Student’s t, each game one observation. The others are those who sat at the same tables, a mean of each game. Of twenty intervals about one misses by mere chance: what differs the most of many things differs in part because it was picked.
site-player-others = The others
site-player-won = Won
site-player-not-won = Not won

site-player-tile-won = Games won
site-player-tile-won-note = { $won } of { $games }; 95% interval { $range }
site-player-tile-fair = By chance
site-player-tile-fair-note = how often a player at these tables won, on average
site-player-tile-points = { $scoreWord ->
    [cubes] Cubes
   *[points] Points
  }
site-player-tile-points-note = mean{ $sure ->
    [yes] ; 95% interval { $range }
   *[no] { "" }
  }. The others: { $others }
site-player-tile-lead = Margin
site-player-tile-lead-note = to the best of the others, mean{ $sure ->
    [yes] ; 95% interval { $range }
   *[no] { "" }
  }
site-player-skill = { $games ->
    [one] One game was analysed
   *[other] { $games } games were analysed
  }: what decisions gave up and what luck brought, in { $measure ->
    [chance] hundredths of the chance to win
   *[points] { $scoreWord ->
        [cubes] cubes
       *[points] points
      } ahead of the best of the others
  }. These are estimates from games that a bot plays on.
site-player-tile-best = Best, or as good
site-player-tile-best-note = { $best } of { $telling ->
    [one] { $telling } decision
   *[other] { $telling } decisions
  } that made a difference{ $sure ->
    [yes] ; 95% interval { $range }
   *[no] { "" }
  }
site-player-tile-loss = Given up
site-player-tile-loss-note = by a decision that made a difference, mean{ $sure ->
    [yes] ; 95% interval { $range }
   *[no] { "" }
  }
site-player-tile-luck = Luck
site-player-tile-luck-note = in a game, mean of { $games }{ $sure ->
    [yes] ; 95% interval { $range }
   *[no] { "" }
  }

site-player-form-short = Form
site-player-form-title = Game after game
site-player-form-lead = How far ahead of the best of the others, or behind, { $dated ->
    [yes] in the order of the days on which they played
   *[no] in the order of the logs
  }. The line: the mean of the last { $lately } games.{ $latest ->
    [0] { "" }
   *[other] { " " }Shown: the latest { $latest } of { $all } games.
  }
site-player-form-summary = Won: { $won } of { $games }; lately { $lastWon } of { $last }.
site-player-form-game = { $game }: { $result }
site-player-result = { $player } { $points }
site-player-ahead = { $scoreWord ->
    [cubes] cubes ahead
   *[points] points ahead
  }
site-player-behind = behind
site-player-results-short = Results
site-player-results-title = Wins by table and seat
site-player-results-lead = In how many games this player won, alone or with others, by the number of players and by seat. Dashed: how often a player at these tables won, on average.
site-player-results-summary = { $party }: { $share } won, against { $fair } by chance.
site-player-all-seats = All seats
site-player-sources-title = { $scoreWord ->
    [cubes] Where the cubes come from
   *[points] Where the points come from
  }
site-player-sources-lead = { $scoreWord ->
    [cubes] Cubes
   *[points] Points
  } of { $player } from each source, and of the others at the same tables, as means of { $games ->
    [one] one game
   *[other] { $games } games
  }.
site-player-tolls-lead = Cubes that { $player } lost to each cause, and that the others at the same tables lost, as means of { $games ->
    [one] one game
   *[other] { $games } games
  }.
site-player-differences = { $differing ->
    [0] { $player } does not differ from the others.
   *[other] { $player } differs most from the others in these: { $list }.
  }
site-player-measure-points = { $scoreWord ->
    [cubes] Cubes per game
   *[points] Points per game
  }
site-player-measure-lost = Cubes lost per game
site-player-favourites-title = { $things }: more and less than the others
site-player-favourites-lead = { $measure ->
    [games] In how many of the games in which it could be had { $player } got it, against the mean of the others at the same table.
    [players] In how many games { $player } chose it, against the mean of the others at the same table.
   *[times] How often per game in which it could be had, against the mean of the others at the same table.
  } First what { $player } prefers the most, last what { $player } leaves to the others.
site-player-favourites-summary = { $sides ->
    [more] More than the others: { $more }.
    [less] Less than the others: { $less }.
    [none] Everything as often as the others.
   *[both] More than the others: { $more }. Less: { $less }.
  }
site-player-thing = { $name } ({ $own } against { $others })
site-player-measure = { $measure ->
    [times] Times per game
   *[other] Share of the games
  }
site-player-opponents-short = Opponents
site-player-opponents-title = Who is across the table
site-player-opponents-lead = In how many of the games with each of the others { $player } came in before them. Dashed: half of the games.
site-player-opponents-summary = Met most often: { $list }.
site-player-opponent = { $player } (ahead in { $ahead } of { $games })
site-player-measure-ahead = Games ahead
site-column-games = Games
site-column-rank = Place
site-column-date = Day
site-column-opponent = Opponent
site-column-ahead = Ahead
site-column-level = Level
site-column-behind = Behind

## In the index

site-word-players = Players
site-word-all-players = { $players ->
    [one] One more player
   *[other] { $players } more players
  }
site-players-lead = Everybody who played at least two games. A game without a result is counted among their games, but not in the share. The line is the 95% interval of the share of games won, the tick how often a player at the same tables won, on average.
site-column-player = Player
site-column-fair = By chance

## Filters

site-word-player = Player
site-word-from = Played from
site-word-to = to
site-word-event = Event
site-word-edition = Card values
site-word-option = Option

## Two games side by side

site-word-compare = compare
site-word-compare-heading = Side by side
site-word-compare-lead = Both on the same scales: the score over the turns, then the final score, and where it comes from. The address of this page keeps what was chosen.
site-word-compare-show = Show side by side
site-word-compare-end = Put away
site-word-chosen = To compare:
