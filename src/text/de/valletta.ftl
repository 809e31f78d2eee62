# Was über eine Partie Valletta gesagt wird. Kennungen mit Unterstrich sind Sätze, solche mit Bindestrich Regeln.

## Wörter

name-trigger-jean = Jean am letzten Fass
name-trigger-points = 25 Punkte
name-trigger-houses = das achte Haus
name-thing-gold = Gold
name-thing-wood = Holz
name-thing-stone = Steine
name-thing-brick = Ziegel
name-thing-point = Punkte
name-thing-house = übrige Häuser
name-zone-hand = auf der Hand
name-zone-pile = im Nachziehstapel
name-zone-discard = auf dem Ablagestapel
name-score-part-points = Gesamtpunkte
name-score-part-buildings = Punkte für Gebäude
name-score-part-goods = Punkte für Güter
name-score-part-houses = gebaute Häuser
name-good-none = kein Gut
name-figure-jean = Jean
name-character-short-jean = Jean
name-character-short-laparelli = Laparelli
name-character-short-schilling = Schilling
name-character-short-del-monte = del Monte
name-character-short-philip = Philipp II.
name-character-short-charles = Karl V.
name-character-short-pius = Pius V.
name-character-short-rekuk = von Rekuk

## Aufbau

valletta_player-count = Valletta ist für 2 bis 4 Spieler; in diesem Protokoll { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
  }.
valletta_same-colour = { $player } und { $other } haben dieselbe Farbe ({ engine-colour }).
valletta_fewer-barrels-scope = Die Variante mit weniger Fässern ist nur für zwei Spieler; hier { $count ->
    [one] spielt { $count }
   *[other] spielen { $count }
  } mit.
valletta_no-display = Das Protokoll sagt nicht, welche { $count } Gebäude ausliegen; darum lassen sich Preise und Erträge nicht beurteilen.
valletta_empty-cells = Die Auslage hat { $rows } Reihen mit { $count } Gebäuden; { $cellsNumber ->
    [singular] leer ist { $cells }
   *[plural] leer sind { $cells }
  }.
valletta_row-count = Mit { $players } Spielern hat die Auslage { $rows } Reihen, hier sind es { $found }.
valletta_too-many-buildings = Das Protokoll führt { $count } Gebäude auf; in der Schachtel sind 37.
valletta_barrel-count = Das Protokoll führt { $count ->
    [one] { $count } Fass
   *[other] { $count } Fässer
  } auf; in der Schachtel sind 25.
valletta_opening = { $what ->
    [street] Die Straße hat 25 Felder, davor liegt das Feld mit dem Turm.
    [barrels] Die 25 Fässer liegen verdeckt an der Straße, an jedem Feld eines.
    [fewer-barrels] 13 Fässer liegen verdeckt an den ungeraden Feldern der Straße, die anderen bleiben in der Schachtel.
    [combination] Gespielt wird mit beiden Varianten zusammen.
    [point-tokens] Auf einem Turm liegen die Plättchen für 25 und 50 Punkte, auf dem anderen die für 75 und 100.
    [building-front] Alle Gebäude zeigen ihre Vorderseite.
    [row-outward] Jede weitere Reihe liegt weiter weg von der Straße; gezählt wird von links nach rechts.
    [unused-buildings] { $buildings } Gebäude bleiben in der Schachtel und spielen nicht mit.
    [character-per-building] Auf jedem Gebäude liegt die eine Person, die dazugehört.
    [character-arithmetic] Jede Person ist also eine Startkarte, einer der vier freien Baumeister oder liegt auf einem Gebäude.
    [unused-characters] Die Personen der übrigen Gebäude bleiben in der Schachtel.
    [figure-at-gate] Alle Figuren stehen am Tor: Noch hat niemand Punkte.
    [houses] Jeder hat { $houses } Häuser.
    [goods-supply] Alle übrigen Güter bilden den gemeinsamen Vorrat.
    [unbounded-hoard] Jeder darf beliebig viele Güter behalten.
    [jean-on-tower] Jean steht auf dem Turm.
   *[start-player] { $player } beginnt; gespielt wird im Uhrzeigersinn.
  }
