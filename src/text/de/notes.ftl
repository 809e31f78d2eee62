# Was über Dateien mit Anmerkungen neben einem Protokoll gesagt wird, auf der Fehlerausgabe. Texte und Namen wie sie dastehen.

notes-orphan = Keine Aktion hat den Anker „{ $anchor }“{ $known ->
    [yes] { " " }(geschrieben für { $at })
   *[no] { "" }
  }. Die Anmerkung: { $text }
notes-other-game = { $count ->
    [one] Diese Anmerkung gilt der Partie „{ $game }“, die nicht gelesen wurde.
   *[other] Diese { $count } Anmerkungen gelten der Partie „{ $game }“, die nicht gelesen wurde.
  }{ $meant ->
    [one] { " " }Gemeint war vielleicht „{ $near }“.
   *[none] { "" }
  }
notes-moved = Diese Anmerkung wurde für { $at } geschrieben; ihre Aktion steht jetzt bei { $place }, und damit auch sie.
notes-renumbered = Mehrere Aktionen gleichen dieser, und sie sind neu gezählt: Die Anmerkung steht bei { $place }; der Anker dort ist jetzt „{ $anchor }“.
notes-no-place = Eine Aktion { $at } gibt es in dieser Partie nicht.
notes-several-places = Bei { $at } stehen mehrere Aktionen: { $places }. Welche ist gemeint?
notes-kept = { $count ->
    [one] Eine Anmerkung hat keine Aktion; sie steht am Ende der Liste.
   *[other] { $count } Anmerkungen haben keine Aktion; sie stehen am Ende der Liste.
  }
notes-not-this-game = Diese Anmerkungen gelten der Partie „{ $found }“; das Protokoll enthält „{ $game }“.
notes-in-the-way = In dieser Datei steht schon etwas, und das ginge verloren: --notes übernimmt Anmerkungen, die darin stehen; mit -o lässt sich eine andere Datei nennen.
