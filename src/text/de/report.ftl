# Was der Bericht sagt. Namen von Spielern kommen so hinein, wie sie im Protokoll stehen.

## Rahmen

report-document-title = { $headline } — { $kicker }
report-kicker = { $named ->
    [yes] { $game } · { $id }
   *[no] { $game }
  }

report-word-skip = { $turnWord ->
    [round] Zu den Runden springen
   *[turn] Zu den Zügen springen
  }
report-word-contents = Inhalt
report-word-result = Ergebnis
report-word-facts = Die Partie
report-word-moments = Schlüsselmomente
report-word-findings = Verstöße
report-word-remarks = Bemerkungen
report-word-warnings = Warnungen
report-word-turns = { $turnWord ->
    [round] Runde für Runde
   *[turn] Zug für Zug
  }
report-word-turns-lead = Alles, was geschah, und die Regel dazu. Der Titel einer Regel führt zu dem, was sie sagt.
report-word-turns-shown = { $turnWord ->
    [round] Welche Runden zu sehen sind
   *[turn] Welche Züge zu sehen sind
  }
report-turns-all = Alle
report-turns-breached = Nur mit Verstoß
report-turns-marked = Nur mit Zeichen oder Anmerkung
report-word-more = Weitere Diagramme
report-word-rules = Die Regeln dieser Partie
report-word-table = Die Zahlen als Tabelle
report-word-copy-link = Link kopieren
report-word-legend = Legende
report-word-expected = Nach den Regeln
report-word-actual = Im Protokoll
report-word-before = Vorher
report-word-after = Nachher
report-word-log-line = Die Zeile im Protokoll
report-word-look-into = Weiter untersuchen
report-word-rule-says = Was die Regel sagt
report-word-consequences = Was daraus folgt
report-word-consequence-of = Folge von
report-word-reconstructed = Das stützt sich auf Kartenwerte, die wir selbst rekonstruiert haben.
report-word-rank = Platz
report-word-player = Spieler
report-word-points = Punkte
report-word-behind = Rückstand
report-word-winner = Sieg
report-word-rules-short = Regeln
report-word-print-all = Alles drucken, nicht nur die Zusammenfassung
report-word-back-to-top = Nach oben
report-word-made-by = Ein Bericht von Kiebitz, der beim Spielen über die Schulter schaut.
report-word-breach-mark = mit Verstoß

## Orte

report-turn = { $turnWord ->
    [round] Runde { $turn }
   *[turn] Zug { $turn }
  }
report-turn-play = { $turnWord ->
    [round] Runde { $turn }, Aktion { $play }
   *[turn] Zug { $turn }, { $scoreWord ->
        [cubes] Aktion
       *[points] Karte
      } { $play }
  }
# Mitten im Satz.
report-within-turn = { $turnWord ->
    [round] in Runde { $turn }
   *[turn] in Zug { $turn }
  }
report-within-play = { $turnWord ->
    [round] in Runde { $turn }, Aktion { $play }
   *[turn] in Zug { $turn }, { $scoreWord ->
        [cubes] Aktion
       *[points] Karte
      } { $play }
  }
report-within-game = im Lauf der Partie
report-section-log = Die ganze Partie
report-section-setup = Aufbau
report-section-draft = Güterauswahl
report-section-turn = { $turnWord ->
    [round] Runden
   *[turn] Züge
  }
report-section-final = { $scoreWord ->
    [cubes] Letzte Pest
   *[points] Schlusswertung
  }
report-section-result = Ergebnis
report-place-line = { $place } (Zeile { NUMBER($line, useGrouping: 0) } des Protokolls)
report-in-place = ({ $place })

## Kopf

report-headline = { $count ->
    [one] { $winners } gewinnt { $tied ->
        [yes] bei Gleichstand mit
       *[no] mit
      } { $scoreWord ->
        [cubes] { $points ->
            [one] { $points } Würfel
           *[other] { $points } Würfeln
          }
       *[points] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
          }
      }
   *[other] { $winners } teilen sich den Sieg mit { $scoreWord ->
        [cubes] { $points ->
            [one] { $points } Würfel
           *[other] { $points } Würfeln
          }
       *[points] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
          }
      }
  }{ $margin ->
    [0] { "" }
   *[other] { " " }und { $margin } { $scoreWord ->
        [cubes] { $margin ->
            [one] Würfel
           *[other] Würfeln
          }
       *[points] { $margin ->
            [one] Punkt
           *[other] Punkten
          }
      } Vorsprung
  }
