# Die Optionen der Spiele in Worten, und was eine andere Lesart einer Regel ändern würde.
# Jede Option: worum es geht; .is-<Wert>: was dieser Wert heißt.

## Nach welchen Regeln eine Partie beurteilt wurde

options-line = Regeln: { $options }
options-standard = ohne abweichende Optionen
options-one = { $title }: { $meaning } ({ $option }={ $value })

## Was eine andere Lesart ändern würde

options-legal = Mit { $element } ({ $title }: { $meaning }) wäre das erlaubt{ $others ->
    [0] .
    [one] , aber es gäbe { $others } andere Beanstandung.
   *[other] , aber es gäbe { $others } andere Beanstandungen.
  }
options-illegal = Mit { $element } ({ $title }: { $meaning }) wäre das ein Verstoß: { $message }
options-ruling = Die Regel lässt das offen ({ $id }): { $question } Entschieden: { $decided }

## Valletta

valletta-option-variant-start-player = Startspieler-Variante
    .is-false = nein, vor der Partie werden Güter ausgewählt
    .is-true = ja, ohne Auswahl und mit zwei kurzen Zügen am Anfang
valletta-option-variant-fewer-barrels = Weniger Fässer
    .is-false = nein, auf jedem der 25 Felder liegt eines
    .is-true = ja, 13 Fässer auf den ungeraden Feldern
valletta-option-house-reshuffle = Wann der Ablagestapel gemischt wird
    .is-lazy = wenn eine Karte zu ziehen und der Nachziehstapel leer ist
    .is-eager = sobald die letzte Karte des Nachziehstapels gezogen ist
valletta-option-house-exchange = Tausch mit Händlerin und Kaufmann
    .is-may = freiwillig
    .is-must-if-able = Pflicht für alle, die zahlen können
valletta-option-house-purchase = Kauf bei Laparelli, Schilling und del Monte
    .is-may = freiwillig
    .is-must-if-able = Pflicht für alle, die zahlen können
valletta-option-house-two-player-extra = Zusätzliches Gut von Bettelmönch, Wirt und Zöllner zu zweit
    .is-may = freiwillig
    .is-must = Pflicht
valletta-option-house-upgraded-values = Werte aufgewerteter Gebäude
    .is-component = wie in der Ausgabe
    .is-double = das Doppelte der Vorderseite
valletta-option-house-apprentice-chain = Lehrling hinter einem Lehrling
    .is-none = bewirkt nichts
    .is-chain = wiederholt, was der erste getan hat
valletta-option-house-supply = Vorrat an Gütern
    .is-unlimited = geht nie aus
    .is-proxied = begrenzt, geöffnete Fässer springen ein
    .is-strict = begrenzt auf das, was in der Schachtel ist
valletta-option-house-trigger-25 = Endphase durch Punkte
    .is-reach-or-pass = mit 25 Punkten oder mehr
    .is-exact = mit genau 25 Punkten
valletta-option-house-substitute-type = Güter, die ein anderes ersetzen
    .is-other = müssen von anderer Sorte sein
    .is-any = dürfen von derselben Sorte sein
valletta-option-house-end-phase-gains = In der Endphase gewonnene Personen
    .is-playable = können noch gespielt werden
    .is-set-aside = werden beiseitegelegt

## Tallinn

tallinn-option-start-score = Punkte zu Beginn
    .is-4 = 4
    .is-0 = keine, wie im Beispiel der Anleitung
tallinn-option-legate = Der Legat des Kaisers
    .is-false = spielt nicht mit
    .is-true = spielt mit
tallinn-option-tower-decision = Entscheidung über Türme
    .is-simultaneous = alle zugleich
    .is-leader-first = nacheinander, der Führende zuerst
tallinn-option-leader-first-rest = Die anderen nach dem Führenden
    .is-descending = entscheiden in der Folge ihrer Punkte
    .is-simultaneous = entscheiden zugleich
tallinn-option-tower-eligibility = Recht, einen Turm zu bauen
    .is-contest-this-round = durch einen Wettstreit dieser Runde
    .is-any-earlier-contest = durch irgendeinen Wettstreit bisher
