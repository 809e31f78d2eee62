# Che cosa si dice di una partita di Rattus. Gli id con il trattino basso sono frasi, quelli con il trattino sono regole.

## Parole

name-cube-place-board = cubetti sulla plancia
name-cube-place-castle = cubetti nel castello
name-cube-place-supply = cubetti nella riserva
name-cube-place-baker = cubetti sul Fornaio
name-card-place-display = l’esposizione
name-class-card-unknown = una carta nascosta
name-region-unknown = una regione nascosta
name-series-population = cubetti sulla plancia e nel castello
name-series-board = cubetti nelle regioni
name-series-castle = cubetti nel castello
name-series-supply = cubetti nella riserva
name-series-cards = carte classe
name-series-rats = segnalini ratto sulla plancia
name-series-rat-supply = segnalini ratto nella riserva

## Che cosa cambia una mossa (parametri: player, amount, from, to, which)

engine-effect-cube-place = { $player } mette { $amount ->
    [one] { $amount } cubetto
   *[other] { $amount } cubetti
  } { $toId ->
    [baker] sul Fornaio
   *[other] { NEL($to) }
  }.
engine-effect-cube-remove = { $player } perde { $amount ->
    [one] { $amount } cubetto
   *[other] { $amount } cubetti
  } { NEL($from) }.
engine-effect-cube-advance = { $amount ->
    [one] { $amount } cubetto di { $player } va
   *[other] { $amount } cubetti di { $player } vanno
  } { DAL($from) } { $toId ->
    [baker] sul Fornaio
    [castle] nel castello
    [supply] nella riserva
   *[other] { AL($to) }
  }.
told-rattus-piper-baker-deposit = { $player } mette un cubetto sul Fornaio, { $fromId ->
    [player] dalla riserva
   *[region] { DAL($from) }
  }.
told-rattus-piper-end-baker = { engine-effect-cube-advance }
told-rattus-piper-baker-takeover = { engine-effect-cube-advance }
engine-effect-cube-adjust = D’ora in poi la ricostruzione segue la registrazione: cubetti di { $player } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-rat-place = { $shown ->
    [yes] Il segnalino ratto { $which } arriva { NEL($to) }.
   *[no] Un segnalino ratto arriva { NEL($to) }.
  }
engine-effect-rat-draw = { $shown ->
    [yes] Un altro segnalino ratto, { $which }, arriva { NEL($to) }.
   *[no] Un altro segnalino ratto arriva { NEL($to) }.
  }
engine-effect-rat-advance = Il segnalino ratto al posto { $which } { DEL($from) } va { NEL($to) }.
engine-effect-rat-discard = { $shown ->
    [yes] Il segnalino al posto { $which } va { DAL($from) } nella scatola.
   *[no] Il segnalino va { DAL($from) } nella scatola.
  }
