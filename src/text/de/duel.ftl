# Das Duell mit einem anderen Programm (docs/duel.md): wo es von den Regeln abweicht und warum es sich nicht vergleichen lässt.

duel-difference = { $kind ->
    [refused] Zu streng: Das Programm lehnt { $move } ab, obwohl es erlaubt ist.
    [unlisted] Zu streng: { $move } ist erlaubt, steht aber nicht unter den Aktionen, die das Programm aufzählt.
    [taken] Zu lax: Das Programm nimmt { $move } an. { $rule }: { $why }
    [listed] Zu lax: Das Programm zählt { $move } auf. { $rule }: { $why }
    [state] Falscher Stand: Nach { $move } ist „{ $about }“ { $expected } und nicht { $actual }, wie das Programm sagt.
    [effects] Falsche Wirkung: { $move } ändert „{ $about }“ um { $expected } und nicht um { $actual }, wie das Programm sagt.
    [score] Falsches Ergebnis: „{ $about }“ ist { $expected } und nicht { $actual }, wie das Programm sagt.
   *[hash] Falscher Stand: Nach { $move } ist der Hash { $expected } und nicht { $actual }, wie das Programm sagt.
  }
duel-same = { $games ->
    [one] Eine Partie ohne Unterschied
   *[other] { $games } Partien ohne Unterschied
  }. Verglichen: { $elements } gespielte Elemente, { $lists } Listen erlaubter Aktionen, { $asked } weitere Aktionen, { $numbers } Zahlen.
duel-failed = { $code ->
    [not-started] { $program } lässt sich nicht starten: { $reason ->
        [ENOENT] Es gibt kein Programm dieses Namens
        [EACCES] Es ist kein Programm, das ausgeführt werden darf
        [EMFILE] Zu viele Dateien sind offen
       *[other] { $reason }
      }.
    [ended] In Partie { $game } endete das Programm ({ $reason }), bevor es antwortete: { $about }
    [silent] In Partie { $game } antwortete das Programm nicht innerhalb von { $seconds } s: { $about }
    [line-too-long] In Partie { $game } schrieb das Programm eine Zeile von mehr als 1 MiB.
    [bad-encoding] In Partie { $game } schrieb das Programm eine Zeile, die nicht in UTF-8 kodiert ist.
    [bad-json] In Partie { $game } schrieb das Programm eine Zeile, die kein JSON-Objekt ist: „{ $about }“.
    [unknown-id] In Partie { $game } beantwortete das Programm eine Frage, die nicht offen ist: { $about }
    [not-opened] In Partie { $game } eröffnete das Programm die Partie nicht: { $about }
    [no-word] Das Programm hat zum Spiel nichts gesagt: Seine Antworten enthalten kein Urteil, keine Aktionen und keine Zahlen.
   *[bad-answer] In Partie { $game } gab das Programm eine Antwort, deren „{ $about }“ fehlt oder unlesbar ist.
  }
