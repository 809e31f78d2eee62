# Che cosa dice il resoconto. I nomi dei giocatori arrivano come stanno nella registrazione.

## Cornice

report-document-title = { $headline } — { $kicker }
report-kicker = { $named ->
    [yes] { $game } · { $id }
   *[no] { $game }
  }

report-word-skip = Vai ai turni
report-word-contents = Indice
report-word-result = Risultato
report-word-facts = La partita
report-word-moments = Momenti chiave
report-word-findings = Violazioni
report-word-remarks = Osservazioni
report-word-warnings = Avvisi
report-word-turns = Turno per turno
report-word-turns-lead = Tutto ciò che è successo, con la regola che lo spiega. Il titolo di una regola porta a ciò che dice.
report-word-turns-shown = Quali turni mostrare
report-turns-all = Tutti
report-turns-breached = Solo con violazioni
report-turns-marked = Solo con segni o annotazioni
report-word-more = Altri grafici
report-word-rules = Le regole di questa partita
report-word-table = I numeri in una tabella
report-word-copy-link = Copia il link
report-word-legend = Legenda
report-word-expected = Secondo le regole
report-word-actual = Nella registrazione
report-word-before = Prima
report-word-after = Dopo
report-word-log-line = La riga della registrazione
report-word-look-into = Per approfondire
report-word-rule-says = Che cosa dice la regola
report-word-consequences = Che cosa ne segue
report-word-consequence-of = Conseguenza di
report-word-reconstructed = Si basa su valori delle carte ricostruiti da noi.
report-word-rank = Posto
report-word-player = Giocatore
report-word-points = Punti
report-word-behind = Distacco
report-word-winner = vittoria
report-word-rules-short = Regole
report-word-print-all = Stampa tutto, non solo il riassunto
report-word-back-to-top = Torna all’inizio
report-word-made-by = Un resoconto di Kiebitz, che guarda le partite da sopra la spalla dei giocatori.
report-word-breach-mark = con una violazione

## Luoghi

report-turn = Turno { $turn }
report-turn-play = { $turnWord ->
    [round] Turno { $turn }, mossa { $play }
   *[turn] Turno { $turn }, giocata { $play }
  }
# In mezzo a una frase, dopo «nel».
report-within-turn = turno { $turn }
report-within-play = { $turnWord ->
    [round] turno { $turn }, mossa { $play }
   *[turn] turno { $turn }, giocata { $play }
  }
report-within-game = corso della partita
report-section-log = La partita intera
report-section-setup = Preparazione
report-section-draft = Scelta iniziale
report-section-turn = Turni
report-section-final = { $scoreWord ->
    [cubes] Peste finale
   *[points] Punteggio finale
  }
report-section-result = Risultato
report-place-line = { $place } (riga { NUMBER($line, useGrouping: 0) } della registrazione)
report-in-place = ({ $place })

## Testata

report-headline = { $count ->
    [one] { $winners } vince { $tied ->
        [yes] lo spareggio a
       *[no] con
      } { report-score }
   *[other] { $winners } vincono insieme con { report-score }
  }{ $margin ->
    [0] { "" }
   *[other] , { $margin } di vantaggio
  }
report-score = { $scoreWord ->
    [cubes] { $points ->
        [one] { $points } cubetto
       *[other] { $points } cubetti
      }
   *[points] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }
  }
report-headline-breaches = { $breaches ->
    [0] { report-unread }
    [one] Una violazione: { $rule }
   *[other] { $breaches } violazioni di { $rules ->
        [one] una regola: { $rule }
       *[other] { $rules } regole, { $often ->
            [yes] più spesso
           *[no] tra cui
          }: { $rule }
    }
  }
report-unread = { $unread ->
    [one] Un punto della registrazione è illeggibile
   *[other] { $unread } punti della registrazione sono illeggibili
  }
report-result = { $headline }.
report-group = { $rule }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } volte)
  }
