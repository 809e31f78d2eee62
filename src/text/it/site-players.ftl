# Che cosa dicono le pagine sui giocatori di molte partite: la pagina di ciascuno, e il loro elenco nell’indice.

## Pagina di un giocatore

site-player-kicker = Giocatore
site-player-title = { $player }: { $games ->
    [one] una partita
   *[other] { $games } partite
  }
site-player-games-of = { $games ->
    [one] Una partita di { $game }
   *[other] { $games } partite di { $game }
  }, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
  }.
site-player-statistics = Statistiche di tutte le partite di { $game }
site-player-note = I punti indicano ciò che mostrano queste partite, le linee attorno gli intervalli al 95%: quote secondo Wilson, medie secondo la t di Student, ogni partita un’osservazione. Gli altri sono quelli seduti agli stessi tavoli, presi come media di ogni partita. Su venti intervalli circa uno sbaglia per puro caso: tra molte cose, quella che si discosta di più si fa notare anche perché è stata scelta apposta.
site-player-others = Gli altri
site-player-won = Vinte
site-player-not-won = Non vinte

site-player-tile-won = Partite vinte
site-player-tile-won-note = { $won } su { $games }; intervallo al 95% { $range }
site-player-tile-fair = A parità di possibilità
site-player-tile-fair-note = quanto spesso vinceva in media un giocatore a questi tavoli
site-player-tile-points = { $scoreWord ->
    [cubes] Cubetti
   *[points] Punti
  }
site-player-tile-points-note = media{ $sure ->
    [yes] ; intervallo al 95% { $range }
   *[no] { "" }
  }. Gli altri: { $others }
site-player-tile-lead = Distacco
site-player-tile-lead-note = dal migliore degli altri, media{ $sure ->
    [yes] ; intervallo al 95% { $range }
   *[no] { "" }
  }
site-player-skill = { $games ->
    [one] È stata analizzata una partita
   *[other] Sono state analizzate { $games } partite
  }: che cosa hanno ceduto le decisioni e che cosa ha portato la fortuna, in { $measure ->
    [chance] centesimi della probabilità di vittoria
   *[points] { $scoreWord ->
        [cubes] cubetti
       *[points] punti
      } di vantaggio sul migliore degli altri
  }. Sono stime, da partite che un bot gioca fino in fondo.
site-player-tile-best = La migliore, o pari
site-player-tile-best-note = { $best } su { $telling ->
    [one] { $telling } decisione che ha fatto la differenza
   *[other] { $telling } decisioni che hanno fatto la differenza
  }{ $sure ->
    [yes] ; intervallo al 95% { $range }
   *[no] { "" }
  }
site-player-tile-loss = Ceduto
site-player-tile-loss-note = con una decisione che ha fatto la differenza, media{ $sure ->
    [yes] ; intervallo al 95% { $range }
   *[no] { "" }
  }
site-player-tile-luck = Fortuna
site-player-tile-luck-note = in una partita, media di { $games }{ $sure ->
    [yes] ; intervallo al 95% { $range }
   *[no] { "" }
  }

site-player-form-short = Forma
site-player-form-title = Partita dopo partita
site-player-form-lead = Vantaggio o distacco rispetto al migliore degli altri, { $dated ->
    [yes] nell’ordine dei giorni in cui si è giocato
   *[no] nell’ordine delle registrazioni
  }. La linea: la media delle ultime { $lately } partite.{ $latest ->
    [0] { "" }
   *[other] { " " }Sono mostrate le ultime { $latest } partite su { $all }.
  }
site-player-form-summary = Vinte: { $won } su { $games }; di recente { $lastWon } su { $last }.
site-player-form-game = { $game }: { $result }
site-player-result = { $player } { $points }
site-player-ahead = { $scoreWord ->
    [cubes] cubetti di vantaggio
   *[points] punti di vantaggio
  }
