# Che cosa si dice di una partita di Tallinn. Gli id con il trattino basso sono frasi, quelli con il trattino sono regole.

## Preparazione

tallinn_player-count = A Tallinn si gioca da 2 a 4; questa registrazione ha { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }.
tallinn_start-missing = La registrazione non dice quale carta iniziale ha ricevuto { $player }, perciò l’esposizione non si può contare.
tallinn_start-twice = { $player } ha più di una carta iniziale; ognuno ne riceve esattamente una.
tallinn_start-dealt-before = { $player } riceve { IL($card) }, che è già di { $holder }; ogni carta iniziale esiste una volta sola.
tallinn_start-unknown = { $values ->
    [log] I valori delle carte nella registrazione non contengono la carta iniziale «{ $card }».
   *[edition] Nell’edizione «{ $edition }» la carta iniziale «{ $card }» non esiste.
  }
tallinn_hand-missing = La registrazione dichiara di riportare tutte le mani, ma manca la mano iniziale di { $player }.
tallinn_hand-twice = La registrazione dà { AL($player) } due mani iniziali; vale la prima.
tallinn_opening-hand = { $player } comincia con { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } in mano; la mano iniziale è di { $due }.
tallinn_not-in-set = La mano iniziale di { $player } non può contenere { IL($cards) }: una serie ha i numeri da 1 a 10, ognuno una volta.
tallinn_card-twice = La mano iniziale di { $player } contiene due volte { IL($cards) }; in una serie ogni numero esiste una volta sola.
tallinn_legate-in-base-game = { $player } ha un Legato, ma questa partita si gioca senza l’espansione.
tallinn_legate-twice = { $player } ha più di un Legato; ognuno ne ha esattamente uno.
tallinn_legate-not-in-hand = Nella mano iniziale di { $player } non c’è il Legato; con l’espansione ognuno lo prende oltre a tre carte.

## Valori delle carte portati dalla registrazione

tallinn_card-declared-twice = I valori delle carte nominano due volte { IL($card) }; vale la prima.
tallinn_too-many-starts = I valori delle carte elencano { $count } carte iniziali; la scatola ne contiene sei.
tallinn_edition-lacks = { $what ->
    [starts] In { $players } servono { $players } carte iniziali; l’edizione «{ $edition }» ne ha { $found }.
    [legate] L’edizione «{ $edition }» non dice che cosa mostrano le due metà del Legato: con essa si possono controllare le partite con il Legato, ma non giocare.
   *[influence] L’edizione «{ $edition }» non dice di ogni carta influenza da 1 a 10 che cosa mostrano le due metà: con essa si possono controllare le partite, ma non giocare.
  }
tallinn_number-outside = I valori delle carte nominano { IL($card) }; una serie ha i numeri da 1 a 10.
tallinn_halves = { $halves ->
    [legate] Il Legato ha esattamente due metà, «persons» e «arms».
   *[influence] Ogni carta influenza ha esattamente due metà, «a» e «b»; { IL($card) } ne ha altre.
  }
tallinn_coin-half-mixed = { CAPITAL(IL($side)) } { DEL($card) } ha una moneta per { IL($estate) } e mostra anche altre persone; il regolamento non conosce metà simili.
tallinn_edition-differs = { $fact ->
    [two-merchants] Nessuna metà di questa serie mostra esattamente due mercanti, come una nel regolamento.
    [knight-and-monk] Nessuna metà di questa serie mostra esattamente un cavaliere e un monaco, come una nel regolamento.
    [merchant-coin] Nessuna metà di questa serie ha una moneta per i soli mercanti, come una nel regolamento.
    [four-coins] Nell’esempio del regolamento un giocatore apre con quattro carte due contese per i cavalieri, una per i monaci e una per i mercanti; con questa serie non si può.
    [tower-114] Nell’esempio del regolamento una carta mostra sulle due metà insieme 1 mercante, 1 cavaliere e 4 monaci; in questa serie una carta simile non c’è.
    [towers-451] Nell’esempio del regolamento due carte mostrano insieme 4 mercanti, 5 cavalieri e 1 monaco; in questa serie una coppia simile non c’è.
    [example-displays] Le due esposizioni dell’esempio del regolamento non si possono comporre con questa serie.
   *[person-on-every-card] In questa serie c’è una carta senza persone.
  } Non è quella pubblicata.