report-score = { $scoreWord ->
    [cubes] { $points } Würfel
   *[points] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
  }
report-headline-breaches = { $breaches ->
    [0] { report-unread }
    [one] Ein Verstoß: { $rule }
   *[other] { $breaches } Verstöße gegen { $rules ->
        [one] eine Regel: { $rule }
       *[other] { $rules } Regeln, { $often ->
            [yes] am häufigsten
           *[no] darunter
          }: { $rule }
    }
  }
report-unread = { $unread ->
    [one] Eine Stelle im Protokoll ist nicht lesbar
   *[other] { $unread } Stellen im Protokoll sind nicht lesbar
  }
report-result = { $headline }.
report-group = { $rule }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count }‑mal)
  }
report-group-others = { $severity ->
    [unread] { $count ->
        [one] Noch eine Stelle dieser Art
       *[other] { $count } weitere Stellen dieser Art
      }
    [warning] { $count ->
        [one] Eine weitere Warnung dieser Art
       *[other] { $count } weitere Warnungen dieser Art
      }
   *[error] { $count ->
        [one] Ein weiterer Verstoß gegen diese Regel
       *[other] { $count } weitere Verstöße gegen diese Regel
      }
  }
report-warnings = { $count ->
    [one] Eine Warnung
   *[other] { $count } Warnungen
  }
report-headline-open = Eine Partie ohne Ergebnis
report-standfirst-nobody = Das Protokoll nennt keine Spieler.
report-standfirst = { $moves ->
    [0] { $players } haben noch keine Aktion gespielt.
   *[other] { $turns ->
        [0] { $players } spielten vor { $turnWord ->
            [round] der ersten Runde
           *[turn] dem ersten Zug
          } { report-moves }.
       *[other] { $players } spielten { $turnWord ->
          [round] { $turns ->
              [one] { $turns } Runde
             *[other] { $turns } Runden
            }
         *[turn] { $turns ->
              [one] { $turns } Zug
             *[other] { $turns } Züge
            }
        } mit { report-moves }.
      }
  }
report-moves = { $moves ->
    [one] { $moves } Aktion
   *[other] { $moves } Aktionen
  }
report-verdict = { $verdict ->
    [illegal] { $breaches ->
        [one] Ein Verstoß gegen die Regeln
       *[other] { $breaches } Verstöße gegen die Regeln
      }
    [undecidable] { $open ->
        [0] Nach diesem Protokoll ist die Partie nicht zu entscheiden
        [one] { $moves ->
            [one] Die einzige Aktion ist nicht entscheidbar
           *[other] Eine von { $moves } Aktionen ist nicht entscheidbar, die anderen sind regelgerecht
          }
       *[other] { $open } von { $moves } Aktionen sind nicht entscheidbar, die anderen sind regelgerecht
      }
   *[legal] { $moves ->
        [0] Noch ist keine Aktion aufgezeichnet
        [one] Die einzige Aktion ist regelgerecht
        [2] Beide Aktionen sind regelgerecht
       *[other] Alle { $moves } Aktionen sind regelgerecht
      }
  }
report-standing-now = wenn jetzt Schluss wäre
report-behind = { $points ->
    [0] im Gleichstand unterlegen
   *[other] −{ $points }
  }
report-fact-ended = Wie es endete
report-fact-lacks = Was dem Protokoll fehlt
report-lacks = { CAPITAL($reason) }{ $moves ->
    [0] .
    [one] { " " }({ $moves } Aktion).
   *[other] { " " }({ $moves } Aktionen).
  }
report-fact-options = Geltende Optionen
report-fact-edition = Kartenwerte
report-ended-open = Nach den Regeln.
report-ended-incomplete = Das Protokoll bricht vor dem Ende ab.
report-ended-abandoned = Die Partie wurde abgebrochen{ $said ->
    [yes] : „{ $reason }“
   *[no] { "" }
  }.
report-options-standard = Keine: gespielt wie in der Anleitung.
report-edition = { $known ->
    [documented] Niemand hat gesagt, mit welcher Ausgabe gespielt wurde: Geprüft ist nur, was belegt ist, das Übrige bleibt offen. Nenne die Ausgabe im Protokoll, oder gib --components practice an.
    [inline] Die des Protokolls selbst.
    [reconstructed] Ausgabe „{ $edition }“: von uns selbst rekonstruiert. Sie ist vollständig und spielbar, aber die gedruckten Karten können anders sein.
   *[named] Ausgabe „{ $edition }“.
  }