report-group-others = { $severity ->
    [unread] { $count ->
        [one] Un altro caso di questo tipo
       *[other] Altri { $count } casi di questo tipo
      }
    [warning] { $count ->
        [one] Un altro avviso di questo tipo
       *[other] Altri { $count } avvisi di questo tipo
      }
   *[error] { $count ->
        [one] Un’altra violazione di questa regola
       *[other] Altre { $count } violazioni di questa regola
      }
  }
report-warnings = { $count ->
    [one] Un avviso
   *[other] { $count } avvisi
  }
report-headline-open = Una partita senza risultato
report-standfirst-nobody = La registrazione non nomina giocatori.
report-standfirst = { $moves ->
    [0] { $players } non hanno ancora fatto nessuna mossa.
   *[other] { $turns ->
        [0] { $players } fanno { report-moves } prima del primo turno.
       *[other] { $players } giocano { $turns ->
          [one] { $turns } turno
         *[other] { $turns } turni
        } e { report-moves }.
      }
  }
report-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }
report-verdict = { $verdict ->
    [illegal] { $breaches ->
        [one] Una violazione delle regole
       *[other] { $breaches } violazioni delle regole
      }
    [undecidable] { $open ->
        [0] Da questa registrazione non si può giudicare la partita
        [one] { $moves ->
            [one] L’unica mossa non si può giudicare
           *[other] Una mossa su { $moves } non si può giudicare; le altre sono regolari
          }
       *[other] { $open } mosse su { $moves } non si possono giudicare; le altre sono regolari
      }
   *[legal] { $moves ->
        [0] Nessuna mossa è ancora registrata
        [one] L’unica mossa è regolare
        [2] Entrambe le mosse sono regolari
       *[other] Tutte le { $moves } mosse sono regolari
      }
  }
report-standing-now = se finisse ora
report-behind = { $points ->
    [0] perde lo spareggio
   *[other] −{ $points }
  }
report-fact-ended = Com’è finita
report-fact-lacks = Che cosa manca alla registrazione
report-lacks = { CAPITAL($reason) }{ $moves ->
    [0] .
    [one] { " " }({ $moves } mossa).
   *[other] { " " }({ $moves } mosse).
  }
report-fact-options = Opzioni in vigore
report-fact-edition = Valori delle carte
report-ended-open = Secondo le regole.
report-ended-incomplete = La registrazione si interrompe prima della fine.
report-ended-abandoned = La partita è stata interrotta{ $said ->
    [yes] : «{ $reason }»
   *[no] { "" }
  }.
report-options-standard = Nessuna: si gioca come dice il regolamento.
report-edition = { $known ->
    [documented] Nessuno ha detto con quale edizione si è giocato: è giudicato solo ciò che è documentato, il resto rimane aperto. Indica l’edizione nella registrazione, oppure usa --components practice.
    [inline] Quelli della registrazione stessa.
    [reconstructed] Edizione «{ $edition }»: una nostra ricostruzione. È completa e giocabile, ma le carte stampate possono essere diverse.
   *[named] Edizione «{ $edition }».
  }

## Momenti

report-moment-lead = { $from ->
    [nobody] Il primo vantaggio è di { $player }{ $kept ->
        [yes] { "" }, che resta in testa fino alla fine: { $points } a { $against }{ report-if-over }.
       *[no] : { $points } a { $against }{ report-if-over }.
    }
   *[somebody] { $player } supera { $by ->
        [little] di poco { $other }
        [much] nettamente { $other }
       *[some] { $other }
    } e passa{ $kept ->
        [yes] { " " }definitivamente
       *[no] { "" }
    } in testa: { $points } a { $against }{ report-if-over }.
  }
report-if-over = { $measure ->
    [now] , se la partita fosse finita lì
   *[score] { "" }
  }
report-gap = { $side ->
    [behind] { $scoreWord ->
        [cubes] { $points ->
            [one] { $points } cubetto
           *[other] { $points } cubetti
          }
       *[points] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
          }
      } di svantaggio
    [ahead] { $scoreWord ->
        [cubes] { $points ->
            [one] { $points } cubetto
           *[other] { $points } cubetti
          }
       *[points] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
          }
      } di vantaggio
   *[level] in parità
  }
