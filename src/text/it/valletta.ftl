# Che cosa si dice di una partita di Valletta. Gli id con il trattino basso sono frasi, quelli con il trattino sono regole.

## Parole

name-trigger-jean = Jean all’ultimo barile
name-trigger-points = 25 punti
name-trigger-houses = l’ottava casa
name-thing-gold = monete
name-thing-wood = legno
name-thing-stone = pietre
name-thing-brick = mattoni
name-thing-point = punti
name-thing-house = case rimaste
name-zone-hand = mano
name-zone-pile = mazzo di pesca
name-zone-discard = scarti
name-score-part-points = totale
name-score-part-buildings = punti per gli edifici
name-score-part-goods = punti per i beni
name-score-part-houses = case costruite
name-good-none = nessun bene
name-figure-jean = Jean
name-character-short-jean = Jean
name-character-short-laparelli = Laparelli
name-character-short-schilling = Schilling
name-character-short-del-monte = del Monte
name-character-short-philip = Filippo II
name-character-short-charles = Carlo V
name-character-short-pius = Pio V
name-character-short-rekuk = von Rekuk

## Preparazione

valletta_player-count = A Valletta si gioca da 2 a 4; questa registrazione ha { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }.
valletta_same-colour = { $player } e { $other } giocano con lo stesso colore ({ engine-colour }).
valletta_fewer-barrels-scope = La variante a meno barili è soltanto per due; qui si gioca in { $count }.
valletta_no-display = La registrazione non dice quali { $count } edifici sono sul tavolo, perciò prezzi e rendite non si possono giudicare.
valletta_empty-cells = Sul tavolo ci sono { $rows } file con { $count } edifici; { $cellsNumber ->
    [plural] mancano gli edifici in { $cells }
   *[singular] manca l’edificio in { $cells }
  }.
valletta_row-count = In { $players } gli edifici formano { $rows } file; qui sono { $found }.
valletta_too-many-buildings = La registrazione elenca { $count } edifici; la scatola ne contiene 37.
valletta_barrel-count = La registrazione elenca { $count ->
    [one] { $count } barile
   *[other] { $count } barili
  }; la scatola ne contiene 25.
valletta_opening = { $what ->
    [street] La strada ha 25 spazi, preceduti dallo spazio della torre.
    [barrels] I 25 barili stanno coperti lungo la strada, uno per spazio.
    [fewer-barrels] 13 barili stanno coperti sugli spazi dispari della strada; gli altri restano nella scatola.
    [combination] Si gioca con entrambe le varianti.
    [point-tokens] I gettoni da 25 e 50 punti stanno su una torre, quelli da 75 e 100 sull’altra.
    [building-front] Tutti gli edifici mostrano il fronte.
    [row-outward] Ogni fila successiva è più lontana dalla strada; le carte vanno da sinistra a destra.
    [unused-buildings] { $buildings } edifici restano nella scatola e non partecipano.
    [character-per-building] Su ogni edificio c’è l’unico personaggio che gli appartiene.
    [character-arithmetic] Ogni personaggio è quindi una carta iniziale, uno dei quattro Costruttori liberi o l’abitante di un edificio.
    [unused-characters] I personaggi degli altri edifici restano nella scatola.
    [figure-at-gate] Tutti i pedoni stanno davanti alla porta: nessuno ha punti.
    [houses] Tutti hanno { $houses } case.
    [goods-supply] Tutti gli altri beni formano la riserva comune.
    [unbounded-hoard] Si può tenere qualsiasi quantità di beni.
    [jean-on-tower] Jean è sulla torre.
   *[start-player] Comincia { $player }; si gioca in senso orario.
  }
valletta_row = Sul tavolo: { $buildings }.
valletta_laid = { $known ->
    [yes] { $cell } { $card } ({ $building })
   *[no] { $cell } ({ $building })
  }
