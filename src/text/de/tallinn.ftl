# Was über eine Partie Tallinn gesagt wird. Kennungen mit Unterstrich sind Sätze, solche mit Bindestrich Regeln.

## Aufbau

tallinn_player-count = Tallinn ist für 2 bis 4 Spieler; in diesem Protokoll { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
  }.
tallinn_start-missing = Das Protokoll sagt nicht, welche Startkarte { $player } bekommen hat; darum lässt sich die Auslage nicht zählen.
tallinn_start-twice = { $player } hat mehr als eine Startkarte; jeder bekommt genau eine.
tallinn_start-dealt-before = { $player } bekommt { DEN($card) }, aber diese Karte hat schon { $holder }; jede Startkarte gibt es nur einmal.
tallinn_start-unknown = { $values ->
    [log] Die Kartenwerte des Protokolls enthalten keine Startkarte „{ $card }“.
   *[edition] In der Ausgabe „{ $edition }“ gibt es keine Startkarte „{ $card }“.
  }
tallinn_hand-missing = Das Protokoll enthält angeblich alle Hände, aber die Starthand von { $player } fehlt.
tallinn_hand-twice = Das Protokoll gibt { $player } zwei Starthände; die erste zählt.
tallinn_opening-hand = { $player } beginnt mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } auf der Hand; eine Starthand hat { $due }.
tallinn_not-in-set = In der Starthand von { $player } { $cardsNumber ->
    [singular] ist { $cards }
   *[plural] sind { $cards }
  }; ein Satz hat die Zahlen 1 bis 10, jede einmal.
tallinn_card-twice = In der Starthand von { $player } { $cardsNumber ->
    [singular] ist { $cards }
   *[plural] sind { $cards }
  } zweimal; jede Zahl gibt es in einem Satz nur einmal.
tallinn_legate-in-base-game = { $player } hat einen Legaten auf der Hand, aber diese Partie wird ohne die Erweiterung gespielt.
tallinn_legate-twice = { $player } hat mehr als einen Legaten; jeder hat genau einen.
tallinn_legate-not-in-hand = In der Starthand von { $player } ist kein Legat; mit der Erweiterung kommt er bei jedem zu den drei Karten hinzu.

## Kartenwerte, die ein Protokoll mitbringt

tallinn_card-declared-twice = Die Kartenwerte nennen { DEN($card) } zweimal; der erste Eintrag zählt.
tallinn_too-many-starts = Die Kartenwerte enthalten { $count } Startkarten; in der Schachtel sind sechs.
tallinn_edition-lacks = { $what ->
    [starts] Zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
      } braucht man { $players } Startkarten; die Ausgabe „{ $edition }“ hat { $found }.
    [legate] Die Ausgabe „{ $edition }“ sagt nicht, was auf beiden Hälften des Legaten zu sehen ist: Damit lassen sich Partien mit dem Legaten prüfen, aber nicht spielen.
   *[influence] Die Ausgabe „{ $edition }“ sagt nicht von jeder Einflusskarte von 1 bis 10, was auf beiden Hälften zu sehen ist: Damit lassen sich Partien prüfen, aber nicht spielen.
  }
tallinn_number-outside = In den Kartenwerten steht { DER($card) }; ein Satz hat die Zahlen 1 bis 10.
tallinn_halves = { $halves ->
    [legate] Der Legat hat genau zwei Hälften, „persons“ und „arms“.
   *[influence] Jede Einflusskarte hat genau zwei Hälften, „a“ und „b“; { DER($card) } hat andere.
  }