## Giocare una carta

tallinn_headline-play = { $player } rivela { IL($card) }
tallinn_second-play = { $player } rivela { $count } carte in questo turno; la regola ne vuole una.
tallinn_play-late = { $player } rivela una carta dopo una contesa, una torre o una pescata del turno; tutte le carte si rivelano insieme.
tallinn_passes = { $player } non gioca carte pur avendone { $hand } in mano; non si può passare.
tallinn_skips = { $player } non ha più carte e salta questo turno.
tallinn_hand-empty = { $player } non ha più carte in mano, ma nella registrazione gioca { IL($card) }.
tallinn_not-in-hand = { $player } gioca { IL($card) }, { $where ->
    [display] ma quella carta è già nell’esposizione.
    [tower] ma quella carta è diventata torre.
    [pile] ma quella carta non è ancora stata pescata.
    [no-set] ma una serie ha solo i numeri da 1 a 10.
    [no-legate] ma questa partita si gioca senza l’espansione.
   *[elsewhere] ma quella carta non può essere in mano.
  }
tallinn_no-such-half = { $player } attiva { IL($side) } { DEL($card) }, ma quella carta non ne ha.
tallinn_coin = La metà ha una moneta: { $player } apre una contesa per { IL($estate) }.
tallinn_no-coin = La metà non ha monete: { $player } non ha contese e non costruisce torri.
tallinn_arms-empty = Durante il gioco lo stemma imperiale non aggiunge nessuno all’esposizione di { $player }.

## Contese

tallinn_headline-contest = Contesa di { $player }: { $estate }
tallinn_compared = { $own ->
    [one] { $own } { $person }
   *[other] { $own } { $estate }
  } contro { $theirs } di { $other }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
  }.
    .again = … contro { $theirs } di { $other }: { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
      }.
tallinn_plus-two = Il Legato aggiunge due { $estate } dalla parte di { $player }, soltanto in questa contesa.
tallinn_arms-declined = { $player } non apre contese con il Legato.
tallinn_arms-must = { $player } non apre contese con il Legato, benché in questa partita una regola della casa lo imponga.
tallinn_arms-no-estate = La registrazione ha una contesa del Legato di { $player }, ma non il ceto scelto.
tallinn_arms-for-towers = La registrazione ha una contesa del Legato di { $player } per le torri; può essere solo per mercanti, cavalieri o monaci.
tallinn_advance = { $player } { $points ->
    [0] resta a { $points }
    [one] ha ora { $points } punto (prima { $before })
   *[other] ha ora { $points } punti (prima { $before })
  }.
tallinn_track = { $extra ->
    [0] La carta segnapunti si gira sul lato 16–30; la moneta sta sulla casella { $field }.
    [30] Una moneta d’oro sostituisce quella d’argento: sta sulla casella { $field } e vale altri 30 punti.
   *[60] Le monete d’oro e d’argento stanno insieme sulla casella { $field } e valgono altri 60 punti.
  }
tallinn_other-estate = La moneta di { $player } è per { IL($estate) }, ma la registrazione ha una contesa per { IL($claimed) }.
tallinn_contest-missing = La moneta di { $player } apre una contesa per { IL($estate) }, ma la registrazione, che dichiara di riportare tutte le contese, non ne ha.
tallinn_contest-without-coin = { $played ->
    [0] { $player } non ha giocato carte in questo turno, ma la registrazione ha una contesa.
   *[other] La metà attivata da { $player } non ha monete, ma la registrazione ha una contesa.
  }
tallinn_second-contest = La registrazione ha una seconda contesa di { $player } in questo turno; una carta apre una contesa sola.
tallinn_contest-impossible = La registrazione dà { AL($player) } { $claimed } per questa contesa; quali che siano le carte nascoste, porta da { $least } a { $most }.
tallinn_claim-contest = Per questa contesa la registrazione dà { AL($player) } { $claimed ->
    [one] { $claimed } punto
   *[other] { $claimed } punti
  }. { $own ->
    [one] { $own } { $person }
   *[other] { $own } { $estate }
  } contro { $others } { $own ->
    [one] ne porta
   *[other] ne portano
  } { $computed }.

