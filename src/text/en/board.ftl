# The board of a report, step by step.

report-board-title = Step through the game
report-board-first = To the beginning
report-board-back = One step back
report-board-play = Play
report-board-pause = Pause
report-board-on = One step on
report-board-last = To the end
report-board-steps = Steps of the game
report-board-view = View
report-board-everything = everything
report-board-by = Go by
report-board-by-step = step
report-board-by-turn = { $turnWord ->
    [round] round
   *[turn] turn
  }
report-board-by-mark = key moment or breach
report-board-speed = Speed
report-board-read = Read the text
report-board-play-on = Play on from here
report-board-play-on-how = A log of the game up to this step. The page that kiebitz record writes goes on with it.
report-board-dock = Board
report-board-keys = ← and → step, Home and End go to the beginning and the end. The address of the page always leads to the step at hand.
report-board-after = The board after { $place }: { $scores }
report-word-board-after = The board after this

report-notes-note = Note about this move
report-notes-mark = Mark
report-notes-no-mark = no mark
report-notes-text = What do you think of it?
report-notes-author = Name
report-notes-save = Download the notes
report-notes-how = A file beside the log: kiebitz report --notes shows it.
report-notes-unsaved = Not downloaded yet.
report-notes-none = No move that a note could be about.

report-valletta-scene-lead = The city, the street and what lies before each player, for every step of the game. A frame of colour is an owner, the bar above a name the colour of the building; hands are shown as far as the record shows them. Cells, cards and signs are our own drawing.
report-tallinn-scene-lead = The displays side by side, for every step of the game: every card as the persons of its active half, below it its number (S the start card, L the Legate). Towers lie face down, with their number as far as the record shows it; hands likewise. The estates have the colours of the legend.
report-rattus-scene-lead = The map and the cards of the players, for every step of the game: lines are borders, dashed ones arrows of the board. A thick line is the way of the plague figure in the step at hand, a red number the cubes that the plague has just taken. The map is our own drawing.

name-mat-points = points
name-mat-houses = houses left
name-mat-pile = cards in the draw pile
name-mat-discard = cards in the discard pile
name-mat-hand = hand
name-mat-played = played in this turn
name-mat-barrel = barrel
name-mat-character-card = Character still there
name-mat-cubes = cubes on the board and in the castle
name-mat-cube-supply = cubes in the reserve
name-mat-castle = cubes in the castle
name-mat-rat-supply = rat tokens in the supply
name-mat-classes = class cards
name-mat-free-classes = free class cards

name-map-site-castle = castle
name-map-piece-figure = plague figure
name-map-piece-rat = rat token
name-map-piece-wall = wall
name-map-piece-nun = nun
name-map-piece-bishop = bishop
name-map-piece-potion = potion

report-mark-brilliant = brilliant move
report-mark-good = good move
report-mark-interesting = interesting move
report-mark-dubious = dubious move
report-mark-mistake = mistake
report-mark-blunder = blunder