tallinn-option-tower-counts = Personen auf einem Turm
    .is-whole-card = die beider Hälften
    .is-half-card = die der Hälfte, die aktiv war
tallinn-option-start-card-may-be-tower = Startkarte als Turm
    .is-false = nicht erlaubt
    .is-true = erlaubt
tallinn-option-five-diff-scope = Punkt für fünf Personen weniger
    .is-display-estates = nur bei den Ständen
    .is-display-and-towers = bei den Ständen und den Türmen
tallinn-option-legate-display-bonus = Zwei Personen für einen ausliegenden Legaten
    .is-arms-side-only = wenn das Wappen zu sehen ist
    .is-either-side = gleich welche Hälfte zu sehen ist
tallinn-option-legate-tower-counts-printed-persons = Die drei Personen eines Legaten unter den Türmen
    .is-true = zählen
    .is-false = zählen nicht
tallinn-option-legate-bonus-in-tiebreak = Die zwei hinzugefügten Personen des Legaten bei Gleichstand
    .is-true = zählen
    .is-false = zählen nicht
tallinn-option-legate-arms-requires-contest = Wettstreit des kaiserlichen Wappens
    .is-false = freiwillig
    .is-true = Pflicht
tallinn-option-play-mandatory = Eine Karte spielen
    .is-true = Pflicht
    .is-false = darf entfallen

## Rattus

rattus-option-preset = Fassung der Regeln
    .is-book = das Regelheft
    .is-yucata = die Änderungen von Yucata.de
rattus-option-expansion = Pied Piper
    .is-false = spielt nicht mit
    .is-true = spielt mit
rattus-option-end-timing = Ende der regulären Züge
    .is-after-trigger-turn = nach dem Zug, der es einleitet
    .is-complete-round = wenn alle gleich viele Züge hatten
rattus-option-end-trigger-latch = Letzter Würfel oder letztes Plättchen
    .is-event = leitet das Ende sofort ein
    .is-end-of-turn = leitet das Ende ein, wenn es am Ende des Zugs noch so ist
rattus-option-placement-obligation = Würfel einsetzen
    .is-exact = Pflicht, in genauer Zahl
    .is-up-to = Pflicht, weniger sind erlaubt
    .is-optional = darf entfallen, weniger sind erlaubt
rattus-option-window-policy = Fähigkeiten in Augenblicken, die die Regeln offenlassen
    .is-lenient = werden anerkannt
    .is-strict = nicht erlaubt
    .is-free = werden anerkannt, auch zwischen zwei Plättchen
rattus-option-knight-neutral-scope = Die zwei neutralen Würfel des Ritters
    .is-whole-ravage = zählen für die ganze Verwüstung
    .is-per-token = werden bei jedem Plättchen neu bestimmt
rattus-option-neutral-enables-ravage = Verwüstung, wo nur neutrale Würfel sind
    .is-false = findet nicht statt
    .is-true = findet statt
rattus-option-figure-may-return = Zwei Schritte der Figur, hin und zurück
    .is-false = nicht erlaubt
    .is-true = erlaubt
rattus-option-figure-walled-in = Eingemauerte Figur
    .is-stay-no-plague = bleibt stehen, und es kommt keine Pest
    .is-stay-and-plague = bleibt stehen, und dort wütet die Pest
rattus-option-last-round-knight = Ritter in der letzten Runde
    .is-deferred-final = zählt bei der letzten Pest
    .is-immediate = verwüstet sofort
rattus-option-last-round-zero-steps = Ritter oder Kreuzritter ohne Schritt in der letzten Runde
    .is-true = erlaubt
    .is-false = nicht erlaubt
rattus-option-last-round-knight-counts = Figur des Ritters bei der letzten Pest
    .is-when-used = zählt nur, wenn der Ritter in der letzten Runde genutzt wurde
    .is-when-owned = zählt, solange jemand den Ritter hat
rattus-option-last-round-spread = Neue Plättchen, wenn die Figur in der letzten Runde zieht
    .is-false = keine
    .is-true = wie in einem regulären Zug
