# Das Blatt mit Fragen zu einer Partie.

## Die Seite

quiz-document-title = Fragen zu { $kicker }
quiz-heading = Was sagen die Regeln?
quiz-standfirst = { $count ->
    [one] Eine Frage
   *[other] { $count } Fragen
  } zu dieser Partie { $game } von { $players }. Jede beschreibt, was auf dem Tisch liegt; die Antwort folgt aus den Regeln.
quiz-none = Aus dieser Partie ergeben sich keine Fragen: Sie ist zu kurz, oder zu vieles in ihr ist verdeckt oder gegen die Regeln.
quiz-level-1 = Zum Einstieg
quiz-level-2 = Regelfest
quiz-level-3 = Genau hinsehen
quiz-word-skip = Zu den Fragen springen
quiz-word-contents = Inhalt
quiz-word-table = Auf dem Tisch
quiz-word-picture = Der Tisch vor diesem Zug
quiz-word-options = Zur Wahl
quiz-word-answer = Antwort
quiz-word-answers = Antworten
quiz-word-report = im Bericht
quiz-word-whole-report = Der Bericht zu dieser Partie
quiz-word-name = Name
quiz-word-date = Datum
quiz-word-question = Frage
quiz-written = Die Fragen liegen in { $path }

## Das Unterrichtsblatt

lesson-document-title = Unterrichtsblatt: { $kicker }
lesson-written = Das Unterrichtsblatt liegt in { $path }
lesson-word-skip = Zu den Fragen springen
lesson-word-moments = Schlüsselmomente
lesson-word-moments-lead = Gezeigt ist jeweils der Stand nach dem Zug; was sich gerade verändert hat, ist hervorgehoben.
lesson-word-questions = Drei Fragen
lesson-word-end = Der Tisch am Ende
lesson-word-slides = Als Folien zeigen
lesson-word-sheet = Zurück zum Blatt
lesson-word-back = Zurück
lesson-word-on = Weiter
lesson-word-keys = Mit den Pfeiltasten oder durch Antippen geht es weiter, mit Esc zurück zum Blatt.

## Antworten