report-moment-swing = { $player } { $way ->
    [away] allunga
    [up] recupera
   *[down] perde terreno
  }: prima { $sides ->
    [same] { $before }
   *[other] { $from }
  }, poi { $to }{ report-if-over }.
report-moment = { $headline }. { $effect }
report-cause-part = { $kind ->
    [came] { $points ->
        [one] { $points } cubetto piazzato in più
       *[other] { $points } cubetti piazzati in più
      }
    [went] { $points ->
        [one] { $points } cubetto perso in meno
       *[other] { $points } cubetti persi in meno
      }
   *[source] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } in più ({ $source })
  }
report-cause-parts = { $whole ->
    [no] soprattutto { $parts }
   *[yes] { $parts }
  }
report-cause = { $margin ->
    [0] { $player } e { $other } sono alla pari.{ $sides ->
        [both] { " " }A favore di { $player }: { $ahead }.
       *[one] { "" }
      }
   *[other] { $player } vince con { $scoreWord ->
        [cubes] { $margin ->
            [one] { $margin } cubetto
           *[other] { $margin } cubetti
          }
       *[points] { $margin ->
            [one] { $margin } punto
           *[other] { $margin } punti
          }
      } di vantaggio: { $ahead }.
  }{ $sides ->
    [both] { " " }A favore di { $other }: { $behind }.
   *[one] { "" }
  }

## Grafici

report-name-points = { $player } { $points }
report-turn-scores = { $place }, { $player }: { $scores }
report-axis-turn = turno
report-leader = In testa
report-last-phase = { $scoreWord ->
    [cubes] Ultimo giro
   *[points] Fase finale
  }
report-flag-ending = Scatta la fine
report-jump = { $place }: { $player } segna { $points } ({ $rule })
report-column-turn = Turno
report-column-player = Giocatore
report-column-source = Fonte
report-column-cell = Posto
report-column-name = Personaggio
report-column-owner = Costruito da
report-column-built = Turno di costruzione
report-column-upgraded = Turno del miglioramento
report-start = Inizio
report-total = Totale
report-nobody = nessuno
report-upgraded = migliorato
report-adjusted = Dalla registrazione
report-changes-table = Dopo ogni turno che ha cambiato qualcosa

report-score-short = Punteggio
report-score-title = { $scoreWord ->
    [cubes] Cubetti sulla plancia e nel castello, mossa per mossa
   *[points] { $turnWord ->
        [round] Il punteggio, turno per turno
       *[turn] Il punteggio, mossa per mossa
      }
  }
report-worth-now-title = { $turnWord ->
    [round] Il punteggio se la partita finisse adesso, turno per turno
   *[turn] Il punteggio se la partita finisse adesso, mossa per mossa
  }
report-track-short = { $scoreWord ->
    [cubes] Cubetti
   *[points] Segnati
  }
report-track-title = { $scoreWord ->
    [cubes] Cubetti sulla plancia e nel castello, mossa per mossa
   *[points] { $turnWord ->
        [round] Punti segnati, turno per turno
       *[turn] Punti segnati, mossa per mossa
      }
  }
report-score-summary = Punteggio di ogni giocatore { $turnWord ->
    [round] dopo ogni turno
   *[turn] dopo ogni mossa
  }. Alla fine: { $scores }. Il comando { $changes ->
    [0] non è mai cambiato
    [one] è cambiato una volta
   *[other] è cambiato { $changes } volte
  }.{ $triggered ->
    [yes] { " " }La fine è scattata nel { $trigger }.
   *[no] { "" }
  }
report-score-table = { $scoreWord ->
    [cubes] Cubetti
   *[points] Punti
  } dopo ogni turno
report-lead-never = Nessuno è mai stato in testa da solo.
report-lead-when = { $when ->
    [final] { $scoreWord ->
        [cubes] nella peste finale
       *[points] nel punteggio finale
      }
    [start] all’inizio
   *[turn] nel { $place }
  }