## Torri

tallinn_headline-tower = { $player } { $from ->
    [display] costruisce una torre dall’esposizione
    [hand] costruisce una torre dalla mano
    [none] non costruisce torri
   *[other] costruisce una torre
  }
tallinn_no-tower = { $player } rinuncia alla torre.
tallinn_tower-without-contest = { $declined ->
    [declined] { $player } costruisce una torre, ma non ha aperto la contesa con il Legato; una torre richiede una contesa propria nello stesso turno.
   *[none] { $player } costruisce una torre senza aver aperto una contesa in questo turno.
  }
tallinn_tower-by-earlier-contest = { $declined ->
    [declined] { $player } costruisce una torre, ma non ha aperto la contesa con il Legato; quella di un turno precedente non conta.
   *[none] { $player } costruisce una torre senza aver aperto una contesa in questo turno; quella di un turno precedente non conta.
  }
tallinn_second-tower = { $player } costruisce una seconda torre in questo turno; diventa torre al massimo una carta.
tallinn_tower-refused = { $by ->
    [fists] { $player } in questo turno ha mostrato due pugni, cioè nessuna torre, eppure ne costruisce una.
   *[word] { $player } in questo turno ha rinunciato alla torre, eppure ne costruisce una.
  }
tallinn_start-card-tower = { $player } trasforma in torre { IL($card) }; possono diventarlo solo le carte influenza e il Legato.
tallinn_not-in-display = { $player } costruisce una torre con { IL($card) }, { $where ->
    [tower] ma quella carta è già una torre.
   *[elsewhere] ma quella carta non è nell’esposizione.
  }
tallinn_tower-not-in-hand = { $player } costruisce una torre dalla mano con { IL($card) }, { $where ->
    [display] ma quella carta è nell’esposizione.
    [tower] ma quella carta è già una torre.
    [pile] ma quella carta non è ancora stata pescata.
    [no-set] ma una serie ha solo i numeri da 1 a 10.
    [no-legate] ma questa partita si gioca senza l’espansione.
   *[elsewhere] ma quella carta non può essere in mano.
  }
tallinn_tower-hand-empty = { $player } costruisce una torre dalla mano, ma in mano non ha più carte.
tallinn_hand-shrinks = { $player } continua { $hand ->
    [0] senza carte
    [one] con { $hand } carta
   *[other] con { $hand } carte
  } in mano; la torre non si sostituisce.
tallinn_signal = { $meaning ->
    [none] { $player } mostra due pugni, cioè nessuna torre, ma nella registrazione ce n’è una.
    [display] { $player } mostra { $signal }, il numero di una carta esposta; è quella carta a diventare torre.
   *[hand] { $player } mostra { $signal }, un numero che non è nell’esposizione; vuol dire una carta della mano.
  }
tallinn_signal-too-many = { $player } mostra { $signal }, ma due mani hanno dieci dita.
tallinn_decides-late = { $by ->
    [towers] { $player } e { $other } hanno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } ciascuno, ma prima di questo turno { $player } aveva { $towers ->
        [one] { $towers } torre
       *[other] { $towers } torri
      } e { $other } { $otherTowers }
   *[points] { $player } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } e { $other } { $otherPoints }
  }; tocca prima { AL($player) } decidere.
tallinn_decides-late-behind = { $by ->
    [towers] { $player } e { $other } hanno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } ciascuno, ma prima di questo turno { $player } aveva { $towers ->
        [one] { $towers } torre
       *[other] { $towers } torri
      } e { $other } { $otherTowers }
   *[points] { $player } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } e { $other } { $otherPoints }
  }; perciò { $player } decide prima di { $other }. Il regolamento dice solo chi decide per primo; secondo la nostra interpretazione TA-12 gli altri seguono nello stesso ordine.
tallinn_tower-proven = La torre di { $player } del turno { $round } può essere solo { IL($card) }: tutte le altre carte si sono viste.

## Pescare