site-player-behind = distacco
site-player-results-short = Risultati
site-player-results-title = Vittorie per tavolo e posto
site-player-results-lead = In quante partite questo giocatore ha vinto, da solo o con altri, per numero di giocatori e per posto. Tratteggiato: quanto spesso vinceva in media un giocatore a questi tavoli.
site-player-results-summary = { $party }: { $share } vinte, contro { $fair } a parità di possibilità.
site-player-all-seats = Tutti i posti
site-player-sources-title = { $scoreWord ->
    [cubes] Da dove vengono i cubetti
   *[points] Da dove vengono i punti
  }
site-player-sources-lead = { $scoreWord ->
    [cubes] I cubetti
   *[points] I punti
  } di { $player } da ogni fonte, e quelli degli altri agli stessi tavoli, come medie di { $games ->
    [one] una partita
   *[other] { $games } partite
  }.
site-player-tolls-lead = I cubetti che { $player } ha perso per ogni causa, e quelli degli altri agli stessi tavoli, come medie di { $games ->
    [one] una partita
   *[other] { $games } partite
  }.
site-player-differences = { $differing ->
    [0] { $player } non si distingue dagli altri.
   *[other] { $player } si distingue dagli altri soprattutto in questo: { $list }.
  }
site-player-measure-points = { $scoreWord ->
    [cubes] Cubetti per partita
   *[points] Punti per partita
  }
site-player-measure-lost = Cubetti persi per partita
site-player-favourites-title = { $things }: più e meno degli altri
site-player-favourites-lead = { $measure ->
    [games] In quante delle partite in cui era disponibile { $player } se l’è aggiudicato, rispetto alla media degli altri allo stesso tavolo.
    [players] In quante partite { $player } ha fatto questa scelta, rispetto alla media degli altri allo stesso tavolo.
   *[times] Quante volte per ogni partita in cui era possibile, rispetto alla media degli altri allo stesso tavolo.
  } In alto ciò che { $player } preferisce di più, in basso ciò che { $player } lascia agli altri.
site-player-favourites-summary = { $sides ->
    [more] Più degli altri: { $more }.
    [less] Meno degli altri: { $less }.
    [none] Tutto tanto quanto gli altri.
   *[both] Più degli altri: { $more }. Meno: { $less }.
  }
site-player-thing = { $name } ({ $own } contro { $others })
site-player-measure = { $measure ->
    [times] Volte per partita
   *[other] Quota delle partite
  }
site-player-opponents-short = Avversari
site-player-opponents-title = Chi siede allo stesso tavolo
site-player-opponents-lead = In quante delle partite giocate insieme { $player } ha preceduto ciascuno degli altri. Tratteggiato: la metà delle partite.
site-player-opponents-summary = I più frequenti: { $list }.
site-player-opponent = { $player } (davanti in { $ahead } su { $games })
site-player-measure-ahead = Partite davanti
site-column-games = Partite
site-column-rank = Posizione
site-column-date = Giorno
site-column-opponent = Avversario
site-column-ahead = Davanti
site-column-level = Alla pari
site-column-behind = Dietro

## Nell’indice

site-word-players = Giocatori
site-word-all-players = { $players ->
    [one] Un altro giocatore
   *[other] Altri { $players } giocatori
  }
site-players-lead = Tutti quelli che hanno giocato almeno due partite. Una senza risultato conta fra le partite, ma non per la quota. La linea è l’intervallo al 95% della quota di vittorie; il segno indica quanto spesso vinceva in media un giocatore agli stessi tavoli.
site-column-player = Giocatore
site-column-fair = A parità di possibilità

## Filtri

site-word-player = Giocatore
site-word-from = Giocate dal
site-word-to = al
site-word-event = Evento
site-word-edition = Valori delle carte
site-word-option = Opzione

## Due partite fianco a fianco

site-word-compare = confronta
site-word-compare-heading = Fianco a fianco
site-word-compare-lead = Entrambe con le stesse scale: il punteggio lungo i turni, poi quello finale, e da dove viene. L’indirizzo di questa pagina conserva ciò che è stato scelto.
site-word-compare-show = Mostra fianco a fianco
site-word-compare-end = Metti via
site-word-chosen = Da confrontare:
