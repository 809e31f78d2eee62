# Für Programmierer: Arten von Fehlern, Gruppen, Bestand.

## Was ein Befund über das Programm sagt, das das Protokoll geschrieben hat

referee-bug = Fehlerart: { $kind }
referee-bug-too-permissive = zu nachsichtig
referee-bug-too-permissive-means = das Programm hat einen verbotenen Zug durchgehen lassen
referee-bug-too-strict = zu streng
referee-bug-too-strict-means = das Programm hat verweigert oder weggelassen, was fällig war
referee-bug-wrong-effect = falsche Wirkung
referee-bug-wrong-effect-means = das Programm hat etwas anderes getan, als die Regel sagt
referee-bug-wrong-bookkeeping = falsche Buchführung
referee-bug-wrong-bookkeeping-means = die Züge stimmen, die Stände des Programms nicht
referee-bug-wrong-order = falsche Reihenfolge
referee-bug-wrong-order-means = das Programm hat das Richtige zur falschen Zeit getan
referee-bug-wrong-value = falscher Kartenwert
referee-bug-wrong-value-means = eine Karte hat in der Tabelle des Programms einen anderen Wert als in der Ausgabe
referee-bug-incomplete-log = unvollständiges Protokoll
referee-bug-incomplete-log-means = das Protokoll sagt zu wenig oder nichts Brauchbares

## Was bekannt ist

referee-known-baseline = { $why ->
    [none] bekannt (Bestand)
   *[said] bekannt (Bestand): { $text }
  }
referee-known-quirk = { $why ->
    [none] bekannt (erklärte Abweichung)
   *[said] bekannt (erklärte Abweichung): { $text }
  }
referee-known-choice = nicht gefragt (--select, --ignore)
referee-known = { $count ->
    [one] { $count } bekannter Befund
   *[other] { $count } bekannte Befunde
  }
referee-ignored = { $count ->
    [one] nach { $count } Befund war nicht gefragt
   *[other] nach { $count } Befunden war nicht gefragt
  }
referee-allowed = { $count ->
    [one] { $count } Befund zählt
   *[other] { $count } Befunde zählen
  }, { $most ->
    [one] { $most } ist
   *[other] { $most } sind
  } erlaubt
referee-gone = { $file }: kommt nicht mehr vor: { $game }, { $at } { $rule }
referee-unchecked = { $count ->
    [one] { $count } Eintrag des Bestands betrifft eine Partie, die nicht geprüft wurde
   *[other] { $count } Einträge des Bestands betreffen Partien, die nicht geprüft wurden
  }
referee-baseline-written = { $path } hat jetzt { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }.
referee-baseline-unread = { $path } bleibt, wie es war: Ein Teil der Eingabe war nicht zu lesen.

## Was an einer Datei mit bekannten Befunden falsch ist (says: meant, found oder plain)

referee-file-unreadable = Die Datei ist nicht zu lesen: { refused-reading }.
referee-file-packed = Die Datei ist gepackt und muss erst entpackt werden.
referee-file-encoding = { engine-fault-encoding }
referee-file-syntax = { $says ->
    [found] Das ist kein JSON: gefunden { $found }
   *[plain] Das ist kein JSON, oder es endet zu früh.
  }
referee-file-type = Erwartet wird hier: { $expected }
referee-file-value = { $says ->
    [found] „{ $found }“ kann hier nicht stehen; erwartet wird etwas wie „{ $expected }“.
   *[plain] Erwartet wird hier: „{ $expected }“.
  }
referee-file-unknown-key = { $says ->
    [meant] „{ $found }“ gibt es hier nicht; gemeint war vielleicht „{ $meant }“.
   *[found] „{ $found }“ gibt es hier nicht; bekannt sind: { $expected }.
  }
referee-file-missing-key = Hier fehlt „{ $expected }“.
referee-file-unknown-rule = { $says ->
    [meant] Eine Regel „{ $found }“ gibt es nicht; gemeint war vielleicht „{ $meant }“.
   *[found] Eine Regel „{ $found }“ gibt es nicht.
  }
referee-file-dates = Der letzte Tag, { $found }, liegt vor dem ersten, { $expected }.
referee-file-unknown-word = { $says ->
    [meant] „{ $found }“ kann hier nicht stehen; gemeint war vielleicht „{ $meant }“.
   *[found] „{ $found }“ kann hier nicht stehen; erwartet wird eines von diesen: { $expected }
  }
referee-file-no-anchor = Diese Anmerkung hat eine Stelle, aber noch keinen Anker. „kiebitz notes LOG --notes DATEI“ trägt ihn ein.

## Gruppen

referee-groups = { $groups ->
    [one] Alle Befunde kommen wahrscheinlich von { $groups } Fehler
   *[other] Die Befunde kommen wahrscheinlich von { $groups } Fehlern
  }