valletta_row = Ausgelegt: { $buildings }.
valletta_laid = { $known ->
    [yes] { $cell } { $card } ({ $building })
   *[no] { $cell } ({ $building })
  }
valletta_hand = Starthand von { $player }: { $cards }.
valletta_beyond-street = Laut Protokoll steht Jean auf Feld { $claimed }; die Straße hat 25 Felder.
valletta_cell-outside = { $cell } gibt es in einer Partie mit { $count } { $count ->
    [one] Spieler
   *[other] Spielern
  } nicht.
valletta_cell-twice = Auf { $cell } liegen zwei Gebäude.
valletta_building-twice = Das Gebäude „{ $building }“ liegt zweimal aus.
valletta_building-declared-twice = Die Kartenwerte nennen das Gebäude „{ $building }“ zweimal; der letzte Eintrag zählt.
valletta_building-unknown = { $values ->
    [log] Die Kartenwerte des Protokolls enthalten kein Gebäude „{ $building }“.
   *[edition] In der Ausgabe „{ $edition }“ gibt es kein Gebäude „{ $building }“.
  }
valletta_edition-lacks = { $what ->
    [buildings] Mit { $players } Spielern braucht man { $needed } Gebäude; die Ausgabe „{ $edition }“ hat { $found }.
    [values] Die Ausgabe „{ $edition }“ sagt nicht von jedem Gebäude, was es kostet, liefert und wert ist und welche Person dazugehört: Damit lassen sich Partien prüfen, aber nicht spielen.
   *[barrels] Die Ausgabe „{ $edition }“ sagt nicht von allen Fässern, was sie zeigen: Damit lassen sich Partien prüfen, aber nicht spielen.
  }
valletta_building-counts = Mit { $players } Spielern liegen { $expected } Gebäude aus, hier sind es { $found }.
valletta_colours-differ = Das Gebäude „{ $building }“ ist { $colour }, die Person dazu ({ $card }) aber { $other }.
valletta_too-many-copies = { $card } kommt { $count }‑mal vor; gelbe Personen gibt es höchstens zweimal.
valletta_not-doubled = Die aufgewertete Seite von „{ $building }“ bringt nicht doppelt so viele Güter und Punkte wie die Vorderseite.
valletta_hand-missing = Das Protokoll enthält angeblich alle Hände, aber die Starthand von { $player } fehlt.
valletta_hand-twice = Das Protokoll gibt { $player } zwei Starthände.
valletta_opening-hand = { $player } beginnt mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } auf der Hand; eine Starthand hat 5.
valletta_not-in-starting-deck = In der Starthand von { $player } ist zu viel: { $cards }. Das geben die acht Startkarten nicht (noch einmal) her.

## Güterauswahl

valletta_headline-draft = { $player } behält ein Gut
valletta_draft-late = Die zusätzlichen Güter werden gewählt, bevor die erste Karte gespielt wird.
valletta_draft-missing = { $player } hat kein zusätzliches Gut gewählt.
valletta_draft-absent = Niemand hat ein zusätzliches Gut gewählt.
valletta_draft-leftovers = Übrig und zurück im Vorrat: { $goods }.
valletta_draft-in-variant = Mit der Startspieler-Variante bekommt niemand ein zusätzliches Gut.
valletta_draft-twice = { $player } behält ein zweites Gut; jeder behält genau eines.
valletta_draft-order = { $player } wählt, aber { $expected } ist dran: Wer zuletzt zieht, wählt zuerst, und die Güter wandern nach rechts.
valletta_draft-gone = { $player } behält { $good }, aber davon ist nichts mehr da. { $count ->
    [0] Übrig ist gar nichts.
   *[other] Übrig: { $left }.
  }

## Ein Zug

valletta_headline-play = { $player } spielt { DEN($card) }
valletta_deed-build = { $player } spielt { DEN($card) } und baut { $cell } ({ $building })
valletta_deed-upgrade = { $player } spielt { DEN($card) } und wertet { $cell } ({ $building }) auf
valletta_turn-order = { $player } macht einen Zug, aber { $expected } ist dran.
valletta_not-out = { $expected } hat noch Karten, kommt aber nicht mehr dran; stattdessen spielt { $player }.
valletta_turn-of-out = { $player } hat keine Karten mehr und setzt aus; { $expected } ist dran.
valletta_game-over = { $player } macht einen Zug, aber alle haben ihre letzte Karte gespielt: Die Partie ist vorbei.
valletta_too-many-plays = { $budget ->
    [one] { $player } darf in diesem Zug nur { $budget } Karte spielen; das ist Nummer { $play }.
   *[other] { $player } darf in diesem Zug { $budget } Karten spielen; das ist Nummer { $play }.
  }
