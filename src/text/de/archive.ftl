# Das Archiv vieler Partien (docs/archive.md).

archive-none = { $path } ist kein Archiv: Darin liegt keine „archive.json“, wie ein Archiv sie hat.
archive-inside = { $path } liegt innerhalb des Archivs { $around }: Ein Archiv enthält kein anderes.
archive-version = { $path } ist ein Archiv der Version { $found }; dieses Kiebitz kennt Version { $known }. Nichts wurde verändert.
archive-unreadable = { $path } lässt sich nicht lesen ({ $code }).
archive-damaged = { $path } ist beschädigt: { $mistake ->
    [head] Die erste Zeile sagt nicht, worum es geht. Bitte „archive add“ mit dem zugehörigen Protokoll noch einmal aufrufen.
    [version] Es wurde von einer anderen Version von Kiebitz geschrieben. Bitte löschen und „archive add“ noch einmal aufrufen.
    [orders] Die Zeilen sind nicht mehr die, die geschrieben wurden. Bitte löschen und „archive add“ noch einmal aufrufen.
   *[rows] Die Zeilen sind nicht mehr die, die geschrieben wurden. Bitte „archive add“ mit dem zugehörigen Protokoll noch einmal aufrufen.
  }
archive-made-anew = { $path } war beschädigt und wird neu erstellt.
archive-missing = { $file }: Teil { $part } fehlt. Bitte „archive add“ noch einmal aufrufen.
archive-unfinished = { $file } wurde nicht zu Ende gelesen. Bitte „archive add“ noch einmal aufrufen.
archive-twice = { $file }: Teil { $part } ist doppelt da. Bitte beide löschen und „archive add“ noch einmal aufrufen.
archive-unmade = { $file } wurde verlangt, aber nichts davon ist da. Bitte „archive add“ noch einmal aufrufen.
archive-miscounted = { $file } hat { $counted } Partien, da sind davon { $games }. Bitte die Teile der Datei löschen und „archive add“ noch einmal aufrufen.
archive-imported = { $parts ->
    [one] Ein Teil
   *[other] { $parts } Teile
  } übernommen; { $kept ->
    [0] keiner war schon da
    [one] einer war schon da
   *[other] { $kept } waren schon da
  }.
archive-nothing-named = Sag, was hinzukommen soll: Protokolle oder mit --from die Archive anderer.
archive-misnamed = { $path } heißt nicht nach dem, was darin steht. Bitte löschen und „archive add“ noch einmal aufrufen.
archive-standard-input = Ein Archiv nimmt nur Dateien auf: Was aus einer Pipe kommt, ließe sich nicht wiederfinden. Schreib es zuerst in eine Datei.
archive-changed = { $file } wurde während des Lesens verändert. Bitte „archive add“ noch einmal aufrufen, wenn niemand mehr hineinschreibt.
archive-added = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } aus { $files ->
    [one] einer Datei
   *[other] { $files } Dateien
  } { $what ->
    [analysed] analysiert
   *[judged] beurteilt
  }; { $kept ->
    [0] keine Datei war schon da
    [one] eine Datei war schon da
   *[other] { $kept } Dateien waren schon da
  }{ $copies ->
    [0] {""}
    [one] ; eine Datei ist die Kopie einer anderen
   *[other] ; { $copies } Dateien sind Kopien von anderen
  }. Schiedsrichter { $key }
archive-whole = Alles Verlangte ist da: Nichts ist verloren gegangen, nichts steht doppelt da.
archive-lacking = { $lacking ->
    [one] Eine Datei ist nicht vollständig da
   *[other] { $lacking } Dateien sind nicht vollständig da
  }. Bitte „archive add“ noch einmal aufrufen.
archive-verified = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }{ $analyses ->
    [0] {""}
    [one] {" und eine Analyse"}
   *[other] {" "}und { $analyses } Analysen
  } aus { $files ->
    [one] einer Datei
   *[other] { $files } Dateien
  } in { $parts ->
    [one] einem Teil
   *[other] { $parts } Teilen
  }: Nichts ist verloren gegangen, nichts steht doppelt da.
archive-not-whole = { $mistakes ->
    [one] Ein Teil muss neu erstellt werden
   *[other] { $mistakes } Teile müssen neu erstellt werden
  }; { $parts ->
    [one] einer ist noch so, wie er geschrieben wurde
   *[other] { $parts } sind noch so, wie sie geschrieben wurden
  }.
archive-unknown-query = Die Frage „{ $name }“ gibt es nicht. Es gibt: { $known }.
archive-no-referee = Einen Schiedsrichter „{ $name }“ gab es hier nicht. Es gibt: { $known }.
archive-several-referees = Hier haben mehrere Schiedsrichter geurteilt; wähle einen mit --referee: { $known }.
archive-several-analyses = Hier wurden Partien auf mehrere Arten analysiert; wähle eine mit --referee: { $known }. Was dahintersteckt, sagt „archive query … referees“.
archive-two-referees = Was sich geändert hat, lässt sich zwischen zwei Schiedsrichtern sagen: --referee zweimal angeben, den älteren zuerst. Es gibt: { $known }.
archive-empty = { $analysed ->
    [yes] In diesem Archiv ist noch keine Partie analysiert: Das macht „archive add --with analyse“.
   *[no] In diesem Archiv steht noch keine Partie.
  }
archive-slowly = Die Tabellen des Archivs ließen sich nicht verwenden ({ $said }): Stattdessen werden die Teile gelesen, was länger dauert.
archive-needs-duckdb = Dafür wird DuckDB gebraucht: npm install { $library }
archive-busy = DuckDB lehnt ab: { $said }
archive-export-as = Wie sollen die Tabellen geschrieben werden? Bitte --parquet, --csv oder beides angeben.
archive-exported = { $files ->
    [one] Eine Datei
   *[other] { $files } Dateien
  } nach { $directory } geschrieben
archive-sql-one = Bitte nur eine Frage auf einmal stellen: eine einzige Anweisung.
archive-sql-reads = Hier werden nur Fragen beantwortet (SELECT, EXPLAIN): SQL ändert am Archiv nichts, und gelesen oder geschrieben wird nichts außer seinen Tabellen.
archive-sql-refused = Diese Frage wird nicht beantwortet. { $said }
archive-sql-stopped = Die Frage wurde nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } aufgegeben; --seconds lässt ihr mehr Zeit.
archive-sql-more = Es gibt mehr Zeilen; ausgegeben wurden die ersten { $lines }. Mit LIMIT lässt sich sagen, wie viele gewünscht sind.
archive-no-game-page = Von { $games } ließ sich keine Seite machen: Diese Partie gibt es nicht, oder ihr Protokoll ist nicht mehr, was es war.
