# Das Brett eines Berichts, Schritt für Schritt.

report-board-title = Die Partie Schritt für Schritt
report-board-first = Zum Anfang
report-board-back = Einen Schritt zurück
report-board-play = Abspielen
report-board-pause = Pause
report-board-on = Einen Schritt weiter
report-board-last = Zum Ende
report-board-steps = Schritte der Partie
report-board-view = Ansicht
report-board-everything = alles
report-board-by = Schrittweite
report-board-by-step = Schritt
report-board-by-turn = { $turnWord ->
    [round] Runde
   *[turn] Zug
  }
report-board-by-mark = Schlüsselmoment oder Verstoß
report-board-speed = Tempo
report-board-read = Im Text lesen
report-board-play-on = Ab hier weiterspielen
report-board-play-on-how = Ein Protokoll der Partie bis zu diesem Schritt. Die Seite, die kiebitz record schreibt, setzt sie fort.
report-board-dock = Brett
report-board-keys = ← und → gehen schrittweise, Pos1 und Ende zum Anfang und zum Ende. Die Adresse der Seite führt immer zum aktuellen Schritt.
report-board-after = Das Brett danach, { $place }: { $scores }
report-word-board-after = Das Brett danach

report-notes-note = Anmerkung zu dieser Aktion
report-notes-mark = Zeichen
report-notes-no-mark = kein Zeichen
report-notes-text = Was ist davon zu halten?
report-notes-author = Name
report-notes-save = Anmerkungen herunterladen
report-notes-how = Eine Datei neben dem Protokoll: kiebitz report --notes zeigt sie.
report-notes-unsaved = Noch nicht heruntergeladen.
report-notes-none = Hier steht keine Aktion, zu der etwas anzumerken wäre.

report-valletta-scene-lead = Die Stadt, die Straße und was vor jedem Spieler liegt, zu jedem Schritt der Partie. Ein farbiger Rahmen zeigt den Besitzer, der Balken über dem Namen die Farbe des Gebäudes; Handkarten stehen da, soweit das Protokoll sie zeigt. Felder, Karten und Zeichen sind unsere eigene Zeichnung.
report-tallinn-scene-lead = Die Auslagen nebeneinander, zu jedem Schritt der Partie: jede Karte mit den Personen ihrer aktiven Hälfte, darunter ihre Nummer (S die Startkarte, L der Legat). Türme liegen verdeckt, mit ihrer Nummer, soweit das Protokoll sie zeigt; ebenso die Handkarten. Die Stände haben die Farben der Legende.
report-rattus-scene-lead = Die Karte und die Ständekarten, zu jedem Schritt der Partie: Linien sind Grenzen, gestrichelte sind Pfeile des Bretts. Die dicke Linie ist der Weg der Pestfigur in diesem Schritt, rote Zahlen sind die Würfel, die die Pest gerade geholt hat. Die Karte ist unsere eigene Zeichnung.

name-mat-points = Punkte
name-mat-houses = Häuser im Vorrat
name-mat-pile = Karten im Nachziehstapel
name-mat-discard = Karten in der Ablage
name-mat-hand = Handkarten
name-mat-played = in diesem Zug gespielt
name-mat-barrel = Fass
name-mat-character-card = Person noch da
name-mat-cubes = Würfel auf dem Brett und in der Burg
name-mat-cube-supply = Würfel in Reserve
name-mat-castle = Würfel in der Burg
name-mat-rat-supply = Rattenplättchen im Vorrat
name-mat-classes = Ständekarten
name-mat-free-classes = freie Ständekarten

name-map-site-castle = Burg
name-map-piece-figure = Pestfigur
name-map-piece-rat = Rattenplättchen
name-map-piece-wall = Mauer
name-map-piece-nun = Nonne
name-map-piece-bishop = Bischof
name-map-piece-potion = Trank

report-mark-brilliant = brillanter Zug
report-mark-good = guter Zug
report-mark-interesting = interessanter Zug
report-mark-dubious = fragwürdiger Zug
report-mark-mistake = Fehler
report-mark-blunder = grober Fehler
