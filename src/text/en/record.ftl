# The page on which people record a game at the table: its words, and what moves are called.

## The page

record-title = A game of { $game }
record-no-script = This page needs JavaScript: it is a program that holds the rules of the game.
record-written = The page lies in { $path }
record-language = Language
record-new = A new game
record-lead = The referee at your table: it shows what is allowed now, writes down what you do, and says which rule stands against the rest. Nothing leaves this page.
record-kept = Your games
record-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
  }
record-go-on = Go on
record-remove = Delete
record-remove-sure = Delete for good
record-a-copy = a copy to try things in
record-not-saved = Not saved: this browser keeps nothing for this page, or has no room. Download the record now and then.
record-players = Who plays? The start player first
record-player = Player { $number }
record-nobody = Leave a name empty if nobody sits there.
record-options = Variants and house rules
record-standard = { $meaning } (standard)
record-edition = Judge by the card values that Kiebitz ships (our own reconstruction)
record-edition-own = Judge by the card values that are in this page
record-edition-other = No card values of { $game } are in it: the page has those that Kiebitz ships.
record-hidden = Hidden cards
record-keep-hands = Write down which cards everybody begins with
record-keep-draws = Write down which cards are drawn
record-lay-out = Lay out the table
record-party-wrong = At least two people must play.
record-laid = What lies on the table
record-laid-lead = Dealt at random. Lay your table out like this, or choose here what lies on yours.
record-deal = Deal anew
record-begin = Begin
record-leave = Back to all games
record-board = The board as it lies now
record-mat = What lies before { $name }
record-spot = { $thing }: { $count ->
    [one] one move
   *[other] { $count } moves
  }
record-touched = On the board: { $things }
record-untouch = All moves
record-moves = What may be done now
record-moves-none = Nothing more may be done.
record-moves-chosen = Chosen
record-back = One part back
record-done = Nothing more
record-truth-open = perhaps: what is hidden or not written down leaves it open
record-truth-not-allowed = not allowed
record-any = Also show what is not allowed
record-try = Try it out in a copy
record-copy-lead = A copy to try things in. The game itself stays as it was.
record-copy-back = Back to the game
record-unseen = Not seen
record-unknown = { $count } still unknown
record-which = Which one is it?
record-yes = { $value ->
    [true] yes
   *[false] no
  }
record-refused = This is not allowed
record-nearest = What would be allowed instead
record-anyway = It was played anyway
record-another = Choose another move
record-undo = Undo
record-redo = Redo
record-step = { $at } of { $length } entries
record-score = Score
record-score-player = Player
record-score-now = now
record-score-ended = if it ended now
record-score-final = in the end
record-score-ranked = { $points } (rank { $rank })
record-end = The game is over: count the result
record-told = What happened
record-told-latest = The latest entry
record-told-here = Go on from here
record-told-breach = played anyway
record-remark = A remark on it
record-remark-mark = Mark
record-remark-none = none
record-remark-note = Note
record-remark-write = Write it down
record-log = The record
record-log-lead = A log in the native format. kiebitz check, report and this page read it.
record-download = Download
record-every = Download by itself
record-every-never = never
record-every-entries = { $count ->
    [one] after every entry
   *[other] every { $count } entries
  }
record-since = Since the latest download: { $count ->
    [one] one entry
   *[other] { $count } entries
  }
record-copy = Copy
record-copied = Copied.
record-not-copied = The browser does not allow it: open XML below and copy it by hand.
record-share = Share
record-import = Go on with a log
record-import-file = A file of your own: the game is shown at its end, and goes on from any entry.
record-import-unreadable = This file is no log that can be read.
record-import-other-game = This log is about another game. This page knows { $game } only.
record-import-too-large = This log is longer than any game.

## What is done

record-do-draft = Keep a good
record-do-turn = Next turn
record-do-round = Next round
record-do-play = Play a card
record-do-take = Take
record-do-build = Build
record-do-upgrade = Upgrade
record-do-exchange = Exchange
record-do-give = Receive
record-do-extra = In addition
record-do-barrel = Roll a barrel
record-do-hire = Hire
record-do-dismiss = Dismiss
record-do-draw = Cards drawn
record-do-final-phase = The final phase begins
record-do-contest = Contest
record-do-tower = Tower
record-do-bonus = The Legate joins
record-do-transfer = Payment
record-do-towers = Reveal towers
record-do-final = Final scoring
record-do-settle = Place two cubes
record-do-class = Take a class card
record-do-place = Place cubes
record-do-use = Use
record-do-move = Move cubes
record-do-shift = Move a token
record-do-peek = Look at a token
record-do-swap = Exchange the two tokens
record-do-castle = Into the castle
record-do-exchange-cubes = Exchange two cubes
record-do-wall = Wall
record-do-nun = Nun
record-do-bishop = Bishop
record-do-pipe = Lead away
record-do-potion = Potion
record-do-bake = Onto the baker
record-do-add = Add cubes
record-do-order = In this order
record-do-extra-rat = Additional token
record-do-plague = Move the plague
record-do-spread = New rats
record-do-reveal = Turn a token up
record-do-lose = Loss
record-do-spend-potion = Spend a potion
record-do-unload = From the baker
record-do-last-round = The last round
record-do-final-plague = The final plague
record-do-hand = Hand
record-do-start = Start card
record-do-classes = Class cards
record-laid-plague = The plague figure begins in

## Its values

record-with-at = at { $value }
record-with-at-site = in { $value }
record-with-pay = for { $value }
record-with-from = { $word ->
    [castle] from the castle
    [baker] from the Baker
    [supply] from the reserve
   *[other] from { $value }
  }
record-with-from-tower-from = { $word ->
    [display] from the display
    [hand] from the hand
   *[none] not built
  }
record-with-from-owner = { $word ->
    [supply] from the display
   *[player] from { $value }
  }
record-with-to = { $word ->
    [castle] to the castle
   *[other] to { $value }
  }
record-with-to-player-id = to { $value }
record-with-cubes = cubes: { $value }
record-with-rats = tokens: { $value }
record-with-slot = place { $value }
record-with-slots = { $count ->
    [one] place { $value }
   *[other] places { $value }
  }
record-with-token = token: { $value }
record-with-tokens = tokens: { $value }
record-with-path = { $count ->
    [0] no step
   *[other] to { $value }
  }
record-with-potions = potions: { $value }
record-with-on = potions there: { $value }
record-with-as-cubes = figure counts as cubes: { $value }
record-with-by = by the { $value }
record-with-between = between { $value }
record-with-give = give { $value }
record-with-b = with { $value }
record-with-a-potions = potions of the first: { $value }
record-with-b-potions = potions of the second: { $value }