tallinn_coin-half-mixed = { CAPITAL(DER($card)) }, { $side }: Neben der Münze für { DEN($estate) } stehen auch andere Personen; eine solche Hälfte kennt die Anleitung nicht.
tallinn_edition-differs = { $fact ->
    [two-merchants] Keine Hälfte dieses Satzes zeigt genau zwei Kaufleute wie eine in der Anleitung.
    [knight-and-monk] Keine Hälfte dieses Satzes zeigt genau einen Ritter und einen Mönch wie eine in der Anleitung.
    [merchant-coin] Keine Hälfte dieses Satzes hat eine Münze für die Kaufleute allein wie eine in der Anleitung.
    [four-coins] Im Beispiel der Anleitung löst jemand mit vier Karten zwei Wettstreite um die Ritter, einen um die Mönche und einen um die Kaufleute aus; mit diesem Satz geht das nicht.
    [tower-114] Im Beispiel der Anleitung zeigt eine Karte auf ihren Hälften zusammen 1 Kaufmann, 1 Ritter und 4 Mönche; eine solche Karte hat dieser Satz nicht.
    [towers-451] Im Beispiel der Anleitung zeigen zwei Karten zusammen 4 Kaufleute, 5 Ritter und 1 Mönch; ein solches Paar hat dieser Satz nicht.
    [example-displays] Die beiden Auslagen aus dem Beispiel der Anleitung lassen sich mit diesem Satz nicht legen.
   *[person-on-every-card] In diesem Satz gibt es eine Karte ganz ohne Personen.
  } Es ist nicht der veröffentlichte.

## Eine Karte spielen

tallinn_headline-play = { $player } deckt { DEN($card) } auf
tallinn_second-play = { $player } deckt in dieser Runde { $count } Karten auf; erlaubt ist eine.
tallinn_play-late = { $player } deckt eine Karte nach einem Wettstreit, einem Turm oder dem Nachziehen der Runde auf; alle Karten werden zugleich aufgedeckt.
tallinn_passes = { $player } spielt keine Karte, hat aber { $hand } auf der Hand; passen darf niemand.
tallinn_skips = { $player } hat keine Karte mehr und setzt diese Runde aus.
tallinn_hand-empty = { $player } hat keine Karte mehr auf der Hand, laut Protokoll aber { DEN($card) } gespielt.
tallinn_not-in-hand = { $player } spielt { DEN($card) }, aber { $where ->
    [display] diese Karte liegt schon in der Auslage.
    [tower] diese Karte ist schon ein Turm.
    [pile] diese Karte ist noch nicht gezogen.
    [no-set] ein Satz hat nur die Zahlen 1 bis 10.
    [no-legate] diese Partie wird ohne die Erweiterung gespielt.
   *[elsewhere] diese Karte kann nicht auf der Hand sein.
  }
tallinn_no-such-half = { $player } aktiviert auf { DEM($card) } { $sideId ->
    [persons] die Hälfte mit den drei Personen
    [arms] die Hälfte mit dem kaiserlichen Wappen
   *[half] { $side }
  }, aber so eine Hälfte hat diese Karte nicht.
tallinn_coin = Die Hälfte hat eine Münze: { $player } löst einen Wettstreit um { DEN($estate) } aus.
tallinn_no-coin = Die Hälfte hat keine Münze: { $player } hat keinen Wettstreit und baut keinen Turm.
tallinn_arms-empty = Das kaiserliche Wappen bringt bis zur Schlusswertung niemanden in die Auslage von { $player }.

## Wettstreite

tallinn_headline-contest = Wettstreit von { $player }: { $estate }
tallinn_compared = { $own ->
    [one] { $own } { $person }
   *[other] { $own } { $estate }
  } gegen { $theirs } von { $other }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
    .again = … gegen { $theirs } von { $other }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }.
tallinn_plus-two = Der Legat bringt { $player } zwei weitere { $estate }, aber nur in diesem Wettstreit.
tallinn_arms-declined = { $player } löst mit dem Legaten keinen Wettstreit aus.
tallinn_arms-must = { $player } löst mit dem Legaten keinen Wettstreit aus, obwohl die Hausregel dieser Partie einen verlangt.
tallinn_arms-no-estate = Laut Protokoll löst der Legat von { $player } einen Wettstreit aus; um welchen Stand, steht nicht dabei.
tallinn_arms-for-towers = Laut Protokoll löst der Legat von { $player } einen Wettstreit um die Türme aus; möglich ist nur einer um Kaufleute, Ritter oder Mönche.
tallinn_advance = { $player } { $points ->
    [0] steht bei { $points }
    [one] hat jetzt { $points } Punkt (vorher { $before })
   *[other] hat jetzt { $points } Punkte (vorher { $before })
  }.
