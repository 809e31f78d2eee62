# Il duello con un altro programma (docs/duel.md): dove si scosta dalle regole e perché non si può confrontare.

duel-difference = { $kind ->
    [refused] Troppo severo: il programma rifiuta { $move }, che è lecita.
    [unlisted] Troppo severo: { $move } è lecita, ma non è tra le mosse che il programma elenca.
    [taken] Troppo permissivo: il programma accetta { $move }. { $rule }: { $why }
    [listed] Troppo permissivo: il programma elenca { $move }. { $rule }: { $why }
    [state] Stato sbagliato: dopo { $move } «{ $about }» è { $expected } e non { $actual }, come dice il programma.
    [effects] Effetto sbagliato: { $move } cambia «{ $about }» di { $expected } e non di { $actual }, come dice il programma.
    [score] Risultato sbagliato: «{ $about }» è { $expected } e non { $actual }, come dice il programma.
   *[hash] Stato sbagliato: dopo { $move } l’hash è { $expected } e non { $actual }, come dice il programma.
  }
duel-same = { $games ->
    [one] Una partita senza differenze
   *[other] { $games } partite senza differenze
  }. Confrontati: { $elements } elementi giocati, { $lists } elenchi di mosse lecite, { $asked } altre mosse, { $numbers } numeri.
duel-failed = { $code ->
    [not-started] Non si può avviare { $program }: { $reason ->
        [ENOENT] non c’è un programma con questo nome
        [EACCES] non è un programma che si possa eseguire
        [EMFILE] troppi file sono aperti
       *[other] { $reason }
      }.
    [ended] Nella partita { $game } il programma è terminato ({ $reason }) prima di rispondere: { $about }
    [silent] Nella partita { $game } il programma non ha risposto entro { $seconds } s: { $about }
    [line-too-long] Nella partita { $game } il programma ha scritto una riga di più di 1 MiB.
    [bad-encoding] Nella partita { $game } il programma ha scritto una riga che non è in UTF-8.
    [bad-json] Nella partita { $game } il programma ha scritto una riga che non è un oggetto JSON: «{ $about }».
    [unknown-id] Nella partita { $game } il programma ha risposto a una domanda che non è aperta: { $about }
    [not-opened] Nella partita { $game } il programma non ha aperto la partita: { $about }
    [no-word] Il programma non ha detto nulla del gioco: le sue risposte non contengono né verdetti, né mosse, né numeri.
   *[bad-answer] Nella partita { $game } il programma ha dato una risposta in cui «{ $about }» manca o non si può leggere.
  }
