# Was die Seiten über die Spieler vieler Partien sagen: die Seite eines jeden, und ihre Liste im Verzeichnis.

## Seite eines Spielers

site-player-kicker = Spieler
site-player-title = { $player }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
site-player-games-of = { $games ->
    [one] Eine Partie { $game }
   *[other] { $games } Partien { $game }
  }, { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
  }.
site-player-statistics = Statistik aller Partien { $game }
site-player-note = Die Punkte stehen für das, was diese Partien zeigen, die Striche um sie herum für 95-%-Intervalle: Anteile nach Wilson, Mittelwerte nach Students t, jede Partie eine Beobachtung. Die anderen sind alle, die an denselben Tischen saßen, je Partie als Mittelwert. Von zwanzig Intervallen liegt etwa eines durch bloßen Zufall daneben: Was unter vielem am stärksten abweicht, fällt auch deshalb auf, weil es herausgesucht wurde.
site-player-others = Die anderen
site-player-won = Gewonnen
site-player-not-won = Nicht gewonnen

site-player-tile-won = Gewonnene Partien
site-player-tile-won-note = { $won } von { $games }; 95-%-Intervall { $range }
site-player-tile-fair = Bei gleichen Chancen
site-player-tile-fair-note = so oft gewann ein Spieler an diesen Tischen im Durchschnitt
site-player-tile-points = { $scoreWord ->
    [cubes] Würfel
   *[points] Punkte
  }
site-player-tile-points-note = Mittelwert{ $sure ->
    [yes] ; 95-%-Intervall { $range }
   *[no] { "" }
  }. Die anderen: { $others }
site-player-tile-lead = Abstand
site-player-tile-lead-note = zum Besten der anderen, Mittelwert{ $sure ->
    [yes] ; 95-%-Intervall { $range }
   *[no] { "" }
  }
site-player-skill = { $games ->
    [one] Eine Partie wurde analysiert
   *[other] { $games } Partien wurden analysiert
  }: was Entscheidungen verschenkten und was das Glück brachte, in { $measure ->
    [chance] Hundertsteln der Siegchance
   *[points] { $scoreWord ->
        [cubes] Würfeln
       *[points] Punkten
      } Vorsprung vor dem Besten der anderen
  }. Das sind Schätzungen aus Partien, die ein Bot zu Ende spielt.
site-player-tile-best = Die beste oder so gut wie sie
site-player-tile-best-note = { $best } von { $telling ->
    [one] { $telling } Entscheidung
   *[other] { $telling } Entscheidungen
  }, auf die es ankam{ $sure ->
    [yes] ; 95-%-Intervall { $range }
   *[no] { "" }
  }
site-player-tile-loss = Verschenkt
site-player-tile-loss-note = mit einer Entscheidung, auf die es ankam, Mittelwert{ $sure ->
    [yes] ; 95-%-Intervall { $range }
   *[no] { "" }
  }
site-player-tile-luck = Glück
site-player-tile-luck-note = in einer Partie, Mittelwert von { $games }{ $sure ->
    [yes] ; 95-%-Intervall { $range }
   *[no] { "" }
  }

site-player-form-short = Form
site-player-form-title = Partie für Partie
site-player-form-lead = Vorsprung auf den Besten der anderen, oder Rückstand, { $dated ->
    [yes] in der Reihenfolge der Tage, an denen gespielt wurde
   *[no] in der Reihenfolge der Protokolle
  }. Die Linie: der Mittelwert der letzten { $lately } Partien.{ $latest ->
    [0] { "" }
   *[other] { " " }Gezeigt: die letzten { $latest } von { $all } Partien.
  }
site-player-form-summary = Gewonnen: { $won } von { $games }; zuletzt { $lastWon } von { $last }.
site-player-form-game = { $game }: { $result }
site-player-result = { $player } { $points }
site-player-ahead = { $scoreWord ->
    [cubes] Würfel Vorsprung
   *[points] Punkte Vorsprung
  }