valletta_hand = Mano iniziale di { $player }: { $cards }.
valletta_beyond-street = La registrazione indica Jean sullo spazio { $claimed }; la strada ne ha 25.
valletta_cell-outside = In una partita in { $count } il posto { $cell } non esiste.
valletta_cell-twice = Nel posto { $cell } ci sono due edifici.
valletta_building-twice = L’edificio «{ $building }» è sul tavolo due volte.
valletta_building-declared-twice = I valori delle carte nominano due volte l’edificio «{ $building }»; vale l’ultima.
valletta_building-unknown = { $values ->
    [log] I valori delle carte nella registrazione non contengono l’edificio «{ $building }».
   *[edition] Nell’edizione «{ $edition }» l’edificio «{ $building }» non esiste.
  }
valletta_edition-lacks = { $what ->
    [buildings] In { $players } servono { $needed } edifici; l’edizione «{ $edition }» ne ha { $found }.
    [values] L’edizione «{ $edition }» non dice di ogni edificio quanto costa, che cosa produce, quanto vale e a quale personaggio appartiene: con essa si possono controllare le partite, ma non giocare.
   *[barrels] L’edizione «{ $edition }» non dice che cosa mostrano tutti i barili: con essa si possono controllare le partite, ma non giocare.
  }
valletta_building-counts = In { $players } gli edifici sul tavolo sono { $expected }; qui sono { $found }.
valletta_colours-differ = L’edificio «{ $building }» è { $colour }, ma il suo personaggio, { IL($card) }, è { $other }.
valletta_too-many-copies = Ci sono { $count } carte { $card }; di un personaggio giallo ne esistono al massimo due.
valletta_not-doubled = Il lato migliorato di «{ $building }» non ha il doppio dei beni e dei punti del fronte.
valletta_hand-missing = La registrazione dichiara di riportare tutte le mani, ma manca la mano iniziale di { $player }.
valletta_hand-twice = La registrazione dà { AL($player) } due mani iniziali.
valletta_opening-hand = { $player } comincia con { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } in mano; la mano iniziale è di 5.
valletta_not-in-starting-deck = La mano iniziale di { $player } non può contenere { IL($cards) }: fra le otto carte iniziali non { $cardsNumber ->
    [plural] ci sono, o ci sono una volta sola.
   *[singular] c’è, o c’è una volta sola.
  }

## Scelta iniziale

valletta_headline-draft = { $player } tiene un bene
valletta_draft-late = Il bene in più si sceglie prima di giocare la prima carta.
valletta_draft-missing = { $player } non ha scelto il bene in più.
valletta_draft-absent = Nessuno ha scelto il bene in più.
valletta_draft-leftovers = Avanzo che torna nella riserva: { $goods }.
valletta_draft-in-variant = Con la variante del primo giocatore nessuno riceve un bene in più.
valletta_draft-twice = { $player } tiene un secondo bene; a ciascuno ne spetta esattamente uno.
valletta_draft-order = Sceglie { $player }, ma tocca { AL($expected) }: comincia chi gioca per ultimo, e i beni passano verso destra.
valletta_draft-gone = { $player } tiene { UN($good) }, ma quel bene non c’è più. { $count ->
    [0] Non resta nulla.
    [one] Resta: { $left }.
   *[other] Restano: { $left }.
  }

## Turno

valletta_headline-play = { $player } gioca { IL($card) }
valletta_deed-build = { $player } gioca { IL($card) } e costruisce { $cell } ({ $building })
valletta_deed-upgrade = { $player } gioca { IL($card) } e migliora { $cell } ({ $building })
valletta_turn-order = Il turno è di { $player }, ma tocca { AL($expected) }.
valletta_not-out = { $expected } ha ancora carte, ma non riceve più turni; gioca invece { $player }.
valletta_turn-of-out = { $player } non ha più carte e non gioca più; tocca { AL($expected) }.
valletta_game-over = Il turno è di { $player }, ma tutti hanno giocato l’ultima carta: la partita è finita.
valletta_too-many-plays = { $budget ->
    [one] In questo turno { $player } può giocare solo { $budget } carta; questa è la numero { $play }.
   *[other] In questo turno { $player } può giocare { $budget } carte; questa è la numero { $play }.
  }
