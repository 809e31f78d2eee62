# The referee for programs (docs/serve.md): why a question has no answer.

serve-bad-json = The line is no JSON object: “{ $about }”.
serve-line-too-long = The line has more than 1 MiB. It was not read.
serve-bad-encoding = The line is not UTF-8. It was not read.
serve-bad-id = The id must be a number up to 9007199254740991 or a text of at most 200 characters.
serve-unknown-request = “do” names nothing that can be asked: “{ $about }”. Possible: { $known }.
serve-missing-field = “{ $about }” is missing.
serve-unknown-field = This question has no field “{ $about }”. Possible: { $known }.
serve-bad-field = { $wrong ->
    [no-xml] “{ $about }” is not one element in well-formed XML.
    [no-element] In “{ $about }” there is something that is no element: expected is an object with “type”, its name.
    [no-type] In “{ $about }”, an object does not say which element it is: “type” is missing.
    [no-text] “{ $about }” must be a text, a number, a truth value, or a list of words.
    [no-list] “{ $about }” must be a list of elements.
    [unordered] “{ $about }” stands beside other elements, and which came first is written nowhere: put all of them into “children”, in their order.
    [too-deep] In “{ $about }”, elements lie too deep in one another.
    [too-many] In “{ $about }” there are more elements than any game has.
    [no-name] “{ $about }” must be a text of at most 200 characters.
    [no-players] “{ $about }” must be a list: of each player the id, or an object with “id” and, if wanted, “name” and “colour”.
    [no-options] “{ $about }” must be an object: the value of each option by its name.
    [beside-edition] “edition” and “components” both say what the cards are: only one of them can stand there.
   *[value] “{ $about }” has a value that it cannot have.
  }
serve-unknown-ruleset = There is no ruleset “{ $about }”. Possible: { $known }.
serve-unknown-edition = There is no edition “{ $about }” of this game.
serve-unknown-game = No game “{ $about }” is open. Perhaps it was closed, or dropped because others needed the room.
serve-game-exists = A game “{ $about }” is open already.
serve-unknown-player = Nobody called “{ $about }” plays in this game.
serve-not-writable = No log can hold “{ $about }”, which stands in the element or in the players.
serve-holds-undo = <undo/> cannot be played: the question “undo” takes back the element that was played last.
serve-not-open = No element <{ $about }> is open in which it could stand.
serve-unreadable = The element cannot be read. { $about }
serve-too-large = The game would be larger than any game is.
serve-nothing-to-undo = Nothing has been played that could be taken back.
serve-internal = This is a fault of Kiebitz itself: { $about }
serve-dropped = The game “{ $game }” was dropped: nobody had asked about it for longest, and others needed the room.