site-player-behind = Rückstand
site-player-results-short = Ergebnisse
site-player-results-title = Siege nach Tisch und Platz
site-player-results-lead = In wie vielen Partien dieser Spieler allein oder mit anderen gewann, nach Zahl der Spieler und nach Platz. Gestrichelt: wie oft ein Spieler an diesen Tischen im Durchschnitt gewann.
site-player-results-summary = { $party }: { $share } gewonnen, { $fair } wären es bei gleichen Chancen.
site-player-all-seats = Alle Plätze
site-player-sources-title = { $scoreWord ->
    [cubes] Woher die Würfel kommen
   *[points] Woher die Punkte kommen
  }
site-player-sources-lead = { $scoreWord ->
    [cubes] Würfel
   *[points] Punkte
  } von { $player } aus jeder Quelle, und die der anderen an denselben Tischen, als Mittelwerte von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }.
site-player-tolls-lead = Würfel, die { $player } aus jeder Ursache verlor, und die der anderen an denselben Tischen, als Mittelwerte von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }.
site-player-differences = { $differing ->
    [0] { $player } unterscheidet sich nicht von den anderen.
   *[other] Hierin unterscheidet sich { $player } am meisten von den anderen: { $list }.
  }
site-player-measure-points = { $scoreWord ->
    [cubes] Würfel je Partie
   *[points] Punkte je Partie
  }
site-player-measure-lost = Verlorene Würfel je Partie
site-player-favourites-title = { $things }: mehr und weniger als die anderen
site-player-favourites-lead = { $measure ->
    [games] In wie vielen der Partien, in denen es zu haben war, { $player } es bekam, verglichen mit dem Mittelwert der anderen am selben Tisch.
    [players] In wie vielen Partien { $player } es wählte, verglichen mit dem Mittelwert der anderen am selben Tisch.
   *[times] Wie oft je Partie, in der es möglich war, verglichen mit dem Mittelwert der anderen am selben Tisch.
  } Oben steht, was { $player } am meisten bevorzugt, unten, was { $player } den anderen überlässt.
site-player-favourites-summary = { $sides ->
    [more] Mehr als die anderen: { $more }.
    [less] Weniger als die anderen: { $less }.
    [none] Alles so oft wie die anderen.
   *[both] Mehr als die anderen: { $more }. Weniger: { $less }.
  }
site-player-thing = { $name } ({ $own } gegen { $others })
site-player-measure = { $measure ->
    [times] Mal je Partie
   *[other] Anteil der Partien
  }
site-player-opponents-short = Gegner
site-player-opponents-title = Wer am selben Tisch sitzt
site-player-opponents-lead = In wie vielen der gemeinsamen Partien { $player } vor dem jeweiligen Gegner lag. Gestrichelt: die Hälfte der Partien.
site-player-opponents-summary = Am häufigsten: { $list }.
site-player-opponent = { $player } (davor in { $ahead } von { $games })
site-player-measure-ahead = Partien vor dem Gegner
site-column-games = Partien
site-column-rank = Rang
site-column-date = Tag
site-column-opponent = Gegner
site-column-ahead = Davor
site-column-level = Gleichauf
site-column-behind = Dahinter

## Im Verzeichnis

site-word-players = Spieler
site-word-all-players = { $players ->
    [one] Noch ein Spieler
   *[other] { $players } weitere Spieler
  }
site-players-lead = Alle, die mindestens zwei Partien gespielt haben. Eine ohne Ergebnis zählt als Partie, aber nicht für den Anteil. Der Strich ist das 95-%-Intervall des Anteils der Siege; die Marke zeigt, wie oft ein Spieler an denselben Tischen im Durchschnitt gewann.
site-column-player = Spieler
site-column-fair = Bei gleichen Chancen

## Filter

site-word-player = Spieler
site-word-from = Gespielt von
site-word-to = bis
site-word-event = Anlass
site-word-edition = Kartenwerte
site-word-option = Option

## Zwei Partien nebeneinander

site-word-compare = vergleichen
site-word-compare-heading = Nebeneinander
site-word-compare-lead = Beide in denselben Maßstäben: der Punktestand über die Züge, dann der Endstand, und woher er kommt. Die Adresse dieser Seite hält fest, was gewählt wurde.
site-word-compare-show = Nebeneinander zeigen
site-word-compare-end = Weglegen
site-word-chosen = Zum Vergleich:
