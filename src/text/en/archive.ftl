# The archive of many games (docs/archive.md).

archive-none = { $path } is no archive: no “archive.json” lies in it that an archive has.
archive-inside = { $path } lies inside the archive { $around }: one archive holds no other.
archive-version = { $path } is an archive of version { $found }; this Kiebitz knows version { $known }. Nothing was changed.
archive-unreadable = { $path } cannot be read ({ $code }).
archive-damaged = { $path } is damaged: { $mistake ->
    [head] its first line does not say what it is about. Run “archive add” with its log again.
    [version] it was written by another version of Kiebitz. Remove it and run “archive add” again.
    [orders] its lines are not those that were written. Remove it and run “archive add” again.
   *[rows] its lines are not those that were written. Run “archive add” with its log again.
  }
archive-made-anew = { $path } was damaged: it is made anew.
archive-missing = { $file }: part { $part } is missing. Run “archive add” again.
archive-unfinished = { $file } was not read to its end. Run “archive add” again.
archive-twice = { $file }: part { $part } is there twice. Remove both and run “archive add” again.
archive-unmade = { $file } was asked for, and nothing of it is there. Run “archive add” again.
archive-miscounted = { $file } has { $counted } games; { $games } of them are there. Remove its parts and run “archive add” again.
archive-imported = { $parts ->
    [one] One part
   *[other] { $parts } parts
  } taken over; { $kept ->
    [0] none was there already
    [one] one was there already
   *[other] { $kept } were there already
  }.
archive-nothing-named = Name what is to be added: logs, or archives of others with --from.
archive-misnamed = { $path } is not named after what is in it. Remove it and run “archive add” again.
archive-standard-input = An archive takes files: what comes through a pipe could not be found again. Write it to a file first.
archive-changed = { $file } was changed while it was read. Run “archive add” again when nobody writes to it.
archive-added = { $games ->
    [one] One game
   *[other] { $games } games
  } { $what ->
    [analysed] analysed
   *[judged] judged
  } in { $files ->
    [one] one file
   *[other] { $files } files
  }; { $kept ->
    [0] no file was there already
    [one] one file was there already
   *[other] { $kept } files were there already
  }{ $copies ->
    [0] {""}
    [one] ; one file is the copy of another
   *[other] ; { $copies } files are copies of others
  }. Referee { $key }
archive-whole = All that was asked for is there: nothing is lost, and nothing is there twice.
archive-lacking = { $lacking ->
    [one] One file is not there whole
   *[other] { $lacking } files are not there whole
  }. Run “archive add” again.
archive-verified = { $games ->
    [one] One game
   *[other] { $games } games
  }{ $analyses ->
    [0] {""}
    [one] {" and one analysis"}
   *[other] {" "}and { $analyses } analyses
  } of { $files ->
    [one] one file
   *[other] { $files } files
  } in { $parts ->
    [one] one part
   *[other] { $parts } parts
  }: nothing is lost, and nothing is there twice.
archive-not-whole = { $mistakes ->
    [one] One part has to be made anew
   *[other] { $mistakes } parts have to be made anew
  }; { $parts ->
    [one] one is as it was written
   *[other] { $parts } are as they were written
  }.
archive-unknown-query = There is no question “{ $name }”. There are: { $known }.
archive-no-referee = No referee “{ $name }” has judged here. There are: { $known }.
archive-several-referees = Several referees have judged here; choose one with --referee: { $known }.
archive-several-analyses = Games have been analysed here in several ways; choose one with --referee: { $known }. “archive query … referees” says which is which.
archive-two-referees = What has changed is told of two referees: give --referee twice, the older one first. There are: { $known }.
archive-empty = { $analysed ->
    [yes] No game in this archive has been analysed yet: “archive add --with analyse” does that.
   *[no] There is no game in this archive yet.
  }
archive-slowly = The tables of the archive could not be used ({ $said }): its parts are read instead, which takes longer.
archive-needs-duckdb = This needs DuckDB: npm install { $library }
archive-busy = DuckDB refuses: { $said }
archive-export-as = Say how the tables are to be written: --parquet, --csv, or both.
archive-exported = { $files ->
    [one] One file
   *[other] { $files } files
  } written to { $directory }
archive-sql-one = Ask one question at a time: one statement, and no more.
archive-sql-reads = Only questions are answered here (SELECT, EXPLAIN): an archive is not changed by SQL, and nothing but its tables is read or written.
archive-sql-refused = This question is not answered. { $said }
archive-sql-stopped = The question was given up after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }; --seconds gives it more time.
archive-sql-more = There are more lines; the first { $lines } were printed. A LIMIT says how many are wanted.
archive-no-game-page = No page could be made of { $games }: there is no such game, or its log is not what it was.
