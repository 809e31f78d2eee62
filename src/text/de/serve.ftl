# Der Schiedsrichter für Programme (docs/serve.md): warum eine Frage keine Antwort hat.

serve-bad-json = Die Zeile ist kein JSON-Objekt: „{ $about }“.
serve-line-too-long = Die Zeile hat mehr als 1 MiB. Sie wurde nicht gelesen.
serve-bad-encoding = Die Zeile ist nicht in UTF-8 kodiert. Sie wurde nicht gelesen.
serve-bad-id = Die id muss eine Zahl bis 9007199254740991 oder ein Text von höchstens 200 Zeichen sein.
serve-unknown-request = „do“ nennt nichts, was man fragen kann: „{ $about }“. Möglich: { $known }.
serve-missing-field = „{ $about }“ fehlt.
serve-unknown-field = Diese Frage hat kein Feld „{ $about }“. Möglich: { $known }.
serve-bad-field = { $wrong ->
    [no-xml] „{ $about }“ ist nicht genau ein Element in wohlgeformtem XML.
    [no-element] In „{ $about }“ steht etwas, das kein Element ist: Erwartet wird ein Objekt mit „type“, seinem Namen.
    [no-type] In „{ $about }“ sagt ein Objekt nicht, welches Element es ist: „type“ fehlt.
    [no-text] „{ $about }“ muss ein Text, eine Zahl, ein Wahrheitswert oder eine Liste von Wörtern sein.
    [no-list] „{ $about }“ muss eine Liste von Elementen sein.
    [unordered] „{ $about }“ steht neben anderen Elementen, und nirgends steht, was zuerst kam: Alle gehören in ihrer Reihenfolge in „children“.
    [too-deep] In „{ $about }“ sind Elemente zu tief ineinander geschachtelt.
    [too-many] In „{ $about }“ stehen mehr Elemente, als eine Partie hat.
    [no-name] „{ $about }“ muss ein Text von höchstens 200 Zeichen sein.
    [no-players] „{ $about }“ muss eine Liste sein: von jedem Spieler die Kennung oder ein Objekt mit „id“ und, wenn gewünscht, „name“ und „colour“.
    [no-options] „{ $about }“ muss ein Objekt sein: der Wert jeder Option unter ihrem Namen.
    [beside-edition] „edition“ und „components“ sagen beide, was die Karten sind: Nur eines davon kann dastehen.
   *[value] „{ $about }“ hat einen Wert, den es nicht haben kann.
  }
serve-unknown-ruleset = Es gibt kein Regelwerk „{ $about }“. Möglich: { $known }.
serve-unknown-edition = Es gibt keine Ausgabe „{ $about }“ dieses Spiels.
serve-unknown-game = Es ist keine Partie „{ $about }“ offen. Vielleicht wurde sie geschlossen oder entfernt, weil andere den Platz brauchten.
serve-game-exists = Eine Partie „{ $about }“ ist schon offen.
serve-unknown-player = In dieser Partie spielt niemand namens „{ $about }“ mit.
serve-not-writable = „{ $about }“ kann in keinem Protokoll stehen; es kommt im Element oder bei den Spielern vor.
serve-holds-undo = <undo/> kann man nicht spielen: Die Frage „undo“ nimmt das zuletzt gespielte Element zurück.
serve-not-open = Es ist kein Element <{ $about }> offen, in dem es stehen könnte.
serve-unreadable = Das Element lässt sich nicht lesen. { $about }
serve-too-large = Die Partie würde größer, als eine Partie ist.
serve-nothing-to-undo = Es wurde noch nichts gespielt, was man zurücknehmen könnte.
serve-internal = Das ist ein Fehler von Kiebitz: { $about }
serve-dropped = Die Partie „{ $game }“ wurde entfernt: Nach ihr hat am längsten niemand gefragt, und andere brauchten den Platz.
