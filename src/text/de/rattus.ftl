# Was über eine Partie Rattus gesagt wird. Kennungen mit Unterstrich sind Sätze, solche mit Bindestrich Regeln.

## Wörter

name-cube-place-board = Würfel auf dem Brett
name-cube-place-castle = Würfel in der Burg
name-cube-place-supply = Würfel in Reserve
name-cube-place-baker = Würfel auf dem Bäcker
name-card-place-display = die Auslage
name-class-card-unknown = eine unbekannte Karte
name-region-unknown = eine unbekannte Region
name-series-population = Würfel auf dem Brett und in der Burg
name-series-board = Würfel in den Regionen
name-series-castle = Würfel in der Burg
name-series-supply = Würfel in Reserve
name-series-cards = Ständekarten
name-series-rats = Rattenplättchen auf dem Brett
name-series-rat-supply = Rattenplättchen im Vorrat

## Was ein Zug ändert (Parameter: player, amount, sign, from, to, which)

engine-effect-cube-place = { $player } { $toId ->
    [castle] bringt
    [baker] legt
   *[region] setzt
  } { $amount } Würfel { $toId ->
    [castle] in die Burg
    [baker] auf den Bäcker
   *[region] in { $to } ein
  }.
engine-effect-cube-remove = { $player } verliert { $amount } Würfel { $fromId ->
    [castle] in der Burg
    [baker] auf dem Bäcker
   *[region] in { $from }
  }.
engine-effect-cube-advance = { $amount } Würfel von { $player } { $amount ->
    [one] kommt
   *[other] kommen
  } { $fromId ->
    [castle] aus der Burg
    [baker] vom Bäcker
   *[region] aus { $from }
  } { $toId ->
    [castle] in die Burg
    [baker] auf den Bäcker
   *[region] nach { $to }
  }.
told-rattus-piper-baker-deposit = { $player } legt einen Würfel auf den Bäcker, { $fromId ->
    [player] aus der Reserve
   *[region] aus { $from }
  }.
told-rattus-piper-end-baker = { engine-effect-cube-advance }
told-rattus-piper-baker-takeover = { engine-effect-cube-advance }
engine-effect-cube-adjust = Von hier an gilt das Protokoll: Würfel von { $player } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-rat-place = { $shown ->
    [yes] Das Rattenplättchen { $which } kommt nach { $to }.
   *[no] Ein Rattenplättchen kommt nach { $to }.
  }
engine-effect-rat-draw = { $shown ->
    [yes] Noch ein Rattenplättchen, { $which }, kommt nach { $to }.
   *[no] Noch ein Rattenplättchen kommt nach { $to }.
  }
engine-effect-rat-advance = Das Rattenplättchen auf Platz { $which } in { $from } kommt nach { $to }.
engine-effect-rat-discard = { $shown ->
    [yes] Das Plättchen auf Platz { $which } kommt aus { $from } in die Schachtel.
   *[no] Das Plättchen kommt aus { $from } in die Schachtel.
  }
engine-effect-rat-adjust = Von hier an gilt das Protokoll: Rattenplättchen { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-figure-place = Die Pestfigur beginnt in { $to }.
engine-effect-figure-advance = Die Pestfigur erreicht { $to }.
engine-effect-potion-place = Unter einem Würfel von { $player } in { $to } liegt nun ein Trank{ $number ->
    [0] .
    [one] , neben einem anderen.
   *[other] , neben { $number } anderen.
  }
engine-effect-potion-remove = Statt eines Würfels von { $player } geht in { $from } ein Trank verloren.
told-rattus-piper-magician-protect = Statt eines Würfels von { $player } geht in { $from } ein Trank verloren (von { $number } darunter).
engine-effect-potion-take = { $amount ->
    [one] Der Trank darunter kommt mit.
   *[other] Die { $amount } Tränke darunter kommen mit.
  }
engine-effect-potion-advance = { $amount ->
    [one] Der Trank liegt wieder darunter.
   *[other] Die { $amount } Tränke liegen wieder darunter.
  }
engine-effect-potion-discard = { $amount ->
    [one] Der Trank kommt
   *[other] Die { $amount } Tränke kommen
  } zurück in den Vorrat.
engine-effect-nun-place = { $moved ->
    [yes] Eine Nonne geht von { $from } nach { $to }.
   *[no] In { $to } steht nun eine Nonne.
  }
engine-effect-bishop-place = { $moved ->
    [yes] Ein Bischof geht von { $from } nach { $to }.
   *[no] In { $to } steht nun ein Bischof.
  }
engine-effect-wall-place = { $moved ->
    [yes] Eine Mauer kommt von der Grenze { $from } auf die Grenze { $to }.
   *[no] Auf der Grenze { $to } steht nun eine Mauer.
  }
engine-effect-class-place = { CAPITAL(DER($which)) } liegt in der Auslage.
engine-effect-class-take = { $fromId ->
    [player] { $player } nimmt { DEN($which) } von { $from }.
   *[other] { $player } nimmt { DEN($which) } aus der Auslage.
  }

## Die Ausgabe

rattus_map-self = { $region } nennt sich selbst als Nachbarn.
rattus_map-asymmetric = { $region } nennt { $other } als Nachbarn, aber { $other } nennt { $region } nicht.
rattus_map-arrow = Von { $region } führt ein Pfeil nach { $others }, ohne dass { $region } das als Nachbarn nennt.
rattus_map-alone = Mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } { $regionsNumber ->
    [singular] hätte { $regions }
   *[plural] hätten { $regions }
  } keinen Nachbarn, und die Figur käme nicht weiter.
rattus_fact = { $fact ->
    [a1] Auf der gedruckten Karte grenzen Gallia und Hispania aneinander, hier nicht.
    [a2] Auf der gedruckten Karte grenzt Anglia an Gallia oder Hispania, hier an keines von beiden.
    [a3] Auf der gedruckten Karte grenzen Russia und Tartaria aneinander, soweit die Regeln das erkennen lassen, hier nicht.
    [a4] Von den Grenzen Hispania–Italia, Italia–Polonia und Hispania–Polonia hat die gedruckte Karte genau eine, diese nicht.
    [a5] Auf der gedruckten Karte grenzen Germania und Turcia nicht aneinander, hier schon.
    [a6] Auf der gedruckten Karte liegen Italia und Scandia höchstens zwei Schritte auseinander, hier mehr.
    [a7] Auf der gedruckten Karte sind manche Nachbarn nur durch einen Pfeil verbunden, hier keine.
    [k1] Unter den gedruckten Plättchen ist eine 1 mit Bürgertum und Kirche, unter diesen nicht.
    [k2] Unter den gedruckten Plättchen ist eines mit einer 3, unter diesen nicht.
    [k3] Unter den gedruckten Plättchen ist eine 2 mit M, Bürgertum und Kirche, unter diesen nicht.
   *[k4] Auf den gedruckten Plättchen kommen die Zahlen 1, 2, 3 und 4 vor, auf diesen nicht alle davon.
  }