# L’articolo si elide davanti a una vocale.
report-lead-share = { $bound ->
    [below] meno dell’1%
    [above] più del 99%
   *[none] { $share ->
        [1] l’1%
        [8] l’8%
        [11] l’11%
        [80] l’80%
        [81] l’81%
        [82] l’82%
        [83] l’83%
        [84] l’84%
        [85] l’85%
        [86] l’86%
        [87] l’87%
        [88] l’88%
        [89] l’89%
       *[other] il { $share }%
      }
  }
report-lead = { $changes ->
    [0] { $player } passa in testa { report-lead-when } e conduce per { report-lead-share } della partita; nessun altro è mai davanti.
   *[other] { $same ->
        [yes] { $player } conduce per { report-lead-share } della partita e passa in testa per l’ultima volta { report-lead-when }
       *[no] { $longest } conduce per { report-lead-share } della partita, ma per l’ultima volta passa in testa { $player } { report-lead-when }
      }; il comando cambia { $changes ->
        [one] una volta
       *[other] { $changes } volte
      }.
  }
report-sources-short = Punti
report-sources-title = Da dove vengono i punti
report-sources-lead = Ogni punto del punteggio finale, secondo ciò che lo ha portato. Non avanza nulla.
report-sources-summary = { $player }: { $parts }; in tutto { $total }.
report-panel-title = { $chart }: { $player }
report-panel-summary = All’inizio: { $begin }. Alla fine: { $end }.
report-walk-title = Dove si trovava { $figure }, e chi ve l’ha portato
report-walk-stop = { $figure } sullo spazio { $space }: mossa di { $player } nel turno { $turn }
report-built = { $player }: { $built ->
    [0] nessun edificio
    [one] { $built } edificio{ $upgraded ->
        [0] , non migliorato
       *[other] , migliorato
    }
   *[other] { $built } edifici{ $upgraded ->
        [0] , nessuno migliorato
        [one] , di cui { $upgraded } migliorato
       *[other] , di cui { $upgraded } migliorati
    }
  }.
report-cell = { $cell } – { $state ->
    [built] { $player }, costruito nel { $built }
    [upgraded] { $player }, costruito nel { $built }, migliorato nel { $upgraded }
   *[free] non costruito
  }

## Contese

report-contests-lead = Sotto le linee: chi ha segnato in quale contesa, con un segno per ogni confronto.
report-duel-won = confronto vinto
report-duel-tied = pari
report-duel-lost = perso
report-column-scores = { $place }: { $scores }
report-final-stage = Punteggio finale, { $subject }
report-contest-line = { $place }: { $player }, { $subject } { $own } – { $duels } – in tutto { $points }
report-duel = { $player } { $theirs }: { $points }
report-ahead = in vantaggio
report-behind-colour = in svantaggio
report-part-title = { $chart }: { $part }
report-peak-and-end = { $peak }, poi { $end }
report-points = { $shown } { $points ->
    [one] punto
   *[other] punti
  }
report-margin = { $margin } ({ $points })
report-contests-summary = { $player }: { $contests ->
    [one] { $contests } contesa
   *[other] { $contests } contese
  }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } su { $most } possibili.
report-contests-average = { $contests ->
    [one] In quella di cui si conosce
   *[other] Nelle { $contests } di cui si conosce
  } la mano { $player } ha preso { $points }; le contese possibili avrebbero portato in media { $average }.
report-possible = in media { $average }, { $count ->
    [one] { $count } contesa possibile
   *[other] { $count } contese possibili
  }
report-column-possible = Media delle contese possibili
report-zone-summary = { $zone }: { $amounts }, su { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }.
report-piece = { $place }: { $piece } ({ $amounts })
report-column-subject = Confronto
report-column-own = Propri
report-column-against = contro { $player }
report-column-zone = Dove

## Violazioni

report-findings-summary = { $breaches ->
    [0] { $unread ->
        [0] Per quanto mostra la registrazione, tutte le regole sono state rispettate.
       *[other] { report-unread }{ report-consequences }
      }
    [one] Una violazione{ report-consequences }
   *[other] { $breaches } violazioni{ report-consequences }
  }{ $breaches ->
    [0] { "" }
   *[other] { $unread ->
        [0] { "" }
       *[other] { " " }{ report-unread }.
      }
  }