quiz-yes = Ja
quiz-no = Nein
quiz-number = { $number }
quiz-points = { $number ->
    [0] keine Punkte
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
quiz-goods = { $goods }
quiz-player = { $player }
quiz-nobody = niemand
quiz-order = { $players }

## Valletta

quiz-valletta-jean = { $space ->
    [0] Jean steht noch auf dem Turm.
   *[other] Jean steht auf Feld { $space } der Straße.
  }
quiz-valletta-owns = { $player } hat { $goods }.
quiz-valletta-buildings = { $count ->
    [0] { $player } besitzt noch kein Gebäude.
    [one] { $player } besitzt ein Gebäude: { $cells }.
   *[other] { $player } besitzt { $count } Gebäude: { $cells }.
  }
quiz-valletta-bonus = { $player } setzt ein Haus auf { $cell }. Gibt es dafür den Bonus von 2 Punkten?
quiz-valletta-column = Jean zieht auf Feld { $space }. In welcher Spalte steht er dort?
quiz-valletta-price = { $player } spielt { DEN($card) } und baut auf { $cell }. Was kostet das?
quiz-valletta-upgrade-price = { $player } spielt { DEN($card) } und wertet { $cell } auf. Was kostet das?
quiz-valletta-draw = Am Ende des Zuges hat { $player } { $hand ->
    [0] keine Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
  } auf der Hand. Wie viele werden nachgezogen?
quiz-valletta-icons = { $player } spielt { DEN($card) }. { $kind ->
    [stone] Wie viele Steine
    [brick] Wie viele Ziegel
   *[other] Wie viel { $good }
  } bringt das?
quiz-valletta-count = { $player } spielt { DEN($card) }. { $points ->
    [yes] Wie viele Punkte bringt das?
   *[no] Wie viele Güter bringt das?
  }
quiz-valletta-gift = { $player } nutzt { DEN($card) }. Wer muss etwas abgeben?
quiz-valletta-goods-left = Am Ende hat { $player } noch { $goods ->
    [one] { $goods } Gut
   *[other] { $goods } Güter
  }. Was sind sie wert?
quiz-valletta-may-build = { $player } spielt den Baumeister und will { $paidCount ->
    [0] ohne Bezahlung
   *[other] für { $paid }
  } auf { $cell } bauen. Ist das erlaubt?

## Tallinn

quiz-tallinn-persons = { $player }: { $count ->
    [one] { $count } { $person }
   *[other] { $count } { $estate }
  } in der Auslage
quiz-tallinn-tower-has = { $player }: Turmwert { $count }
quiz-tallinn-contest = { $player } hat einen Wettstreit um { DEN($estate) } ausgelöst. Wie viele Punkte bringt er?
quiz-tallinn-estate = Schlusswertung: Wie viele Punkte bekommt { $player } für { DEN($estate) }?
quiz-tallinn-towers = Schlusswertung: Wie viele Punkte bekommt { $player } für die Türme?
quiz-tallinn-half-coin = { $player } hat eine Hälfte mit Münze aktiviert.
quiz-tallinn-half-plain = { $player } hat eine Hälfte ohne Münze aktiviert.
quiz-tallinn-coin = Darf { $player } in dieser Runde einen Turm bauen?
quiz-tallinn-legate = Der Legat von { $player } zeigt das kaiserliche Wappen und löst einen Wettstreit um { DEN($estate) } aus. Wie viele { $estate } zählen darin für { $player }?
quiz-tallinn-left = { $player } macht aus { $card } in der Auslage einen Turm. Die aktive Hälfte zeigt { $amount ->
    [one] { $amount } { $person }
   *[other] { $amount } { $estate }
  }. Wie viele { $estate } bleiben in der Auslage?
quiz-tallinn-payment = Schlusswertung: { $player } hat { $difference } { $estate } mehr als { $other }. Zahlt { $other } dafür einen Punkt?
quiz-tallinn-tower-value = Welchen Turmwert hat { $player }?
quiz-tallinn-may-tower = { $player } will in dieser Runde aus { $card } in der Auslage einen Turm machen. Ist das erlaubt?

## Rattus

quiz-rattus-token = Die Zahl auf dem Plättchen ist { $limit }.
quiz-rattus-cubes = In { $region } { $cubes ->
    [one] steht { $cubes } Würfel
   *[other] stehen { $cubes } Würfel
  }.
quiz-rattus-neutral = Die Pestfigur zählt als { $neutral } Würfel.
quiz-rattus-nuns = { $nuns ->
    [one] Auch eine Nonne steht dort.
   *[other] Auch { $nuns } Nonnen stehen dort.
  }
quiz-rattus-has = { $player }: { $cubes ->
    [0] kein
   *[other] { $cubes }
  } Würfel
quiz-rattus-owns = { $player } besitzt { DEN($cards) }.
quiz-rattus-tokens = { $region } hat { $rats ->
    [0] kein
   *[other] { $rats }
  } Plättchen.
quiz-rattus-seats = Im Uhrzeigersinn am Tisch: { $players }
quiz-rattus-figure = Die Pestfigur steht in { $region }.
quiz-rattus-outbreak = In { $region } wird ein Plättchen aufgedeckt. Bricht die Pest aus?
quiz-rattus-losses = In { $region } bricht die Pest aus; das Plättchen trifft { $hits }. Wer verliert Würfel?
quiz-rattus-place = { $player } setzt Würfel in { $region } ein. Wie viele?
quiz-rattus-spread = Die Pestfigur beendet ihren Weg in { $region }. Wie viele neue Plättchen bringen die dortigen ins Spiel?
quiz-rattus-last-round = { $player } hat das Ende ausgelöst. In welcher Reihenfolge läuft die letzte Runde?
quiz-rattus-may-move = { $player } will die Pestfigur in einem einzigen Schritt nach { $region } bewegen. Ist das erlaubt?