tallinn_track = { $extra ->
    [0] Die Zählkarte kommt auf die Seite 16–30; die Münze liegt auf { $field }.
    [30] Eine Goldmünze ersetzt die Silbermünze: Sie liegt auf { $field } und zählt 30 mehr.
   *[60] Gold- und Silbermünze liegen zusammen auf { $field } und zählen 60 mehr.
  }
tallinn_other-estate = { $player } hat eine Münze für { DEN($estate) }, aber im Protokoll steht ein Wettstreit um { DEN($claimed) }.
tallinn_contest-missing = Die Münze von { $player } löst einen Wettstreit um { DEN($estate) } aus, aber im Protokoll, das angeblich alle Wettstreite enthält, fehlt er.
tallinn_contest-without-coin = { $played ->
    [0] { $player } hat in dieser Runde keine Karte gespielt, im Protokoll steht aber ein Wettstreit.
   *[other] Die von { $player } aktivierte Hälfte hat keine Münze, im Protokoll steht aber ein Wettstreit.
  }
tallinn_second-contest = Im Protokoll steht ein zweiter Wettstreit von { $player } in dieser Runde; eine Karte löst nur einen aus.
tallinn_contest-impossible = Laut Protokoll bringt dieser Wettstreit { $player } { $claimed ->
    [one] { $claimed } Punkt
   *[other] { $claimed } Punkte
  }; was immer verdeckt ist, es sind { $least } bis { $most }.
tallinn_claim-contest = Laut Protokoll bringt dieser Wettstreit { $player } { $claimed ->
    [one] { $claimed } Punkt
   *[other] { $claimed } Punkte
  }. { $own ->
    [one] { $own } { $person }
   *[other] { $own } { $estate }
  } gegen { $others } { $own ->
    [one] bringt
   *[other] bringen
  } { $computed }.

## Türme

tallinn_headline-tower = { $player } baut { $from ->
    [display] einen Turm aus der Auslage
    [hand] einen Turm von der Hand
    [none] keinen Turm
   *[other] einen Turm
  }
tallinn_no-tower = { $player } verzichtet auf einen Turm.
tallinn_tower-without-contest = { $declined ->
    [declined] { $player } baut einen Turm, hat aber mit dem Legaten keinen Wettstreit ausgelöst; für einen Turm braucht man in derselben Runde einen eigenen Wettstreit.
   *[none] { $player } baut einen Turm, ohne in dieser Runde einen Wettstreit ausgelöst zu haben.
  }
tallinn_tower-by-earlier-contest = { $declined ->
    [declined] { $player } baut einen Turm, hat aber mit dem Legaten keinen Wettstreit ausgelöst; einer aus einer früheren Runde zählt nicht.
   *[none] { $player } baut einen Turm, ohne in dieser Runde einen Wettstreit ausgelöst zu haben; einer aus einer früheren Runde zählt nicht.
  }
tallinn_second-tower = { $player } baut in dieser Runde einen zweiten Turm; höchstens eine Karte wird zum Turm.
tallinn_tower-refused = { $by ->
    [fists] { $player } hat in dieser Runde zwei Fäuste gezeigt, also keinen Turm gewollt, und baut trotzdem einen.
   *[word] { $player } hat in dieser Runde auf einen Turm verzichtet und baut trotzdem einen.
  }
tallinn_start-card-tower = { $player } macht { DEN($card) } zum Turm; das können nur Einflusskarten und der Legat werden.
tallinn_not-in-display = { $player } baut einen Turm mit { DEM($card) }, aber diese Karte { $where ->
    [tower] ist schon ein Turm.
   *[elsewhere] liegt nicht in der Auslage.
  }
