# Why a move is not allowed, and what would be.

## The answer

why-not-verdict = { $verdict ->
    [legal] This move is allowed.
    [illegal] This move is not allowed.
   *[undecidable] This log does not show enough to say whether this move is allowed.
  }
why-not-recorded = { $verdict ->
    [legal] The move that was made here is allowed.
    [illegal] The move that was made here is not allowed.
   *[undecidable] This log does not show enough to say whether the move that was made here is allowed.
  }
why-not-lacks = { CAPITAL($reasons) }.
why-not-conditions = Its conditions, in the order in which they are judged:
why-not-nearest = { $count ->
    [one] The legal move nearest to it:
   *[other] The legal moves nearest to it:
  }
why-not-nearest-possible = Nothing is certain here. Nearest to it, and possible as far as the record shows:
why-not-legal = { $count ->
    [0] The rules allow no move here.
    [one] One move is allowed here.
   *[other] { $count } moves are allowed here.
  }
why-not-possible = { $count ->
    [one] One more may be; the record does not show enough to say.
   *[other] { $count } more may be; the record does not show enough to say.
  }
why-not-group = { $headline } ({ $count })
why-not-other-group = Others ({ $count })
why-not-changes-nothing = nothing else changes
why-not-same-number = Other moves have the same number: { $places }.

## What could not be answered

why-not-no-place = There is no move { $place } in this game. { $last ->
    [0] No { $turnWord ->
        [round] round
       *[turn] turn
      } is recorded; 1.1 would be the first move.
   *[other] It has { $last } { $turnWord ->
        [round] { $last ->
            [one] round
           *[other] rounds
          }
       *[turn] { $last ->
            [one] turn
           *[other] turns
          }
      }.
  }
why-not-no-place-in-turn = There is no move { $place } in this game. { $turnWord ->
    [round] Round { $turn } has these
   *[turn] Turn { $turn } has these
  }: { $places }.
why-not-no-place-in-section = There is no move { $place } in this game. There are: { $places }.
why-not-which-in-turn = { $turnWord ->
    [round] Round { $turn } has several moves
   *[turn] Turn { $turn } has several moves
  }: { $places }. Choose one with --at.
why-not-which-in-section = There are several moves in { $place }: { $places }. Choose one with --at.
why-not-no-game = { $file } holds no game.
why-not-several-games = { $file } holds several games. Choose one with --game: { $games }.
why-not-unknown-game = { $file } holds no game “{ $game }”. It holds: { $games }.
why-not-and-more = { $games } and more
why-not-unreadable = The move cannot be read. { $why }
why-not-no-element = A move is written as one XML element, such as { $example } (here: { $problem }).
why-not-part-of-nothing = <{ $element }> is only a part of a move, and no move is recorded at { $place } that it could be a part of.
