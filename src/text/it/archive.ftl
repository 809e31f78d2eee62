# L'archivio di molte partite (docs/archive.md).

archive-none = { $path } non è un archivio: non contiene un file “archive.json” valido.
archive-inside = { $path } si trova dentro l’archivio { $around }: un archivio non ne contiene altri.
archive-version = { $path } è un archivio della versione { $found }; questo Kiebitz conosce la versione { $known }. Non è stato modificato nulla.
archive-unreadable = Impossibile leggere { $path } ({ $code }).
archive-damaged = { $path } è danneggiato: { $mistake ->
    [head] la prima riga non dice di che cosa si tratta. Esegui di nuovo “archive add” con la sua registrazione.
    [version] è stato scritto da un’altra versione di Kiebitz. Eliminalo ed esegui di nuovo “archive add”.
    [orders] le righe non sono più quelle che erano state scritte. Eliminalo ed esegui di nuovo “archive add”.
   *[rows] le righe non sono più quelle che erano state scritte. Esegui di nuovo “archive add” con la sua registrazione.
  }
archive-made-anew = { $path } era danneggiato: viene rifatto.
archive-missing = { $file }: manca la parte { $part }. Esegui di nuovo “archive add”.
archive-unfinished = { $file } non è stato letto fino alla fine. Esegui di nuovo “archive add”.
archive-twice = { $file }: la parte { $part } è presente due volte. Elimina entrambe ed esegui di nuovo “archive add”.
archive-unmade = { $file } era stato richiesto, ma non ce n’è nulla. Esegui di nuovo “archive add”.
archive-miscounted = { $file } ha { $counted } partite, ma ne sono presenti { $games }. Elimina le sue parti ed esegui di nuovo “archive add”.
archive-imported = { $parts ->
    [one] Una parte ripresa
   *[other] { $parts } parti riprese
  }; { $kept ->
    [0] nessuna era già presente
    [one] una era già presente
   *[other] { $kept } erano già presenti
  }.
archive-nothing-named = Indica che cosa aggiungere: partite registrate oppure, con --from, archivi di altri.
archive-misnamed = Il nome di { $path } non corrisponde al contenuto. Eliminalo ed esegui di nuovo “archive add”.
archive-standard-input = Un archivio accetta solo file: ciò che arriva da una pipe non si potrebbe ritrovare. Scrivilo prima in un file.
archive-changed = { $file } è stato modificato durante la lettura. Esegui di nuovo “archive add” quando nessuno vi scrive più.
archive-added = { $games ->
    [one] Una partita { $what ->
        [analysed] analizzata
       *[judged] giudicata
      }
   *[other] { $games } partite { $what ->
        [analysed] analizzate
       *[judged] giudicate
      }
  } in { $files ->
    [one] un file
   *[other] { $files } file
  }; { $kept ->
    [0] nessun file era già presente
    [one] un file era già presente
   *[other] { $kept } file erano già presenti
  }{ $copies ->
    [0] {""}
    [one] ; un file è la copia di un altro
   *[other] ; { $copies } file sono copie di altri
  }. Arbitro { $key }
archive-whole = C’è tutto ciò che era stato chiesto: nulla è andato perso e nulla compare due volte.
archive-lacking = { $lacking ->
    [one] Un file non è presente per intero
   *[other] { $lacking } file non sono presenti per intero
  }. Esegui di nuovo “archive add”.
archive-verified = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }{ $analyses ->
    [0] {""}
    [one] {" e un’analisi"}
   *[other] {" "}e { $analyses } analisi
  } di { $files ->
    [one] un file
   *[other] { $files } file
  } in { $parts ->
    [one] una parte
   *[other] { $parts } parti
  }: nulla è andato perso e nulla compare due volte.
archive-not-whole = { $mistakes ->
    [one] Una parte va rifatta
   *[other] { $mistakes } parti vanno rifatte
  }; { $parts ->
    [one] una è rimasta com’era
   *[other] { $parts } sono rimaste com’erano
  }.
archive-unknown-query = La domanda “{ $name }” non esiste. Esistono: { $known }.
archive-no-referee = Qui non ha giudicato nessun arbitro “{ $name }”. Ci sono: { $known }.
archive-several-referees = Qui hanno giudicato più arbitri; scegline uno con --referee: { $known }.
archive-several-analyses = Qui le partite sono state analizzate in più modi; scegline uno con --referee: { $known }. Quale sia quale lo dice “archive query … referees”.
archive-two-referees = Per dire che cosa è cambiato servono due arbitri: indica --referee due volte, prima il più vecchio. Ci sono: { $known }.
archive-empty = { $analysed ->
    [yes] In questo archivio nessuna partita è ancora stata analizzata: lo fa “archive add --with analyse”.
   *[no] In questo archivio non c’è ancora nessuna partita.
  }
archive-slowly = Non è stato possibile usare le tabelle dell’archivio ({ $said }): si leggono invece le sue parti, il che richiede più tempo.
archive-needs-duckdb = Per questo serve DuckDB: npm install { $library }
archive-busy = DuckDB si rifiuta: { $said }
archive-export-as = Indica come scrivere le tabelle: --parquet, --csv o entrambi.
archive-exported = { $files ->
    [one] Un file scritto
   *[other] { $files } file scritti
  } in { $directory }
archive-sql-one = Fai una domanda alla volta: una sola istruzione.
archive-sql-reads = Qui si risponde solo a domande (SELECT, EXPLAIN): SQL non modifica l’archivio, e nulla viene letto o scritto oltre alle sue tabelle.
archive-sql-refused = A questa domanda non si risponde. { $said }
archive-sql-stopped = La domanda è stata abbandonata dopo { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }; con --seconds ha più tempo.
archive-sql-more = Ci sono altre righe; sono state stampate le prime { $lines }. Con LIMIT si dice quante se ne vogliono.
archive-no-game-page = Non è stato possibile creare la pagina di { $games }: quella partita non esiste, o il suo protocollo non è più quello di prima.
