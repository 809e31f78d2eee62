# The sheet of questions about a game.

## The page

quiz-document-title = Questions about { $kicker }
quiz-heading = What do the rules say?
quiz-standfirst = { $count ->
    [one] A question
   *[other] { $count } questions
  } about this game of { $game } between { $players }. Each says what the table shows; the answer follows from the rules.
quiz-none = No question could be made of this game: it is too short, or too much in it is hidden or against the rules.
quiz-level-1 = To begin with
quiz-level-2 = Knowing the rules
quiz-level-3 = Thinking twice
quiz-word-skip = Skip to the questions
quiz-word-contents = Contents
quiz-word-table = The table shows
quiz-word-picture = The table before this move
quiz-word-options = Choose
quiz-word-answer = Answer
quiz-word-answers = Answers
quiz-word-report = in the report
quiz-word-whole-report = The report of this game
quiz-word-name = Name
quiz-word-date = Date
quiz-word-question = Question
quiz-written = The questions lie in { $path }

## The lesson

lesson-document-title = Lesson: { $kicker }
lesson-written = The lesson lies in { $path }
lesson-word-skip = Skip to the questions
lesson-word-moments = Key moments
lesson-word-moments-lead = Each board stands as it was after the move; what has just changed is marked.
lesson-word-questions = Three questions
lesson-word-end = The table at the end
lesson-word-slides = Show as slides
lesson-word-sheet = Back to the sheet
lesson-word-back = Back
lesson-word-on = On
lesson-word-keys = Arrow keys or a tap go on, Esc comes back to the sheet.

## Answers

quiz-yes = Yes
quiz-no = No
quiz-number = { $number }
quiz-points = { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
  }
quiz-goods = { $goods }
quiz-player = { $player }
quiz-nobody = nobody
quiz-order = { $players }

## Valletta

quiz-valletta-jean = { $space ->
    [0] Jean is still on the tower.
   *[other] Jean stands on space { $space } of the street.
  }
quiz-valletta-owns = { $player } has { $goods }.
quiz-valletta-buildings = { $count ->
    [0] { $player } owns no building yet.
    [one] { $player } owns one building: { $cells }.
   *[other] { $player } owns { $count } buildings: { $cells }.
  }
quiz-valletta-bonus = { $player } puts a house on { $cell }. Does that earn the bonus of 2 points?
quiz-valletta-column = Jean moves to space { $space }. Which column does he see from there?
quiz-valletta-price = { $player } plays { $card } and builds on { $cell }. What does it cost?
quiz-valletta-upgrade-price = { $player } plays { $card } and upgrades { $cell }. What does it cost?
quiz-valletta-draw = At the end of the turn { $player } holds { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  }. How many are drawn?
quiz-valletta-icons = { $player } plays { $card }. { $kind ->
    [stone] How many stones
    [brick] How many bricks
   *[other] How much { $good }
  } does that bring?
quiz-valletta-count = { $player } plays { $card }. { $points ->
    [yes] How many points does that bring?
   *[no] How many goods does that bring?
  }
quiz-valletta-gift = { $player } uses { $card }. Who has to hand something over?
quiz-valletta-goods-left = At the end { $player } has { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
  } left. What are they worth?
quiz-valletta-may-build = { $player } plays Builder and wants to build on { $cell } { $paidCount ->
    [0] without paying anything
   *[other] for { $paid }
  }. Is that allowed?

## Tallinn

quiz-tallinn-persons = { $player }: { $count ->
    [one] { $count } { $person }
   *[other] { $count } { $estate }
  } in the display
quiz-tallinn-tower-has = { $player }: tower value { $count }
quiz-tallinn-contest = { $player } has triggered a contest for the { $estate }. How many points does it bring?
quiz-tallinn-estate = Final scoring: How many points do the { $estate } bring { $player }?
quiz-tallinn-towers = Final scoring: How many points do the towers bring { $player }?
quiz-tallinn-half-coin = { $player } has activated a half with a coin.
quiz-tallinn-half-plain = { $player } has activated a half without a coin.
quiz-tallinn-coin = May { $player } build a tower in this round?
quiz-tallinn-legate = { $player }’s Legate shows the imperial arms and triggers a contest for the { $estate }. How many { $estate } count for { $player } in it?
quiz-tallinn-left = { $player } turns { $card } from the display into a tower. Its active half shows { $amount ->
    [one] { $amount } { $person }
   *[other] { $amount } { $estate }
  }. How many { $estate } are left in the display?
quiz-tallinn-payment = Final scoring: { $player } has { $difference } more { $estate } than { $other }. Does { $other } pay a point for that?
quiz-tallinn-tower-value = What is { $player }’s tower value?
quiz-tallinn-may-tower = { $player } wants to turn { $card } from the display into a tower in this round. Is that allowed?

## Rattus

quiz-rattus-token = The number on the token is { $limit }.
quiz-rattus-cubes = { $cubes ->
    [one] { $cubes } cube stands
   *[other] { $cubes } cubes stand
  } in { $region }.
quiz-rattus-neutral = The plague figure counts as { $neutral ->
    [one] { $neutral } cube
   *[other] { $neutral } cubes
  }.
quiz-rattus-nuns = { $nuns ->
    [one] A nun stands
   *[other] { $nuns } nuns stand
  } there, too.
quiz-rattus-has = { $player }: { $cubes ->
    [0] no cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
quiz-rattus-owns = { $player } owns { $cards }.
quiz-rattus-tokens = { $region } has { $rats ->
    [0] no token
    [one] { $rats } token
   *[other] { $rats } tokens
  }.
quiz-rattus-seats = Clockwise around the table: { $players }
quiz-rattus-figure = The plague figure stands in { $region }.
quiz-rattus-outbreak = A token is turned up in { $region }. Does the plague break out?
quiz-rattus-losses = In { $region } the plague breaks out; the token hits { $hits }. Who loses cubes?
quiz-rattus-place = { $player } places cubes in { $region }. How many?
quiz-rattus-spread = The plague figure ends its move in { $region }. How many new tokens do the tokens there bring into play?
quiz-rattus-last-round = { $player } has brought about the end. In which order does the last round go?
quiz-rattus-may-move = { $player } wants to move the plague figure into { $region }, in a single step. Is that allowed?
