# La pagina su cui si registra una partita al tavolo: le sue parole, e come si chiamano le mosse.

## The page

record-title = Una partita a { $game }
record-no-script = Questa pagina ha bisogno di JavaScript: è un programma che contiene le regole del gioco.
record-written = La pagina si trova in { $path }
record-language = Lingua
record-new = Una nuova partita
record-lead = L’arbitro al vostro tavolo: mostra che cosa è permesso adesso, annota ciò che fate e dice quale regola si oppone al resto. Nulla esce da questa pagina.
record-kept = Le vostre partite
record-entries = { $count ->
    [one] una voce
   *[other] { $count } voci
  }
record-go-on = Continua
record-remove = Elimina
record-remove-sure = Elimina per sempre
record-a-copy = copia di prova
record-not-saved = Non salvato: questo browser non conserva nulla per questa pagina, o non ha spazio. Scarica la registrazione ogni tanto.
record-players = Chi gioca? Per primo chi inizia
record-player = Giocatore { $number }
record-nobody = Dove non siede nessuno, il nome resta vuoto.
record-options = Varianti e regole della casa
record-standard = { $meaning } (standard)
record-edition = Giudicare secondo i valori delle carte forniti con Kiebitz (una nostra ricostruzione)
record-edition-own = Giudicare secondo i valori delle carte contenuti in questa pagina
record-edition-other = Non contiene valori delle carte di { $game }: la pagina ha quelli forniti con Kiebitz.
record-hidden = Carte nascoste
record-keep-hands = Annotare con quali carte tutti iniziano
record-keep-draws = Annotare quali carte vengono pescate
record-lay-out = Prepara il tavolo
record-party-wrong = Devono giocare almeno in due.
record-laid = Che cosa c’è sul tavolo
record-laid-lead = Distribuito a caso. Preparate il tavolo così, oppure scegliete qui che cosa c’è sul vostro.
record-deal = Distribuisci di nuovo
record-begin = Inizia
record-leave = Torna a tutte le partite
record-board = La plancia com’è adesso
record-mat = Ciò che sta davanti a { $name }
record-spot = { $thing }: { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }
record-touched = Sulla plancia: { $things }
record-untouch = Tutte le mosse
record-moves = Che cosa si può fare adesso
record-moves-none = Non c’è più nulla da fare.
record-moves-chosen = Scelto
record-back = Una parte indietro
record-done = Nient’altro
record-truth-open = forse: ciò che è nascosto o non è stato annotato lo lascia aperto
record-truth-not-allowed = non permesso
record-any = Mostra anche ciò che non è permesso
record-try = Prova in una copia
record-copy-lead = Una copia per fare prove. La partita resta com’era.
record-copy-back = Torna alla partita
record-unseen = Non vista
record-unknown = { $count } ancora da scoprire
record-which = Qual è?
record-yes = { $value ->
    [true] sì
   *[false] no
  }
record-refused = Questo non è permesso
record-nearest = Che cosa sarebbe permesso invece
record-anyway = È stato giocato lo stesso
record-another = Scegli un’altra mossa
record-undo = Annulla
record-redo = Ripeti
record-step = { $at } di { $length } voci
record-score = Punteggio
record-score-player = Giocatore
record-score-now = adesso
record-score-ended = se finisse adesso
record-score-final = alla fine
record-score-ranked = { $points } ({ $rank }º)
record-end = La partita è finita: conta il risultato
record-told = Che cosa è successo
record-told-latest = L’ultima voce
record-told-here = Continua da qui
record-told-breach = giocato lo stesso
record-remark = Un’osservazione
record-remark-mark = Giudizio
record-remark-none = nessuno
record-remark-note = Nota
record-remark-write = Annota
record-log = La registrazione
record-log-lead = Una registrazione nel formato di Kiebitz. La leggono kiebitz check, report e questa pagina.
record-download = Scarica
record-every = Scarica automaticamente
record-every-never = mai
record-every-entries = { $count ->
    [one] a ogni voce
   *[other] ogni { $count } voci
  }