rattus-option-last-round-serf = Leibeigener in der letzten Runde
    .is-immediate = verwüstet sofort
    .is-deferred-final = wirkt bei der letzten Pest
rattus-option-last-round-serf-zero-steps = Leibeigener ohne Schritt in der letzten Runde
    .is-false = nicht erlaubt
    .is-true = erlaubt
rattus-option-soldier-needs-spread = Das Plättchen des Soldaten
    .is-true = nur, wo andere hinzukommen
    .is-false = auch, wo keine anderen hinzukommen
rattus-option-soldier-target = Region für das Plättchen des Soldaten
    .is-neighbour = neben der Pestregion
    .is-anywhere = jede, in der Platz ist
rattus-option-soldier-empty-supply-source = Das Plättchen des Soldaten in der letzten Runde bei leerem Vorrat
    .is-discarded = eines der abgelegten
    .is-all-tokens = irgendeines der 49
rattus-option-crusader-unresolved-tokens = Vom Kreuzritter aufgedeckte Plättchen, die nicht mehr wirken
    .is-discard = kommen weg
    .is-stay = bleiben liegen
rattus-option-baker-source = Würfel für den Bäcker
    .is-personal-supply = aus der Reserve
    .is-board = vom Brett
rattus-option-baker-cubes-count-as-deployed = Würfel auf dem Bäcker
    .is-false = gelten nicht als eingesetzt
    .is-true = gelten als eingesetzt
rattus-option-messenger-same-owner = Tausch zweier Würfel desselben Spielers durch den Boten
    .is-false = nicht erlaubt
    .is-true = erlaubt
rattus-option-messenger-castle = Tausch eines Würfels in der Burg durch den Boten
    .is-true = erlaubt
    .is-false = nicht erlaubt
rattus-option-mayor-partial = Bürgermeister, der eine Region auslässt, in der er führt
    .is-true = erlaubt
    .is-false = nicht erlaubt
rattus-option-queen-partial = Nur einer der zwei Würfel der Königin
    .is-true = erlaubt
    .is-false = nicht erlaubt
rattus-option-queen-in-rat-free-region = Königin in einer Region ohne Plättchen
    .is-true = erlaubt
    .is-false = nicht erlaubt
rattus-option-queen-walls-split-area = Mauern im Gebiet der Königin
    .is-false = teilen es nicht
    .is-true = teilen es
rattus-option-walls-share-border = Mehrere Mauern auf einer Grenze
    .is-false = nicht erlaubt
    .is-true = erlaubt
rattus-option-bishop-blocks-witch-swap = Tausch der Hexe in die Region eines Bischofs
    .is-false = erlaubt
    .is-true = nicht erlaubt
rattus-option-potion-use = Trank unter einem getroffenen Würfel
    .is-owner-choice = der Besitzer entscheidet
    .is-forced-most-first = geht immer zuerst, wo die meisten sind
rattus-option-potion-limit = Tränke
    .is-10 = zehn insgesamt
    .is-unlimited = gehen nie aus
rattus-option-king-potion = Würfel, den der König holt
    .is-owner-choice = der Besitzer wählt
    .is-no-potion-first-then-fewest = einer ohne Trank, sonst der mit den wenigsten
rattus-option-final-plague-nuns = Nonnen bei der letzten Pest
    .is-count = verringern die Bevölkerung
    .is-ignored = zählen nicht
rattus-option-final-plague-potions = Tränke bei der letzten Pest
    .is-protect = schützen
    .is-ignored = schützen nicht
rattus-option-final-token-order = Folge der Plättchen bei der letzten Pest
    .is-as-logged = wie aufgezeichnet
    .is-random-system = dem Zufall überlassen
rattus-option-tie-break-order = Gleichstand am Ende gewinnt der Nächste
    .is-clockwise = in der Folge der regulären Züge
    .is-counter-clockwise = in der Folge der letzten Runde
rattus-option-card-estates = Stände der Ständekarten
    .is-by-pairs = wie ihre Folge in den Regeln ergibt
    .is-as-declared = wie die Kartenwerte sie angeben