## Schlüsselmomente

report-moment-lead = { $from ->
    [nobody] { $player } geht zuerst in Führung{ $kept ->
        [yes] { " " }und gibt sie nicht mehr ab: { $points } zu { $against }{ report-if-over }.
       *[no] : { $points } zu { $against }{ report-if-over }.
    }
   *[somebody] { $player } { $by ->
        [little] schiebt sich
        [much] zieht
       *[some] nimmt { $other }
    }{ $kept ->
        [yes] { " " }endgültig
       *[no] { "" }
    } { $by ->
        [little] knapp vor { $other }
        [much] klar an { $other } vorbei
       *[some] die Führung ab
    }: { $points } zu { $against }{ report-if-over }.
  }
report-if-over = { $measure ->
    [now] , wenn da Schluss gewesen wäre
   *[score] { "" }
  }
report-gap = { $side ->
    [behind] { $scoreWord ->
        [cubes] { $points } Würfel
       *[points] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
          }
      } zurück
    [ahead] { $scoreWord ->
        [cubes] { $points } Würfel
       *[points] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
          }
      } vorn
   *[level] gleichauf
  }
report-moment-swing = { $player } { $way ->
    [away] setzt sich ab
    [up] holt auf
   *[down] verliert an Boden
  }: erst { $sides ->
    [same] { $before }
   *[other] { $from }
  }, dann { $to }{ report-if-over }.
report-moment = { $headline }. { $effect }
report-cause-part = { $kind ->
    [came] { $points } Würfel mehr ins Spiel gebracht
    [went] { $points } Würfel weniger verloren
   *[source] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } mehr durch { $source }
  }
report-cause-parts = { $whole ->
    [no] vor allem { $parts }
   *[yes] { $parts }
  }
report-cause = { $margin ->
    [0] { $player } und { $other } lagen am Ende gleichauf.{ $sides ->
        [both] { " " }Zugunsten von { $player }: { $ahead }.
       *[one] { "" }
      }
   *[other] { $player } gewann mit { $scoreWord ->
        [cubes] { $margin ->
            [one] { $margin } Würfel
           *[other] { $margin } Würfeln
          }
       *[points] { $margin ->
            [one] { $margin } Punkt
           *[other] { $margin } Punkten
          }
      } Vorsprung: { $ahead }.
  }{ $sides ->
    [both] { " " }Zugunsten von { $other }: { $behind }.
   *[one] { "" }
  }

## Diagramme

report-name-points = { $player } { $points }
report-turn-scores = { $place }, { $player }: { $scores }
report-axis-turn = { $turnWord ->
    [round] Runde
   *[turn] Zug
  }
report-leader = In Führung
report-last-phase = { $scoreWord ->
    [cubes] Letzte Runde
   *[points] Endphase
  }
report-flag-ending = Ende ausgelöst
report-jump = { $place }: { $player } bekommt { $points } ({ $rule })
report-column-turn = { $turnWord ->
    [round] Runde
   *[turn] Zug
  }
report-column-player = Spieler
report-column-source = Quelle
report-column-cell = Ort
report-column-name = Person
report-column-owner = Gebaut von
report-column-built = Gebaut in Zug
report-column-upgraded = Aufgewertet in Zug
report-start = Beginn
report-total = Summe
report-nobody = niemand
report-upgraded = aufgewertet
report-adjusted = Aus dem Protokoll übernommen
report-changes-table = { $turnWord ->
    [round] Nach jeder Runde, die etwas geändert hat
   *[turn] Nach jedem Zug, der etwas geändert hat
  }

report-score-short = Stand
report-score-title = { $scoreWord ->
    [cubes] Würfel auf dem Brett und in der Burg, Zug für Zug
   *[points] Der Punktestand, { $turnWord ->
        [round] Runde für Runde
       *[turn] Zug für Zug
      }
  }
report-worth-now-title = Der Stand, wenn jetzt Schluss wäre, { $turnWord ->
    [round] Runde für Runde
   *[turn] Zug für Zug
  }
report-track-short = { $scoreWord ->
    [cubes] Würfel
   *[points] Gewertet
  }
report-track-title = { $scoreWord ->
    [cubes] Würfel auf dem Brett und in der Burg, Zug für Zug
   *[points] Gewertete Punkte, { $turnWord ->
        [round] Runde für Runde
       *[turn] Zug für Zug
      }
  }
