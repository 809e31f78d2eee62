# Il libro delle regole: pagine, ricerca e copertura.

## Una regola

rules-no-game = Non c’è un gioco «{ $found }». Kiebitz conosce { $known }.
rules-standard = valore usuale
rules-limit = In una registrazione
rules-limit-permits = nulla la viola, perché permette o consiglia qualcosa
rules-limit-unwritten = non vi ha posto e la si racconta soltanto
rules-limit-elsewhere = chi la viola infrange un’altra regola, che viene nominata al suo posto
rules-limit-silent = solo una violazione la mostra, perché vieta o esige qualcosa
rules-ruling-differs = I regolamenti differiscono
rules-ruling-open = Lasciato in sospeso
rules-messages = Che altro può dire check
rules-written = Il libro delle regole si trova in { $path }

## Un’opzione

rules-offers-variant = Una variante offerta dal regolamento.
rules-offers-expansion = Un’espansione: altre carte con le loro regole.
rules-offers-online = Le regole di una piattaforma online al posto di quelle stampate.
rules-option-set-by = anche con { $element }
rules-option-written = In una registrazione, per esempio
rules-options-count = { $count ->
    [one] { $count } opzione
   *[other] { $count } opzioni
  }
rules-options-none = Non c’è un gioco né un’opzione «{ $query }».

## La pagina di un libro delle regole

book-language = Italiano
book-title = { $game }: le regole, una per una
book-kicker = Libro delle regole di { $game }
book-standfirst = { $rules } regole, con parole nostre e ciascuna con la sua fonte: { $explicit } scritte in un regolamento, { $derived } che ne derivano e { $ruling } su cui i regolamenti tacciono o si contraddicono.
book-heading = Le regole di { $game }, una per una
book-word-skip = Vai alle regole
book-word-languages = Lingue
book-word-games = Giochi
book-word-contents = Indice
book-word-search = Cerca nelle regole
book-word-search-hint = Parole che devono comparire tutte, per esempio una carta o una sigla
book-word-search-clear = Mostra tutte
book-word-link = Collegamento a questa regola
book-word-sources = Dove si trova
book-word-option = Si può cambiare
book-word-messages = Che cosa può dire check
book-word-examples = Esempi
book-word-decided = Qui vale
book-word-rulings = Dove i regolamenti differiscono o tacciono
book-word-rulings-lead = Tutti i passi su cui abbiamo dovuto decidere, e come abbiamo deciso. Dove c’è un’opzione si può decidere altrimenti.
book-word-options = Opzioni
book-word-options-lead = Che cosa può scegliere una registrazione; per primo il valore usuale.
book-word-concerns = Regole
book-word-by-option = altra scelta:
book-found = { $count ->
    [0] Nessuna regola ha tutte queste parole.
    [one] { $count } regola
   *[other] { $count } regole
  }

## Le regole di una partita, nel suo resoconto

report-rules-lead = Questa partita ha usato { $used ->
    [one] una regola
   *[other] { $used } delle { $all } regole
  }. Ognuna sta qui con i turni in cui è comparsa, prima le più frequenti.
report-rules-met = Quando ogni regola è comparsa per la prima volta
report-rules-met-lead = Che cosa incontra, e quando, chi impara il gioco da questa partita.
report-rules-met-begin = { $turnWord ->
    [round] Entro la fine del primo turno
   *[turn] Entro il primo turno di ciascuno
  }
report-rules-met-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
  }
report-rules-used = { $count ->
    [1] Una volta
    [2] Due volte
   *[other] { $count } volte
  }
report-rules-in = { $turnWord ->
    [round] { $count ->
        [one] turno
       *[other] turni
    }
   *[turn] { $count ->
        [one] turno
       *[other] turni
    }
  }
report-rules-more = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
  }
report-options-all = Tutte le opzioni
report-readings = Altre letture
report-readings-lead = I regolamenti lasciano qualcosa in sospeso. Se avessimo deciso altrimenti, queste mosse permesse non lo sarebbero.
report-readings-more = E { $count ->
    [one] un altro caso
   *[other] altri { $count } casi
  }.

## Quali regole hanno mostrato le partite registrate

coverage-title = Quali regole mostrano queste partite
coverage-kicker = Copertura delle regole di { $game }
coverage-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } di { $game }: { $shown ->
    [one] { $shown } regola su { $all } applicata o violata
   *[other] { $shown } regole su { $all } applicate o violate
  }.
coverage-no-games = In ciò che è stato indicato non c’è alcuna partita.
coverage-columns-rule = Regola
coverage-columns-enacted = applicata
coverage-columns-broken = violata
coverage-columns-doubted = incerta
coverage-columns-games = partite
coverage-columns-following = conseguenze
coverage-columns-lead = Applicata: mosse in cui la regola è stata rispettata o ha avuto effetto. Violata: le sue violazioni; conseguenze: quelle che una violazione precedente spiega. Incerta: mosse in cui ciò che è nascosto la lascia in sospeso.
coverage-missing = Mai raggiunte
coverage-missing-lead = Queste regole avrebbero potuto comparire e non l’hanno fatto.
coverage-missing-none = È comparsa ogni regola che una registrazione può mostrare.
coverage-doubted = Comparse, ma rimaste incerte
coverage-doubted-lead = Ogni volta ciò che è nascosto le ha lasciate in sospeso, oppure la loro violazione seguiva da una precedente.
coverage-silent = Mai violate, e mostrate solo da una violazione
coverage-silent-lead = Vietano o esigono qualcosa. Le partite che non le violano non ne dicono nulla.
coverage-unwritten = In nessuna registrazione
coverage-unwritten-lead = Le registrazioni non hanno posto per ciò di cui parlano queste regole.
coverage-shown = Regole comparse
coverage-written = La copertura delle regole si trova in { $path }
