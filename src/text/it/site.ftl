# Quel che dicono le pagine su molte partite: l’indice, e ciò che le partite di un gioco hanno in comune.

## Cornice

site-home = Tutte le partite
site-previous = Partita precedente
site-next = Partita successiva
site-to-quiz = Domande su questa partita
site-to-puzzles = Posizioni di questa partita
site-to-lesson = Scheda didattica
site-written = { $games ->
    [one] L’indice di { $games } partita si trova in { $path }
   *[other] L’indice di { $games } partite si trova in { $path }
  }
site-word-skip = Vai alle partite
site-word-skip-figures = Vai ai grafici
site-word-contents = Contenuto
site-word-games = Partite
site-word-statistics = Statistiche
site-word-search = Cerca partite e giocatori
site-word-all = tutti
site-word-shown = Mostrate:
site-word-of = su
site-word-clear = Mostra tutte
site-word-sort = Ordina secondo questa colonna
site-word-unread = Non lette
site-word-file = File
site-word-reason = Perché
site-word-winner = vince
site-word-not-written = pagina non scritta

## Indice

site-kicker = Partite registrate
site-heading = { $games ->
    [one] Una partita registrata
   *[other] { $games } partite registrate
  }
site-verdicts = { $all ->
    [yes] { $legal ->
        [one] Una rispetta tutte le regole
        [2] Entrambe rispettano tutte le regole
       *[other] Tutte le { $legal } rispettano tutte le regole
      }
   *[no] { $legal ->
        [0] Nessuna rispetta tutte le regole
        [one] Una rispetta tutte le regole
       *[other] { $legal } rispettano tutte le regole
      }
  }{ $illegal ->
    [0] { "" }
    [one] , una viola una regola
   *[other] , { $illegal } violano una regola
  }{ $undecidable ->
    [0] .
    [one] , una non si può giudicare.
   *[other] , { $undecidable } non si possono giudicare.
  }
site-unread-count = { $count ->
    [one] Un ingresso non si è potuto leggere.
   *[other] { $count } ingressi non si sono potuti leggere.
  }
site-unread-more = { $count ->
    [one] E un altro punto.
   *[other] E altri { $count } punti.
  }
site-word-orphans = Annotazioni senza mossa
site-orphans = { $count ->
    [one] Un’annotazione non appartiene a nessuna mossa di queste partite.
   *[other] { $count } annotazioni non appartengono a nessuna mossa di queste partite.
  }
site-ruleset-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
site-to-statistics = Che cosa hanno in comune
site-column-game = Partita
site-column-ruleset = Gioco
site-column-players = Giocatori e risultato
site-column-margin = Vantaggio
site-column-length = Durata
site-column-verdict = Verdetto
site-column-breaches = Violazioni
site-column-first = Prima violazione
site-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  }
site-unfinished = si interrompe prima della fine
site-shared = condivisa

## Statistiche

site-statistics-title = { $game }: statistiche su { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
site-statistics-heading = { $games ->
    [one] Una partita di { $game }
   *[other] { $games } partite di { $game }
  }
site-statistics-counted = { $games ->
    [0] Nessuna partita è arrivata alla fine: non c’è niente da contare.
    [one] È contata una partita arrivata alla fine.
   *[other] Sono contate { $games } partite arrivate alla fine.
  }{ $open ->
    [0] { "" }
    [one] { " " }Una senza risultato è lasciata da parte.
   *[other] { " " }{ $open } senza risultato sono lasciate da parte.
  }{ $breached ->
    [0] { "" }
    [one] { " " }Una di quelle contate viola una regola.
   *[other] { " " }{ $breached } di quelle contate violano una regola.
  }
site-statistics-note = Un segno sta per ciò che mostrano queste partite, la linea attorno per un intervallo al 95%: le quote secondo Wilson, le medie secondo Student, ogni partita un’osservazione. Più la linea è lunga, meno dicono queste partite. Su venti linee circa una è fuori posto per puro caso.
site-camp-winners = Vincitori
site-camp-others = Tutti gli altri
site-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
site-percent = { $value }%
site-range = da { $low } a { $high }
site-mean-with-range = { $value } ({ $range })
site-count = su { $count }
site-observations = n = { $count }
site-tile-length = Durata
site-tile-winning = { $scoreWord ->
    [cubes] Cubetti di chi vince
   *[points] Punti di chi vince
  }
site-tile-margin = Vantaggio di chi vince
site-tile-shared = Vittorie condivise
site-tile-median = mediana; metà delle partite da { $lower } a { $upper }, tutte da { $least } a { $most }
site-tile-mean = media; intervallo al 95% { $range }
site-tile-mean-alone = media
site-tile-of = su { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
site-column-interval = Intervallo al 95%
site-column-count = Numero
site-column-seats = Giocatori
site-column-seat = Posto
site-column-wins = Vittorie
site-column-share = Quota
site-column-from = Da
site-column-to = a
site-column-moment = Momento
site-column-source = Fonte
site-column-cause = Causa
site-column-thing = Nome
site-column-times = Volte in tutto
site-camp-in-party = { $camp }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }
site-interval-of = { $name }: intervallo al 95%
site-party = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
site-seat = Posto { $seat }
site-fair = equo { $share }

site-seats-short = Posti
site-seats-title = Chi vince, posto per posto
site-seats-lead = In quante partite ha vinto ciascun posto, da solo o con altri, secondo il numero dei giocatori. I posti si contano in ordine di turno. Tratteggiato: se tutti i posti fossero uguali.
site-seats-summary = { $party }: { $seats }.
site-seat-share = posto { $seat } con { $share }
site-scores-short = Punteggi
site-scores-title = { $scoreWord ->
    [cubes] Quanti cubetti bastano per vincere
   *[points] Quanti punti bastano per vincere
  }
site-scores-lead = I punteggi finali di tutti i giocatori: sopra l’asse chi ha vinto, sotto tutti gli altri. I segni sono le medie con i loro intervalli.
site-scores-summary = Chi vince ha in media { $winners }, tutti gli altri { $others }.
site-scores-unit = { $scoreWord ->
    [cubes] cubetti
   *[points] punti
  }
site-course-short = Andamento
site-course-title = Come cresce il punteggio
site-course-lead = Il punteggio medio di chi vince e di tutti gli altri nel corso di una partita, dall’inizio alla fine dell’ultimo turno, per lunga che sia, e dopo { $scoreWord ->
    [cubes] la peste finale
   *[points] il punteggio finale
  }. Le fasce sono intervalli al 95%.
site-course-summary = { $party }: a metà partita chi vince ha { $winnersHalf }, tutti gli altri { $othersHalf }; alla fine { $winnersEnd } e { $othersEnd }.
site-course-start = inizio
site-course-end = ultimo turno
site-course-final = fine
site-course-moment = { $share } della partita
site-course-final-moment = { $scoreWord ->
    [cubes] Dopo la peste finale
   *[points] Dopo il punteggio finale
  }
site-sources-short = Fonti
site-sources-title = Di che cosa sono fatti i punti
site-sources-lead = I punti di un giocatore da ogni fonte, come media di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }: chi ha vinto, e tutti gli altri. Più le linee sono lontane, più la differenza è sicura.
site-sources-summary = { $differing ->
    [0] Chi vince e gli altri non differiscono.
   *[other] Chi vince e gli altri differiscono soprattutto in questo: { $list }.
  }
site-sources-difference = { $name } ({ $winners } contro { $others })
site-column-mean-points = Punti per giocatore
site-column-mean-lost = Cubetti persi per giocatore
site-stat-summary = Più spesso: { $most }. Più di rado: { $least }.
site-stat-summary-same = Tutto con la stessa frequenza: { $value }.
site-stat-thing = { $name } ({ $value })

## Valletta