tallinn_tower-not-in-hand = { $player } baut von der Hand einen Turm mit { DEM($card) }, aber { $where ->
    [display] diese Karte liegt in der Auslage.
    [tower] diese Karte ist schon ein Turm.
    [pile] diese Karte ist noch nicht gezogen.
    [no-set] ein Satz hat nur die Zahlen 1 bis 10.
    [no-legate] diese Partie wird ohne die Erweiterung gespielt.
   *[elsewhere] diese Karte kann nicht auf der Hand sein.
  }
tallinn_tower-hand-empty = { $player } baut einen Turm von der Hand, hat dort aber keine Karte mehr.
tallinn_hand-shrinks = { $player } spielt mit { $hand ->
    [0] keiner Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
  } auf der Hand weiter; der Turm wird nicht ersetzt.
tallinn_signal = { $meaning ->
    [none] { $player } zeigt zwei Fäuste, also keinen Turm, aber im Protokoll steht einer.
    [display] { $player } zeigt { $signal }, die Zahl einer Karte der Auslage; diese Karte wird zum Turm.
   *[hand] { $player } zeigt { $signal }, und diese Zahl liegt nicht in der Auslage; das heißt: eine Karte von der Hand.
  }
tallinn_signal-too-many = { $player } zeigt { $signal }, aber zwei Hände haben nur zehn Finger.
tallinn_decides-late = { $by ->
    [towers] { $player } und { $other } haben beide { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }, aber vor dieser Runde hatte { $player } { $towers ->
        [one] { $towers } Turm
       *[other] { $towers } Türme
      } und { $other } { $otherTowers }
   *[points] { $player } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } und { $other } { $otherPoints }
  }; { $player } entscheidet zuerst.
tallinn_decides-late-behind = { $by ->
    [towers] { $player } und { $other } haben beide { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }, aber vor dieser Runde hatte { $player } { $towers ->
        [one] { $towers } Turm
       *[other] { $towers } Türme
      } und { $other } { $otherTowers }
   *[points] { $player } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } und { $other } { $otherPoints }
  }; deshalb entscheidet { $player } vor { $other }. Die Regel nennt nur, wer als Erster entscheidet; nach unserer Auslegung TA-12 folgen die anderen in derselben Reihenfolge.
tallinn_tower-proven = Der Turm von { $player } aus Runde { $round } kann nur { $card } sein: Alle anderen Karten sind bekannt.

## Nachziehen

tallinn_draws-twice = { $player } zieht in dieser Runde { $count } Karten; erlaubt ist eine.
tallinn_pile-used-up = Der Nachziehstapel von { $player } ist jetzt leer; ab der nächsten Runde wird nicht mehr nachgezogen.
tallinn_pile-empty = { $player } zieht eine Karte, aber der Stapel ist leer.
tallinn_not-in-pile = { $player } zieht { DEN($card) }, aber { $where ->
    [no-set] ein Satz hat nur die Zahlen 1 bis 10.
    [legate] der Legat ist nie im Stapel.
   *[seen] diese Karte war schon zu sehen; jede Zahl gibt es in einem Satz nur einmal.
  }
tallinn_draw-missing = { $player } müsste eine Karte ziehen ({ $pile ->
    [one] { $pile } ist noch im Stapel
   *[other] { $pile } sind noch im Stapel
  }), aber im Protokoll, das angeblich jedes Ziehen enthält, steht hier nichts davon.

## Reihenfolge und Ende

tallinn_phase-order = { $what ->
    [contest] Ein Wettstreit
    [tower] Ein Turm
   *[draw] Ein Ziehen
  } steht hinter { $after ->
    [tower] einem Turm
   *[draw] dem Nachziehen
  } derselben Runde. Die Reihenfolge ist: aufdecken, Wettstreite, Türme, nachziehen.
tallinn_empty-round = In Runde { $round } spielt niemand eine Karte.
tallinn_round-limit = Das ist Runde { $round }; eine Partie hat höchstens { $limit }.
tallinn_game-over = Runde { $round } wird gespielt, aber niemand hat mehr eine Karte: Die Partie ist vorbei.
tallinn_final-too-early = Nach Runde { $round } beginnt die Schlusswertung, aber { $players } { $count ->
    [one] hat noch Karten.
   *[other] haben noch Karten.
  }
