# What is said about files of notes beside a log, on standard error. Their texts and names come in as they stand.

notes-orphan = No move has the anchor “{ $anchor }”{ $known ->
    [yes] { " " }(written for { $at })
   *[no] { "" }
  }. The note: { $text }
notes-other-game = { $count ->
    [one] This note is about the game “{ $game }”, which was not read.
   *[other] These { $count } notes are about the game “{ $game }”, which was not read.
  }{ $meant ->
    [one] { " " }Did you mean “{ $near }”?
   *[none] { "" }
  }
notes-moved = This note was written for { $at }; its move now stands at { $place }, and so does the note.
notes-renumbered = Several moves are like this one, and they have been counted anew: the note stands at { $place }, where the anchor is now “{ $anchor }”.
notes-no-place = There is no move { $at } in this game.
notes-several-places = Several moves stand at { $at }: { $places }. Which one is meant?
notes-kept = { $count ->
    [one] One note has no move; it stands at the end of the list.
   *[other] { $count } notes have no move; they stand at the end of the list.
  }
notes-not-this-game = These notes are about the game “{ $found }”; the log holds “{ $game }”.
notes-in-the-way = There is something in this file already, and it would be lost: take its notes over with --notes, or name another file with -o.
