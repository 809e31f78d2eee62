# The duel with another program (docs/duel.md): where it differs from the rules, and why it cannot be compared.

duel-difference = { $kind ->
    [refused] Too strict: the program refuses { $move }, which is legal.
    [unlisted] Too strict: { $move } is legal, and not among the moves that the program lists.
    [taken] Too lax: the program takes { $move }. { $rule }: { $why }
    [listed] Too lax: the program lists { $move }. { $rule }: { $why }
    [state] Wrong state: after { $move } “{ $about }” is { $expected }, and not { $actual }, as the program says.
    [effects] Wrong effect: { $move } changes “{ $about }” by { $expected }, and not by { $actual }, as the program says.
    [score] Wrong result: “{ $about }” is { $expected }, and not { $actual }, as the program says.
   *[hash] Wrong state: after { $move } the hash is { $expected }, and not { $actual }, as the program says.
  }
duel-same = { $games ->
    [one] One game without a difference
   *[other] { $games } games without a difference
  }. Compared: { $elements } played elements, { $lists } lists of legal moves, { $asked } other moves, { $numbers } numbers.
duel-failed = { $code ->
    [not-started] { $program } cannot be started: { $reason ->
        [ENOENT] there is no program of this name
        [EACCES] it is no program that may be run
        [EMFILE] too many files are open
       *[other] { $reason }
      }.
    [ended] In game { $game } the program ended ({ $reason }) before it answered: { $about }
    [silent] In game { $game } the program did not answer within { $seconds } s: { $about }
    [line-too-long] In game { $game } the program wrote a line of more than 1 MiB.
    [bad-encoding] In game { $game } the program wrote a line that is not UTF-8.
    [bad-json] In game { $game } the program wrote a line that is no JSON object: “{ $about }”.
    [unknown-id] In game { $game } the program answered a question that is not open: { $about }
    [not-opened] In game { $game } the program did not open the game: { $about }
    [no-word] The program has not said a word about the game: its answers hold no verdict, no moves and no numbers.
   *[bad-answer] In game { $game } the program gave an answer whose “{ $about }” is missing or cannot be read.
  }