tallinn_draws-twice = { $player } pesca { $count } carte in questo turno; la regola ne vuole una.
tallinn_pile-used-up = Il mazzo di { $player } è finito: dal prossimo turno non si pesca più.
tallinn_pile-empty = { $player } pesca una carta, ma il mazzo è vuoto.
tallinn_not-in-pile = { $player } pesca { IL($card) }, { $where ->
    [no-set] ma una serie ha solo i numeri da 1 a 10.
    [legate] ma il Legato non è mai nel mazzo.
   *[seen] ma quella carta si è già vista; in una serie ogni numero esiste una volta sola.
  }
tallinn_draw-missing = { $player } dovrebbe pescare una carta (nel mazzo { $pile ->
    [one] ne resta { $pile }
   *[other] ne restano { $pile }
  }), ma la registrazione, che dichiara di riportare ogni pescata, qui non ne ha.

## Ordine e fine

tallinn_phase-order = { $what ->
    [contest] Una contesa
    [tower] Una torre
   *[draw] Una pescata
  } viene dopo { $after ->
    [tower] una torre
   *[draw] una pescata
  } dello stesso turno. L’ordine è: rivelare, contese, torri, pescare.
tallinn_empty-round = Nel turno { $round } nessuno gioca una carta.
tallinn_round-limit = Questo è il turno { $round }; una partita ne ha al massimo { $limit }.
tallinn_game-over = Si gioca il turno { $round }, ma nessuno ha più carte: la partita è finita.
tallinn_final-too-early = Il punteggio finale comincia dopo il turno { $round }, ma { $players } { $count ->
    [one] ha ancora carte.
   *[other] hanno ancora carte.
  }
tallinn_final-again = La registrazione ha un secondo punteggio finale.
tallinn_result-too-early = La registrazione indica un risultato, ma { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
  } da giocare.
tallinn_log-stops = La registrazione si interrompe prima della fine della partita: { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
  } da giocare.

## Punteggio finale

tallinn_headline-bonus = Il Legato di { $player } si unisce { AL($estate) }
tallinn_headline-bonus-open = Non registrato: dove sono andate le due persone del Legato ({ $players })
tallinn_headline-final = Contesa finale di { $player }: { $contest }
tallinn_headline-transfer = { $player } paga { $other }
tallinn_headline-towers = { $player } scopre le torri
tallinn_bonus = Le due persone del Legato di { $player } si uniscono { AL($estate) }, il ceto più debole dell’esposizione.
tallinn_bonus-open = { $why ->
    [open] Le due persone del Legato di { $player } si uniscono a uno dei ceti ugualmente deboli ({ $estates }). La registrazione non dice quale, e nemmeno i suoi numeri lo rivelano: ciò che ne dipende resta aperto.
    [proven] Le due persone del Legato di { $player } si uniscono { AL($estate) }: fra i ceti ugualmente deboli ({ $estates }) solo questo porta ai numeri della registrazione.
    [same] Le due persone del Legato di { $player } si uniscono a uno dei ceti ugualmente deboli ({ $estates }). La registrazione non dice quale, ma per tutti i punti restano gli stessi. Qui si conta: { $estate }.
   *[unfit] Le due persone del Legato di { $player } si uniscono a uno dei ceti ugualmente deboli ({ $estates }), ma nessuna scelta porta a tutti i numeri della registrazione. Qui si conta: { $estate }.
  }
tallinn_bonus-twice = Il Legato di { $player } viene assegnato due volte a un ceto.
tallinn_bonus-late = Le due persone di un Legato si aggiungono a valutazione già cominciata; entrano nell’esposizione prima di ogni confronto.
tallinn_bonus-without-legate = { $player } non ha il Legato nell’esposizione, ma la registrazione aggiunge due persone.
tallinn_bonus-with-persons = Il Legato di { $player } mostra le sue tre persone; alla fine solo lo stemma imperiale aggiunge due persone.
tallinn_bonus-not-fewest = { $player } aggiunge le due persone { AL($estate) }; ecco i più deboli dell’esposizione: { $fewest }.
tallinn_compared-towers = Valore delle torri { $own } contro { $theirs } di { $other }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
  }.
    .again = … contro { $theirs } di { $other }: { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
      }.