rattus_token-twice = Das Plättchen „{ $token }“ ist zweimal angegeben; nur die erste Angabe zählt.
rattus_edition-lacks = { $what ->
    [start-tokens] Mit { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
      } braucht man { $needed } Plättchen mit lila Rand; die Ausgabe „{ $edition }“ hat { $found }.
    [tokens] Mit { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
      } kommen { $needed } Plättchen ohne lila Rand aus dem Spiel; die Ausgabe „{ $edition }“ hat { $found }.
    [fronts] Die Ausgabe „{ $edition }“ sagt nicht von jedem Plättchen, was auf der Vorderseite steht: Damit lassen sich Partien prüfen, aber nicht spielen.
   *[map] Die Ausgabe „{ $edition }“ sagt nicht, welche Regionen benachbart sind: Damit lassen sich Partien prüfen, aber nicht spielen.
  }
rattus_token-numbers = Es gibt 49 Plättchen, 12 davon mit lila Rand; in dieser Ausgabe sind es { $count } und { $starts }.
rattus_token-blank = Das Plättchen „{ $token }“ braucht eine Zahl von mindestens 1 und etwas, das es trifft.
rattus_token-both-letters = Das Plättchen „{ $token }“ zeigt M und A; nach den Regeln ist es immer nur eines davon.
rattus_wrong-estate = { CAPITAL(DER($card)) } gehört zum Stand { $estate }, nicht zum Stand { $found }.
rattus_estate-cards = Zum Stand { $estate } { $count ->
    [0] gehört keine Ständekarte
    [one] gehört { $count } Ständekarte
   *[other] gehören { $count } Ständekarten
  }; jeder Stand hat 3.
rattus_token-undeclared = Die Ausgabe hat kein Plättchen „{ $token }“; darum lässt sich nicht beurteilen, was es bewirkt.

## Aufbau

rattus_player-count = Rattus ist für 2 bis 4 Spieler; in diesem Protokoll { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
  }.
rattus_same-colour = { $player } und { $other } haben dieselbe Farbe ({ engine-colour }).
rattus_regions = Mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } spielen diese Regionen mit: { $regions }.
rattus_not-in-use = { $region } spielt mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } nicht mit.
rattus_no-cards = Das Protokoll sagt nicht, welche sechs Ständekarten im Spiel sind.
rattus_card-twice = Eine Ständekarte ist zweimal genannt; es müssen sechs verschiedene sein.
rattus_cards-number = { $count ->
    [one] { $count } Ständekarte ist
   *[other] { $count } Ständekarten sind
  } im Spiel; es müssen genau 6 sein.
rattus_card-of-expansion = Ohne die Erweiterung kann { DEN($cards) } niemand haben.
rattus_no-knighthood = Mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } empfiehlt sich eine Karte des Rittertums; ohne sie bleiben manche Regionen der Pest vielleicht unerreichbar.
rattus_not-the-set = Zum Set „{ $set }“ gehören { $cards }; im Spiel sind andere Karten.
rattus_estate-missing = Von jedem Stand sollte eine Karte gezogen werden, aber es fehlt: { $estates }.
rattus_material = Das Material für { DEN($card) } liegt bereit.
rattus_no-start-token = In { $regions } liegt kein Startplättchen; jede Region, die mitspielt, bekommt genau eines.
rattus_start-token-twice = In { $region } liegt ein zweites Startplättchen.
rattus_cards-twice = Die Ständekarten werden ein zweites Mal ausgelegt; nur die ersten sechs zählen.
rattus_figure-set-twice = Die Pestfigur wird ein zweites Mal aufgestellt; nur ihr erster Ort zählt.
rattus_removed = Mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } { $count ->
    [0] kommt kein gewöhnliches Plättchen
    [one] kommt { $count } gewöhnliches Plättchen
   *[other] kommen { $count } gewöhnliche Plättchen
  } ungesehen in die Schachtel.
rattus_left-over = { $count ->
    [0] Kein Startplättchen bleibt übrig.
    [one] { $count } Startplättchen bleibt übrig und wird unter den Vorrat gemischt.
   *[other] { $count } Startplättchen bleiben übrig und werden unter den Vorrat gemischt.
  }
rattus_supply = { $count } Plättchen bilden den Vorrat.
rattus_no-figure = Das Protokoll sagt nicht, wo die Pestfigur beginnt.
rattus_start-player = { $player } beginnt.
rattus_settle-order = { $player } siedelt sich an, aber { $expected } ist dran.
rattus_settle-surplus = { $player } siedelt sich ein drittes Mal an; es gibt nur zwei Runden.
rattus_settle-pair = { $player } setzt { $count } Würfel ein; jedes Mal müssen es 2 sein, zusammen in einer Region.
rattus_settle-missing = Beim Ansiedeln { $count ->
    [one] fehlt { $count } Paar.
   *[other] fehlen { $count } Paare.
  }
rattus_after-placement = { $player } hat nach dem Aufbau { $count } Würfel auf dem Brett; es müssten 4 sein.
rattus_into-castle = { $player } setzt Würfel in die Burg; dorthin bringt sie nur der König.
rattus_headline-settle = { $player } siedelt sich { $regionId ->
    [unknown] an
    [castle] in der Burg an
   *[region] in { $region } an
  }

## Züge

rattus_turn-order = { $player } macht einen Zug, aber { $expected } ist dran.
rattus_turn-after-end = { $player } macht einen regulären Zug, aber im Zug von { $trigger } wurde das Ende eingeleitet: { $why ->
    [supply] Der Vorrat an Plättchen ist leer
   *[cubes] Alle Würfel eines Spielers sind auf dem Brett
  }. Nun folgt die letzte Runde.