tallinn_final-again = Im Protokoll steht eine zweite Schlusswertung.
tallinn_result-too-early = Das Protokoll nennt ein Ergebnis, aber { $cards ->
    [one] { $cards } Karte ist
   *[other] { $cards } Karten sind
  } noch zu spielen.
tallinn_log-stops = Das Protokoll endet, bevor die Partie vorbei ist: { $cards ->
    [one] { $cards } Karte ist
   *[other] { $cards } Karten sind
  } noch zu spielen.

## Schlusswertung

tallinn_headline-bonus = Der Legat von { $player } verstärkt { DEN($estate) }
tallinn_headline-bonus-open = Nicht festgehalten: wohin die zwei Personen des Legaten kamen ({ $players })
tallinn_headline-final = Schlusswertung von { $player }: { $contest }
tallinn_headline-transfer = { $player } zahlt an { $other }
tallinn_headline-towers = { $player } deckt die Türme auf
tallinn_bonus = Der Legat von { $player } verstärkt den schwächsten Stand der Auslage um zwei Personen: { $estate }.
tallinn_bonus-open = { $why ->
    [open] Der Legat von { $player } verstärkt einen der gleich schwachen Stände ({ $estates }) um zwei Personen. Welchen, sagt das Protokoll nicht, und auch seine Zahlen verraten es nicht: Was davon abhängt, bleibt offen.
    [proven] Der Legat von { $player } verstärkt { DEN($estate) } um zwei Personen: Von den gleich schwachen Ständen ({ $estates }) führt nur dieser zu den Zahlen des Protokolls.
    [same] Der Legat von { $player } verstärkt einen der gleich schwachen Stände ({ $estates }) um zwei Personen. Welchen, sagt das Protokoll nicht, aber alle bekommen so oder so dieselben Punkte. Hier gezählt: { $estate }.
   *[unfit] Der Legat von { $player } verstärkt einen der gleich schwachen Stände ({ $estates }) um zwei Personen, aber keine Wahl führt zu allen Zahlen des Protokolls. Hier gezählt: { $estate }.
  }
tallinn_bonus-twice = Der Legat von { $player } verstärkt zweimal einen Stand.
tallinn_bonus-late = Die zwei Personen eines Legaten kommen erst dazu, als die Wertung schon läuft; sie gehören vor dem ersten Vergleich in die Auslage.
tallinn_bonus-without-legate = { $player } hat keinen Legaten in der Auslage, aber im Protokoll kommen zwei Personen hinzu.
tallinn_bonus-with-persons = Der Legat von { $player } zeigt seine drei Personen; zwei Personen am Ende bringt nur das kaiserliche Wappen.
tallinn_bonus-not-fewest = { $player } verstärkt { DEN($estate) } um zwei Personen; am schwächsten in der Auslage sind: { $fewest }.
tallinn_compared-towers = Turmwert { $own } gegen { $theirs } von { $other }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
    .again = … gegen { $theirs } von { $other }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }.
tallinn_tower-persons = { $towers ->
    [0] { $player } hat keinen Turm.
    [one] Der Turm von { $player }, { $counted ->
        [active] nur die aktive Hälfte gezählt
       *[whole] beide Hälften gezählt
      }: { $persons }.
   *[other] Die { $towers } Türme von { $player }, { $counted ->
        [active] von Karten aus der Auslage nur die aktive Hälfte gezählt
       *[whole] beide Hälften gezählt
      }: { $persons }.
  }
tallinn_tower-value = { $value ->
    [0] Der Turmwert ist 0.
   *[other] Der Turmwert ist { $value } ({ $estates }).
  }
tallinn_lead = { $contest ->
    [tower] Der Turmwert von { $player } liegt um { $difference } über dem von { $other }
   *[estate] { $player } hat { $persons } mehr als { $other }
  }: Ab fünf zahlt der andere einen Punkt.