report-consequences = { $consequences ->
    [0] .
    [one] , con una conseguenza che si apre più sotto.
   *[other] , con { $consequences } conseguenze che si aprono più sotto.
  }
report-finding-illegal = non consentito
report-finding-wrong = numero sbagliato
report-finding-missing = manca
report-finding-order = momento sbagliato
report-finding-setup = preparazione impossibile
report-finding-data = dati impossibili
report-finding-unread = illeggibile
report-finding-note = osservazione
report-finding-warning = avviso
report-consequence = { $place }: { $message }

## Turni

report-gain = { $player }{ $sign ->
    [minus] { " " }−{ $points }
    [plus] { " " }+{ $points }
   *[none] { "" }
  }
report-checked = { $count ->
    [one] { $count } regola verificata
   *[other] { $count } regole verificate
  }

## Annotazioni di file accanto alla registrazione

report-word-orphans = Annotazioni senza mossa
report-word-orphans-lead = Queste annotazioni stanno in file accanto alla registrazione, ma nessuna mossa di questa partita è quella per cui sono state scritte.
report-orphan-from = { $file }, riga { NUMBER($line, useGrouping: 0) }{ $known ->
    [yes] { "" }, scritta per { $at }
   *[no] { "" }
  } (ancora { $anchor })

## Tallinn

report-tallinn-worth-now = I punti segnati finora più quelli che esposizioni e torri darebbero se dopo quel turno si passasse al punteggio finale.
report-tallinn-track = I punti segnati finora; alla fine esposizioni e torri si confrontano ancora una volta.
report-tallinn-display-short = Ceti
report-tallinn-display-title = La corsa dei ceti
report-tallinn-display-lead = Quante persone di ogni ceto mostrava ciascuna esposizione, turno per turno: prima nelle contese, poi dopo la costruzione delle torri. Linee di pari forza corrono affiancate.
report-tallinn-display-table = Persone nelle contese di ogni turno, e dopo le torri
report-tallinn-contests-short = Contese
report-tallinn-contests-title = Tutte le contese
report-tallinn-contests-lead = Nel riquadro: le persone di chi ha aperto la contesa. Accanto quelle degli altri, e quanto ha portato ogni confronto; blu dove chi ha aperto la contesa era in vantaggio, arancione dove era in svantaggio.
report-tallinn-contests-possible = { $known ->
    [0] La registrazione non mostra la mano di nessuno: delle contese che si potevano aprire al loro posto non si dice nulla.
   *[other] Sotto i punti un rombo segna quanto avrebbero portato in media le contese che si potevano aprire con le carte in mano, questa compresa.
  }{ $known ->
    [0] { "" }
   *[other] { $open ->
        [0] { "" }
       *[other] { " " }Dove manca, la registrazione non mostra la mano.
    }
  }
report-tallinn-contests-table = Tutte le contese: persone degli altri, e punti fra parentesi
report-tallinn-margins-short = Punteggio finale
report-tallinn-margins-title = Chi ha battuto chi alla fine
report-tallinn-margins-lead = Il punteggio finale coppia per coppia: ogni riga mostra di quanto quel giocatore era davanti agli altri o dietro di loro, e quanto ha portato; il punto pagato per cinque di vantaggio è compreso. Sulla diagonale sta ciò che il giocatore aveva.
report-tallinn-margins-table = Punteggio finale: differenza, e punti fra parentesi
report-tallinn-layout-short = Esposizioni
report-tallinn-layout-title = Esposizioni e torri
report-tallinn-layout-lead = Che cosa aveva davanti ogni giocatore alla fine, carta per carta nell’ordine dei turni: le metà attive dell’esposizione, poi le torri con le metà che contano. I è la carta iniziale, L il Legato.

## Valletta