rattus_round-incomplete = Die letzte Runde beginnt, aber vorher wird die laufende Runde zu Ende gespielt; der nächste Zug gehört { $expected }.
rattus_turn-after-last-round = { $player } macht nach der letzten Runde einen regulären Zug.
rattus_turn-ends = Der Zug von { $player } ist vorbei.
rattus_slot-unused = { $player } benutzt in der letzten Runde keine Karte.
rattus_headline-take = { $player } nimmt { DEN($card) }
rattus_takes-late = { $player } nimmt eine Karte, nachdem die Figur gezogen ist; die Figur kommt zuletzt.
rattus_takes-twice = { $player } nimmt nach { DEM($first) } auch noch { DEN($card) }; erlaubt ist eine Karte je Zug.
rattus_takes-in-last-round = { $player } nimmt eine Karte; in der letzten Runde tut das niemand mehr.
rattus_takes-own = { $player } nimmt { DEN($card) }, hat diese Karte aber schon.
rattus_card-kept = { CAPITAL(DER($card)) } wird aus der Auslage genommen, gehört aber { $owner }; zurück kommt eine Karte nie.
rattus_card-elsewhere = { CAPITAL(DER($card)) } wird { $claimedId ->
    [display] aus der Auslage
   *[player] von { $claimed }
  } genommen, { $ownerId ->
    [display] liegt aber in der Auslage
   *[player] gehört aber { $owner }
  }.
rattus_card-not-in-play = { CAPITAL(DER($card)) } ist keine der sechs Karten dieser Partie ({ $cards }).
rattus_card-risk = { $count ->
    [one] Von nun an wird { $player } vom Symbol { DES($estate) } getroffen ({ $card }).
   *[other] Mit { DEM($card) } hat { $player } { $count } Karten { DES($estate) }: Von nun an trifft jedes ihrer Symbole { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }‑mal
      }.
  }
rattus_headline-unload = { $player } setzt die Würfel vom Bäcker ein
rattus_unload-twice = { $player } setzt ein zweites Mal Würfel vom Bäcker ein; alle kommen zusammen in eine Region.
rattus_unload-late = { $player } setzt die Würfel vom Bäcker zu spät ein; wer die Karte nimmt, tut das sofort.
rattus_unload-unasked = { $player } setzt Würfel vom Bäcker ein, ohne einen Bäcker mit Würfeln genommen zu haben.
rattus_unload-missing = { $player } hat den Bäcker genommen und muss { $count ->
    [one] den Würfel einsetzen, der
   *[other] die { $count } Würfel einsetzen, die
  } darauf { $count ->
    [one] liegt
   *[other] liegen
  }.
rattus_unload-count = { $claimed } Würfel vom Bäcker { $claimed ->
    [one] wird
   *[other] werden
  } eingesetzt; darauf { $count ->
    [one] liegt { $count }
   *[other] liegen { $count }
  }, und alle kommen zusammen.
rattus_unload-unowned = { $player } setzt Würfel vom Bäcker ein, aber die Karte gehört niemandem.
rattus_unload-by = { $player } setzt die Würfel vom Bäcker ein; das ist Sache des linken Nachbarn des Besitzers: { $expected }.
rattus_unload-by-another = { $player } setzt die Würfel vom Bäcker ein; das ist Sache von { $expected }: Wer die Karte nimmt, setzt sie ein.
rattus_unload-missing-at-end = Auf dem Bäcker { $count ->
    [one] liegt
   *[other] liegen
  } { $count } Würfel; der linke Nachbar des Besitzers muss { $count ->
    [one] ihn
   *[other] sie
  } einsetzen, bevor die Pest alle Regionen verwüstet.
rattus_unload-out-of-time = Am Ende des Spiels werden die Würfel auf dem Bäcker zwischen der letzten Runde und der Pest in allen Regionen eingesetzt.

## Würfel einsetzen

rattus_headline-place = { $player } setzt Würfel in { $region } ein
rattus_headline-mayor = { $player } setzt mit dem Bürgermeister Würfel ein
rattus_places-line = { $region } hat { $rats ->
    [0] kein
   *[other] { $rats }
  } Plättchen{ $bound ->
    [most] : höchstens
    [rest] , in Reserve nur noch
   *[exact] :
  } { $due ->
    [0] kein
   *[other] { $due }
  } Würfel{ $peasant ->
    [0] { "" }
   *[other] , der Bauer darf 1 hinzufügen
  }{ $queen ->
    [0] { "" }
   *[other] , die Königin darf 2 hinzufügen
  }.
rattus_places-in-last-round = { $player } setzt Würfel ein; in der letzten Runde bringen nur noch Ständekarten Würfel.
rattus_places-late = { $player } setzt Würfel ein, nachdem die Figur gezogen ist; die Figur kommt zuletzt.
rattus_places-twice = { $player } setzt in diesem Zug ein zweites Mal Würfel ein.
rattus_places-count = { $player } setzt { $cubes } Würfel in { $region } ein; dort { $rats ->
    [0] liegt kein
    [one] liegt { $rats }
   *[other] liegen { $rats }
  } Plättchen.
rattus_places-without-rats = { $player } setzt Würfel in { $region } ein, wo kein Plättchen liegt.
rattus_places-too-few = { $player } setzt nur { $cubes } Würfel in { $region } ein; dort { $rats ->
    [one] liegt { $rats }
   *[other] liegen { $rats }
  } Plättchen. Mit { $supply } { $supply ->
    [one] Würfel
   *[other] Würfeln
  } in Reserve kommen alle fälligen hinein, zusammen in eine Region.
rattus_places-more-than-owned = { $player } setzt { $cubes } Würfel ein, hat aber nur noch { $supply }.
rattus_peasant-extra = { $player } setzt { $cubes } Würfel in { $region } ein; dort { $rats ->
    [0] liegt kein
    [one] liegt { $rats }
   *[other] liegen { $rats }
  } Plättchen, und { $queen ->
    [0] der Bauer bringt nur 1 hinzu
   *[other] Bauer und Königin bringen zusammen höchstens 3 hinzu
  }.
rattus_queen-does-not-reign = { $player } benutzt die Königin, hat aber nicht allein das größte zusammenhängende Gebiet.
rattus_queen-one = { $player } bringt nur einen der zwei Würfel der Königin. Die Regeln lassen offen, ob das geht; wir erlauben es.
rattus_queen-both = { $player } setzt { $cubes } Würfel in { $region } ein; dort { $rats ->
    [0] liegt kein
    [one] liegt { $rats }
   *[other] liegen { $rats }
  } Plättchen, und die Königin bringt { $additions ->
    [some] höchstens 2 Würfel hinzu
   *[both] 2 Würfel hinzu oder keinen
  }.
