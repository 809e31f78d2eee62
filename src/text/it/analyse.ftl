## kiebitz analyse

# What something amounts to, in what the measure counts.
analyse-amount = { $measure ->
    [points] { $scoreWord ->
        [cubes] { $value ->
            [one] { $value } cubetto
           *[other] { $value } cubetti
          }
       *[points] { $value ->
            [one] { $value } punto
           *[other] { $value } punti
          }
      }
   *[chance] { $value } su 100
  }
# What is counted at the end.
analyse-unit = { $scoreWord ->
    [cubes] cubetti
   *[points] punti
  }
analyse-lead = { $game }, edizione { $edition }. { $decisions ->
    [one] Una decisione
   *[other] { $decisions } decisioni
  }; da ognuna «{ $bot }» gioca la partita fino alla fine, per ogni alternativa in media { $playOuts ->
    [one] una volta
   *[other] { $playOuts } volte
  }; seme { $seed }.
analyse-trust = { $measured ->
    [no] Non è stato misurato se le probabilità di vittoria si avverano in { $game } con { $players } giocatori.
   *[yes] Quanto si avverano le probabilità di vittoria: in { $games } partite di { $game } con { $players } giocatori ({ $bots }) sbagliavano di { $error } su 100; una previsione sempre giusta sarebbe sembrata sbagliare di { $perfect }, per puro caso.
  } { $shown ->
    [yes] È abbastanza poco per mostrarle.
    [asked] Non basta per fidarsene: sono qui perché sono state chieste.
   *[no] Non basta per mostrarle. Tutto è espresso in { analyse-unit } di vantaggio sul migliore degli altri alla fine, se tutti proseguono come «{ $bot }»: un invito a riguardare, non un verdetto.
  }
analyse-threshold = Una decisione è cara («cede») se l’intero intervallo al 95% di ciò che ha ceduto sta sopra { analyse-amount }; è ovvia («nessuna differenza visibile») se ciò non vale nemmeno per un’alternativa presa a caso.
analyse-stop = { $type ->
    [breach] Analizzata fino alla prima violazione: { $message }
    [unread] Analizzata fino al punto che non si può leggere: { $message }
    [unfinished] Analizzata fin dove arriva la registrazione: la partita non è finita.
    [hidden] Analizzata fin dove la registrazione mostra che cosa ha portato il caso e che cosa è stato deciso.
   *[broken-off] Interrotta: analizzata fin qui.
  }
analyse-late-breach = Tutte le decisioni sono analizzate. Dopo l’ultima { $kind ->
    [unread] c’è qualcosa di illeggibile nella registrazione
   *[other] la registrazione viola una regola
  }: { $message }
analyse-chances = Prima di ogni decisione: { $measure ->
    [points] quanti { analyse-unit } di vantaggio ciascuno avrà alla fine sul migliore degli altri
   *[chance] quante volte su 100 partite ciascuno arriva { $players ->
        [2] primo/secondo
        [3] primo/secondo/terzo
       *[other] primo/secondo/terzo/quarto
      }
  }, e che cosa è costata la decisione
analyse-cost = { $cost ->
    [apart] cede { analyse-amount } { $isSure ->
        [yes] (in ogni continuazione)
       *[no] (da { $low } a { $high })
      }
    [obvious] nessuna differenza visibile
   *[tie] pari alla migliore, per quanto si distingue dal rumore
  }
analyse-balance = { $measure ->
    [points] Che ne è stato del vantaggio sul migliore degli altri, in { analyse-unit }
   *[chance] Che ne è stato delle probabilità di vittoria, su 100 partite
  }
analyse-term = { $term ->
    [first] all’inizio
    [own] decisioni proprie
    [others] decisioni degli altri
    [luck] fortuna
    [information] ciò che era coperto
   *[last] alla fine
  }
analyse-points = { $error ->
    [0] { $value }
   *[other] { $value } ± { $error }
  }
analyse-quality = { $player }: { $telling ->
    [0] nessuna decisione di cui si veda una differenza
   *[other] decisioni che hanno fatto la differenza: { $telling }; pari alla migliore: { $best }; { $measure ->
        [points] { analyse-unit } ceduti in media: { $value }
       *[chance] cedute in media: { $value } su 100
      }
  }
