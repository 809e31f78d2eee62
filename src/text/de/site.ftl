# Was die Seiten über viele Partien sagen: die Übersicht, und was die Partien eines Spiels gemeinsam haben.

## Rahmen

site-home = Alle Partien
site-previous = Vorige Partie
site-next = Nächste Partie
site-to-quiz = Fragen zu dieser Partie
site-to-puzzles = Stellungen aus dieser Partie
site-to-lesson = Unterrichtsblatt
site-written = { $games ->
    [one] Die Übersicht über { $games } Partie liegt in { $path }
   *[other] Die Übersicht über { $games } Partien liegt in { $path }
  }
site-word-skip = Zu den Partien springen
site-word-skip-figures = Zu den Schaubildern springen
site-word-contents = Inhalt
site-word-games = Partien
site-word-statistics = Statistik
site-word-search = Partien und Spieler suchen
site-word-all = alle
site-word-shown = Zu sehen:
site-word-of = von
site-word-clear = Alle zeigen
site-word-sort = Nach dieser Spalte ordnen
site-word-unread = Nicht gelesen
site-word-file = Datei
site-word-reason = Warum
site-word-winner = gewinnt
site-word-not-written = Seite nicht geschrieben

## Übersicht

site-kicker = Aufgezeichnete Partien
site-heading = { $games ->
    [one] Eine aufgezeichnete Partie
   *[other] { $games } aufgezeichnete Partien
  }
site-verdicts = { $all ->
    [yes] { $legal ->
        [one] Eine hält alle Regeln ein
        [2] Beide halten alle Regeln ein
       *[other] Alle { $legal } halten alle Regeln ein
      }
   *[no] { $legal ->
        [0] Keine hält alle Regeln ein
        [one] Eine hält alle Regeln ein
       *[other] { $legal } halten alle Regeln ein
      }
  }{ $illegal ->
    [0] { "" }
    [one] , eine bricht eine Regel
   *[other] , { $illegal } brechen eine Regel
  }{ $undecidable ->
    [0] .
    [one] , über eine lässt sich nicht urteilen.
   *[other] , über { $undecidable } lässt sich nicht urteilen.
  }
site-unread-count = { $count ->
    [one] Eine Eingabe ließ sich nicht lesen.
   *[other] { $count } Eingaben ließen sich nicht lesen.
  }
site-unread-more = { $count ->
    [one] Und eine weitere Stelle.
   *[other] Und { $count } weitere Stellen.
  }
site-word-orphans = Anmerkungen ohne Aktion
site-orphans = { $count ->
    [one] Eine Anmerkung gehört zu keiner Aktion dieser Partien.
   *[other] { $count } Anmerkungen gehören zu keiner Aktion dieser Partien.
  }
site-ruleset-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
site-to-statistics = Was sie gemeinsam haben
site-column-game = Partie
site-column-ruleset = Spiel
site-column-players = Spieler und Ergebnis
site-column-margin = Vorsprung
site-column-length = Länge
site-column-verdict = Urteil
site-column-breaches = Verstöße
site-column-first = Erster Verstoß
site-turns = { $turnWord ->
    [round] { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
      }
   *[turn] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
      }
  }
site-unfinished = bricht vor dem Ende ab
site-shared = geteilt

## Statistik

site-statistics-title = { $game }: Statistik über { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
site-statistics-heading = { $games ->
    [one] Eine Partie { $game }
   *[other] { $games } Partien { $game }
  }
site-statistics-counted = { $games ->
    [0] Keine Partie kam zu ihrem Ende, so gibt es nichts zu zählen.
    [one] Gezählt ist eine Partie, die zu ihrem Ende kam.
   *[other] Gezählt sind { $games } Partien, die zu ihrem Ende kamen.
  }{ $open ->
    [0] { "" }
    [one] { " " }Eine ohne Ergebnis bleibt außer Acht.
   *[other] { " " }{ $open } ohne Ergebnis bleiben außer Acht.
  }{ $breached ->
    [0] { "" }
    [one] { " " }Eine der gezählten bricht eine Regel.
   *[other] { " " }{ $breached } der gezählten brechen eine Regel.
  }
site-statistics-note = Ein Zeichen steht für das, was diese Partien zeigen, der Strich um es für ein 95-%-Intervall: Anteile nach Wilson, Mittelwerte nach Student, jede Partie eine Beobachtung. Je länger der Strich, desto weniger sagen diese Partien. Von zwanzig Strichen liegt etwa einer aus bloßem Zufall daneben.
site-camp-winners = Sieger
site-camp-others = Alle anderen
site-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
site-percent = { $value } %
site-range = { $low } bis { $high }
site-mean-with-range = { $value } ({ $range })
site-count = von { $count }
site-observations = n = { $count }
site-tile-length = Länge
site-tile-winning = { $scoreWord ->
    [cubes] Würfel der Sieger
   *[points] Punkte der Sieger
  }
site-tile-margin = Vorsprung der Sieger
site-tile-shared = Geteilte Siege
site-tile-median = Median; die Hälfte der Partien von { $lower } bis { $upper }, alle von { $least } bis { $most }
site-tile-mean = Mittelwert; 95-%-Intervall { $range }
site-tile-mean-alone = Mittelwert
site-tile-of = von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
site-column-interval = 95-%-Intervall
site-column-count = Anzahl
site-column-seats = Spieler
site-column-seat = Platz
site-column-wins = Siege
site-column-share = Anteil
site-column-from = Von
site-column-to = bis
site-column-moment = Zeitpunkt
site-column-source = Quelle
site-column-cause = Ursache
site-column-thing = Name
site-column-times = Insgesamt
site-camp-in-party = { $camp }, { $players } Spieler
site-interval-of = { $name }: { site-column-interval }
site-party = { $players } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
site-seat = Platz { $seat }
site-fair = gerecht { $share }

site-seats-short = Plätze
site-seats-title = Wer gewinnt, Platz für Platz
site-seats-lead = In wie vielen Partien jeder Platz gewann, allein oder mit anderen, nach der Zahl der Spieler. Die Plätze zählen in Zugreihenfolge. Gestrichelt: wenn alle Plätze gleich gut wären.
site-seats-summary = { $party }: { $seats }.
site-seat-share = Platz { $seat } mit { $share }
site-scores-short = Ergebnisse
site-scores-title = { $scoreWord ->
    [cubes] Wie viele Würfel zum Sieg reichen
   *[points] Wie viele Punkte zum Sieg reichen
  }
site-scores-lead = Endstände aller Spieler: über der Achse die Sieger, darunter alle anderen. Die Zeichen sind die Mittelwerte mit ihren Intervallen.
site-scores-summary = Sieger haben im Mittel { $winners }, alle anderen { $others }.
site-scores-unit = { $scoreWord ->
    [cubes] Würfel
   *[points] Punkte
  }
site-course-short = Verlauf
site-course-title = Wie der Punktestand wächst
site-course-lead = Der mittlere Stand der Sieger und aller anderen im Verlauf einer Partie, vom Anfang bis zum Ende { $turnWord ->
    [round] der letzten Runde
   *[turn] des letzten Zugs
  }, wie lang sie auch ist, und nach { $scoreWord ->
    [cubes] der letzten Pest
   *[points] der Schlusswertung
  }. Die Bänder sind 95-%-Intervalle.
site-course-summary = { $party }: In der Mitte der Partie haben Sieger { $winnersHalf }, alle anderen { $othersHalf }; am Ende { $winnersEnd } und { $othersEnd }.
site-course-start = Anfang
site-course-end = { $turnWord ->
    [round] letzte Runde
   *[turn] letzter Zug
  }
site-course-final = Schluss
site-course-moment = { $share } der Partie
site-course-final-moment = { $scoreWord ->
    [cubes] Nach der letzten Pest
   *[points] Nach der Schlusswertung
  }
site-sources-short = Quellen
site-sources-title = Woraus die Punkte bestehen
site-sources-lead = Punkte eines Spielers aus jeder Quelle, als Mittelwert von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }: die Sieger, und alle anderen. Je weiter die Striche auseinanderliegen, desto sicherer ist der Unterschied.
site-sources-summary = { $differing ->
    [0] Sieger und andere unterscheiden sich nicht.
   *[other] Hierin unterscheiden sich Sieger und andere am meisten: { $list }.
  }
site-sources-difference = { $name } ({ $winners } gegen { $others })
site-column-mean-points = Punkte je Spieler
site-column-mean-lost = Verlorene Würfel je Spieler
site-stat-summary = Am häufigsten: { $most }. Am seltensten: { $least }.
site-stat-summary-same = Alle gleich oft: { $value }.
site-stat-thing = { $name } ({ $value })