report-score-summary = Stand aller Spieler nach { $turnWord ->
    [round] jeder Runde
   *[turn] jedem Zug
  }. Am Ende: { $scores }. Die Führung wechselte { $changes ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $changes }‑mal
  }.{ $triggered ->
    [yes] { " " }Das Ende wurde { $trigger } ausgelöst.
   *[no] { "" }
  }
report-score-table = { $scoreWord ->
    [cubes] Würfel
   *[points] Punkte
  } nach { $turnWord ->
    [round] jeder Runde
   *[turn] jedem Zug
  }
report-lead-never = Allein führte nie jemand.
report-lead-when = { $when ->
    [final] in der { $scoreWord ->
        [cubes] letzten Pest
       *[points] Schlusswertung
      }
    [start] zu Beginn
   *[turn] { $place }
  }
report-lead-share = { $bound ->
    [below] weniger als 1 %
    [above] mehr als 99 %
   *[none] { $share } %
  }
report-lead = { $changes ->
    [0] { $player } ging { report-lead-when } in Führung und lag { report-lead-share } der Partie vorn; sonst führte nie jemand.
   *[other] { $same ->
        [yes] { $player } lag { report-lead-share } der Partie in Führung und übernahm sie zum letzten Mal { report-lead-when }
       *[no] { $longest } lag { report-lead-share } der Partie in Führung, zum letzten Mal übernahm sie aber { $player } { report-lead-when }
      }; sie wechselte { $changes ->
        [one] einmal
        [2] zweimal
       *[other] { $changes }‑mal
      }.
  }
report-sources-short = Punkte
report-sources-title = Woher die Punkte kamen
report-sources-lead = Jeder Punkt des Endstands und womit er verdient wurde. Es bleibt kein Rest.
report-sources-summary = { $player }: { $parts }; zusammen { $total }.
report-panel-title = { $chart }: { $player }
report-panel-summary = Am Anfang: { $begin }. Am Ende: { $end }.
report-walk-title = Wo { $figure } stand und wer ihn dorthin bewegte
report-walk-stop = { $figure } auf Feld { $space }: bewegt von { $player } in Zug { $turn }
report-built = { $player }: { $built ->
    [0] kein Gebäude
   *[other] { $built } Gebäude{ $upgraded ->
        [0] , keines davon aufgewertet
       *[other] , davon { $upgraded } aufgewertet
    }
  }.
report-cell = { $cell } – { $state ->
    [built] { $player }, gebaut { $built }
    [upgraded] { $player }, gebaut { $built }, aufgewertet { $upgraded }
   *[free] nicht gebaut
  }

## Wettstreite

report-contests-lead = Unter den Linien: wer in welchem Wettstreit punktete, mit einem Zeichen für jeden Vergleich.
report-duel-won = Vergleich gewonnen
report-duel-tied = Gleichstand
report-duel-lost = verloren
report-column-scores = { $place }: { $scores }
report-final-stage = Schlusswertung, { $subject }
report-contest-line = { $place }: { $player }, { $subject } { $own } – { $duels } – zusammen { $points }
report-duel = { $player } { $theirs }: { $points }
report-ahead = in Führung
report-behind-colour = im Rückstand
report-part-title = { $chart }: { $part }
report-peak-and-end = { $peak }, dann { $end }
report-points = { $shown } { $points ->
    [one] Punkt
   *[other] Punkte
  }
report-margin = { $margin } ({ $points })
report-contests-summary = { $player }: { $contests ->
    [one] { $contests } Wettstreit
   *[other] { $contests } Wettstreite
  }, { $points } von { $most ->
    [one] { $most } möglichen Punkt
   *[other] { $most } möglichen Punkten
  }.
report-contests-average = In { $contests ->
    [one] dem einen davon, bei dem
   *[other] den { $contests } davon, bei denen
  } die Hand bekannt ist, holte { $player } { $points }; die möglichen Wettstreite hätten im Mittel { $average } gebracht.
report-possible = im Mittel { $average }, { $count ->
    [one] { $count } Wettstreit möglich
   *[other] { $count } Wettstreite möglich
  }
report-column-possible = Mittel der möglichen Wettstreite
report-zone-summary = { $zone }: { $amounts }, auf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }.
report-piece = { $place }: { $piece } ({ $amounts })
report-column-subject = Verglichen
report-column-own = Eigene
report-column-against = gegen { $player }
report-column-zone = Wo