analyse-lost = dove si è perso: { $losses }
analyse-loss = { $kind ->
    [card] { $card }
    [taken] { $card } (prendere la carta)
    [play] carte giocate
    [tower] torri
    [contest] contese
    [bonus] bonus del legato
    [draft] bene in più
    [settle] primi cubetti
    [place] piazzare cubetti
    [plague] muovere la figura della peste
    [spread] diffondere ratti
    [class] prendere carte
    [reveal] scoprire segnalini
    [unload] posare i cubetti del Fornaio
   *[other] ciò che non è stato fatto
  }: { analyse-amount } ({ $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
  })
analyse-dear = { $place }: { $cost ->
    [apart] ha ceduto { analyse-amount } { $isSure ->
        [yes] (in ogni continuazione)
       *[no] (da { $low } a { $high })
      }
   *[tie] forse ha ceduto qualcosa, ma può essere solo rumore ({ $measure ->
        [points] in { analyse-unit } da { $low } a { $high }
       *[chance] da { $low } a { $high } su 100
      })
  }
analyse-played = giocato:
analyse-better = meglio:
analyse-nothing = nient’altro
analyse-not-shown = La registrazione non mostra quali carte e pezzi ha portato il caso: non si può analizzare nulla. Ciò che serve lo scrive, per esempio, «kiebitz play --level moves».
analyse-breach-at-once = { $type ->
    [unread] Già prima della prima decisione c’è qualcosa di illeggibile
   *[breach] La prima violazione precede la prima decisione
  }: non si può analizzare nulla. { $message }
analyse-other-result = Secondo le regole non si arriva al risultato di questa registrazione: non si analizza nulla.
analyse-cannot-be-played = { $players ->
    [0] Senza giocatori
    [one] Con un giocatore
   *[other] Con { $players } giocatori
  } e con l’edizione «{ $edition }» la partita non si può giocare fino alla fine.
analyse-cache-spoilt = { $path } non è ciò che un’analisi ha conservato, o è rovinato: non viene usato.

## report --with analyse

analyse-title = Che cosa conveniva giocare?
analyse-short = Analisi
analyse-value-title = { $measure ->
    [points] Dove andava la partita: vantaggio finale
   *[chance] Dove andava la partita: probabilità di vittoria
  }
analyse-value-lead = { $measure ->
    [points] Quanti { analyse-unit } di vantaggio ciascuno avrebbe alla fine sul migliore degli altri, in ogni momento, se tutti proseguissero come «{ $bot }».
   *[chance] In quante partite su 100 ciascuno arriverebbe primo, in ogni momento, se tutti proseguissero come «{ $bot }».
  } È segnato ciò che ha ceduto qualcosa.
analyse-mark-dear = ha ceduto qualcosa
analyse-mark-dearest = una delle tre decisioni più care di un giocatore
analyse-balance-title = Fortuna e abilità
analyse-balance-lead = { $measure ->
    [points] Dal vantaggio che ci si poteva aspettare all’inizio a quello finale:
   *[chance] Dalla probabilità di vittoria all’inizio al risultato, su 100 partite:
  } che cosa hanno cambiato le decisioni proprie, quelle degli altri e la fortuna. Ciò che era coperto è di quanto le stesse decisioni valevano più o meno di quel che si poteva sapere. Il punto è la stima; la linea contiene il valore vero 95 volte su 100.
analyse-column-cost = Ceduto
analyse-what-if = E se invece?

## report --with puzzles

puzzles-document-title = Posizioni da { $kicker }
puzzles-heading = Che cosa giocheresti?
puzzles-standfirst = { $count ->
    [one] Una posizione
   *[other] { $count } posizioni
  } di questa partita in cui una mossa era chiaramente la migliore: l’intervallo al 95% della seconda ne resta staccato. Qual era?
puzzles-none = In nessuna posizione di questa partita una mossa era così chiaramente la migliore da staccarsi dalla seconda. Più partite giocate fino in fondo (--play-outs) mostrano differenze più fini.
puzzles-near = Si avvicina una mossa che cede meno della metà di quanto cede una presa a caso.
puzzles-seen = Ogni immagine mostra ciò che quel giocatore poteva vedere.
puzzles-level = { $level ->
    [1] Nessun’altra mossa si avvicina
    [2] Una o due si avvicinano
   *[other] Più mosse si avvicinano
  }
puzzles-question = Qual è la mossa migliore per { $player }?
puzzles-given = { $letter } cede { analyse-amount }.
puzzles-written = Le posizioni si trovano in { $path }
