# La coda di un archivio (docs/scale.md).

queue-unusable = { $failure ->
    [address] --queue vuole un indirizzo come postgres://user@host:5432/database.
    [password-given] Una password sulla riga di comando può essere letta da chiunque usi quella macchina. Toglila da --queue: viene presa da PGPASSWORD o dal file indicato da PGPASSFILE.
    [packages] Una coda ha bisogno di due pacchetti che Kiebitz non porta con sé: npm i { $found }
    [unreachable] Il database della coda non è raggiungibile ({ $found }). Ciò che è stato ordinato e giudicato resta.
    [password] Il database della coda rifiuta l’utente o la password, che viene presa da PGPASSWORD o dal file indicato da PGPASSFILE.
   *[refused] Il database della coda rifiuta ({ $found }). Ciò che è stato ordinato e giudicato resta.
  }
queue-none = Per { $path } non è ancora stato messo in coda alcun lavoro: lo fa “archive add --queue”.
queue-only-with = --root serve per una coda: indicane una con --queue.
queue-outside = { $file } non si trova sotto { $root }, la cartella comune alle macchine. Indica quella giusta con --root.
queue-filed = { $jobs ->
    [0] Niente da fare
    [one] Un lavoro messo in coda
   *[other] { $jobs } lavori messi in coda
  }; { $kept ->
    [0] nessun file era già presente
    [one] un file era già presente
   *[other] { $kept } file erano già presenti
  }. Arbitro { $key }
queue-no-root = Impossibile usare { $root }, la cartella in cui dovrebbero trovarsi i file ({ $code }).
queue-silent = Il database della coda non risponde; si riprova finché non risponde.
queue-answers = Il database della coda risponde di nuovo.
queue-other-referee = A questo arbitro, { $own }, non è stato ordinato nulla, bensì a { $known }: un’altra versione di Kiebitz, altri valori delle carte o un altro modo di analizzare.
queue-worked = { $games ->
    [one] Una partita { $what ->
        [analysed] analizzata
       *[judged] giudicata
      }
   *[other] { $games } partite { $what ->
        [analysed] analizzate
       *[judged] giudicate
      }
  } in { $jobs ->
    [one] un lavoro
   *[other] { $jobs } lavori
  }; { $waiting ->
    [0] non resta alcun lavoro
    [one] resta un lavoro
   *[other] restano { $waiting } lavori
  }.
queue-failed = { $failed ->
    [one] Un lavoro è fallito
   *[other] { $failed } lavori sono falliti
  }: “archive status” li elenca.
queue-job = { $file }: { $reason ->
    [malformed] questo lavoro non dice che cosa c’è da fare
    [unordered] l’archivio non l’ha ordinato
    [referee] è stato ordinato per un’altra versione di Kiebitz o per altri valori delle carte
    [outside] non si trova sotto la cartella comune
    [unreadable] non è stato possibile leggerlo sotto la cartella comune
    [changed] non è il file che era stato ordinato
    [died] un processo di lavoro è morto per causa sua, o non ha più risposto
    [lost] troppi processi di lavoro sono andati persi con questo file
   *[other] è fallito per un motivo sconosciuto
  }. “archive add” lo rimette in coda.