valletta_plays-missing = { $player } { $plays ->
    [0] non ha giocato carte
    [one] ha giocato { $plays } carta
   *[other] ha giocato { $plays } carte
  } e ne ha ancora { $hand } in mano. { $short ->
    [yes] Chi ha meno carte di quante ne chiede un turno le gioca tutte
   *[no] Un turno è di { $budget ->
        [one] { $budget } carta
       *[other] { $budget } carte
      }
  }, e non si può passare.
valletta_hand-empty = { $player } non ha più carte in mano; il turno finisce dopo { $plays ->
    [one] { $plays } giocata
   *[other] { $plays } giocate
  }.
valletta_draw-before-plays = { $player } pesca, ma in questo turno gioca ancora delle carte.
valletta_not-in-hand = { $player } gioca { IL($card) }, ma in mano non può esserci: { $where ->
    [slots] la carta è già stata giocata in questo turno.
    [discard] la carta è negli scarti.
    [pile] la carta è nel mazzo di pesca.
    [aside] la carta è arrivata nella fase finale, e una regola della casa di questa partita vuole che la si metta da parte.
   *[elsewhere] la carta non è nel mazzo di { $player }.
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_draw-due = { $player } ha in mano { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
  } e { $due ->
    [0] non ne pesca
   *[other] ne pesca { $due }
  }.
valletta_draw-rest = { $player } { $due ->
    [0] non pesca nulla
   *[other] pesca { $due ->
        [one] { $due } carta
       *[other] { $due } carte
      }
  }: altre carte non ci sono.
valletta_draw-missing = { $player } dovrebbe pescare { $due ->
    [one] { $due } carta
   *[other] { $due } carte
  }, ma la registrazione, che dichiara di riportare ogni pesca, qui non ne ha.
valletta_draw-number = { $player } ha { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
  } in mano e ne pesca { $drawn }; { $due ->
    [0] non ne spetta nessuna
    [one] ne spetta { $due }
   *[other] ne spettano { $due }
  }.{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_not-in-pile = { $count ->
    [one] { $player } pesca { IL($card) }, ma nel mazzo di pesca non può esserci
   *[other] { $player } pesca { $cards }, ma nel mazzo di pesca non possono esserci
  }{ $pile ->
    [one] { "" } ({ $pile } carta)
   *[other] { "" } ({ $pile } carte)
  }{ $where ->
    [discard] { $count ->
        [one] : è negli scarti.
       *[other] : sono negli scarti.
      }
   *[elsewhere] .
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_reshuffle = { $shuffled ->
    [yes] Secondo la registrazione { $player } rimescola, ma nel mazzo di pesca { $pile ->
        [one] c’era ancora { $pile } carta
       *[other] c’erano ancora { $pile } carte
      } e ne { $due ->
        [one] spettava { $due }
       *[other] spettavano { $due }
      }.
    [used-up] Secondo la registrazione { $player } non rimescola, ma il mazzo di pesca è esaurito e una regola della casa di questa partita vuole che lo si rimescoli subito.
   *[no] Secondo la registrazione { $player } non rimescola, ma { $due ->
        [one] spettava { $due } carta e il mazzo di pesca era vuoto
       *[other] spettavano { $due } carte e il mazzo di pesca ne aveva solo { $pile }
      }.
  }{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }

## Personaggi

valletta_no-effect = Non cambia nulla; una carta si può giocare anche così.
valletta_choice-missing = La registrazione non dice quali beni prende { $player } con { IL($card) }.
valletta_wrong-take = { $kinds ->
    [one] { $player } { $takenCount ->
        [0] non nomina nulla
       *[other] nomina { $taken }
      } per { IL($card) }; bisogna scegliere un solo tipo di bene.
   *[any] { $player } { $takenCount ->
        [0] non prende nulla
       *[other] prende { $taken }
      } con { IL($card) }; { $amount ->
        [0] non spetta nulla
        [one] spetta { $amount } bene
       *[other] spettano { $amount } beni
      }.
  }
valletta_price-missing = La registrazione non dice che cosa { $player } consegna per { IL($card) }.
valletta_must-exchange = { $player } non usa { IL($card) }, benché in questa partita una regola della casa lo imponga.
valletta_not-affordable = { $player } paga { $paid } ma { $ownedCount ->
    [0] non possiede nulla
   *[other] possiede { $owned }
  }: non ha abbastanza { TANTI($goods) }.
valletta_trader-price = { $player } { $paidCount ->
    [0] non dà nulla
   *[other] dà { $paid }
  }; { IL($card) } vuole esattamente un legno, una pietra o un mattone.
valletta_merchant-price = { $player } { $paidCount ->
    [0] non paga nulla
   *[other] paga { $paid }
  }; { IL($card) } vuole esattamente una moneta.
valletta_laparelli-price = { $player } { $paidCount ->
    [0] non paga nulla
   *[other] paga { $paid }
  }; { IL($card) } vuole esattamente 4 legno, 4 pietre o 4 mattoni.
valletta_purchase-price = { $player } { $paidCount ->
    [0] non paga nulla
   *[other] paga { $paid }
  }; { IL($card) } vuole esattamente { $price }.
valletta_chosen = { $player } sceglie { $good }.
valletta_icons = { $icons ->
    [0] Nessun edificio di { $player } mostra { UN($good) }.
    [one] Sugli edifici di { $player } c’è { $icons } icona { $good } ({ $cells }).
   *[other] Sugli edifici di { $player } ci sono { $icons } icone { $good } ({ $cells }).
  }
valletta_count = { $player } { $buildings ->
    [0] non possiede edifici
    [one] possiede { $buildings } edificio
   *[other] possiede { $buildings } edifici
  } { $colour ->
    [green] { $buildings ->
        [one] verde
       *[other] verdi
      }
    [blue] blu
   *[upgraded] { $buildings ->
        [one] migliorato
       *[other] migliorati
      }
  }.
valletta_copies = L’Apprendista ripete la carta giocata subito prima: { IL($card) }.
valletta_copies-freely = La ripete come azione nuova, con scelte nuove.
valletta_copies-nothing = { $position ->
    [first] L’Apprendista non ha nulla da ripetere: è la prima carta del turno.
    [chained] L’Apprendista non ha nulla da ripetere: neanche quello prima aveva una funzione.
   *[later] L’Apprendista non ripete nulla: { IL($previous) } non si può ripetere.
  }
valletta_copies-forbidden = { $position ->
    [first] L’Apprendista di { $player } è la prima carta del turno e non ripete nulla, ma nella registrazione ha un’azione.
    [chained] L’Apprendista di { $player } viene dopo un altro, anch’esso senza funzione: non c’è nulla da ripetere, ma nella registrazione ha un’azione.
   *[later] L’Apprendista di { $player } viene dopo { IL($previous) }, carta che non si può ripetere, ma nella registrazione ha un’azione.
  }
valletta_copies-earlier = L’Apprendista di { $player } ripete soltanto la carta giocata subito prima, { IL($previous) }; nella registrazione ha l’azione di una carta precedente.
valletta_not-provided = { $again ->
    [again] { $player } usa { IL($card) } una seconda volta (<{ $what }>); ogni volta che si gioca, una carta agisce una volta sola.
   *[never] { $player } gioca { IL($card) }, ma questa carta non lo prevede (<{ $what }>).
  }
valletta_supply-empty = { $player } assume { IL($card) }, ma la riserva scoperta dei personaggi è vuota.
valletta_supply-exceeded = Nella scatola { $goodId ->
    [gold] non ci sono più monete
    [wood] non c’è più legno
    [stone] non ci sono più pietre
   *[brick] non ci sono più mattoni
  }; si gioca come se non mancasse nulla (house.supply).

## Costruire

valletta_printed-price = { $cell } ({ $building }) { $priceCount ->
    [0] non costa nulla
   *[other] costa { $price }
  }.
valletta_price-line = { $because ->
    [neighbours] { $less } in meno grazie { $neighboursNumber ->
        [plural] ai propri edifici vicini
       *[singular] al proprio edificio vicino
      } ({ $neighbours }).
    [upgrade] { $less } in meno: un miglioramento non costa monete.
   *[card] { $less } in meno con { IL($card) }.
  }
valletta_price-due = Da pagare: { $price }.
valletta_pays-nothing = { $player } non paga niente.
valletta_substituted = { $units ->
    [one] Al posto di { $replaced } si danno tre altri beni: { $instead }.
   *[other] Al posto di { $replaced } si danno ogni volta tre altri beni: { $instead }.
  }
valletta_wasteful = { $player } aveva di che pagare il prezzo ({ $price }), ma ha dato { $paid }.
valletta_wrong-price = { $action ->
    [upgrade] Il miglioramento di { $cell } { $priceCount ->
        [0] non costa nulla
       *[other] costa { $price }
      }; { $player } { $paidCount ->
        [0] non ha pagato nulla
       *[other] ha pagato { $paid }
      }.
   *[build] L’edificio in { $cell } { $priceCount ->
        [0] non costa nulla
       *[other] costa { $price }
      }; { $player } { $paidCount ->
        [0] non ha pagato nulla
       *[other] ha pagato { $paid }
      }. { $touching ->
        [0] Nessun edificio di { $player } tocca { $cell }
        [one] Un edificio di { $player } tocca { $cell } ({ $neighbours })
       *[other] { $touching } edifici di { $player } toccano { $cell } ({ $neighbours })
      }{ $apart ->
        [0] .
        [one] ; quello in { $others } è { $how ->
            [across] dall’altra parte della strada
            [diagonal] in diagonale
           *[both] in diagonale o dall’altra parte della strada
          }.
       *[other] ; quelli in { $others } sono { $how ->
            [across] dall’altra parte della strada
            [diagonal] in diagonale
           *[both] in diagonale o dall’altra parte della strada
          }.
      }
  }{ $reduces ->
    [card] {" "}Il costo stampato è { $printed }; { IL($card) } toglie fino a { $reduction }.
   *[nothing] {""}
  }{ $rate ->
    [told] {" "}Per ogni bene sostituito se ne danno tre altri.
   *[known] {""}
  }
valletta_payments-differ = { $player }, pagamenti per { $cell }: { $built } per l’edificio, { $upgraded } per il miglioramento; nessun costo li spiega entrambi.
valletta_upgraded-at-once = L’edificio in { $cell } è di questo turno, e si può già migliorare.

valletta_not-on-display = { $player } { $action ->
    [upgrade] migliora { $cell }
   *[build] costruisce in { $cell }
  }, dove in questa partita non c’è nessun edificio.
valletta_already-built = { $player } costruisce in { $cell }, ma quell’edificio è già di { $owner }.
valletta_no-house-left = { $player } costruisce in { $cell }, ma non ha più case: tutte e otto sono sul tavolo.
valletta_not-own = { $player } migliora { $cell }, { $state ->
    [free] dove nessuno ha costruito.
   *[foreign] ma quell’edificio è di { $owner }.
  }
valletta_already-upgraded = { $player } migliora { $cell }, ma quell’edificio è già migliorato.
valletta_bonus = { $player } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: Jean (spazio { $space }) è nella colonna { $column }.
valletta_no-bonus = { $area ->
    [0] Nessun bonus: Jean è ancora sulla torre.
   *[other] Nessun bonus: Jean (spazio { $space }) è nella colonna { $area }, non nella colonna { $column }.
  }

## Jean

valletta_jean-stays = Jean è sull’ultimo spazio e ci resta; di barili non ce ne sono più.
valletta_jean-sees = Dallo spazio { $space } Jean vede la colonna { $column }.
valletta_barrel-at-end = { $player } apre un barile, ma Jean era già sull’ultimo spazio.
valletta_no-barrel = Jean arriva sullo spazio { $space }; la registrazione non dice che cosa mostrava il barile di { $player }.
valletta_personnel-first = { $player } assume o licenzia prima che Jean abbia fatto il passo e il barile sia aperto.
valletta_no-such-barrel = Il barile mostra { UN($good) }, ma { $count ->
    [0] barili con quel bene non ce ne sono
    [one] l’unico barile con quel bene è già aperto
   *[other] tutti i { $count } barili con quel bene sono già aperti
  }.
valletta_neither = { $player } non assume e non licenzia nessuno.
valletta_not-in-supply = { $player } assume { IL($card) }, ma nella riserva scoperta dei personaggi quella carta non c’è.
valletta_dismiss-not-in-hand = { $player } licenzia { IL($card) }, ma in mano quella carta non può esserci.

## Doni

valletta_owes-nothing = { $giver } dà un bene { AL($card) }, ma possiede solo { $owned ->
    [one] { $owned } bene
   *[other] { $owned } beni
  }; dà soltanto chi ne ha almeno { $threshold }.
valletta_owes-nothing-of-it = Nella registrazione { $giver } dà { UN($good) } { AL($card) }; ne possiede { $owned }, e dà soltanto chi ne ha almeno { $threshold }.
valletta_gives-other-kind = Nella registrazione { $giver } dà { UN($good) } { AL($card) }, che riceve soltanto { $kinds ->
    [gold] monete.
   *[materials] legno, pietre e mattoni.
  }
valletta_gives-nothing = { $giver } ha meno di { $goods } e non cede nulla.
valletta_gives-twice = { $giver } dà { AL($card) } più di un bene dello stesso tipo; il massimo è uno.
valletta_gives-more = { $giver } dà { AL($card) } più di un bene; il massimo è uno in tutto.
valletta_gives-number = { $giver } { $goodsCount ->
    [0] non dà nulla
   *[other] dà { $goods }
  } { AL($card) }; si dà esattamente un bene.
valletta_gives-to-self = { $giver } non può dare nulla alla propria carta { $card }.
valletta_gift-missing = { $giver } possiede { $owned } beni e ne deve uno { AL($card) }; nella registrazione il dono manca.
valletta_gift-not-owned = { $giver } dà { UN($good) } { AL($card) } senza possederne.
valletta_extra-players = { $player } prende in più { $goods } con { IL($card) }; si può solo in due.
valletta_extra-kind = { $player } prende in più { $goods } con { IL($card) }, ma questa carta non lo offre.

## La fine

valletta_track-multiple = Il pedone di { $player } è sullo spazio 25: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
valletta_track-lap = Il pedone di { $player } ha finito il giro: il gettone mostra { $token }, il pedone prosegue fino allo spazio { $space }.
valletta_trigger = { $player } soddisfa una condizione per la fase finale: { $trigger }.
    .in-hindsight = { $player } avvia la fase finale { $triggerId ->
        [jean] portando Jean all’ultimo barile
        [points] con 25 punti
       *[houses] con l’ottava casa
      }.
valletta_no-trigger = Nella registrazione comincia la fase finale ({ $trigger }), ma nessuna condizione è soddisfatta.
valletta_other-trigger = A far scattare la fase finale è { $player }: { $trigger }.
valletta_final-late = Nella registrazione la fase finale comincia qui; è cominciata alla fine del turno { $turn }, senza completare il giro.
valletta_final-twice = La fase finale è cominciata dopo il turno { $turn }; comincia una volta sola.
valletta_final-since = La fase finale è cominciata dopo il turno { $turn }{ $cause ->
    [known] {" "}({ $player }: { $trigger })
   *[unknown] {""}
  }: allora ognuno ha mescolato insieme mazzo di pesca e scarti, per l’ultima volta.
valletta_final-phase = Comincia la fase finale: ognuno mescola insieme mazzo di pesca e scarti e gioca tutto il mazzo ancora una volta.
valletta_out = { $player } ha giocato l’ultima carta ed è fuori.
valletta_log-stops = La registrazione si interrompe prima della fine della partita{ $phase ->
    [final] { $cards ->
        [one] : resta da giocare { $cards } carta.
       *[other] : restano da giocare { $cards } carte.
      }
   *[main] .
  }
valletta_result-too-early = La registrazione indica un risultato, ma la partita non è finita{ $phase ->
    [final] { $cards ->
        [one] : resta da giocare { $cards } carta.
       *[other] : restano da giocare { $cards } carte.
      }
   *[main] : la fase finale non è cominciata.
  }
valletta_building-scored = { $player } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } per { $cell } ({ $building }{ $side ->
    [back] , lato migliorato
   *[front] {""}
  }).
valletta_goods-scored = { $player } ha ancora { $goods ->
    [one] { $goods } bene
   *[other] { $goods } beni
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, uno ogni tre.

valletta_winner = { $winners ->
    [one] { $players } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }{ $tied ->
        [houses] { " " }e più case ({ $houses }).
       *[no] .
      }
   *[other] { $players } vincono insieme con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } e { $houses ->
        [one] { $houses } casa
       *[other] { $houses } case
      } a testa.
  }

## Numeri indicati dalla registrazione

valletta_claim-take = Secondo la registrazione { $player } { $claimedCount ->
    [0] non prende nulla
   *[other] prende { $claimed }
  } con { IL($card) }; secondo le regole { $computedCount ->
    [0] la carta qui non dà nulla
   *[other] la carta dà { $computed }
  }.
valletta_claim-effect = Per questa giocata la registrazione indica una variazione di { $claimed } alla voce «{ $thing }» di { $player }; secondo le regole è { $computed }.
valletta_claim-total = La registrazione indica { $claimed } alla voce «{ $thing }» di { $player }; secondo la ricostruzione è { $computed }.
valletta_claim-cards = La registrazione conta { $claimed ->
    [one] { $claimed } carta
   *[other] { $claimed } carte
  } { $zoneId ->
    [hand] in mano { AL($player) }
    [pile] nel mazzo di pesca di { $player }
   *[discard] negli scarti di { $player }
  }; secondo la ricostruzione { $computed }.{ $tells ->
    [since] {" "}{ $since }
   *[nothing] {""}
  }
valletta_claim-jean = La registrazione indica Jean sullo spazio { $claimed }; secondo la ricostruzione è sullo spazio { $computed }.
valletta_claim-supply = La registrazione conta { $claimed } × { $card } nella riserva scoperta dei personaggi; secondo la ricostruzione { $computed }.
valletta_claim-result = La registrazione indica { $claimed } alla voce «{ $what }» di { $player }; secondo le regole è { $computed }.
valletta_claim-houses-left = La registrazione indica { $claimed } alla voce «case costruite» di { $player }, ma tante sono le case rimaste; secondo le regole è { $computed }.
valletta_claim-rank = La registrazione mette { $player } al { $claimed }º posto; con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } e { $houses ->
    [one] { $houses } casa
   *[other] { $houses } case
  } è il { $computed }º.
valletta_claim-rank-behind = La registrazione mette { $player } al { $claimed }º posto; con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } e { $houses ->
    [one] { $houses } casa
   *[other] { $houses } case
  } è il { $computed }º, come noi numeriamo i posti dietro la vittoria.

## Pezzi

name-piece-jean = Jean
name-piece-barrel = il barile
name-piece-house = una casa
name-piece-houses = case
name-piece-upgrade = il lato migliorato
name-piece-gold = monete
name-piece-wood = legno
name-piece-stone = pietre
name-piece-brick = mattoni

name-place-goods = i beni avanzati
