# Why a move is not allowed, and what would be.

## The answer

why-not-verdict = { $verdict ->
    [legal] Questa mossa è consentita.
    [illegal] Questa mossa non è consentita.
   *[undecidable] Da questa registrazione non si può giudicare se questa mossa sia consentita.
  }
why-not-recorded = { $verdict ->
    [legal] La mossa fatta qui è consentita.
    [illegal] La mossa fatta qui non è consentita.
   *[undecidable] Da questa registrazione non si può giudicare se la mossa fatta qui sia consentita.
  }
why-not-lacks = { CAPITAL($reasons) }.
why-not-conditions = Le sue condizioni, nell’ordine in cui vengono controllate:
why-not-nearest = { $count ->
    [one] La mossa consentita più simile:
   *[other] Le mosse consentite più simili:
  }
why-not-nearest-possible = Qui nulla è certo. Le più simili, possibili per quanto risulta dalla registrazione:
why-not-legal = { $count ->
    [0] Qui le regole non consentono alcuna mossa.
    [one] Qui è consentita una mossa.
   *[other] Qui sono consentite { $count } mosse.
  }
why-not-possible = { $count ->
    [one] Un’altra è forse possibile; la registrazione non basta a stabilirlo.
   *[other] Altre { $count } sono forse possibili; la registrazione non basta a stabilirlo.
  }
why-not-group = { $headline } ({ $count })
why-not-other-group = Altre ({ $count })
why-not-changes-nothing = non cambia altro
why-not-same-number = Hanno lo stesso numero anche: { $places }.

## What could not be answered

why-not-no-place = In questa partita non c’è alcuna mossa { $place }. { $last ->
    [0] Non è registrato alcun turno; 1.1 sarebbe la prima mossa.
    [one] C’è un solo turno.
   *[other] I turni sono { $last }.
  }
why-not-no-place-in-turn = In questa partita non c’è alcuna mossa { $place }. Nel turno { $turn } ci sono: { $places }.
why-not-no-place-in-section = In questa partita non c’è alcuna mossa { $place }. Ci sono: { $places }.
why-not-which-in-turn = Nel turno { $turn } ci sono più mosse: { $places }. Se ne sceglie una con --at.
why-not-which-in-section = In { $place } ci sono più mosse: { $places }. Se ne sceglie una con --at.
why-not-no-game = { $file } non contiene alcuna partita.
why-not-several-games = { $file } contiene più partite. Se ne scelga una con --game: { $games }.
why-not-unknown-game = { $file } non contiene alcuna partita «{ $game }», ma: { $games }.
why-not-and-more = { $games } e altre
why-not-unreadable = Non è stato possibile leggere la mossa. { $why }
why-not-no-element = Una mossa si scrive come un solo elemento XML, ad esempio { $example } (qui: { $problem }).
why-not-part-of-nothing = <{ $element }> è solo una parte di una mossa, e in { $place } non ne è registrata alcuna di cui possa far parte.
