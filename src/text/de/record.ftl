# Die Seite, auf der man eine Partie am Tisch mitschreibt: ihre Wörter, und wie die Züge heißen.

## The page

record-title = Eine Partie { $game }
record-no-script = Diese Seite braucht JavaScript: Sie ist ein Programm, in dem die Regeln des Spiels stecken.
record-written = Die Seite liegt in { $path }
record-language = Sprache
record-new = Eine neue Partie
record-lead = Der Schiedsrichter an eurem Tisch: Er zeigt, was jetzt erlaubt ist, schreibt mit und sagt, welche Regel gegen alles andere spricht. Nichts verlässt diese Seite.
record-kept = Deine Partien
record-entries = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
  }
record-go-on = Weiterspielen
record-remove = Löschen
record-remove-sure = Endgültig löschen
record-a-copy = Kopie zum Ausprobieren
record-not-saved = Nicht gespeichert: Dieser Browser behält für diese Seite nichts oder hat keinen Platz. Lade das Protokoll ab und zu herunter.
record-players = Wer spielt mit? Startspieler zuerst
record-player = Spieler { $number }
record-nobody = Wo niemand sitzt, bleibt der Name leer.
record-options = Varianten und Hausregeln
record-standard = { $meaning } (Standard)
record-edition = Nach den mitgelieferten Kartenwerten urteilen (unsere eigene Rekonstruktion)
record-edition-own = Nach den Kartenwerten urteilen, die in dieser Seite stehen
record-edition-other = Darin stehen keine Kartenwerte von { $game }: Die Seite hat die, die Kiebitz mitbringt.
record-hidden = Verdeckte Karten
record-keep-hands = Aufschreiben, mit welchen Karten alle beginnen
record-keep-draws = Aufschreiben, welche Karten gezogen werden
record-lay-out = Tisch aufbauen
record-party-wrong = Mindestens zwei müssen mitspielen.
record-laid = Was auf dem Tisch liegt
record-laid-lead = Zufällig verteilt. Baut euren Tisch so auf, oder wählt hier, was auf eurem liegt.
record-deal = Neu verteilen
record-begin = Beginnen
record-leave = Zurück zu allen Partien
record-board = Das Brett, wie es jetzt liegt
record-mat = Was vor { $name } liegt
record-spot = { $thing }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
record-touched = Auf dem Brett: { $things }
record-untouch = Alle Züge
record-moves = Was jetzt erlaubt ist
record-moves-none = Es ist nichts mehr zu tun.
record-moves-chosen = Gewählt
record-back = Einen Teil zurück
record-done = Nichts weiter
record-truth-open = vielleicht: Verdecktes oder nicht Aufgeschriebenes lässt es offen
record-truth-not-allowed = nicht erlaubt
record-any = Auch zeigen, was nicht erlaubt ist
record-try = In einer Kopie ausprobieren
record-copy-lead = Eine Kopie zum Ausprobieren. Die Partie selbst bleibt, wie sie war.
record-copy-back = Zurück zur Partie
record-unseen = Nicht gesehen
record-unknown = { $count } noch unbekannt
record-which = Welche ist es?
record-yes = { $value ->
    [true] ja
   *[false] nein
  }
record-refused = Das ist nicht erlaubt
record-nearest = Was stattdessen erlaubt wäre
record-anyway = Es wurde trotzdem gespielt
record-another = Einen anderen Zug wählen
record-undo = Rückgängig
record-redo = Wiederholen
record-step = { $at } von { $length } Einträgen
record-score = Stand
record-score-player = Spieler
record-score-now = jetzt
record-score-ended = wenn jetzt Schluss wäre
record-score-final = am Ende
record-score-ranked = { $points } (Platz { $rank })
record-end = Die Partie ist aus: Ergebnis zählen
record-told = Was geschah
record-told-latest = Der letzte Eintrag
record-told-here = Von hier weiterspielen
record-told-breach = trotzdem gespielt
record-remark = Eine Bemerkung dazu
record-remark-mark = Bewertung
record-remark-none = keine
record-remark-note = Notiz
record-remark-write = Aufschreiben
record-log = Das Protokoll
record-log-lead = Ein Protokoll im eigenen Format. kiebitz check, report und diese Seite lesen es.
record-download = Herunterladen
record-every = Von selbst herunterladen
record-every-never = nie
record-every-entries = { $count ->
    [one] nach jedem Eintrag
   *[other] alle { $count } Einträge
  }