valletta_plays-missing = { $player } hat { $plays ->
    [one] { $plays } Karte
   *[other] { $plays } Karten
  } gespielt und noch { $hand } auf der Hand. { $short ->
    [yes] Wer weniger Karten hat, als ein Zug verlangt, spielt alle
   *[no] In diesem Zug { $budget ->
        [one] ist { $budget }
       *[other] sind { $budget }
      } zu spielen
  }, und passen darf niemand.
valletta_hand-empty = { $player } hat keine Karte mehr; der Zug endet nach { $plays ->
    [one] { $plays } Karte
   *[other] { $plays } Karten
  }.
valletta_draw-before-plays = { $player } zieht nach, obwohl in diesem Zug noch Karten gespielt werden.
valletta_not-in-hand = { $player } spielt { DEN($card) }, aber diese Karte kann nicht auf der Hand sein: { $where ->
    [slots] Sie wurde in diesem Zug schon gespielt.
    [discard] Sie liegt auf dem Ablagestapel.
    [pile] Sie liegt im Nachziehstapel.
    [aside] Sie kam in der Endphase dazu, und nach einer Hausregel dieser Partie legt man solche Karten beiseite.
   *[elsewhere] Im Deck von { $player } ist sie nicht.
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_draw-due = { $player } hat { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
  } auf der Hand und zieht { $due ->
    [0] keine nach
   *[other] { $due } nach
  }.
valletta_draw-rest = { $player } zieht { $due ->
    [0] nichts
   *[other] { $due }
  } nach: Mehr Karten gibt es nicht.
valletta_draw-missing = { $player } müsste { $due ->
    [one] { $due } Karte
   *[other] { $due } Karten
  } nachziehen, aber im Protokoll, das angeblich jedes Ziehen enthält, steht hier nichts davon.
valletta_draw-number = { $player } hat { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
  } auf der Hand und zieht { $drawn }; fällig { $due ->
    [0] ist keine
    [one] ist { $due }
   *[other] sind { $due }
  }.{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_not-in-pile = { $count ->
    [one] { $player } zieht { DEN($card) }, aber diese Karte kann nicht im Nachziehstapel sein
   *[other] { $player } zieht { $cards }, aber diese { $count } Karten können nicht im Nachziehstapel sein
  }{ $pile ->
    [one] { "" } ({ $pile } Karte)
   *[other] { "" } ({ $pile } Karten)
  }{ $where ->
    [discard] { $count ->
        [one] : Sie liegt auf dem Ablagestapel.
       *[other] : Sie liegen auf dem Ablagestapel.
      }
   *[elsewhere] .
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_reshuffle = { $shuffled ->
    [yes] Laut Protokoll hat { $player } neu gemischt, aber im Nachziehstapel { $pile ->
        [one] lag { $pile } Karte
       *[other] lagen { $pile } Karten
      }, und { $due ->
        [0] keine war fällig.
        [one] { $due } war fällig.
       *[other] { $due } waren fällig.
      }
    [used-up] Laut Protokoll hat { $player } nicht neu gemischt, aber der Nachziehstapel ist aufgebraucht, und nach einer Hausregel dieser Partie wird dann sofort neu gemischt.
   *[no] Laut Protokoll hat { $player } nicht neu gemischt, aber im Nachziehstapel { $pile ->
        [0] lag keine
        [one] lag nur { $pile }
       *[other] lagen nur { $pile }
      } von { $due ->
        [one] { $due } fälligen Karte.
       *[other] { $due } fälligen Karten.
      }
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }

## Personen

valletta_no-effect = Das ändert nichts; spielen darf man die Karte trotzdem.
valletta_choice-missing = Das Protokoll sagt nicht, welche Güter { $player } mit { DEM($card) } nimmt.
valletta_wrong-take = { $kinds ->
    [one] { $player } nennt für { DEN($card) } { $taken }; zu wählen ist genau eine Sorte.
   *[any] { $player } nimmt mit { DEM($card) } { $taken }; fällig { $amount ->
        [one] ist { $amount } Gut
       *[other] sind { $amount } Güter
      }.
  }
valletta_price-missing = Das Protokoll sagt nicht, was { $player } für { DEN($card) } abgibt.
valletta_must-exchange = { $player } lässt { DEN($card) } ungenutzt, obwohl die Hausregel dieser Partie das verbietet.
valletta_not-affordable = { $player } zahlt { $paid }, besitzt aber { $owned }: zu wenig { $goods }.
valletta_trader-price = { $player } gibt { $paid } ab; { DER($card) } verlangt genau 1 Holz, 1 Stein oder 1 Ziegel.
valletta_merchant-price = { $player } zahlt { $paid }; { DER($card) } verlangt genau 1 Gold.
valletta_laparelli-price = { $player } zahlt { $paid }; { DER($card) } verlangt genau 4 Holz, 4 Steine oder 4 Ziegel.
valletta_purchase-price = { $player } zahlt { $paid }; { DER($card) } verlangt genau { $price }.
valletta_chosen = { $player } wählt { $good }.
valletta_icons = { $icons ->
    [0] Kein Gebäude von { $player } zeigt { $good }.
    [one] Die Gebäude von { $player } zeigen einmal { $good } ({ $cells }).
    [2] Die Gebäude von { $player } zeigen zweimal { $good } ({ $cells }).
    [3] Die Gebäude von { $player } zeigen dreimal { $good } ({ $cells }).
    [4] Die Gebäude von { $player } zeigen viermal { $good } ({ $cells }).
   *[other] Die Gebäude von { $player } zeigen { $icons }‑mal { $good } ({ $cells }).
  }
valletta_count = { $player } besitzt { $buildings ->
    [0] kein { $colour ->
        [green] grünes
        [blue] blaues
       *[upgraded] aufgewertetes
      } Gebäude
    [one] { $buildings } { $colour ->
        [green] grünes
        [blue] blaues
       *[upgraded] aufgewertetes
      } Gebäude
   *[other] { $buildings } { $colour ->
        [green] grüne
        [blue] blaue
       *[upgraded] aufgewertete
      } Gebäude
  }.
valletta_copies = Der Lehrling wiederholt die Karte unmittelbar davor: { $card }.
valletta_copies-freely = Die Aktion wird neu ausgeführt, mit neuen Entscheidungen.
valletta_copies-nothing = { $position ->
    [first] Der Lehrling hat nichts zu wiederholen: Er ist die erste Karte des Zugs.
    [chained] Der Lehrling hat nichts zu wiederholen: Auch der davor hatte keine Funktion.
   *[later] Der Lehrling wiederholt nichts: { CAPITAL(DER($previous)) } lässt sich nicht wiederholen.
  }
valletta_copies-forbidden = { $position ->
    [first] Der Lehrling von { $player } ist die erste Karte des Zugs und wiederholt nichts, im Protokoll hat er aber eine Aktion.
    [chained] Der Lehrling von { $player } folgt auf einen, der auch keine Funktion hatte. Zu wiederholen ist nichts, im Protokoll hat er aber eine Aktion.
   *[later] Der Lehrling von { $player } folgt auf { DEN($previous) }. Das lässt sich nicht wiederholen, im Protokoll hat er aber eine Aktion.
  }
valletta_copies-earlier = Der Lehrling von { $player } wiederholt nur die Karte unmittelbar davor ({ $previous }); im Protokoll hat er die Aktion einer früheren Karte.
valletta_not-provided = { $again ->
    [again] { $player } benutzt { DEN($card) } ein zweites Mal (<{ $what }>); jede gespielte Karte wirkt nur einmal.
   *[never] { $player } spielt { DEN($card) }, aber diese Karte sieht das nicht vor (<{ $what }>).
  }
valletta_supply-empty = { $player } stellt { DEN($card) } ein, aber der Personenvorrat ist leer.
valletta_supply-exceeded = In der Schachtel ist kein { $good } mehr; die Partie geht weiter, als gäbe es noch genug (house.supply).

## Bauen

valletta_printed-price = { $cell } ({ $building }) kostet { $price }.
valletta_price-line = { $because ->
    [neighbours] { $less } weniger: { $neighboursNumber ->
        [singular] Ein eigenes Gebäude grenzt
       *[plural] Eigene Gebäude grenzen
      } an ({ $neighbours }).
    [upgrade] { $less } weniger: Beim Aufwerten ist kein Gold fällig.
   *[card] { $less } weniger durch { DEN($card) }.
  }
valletta_price-due = Zu zahlen: { $price }.
valletta_pays-nothing = { $player } zahlt nichts.
valletta_substituted = { $units ->
    [one] { $replaced } wird durch drei andere Güter ersetzt: { $instead }.
   *[other] { $replaced } werden durch je drei andere Güter ersetzt: { $instead }.
  }
valletta_wasteful = { $player } hatte den Preis ({ $price }) beisammen, zahlte aber { $paid }.
valletta_wrong-price = { $action ->
    [upgrade] { $cell } aufzuwerten kostet { $price }; { $player } zahlte { $paid }.
   *[build] Das Gebäude auf { $cell } kostet { $price }; { $player } zahlte { $paid }. { $touching ->
        [0] Kein Gebäude von { $player } grenzt an { $cell }
        [one] Ein Gebäude von { $player } grenzt an { $cell } ({ $neighbours })
       *[other] { $touching } Gebäude von { $player } grenzen an { $cell } ({ $neighbours })
      }{ $apart ->
        [0] .
        [one] ; das auf { $others } liegt { $how ->
            [across] jenseits der Straße
            [diagonal] über Eck
           *[both] über Eck oder jenseits der Straße
          }.
       *[other] ; die auf { $others } liegen { $how ->
            [across] jenseits der Straße
            [diagonal] über Eck
           *[both] über Eck oder jenseits der Straße
          }.
      }
  }{ $reduces ->
    [card] {" "}Aufgedruckt: { $printed }; { DER($card) } spart davon bis zu { $reduction }.
   *[nothing] {""}
  }{ $rate ->
    [told] {" "}Für jedes ersetzte Gut zahlt man drei andere.
   *[known] {""}
  }
valletta_payments-differ = { $player } zahlte { $built } für das Gebäude auf { $cell } und { $upgraded } für seine Aufwertung; kein Preis passt zu beidem.
valletta_upgraded-at-once = { $cell } wurde in diesem Zug gebaut und darf schon aufgewertet werden.

valletta_not-on-display = { $player } { $action ->
    [upgrade] wertet { $cell } auf
   *[build] baut auf { $cell }
  }, aber dort liegt in dieser Partie kein Gebäude.
valletta_already-built = { $player } baut auf { $cell }, aber dieses Gebäude gehört schon { $owner }.
valletta_no-house-left = { $player } baut auf { $cell }, hat aber kein Haus mehr; alle acht stehen schon.
valletta_not-own = { $player } wertet { $cell } auf, aber dieses Gebäude { $state ->
    [free] hat niemand gebaut.
   *[foreign] gehört { $owner }.
  }
valletta_already-upgraded = { $player } wertet { $cell } auf, aber dieses Gebäude ist schon aufgewertet.
valletta_bonus = { $player } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }: Jean (Feld { $space }) steht in Spalte { $column }.
valletta_no-bonus = { $area ->
    [0] Kein Bonus: Jean steht noch auf dem Turm.
   *[other] Kein Bonus: Jean (Feld { $space }) steht in Spalte { $area }, nicht in Spalte { $column }.
  }

## Jean

valletta_jean-stays = Jean ist auf dem letzten Feld und bleibt dort; ein Fass gibt es nicht mehr.
valletta_jean-sees = Auf Feld { $space } steht Jean in Spalte { $column }.
valletta_barrel-at-end = { $player } öffnet ein Fass, aber Jean war schon auf dem letzten Feld.
valletta_no-barrel = Jean zieht auf Feld { $space }; was im Fass für { $player } war, sagt das Protokoll nicht.
valletta_personnel-first = { $player } stellt ein oder entlässt, bevor Jean gezogen hat und das Fass geöffnet ist.
valletta_no-such-barrel = Das Fass zeigt { $good }, aber { $count ->
    [0] ein Fass mit diesem Gut gibt es nicht
    [one] das einzige Fass mit diesem Gut ist schon geöffnet
   *[other] alle { $count } Fässer mit diesem Gut sind schon geöffnet
  }.
valletta_neither = { $player } stellt niemanden ein und entlässt niemanden.
valletta_not-in-supply = { $player } stellt { DEN($card) } ein, aber diese Karte liegt nicht im Personenvorrat.
valletta_dismiss-not-in-hand = { $player } entlässt { DEN($card) }, aber diese Karte kann nicht auf der Hand sein.

## Gaben

valletta_owes-nothing = { $giver } gibt { DEM($card) } etwas, besitzt aber nur { $owned ->
    [one] { $owned } Gut
   *[other] { $owned } Güter
  }; gegeben wird erst ab { $threshold }.
valletta_owes-nothing-of-it = Laut Protokoll gibt { $giver } { DEM($card) } { $good }, besitzt davon aber { $owned ->
    [0] nichts
   *[other] nur { $owned }
  }; gegeben wird erst ab { $threshold }.
valletta_gives-other-kind = Laut Protokoll gibt { $giver } { DEM($card) } { $good }; { DER($card) } bekommt nur { $kinds ->
    [gold] Gold.
   *[materials] Holz, Steine und Ziegel.
  }
valletta_gives-nothing = { $giver } hat weniger als { $goods } und gibt nichts ab.
valletta_gives-twice = { $giver } gibt { DEM($card) } mehr als 1 Stück derselben Sorte; gegeben wird höchstens eines.
valletta_gives-more = { $giver } gibt { DEM($card) } mehr als 1 Gut; gegeben wird insgesamt höchstens eines.
valletta_gives-number = { $giver } gibt { DEM($card) } { $goods }; gegeben wird genau 1 Gut.
valletta_gives-to-self = { $giver } hat { DEN($card) } selbst gespielt und kann sich nichts geben.
valletta_gift-missing = { $giver } besitzt { $owned } Güter und schuldet { DEM($card) } eines; im Protokoll fehlt diese Gabe.
valletta_gift-not-owned = { $giver } gibt { DEM($card) } { $good }, besitzt davon aber nichts.
valletta_extra-players = { $player } nimmt mit { DEM($card) } zusätzlich { $goods }; das gibt es nur zu zweit.
valletta_extra-kind = { $player } nimmt mit { DEM($card) } zusätzlich { $goods }; das erlaubt diese Karte nicht.

## Das Ende

valletta_track-multiple = Die Figur von { $player } steht auf Feld 25: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
valletta_track-lap = Die Figur von { $player } ist einmal herum: Das Plättchen zeigt { $token }, die Figur zieht weiter auf Feld { $space }.
valletta_trigger = { $player } erfüllt eine Bedingung für die Endphase: { $trigger }.
    .in-hindsight = { $player } leitete { $triggerId ->
        [jean] mit Jean am letzten Fass
        [points] mit 25 Punkten
       *[houses] mit dem achten Haus
      } die Endphase ein.
valletta_no-trigger = Laut Protokoll beginnt die Endphase ({ $trigger }), aber keine Bedingung dafür ist erfüllt.
valletta_other-trigger = Die Endphase hat { $player } ausgelöst: { $trigger }.
valletta_final-late = Laut Protokoll beginnt die Endphase hier; begonnen hat sie nach Zug { $turn }, ohne das Ende der Runde abzuwarten.
valletta_final-twice = Die Endphase hat nach Zug { $turn } begonnen; ein zweites Mal beginnt sie nicht.
valletta_final-since = Die Endphase begann nach Zug { $turn }{ $cause ->
    [known] {" "}({ $player }: { $trigger })
   *[unknown] {""}
  }; da haben alle Nachziehstapel und Ablagestapel zusammengemischt, zum letzten Mal.
valletta_final-phase = Die Endphase beginnt: Alle mischen Nachziehstapel und Ablagestapel zusammen und spielen ihre Karten noch einmal durch.
valletta_out = { $player } hat die letzte Karte gespielt und scheidet aus.
valletta_log-stops = Das Protokoll endet, bevor die Partie vorbei ist{ $phase ->
    [final] : { $cards ->
        [one] { $cards } Karte ist
       *[other] { $cards } Karten sind
      } noch zu spielen.
   *[main] .
  }
valletta_result-too-early = Das Protokoll nennt ein Ergebnis, aber die Partie ist noch nicht vorbei: { $phase ->
    [final] { $cards ->
        [one] { $cards } Karte ist
       *[other] { $cards } Karten sind
      } noch zu spielen.
   *[main] Die Endphase hat noch nicht begonnen.
  }
valletta_building-scored = { $player } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für { $cell } ({ $building }{ $side ->
    [back] , aufgewertet
   *[front] {""}
  }).
valletta_goods-scored = { $player } hat noch { $goods ->
    [one] { $goods } Gut
   *[other] { $goods } Güter
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, einer für je drei.

valletta_winner = { $winners ->
    [one] { $players } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }{ $tied ->
        [houses] {" "}und mehr Häusern ({ $houses }).
       *[no] .
      }
   *[other] { $players } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      } und { $houses ->
        [one] { $houses } Haus.
       *[other] { $houses } Häusern.
      }
  }

## Zahlen im Protokoll

valletta_claim-take = Laut Protokoll nimmt { $player } mit { DEM($card) } { $claimedCount ->
    [0] nichts
   *[other] { $claimed }
  }; nach den Regeln { $computedCount ->
    [0] bringt diese Karte hier nichts
   *[other] bringt diese Karte { $computed }
  }.
valletta_claim-effect = Laut Protokoll ändert diese Karte den Bestand von { $player } ({ $thing }) um { $claimed }; nach den Regeln um { $computed }.
valletta_claim-total = Laut Protokoll hat { $player } { $claimed } { $thingId ->
    [stone] { $claimed ->
        [one] Stein
       *[other] Steine
      }
    [point] { $claimed ->
        [one] Punkt
       *[other] Punkte
      }
    [house] { $claimed ->
        [one] übriges Haus
       *[other] übrige Häuser
      }
   *[other] { $thing }
  }; nachgerechnet { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
valletta_claim-cards = Das Protokoll zählt bei { $player } { $claimed ->
    [one] { $claimed } Karte
   *[other] { $claimed } Karten
  } { $zone }; nachgerechnet { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_claim-jean = Laut Protokoll steht Jean auf Feld { $claimed }; nachgerechnet ist es Feld { $computed }.
valletta_claim-supply = Laut Protokoll liegt im Personenvorrat { $claimed } × { $card }; nachgerechnet { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
valletta_claim-result = Laut Protokoll hat { $player } { $claimed } { $whatId ->
    [houses] { $claimed ->
        [one] gebautes Haus
       *[other] gebaute Häuser
      }
   *[points] { $claimed ->
        [one] Punkt
       *[other] Punkte
      } { $whatId ->
        [buildings] für Gebäude
        [goods] für Güter
       *[points] insgesamt
      }
  }; nach den Regeln { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
valletta_claim-houses-left = Laut Protokoll hat { $player } { $claimed } { $claimed ->
    [one] gebautes Haus
   *[other] gebaute Häuser
  }; das ist die Zahl der Häuser, die noch übrig sind. Nach den Regeln { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
valletta_claim-rank = Laut Protokoll kommt { $player } auf Platz { $claimed }; mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } und { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häusern
  } ist es Platz { $computed }.
valletta_claim-rank-behind = Laut Protokoll kommt { $player } auf Platz { $claimed }; mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } und { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häusern
  } ist es Platz { $computed }, so wie wir die Plätze hinter dem Sieg zählen.

## Teile

name-piece-jean = Jean
name-piece-barrel = Das Fass
name-piece-house = ein Haus
name-piece-houses = Häuser
name-piece-upgrade = die aufgewertete Seite
name-piece-gold = Gold
name-piece-wood = Holz
name-piece-stone = Stein
name-piece-brick = Ziegel

name-place-goods = die übrigen Güter