tallinn_no-tower-payment = { $player } liegt gegen { $other } um { $difference } vorn; für Türme wird nichts gezahlt, so wie wir die Anleitung lesen, die man auch anders lesen kann (TA-08, Option five-diff-scope).
tallinn_below-zero = { $player } steht bei { $points }; Punkte dürfen unter null fallen.
tallinn_towers-open = { $count ->
    [0] { $player } hat keinen Turm.
    [one] Der Turm von { $player }: { $cards }.
   *[other] Die Türme von { $player }: { $cards }{ $hidden ->
        [0] { "" }
        [one] ; einen weiteren verbirgt das Protokoll
       *[other] ; { $hidden } weitere verbirgt das Protokoll
      }.
  }
tallinn_towers-first = { CAPITAL(DER($estate)) } werden erst nach dem Aufdecken der Türme gewertet; die drei Stände kommen zuerst.
tallinn_revealed-late = Die Türme werden verglichen, bevor alle aufgedeckt sind.
tallinn_estate-order = Die Stände werden nicht in der Folge Kaufleute, Ritter, Mönche gewertet; das ändert nichts.
tallinn_final-twice = { $player } wertet { DEN($estate) } ein zweites Mal; jeder hat für jeden Stand und für die Türme einen Wettstreit.
tallinn_final-missing = In der Schlusswertung fehlt der Wettstreit von { $player } um { DEN($estate) }, obwohl das Protokoll angeblich alle Wettstreite enthält.
tallinn_transfer-missing = { $other } schuldet { $player } bei { $difference } Personen Vorsprung einen Punkt, aber im Protokoll, das angeblich alle Zahlungen enthält, fehlt er.
tallinn_transfer-missing-too = { $other } schuldet { $player } auch für { DEN($estate) } einen Punkt ({ $difference } Personen Vorsprung), aber im Protokoll, das angeblich alle Zahlungen enthält, fehlt er.
tallinn_transfer-not-due = { $player } zahlt { $other } einen Punkt, { $why ->
    [again] hat aber für diesen Stand schon gezahlt; für zwei Spieler und einen Stand geschieht das nur einmal.
    [behind] liegt aber selbst um { $difference } vorn; gezahlt wird bei einem Rückstand ab fünf.
    [even] aber beide haben gleich viele Personen; gezahlt wird ab fünf.
    [none] aber es ist kein Stand mehr übrig, in dem { $other } um fünf vorn liegt.
   *[lead] aber { $other } liegt um { $difference } vorn; gezahlt wird ab fünf.
  }
tallinn_transfer-for-towers = { $player } zahlt { $other } einen Punkt, aber für Türme wird nichts gezahlt.
tallinn_transfer-late = Der Punkt für { DEN($estate) } wird erst nach dem Aufdecken der Türme gezahlt; die drei Stände kommen zuerst.
tallinn_towers-not-revealed = { $player } hat verdeckte Türme, aber das Protokoll deckt sie nicht auf.
tallinn_towers-number = { $player } deckt { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
  } auf, hat aber { $built } gebaut.
tallinn_other-towers = { $player } deckt { $openCount ->
    [0] nichts
   *[other] { DEN($open) }
  } auf, gebaut { $builtNumber ->
    [singular] wurde
   *[plural] wurden
  } dort aber { DER($built) }.
tallinn_impossible-towers = { $player } deckt { DEN($cards) } auf, { $where ->
    [display] aber { $count ->
        [one] diese Karte liegt
       *[other] diese Karten liegen
      } in der Auslage.
   *[elsewhere] und das kann nicht sein: Nach allem, was gespielt und gezogen wurde, kommt dafür kein verdeckter Turm in Frage.
  }
tallinn_claim-final = Laut Protokoll bekommt { $player } { $claimed ->
    [one] { $claimed } Punkt
   *[other] { $claimed } Punkte
  } für { DEN($estate) }. { $own } gegen { $others } bringen { $computed }.