record-since = Dall’ultimo download: { $count ->
    [one] una voce
   *[other] { $count } voci
  }
record-copy = Copia
record-copied = Copiato.
record-not-copied = Il browser non lo permette: apri «XML» qui sotto e copia a mano.
record-share = Condividi
record-import = Continua una registrazione
record-import-file = Un file vostro: la partita si apre alla fine e continua da qualsiasi voce.
record-import-unreadable = Questo file non è una registrazione leggibile.
record-import-other-game = Questa registrazione riguarda un altro gioco. Questa pagina conosce solo { $game }.
record-import-too-large = Questa registrazione è più lunga di qualsiasi partita.

## What is done

record-do-draft = Tieni un bene
record-do-turn = Turno successivo
record-do-round = Turno successivo
record-do-play = Gioca una carta
record-do-take = Prendi
record-do-build = Costruisci
record-do-upgrade = Migliora
record-do-exchange = Scambia
record-do-give = Ricevi
record-do-extra = In più
record-do-barrel = Apri un barile
record-do-hire = Assumi
record-do-dismiss = Licenzia
record-do-draw = Carte pescate
record-do-final-phase = Inizia la fase finale
record-do-contest = Contesa
record-do-tower = Torre
record-do-bonus = Il Legato si unisce a
record-do-transfer = Pagamento
record-do-towers = Scopri le torri
record-do-final = Punteggio finale
record-do-settle = Piazza due cubetti
record-do-class = Prendi una carta classe
record-do-place = Piazza cubetti
record-do-use = Usa
record-do-move = Sposta cubetti
record-do-shift = Sposta un segnalino
record-do-peek = Guarda un segnalino
record-do-swap = Scambia i due segnalini
record-do-castle = Nel castello
record-do-exchange-cubes = Scambia due cubetti
record-do-wall = Muro
record-do-nun = Suora
record-do-bishop = Vescovo
record-do-pipe = Porta via
record-do-potion = Pozione
record-do-bake = Sul fornaio
record-do-add = Aggiungi cubetti
record-do-order = In quest’ordine
record-do-extra-rat = Segnalino aggiuntivo
record-do-plague = Muovi la peste
record-do-spread = La peste si diffonde
record-do-reveal = Scopri un segnalino
record-do-lose = Perdita
record-do-spend-potion = Spendi una pozione
record-do-unload = Dal fornaio
record-do-last-round = L’ultimo giro
record-do-final-plague = La peste finale
record-do-hand = Mano
record-do-start = Carta iniziale
record-do-classes = Carte classe
record-laid-plague = La figura della peste comincia in

## Its values

record-with-at = su { $value }
record-with-at-site = in { $value }
record-with-pay = per { $value }
record-with-from = { $word ->
    [castle] dal castello
    [baker] dal Fornaio
    [supply] dalla riserva
   *[other] da { $value }
  }
record-with-from-tower-from = { $word ->
    [display] dall’esposizione
    [hand] dalla mano
   *[none] non costruita
  }
record-with-from-owner = { $word ->
    [supply] dalle carte disponibili
   *[player] da { $value }
  }
record-with-to = { $word ->
    [castle] nel castello
   *[other] in { $value }
  }
record-with-to-player-id = a { $value }
record-with-cubes = cubetti: { $value }
record-with-rats = segnalini: { $value }
record-with-slot = posto { $value }
record-with-slots = { $count ->
    [one] posto { $value }
   *[other] posti { $value }
  }
record-with-token = segnalino: { $value }
record-with-tokens = segnalini: { $value }
record-with-path = { $count ->
    [0] nessun passo
   *[other] in { $value }
  }
record-with-potions = pozioni: { $value }
record-with-on = pozioni già lì: { $value }
record-with-as-cubes = la figura vale come cubetti: { $value }
record-with-by = { $value }
record-with-between = tra { $value }
record-with-give = dai { $value }
record-with-b = con { $value }
record-with-a-potions = pozioni del primo: { $value }
record-with-b-potions = pozioni del secondo: { $value }