## Verstöße

report-findings-summary = { $breaches ->
    [0] { $unread ->
        [0] Alle Regeln wurden eingehalten, soweit das Protokoll es zeigt.
       *[other] { report-unread }{ report-consequences }
      }
    [one] Ein Verstoß{ report-consequences }
   *[other] { $breaches } Verstöße{ report-consequences }
  }{ $breaches ->
    [0] { "" }
   *[other] { $unread ->
        [0] { "" }
       *[other] { " " }{ report-unread }.
      }
  }
report-consequences = { $consequences ->
    [0] .
    [one] ; eine Folge davon ist darunter eingeklappt.
   *[other] ; { $consequences } Folgen sind darunter eingeklappt.
  }
report-finding-illegal = nicht erlaubt
report-finding-wrong = falsche Zahl
report-finding-missing = fehlt
report-finding-order = falscher Zeitpunkt
report-finding-setup = unmöglicher Aufbau
report-finding-data = unmögliche Angaben
report-finding-unread = nicht lesbar
report-finding-note = Bemerkung
report-finding-warning = Warnung
report-consequence = { $place }: { $message }

## Züge

report-gain = { $player }{ $sign ->
    [minus] { " " }−{ $points }
    [plus] { " " }+{ $points }
   *[none] { "" }
  }
report-checked = { $count ->
    [one] { $count } Regel geprüft
   *[other] { $count } Regeln geprüft
  }

## Anmerkungen aus Dateien neben dem Protokoll

report-word-orphans = Anmerkungen ohne Aktion
report-word-orphans-lead = Diese Anmerkungen stehen in Dateien neben dem Protokoll, aber keine Aktion dieser Partie ist die, für die sie geschrieben wurden.
report-orphan-from = { $file }, Zeile { NUMBER($line, useGrouping: 0) }{ $known ->
    [yes] { "" }, geschrieben für { $at }
   *[no] { "" }
  } (Anker { $anchor })

## Tallinn

report-tallinn-worth-now = Bisher gewertete Punkte und dazu, was Auslagen und Türme brächten, wenn nach dieser Runde die Schlusswertung käme.
report-tallinn-track = Was bisher gewertet wurde; am Ende werden Auslagen und Türme noch einmal verglichen.
report-tallinn-display-short = Stände
report-tallinn-display-title = Das Rennen der Stände
report-tallinn-display-lead = Wie viele Personen jedes Standes in jeder Auslage lagen, Runde für Runde: erst bei den Wettstreiten, dann nach dem Bau der Türme. Wo mehrere gleich stark sind, laufen ihre Linien nebeneinander.
report-tallinn-display-table = Personen bei den Wettstreiten jeder Runde und nach ihren Türmen
report-tallinn-contests-short = Wettstreite
report-tallinn-contests-title = Alle Wettstreite
report-tallinn-contests-lead = Im Rahmen stehen die Personen dessen, der den Wettstreit ausgelöst hat, daneben die der anderen und was jeder Vergleich einbrachte: blau bei Vorsprung, orange bei Rückstand.
report-tallinn-contests-possible = { $known ->
    [0] Die Aufzeichnung zeigt niemandes Hand; darum steht hier nichts über die Wettstreite, die sich stattdessen hätten auslösen lassen.
   *[other] Unter den Punkten zeigt eine Raute, was die Wettstreite, die mit den Karten auf der Hand auszulösen waren, im Mittel eingebracht hätten, dieser eingeschlossen.
  }{ $known ->
    [0] { "" }
   *[other] { $open ->
        [0] { "" }
       *[other] { " " }Wo sie fehlt, zeigt die Aufzeichnung die Hand nicht.
    }
  }
report-tallinn-contests-table = Alle Wettstreite: Personen der anderen, in Klammern die Punkte
report-tallinn-margins-short = Schlusswertung
report-tallinn-margins-title = Wer am Ende wen schlug
report-tallinn-margins-lead = Die Schlusswertung, Paar für Paar: Jede Zeile zeigt, um wie viel dieser Spieler vor oder hinter den anderen lag und was es einbrachte; der Punkt, den bei fünf Personen Abstand der eine dem anderen zahlt, ist mitgerechnet. Auf der Diagonalen steht, was der Spieler selbst hatte.
report-tallinn-margins-table = Schlusswertung: Abstand, in Klammern die Punkte
report-tallinn-layout-short = Auslagen
report-tallinn-layout-title = Auslagen und Türme
report-tallinn-layout-lead = Was am Ende vor jedem Spieler lag, Karte für Karte in der Folge der Runden: die aktiven Hälften der Auslage, dann die Türme mit den Hälften, die zählen. S ist die Startkarte, L der Legat.