referee-groups-dropped = { $count ->
    [one] { $count } weiterer Befund war zu viel, um eingeordnet zu werden.
   *[other] { $count } weitere Befunde waren zu viel, um eingeordnet zu werden.
  }
referee-group-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
referee-group-findings = { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
  }
referee-group-never-first = immer nach einem anderen Fehler
referee-group-rules = zeigt sich als: { $rules }
referee-group-facts = gemeinsam: { $facts }
referee-group-unclaimed = Nur am Ergebnis zu sehen. Den Ort zeigen Protokolle, in denen eines davon steht: { $claims }
# claim: as it stands in a log
referee-claim = { $claim } { $after ->
    [play] nach jeder Karte
    [round] nach jeder Runde
    [plague] bei jeder Pest
   *[turn] nach jedem Zug
  }
referee-group-example = am schnellsten erreicht:
referee-fact-never = nie { $fact }
referee-fact-seat = Spieler { $value } in der Reihenfolge
referee-fact-difference = Unterschied{ $thing } { $value }
referee-fact-players = { $value } Spieler
referee-fact-option = Option { $of } = { $value }
referee-fact-source = geschrieben von { $value }
referee-fact-edition = Ausgabe { $value }

## Was die Fälle einer Gruppe im Spielzustand gemeinsam haben

referee-circumstances = beim Spielstand: { $list }
# first: der erste wird mit allen Momenten verglichen, die in Ordnung sind, die anderen mit denen, auf die alles davor zutrifft
referee-circumstance = { $what } ({ $all ->
    [yes] in allen { $among } Fällen
   *[no] in { $holds } von { $among } Fällen
  }, in { $passing } von { $first ->
    [yes] { $amongPassing }, die in Ordnung sind
   *[no] diesen { $amongPassing }
  })
referee-circumstance-turn = { $bound ->
    [least] ab { $turnWord ->
        [round] Runde
       *[turn] Zug
      } { $number }
   *[most] bis { $turnWord ->
        [round] Runde
       *[turn] Zug
      } { $number }
  }
referee-circumstance-rule = „{ $title }“ kommt ins Spiel
referee-circumstance-lies = { $where }: { $which }
referee-circumstance-tie = { $where }: { $bound ->
    [none] kein Mitspieler hat ebenso viele { $things }
    [most] höchstens { $number ->
        [one] ein Mitspieler hat
       *[other] { $number } Mitspieler haben
      } ebenso viele { $things }
   *[least] ebenso viele { $things } wie { $number ->
        [one] ein Mitspieler
       *[other] mindestens { $number } Mitspieler
      }
  }
# bound: none, least, most
referee-circumstance-count = { $where }: { $bound ->
    [least] mindestens { $number }
    [most] höchstens { $number }
   *[none] 0
  } { $things }
# whose: own, opponent, everyOpponent, anyone, came, table; zone: ein Teil dessen, was vor einem Spieler liegt, oder nichts
referee-where = { $whose ->
    [own] { $zoned ->
        [yes] { $zone } des Spielers am Zug
       *[no] der Spieler am Zug
      }
    [opponent] { $zoned ->
        [yes] { $zone } eines Mitspielers
       *[no] ein Mitspieler
      }
    [everyOpponent] { $zoned ->
        [yes] { $zone } jedes Mitspielers
       *[no] jeder Mitspieler
      }
    [anyone] { $zoned ->
        [yes] { $zone } irgendeines Spielers
       *[no] irgendein Spieler
      }
    [came] { $turnWord ->
        [round] neu in dieser Runde
       *[turn] neu in diesem Zug
      }{ $zoned ->
        [yes] , { $zone } irgendeines Spielers
       *[no] { "" }
      }
   *[table] { $zone }
  }
referee-zone = { $zone ->
    [hand] Hand
    [display] Auslage
    [towers] Türme
    [pile] Nachziehstapel
    [discard] Ablagestapel
    [slots] gespielte Karten
    [supply] Vorrat
    [characters] offener Personenvorrat
    [street] Straße
    [stock] Vorrat
    [box] Schachtel
    [here] der Ort des Spielzugs
   *[other] { $name }
  }