rattus_queen-without-rats = { $player } setzt die Würfel der Königin in { $region } ein, wo kein Plättchen liegt. Die Regeln nennen dafür nur den Bauern; wir erlauben es.
rattus_no-placement = { $player } hat keine Würfel eingesetzt, obwohl Platz dafür war und in Reserve noch { $supply } Würfel { $supply ->
    [one] ist
   *[other] sind
  }.
rattus_leads = { $player } führt { $regionsCount ->
    [0] nirgends
   *[other] in { $regions }
  }.
rattus_area = Das größte zusammenhängende Gebiet von { $player } hat { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
  }.
rattus_mayor-does-not-lead = { $player } hat in { $regions } nicht mehr Würfel als jeder andere.
rattus_mayor-extra = { $player } setzt mit dem Bürgermeister { $extra } Würfel zusätzlich ein; { $help ->
    [nobody] zusätzliche bringen nur Bauer und Königin
    [peasant] der Bauer erlaubt { $allowed }
    [queen] die Königin erlaubt { $additions ->
        [both] 2 oder keinen
       *[some] hier { $allowed ->
            [0] keinen
           *[other] { $allowed }
          }
      }
   *[both] { $additions ->
        [both] der Bauer erlaubt 1, die Königin 2 oder keinen
       *[some] Bauer und Königin zusammen erlauben hier { $allowed }
      }
  }.
rattus_mayor-too-few = { $player } führt in { $count ->
    [0] keiner Region
    [one] { $count } Region
   *[other] { $count } Regionen
  } und setzt mit dem Bürgermeister weniger Würfel ein, als fällig sind.

## Die Figur

rattus_headline-plague = { $player } { $toCount ->
    [0] lässt die Pestfigur stehen
   *[other] bewegt die Pestfigur { $overCount ->
    [0] nach { $to }
   *[other] über { $over } nach { $to }
  }
  }
rattus_headline-plague-unseen = { $player } bewegt die Pestfigur; wohin, zeigt das Protokoll nicht
rattus_figure-twice = { $player } bewegt die Figur in diesem Zug ein zweites Mal.
rattus_figure-stays = { $player } lässt die Figur in { $region }; sie muss weiterziehen.
rattus_figure-returns = Die Figur kehrt nach { $region } zurück, wo sie losgezogen ist; sie muss in einer anderen Region ankommen.
rattus_figure-not-moved = { $player } hat die Pestfigur in diesem Zug nicht bewegt.
rattus_walled-in = Alle Wege aus { $region } sind vermauert, und die Figur bleibt stehen. Die Regeln sagen das nicht; { $plague ->
    [yes] nach einer Hausregel dieser Partie wütet die Pest dort.
   *[no] wir lassen den Zug enden.
  }
rattus_too-many-steps = Die Figur geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }; { $cards ->
    [0] ohne eine Karte des Rittertums ist höchstens { $most } erlaubt
    [one] mit einer Karte des Rittertums darf sie höchstens { $most } gehen
   *[other] auch mit mehreren Karten des Rittertums sind höchstens { $most } erlaubt
  }.
rattus_not-adjacent = { $from } und { $to } sind keine Nachbarn.
rattus_same-region = Beide Regionen sind { $from }; es müssen Nachbarn sein.
rattus_wall = Zwischen { $from } und { $to } steht eine Mauer.
rattus_castle-no-region = Die Burg ist keine Region.
rattus_neutral = Die Figur zählt als { $count } Würfel, die niemandem gehören.
rattus_neutral-without-knight = { $player } lässt die Figur als Würfel zählen, ohne den Ritter zu besitzen.
rattus_neutral-late = { $player } lässt die Figur als Würfel zählen; das muss man ansagen, wenn die Figur gezogen und noch kein Plättchen aufgedeckt ist.

## Ausbreitung

rattus_headline-spread = Die Ratten breiten sich aus
rattus_spread-due = { $region } hat { $rats ->
    [0] kein
   *[other] { $rats }
  } Plättchen: { $count ->
    [0] kein neues
    [one] { $count } neues
   *[other] { $count } neue
  }.
rattus_spreads-in-last-round = Plättchen werden ausgebreitet; zieht die Figur in der letzten Runde, bringt das keine.
rattus_spreads-before-figure = Plättchen werden ausgebreitet, bevor die Figur gezogen ist.
rattus_spreads-late = Plättchen werden ausgebreitet, nachdem eines aufgedeckt ist; die Ausbreitung kommt zuerst.
rattus_spreads-on-the-way = Plättchen werden um { $passed } ausgebreitet, wo die Figur nur durchgezogen ist; sie steht in { $region }.
rattus_spreads-too-many = Für { $region } { $count ->
    [one] wird { $count } neues
   *[other] werden { $count } neue
  } Plättchen gelegt; fällig { $due ->
    [0] ist keines
    [one] ist { $due }
   *[other] sind { $due }
  }.
rattus_spreads-too-few = Für { $region } { $count ->
    [0] wird kein neues
    [one] wird { $count } neues
   *[other] werden { $count } neue
  } Plättchen gelegt; fällig { $due ->
    [one] ist { $due }
   *[other] sind { $due }
  }, und { $limit ->
    [room] die Nachbarn haben Platz für { $owed }
    [supply] im Vorrat { $owed ->
        [one] liegt noch { $owed }
       *[other] liegen noch { $owed }
      }
   *[none] die Nachbarn haben Platz dafür
  }.
rattus_spread-tokens = Für { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
  } { $count ->
    [one] ist { $count }
   *[other] sind { $count }
  } Plättchen genannt; jede bekommt eines.
rattus_spreads-into-itself = Ein neues Plättchen kommt nach { $from } selbst; es muss zu einem Nachbarn.
rattus_spreads-far = Ein neues Plättchen kommt nach { $to }, aber das ist kein Nachbar von { $from } ({ $neighbours }).
rattus_supply-empty = Ein Plättchen wird gelegt, aber der Vorrat ist leer.
rattus_not-spread = Für { $region } wurde kein Plättchen ausgebreitet; fällig { $due ->
    [one] ist { $due }
   *[other] sind { $due }
  }, wie viele Würfel dort auch stehen.