tallinn_tower-persons = { $towers ->
    [0] { $player } non ha torri.
    [one] La torre di { $player }, { $counted ->
        [active] contata solo la metà attiva
       *[whole] contate entrambe le metà
      }: { $persons }.
   *[other] Le { $towers } torri di { $player }, { $counted ->
        [active] contata solo la metà attiva delle carte prese dall’esposizione
       *[whole] contate entrambe le metà
      }: { $persons }.
  }
tallinn_tower-value = { $value ->
    [0] Il valore delle torri è 0.
   *[other] Il valore delle torri è { $value } ({ $estates }).
  }
tallinn_lead = { $contest ->
    [tower] Il valore delle torri di { $player } supera di { $difference } quello di { $other }
   *[estate] { $player } ha { $persons } più di { $other }
  }: da cinque in su si riceve un punto.
tallinn_no-tower-payment = { $player } ha { $difference } di vantaggio su { $other }; per le torri non si paga nulla, come noi leggiamo il regolamento, che si può leggere anche altrimenti (TA-08, opzione five-diff-scope).
tallinn_below-zero = { $player } è a { $points }; i punti possono scendere sotto zero.
tallinn_towers-open = { $count ->
    [0] { $player } non ha torri.
    [one] Torre di { $player }: { $cards }.
   *[other] Torri di { $player }: { $cards }{ $hidden ->
        [0] { "" }
        [one] ; la registrazione ne nasconde un’altra
       *[other] ; la registrazione ne nasconde altre { $hidden }
      }.
  }
tallinn_towers-first = I ceti si valutano prima delle torri; qui, per { IL($estate) }, le torri erano già scoperte.
tallinn_revealed-late = Le torri si confrontano prima che siano tutte scoperte.
tallinn_estate-order = I ceti si valutano in un ordine diverso da mercanti, cavalieri, monaci; non fa differenza.
tallinn_final-twice = { $player } valuta una seconda volta { IL($estate) }; ognuno ha una sola contesa per ogni ceto e una per le torri.
tallinn_final-missing = Manca la contesa finale di { $player } per { IL($estate) }, benché la registrazione dichiari di riportare tutte le contese.
tallinn_transfer-missing = { $other } deve { AL($player) } un punto per { $difference } persone di svantaggio, ma la registrazione, che dichiara di riportare tutti i pagamenti, non ne ha.
tallinn_transfer-missing-too = { $other } deve { AL($player) } un punto anche per { IL($estate) } ({ $difference } persone di svantaggio), ma la registrazione, che dichiara di riportare tutti i pagamenti, non ne ha.
tallinn_transfer-not-due = { $player } paga un punto { AL($other) }, { $why ->
    [again] ma per questo ceto ha già pagato; si paga una volta per coppia e ceto.
    [behind] ma è { $player } ad avere { $difference } di vantaggio; un punto si paga da cinque in su.
    [even] ma le persone sono in parità; un punto si paga da cinque di vantaggio in su.
    [none] ma non resta nessun ceto in cui { $other } abbia cinque di vantaggio.
   *[lead] ma { $other } ha { $difference } di vantaggio; un punto si paga da cinque in su.
  }
tallinn_transfer-for-towers = { $player } paga un punto { AL($other) }, ma per le torri non si paga nulla.
tallinn_transfer-late = I ceti si valutano prima delle torri; qui il punto per { IL($estate) } si paga quando le torri erano già scoperte.
tallinn_towers-not-revealed = { $player } ha torri nascoste, ma la registrazione non le scopre.
tallinn_towers-number = { $player } scopre { $count ->
    [one] { $count } torre
   *[other] { $count } torri
  }, ma ne ha { $built ->
    [one] costruita
   *[other] costruite
  } { $built }.
tallinn_other-towers = { $player } { $openCount ->
    [0] non scopre { IL($built) }, che { $builtNumber ->
        [plural] sono
       *[singular] è
      } fra le torri costruite.
   *[other] scopre { IL($open) }, ma { $builtNumber ->
        [plural] le torri costruite lì sono
       *[singular] la torre costruita lì è
      } { IL($built) }.
  }