referee-things = { $thing ->
    [card] { $number ->
        [one] Karte
       *[other] Karten
      }
    [point] { $number ->
        [one] Punkt
       *[other] Punkte
      }
    [house] { $number ->
        [one] Haus
       *[other] Häuser
      }
    [upgrade] { $number ->
        [one] Aufwertung
       *[other] Aufwertungen
      }
    [gold] Gold
    [wood] Holz
    [stone] Stein
    [brick] Ziegel
    [jean] { $number ->
        [one] Schritt Jeans
       *[other] Schritte Jeans
      }
    [merchant] { $number ->
        [one] Kaufmann
       *[other] Kaufleute
      }
    [knight] Ritter
    [monk] { $number ->
        [one] Mönch
       *[other] Mönche
      }
    [cube] Würfel
    [rat] Rattenplättchen
    [potion] { $number ->
        [one] Trank
       *[other] Tränke
      }
    [class] { $number ->
        [one] Personenkarte
       *[other] Personenkarten
      }
    [figure] { $number ->
        [one] Pestfigur
       *[other] Pestfiguren
      }
    [questioned] der Art, um die es geht
   *[other] { $name }
  }

## Ein falscher Wert in der Kartentabelle eines Programms

# how: number, with (a name that the edition does not have there), without
referee-value = { $how ->
    [with] wohl in seiner Tabelle: { $card }, { $what } mit { $tried }
    [without] wohl in seiner Tabelle: { $card }, { $what } ohne { $printed }
   *[number] wohl in seiner Tabelle: { $card }, { $what } { $tried } statt { $printed }
  }
referee-value-card = { $element ->
    [building] Gebäude „{ $character }“ ({ $name })
    [buildings] Gebäude „{ $character }“ ({ $name } und gleiche)
    [token] Rattenplättchen { $name }
   *[other] { $name }
  }
referee-value-attribute = { $attribute ->
    [cost] Preis
    [yields] Ertrag
    [points] Punkte
    [upgraded-yields] Ertrag der aufgewerteten Seite
    [upgraded-points] Punkte der aufgewerteten Seite
    [limit] Zahl
    [hits] Symbole
    [coin] Münze
    [neighbours] Nachbarn
    [arrows] Pfeile
   *[other] { $name }
  }
referee-value-of = { $attribute } an { $thing }
referee-value-none = nichts

## SARIF

referee-follows = { $count ->
    [one] { $count } Folge
   *[other] { $count } Folgen
  }
referee-rule-notation = Die Schreibweise des Protokolls
referee-rule-notation-help = Was hier im Protokoll steht, war nicht zu gebrauchen: ein Element, ein Attribut oder ein Wert, den das Format nicht kennt, oder etwas, das fehlt. Das Format steht in docs/log-format.md.
referee-rule-undecidable = Eine Partie, die sich nicht entscheiden lässt
referee-rule-undecidable-help = Das Protokoll verbirgt so viel, dass niemand sagen kann, ob alle Züge erlaubt waren. Entscheidbar wird sie, wenn das Protokoll mehr festhält: Handkarten, gezogene Karten und was verdeckt lag.

## shrink

shrink-done = { $finding }: aus { $moves ->
    [one] { $moves } Aktion wird
   *[other] { $moves } Aktionen werden
  } { $fewerMoves }, aus { $elements } Elementen { $fewerElements }.
shrink-not-alone = { $others ->
    [one] Ein weiterer Fehler ließ sich nicht weglassen.
   *[other] { $others } weitere Fehler ließen sich nicht weglassen.
  }
shrink-only-in-text = { $finding } liegt daran, wie die Datei geschrieben ist oder abbricht: Kein kürzeres Protokoll kann das zeigen.
# asked: any, rule oder finding
shrink-no-finding = { $asked ->
    [rule] { $file }: Gegen die Regel { $rule } wird hier nirgends verstoßen.
    [finding] { $file }: { $finding } gibt es hier nicht.
   *[any] { $file }: kein Fehler da, den ein kürzeres Protokoll zeigen könnte.
  }

## Was sich zwischen zwei Läufen geändert hat

diff-no-run = Zeile { $line } ist keine Zeile von „check --format ndjson“.
diff-none = nichts
diff-consequence = { $severity } als Folge
diff-change = { $before } → { $after }
# first: in wie vielen Partien sich davor nichts geändert hat
diff-counts = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, { $findings ->
    [one] { $findings } Befund
   *[other] { $findings } Befunde
  }; die erste Änderung in { $first ->
    [one] { $first } Partie
   *[other] { $first } Partien
  }
diff-example = zum Beispiel { $file } { $game }, { $place }
diff-verdict = { $before } → { $after }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
diff-only-old = { $games ->
    [one] { $games } Partie steht nur im ersten Lauf
   *[other] { $games } Partien stehen nur im ersten Lauf
  }
diff-only-new = { $games ->
    [one] { $games } Partie steht nur im zweiten Lauf
   *[other] { $games } Partien stehen nur im zweiten Lauf
  }
diff-summary = { $changed ->
    [one] { $changed } Partie hat sich geändert
   *[other] { $changed } Partien haben sich geändert
  }, { $same ->
    [one] { $same } ist
   *[other] { $same } sind
  } wie zuvor