rattus_ravages-before-spread = In { $region } wird ein Plättchen aufgedeckt, bevor { $due ->
    [one] das neue Plättchen ausgebreitet ist
   *[other] die { $due } neuen Plättchen ausgebreitet sind
  }.
rattus_bishop = Ein Bischof hält Plättchen von { $region } fern.
rattus_full = { $region } hat schon { $most } Plättchen; mehr dürfen dort nicht liegen.

## Verwüstung

rattus_taken-back = Hier wird ein aufgedecktes Plättchen zurückgenommen; online geht das nicht.
rattus_headline-reveal = { $region }: { $shown ->
    [yes] Plättchen { $token }
   *[no] Ein Plättchen
  } wird aufgedeckt
rattus_ravages-before-figure = In { $region } wird ein Plättchen aufgedeckt, bevor die Figur gezogen ist.
rattus_ravages-elsewhere = In { $region } wird ein Plättchen aufgedeckt, aber die Pestregion ist { $plague }.
rattus_ravages-in-last-round = In { $region } wird ein Plättchen aufgedeckt, aber keine Karte von { $player } hat die Pest dorthin gebracht.
rattus_ravages-no-more = In { $region } wird ein Plättchen aufgedeckt, obwohl die Pest dort jetzt nicht wütet.
rattus_no-cubes = { $flips ->
    [0] In { $region } wird ein Plättchen aufgedeckt, obwohl dort kein Würfel steht.
   *[other] In { $region } wird noch ein Plättchen aufgedeckt, obwohl dort kein Würfel mehr steht.
  }
rattus_no-token = In { $region } liegt kein Plättchen.
rattus_slot-out-of-range = In { $region } { $count ->
    [0] liegt kein
    [one] liegt { $count }
   *[other] liegen { $count }
  } Plättchen, auf Platz { $slot } also keines.
rattus_token-impossible = { $why ->
    [other] Das Plättchen in { $region } ist bekanntlich { $known }; { $token } kann es nicht sein.
    [elsewhere] In { $region } zeigt sich das Plättchen { $token }, aber das liegt bekanntlich anderswo.
    [gone] In { $region } zeigt sich das Plättchen { $token }, aber das ist schon in der Schachtel.
    [together] Neben den anderen der Reihenfolge kann das Plättchen { $token } nicht in { $region } liegen: Für beide zugleich ist dort kein Platz.
    [twice] Die Reihenfolge nennt das Plättchen { $token } mehr als einmal; es gibt eines davon.
   *[foreign] In { $region } zeigt sich das Plättchen { $token }, aber dorthin kann es nicht gekommen sein.
  }
rattus_not-in-order = Nach der Reihenfolge des Kreuzritters ist { $due } dran; aufgedeckt wird { $token }.
# Der Vergleich mit der Zahl, wie ihn Spieler ansagen: „Zahl 3 gegen 2 Würfel: Die Pest bricht nicht aus“.
rattus_limit = { $token }, Zahl { $limit }, gegen { $cubes } Würfel{ $neutral ->
    [0] { "" }
   *[other] { " " }und { $neutral } für die Pestfigur
  }{ $nuns ->
    [0] { "" }
    [one] { " " }minus { $nuns } für die Nonne
   *[other] { " " }minus { $nuns } für die Nonnen
  }
rattus_outbreak = { rattus_limit }: Die Pest bricht aus.
rattus_no-outbreak = { rattus_limit }: Die Pest bricht nicht aus.
rattus_token-hits = { $token } trifft { $hits }.
rattus_nobody-owns = Niemand besitzt eine Karte { DES($estate) }.
rattus_hit-majority = { $tied ->
    [one] { $player } hat hier die meisten Würfel ({ $count }).
   *[other] { $player } hat hier die meisten Würfel ({ $count }), genau wie andere.
  }
rattus_hit-all = { $player } hat hier Würfel.
rattus_hit-symbol = { $player } besitzt { DEN($cards) } ({ $estate }): { $count } Treffer.
rattus_hits-add-up = { $player } wird { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }‑mal
  } getroffen.
rattus_losses-capped = { $player } kann hier nur { $count } Würfel verlieren.
rattus_not-there = { $player } besitzt eine Karte { DES($estate) }, hat hier aber keinen Würfel.
rattus_loss = Laut Protokoll verliert { $player } in { $region } { $claimed } Würfel durch { $token }; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_loss-unseen = Laut Protokoll verliert { $player } in { $region } { $claimed } Würfel durch { $seen ->
    [yes] das Plättchen { $token }; was immer das Protokoll hier offenlässt, { $why ->
        [more] es nimmt dort { $most ->
            [0] keinen Würfel
           *[other] höchstens { $most }
          }
        [less] es nimmt mehr
       *[other] zusammen mit den anderen Verlusten tut es das nicht
      }
   *[no] ein Plättchen, das niemand gesehen hat; { $why ->
        [more] unter denen, die es sein können, nimmt dort { $most ->
            [0] keines einen Würfel
           *[other] keines mehr als { $most }
          }
        [less] jedes, das es sein kann, nimmt mehr
       *[other] keines, das es sein kann, tut das zusammen mit den anderen Verlusten
      }
  }.
rattus_loss-missing = Im Protokoll, das angeblich alle Verluste enthält, fehlt hier der von { $player } in { $region }.
rattus_potions-spent = { $player } gibt in { $region } { $spent ->
    [one] { $spent } Trank
   *[other] { $spent } Tränke
  } her; { $protects ->
    [no] nach einer Hausregel dieser Partie schützen Tränke bei der letzten Pest nicht.
   *[yes] dort { $owned ->
      [0] ist keiner
      [one] ist { $owned }
     *[other] sind { $owned }
    }, und { $hits ->
      [0] kein Würfel ist
      [one] { $hits } Würfel ist
     *[other] { $hits } Würfel sind
    } bedroht.
  }
rattus_potion-cube = { $player } gibt in { $region } einen Trank unter einem Würfel mit { $on } her; unter einem Würfel liegen dort höchstens { $most }.
rattus_ravage-ends = Die Pest in { $region } ist vorbei: { $why ->
    [rats] Dort liegt kein Plättchen
   *[cubes] Dort steht kein Würfel
  }.