## Valletta

report-valletta-worth-now = Bisher gewertete Punkte und dazu, was Gebäude und Güter brächten, wenn nach diesem Zug Schluss wäre.
report-valletta-track = Was bisher gewertet wurde; Gebäude und Güter zählen erst am Ende.
report-valletta-deck-short = Decks
report-valletta-deck-title = Die Decks
report-valletta-deck-lead = Alle Karten eines Spielers nach Farbe, auch die auf der Hand und auf dem Ablagestapel.
report-valletta-goods-short = Güter
report-valletta-goods-title = Die Güter
report-valletta-goods-lead = Was jeder Spieler nach jeder Karte auf Lager hatte. Alle Bahnen haben denselben Maßstab.
report-valletta-tempo-short = Tempo
report-valletta-tempo-title = Wie nah die Endphase war
report-valletta-tempo-lead = Die Endphase beginnt, wenn jemand das letzte Haus gebaut oder 25 Punkte erreicht hat oder wenn Jean auf dem letzten Feld steht. Dort fallen die Linien auf null.
report-valletta-tempo-table = Was noch fehlte, immer in der Reihenfolge { $players }; Jean gehört allen
report-valletta-worth-short = Ertrag
report-valletta-worth-title = Was jede Person einbrachte
report-valletta-worth-lead = Was jede Person einbrachte, sooft sie gespielt wurde, und was benachbarte Häuser sparten. Güter für ein Gebäude zählen nicht gegen die Person, die es baut; Güter für Punkte schon.
report-column-worth-thing = Person
report-column-worth-since = Seit
report-column-worth-uses = Gespielt
report-column-worth-points = Punkte
report-column-worth-goods = Güter
report-column-worth-saved = Gesparte Güter
name-worth-neighbours = Nachbarhäuser
name-worth-beginning = rote und lila Karten
name-countdown-houses = übrige Häuser
name-countdown-points = Punkte bis 25
name-countdown-jean = Jeans restliche Felder
report-valletta-board-short = Stadt
report-valletta-board-title = Die Stadt, wie sie gebaut wurde
report-valletta-board-lead = Wer was in welchem Zug gebaut hat; eine zweite Zahl ist der Zug der Aufwertung.
report-valletta-board-street = die Straße
report-valletta-board-column = Spalte { $column }
report-valletta-board-hue = { $colour }es Gebäude

name-source-bonus = Baubonus
name-source-yellow-card = gelbe Person
name-source-buildings = Gebäude
name-source-goods = übrige Güter

## Rattus

report-rattus-worth-now = Würfel in der Burg und dazu die auf dem Brett, die die letzte Pest im Schnitt übrig ließe, wenn sie nach diesem Zug käme.
report-rattus-track = Alle Würfel auf dem Brett und in der Burg; von ihnen nimmt die letzte Pest noch welche.
report-rattus-population-short = Bevölkerung
report-rattus-population-title = Auf dem Brett und sicher in der Burg
report-rattus-population-lead = Die Würfel jedes Spielers nach jedem Zug. Die in der Burg sind vor der Pest sicher.
report-rattus-losses-short = Verluste
report-rattus-losses-title = Was die Pest holte und warum
report-rattus-losses-lead = { $all ->
    [one] { $all } Würfel kam
   *[other] { $all } Würfel kamen
  } zurück in die Reserve. Ein Spieler verliert Würfel durch die Stände der eigenen Karten, durch M, wo er die meisten Würfel hat, und durch A, wo immer er welche hat.
report-rattus-movers-short = Durch wen
report-rattus-movers-title = Wer die Pest brachte
report-rattus-movers-lead = Dieselben Verluste, danach geordnet, wer am Zug war. { $own ->
    [0] Niemand verlor einen Würfel durch die eigene Pest.
    [one] { $own } Würfel ging im Zug seines Besitzers verloren.
   *[other] { $own } Würfel gingen im Zug ihres Besitzers verloren.
  }