record-since = Seit dem letzten Herunterladen: { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
  }
record-copy = Kopieren
record-copied = Kopiert.
record-not-copied = Der Browser erlaubt es nicht: Öffne unten „XML“ und kopiere von Hand.
record-share = Teilen
record-import = Ein Protokoll fortsetzen
record-import-file = Eine eigene Datei: Die Partie steht an ihrem Ende und geht von jedem Eintrag aus weiter.
record-import-unreadable = Diese Datei ist kein lesbares Protokoll.
record-import-other-game = Dieses Protokoll gehört zu einem anderen Spiel. Diese Seite kennt nur { $game }.
record-import-too-large = Dieses Protokoll ist länger als jede Partie.

## What is done

record-do-draft = Gut behalten
record-do-turn = Nächster Zug
record-do-round = Nächste Runde
record-do-play = Karte spielen
record-do-take = Nehmen
record-do-build = Bauen
record-do-upgrade = Aufwerten
record-do-exchange = Tauschen
record-do-give = Erhalten
record-do-extra = Zusätzlich
record-do-barrel = Fass öffnen
record-do-hire = Einstellen
record-do-dismiss = Entlassen
record-do-draw = Gezogene Karten
record-do-final-phase = Die Endphase beginnt
record-do-contest = Wettstreit
record-do-tower = Turm
record-do-bonus = Legat schließt sich an
record-do-transfer = Zahlung
record-do-towers = Türme aufdecken
record-do-final = Schlusswertung
record-do-settle = Zwei Würfel einsetzen
record-do-class = Karte nehmen
record-do-place = Würfel einsetzen
record-do-use = Benutzen
record-do-move = Würfel versetzen
record-do-shift = Plättchen versetzen
record-do-peek = Plättchen ansehen
record-do-swap = Die beiden Plättchen tauschen
record-do-castle = In die Burg
record-do-exchange-cubes = Zwei Würfel tauschen
record-do-wall = Mauer
record-do-nun = Nonne
record-do-bishop = Bischof
record-do-pipe = Wegführen
record-do-potion = Trank
record-do-bake = Zum Bäcker
record-do-add = Würfel dazusetzen
record-do-order = In dieser Reihenfolge
record-do-extra-rat = Zusätzliches Plättchen
record-do-plague = Pestfigur ziehen
record-do-spread = Neue Ratten
record-do-reveal = Plättchen aufdecken
record-do-lose = Verlust
record-do-spend-potion = Trank abgeben
record-do-unload = Vom Bäcker
record-do-last-round = Die letzte Runde
record-do-final-plague = Die letzte Pest
record-do-hand = Hand
record-do-start = Startkarte
record-do-classes = Ständekarten
record-laid-plague = Die Pestfigur beginnt in

## Its values

record-with-at = auf { $value }
record-with-at-site = in { $value }
record-with-pay = für { $value }
record-with-from = { $word ->
    [castle] aus der Burg
    [baker] vom Bäcker
    [supply] aus der Reserve
   *[other] von { $value }
  }
record-with-from-tower-from = { $word ->
    [display] aus der Auslage
    [hand] von der Hand
   *[none] nicht gebaut
  }
record-with-from-owner = { $word ->
    [supply] aus der Auslage
   *[player] von { $value }
  }
record-with-to = { $word ->
    [castle] in die Burg
   *[other] nach { $value }
  }
record-with-to-player-id = an { $value }
record-with-cubes = Würfel: { $value }
record-with-rats = Plättchen: { $value }
record-with-slot = Platz { $value }
record-with-slots = { $count ->
    [one] Platz { $value }
   *[other] Plätze { $value }
  }
record-with-token = Plättchen: { $value }
record-with-tokens = Plättchen: { $value }
record-with-path = { $count ->
    [0] kein Schritt
   *[other] nach { $value }
  }
record-with-potions = Tränke: { $value }
record-with-on = Tränke dort: { $value }
record-with-as-cubes = Figur zählt als Würfel: { $value }
record-with-by = { $value }
record-with-between = zwischen { $value }
record-with-give = { $value } geben
record-with-b = gegen { $value }
record-with-a-potions = Tränke des ersten: { $value }
record-with-b-potions = Tränke des zweiten: { $value }