report-valletta-worth-now = I punti segnati finora più quelli che edifici e beni darebbero se la partita finisse dopo quella mossa.
report-valletta-track = I punti segnati finora; edifici e beni contano solo alla fine.
report-valletta-deck-short = Mazzi
report-valletta-deck-title = I mazzi
report-valletta-deck-lead = Tutte le carte di un giocatore, comprese quelle in mano e negli scarti, per colore.
report-valletta-goods-short = Beni
report-valletta-goods-title = I beni
report-valletta-goods-lead = Che cosa aveva ciascuno dopo ogni giocata. Tutte le strisce hanno la stessa scala.
report-valletta-tempo-short = Ritmo
report-valletta-tempo-title = Quanto mancava alla fase finale
report-valletta-tempo-lead = La fase finale comincia quando qualcuno costruisce l’ultima casa o arriva a 25 punti, oppure quando Jean è sull’ultimo spazio. Lì le linee scendono a zero.
report-valletta-tempo-table = Quanto mancava, sempre nell’ordine { $players }; Jean è di tutti
report-valletta-worth-short = Resa
report-valletta-worth-title = Quanto ha reso ogni personaggio
report-valletta-worth-lead = Che cosa ha portato ogni personaggio ogni volta che è stato giocato, e che cosa hanno fatto risparmiare le case vicine. I beni pagati per un edificio non contano contro il personaggio che lo costruisce; quelli pagati per i punti sì.
report-column-worth-thing = Personaggio
report-column-worth-since = Da
report-column-worth-uses = Volte giocato
report-column-worth-points = Punti
report-column-worth-goods = Beni
report-column-worth-saved = Beni risparmiati
name-worth-neighbours = case vicine
name-worth-beginning = carte rosse e viola
name-countdown-houses = case rimaste
name-countdown-points = punti fino a 25
name-countdown-jean = spazi rimasti a Jean
report-valletta-board-short = Città
report-valletta-board-title = La città costruita
report-valletta-board-lead = Chi ha costruito che cosa e in quale turno; un secondo numero è il turno del miglioramento.
report-valletta-board-street = la strada
report-valletta-board-column = Colonna { $column }
report-valletta-board-hue = edificio { $colour }

name-source-bonus = bonus di costruzione
name-source-yellow-card = punti da un personaggio giallo
name-source-buildings = edifici
name-source-goods = beni avanzati

## Rattus

report-rattus-worth-now = I cubetti nel castello più quelli sulla plancia che la peste finale lascerebbe in media se arrivasse dopo quella mossa.
report-rattus-track = Tutti i cubetti sulla plancia e nel castello; la peste finale ne porterà ancora via alcuni.
report-rattus-population-short = Popolazione
report-rattus-population-title = Sulla plancia, e al sicuro nel castello
report-rattus-population-lead = I cubetti di ogni giocatore dopo ogni mossa. Quelli nel castello sono al sicuro dalla peste.
report-rattus-losses-short = Perdite
report-rattus-losses-title = Che cosa ha preso la peste, e perché
report-rattus-losses-lead = { $all ->
    [one] { $all } cubetto è tornato al suo proprietario.
   *[other] { $all } cubetti sono tornati ai loro proprietari.
  } Si perdono cubetti per le classi delle proprie carte, per M dove se ne hanno più di tutti, e per A ovunque se ne abbiano.
report-rattus-movers-short = Da chi
report-rattus-movers-title = Chi ha portato la peste
report-rattus-movers-lead = Le stesse perdite, secondo il turno in cui sono avvenute. { $own ->
    [0] Nessuno ha perso cubetti nel proprio turno.
    [one] { $own } cubetto è andato perso nel turno del suo proprietario.
   *[other] { $own } cubetti sono andati persi nel turno del rispettivo proprietario.
  }
report-rattus-movers-column = Nel turno di
report-rattus-cards-short = Carte
report-rattus-cards-title = Chi aveva quale carta
report-rattus-cards-lead = La più usata: { $card } ({ $player }, { $uses ->
    [one] una volta
   *[other] { $uses } volte
  }). Accanto a ogni carta: quante volte è stata usata, che cosa ha fatto con cubetti, segnalini ratto e pezzi, e quanti cubetti è costato il suo simbolo; nella tabella, proprietario per proprietario.
report-rattus-cards-table = Che cosa ha fatto ogni carta per ciascun proprietario, e quanto gli è costata