tallinn_winner = { $by ->
    [shared] { $players } teilen sich den Sieg: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } und { $persons ->
        [one] { $persons } Person
       *[other] { $persons } Personen
      } auf den Türmen.
    [towers] { $players } gewinnt bei Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      } durch { $persons ->
        [one] { $persons } Person
       *[other] { $persons } Personen
      } auf den Türmen.
   *[points] { $players } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
  }
    .in-hindsight = Den Gleichstand entschieden die Personen auf den Türmen: { $players } hatte { $persons }.

## Zahlen im Protokoll

tallinn_claim-effect = Laut Protokoll ändern sich die Punkte von { $player } um { $claimed }; nach den Regeln ist es { $computed }.
tallinn_claim-total = Laut Protokoll hat { $player } { $claimed ->
    [one] { $claimed } Punkt
   *[other] { $claimed } Punkte
  }; nachgerechnet { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
tallinn_claim-display = Das Protokoll zählt in der Auslage von { $player }: { $claimed }. Nachgerechnet: { $computed }.
tallinn_claim-cards = Das Protokoll zählt bei { $player } { $claimed ->
    [one] { $claimed } Karte
   *[other] { $claimed } Karten
  } { $zoneId ->
    [hand] auf der Hand
    [pile] im Nachziehstapel
   *[towers] als Türme
  }; nachgerechnet { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
tallinn_claim-result = Laut Protokoll hat { $player } { $claimed } { $whatId ->
    [points] { $claimed ->
        [one] Punkt
       *[other] Punkte
      }
    [tower-persons] { $claimed ->
        [one] Person auf den Türmen
       *[other] Personen auf den Türmen
      }
   *[other] ({ $what })
  }; nach den Regeln { $computed ->
    [one] ist es { $computed }
   *[other] sind es { $computed }
  }.
tallinn_result-no-choice = Das Protokoll nennt als Ergebnis { $claimed }. Welcher der gleich schwachen Stände auch immer die zwei Personen eines Legaten bekam: Das ist unmöglich; nach den Regeln steht es { $count ->
    [1] { $last }
   *[other] { $possible } oder { $last }
  }.
tallinn_result-another = noch anders
tallinn_claim-rank = Laut Protokoll kommt { $player } auf Platz { $claimed }; mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } und { $persons ->
    [one] { $persons } Person
   *[other] { $persons } Personen
  } auf den Türmen ist es Platz { $computed }.

## Was ein Zug ändert (Tätigkeit und Teil des Tischs)

engine-effect-place-display = Die Auslage von { $player } beginnt mit { DEM($thing) }.
engine-effect-gain-display = In die Auslage von { $player } { $thingNumber ->
    [singular] kommt
   *[plural] kommen
  } { $thing }.
engine-effect-gain-towers = Der Legat von { $player } bringt { $thing } zu den Türmen.
engine-effect-remove-display = Aus der Auslage von { $player } { $thingNumber ->
    [singular] verschwindet
   *[plural] verschwinden
  } { $thing }.
engine-effect-play-display = Aktiv: { $thing }.
engine-effect-turn-towers = { $player } macht { DEN($thing) } zum Turm.
engine-effect-place-towers = { $player } legt { DEN($thing) } verdeckt als Turm aus.
engine-effect-give-point = { $player } zahlt { $to } einen Punkt.

## Was eine Regel ändert, wo die Tätigkeit allein es nicht gut sagt

told-tallinn-setup-start-score = { $player } beginnt mit { $amount } Punkten.
told-tallinn-setup-opening-hand = Starthand von { $player }: { $thing }.
told-tallinn-legate-opening-hand = Dazu nimmt { $player } { DEN($thing) }.
told-tallinn-play-right-half-active = Die aktive Hälfte bringt { $thing } in die Auslage von { $player }.
told-tallinn-legate-persons-half = Der Legat bringt seine Personen in die Auslage von { $player }: { $thing }.
told-tallinn-legate-final-display = Der Legat von { $player } verstärkt die Auslage: { $thing }.
told-tallinn-card-start-persons-count = Sie zeigt { $thing }.
told-tallinn-tower-leaves-display = Dadurch { $thingNumber ->
    [singular] verlässt
   *[plural] verlassen
  } { $thing } die Auslage von { $player }.