## Valletta

site-valletta-built-short = Gebäude
site-valletta-built-title = Welche Gebäude gebaut werden
site-valletta-built-lead = Wie oft ein Gebäude jeder Person gebaut wurde, wo eines auslag, mit der Zahl dieser Partien; und wie viele der Erbauer gewannen. Gestrichelt: wie oft irgendein Spieler gewinnt.
site-valletta-built-measure = Partien, in denen eines gebaut wurde
site-valletta-built-won = Siege der Erbauer
site-valletta-played-short = Karten
site-valletta-played-title = Welche Karten gespielt werden
site-valletta-played-lead = Wie oft jede Karte in einer Partie gespielt wurde, in der sie zu haben war, mit der Zahl dieser Partien; und wie viele derer gewannen, die sie spielten. Gestrichelt: wie oft irgendein Spieler gewinnt.
site-valletta-played-measure = Wie oft je Partie gespielt
site-valletta-played-won = Siege derer, die sie spielten

## Tallinn

site-tallinn-contests-short = Wettstreite
site-tallinn-contests-title = Welche Wettstreite ausgelöst werden
site-tallinn-contests-lead = Wie oft jeder Stand in den Runden einer Partie verglichen wurde; und wie viele derer gewannen, die einen solchen Wettstreit auslösten. Gestrichelt: wie oft irgendein Spieler gewinnt.
site-tallinn-contests-measure = Wie oft je Partie ausgelöst
site-tallinn-contests-won = Siege derer, die sie auslösten
site-tallinn-towers-short = Türme
site-tallinn-towers-title = Welche Karten zu Türmen werden
site-tallinn-towers-lead = Alle haben die gleichen Karten: wie viele aus jeder einen Turm bauten, mit der Zahl derer, die es konnten; und wie viele davon gewannen. Gestrichelt: wie oft irgendein Spieler gewinnt.
site-tallinn-towers-measure = Spieler, die ihn bauten
site-tallinn-towers-won = Siege der Erbauer

## Rattus

site-rattus-tolls-short = Verluste
site-rattus-tolls-title = Was die Pest holt
site-rattus-tolls-lead = Würfel, die ein Spieler aus jeder Ursache verlor, als Mittelwert von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }: die Sieger, und alle anderen.
site-rattus-taken-short = Genommen
site-rattus-taken-title = Welche Ständekarten genommen werden
site-rattus-taken-lead = Wie oft jede Karte in einer Partie genommen wurde, in der sie auf dem Tisch lag, mit der Zahl dieser Partien; und wie viele derer gewannen, die sie nahmen. Gestrichelt: wie oft irgendein Spieler gewinnt.
site-rattus-taken-measure = Wie oft je Partie genommen
site-rattus-taken-won = Siege derer, die sie nahmen
site-rattus-used-short = Genutzt
site-rattus-used-title = Welche Ständekarten genutzt werden
site-rattus-used-lead = Wie oft die Fähigkeit jeder Karte in einer solchen Partie genutzt wurde; und wie viele derer gewannen, die sie nutzten. Gestrichelt: wie oft irgendein Spieler gewinnt.
site-rattus-used-measure = Wie oft je Partie genutzt
site-rattus-used-won = Siege derer, die sie nutzten

## Seiten mit sehr vielen Partien

site-pager-shown = { $from } bis { $to } von { $all }
site-pager-pages = Seiten dieser Liste
site-pager-lists = Listen von Partien
site-pager-list = { $list } ({ $games })
site-pager-previous = Zurück
site-pager-next = Weiter
site-word-skip-table = Zur Tabelle springen
site-all-players = Alle Spieler
site-ratings = Wertungszahlen
site-ratings-lead = Wie stark die Spieler sind, nach den Partien, die sagen, wann sie gespielt wurden: 1500 für jemanden, den man nicht kennt; 400 Punkte mehr gewinnen zehnmal so oft. Mit 95-%-Intervallen.
site-changes = Geänderte Urteile
site-column-rating = Wertungszahl
site-column-rule = Regel
site-column-before = Vorher
site-column-after = Nachher
site-column-findings = Befunde
site-column-firsts = Erste Änderung