rattus_not-ravaged = { $region } hat noch { $rats } Plättchen und { $cubes ->
    [0] die Figur, die als Würfel zählt
   *[other] { $cubes } Würfel
  }, aber { $flips ->
    [0] aufgedeckt wurde nichts
   *[other] weiter aufgedeckt wurde nicht
  }.
rattus_after-ravage = { $player } benutzt { DEN($card) }, nachdem die Pest vorbei ist; damit war der Zug zu Ende.
rattus_window = { $player } benutzt { DEN($card) }{ $window ->
    [spread] , während Plättchen auszubreiten sind
    [before-flip] , bevor das erste Plättchen aufgedeckt ist
   *[between-flips] {" "}zwischen zwei Plättchen
  }; dann geht das nicht.
rattus_window-open = { $player } benutzt { DEN($card) }{ $window ->
    [spread] , während Plättchen auszubreiten sind
    [before-flip] , bevor das erste Plättchen aufgedeckt ist
   *[between-flips] {" "}zwischen zwei Plättchen
  }. Ob das erlaubt ist, lassen die Regeln offen; wir erlauben es.

## Ständekarten

rattus_headline-use = { $player } benutzt { DEN($card) }
rattus_card-in-display = { $player } benutzt { DEN($card) }, aber diese Karte liegt in der Auslage.
rattus_card-not-owned = { $player } benutzt { DEN($card) }, ohne die Karte zu besitzen.
rattus_card-twice-used = { $player } benutzt { DEN($card) } in diesem Zug ein zweites Mal.
rattus_not-of-the-card = Mit { DEM($card) } geht das nicht („{ $what }“).
rattus_no-cube = { $player } hat { $placeId ->
    [castle] in der Burg
    [supply] in Reserve
    [baker] auf dem Bäcker
   *[region] in { $place }
  } keinen Würfel{ $cubes ->
    [0] .
   *[other] {" "}mit so vielen Tränken, wie das Protokoll sagt.
  }
rattus_not-so-many = { $player } will { $count ->
    [one] { $count } eigenen Würfel
   *[other] { $count } eigene Würfel
  } aus { $region } bewegen, hat dort aber { $owned ->
    [0] keinen
   *[other] nur { $owned }
  }.
rattus_monk-twice = { $player } verschiebt mit dem Mönch { $count } Plättchen; erlaubt ist eines.
rattus_merchant-twice = { $player } bewegt mit dem Kaufmann zweimal Würfel; alle gehen zusammen aus einer Region zu einem Nachbarn.
rattus_merchant-count = { $player } bewegt mit dem Kaufmann { $count } Würfel; erlaubt sind 1 bis { $most }.
rattus_looks = { $player } sieht { $count } Plättchen an; die Hexe erlaubt { $most }.
rattus_looks-at = { $player } sieht das Plättchen auf Platz { $slot } in { $region } an{ $shown ->
    [yes] : { $token }.
   *[no] .
  }
rattus_looks-again = { $player } sieht dasselbe Plättchen zweimal an; der zweite Blick der Hexe gilt einem anderen.
rattus_swaps = { $player } tauscht mit der Hexe { $count }‑mal Plättchen; erlaubt ist es einmal.
rattus_swap-unseen = { $player } tauscht zwei Plättchen, hat aber { $count ->
    [0] keines
    [one] nur eines
   *[other] { $count }
  } davon angesehen.
rattus_swapped = { $player } tauscht die beiden Plättchen ({ $regions }).
rattus_swap-bishop = { $player } tauscht ein Plättchen aus { $regions }, wo ein Bischof steht. { $allowed ->
    [no] Eine Hausregel dieser Partie verbietet das.
   *[yes] Von einem Nachbarn kommt dabei keines herein, darum erlauben wir es.
  }
rattus_king-twice = { $player } bringt { $count } Würfel in die Burg; erlaubt ist einer.
rattus_king-rats = Der König holt einen Würfel aus { $region }, wo { $rats ->
    [one] { $rats } Plättchen liegt
   *[other] { $rats } Plättchen liegen
  }; es darf keines dort liegen.
rattus_potion-most = { $player } gibt in { $region } einen Trank von einem Würfel mit { $on ->
    [one] { $on } Trank
   *[other] { $on } Tränken
  } her; online muss er von dem mit den meisten kommen ({ $most }).
rattus_king-potion = Der König holt den Würfel mit { $meant ->
    [one] { $meant } Trank
   *[other] { $meant } Tränken
  } aus { $region }; online muss es der mit den wenigsten sein ({ $fewest }).
rattus_crusader-late = { $player } deckt mit dem Kreuzritter Plättchen auf; das geht nur in der Pestregion, bevor dort das erste aufgedeckt ist.
rattus_crusader-partial = { $player } deckt in { $region } mit dem Kreuzritter { $count } von { $rats } Plättchen auf; erlaubt sind nur alle oder keines.
rattus_orders = { $player } nennt für den Kreuzritter { $count } Reihenfolgen; erlaubt ist eine.
rattus_soldier-twice = { $player } legt { $count } Plättchen zusätzlich; der Soldat bringt eines.
rattus_soldier-late = { $player } benutzt den Soldaten, ohne dass gerade neue Plättchen ins Spiel kommen.
rattus_soldier-before-others = { $player } legt das Plättchen des Soldaten vor den fälligen, und der Vorrat hat keines übrig.
rattus_soldier-without-spread = { $player } legt ein Plättchen zusätzlich, aber { $region } bringt keine neuen.
rattus_any-token = Der Vorrat ist leer: Jedes der { $count } Plättchen des Spiels kann kommen.
rattus_token-from-box = Der Vorrat ist leer: { $count ->
    [one] Das einzige abgelegte Plättchen
   *[other] Eines der { $count } abgelegten Plättchen
  } kommt zurück.
rattus_messenger-twice = { $player } tauscht { $count }‑mal Würfel; erlaubt ist ein Tausch von zwei Würfeln.
rattus_messenger-castle = Ein Würfel von { $player } in der Burg wird getauscht. { $allowed ->
    [no] Eine Hausregel dieser Partie verbietet das.
   *[yes] Die Burg gilt als Teil des Bretts, darum erlauben wir es.
  }
rattus_messenger-one-owner = { $whose ->
    [own] { $player } tauscht zwei eigene Würfel ({ $sites })
   *[other] { $player } tauscht zwei Würfel von { $owner } ({ $sites })
  }; nach dem Regelheft gehören sie zwei Spielern.