report-rattus-movers-column = In wessen Zug
report-rattus-cards-short = Karten
report-rattus-cards-title = Wer welche Karte hatte
report-rattus-cards-lead = Am häufigsten benutzt: { $card } von { $player }, { $uses ->
    [one] einmal
    [2] zweimal
   *[other] { $uses }‑mal
  }. Neben jeder Karte: wie oft sie benutzt wurde, was sie mit Würfeln, Rattenplättchen und Figuren tat und wie viele Würfel ihr Symbol kostete; in der Tabelle für jeden Besitzer einzeln.
report-rattus-cards-table = Was jede Karte jedem Besitzer brachte und was sie kostete

report-rattus-risks-short = Gefahr
report-rattus-risks-title = Was jeder Region drohte und was sie verlor
report-rattus-risks-lead = Für jedes aufgedeckte Plättchen: wie viele Würfel es im Mittel gekostet hätte, gerechnet über alle Plättchen, die nach den vorher aufgedeckten noch in Frage kamen, und wie viele es gekostet hat. Der Rest ist Glück.
report-rattus-risks-summary = Im Mittel { $pieces ->
    [one] hätte das { $pieces } aufgedeckte Plättchen
   *[other] hätten die { $pieces } aufgedeckten Plättchen
  } { $expected } Würfel gekostet; verloren { $lost ->
    [one] ging { $lost }.
   *[other] gingen { $lost }.
  }{ $open ->
    [0] { "" }
    [one] { " " }Ein weiteres fehlt hier, weil die Aufzeichnung zu wenig davon zeigt.
   *[other] { " " }{ $open } weitere fehlen hier, weil die Aufzeichnung zu wenig davon zeigt.
  }
report-rattus-risks-reconstructed = Das alles stützt sich auf die Plättchen der Ausgabe „{ $edition }“, die wir selbst rekonstruiert haben; mit den gedruckten wären die Mittelwerte andere.
report-rattus-risks-table = Alle Regionen: was zu erwarten war und was verloren ging

report-map-table = Die Karte nach jedem Zug
report-toll-table = Alle Verluste
report-expected = zu erwarten
report-came = verloren
report-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-risk-place = { $place }: { $expected } zu erwarten, { $lost } verloren.
report-column-flipped = Aufgedeckt
report-column-expected = Zu erwarten
report-column-lost = Verloren
report-toll-summary = { $player } verlor { $total }{ $total ->
    [0] .
   *[other] : { $parts }.
  }
report-tenure = { $card }: { $player }, von Zug { $since } { $until ->
    [0] bis zum Ende
   *[other] bis Zug { $until }
  }
report-tenure-summary = { $card }: { $taken ->
    [0] von niemandem genommen.
    [one] einmal genommen, von { $owners }.
    [2] zweimal genommen, von { $owners }.
   *[other] { $taken }‑mal genommen, von { $owners }.
  }
report-uses = { $uses ->
    [0] nie benutzt
    [one] einmal benutzt
    [2] zweimal benutzt
   *[other] { $uses }‑mal benutzt
  }
report-event-placed = { $amount } Würfel eingesetzt
report-event-moved = { $amount } Würfel bewegt
report-event-saved = { $amount } Würfel gerettet
report-event-tokens = { $amount ->
    [one] { $amount } Ratte bewegt
   *[other] { $amount } Ratten bewegt
  }
report-event-pieces = { $amount ->
    [one] { $amount } Figur gesetzt
   *[other] { $amount } Figuren gesetzt
  }
report-event-cost = kostete { $amount } Würfel
report-column-stock = Plättchen im Vorrat
report-column-mover = Im Zug von
report-column-region = Region
report-column-token = Plättchen
report-column-victim = Wer verlor
report-column-cause = Wodurch
report-column-cubes = Würfel
report-column-card = Karte
report-column-turns-held = Züge im Besitz
report-column-uses = Benutzt
report-column-placed = Würfel eingesetzt
report-column-moved = Würfel bewegt
report-column-saved = Würfel gerettet
report-column-tokens = Rattenplättchen
report-column-pieces = Figuren gesetzt
report-column-cost = Verlorene Würfel

name-population-board = Brett
name-population-castle = Burg
name-cause-M = M: die meisten Würfel
name-cause-A = A: alle
name-cause-peasantry = Landvolk
name-cause-bourgeoisie = Bürgertum
name-cause-church = Kirche
name-cause-knighthood = Rittertum
name-cause-magic = Zauberkunst
name-cause-royalty = Königtum
name-cause-unknown = unbekannt