site-valletta-built-short = Edifici
site-valletta-built-title = Quali edifici si costruiscono
site-valletta-built-lead = Quante volte è stato costruito un edificio di ogni Personaggio dove ce n’era uno disponibile, con il numero di quelle partite; e quanti di chi l’ha costruito hanno vinto. Tratteggiato: quanto spesso vince un giocatore qualsiasi.
site-valletta-built-measure = Partite in cui se n’è costruito uno
site-valletta-built-won = Vittorie di chi l’ha costruito
site-valletta-played-short = Carte
site-valletta-played-title = Quali carte si giocano
site-valletta-played-lead = Quante volte ogni carta è stata giocata in una partita in cui si poteva avere, con il numero di quelle partite; e quanti di chi l’ha giocata hanno vinto. Tratteggiato: quanto spesso vince un giocatore qualsiasi.
site-valletta-played-measure = Volte giocata per partita
site-valletta-played-won = Vittorie di chi l’ha giocata

## Tallinn

site-tallinn-contests-short = Contese
site-tallinn-contests-title = Quali contese si aprono
site-tallinn-contests-lead = Quante volte ogni ceto è stato confrontato nei turni di una partita; e quanti di chi ha aperto una contesa simile hanno vinto. Tratteggiato: quanto spesso vince un giocatore qualsiasi.
site-tallinn-contests-measure = Volte aperta per partita
site-tallinn-contests-won = Vittorie di chi l’ha aperta
site-tallinn-towers-short = Torri
site-tallinn-towers-title = Quali carte diventano torri
site-tallinn-towers-lead = Tutti hanno le stesse carte: quanti hanno costruito una torre con ciascuna, con il numero di chi poteva farlo; e quanti di loro hanno vinto. Tratteggiato: quanto spesso vince un giocatore qualsiasi.
site-tallinn-towers-measure = Giocatori che l’hanno costruita
site-tallinn-towers-won = Vittorie di chi l’ha costruita

## Rattus

site-rattus-tolls-short = Perdite
site-rattus-tolls-title = Che cosa prende la peste
site-rattus-tolls-lead = I cubetti che un giocatore ha perso per ogni causa, come media di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }: chi ha vinto, e tutti gli altri.
site-rattus-taken-short = Carte prese
site-rattus-taken-title = Quali carte classe si prendono
site-rattus-taken-lead = Quante volte ogni carta è stata presa in una partita in cui era sul tavolo, con il numero di quelle partite; e quanti di chi l’ha presa hanno vinto. Tratteggiato: quanto spesso vince un giocatore qualsiasi.
site-rattus-taken-measure = Volte presa per partita
site-rattus-taken-won = Vittorie di chi l’ha presa
site-rattus-used-short = Carte usate
site-rattus-used-title = Quali carte classe si usano
site-rattus-used-lead = Quante volte la capacità di ogni carta è stata usata in una partita simile; e quanti di chi l’ha usata hanno vinto. Tratteggiato: quanto spesso vince un giocatore qualsiasi.
site-rattus-used-measure = Volte usata per partita
site-rattus-used-won = Vittorie di chi l’ha usata

## Pagine con moltissime partite

site-pager-shown = Da { $from } a { $to } di { $all }
site-pager-pages = Pagine di questo elenco
site-pager-lists = Elenchi di partite
site-pager-list = { $list } ({ $games })
site-pager-previous = Precedente
site-pager-next = Successiva
site-word-skip-table = Vai alla tabella
site-all-players = Tutti i giocatori
site-ratings = Rating
site-ratings-lead = Quanto sono forti i giocatori, secondo le partite che dicono quando sono state giocate: 1500 per chi non si conosce; 400 punti in più vincono dieci volte più spesso. Con intervalli al 95%.
site-changes = Verdetti cambiati
site-column-rating = Rating
site-column-rule = Regola
site-column-before = Prima
site-column-after = Dopo
site-column-findings = Rilievi
site-column-firsts = Primo cambiamento