tallinn_impossible-towers = { $player } scopre { IL($cards) }, ma { $where ->
    [display] { $count ->
        [one] quella carta è
       *[other] quelle carte sono
      } nell’esposizione.
   *[elsewhere] non può essere: da ciò che è stato giocato e pescato, nessuna delle torri nascoste può esserlo.
  }
tallinn_claim-final = Per { IL($estate) } la registrazione dà { AL($player) } { $claimed ->
    [one] { $claimed } punto
   *[other] { $claimed } punti
  }. { $own } contro { $others } ne portano { $computed }.
tallinn_winner = { $by ->
    [shared] { $players } vincono insieme: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } e { $persons ->
        [one] { $persons } persona
       *[other] { $persons } persone
      } sulle torri a testa.
    [towers] { $players } vince lo spareggio a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } con { $persons ->
        [one] { $persons } persona
       *[other] { $persons } persone
      } sulle torri.
   *[points] { $players } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }.
  }
    .in-hindsight = Lo spareggio si decide con le persone sulle torri: { $players } ne ha { $persons }.

## Numeri indicati dalla registrazione

tallinn_claim-effect = La registrazione indica una variazione di { $claimed } nei punti di { $player }; secondo le regole è { $computed }.
tallinn_claim-total = La registrazione dà { AL($player) } { $claimed ->
    [one] { $claimed } punto
   *[other] { $claimed } punti
  }; secondo la ricostruzione { $computed ->
    [one] è { $computed }
   *[other] sono { $computed }
  }.
tallinn_claim-display = Nell’esposizione di { $player } la registrazione conta: { $claimed }. Secondo la ricostruzione: { $computed }.
tallinn_claim-cards = La registrazione conta { $claimed } { $zoneId ->
    [towers] { $claimed ->
        [one] torre di { $player }
       *[other] torri di { $player }
      }
   *[other] { $claimed ->
        [one] carta
       *[other] carte
      } { $zoneId ->
        [hand] in mano { AL($player) }
       *[pile] nel mazzo di { $player }
      }
  }; secondo la ricostruzione { $computed }.
tallinn_claim-result = La registrazione indica { $claimed } alla voce «{ $what }» di { $player }; secondo le regole è { $computed }.
tallinn_result-no-choice = La registrazione dà come risultato { $claimed }. Qualunque dei ceti ugualmente deboli abbia ricevuto le due persone di un Legato, è impossibile; secondo le regole è { $count ->
    [1] { $last }
   *[other] { $possible } o { $last }
  }.
tallinn_result-another = un altro ancora
tallinn_claim-rank = La registrazione mette { $player } al { $claimed }º posto; con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } e { $persons ->
    [one] { $persons } persona
   *[other] { $persons } persone
  } sulle torri è il { $computed }º.

## Che cosa cambia una mossa (verbo e parte del tavolo)

engine-effect-place-display = L’esposizione di { $player } comincia con { IL($thing) }.
engine-effect-gain-display = L’esposizione di { $player } guadagna { $thing }.
engine-effect-gain-towers = Il Legato di { $player } aggiunge { $thing } alle torri.
engine-effect-remove-display = L’esposizione di { $player } perde { $thing }.
engine-effect-play-display = Si attiva: { $thing }.
engine-effect-turn-towers = { $player } trasforma in torre { IL($thing) }.
engine-effect-place-towers = { $player } posa coperta come torre { IL($thing) }.
engine-effect-give-point = { $player } paga un punto { AL($to) }.

## Che cosa cambia una regola, dove il solo verbo non lo dice bene

told-tallinn-setup-start-score = { $player } comincia con { $amount } punti.
told-tallinn-setup-opening-hand = Mano iniziale di { $player }: { $thing }.
told-tallinn-legate-opening-hand = { $player } prende anche { IL($thing) }.
told-tallinn-play-right-half-active = La metà attiva aggiunge { $thing } all’esposizione di { $player }.
told-tallinn-legate-persons-half = Le persone del Legato si uniscono all’esposizione di { $player }: { $thing }.
told-tallinn-legate-final-display = Le persone del Legato di { $player } si uniscono all’esposizione: { $thing }.
told-tallinn-card-start-persons-count = La carta mostra { $thing }.
told-tallinn-tower-leaves-display = L’esposizione di { $player } perde così { $thing }.