engine-effect-rat-adjust = D’ora in poi la ricostruzione segue la registrazione: segnalini ratto { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-figure-place = La figura della peste comincia { NEL($to) }.
engine-effect-figure-advance = La figura della peste arriva { NEL($to) }.
engine-effect-potion-place = Una pozione va sotto un cubetto di { $player } { NEL($to) }{ $number ->
    [0] .
    [one] , accanto a un’altra.
   *[other] , accanto ad altre { $number }.
  }
engine-effect-potion-remove = Una pozione va via al posto di un cubetto di { $player } { NEL($from) }.
told-rattus-piper-magician-protect = Una pozione va via al posto di un cubetto di { $player } { NEL($from) } (di { $number } che stavano sotto).
engine-effect-potion-take = { $amount ->
    [one] La pozione sotto il cubetto viaggia con lui.
   *[other] Le { $amount } pozioni sotto il cubetto viaggiano con lui.
  }
engine-effect-potion-advance = { $amount ->
    [one] La pozione è di nuovo sotto il cubetto.
   *[other] Le { $amount } pozioni sono di nuovo sotto il cubetto.
  }
engine-effect-potion-discard = { $amount ->
    [one] La pozione torna nella scorta.
   *[other] Le { $amount } pozioni tornano nella scorta.
  }
engine-effect-nun-place = { $moved ->
    [yes] Una suora va { DAL($from) } { AL($to) }.
   *[no] Una suora va { NEL($to) }.
  }
engine-effect-bishop-place = { $moved ->
    [yes] Un vescovo va { DAL($from) } { AL($to) }.
   *[no] Un vescovo va { NEL($to) }.
  }
engine-effect-wall-place = { $moved ->
    [yes] Un muro va dal confine { $from } al confine { $to }.
   *[no] Un muro sorge sul confine { $to }.
  }
engine-effect-class-place = { CAPITAL(IL($which)) } è fra le carte disponibili.
engine-effect-class-take = { $fromId ->
    [player] { $player } prende { IL($which) } { DAL($from) }.
   *[other] { $player } prende { IL($which) } dalle carte disponibili.
  }

## Edizione

rattus_map-self = { $region } è indicata come vicina di se stessa.
rattus_map-asymmetric = { $region } nomina { $other } come vicina, ma { $other } non nomina { $region }.
rattus_map-arrow = { $region } ha una freccia verso { $others }, ma non la nomina come vicina.
rattus_map-alone = In { $players } { $regions } { $regionsNumber ->
    [plural] non avrebbero
   *[singular] non avrebbe
  } vicine, e la figura non potrebbe andare oltre.
rattus_fact = { $fact ->
    [a1] Sulla mappa stampata Gallia e Hispania si toccano; qui no.
    [a2] Sulla mappa stampata Anglia tocca Gallia o Hispania; qui nessuna delle due.
    [a3] Sulla mappa stampata Russia e Tartaria si toccano, per quanto dicono le regole; qui no.
    [a4] Dei confini Hispania–Italia, Italia–Polonia e Hispania–Polonia la mappa stampata ne ha esattamente uno; questa ne ha un altro numero.
    [a5] Sulla mappa stampata Germania e Turcia non si toccano; qui sì.
    [a6] Sulla mappa stampata fra Italia e Scandia ci sono al massimo due passi; qui di più.
    [a7] Sulla mappa stampata alcune vicine sono unite soltanto da una freccia; qui nessuna.
    [k1] Fra i segnalini stampati c’è un 1 con Borghesia e Chiesa; qui non c’è.
    [k2] Fra i segnalini stampati ce n’è uno con un 3; qui non c’è.
    [k3] Fra i segnalini stampati c’è un 2 con M, Borghesia e Chiesa; qui non c’è.
   *[k4] I segnalini stampati hanno fra i loro numeri 1, 2, 3 e 4; qui non ci sono tutti.
  }
rattus_token-twice = Il segnalino «{ $token }» è dichiarato due volte; vale solo la prima.
rattus_edition-lacks = { $what ->
    [start-tokens] In { $players } servono { $needed } segnalini col bordo viola; l’edizione «{ $edition }» ne ha { $found }.
    [tokens] In { $players } si tolgono { $needed } segnalini senza bordo viola; l’edizione «{ $edition }» ne ha { $found }.
    [fronts] L’edizione «{ $edition }» non dice che cosa c’è sul fronte di ogni segnalino: con essa si possono controllare le partite, ma non giocare.
   *[map] L’edizione «{ $edition }» non dice quali regioni confinano: con essa si possono controllare le partite, ma non giocare.
  }
rattus_token-numbers = I segnalini sono 49, di cui 12 col bordo viola; questa edizione ne ha { $count }, di cui { $starts } col bordo viola.
rattus_token-blank = Il segnalino «{ $token }» deve avere un numero, almeno 1, e qualcosa da colpire.
rattus_token-both-letters = Il segnalino «{ $token }» mostra sia M sia A; le regole prevedono l’una o l’altra.
rattus_wrong-estate = { CAPITAL(IL($card)) } è della classe { $estate }, non della classe { $found }.
rattus_estate-cards = { $count ->
    [0] Nessuna carta è
    [one] { $count } carta è
   *[other] { $count } carte sono
  } della classe { $estate }; ogni classe ne ha 3.
rattus_token-undeclared = L’edizione non ha il segnalino «{ $token }», perciò i suoi effetti non si possono giudicare.

## Preparazione

rattus_player-count = A Rattus si gioca da 2 a 4; questa registrazione ha { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }.
rattus_same-colour = { $player } e { $other } giocano con lo stesso colore ({ engine-colour }).
rattus_regions = In { $players } si usano queste regioni: { $regions }.
rattus_not-in-use = In { $players } la regione { $region } non si usa.
rattus_no-cards = La registrazione non dice quali sei carte classe sono in gioco.
rattus_card-twice = Una carta classe è nominata due volte; ne servono sei diverse.
rattus_cards-number = { $count ->
    [one] In gioco c’è { $count } carta classe
   *[other] In gioco ci sono { $count } carte classe
  }; devono essere esattamente 6.
rattus_card-of-expansion = Senza l’espansione nessuno può avere { IL($cards) }.
rattus_no-knighthood = In { $players } è consigliata una carta della Cavalleria; senza, la peste potrebbe non arrivare in alcune regioni.
rattus_not-the-set = Il gruppo «{ $set }» comprende { IL($cards) }; in gioco ci sono altre carte.
rattus_estate-missing = Bisognava pescare una carta per ogni classe, ma { $estatesNumber ->
    [plural] mancano { IL($estates) }
   *[singular] manca { IL($estates) }
  }.
rattus_material = I pezzi { DEL($card) } sono pronti.
rattus_no-start-token = { $count ->
    [one] { $regions } non ha
   *[other] { $regions } non hanno
  } il segnalino iniziale; ogni regione in uso ne riceve esattamente uno.
rattus_start-token-twice = { CAPITAL(IL($region)) } ha un secondo segnalino iniziale.
rattus_cards-twice = Le carte classe vengono disposte una seconda volta; valgono solo le prime sei.
rattus_figure-set-twice = La figura della peste viene collocata una seconda volta; vale solo il primo posto.
rattus_removed = In { $players } { $count ->
    [0] nessun segnalino comune va nella scatola.
    [one] va nella scatola, senza guardarlo, { $count } segnalino comune.
   *[other] vanno nella scatola, senza guardarli, { $count } segnalini comuni.
  }
rattus_left-over = { $count ->
    [0] Non avanzano segnalini iniziali.
    [one] { $count } segnalino iniziale avanza e si mescola nella riserva.
   *[other] { $count } segnalini iniziali avanzano e si mescolano nella riserva.
  }
rattus_supply = La riserva è di { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
  }.
rattus_no-figure = La registrazione non dice dove comincia la figura della peste.
rattus_start-player = Comincia { $player }.
rattus_settle-order = { $player } piazza cubetti, ma tocca { AL($expected) }.
rattus_settle-surplus = { $player } piazza cubetti una terza volta; i giri di insediamento sono due.
rattus_settle-pair = { $player } piazza { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  }; ogni volta sono 2, nella stessa regione.
rattus_settle-missing = { $count ->
    [one] Manca { $count } insediamento.
   *[other] Mancano { $count } insediamenti.
  }
rattus_after-placement = Dopo la preparazione { $player } ha { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  } sulla plancia; dovrebbero essere 4.
rattus_into-castle = { $player } piazza cubetti nel castello; solo il Re ve ne porta.
rattus_headline-settle = { $player } si insedia { NEL($region) }

## Turni

rattus_turn-order = Il turno è di { $player }, ma tocca { AL($expected) }.
rattus_turn-after-end = { $player } ha un turno regolare, ma la fine è scattata in quello di { $trigger }: { $why ->
    [supply] la riserva dei segnalini è vuota
   *[cubes] tutti i cubetti di un giocatore sono sulla plancia
  }. Ora viene l’ultimo giro.
rattus_round-incomplete = Comincia l’ultimo giro, ma prima va concluso quello in corso; tocca { AL($expected) }.
rattus_turn-after-last-round = { $player } ha un turno regolare dopo l’ultimo giro.
rattus_turn-ends = Il turno di { $player } è finito.
rattus_slot-unused = { $player } non usa carte nell’ultimo giro.
rattus_headline-take = { $player } prende { IL($card) }
rattus_takes-late = { $player } prende una carta dopo che la figura si è mossa; la figura viene per ultima.
rattus_takes-twice = { $player } prende { IL($card) } dopo { IL($first) }; in un turno si prende al massimo una carta.
rattus_takes-in-last-round = { $player } prende una carta; nell’ultimo giro nessuno ne prende.
rattus_takes-own = { $player } prende { IL($card) }, ma la carta è già sua.
rattus_card-kept = Nella registrazione { IL($card) } viene dalle carte disponibili, ma la carta è di { $owner }; una carta non torna mai indietro.
rattus_card-elsewhere = Nella registrazione { IL($card) } viene { $claimedId ->
    [display] dalle carte disponibili
   *[player] { DAL($claimed) }
  }, ma la carta è { $ownerId ->
    [display] fra quelle disponibili
   *[player] di { $owner }
  }.
rattus_card-not-in-play = Fra le sei carte di questa partita ({ $cards }) non c’è { IL($card) }.
rattus_card-risk = { $count ->
    [one] Da ora il simbolo { DEL($estate) } colpisce { $player } ({ $card }).
   *[other] Con { IL($card) } { $player } ha { $count } carte { DEL($estate) }: da ora ogni loro simbolo colpisce { $count ->
        [2] due
        [3] tre
       *[other] { $count }
      } volte.
  }
rattus_headline-unload = { $player } posa i cubetti del Fornaio
rattus_unload-twice = { $player } posa una seconda volta cubetti del Fornaio; vanno tutti insieme in una regione.
rattus_unload-late = { $player } posa i cubetti del Fornaio troppo tardi; chi prende la carta lo fa subito.
rattus_unload-unasked = { $player } posa cubetti del Fornaio senza aver preso un Fornaio con cubetti.
rattus_unload-missing = { $player } ha preso il Fornaio e deve posare { $count ->
    [one] il cubetto che c’è
   *[other] i { $count } cubetti che ci sono
  } sulla carta.
rattus_unload-count = { $claimed ->
    [one] Si posa { $claimed } cubetto
   *[other] Si posano { $claimed } cubetti
  } del Fornaio; sulla carta { $count ->
    [one] ce n’è { $count }
   *[other] ce ne sono { $count }
  }, e si posano tutti insieme.
rattus_unload-unowned = { $player } posa cubetti del Fornaio, ma la carta non è di nessuno.
rattus_unload-by = { $player } posa i cubetti del Fornaio; spetta a chi siede a sinistra del proprietario, cioè { AL($expected) }.
rattus_unload-by-another = { $player } posa i cubetti del Fornaio; spetta a chi prende la carta, cioè { AL($expected) }.
rattus_unload-missing-at-end = { $count ->
    [one] { $count } cubetto è
   *[other] { $count } cubetti sono
  } sul Fornaio; prima della peste finale deve { $count ->
    [one] posarlo
   *[other] posarli
  } chi siede a sinistra del proprietario.
rattus_unload-out-of-time = Alla fine della partita i cubetti sul Fornaio si posano tra l’ultimo giro e la peste in tutte le regioni.

## Piazzare cubetti

rattus_headline-place = { $player } piazza cubetti { NEL($region) }
rattus_headline-mayor = { $player } piazza cubetti col Sindaco
rattus_places-line = { CAPITAL(IL($region)) } { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }{ $bound ->
    [most] : al massimo
    [rest] , nella riserva solo
   *[exact] :
  } { $due ->
    [0] nessun cubetto
    [one] { $due } cubetto
   *[other] { $due } cubetti
  }{ $peasant ->
    [0] { "" }
   *[other] , il Contadino può aggiungerne 1
  }{ $queen ->
    [0] { "" }
   *[other] , la Regina può aggiungerne 2
  }.
rattus_places-in-last-round = { $player } piazza cubetti; nell’ultimo giro ne portano solo le carte classe.
rattus_places-late = { $player } piazza cubetti dopo che la figura si è mossa; la figura viene per ultima.
rattus_places-twice = { $player } piazza cubetti una seconda volta in questo turno.
rattus_places-count = { $player } piazza { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } { NEL($region) }, che { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }.
rattus_places-without-rats = { $player } piazza cubetti { NEL($region) }, dove non ci sono segnalini.
rattus_places-too-few = { $player } piazza solo { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } { NEL($region) }, che { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }. Con { $supply ->
    [one] { $supply } cubetto
   *[other] { $supply } cubetti
  } nella riserva si piazzano tutti quelli dovuti, in una sola regione.
rattus_places-more-than-owned = { $player } piazza { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  }, ma { $supply ->
    [one] gliene resta { $supply }
   *[other] gliene restano { $supply }
  }.
rattus_peasant-extra = { $player } piazza { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } { NEL($region) }, che { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }; { $queen ->
    [0] il Contadino ne aggiunge soltanto 1
   *[other] Contadino e Regina insieme ne aggiungono al massimo 3
  }.
rattus_queen-does-not-reign = { $player } usa la Regina, ma la sua zona unita più grande non supera quella di ciascun altro.
rattus_queen-one = { $player } porta uno solo dei due cubetti della Regina. Le regole non dicono se si possa; noi lo permettiamo.
rattus_queen-both = { $player } piazza { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } { NEL($region) }, che { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }; la Regina aggiunge { $additions ->
    [some] al massimo 2 cubetti
   *[both] 2 cubetti o nessuno
  }.
rattus_queen-without-rats = { $player } piazza i cubetti della Regina { NEL($region) }, dove non ci sono segnalini. Le regole nominano per questo solo il Contadino; noi lo permettiamo.
rattus_no-placement = { $player } non ha piazzato cubetti, benché ci fosse posto e { $supply ->
    [one] { $supply } cubetto
   *[other] { $supply } cubetti
  } da piazzare.
rattus_leads = { $player } { $regionsCount ->
    [0] non è in testa in nessuna regione
   *[other] è in testa { NEL($regions) }
  }.
rattus_area = La zona unita più grande di { $player } è di { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
  }.
rattus_mayor-does-not-lead = { $player } non ha { NEL($regions) } più cubetti di ciascun altro.
rattus_mayor-extra = { $player } mette col Sindaco { $extra ->
    [one] { $extra } cubetto
   *[other] { $extra } cubetti
  } in più; { $help ->
    [nobody] ne portano soltanto il Contadino e la Regina
    [peasant] il Contadino ne permette { $allowed }
    [queen] la Regina { $additions ->
        [both] ne permette 2 o nessuno
       *[some] { $allowed ->
            [0] qui non ne permette
           *[other] qui ne permette { $allowed }
          }
      }
   *[both] { $additions ->
        [both] il Contadino ne permette 1, la Regina 2 o nessuno
       *[some] Contadino e Regina insieme qui ne permettono { $allowed }
      }
  }.
rattus_mayor-too-few = { $player } { $count ->
    [0] non è in testa in nessuna regione
    [one] è in testa in { $count } regione
   *[other] è in testa in { $count } regioni
  } e piazza col Sindaco meno cubetti di quanti deve.

## La figura

rattus_headline-plague = { $player } { $toCount ->
    [0] lascia dov’è la figura della peste
   *[other] muove la figura della peste { $overCount ->
    [0] { NEL($to) }
   *[other] passando per { IL($over) } fino { NEL($to) }
  }
  }
rattus_headline-plague-unseen = { $player } muove la figura della peste; la registrazione non mostra dove
rattus_figure-twice = { $player } muove la figura una seconda volta in questo turno.
rattus_figure-stays = { $player } lascia la figura { NEL($region) }; deve andare oltre.
rattus_figure-returns = La figura torna { NEL($region) }, da dove è partita; deve finire in un’altra regione.
rattus_figure-not-moved = { $player } non ha mosso la figura della peste in questo turno.
rattus_walled-in = Tutte le vie d’uscita { DAL($region) } sono chiuse da muri; la figura resta. Le regole non lo prevedono; { $plague ->
    [yes] per una regola della casa di questa partita la peste colpisce lì.
   *[no] per noi il turno finisce così.
  }
rattus_too-many-steps = La figura fa { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
  }; { $cards ->
    [0] senza una carta della Cavalleria { $most ->
        [one] può farne { $most }
       *[other] può farne al massimo { $most }
      }
    [one] una carta della Cavalleria ne permette { $most }
   *[other] più carte della Cavalleria insieme ne permettono { $most }
  }.
rattus_not-adjacent = { $from } e { $to } non sono vicine.
rattus_same-region = Le due regioni sono entrambe { $from }; devono essere vicine.
rattus_wall = Fra { $from } e { $to } c’è un muro.
rattus_castle-no-region = Il castello non è una regione.
rattus_neutral = La figura vale { $count } cubetti, che non sono di nessuno.
rattus_neutral-without-knight = { $player } fa valere la figura come cubetti senza possedere il Cavaliere.
rattus_neutral-late = { $player } fa valere la figura come cubetti, ma bisogna dirlo dopo il movimento della figura e prima di scoprire un segnalino.

## Diffusione

rattus_headline-spread = La peste si diffonde
rattus_spread-due = { CAPITAL(IL($region)) } { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }: { $count ->
    [0] nessun segnalino nuovo
    [one] { $count } segnalino nuovo
   *[other] { $count } segnalini nuovi
  }.
rattus_spreads-in-last-round = Si posano segnalini nuovi; nell’ultimo giro il movimento della figura non ne porta.
rattus_spreads-before-figure = Si posano segnalini nuovi prima che la figura si sia mossa.
rattus_spreads-late = Si posano segnalini nuovi dopo averne scoperto uno; la diffusione viene prima.
rattus_spreads-on-the-way = Si posano segnalini intorno { AL($passed) }, che la figura ha soltanto attraversato; è { NEL($region) }.
rattus_spreads-too-many = { $count ->
    [one] Si posa { $count } segnalino nuovo
   *[other] Si posano { $count } segnalini nuovi
  } per { $region }; { $due ->
    [0] non ne spetta nessuno
    [one] ne spetta { $due }
   *[other] ne spettano { $due }
  }.
rattus_spreads-too-few = { $count ->
    [0] Nessun segnalino nuovo si posa
    [one] Si posa { $count } segnalino nuovo
   *[other] Si posano { $count } segnalini nuovi
  } per { $region }; { $due ->
    [one] ne spetta { $due }
   *[other] ne spettano { $due }
  }, e { $limit ->
    [room] nelle regioni vicine c’è posto per { $owed }
    [supply] nella riserva { $owed ->
        [one] ne resta { $owed }
       *[other] ne restano { $owed }
      }
   *[none] nelle regioni vicine c’è posto
  }.
rattus_spread-tokens = { $count ->
    [one] È indicato { $count } segnalino
   *[other] Sono indicati { $count } segnalini
  } per { $regions ->
    [one] { $regions } regione
   *[other] { $regions } regioni
  }; ne va uno in ciascuna.
rattus_spreads-into-itself = Un segnalino nuovo va { NEL($from) } stessa; deve andare in una regione vicina.
rattus_spreads-far = Un segnalino nuovo va { NEL($to) }, che non è vicina { DEL($from) } ({ $neighbours }).
rattus_supply-empty = Si posa un segnalino, ma la riserva è vuota.
rattus_not-spread = Per { $region } nessun segnalino si è diffuso; { $due ->
    [one] ne spetta { $due }
   *[other] ne spettano { $due }
  }, quali che siano i cubetti.
rattus_ravages-before-spread = { CAPITAL(NEL($region)) } si scopre un segnalino prima di posare { $due ->
    [one] quello nuovo
   *[other] i { $due } nuovi
  }.
rattus_bishop = Un vescovo tiene i segnalini lontani { DAL($region) }.
rattus_full = { CAPITAL(IL($region)) } ha già { $most } segnalini; di più non possono starcene.

## Devastazione

rattus_taken-back = Qui si annulla un segnalino già scoperto; online non è possibile.
rattus_headline-reveal = { CAPITAL(IL($region)) }: si scopre { $shown ->
    [yes] il segnalino { $token }
   *[no] un segnalino
  }
rattus_ravages-before-figure = { CAPITAL(NEL($region)) } si scopre un segnalino prima che la figura si sia mossa.
rattus_ravages-elsewhere = { CAPITAL(NEL($region)) } si scopre un segnalino, ma la regione colpita è { $plague }.
rattus_ravages-in-last-round = { CAPITAL(NEL($region)) } si scopre un segnalino, ma nessuna carta di { $player } ha portato lì la peste.
rattus_ravages-no-more = { CAPITAL(NEL($region)) } si scopre un segnalino, benché lì ora la peste non colpisca.
rattus_no-cubes = { $flips ->
    [0] { CAPITAL(NEL($region)) } si scopre un segnalino, ma lì non ci sono cubetti.
   *[other] { CAPITAL(NEL($region)) } si scopre un altro segnalino, benché lì sia caduto l’ultimo cubetto.
  }
rattus_no-token = { CAPITAL(NEL($region)) } non ci sono segnalini.
rattus_slot-out-of-range = { CAPITAL(IL($region)) } { $count ->
    [0] non ha segnalini
    [one] ha { $count } segnalino
   *[other] ha { $count } segnalini
  }; al posto { $slot } non c’è nulla.
rattus_token-impossible = { $why ->
    [other] Il segnalino { NEL($region) } è noto come { $known }; non può essere { $token }.
    [elsewhere] Il segnalino { $token } si vede { NEL($region) }, ma si sa che è altrove.
    [gone] Il segnalino { $token } si vede { NEL($region) }, ma prima è finito nella scatola.
    [together] Il segnalino { $token } non può trovarsi { NEL($region) } insieme agli altri dell’ordine: per tutti non c’è posto.
    [twice] L’ordine nomina più di una volta il segnalino { $token }; ce n’è uno solo.
   *[foreign] Il segnalino { $token } si vede { NEL($region) }, ma non può esserci arrivato.
  }
rattus_not-in-order = Secondo l’ordine del Crociato tocca a { $due }; si scopre { $token }.
# La prova di un segnalino, come la dicono i giocatori: «numero 3, 2 cubetti, non scoppia».
rattus_limit = { $token } (numero { $limit }): { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  }{ $neutral ->
    [0] { "" }
   *[other] { " " }più { $neutral } per la figura della peste
  }{ $nuns ->
    [0] { "" }
    [one] { " " }meno { $nuns } per la suora
   *[other] { " " }meno { $nuns } per le suore
  }
rattus_outbreak = { rattus_limit }, la peste scoppia.
rattus_no-outbreak = { rattus_limit }, la peste non scoppia.
rattus_token-hits = { $token } colpisce: { $hits }.
rattus_nobody-owns = Nessuno possiede una carta { DEL($estate) }.
rattus_hit-majority = { $tied ->
    [one] { $player } ha qui più cubetti di tutti ({ $count }).
   *[other] { $player } ha qui il maggior numero di cubetti ({ $count }), alla pari con altri.
  }
rattus_hit-all = { $player } ha qui dei cubetti.
rattus_hit-symbol = { $player } possiede { IL($cards) } ({ $estate }): { $count ->
    [one] { $count } colpo
   *[other] { $count } colpi
  }.
rattus_hits-add-up = { $player } riceve { $count ->
    [one] { $count } colpo
   *[other] { $count } colpi
  }.
rattus_losses-capped = { $player } qui può perdere solo { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  }.
rattus_not-there = { $player } possiede una carta { DEL($estate) } ma non ha cubetti qui.
rattus_loss = Secondo la registrazione { $player } perde { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  } { NEL($region) } per il segnalino { $token }; secondo le regole ne perde { $computed }.
rattus_loss-unseen = Secondo la registrazione { $player } perde { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  } { NEL($region) } per { $seen ->
    [yes] il segnalino { $token }; qualunque cosa la registrazione lasci qui in sospeso, { $why ->
        [more] lì non ne toglie { $most ->
            [0] nessuno
           *[other] più di { $most }
          }
        [less] ne toglie di più
       *[other] non lo fa insieme alle altre perdite
      }
   *[no] un segnalino che nessuno ha visto; { $why ->
        [more] { $most ->
            [0] nessuno di quelli possibili ne toglie lì
           *[other] nessuno di quelli possibili ne toglie più di { $most }
          }
        [less] tutti quelli possibili ne tolgono di più
       *[other] nessuno di quelli possibili lo fa insieme alle altre perdite
      }
  }.
rattus_loss-missing = La registrazione, che dichiara di riportare tutte le perdite, qui non ne riporta nessuna di { $player } { NEL($region) }.
rattus_potions-spent = { $player } cede { $spent ->
    [one] { $spent } pozione
   *[other] { $spent } pozioni
  } { NEL($region) }; { $protects ->
    [no] per una regola della casa di questa partita le pozioni non proteggono dalla peste finale.
   *[yes] { $owned ->
      [0] non ce ne sono
      [one] ce n’è { $owned }
     *[other] ce ne sono { $owned }
    }, e { $hits ->
      [one] il cubetto minacciato è { $hits }
     *[other] i cubetti minacciati sono { $hits }
    }.
  }
rattus_potion-cube = { $player } cede { NEL($region) } una pozione sotto un cubetto che ne ha { $on }; il più carico ne ha { $most }.
rattus_ravage-ends = La peste { NEL($region) } è finita: { $why ->
    [rats] lì non ci sono segnalini
   *[cubes] lì non ci sono cubetti
  }.
rattus_not-ravaged = { CAPITAL(NEL($region)) } { $rats ->
    [one] c’è ancora { $rats } segnalino
   *[other] ci sono ancora { $rats } segnalini
  } e { $cubes ->
    [0] la figura, che conta come cubetti
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  }, ma { $flips ->
    [0] nulla è stato scoperto
   *[other] nessun altro segnalino è stato scoperto
  }.
rattus_after-ravage = { $player } usa { IL($card) } quando la peste è passata; il turno è finito.
rattus_window = { $player } usa { IL($card) } { $window ->
    [spread] mentre si posano i segnalini nuovi
    [before-flip] prima di scoprire il primo segnalino
   *[between-flips] fra due segnalini
  }; allora non si può usare.
rattus_window-open = { $player } usa { IL($card) } { $window ->
    [spread] mentre si posano i segnalini nuovi
    [before-flip] prima di scoprire il primo segnalino
   *[between-flips] fra due segnalini
  }. Le regole non dicono se sia permesso; noi lo permettiamo.

## Carte classe

rattus_headline-use = { $player } usa { IL($card) }
rattus_card-in-display = { $player } usa { IL($card) }, ma la carta è ancora fra quelle disponibili.
rattus_card-not-owned = { $player } usa { IL($card) } senza possedere la carta.
rattus_card-twice-used = { $player } usa { IL($card) } una seconda volta in questo turno.
rattus_not-of-the-card = { CAPITAL(IL($card)) } non fa nulla di simile (<{ $what }>).
rattus_no-cube = { $player } non ha cubetti { $placeId ->
    [supply] nella riserva
    [baker] sul Fornaio
   *[other] { NEL($place) }
  }{ $cubes ->
    [0] .
   *[other] {" "}con tante pozioni quante ne indica la registrazione.
  }
rattus_not-so-many = { $player } vuole muovere { $count ->
    [one] { $count } cubetto proprio
   *[other] { $count } cubetti propri
  } { DAL($region) }, ma lì { $owned ->
    [0] non ne ha
   *[other] ne ha { $owned }
  }.
rattus_monk-twice = { $player } sposta { $count } segnalini col Monaco; se ne sposta uno.
rattus_merchant-twice = { $player } muove cubetti due volte col Mercante; vanno tutti insieme da una regione a una vicina.
rattus_merchant-count = { $player } muove { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  } col Mercante; se ne possono muovere da 1 a { $most }.
rattus_looks = { $player } guarda { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
  }; la Strega ne vede { $most }.
rattus_looks-at = { $player } guarda il segnalino al posto { $slot } { DEL($region) }{ $shown ->
    [yes] : { $token }.
   *[no] .
  }
rattus_looks-again = { $player } guarda due volte lo stesso segnalino; il secondo sguardo della Strega è per un altro.
rattus_swaps = { $player } scambia segnalini { $count } volte con la Strega; è concesso una volta sola.
rattus_swap-unseen = { $player } scambia due segnalini, ma { $count ->
    [0] non ne ha guardato nessuno
    [one] ne ha guardato uno solo
   *[other] ne ha guardati { $count }
  }.
rattus_swapped = { $player } scambia i due segnalini ({ $regions }).
rattus_swap-bishop = { $player } scambia un segnalino { DEL($regions) }, dove c’è un vescovo. { $allowed ->
    [no] Una regola della casa di questa partita lo vieta.
   *[yes] Nessun segnalino arriva da una regione vicina, perciò lo permettiamo.
  }
rattus_king-twice = { $player } porta { $count } cubetti nel castello; se ne porta uno.
rattus_king-rats = Il Re prende un cubetto { DAL($region) }, dove { $rats ->
    [one] c’è { $rats } segnalino
   *[other] ci sono { $rats } segnalini
  }; non deve essercene nessuno.
rattus_potion-most = { $player } cede { NEL($region) } una pozione di un cubetto con { $on ->
    [one] { $on } pozione
   *[other] { $on } pozioni
  }; online deve essere una di quello che ne ha di più ({ $most }).
rattus_king-potion = Il Re prende { DAL($region) } il cubetto con { $meant ->
    [one] { $meant } pozione
   *[other] { $meant } pozioni
  }; online deve andare quello che ne ha meno ({ $fewest }).
rattus_crusader-late = { $player } scopre i segnalini col Crociato, ma bisogna farlo prima di scoprire il primo nella regione colpita.
rattus_crusader-partial = { $player } scopre { NEL($region) } { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
  } su { $rats } col Crociato; o tutti o nessuno.
rattus_orders = { $player } indica { $count } ordini per il Crociato; ne vale uno.
rattus_soldier-twice = { $player } aggiunge { $count } segnalini; il Soldato ne porta uno.
rattus_soldier-late = { $player } usa il Soldato in un momento in cui non arrivano segnalini nuovi.
rattus_soldier-before-others = { $player } posa il segnalino del Soldato prima di quelli dovuti, e la riserva non ne ha d’avanzo.
rattus_soldier-without-spread = { $player } aggiunge un segnalino, ma per { $region } non ne arrivano di nuovi.
rattus_any-token = La riserva è vuota: può arrivare uno qualsiasi dei { $count } segnalini del gioco.
rattus_token-from-box = La riserva è vuota: torna { $count ->
    [one] l’unico segnalino scartato
   *[other] uno dei { $count } segnalini scartati
  }.
rattus_messenger-twice = { $player } scambia cubetti { $count } volte; si scambiano due cubetti, una volta sola.
rattus_messenger-castle = Viene scambiato un cubetto di { $player } nel castello. { $allowed ->
    [no] Una regola della casa di questa partita lo vieta.
   *[yes] Il castello vale come parte della plancia, perciò lo permettiamo.
  }
rattus_messenger-one-owner = { $whose ->
    [own] { $player } scambia due cubetti propri ({ $sites })
   *[other] { $player } scambia due cubetti di { $owner } ({ $sites })
  }; secondo il libretto sono di due giocatori.
rattus_walls-at-once = { $player } posa o sposta { $count } muri in un uso; al massimo sono { $most }.
rattus_walls-number = Con la mossa di { $player } i muri sarebbero { $count }; in tutto ce ne sono { $most }.
rattus_wall-not-there = { $player } sposta un muro da un confine dove non ce ne sono.
rattus_wall-twice = Fra { $from } e { $to } c’è già un muro.
rattus_no-border = Un muro sta fra due regioni; { $count ->
    [one] ne è nominata { $count }
   *[other] ne sono nominate { $count }
  }.
rattus_serf-unearned = { $player } aggiunge un cubetto col Servo della gleba, ma l’ultimo segnalino non ha distrutto cubetti altrui.
rattus_serf-again = { $player } aggiunge un secondo cubetto per lo stesso segnalino.
rattus_serf-potion = { $player } aggiunge un cubetto col Servo della gleba, ma l’ultimo segnalino è costato solo una pozione.
rattus_serf-one = Il Servo della gleba aggiunge un cubetto, { NEL($region) }.
rattus_bakes-twice = { $player } mette { $count } cubetti sul Fornaio; se ne mette uno per turno.
rattus_bakes-from = { $player } prende il cubetto per il Fornaio { DAL($from) }; si prende { $sourceId ->
    [supply] dalla riserva
   *[other] { DAL($source) }
  }.
rattus_nuns-at-once = { $player } posa o sposta { $count } suore in un uso; al massimo sono { $most }.
rattus_nuns-number = Con la mossa di { $player } le suore sulla plancia sarebbero { $count }; in tutto ce ne sono { $most }.
rattus_nun-not-there = { CAPITAL(NEL($place)) } non ci sono suore.
rattus_bishops-at-once = { $player } usa { $count } vescovi insieme; se ne usa uno.
rattus_bishops-number = { $player } mette un vescovo, ma tutti e due sono sulla plancia.
rattus_bishop-too-early = { $player } sposta un vescovo, ma sulla plancia ce n’è solo { $count } su { $most }; prima bisogna mettere l’altro.
rattus_bishop-not-there = { CAPITAL(NEL($place)) } non ci sono vescovi.
rattus_piper-twice = { $player } porta via { $count } cubetti; il Pifferaio magico ne porta via uno.
rattus_rats-follow = { $count ->
    [0] Nessun segnalino può seguirlo
    [one] { $count } segnalino lo segue
   *[other] { $count } segnalini lo seguono
  } { DAL($from) } { AL($to) }{ $placesCount ->
    [0] .
    [one] {" "}(posto { $places }).
   *[other] {" "}(posti { $places }).
  }
rattus_ravages-everywhere = La peste infuria in tutte le regioni.
rattus_unloaded = { $count ->
    [one] { $count } cubetto passa
   *[other] { $count } cubetti passano
  } dal Fornaio { AL($region) }.
rattus_spread-none = Non c’è posto per nessuno.
rattus_spread-limit = { $limit ->
    [supply] Nella riserva { $owed ->
        [one] ne resta solo { $owed }
       *[other] ne restano solo { $owed }
      }
   *[room] C’è posto solo per { $owed }
  }.
rattus_moved-with = Mossa con: { $cards }.
rattus_order = { $player } sceglie quest’ordine: { $tokens }.
rattus_exchanged = Un cubetto di { $player } { NEL($site) } e uno di { $other } { NEL($otherSite) } si scambiano di posto.
rattus_selected = { $by ->
    [random] Le carte sono state pescate a caso.
    [per-estate] C’è una carta di ogni classe.
    [agreed] Le carte sono state scelte di comune accordo.
   *[set] Le carte sono il set «{ $set }».
  }
rattus_piper-rats = { $claimed ->
    [0] Nessun segnalino segue
    [one] { $claimed } segnalino segue
   *[other] { $claimed } segnalini seguono
  } il Pifferaio magico { DAL($from) } { AL($to) }; { $count ->
    [0] non deve seguirlo nessuno
    [one] deve seguirlo { $count }
   *[other] devono seguirlo in { $count }
  }.
rattus_potions-at-once = { $player } mette { $count } pozioni insieme; se ne mette una.
rattus_potion-under = { $player } non ha { NEL($region) } un cubetto con { $on ->
    [one] { $on } pozione
   *[other] { $on } pozioni
  } sotto.
rattus_no-potion = { $player } mette una pozione, ma tutte e { $limit } sono già sotto i cubetti.

## La fine

rattus_trigger-supply = { $player } ha svuotato la riserva dei segnalini: questo porta alla fine della partita.
    .in-hindsight = { $player } svuota la riserva dei segnalini e avvia così la fine della partita.
rattus_trigger-cubes = Tutti i { $count } cubetti di { $player } sono sulla plancia: questo porta alla fine della partita.
    .in-hindsight = Tutti i { $count } cubetti di { $player } sono sulla plancia: così si avvia la fine della partita.
rattus_too-early = La riserva è vuota nel turno { $turn }; non può succedere prima del turno { $least }.
rattus_no-trigger = Comincia l’ultimo giro, ma nella riserva { $rats ->
    [one] c’è { $rats } segnalino
   *[other] ci sono { $rats } segnalini
  }, e nessuno ha tutti i cubetti sulla plancia{ $baker ->
    [0] { "" }
   *[other] { "" }; quelli sul Fornaio non vi si trovano
  }.
rattus_last-round = Ultimo giro, a cominciare da chi siede a destra di { $trigger }: { $players }.
rattus_no-last-round = Manca l’ultimo giro; { $count ->
    [one] deve agire { $count } giocatore
   *[other] devono agire { $count } giocatori
  }.
rattus_slot-of-trigger = { $player } ha fatto scattare la fine e non agisce nell’ultimo giro.
rattus_slot-twice = { $player } agisce una seconda volta nell’ultimo giro.
rattus_last-round-twice = L’ultimo giro viene giocato una seconda volta.
rattus_final-plague-twice = La peste finale infuria una seconda volta.
rattus_slot-order = Agisce { $player }, ma tocca { AL($expected) }: l’ultimo giro va in senso antiorario.
rattus_slot-missing = Nell’ultimo giro { $playersNumber ->
    [plural] non hanno
   *[singular] non ha
  } agito { $players }.
rattus_figure-without-card = { $player } muove la figura nell’ultimo giro senza una carta che lo permetta.
rattus_card-moves-no-figure = { CAPITAL(IL($card)) } non muove la figura nell’ultimo giro.
rattus_figure-twice-last = { $player } muove la figura una seconda volta; tutte le carte che la muovono agiscono in una sola regione.
rattus_too-few-steps = La figura { $steps ->
    [0] non fa nessun passo
    [one] fa { $steps } passo
   *[other] fa { $steps } passi
  } con { IL($cards) }; deve andare oltre.
rattus_too-many-steps-last = La figura fa { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
  } con { IL($cards) }; può farne al massimo { $most }.
rattus_zero-steps = { $player } lascia la figura dov’è. { $mover ->
    [serf] Secondo le regole col Servo della gleba fa un passo; una regola della casa di questa partita lo permette.
   *[other] Le regole dicono «fino a due passi»; noi lo permettiamo.
  }
rattus_counts-at-end = La figura varrà { $count } cubetti nella sua regione quando la peste devasterà tutte le regioni.
rattus_add-in-turn = { CAPITAL(IL($card)) } si aggiunge al piazzamento dei cubetti; porta cubetti senza di esso solo nell’ultimo giro.
rattus_add-regions = { $player } mette cubetti { DEL($card) } in { $count } regioni; vanno in una.
rattus_add-count = { $player } mette { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  } con { IL($card) }; { $most ->
    [one] se ne mette { $most }
   *[other] se ne mettono { $most }
  }.
rattus_spreads-at-end = Si posano segnalini nuovi; alla fine la peste non si diffonde più.
rattus_uses-at-end = { CAPITAL(IL($card)) } si usa dopo l’ultimo giro; non è più il turno di nessuno.

## Numeri indicati dalla registrazione

rattus_claim-count = La registrazione conta { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  } di { $player } { $whatId ->
    [board] sulla plancia
    [castle] nel castello
    [supply] nella riserva
   *[baker] sul Fornaio
  }; secondo la ricostruzione { $computed }.
rattus_claim-effect = La registrazione indica una variazione di { $claimed } alla voce «{ $what }» di { $player }; secondo la ricostruzione è { $computed }.
rattus_claim-cubes = La registrazione conta { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  } di { $player } { NEL($region) }; secondo la ricostruzione { $computed }.
rattus_claim-rats = La registrazione conta { $claimed ->
    [one] { $claimed } segnalino
   *[other] { $claimed } segnalini
  } { NEL($region) }; secondo la ricostruzione { $computed }.
rattus_claim-unread = «{ $attribute }» di questo <state> non viene confrontato: non è un numero { $of ->
    [player] di un giocatore
    [region] di una regione
   *[table] del tavolo
  }.
rattus_claim-supply = La registrazione conta { $claimed ->
    [one] { $claimed } segnalino
   *[other] { $claimed } segnalini
  } nella riserva; secondo la ricostruzione { $computed }.
rattus_claim-potions = La registrazione conta { $claimed ->
    [one] { $claimed } pozione
   *[other] { $claimed } pozioni
  } { NEL($region) }; secondo la ricostruzione { $computed }.
rattus_cube-sum = I numeri della registrazione per { $player } danno in tutto { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  }; ognuno ne ha { $all }.
rattus_headline-count = Si contano i cubetti
rattus_scored = { $player }: { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  } { $whatId ->
    [board] sulla plancia
    [castle] nel castello
    [supply] nella riserva
   *[baker] sul Fornaio
  }.
rattus_tied = { $players } hanno { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } a testa: è avanti chi sarebbe di turno prima, se si continuasse.
    .in-hindsight = Lo spareggio va a chi sarebbe di turno prima, se si continuasse.
rattus_winner = { $player } vince con { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  }.
rattus_result = La registrazione dà { AL($player) } { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  }; secondo le regole { $computed }.
rattus_result-without-castle = La registrazione dà { AL($player) } { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  }, senza il castello ({ $castle }); secondo le regole { $computed }.
rattus_result-out-of-reach = La registrazione dà { AL($player) } { $claimed ->
    [one] { $claimed } cubetto
   *[other] { $claimed } cubetti
  }; qualunque cosa lasci in sospeso della peste finale, secondo le regole { $possible ->
    [one] { $most }
   *[several] da { $least } a { $most }
  }.
rattus_rank = La registrazione mette { $player } al { $claimed }º posto con { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  }; è il { $computed }º.
rattus_rank-tie = La registrazione mette { $player } al { $claimed }º posto; con { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } a testa è il { $computed }º, perché conta a chi toccherebbe dopo la fine.
rattus_rank-equals = La registrazione mette { $player } al { $claimed }º posto; { $players } hanno { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  } a testa e occupano i posti dal { $first }º al { $last }º in qualsiasi ordine, oppure condividono il { $first }º.
rattus_result-too-early = La registrazione indica un risultato, ma la peste non ha ancora devastato tutte le regioni.
rattus_log-stops = La registrazione si interrompe prima della fine della partita; { $rats ->
    [one] nella riserva c’è { $rats } segnalino
   *[other] nella riserva ci sono { $rats } segnalini
  }.
