# L’arbitro per i programmi (docs/serve.md): perché una domanda non ha risposta.

serve-bad-json = La riga non è un oggetto JSON: «{ $about }».
serve-line-too-long = La riga supera 1 MiB. Non è stata letta.
serve-bad-encoding = La riga non è in UTF-8. Non è stata letta.
serve-bad-id = L’id dev’essere un numero fino a 9007199254740991 o un testo di al massimo 200 caratteri.
serve-unknown-request = «do» non indica nulla che si possa chiedere: «{ $about }». Valori possibili: { $known }.
serve-missing-field = Manca «{ $about }».
serve-unknown-field = Questa domanda non ha un campo «{ $about }». Valori possibili: { $known }.
serve-bad-field = { $wrong ->
    [no-xml] «{ $about }» non è un solo elemento in XML ben formato.
    [no-element] In «{ $about }» c’è qualcosa che non è un elemento: ci vuole un oggetto con «type», il suo nome.
    [no-type] In «{ $about }» un oggetto non dice quale elemento è: manca «type».
    [no-text] «{ $about }» dev’essere un testo, un numero, un valore di verità o un elenco di parole.
    [no-list] «{ $about }» dev’essere un elenco di elementi.
    [unordered] «{ $about }» sta accanto ad altri elementi e non è scritto da nessuna parte quale sia venuto prima: mettili tutti in «children», nel loro ordine.
    [too-deep] In «{ $about }» ci sono troppi elementi uno dentro l’altro.
    [too-many] In «{ $about }» ci sono più elementi di quanti ne abbia una partita.
    [no-name] «{ $about }» dev’essere un testo di al massimo 200 caratteri.
    [no-players] «{ $about }» dev’essere un elenco: di ogni giocatore l’id, o un oggetto con «id» e, se si vuole, «name» e «colour».
    [no-options] «{ $about }» dev’essere un oggetto: il valore di ogni opzione sotto il suo nome.
    [beside-edition] «edition» e «components» dicono entrambi che cosa sono le carte: ce ne può essere uno solo.
   *[value] «{ $about }» ha un valore che non può avere.
  }
serve-unknown-ruleset = Non c’è un regolamento «{ $about }». Valori possibili: { $known }.
serve-unknown-edition = Di questo gioco non c’è un’edizione «{ $about }».
serve-unknown-game = Nessuna partita «{ $about }» è aperta. Forse è stata chiusa, o tolta perché ad altre serviva il posto.
serve-game-exists = Una partita «{ $about }» è già aperta.
serve-unknown-player = In questa partita non gioca nessuno di nome «{ $about }».
serve-not-writable = Nessuna registrazione può contenere «{ $about }», che compare nell’elemento o fra i giocatori.
serve-holds-undo = <undo/> non si può giocare: è la domanda «undo» che annulla l’ultimo elemento giocato.
serve-not-open = Non è aperto nessun elemento <{ $about }> in cui possa stare.
serve-unreadable = L’elemento non si può leggere. { $about }
serve-too-large = La partita diventerebbe più grande di qualunque partita.
serve-nothing-to-undo = Non è stato giocato nulla che si possa annullare.
serve-internal = È un errore di Kiebitz: { $about }
serve-dropped = La partita «{ $game }» è stata tolta: era quella di cui nessuno chiedeva da più tempo, e ad altre serviva il posto.