report-rattus-risks-short = Rischio
report-rattus-risks-title = Che cosa rischiava ogni regione, e che cosa ha perso
report-rattus-risks-lead = Per ogni segnalino scoperto: quanti cubetti avrebbe fatto perdere in media, fra tutti i segnalini ancora possibili dopo quelli scoperti prima, e quanti ne ha fatti perdere. Il resto è fortuna.
report-rattus-risks-summary = In media { $pieces ->
    [one] il { $pieces } segnalino scoperto avrebbe
   *[other] i { $pieces } segnalini scoperti avrebbero
  } fatto perdere { $expected } cubetti; { $lost ->
    [0] non se ne è perso nessuno.
    [one] se ne è perso { $lost }.
   *[other] se ne sono persi { $lost }.
  }{ $open ->
    [0] { "" }
    [one] { " " }Un altro non è contato, perché la registrazione ne mostra troppo poco.
   *[other] { " " }Altri { $open } non sono contati, perché la registrazione ne mostra troppo poco.
  }
report-rattus-risks-reconstructed = Tutto questo si basa sui segnalini dell’edizione «{ $edition }», ricostruita da noi; con quelli stampati le medie sarebbero diverse.
report-rattus-risks-table = Ogni regione: che cosa c’era da aspettarsi, e che cosa è andato perso

report-map-table = La mappa dopo ogni turno
report-toll-table = Tutte le perdite
report-expected = da aspettarsi
report-came = persi
report-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-risk-place = { $place }: { $expected } da aspettarsi, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
  }.
report-column-flipped = Scoperti
report-column-expected = Da aspettarsi
report-column-lost = Persi
report-toll-summary = { $player } ha perso { $total ->
    [one] { $total } cubetto
   *[other] { $total } cubetti
  }{ $total ->
    [0] .
   *[other] : { $parts }.
  }
report-tenure = { $card }: { $player } dal turno { $since }{ $until ->
    [0] { " " }alla fine
   *[other] { " " }al turno { $until }
  }
report-tenure-summary = { $card }: { $taken ->
    [0] mai presa.
    [one] presa una volta, da { $owners }.
   *[other] presa { $taken } volte, da { $owners }.
  }
report-uses = { $uses ->
    [0] mai usata
    [one] usata una volta
   *[other] usata { $uses } volte
  }
report-event-placed = { $amount ->
    [one] { $amount } cubetto piazzato
   *[other] { $amount } cubetti piazzati
  }
report-event-moved = { $amount ->
    [one] { $amount } cubetto mosso
   *[other] { $amount } cubetti mossi
  }
report-event-saved = { $amount ->
    [one] { $amount } cubetto salvato
   *[other] { $amount } cubetti salvati
  }
report-event-tokens = { $amount ->
    [one] { $amount } segnalino mosso
   *[other] { $amount } segnalini mossi
  }
report-event-pieces = { $amount ->
    [one] { $amount } pezzo messo
   *[other] { $amount } pezzi messi
  }
report-event-cost = costata { $amount ->
    [one] { $amount } cubetto
   *[other] { $amount } cubetti
  }
report-column-stock = Segnalini in riserva
report-column-mover = Nel turno di
report-column-region = Regione
report-column-token = Segnalino
report-column-victim = Chi ha perso
report-column-cause = Causa
report-column-cubes = Cubetti
report-column-card = Carta
report-column-turns-held = Turni di possesso
report-column-uses = Usi
report-column-placed = Cubetti piazzati
report-column-moved = Cubetti mossi
report-column-saved = Cubetti salvati
report-column-tokens = Segnalini ratto
report-column-pieces = Pezzi messi
report-column-cost = Cubetti fatti perdere

name-population-board = plancia
name-population-castle = castello
name-cause-M = M: maggioranza
name-cause-A = A: tutti
name-cause-peasantry = Contadini
name-cause-bourgeoisie = Borghesia
name-cause-church = Chiesa
name-cause-knighthood = Cavalleria
name-cause-magic = Magia
name-cause-royalty = Nobiltà
name-cause-unknown = non nota