rattus_walls-at-once = { $player } setzt oder versetzt { $count } Mauern auf einmal; höchstens { $most } dürfen es sein.
rattus_walls-number = Durch { $player } stünden { $count } Mauern auf dem Brett; es gibt nur { $most }.
rattus_wall-not-there = { $player } versetzt eine Mauer von einer Grenze, auf der keine steht.
rattus_wall-twice = Zwischen { $from } und { $to } steht schon eine Mauer.
rattus_no-border = Eine Mauer steht zwischen zwei Regionen; genannt { $count ->
    [one] ist { $count }
   *[other] sind { $count }
  }.
rattus_serf-unearned = { $player } setzt mit dem Leibeigenen einen Würfel ein, aber das letzte Plättchen hat keinen Würfel eines anderen vernichtet.
rattus_serf-again = { $player } setzt für dasselbe Plättchen einen zweiten Würfel ein.
rattus_serf-potion = { $player } setzt mit dem Leibeigenen einen Würfel ein, aber das letzte Plättchen hat nur einen Trank gekostet.
rattus_serf-one = Der Leibeigene bringt einen einzigen Würfel, und zwar nach { $region }.
rattus_bakes-twice = { $player } legt { $count } Würfel auf den Bäcker; erlaubt ist einer je Zug.
rattus_bakes-from = { $player } nimmt den Würfel für den Bäcker { $fromId ->
    [board] vom Brett
    [baker] vom Bäcker
    [castle] aus der Burg
    [supply] aus der Reserve
   *[region] aus { $from }
  }; er kommt { $sourceId ->
    [board] vom Brett
   *[supply] aus der Reserve
  }.
rattus_nuns-at-once = { $player } setzt oder versetzt { $count } Nonnen auf einmal; höchstens { $most } dürfen es sein.
rattus_nuns-number = Durch { $player } stünden { $count } Nonnen auf dem Brett; es gibt nur { $most }.
rattus_nun-not-there = { $placeId ->
    [castle] In der Burg
   *[region] In { $place }
  } steht keine Nonne.
rattus_bishops-at-once = { $player } benutzt { $count } Bischöfe zugleich; erlaubt ist einer.
rattus_bishops-number = { $player } setzt einen Bischof, aber beide sind auf dem Brett.
rattus_bishop-too-early = { $player } versetzt einen Bischof, aber { $count ->
    [0] noch ist keiner der { $most } auf dem Brett; vorher müssen alle gesetzt werden.
   *[other] erst { $count } von { $most } ist auf dem Brett; vorher muss der andere gesetzt werden.
  }
rattus_bishop-not-there = { $placeId ->
    [castle] In der Burg
   *[region] In { $place }
  } steht kein Bischof.
rattus_piper-twice = { $player } führt { $count } Würfel weg; der Rattenfänger führt einen.
rattus_rats-follow = { $count ->
    [0] Kein Plättchen kann
    [one] { $count } Plättchen folgt
   *[other] { $count } Plättchen folgen
  } aus { $from } nach { $to }{ $count ->
    [0] { " " }folgen
   *[other] { "" }
  }{ $placesCount ->
    [0] .
    [one] {" "}(Platz { $places }).
   *[other] {" "}(Plätze { $places }).
  }
rattus_ravages-everywhere = Die Pest wütet in allen Regionen.
rattus_unloaded = { $count ->
    [one] { $count } Würfel kommt
   *[other] { $count } Würfel kommen
  } vom Bäcker nach { $region }.
rattus_spread-none = Für keines ist Platz.
rattus_spread-limit = { $limit ->
    [supply] Im Vorrat { $owed ->
        [one] liegt nur noch { $owed }
       *[other] liegen nur noch { $owed }
      }
   *[room] Nur für { $owed } ist Platz
  }.
rattus_moved-with = Bewegt mit: { $cards }.
rattus_order = { $player } bestimmt diese Reihenfolge: { $tokens }.
rattus_exchanged = Ein Würfel von { $player } in { $siteId ->
    [castle] der Burg
   *[region] { $site }
  } und einer von { $other } in { $otherSiteId ->
    [castle] der Burg
   *[region] { $otherSite }
  } tauschen die Plätze.
rattus_selected = { $by ->
    [random] Die Karten wurden zufällig gezogen.
    [per-estate] Von jedem Stand liegt eine Karte aus.
    [agreed] Auf die Karten hat man sich geeinigt.
   *[set] Die Karten sind das Set „{ $set }“.
  }
rattus_piper-rats = Dem Rattenfänger { $claimed ->
    [one] folgt { $claimed } Plättchen
   *[other] folgen { $claimed } Plättchen
  } aus { $from } nach { $to }; { $count ->
    [0] es darf keines folgen
    [one] es muss { $count } sein
   *[other] es müssen { $count } sein
  }.
rattus_potions-at-once = { $player } legt { $count } Tränke zugleich; erlaubt ist einer.
rattus_potion-under = { $player } hat in { $region } keinen Würfel, unter dem { $on ->
    [0] kein Trank liegt
    [one] { $on } Trank liegt
   *[other] { $on } Tränke liegen
  }.
rattus_no-potion = { $player } legt einen Trank, aber alle { $limit } liegen schon unter Würfeln.

## Das Ende

rattus_trigger-supply = { $player } hat den Vorrat an Plättchen geleert und damit das Ende eingeleitet.
    .in-hindsight = { $player } leerte den Vorrat an Plättchen und leitete damit das Ende ein.
rattus_trigger-cubes = Alle { $count } Würfel von { $player } lagen auf dem Brett; das hat das Ende eingeleitet.
    .in-hindsight = Alle { $count } Würfel von { $player } lagen auf dem Brett; das leitete das Ende ein.
rattus_too-early = Der Vorrat ist in Zug { $turn } leer; vor Zug { $least } kann das nicht sein.
rattus_no-trigger = Die letzte Runde beginnt, aber im Vorrat { $rats ->
    [one] ist { $rats } Plättchen
   *[other] sind { $rats } Plättchen
  }, und niemand hat alle Würfel auf dem Brett{ $baker ->
    [0] { "" }
   *[other] { "" }; die auf dem Bäcker liegen nicht dort
  }.
rattus_last-round = Letzte Runde, beginnend rechts von { $trigger }: { $players }.
rattus_no-last-round = Die letzte Runde fehlt; darin { $count ->
    [one] kommt { $count } Spieler
   *[other] kommen { $count } Spieler
  } noch einmal dran.
rattus_slot-of-trigger = { $player } hat das Ende eingeleitet und kommt in der letzten Runde nicht dran.
rattus_slot-twice = { $player } kommt in der letzten Runde ein zweites Mal dran.
rattus_last-round-twice = Die letzte Runde wird ein zweites Mal gespielt.
rattus_final-plague-twice = Die letzte Pest wütet ein zweites Mal.
rattus_slot-order = { $player } handelt, aber { $expected } ist dran: Die letzte Runde läuft gegen den Uhrzeigersinn.
rattus_slot-missing = In der letzten Runde { $playersNumber ->
    [singular] kam { $players }
   *[plural] kamen { $players }
  } nicht dran.
rattus_figure-without-card = { $player } bewegt die Figur in der letzten Runde ohne eine Karte, die das erlaubt.
rattus_card-moves-no-figure = { CAPITAL(DER($card)) } bewegt die Figur in der letzten Runde nicht.
rattus_figure-twice-last = { $player } bewegt die Figur ein zweites Mal; alle Karten, die sie bewegen, wirken zusammen in einer Region.
rattus_too-few-steps = Die Figur geht mit { DEM($cards) } { $steps ->
    [0] keinen Schritt
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }; sie muss weiterziehen.
rattus_too-many-steps-last = Die Figur geht mit { DEM($cards) } { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }; erlaubt { $most ->
    [one] ist { $most }
   *[other] sind { $most }
  }.
rattus_zero-steps = { $player } lässt die Figur, wo sie ist. { $mover ->
    [serf] Nach den Regeln geht sie mit dem Leibeigenen einen Schritt; eine Hausregel dieser Partie erlaubt es.
   *[other] In den Regeln steht „bis zu zwei Schritte“; wir erlauben es.
  }
rattus_counts-at-end = Wenn die Pest alle Regionen verwüstet, zählt die Figur in ihrer Region als { $count } Würfel.
rattus_add-in-turn = { CAPITAL(DER($card)) } wirkt beim Einsetzen; für sich allein bringt diese Karte nur in der letzten Runde Würfel.
rattus_add-regions = { $player } setzt mit { DEM($card) } Würfel in { $count } Regionen ein; erlaubt ist eine.
rattus_add-count = { $player } setzt mit { DEM($card) } { $count } Würfel ein; richtig { $most ->
    [one] ist { $most }
   *[other] sind { $most }
  }.
rattus_spreads-at-end = Plättchen werden ausgebreitet; die letzte Pest bringt keine mehr.
rattus_uses-at-end = { CAPITAL(DER($card)) } wird nach der letzten Runde benutzt; dann ist niemand mehr am Zug.

## Zahlen im Protokoll

rattus_claim-count = Laut Protokoll hat { $player } { $claimed } { $what }; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_claim-effect = Laut Protokoll ändert sich bei { $player } die Zahl der { $what } um { $claimed }; richtig ist { $computed }.
rattus_claim-cubes = Laut Protokoll hat { $player } in { $region } { $claimed } Würfel; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_claim-rats = Laut Protokoll { $claimed ->
    [one] liegt in { $region } { $claimed }
   *[other] liegen in { $region } { $claimed }
  } Plättchen; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_claim-unread = „{ $attribute }“ in diesem <state> wird nicht verglichen: Das ist keine Zahl { $of ->
    [player] eines Spielers
    [region] einer Region
   *[table] des Tisches
  }.
rattus_claim-supply = Laut Protokoll { $claimed ->
    [one] ist im Vorrat { $claimed }
   *[other] sind im Vorrat { $claimed }
  } Plättchen; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_claim-potions = Laut Protokoll { $claimed ->
    [one] liegt in { $region } { $claimed } Trank
   *[other] liegen in { $region } { $claimed } Tränke
  }; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_cube-sum = Die Zahlen des Protokolls für { $player } ergeben zusammen { $count } Würfel; jeder hat { $all }.
rattus_headline-count = Die Würfel werden gezählt
rattus_scored = { $player }: { $count } Würfel { $whatId ->
    [board] auf dem Brett
   *[castle] in der Burg
  }.
rattus_tied = { $players } haben je { $cubes } Würfel: Vorn liegt, wer nach dem Ende als Nächster dran wäre.
    .in-hindsight = Den Gleichstand entschied, wer nach dem Ende früher an der Reihe gewesen wäre.
rattus_winner = { $player } gewinnt mit { $cubes } { $cubes ->
    [one] Würfel
   *[other] Würfeln
  }.
rattus_result = Laut Protokoll hat { $player } am Ende { $claimed } Würfel; richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_result-without-castle = Laut Protokoll hat { $player } am Ende { $claimed } Würfel, die Burg nicht mitgezählt ({ $castle }); richtig { $computed ->
    [one] ist { $computed }
   *[other] sind { $computed }
  }.
rattus_result-out-of-reach = Laut Protokoll hat { $player } am Ende { $claimed } Würfel; was immer es von der letzten Pest offenlässt, richtig { $possible ->
    [one] { $most ->
        [one] ist { $most }
       *[other] sind { $most }
      }
   *[several] sind { $least } bis { $most }
  }.
rattus_rank = Laut Protokoll kommt { $player } mit { $cubes } { $cubes ->
    [one] Würfel
   *[other] Würfeln
  } auf Platz { $claimed }; richtig ist Platz { $computed }.
rattus_rank-tie = Laut Protokoll kommt { $player } auf Platz { $claimed }; bei je { $cubes } { $cubes ->
    [one] Würfel
   *[other] Würfeln
  } ist es Platz { $computed }, denn es entscheidet, wer nach dem Ende als Nächster dran wäre.
rattus_rank-equals = Laut Protokoll kommt { $player } auf Platz { $claimed }; { $players } haben je { $cubes } Würfel: Sie belegen in beliebiger Reihenfolge die Plätze { $first } bis { $last } oder teilen sich Platz { $first }.
rattus_result-too-early = Das Protokoll nennt ein Ergebnis, aber die Pest hat noch nicht alle Regionen verwüstet.
rattus_log-stops = Das Protokoll endet, bevor die Partie vorbei ist; im Vorrat { $rats ->
    [one] ist { $rats } Plättchen
   *[other] sind { $rats } Plättchen
  }.
