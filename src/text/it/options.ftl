# Le opzioni dei giochi in parole, e che cosa cambierebbe un’altra lettura di una regola.
# Ogni opzione: di che cosa si tratta; .is-<valore>: che cosa significa quel valore.

## Secondo quali regole è stata giudicata una partita

options-line = Regole: { $options }
options-standard = le opzioni usuali
options-one = { $title }: { $meaning } ({ $option }={ $value })

## Che cosa cambierebbe un’altra lettura

options-legal = Con { $element } ({ $title }: { $meaning }) sarebbe permesso{ $others ->
    [0] .
    [one] , ma ci sarebbe { $others } altro rilievo.
   *[other] , ma ci sarebbero altri { $others } rilievi.
  }
options-illegal = Con { $element } ({ $title }: { $meaning }) sarebbe una violazione: { $message }
options-ruling = Il regolamento lo lascia aperto ({ $id }): { $question } Deciso: { $decided }

## Valletta

valletta-option-variant-start-player = Variante del primo giocatore
    .is-false = no, prima della partita si scelgono dei beni
    .is-true = sì, senza scelta e con due turni brevi all’inizio
valletta-option-variant-fewer-barrels = Meno barili
    .is-false = no, un barile su ognuno dei 25 spazi
    .is-true = sì, 13 barili sugli spazi dispari
valletta-option-house-reshuffle = Quando si mescolano gli scarti
    .is-lazy = quando si deve pescare e il mazzo di pesca è vuoto
    .is-eager = appena pescata l’ultima carta del mazzo
valletta-option-house-exchange = Scambio con Commerciante e Mercante
    .is-may = facoltativo
    .is-must-if-able = obbligatorio per chi può pagare
valletta-option-house-purchase = Acquisto da Laparelli, Schilling e del Monte
    .is-may = facoltativo
    .is-must-if-able = obbligatorio per chi può pagare
valletta-option-house-two-player-extra = Bene in più di Monaco, Oste e Gabelliere in due
    .is-may = facoltativo
    .is-must = obbligatorio
valletta-option-house-upgraded-values = Valori degli edifici migliorati
    .is-component = come nell’edizione
    .is-double = il doppio del fronte
valletta-option-house-apprentice-chain = Apprendista dopo un Apprendista
    .is-none = non ha effetto
    .is-chain = ripete ciò che ha fatto il primo
valletta-option-house-supply = Riserva dei beni
    .is-unlimited = non finisce mai
    .is-proxied = limitata, e i barili aperti fanno le veci dei pezzi
    .is-strict = limitata ai pezzi della scatola
valletta-option-house-trigger-25 = Fase finale per punti
    .is-reach-or-pass = con 25 punti o più
    .is-exact = con 25 punti esatti
valletta-option-house-substitute-type = Beni che ne sostituiscono un altro
    .is-other = devono essere di un altro tipo
    .is-any = possono essere dello stesso tipo
valletta-option-house-end-phase-gains = Personaggi ottenuti nella fase finale
    .is-playable = si possono ancora giocare
    .is-set-aside = si mettono da parte

## Tallinn

tallinn-option-start-score = Punti all’inizio
    .is-4 = 4
    .is-0 = nessuno, come nell’esempio del regolamento
tallinn-option-legate = Il Legato dell’imperatore
    .is-false = non in gioco
    .is-true = in gioco
tallinn-option-tower-decision = Decisioni sulle torri
    .is-simultaneous = tutti insieme
    .is-leader-first = uno dopo l’altro, da chi è in testa
tallinn-option-leader-first-rest = Gli altri dopo chi è in testa
    .is-descending = decidono nell’ordine dei punti
    .is-simultaneous = decidono insieme
tallinn-option-tower-eligibility = Diritto di costruire una torre
    .is-contest-this-round = con una contesa di questo turno
    .is-any-earlier-contest = con una qualsiasi contesa fin qui
tallinn-option-tower-counts = Persone su una torre
    .is-whole-card = quelle di entrambe le metà
    .is-half-card = quelle della metà che era attiva
tallinn-option-start-card-may-be-tower = Carta iniziale come torre
    .is-false = non permessa
    .is-true = permessa
tallinn-option-five-diff-scope = Punto pagato per cinque persone in meno
    .is-display-estates = solo con i ceti
    .is-display-and-towers = con i ceti e con le torri
tallinn-option-legate-display-bonus = Due persone per un Legato esposto
    .is-arms-side-only = se si vede lo stemma
    .is-either-side = qualunque metà si veda
tallinn-option-legate-tower-counts-printed-persons = Le tre persone di un Legato fra le torri
    .is-true = contano
    .is-false = non contano
tallinn-option-legate-bonus-in-tiebreak = Le due persone aggiunte del Legato nello spareggio
    .is-true = contano
    .is-false = non contano
tallinn-option-legate-arms-requires-contest = Contesa dello stemma imperiale
    .is-false = facoltativa
    .is-true = obbligatoria
tallinn-option-play-mandatory = Giocare una carta
    .is-true = obbligatorio
    .is-false = facoltativo

## Rattus

rattus-option-preset = Versione delle regole
    .is-book = il libretto
    .is-yucata = le modifiche di Yucata.de
rattus-option-expansion = Pied Piper
    .is-false = non in gioco
    .is-true = in gioco
rattus-option-end-timing = Fine dei turni regolari
    .is-after-trigger-turn = dopo il turno che l’avvia
    .is-complete-round = quando tutti hanno avuto lo stesso numero di turni
rattus-option-end-trigger-latch = Ultimo cubetto o ultimo segnalino
    .is-event = avvia subito la fine
    .is-end-of-turn = avvia la fine se a turno concluso è ancora così
rattus-option-placement-obligation = Piazzare cubetti
    .is-exact = obbligatorio, nel numero esatto
    .is-up-to = obbligatorio, se ne possono piazzare meno
    .is-optional = facoltativo, se ne possono piazzare meno
rattus-option-window-policy = Abilità nei momenti che le regole lasciano in sospeso
    .is-lenient = accettate
    .is-strict = non permesse
    .is-free = accettate, anche fra due segnalini
rattus-option-knight-neutral-scope = I due cubetti neutrali del Cavaliere
    .is-whole-ravage = valgono per tutta la devastazione
    .is-per-token = si decidono per ogni segnalino
rattus-option-neutral-enables-ravage = Devastazione dove ci sono solo cubetti neutrali
    .is-false = non ha luogo
    .is-true = ha luogo
rattus-option-figure-may-return = Due passi della figura, andata e ritorno
    .is-false = non permessi
    .is-true = permessi
rattus-option-figure-walled-in = Figura chiusa fra i muri
    .is-stay-no-plague = resta, e la peste non arriva
    .is-stay-and-plague = resta, e la peste infuria lì
rattus-option-last-round-knight = Cavaliere nell’ultimo giro
    .is-deferred-final = vale nella peste finale
    .is-immediate = devasta subito
rattus-option-last-round-zero-steps = Cavaliere o Crociato senza passi nell’ultimo giro
    .is-true = permesso
    .is-false = non permesso
rattus-option-last-round-knight-counts = La figura del Cavaliere nella peste finale
    .is-when-used = vale solo se il Cavaliere è stato usato nell’ultimo giro
    .is-when-owned = vale finché qualcuno ha il Cavaliere
rattus-option-last-round-spread = Segnalini nuovi quando la figura si muove nell’ultimo giro
    .is-false = nessuno
    .is-true = come in un turno regolare
rattus-option-last-round-serf = Servo della gleba nell’ultimo giro
    .is-immediate = devasta subito
    .is-deferred-final = agisce nella peste finale
rattus-option-last-round-serf-zero-steps = Servo della gleba senza passi nell’ultimo giro
    .is-false = non permesso
    .is-true = permesso
rattus-option-soldier-needs-spread = Il segnalino del Soldato
    .is-true = solo dove ne arrivano altri
    .is-false = anche dove non ne arrivano altri
rattus-option-soldier-target = Regione per il segnalino del Soldato
    .is-neighbour = accanto alla regione della peste
    .is-anywhere = una qualunque in cui ci sia posto
rattus-option-soldier-empty-supply-source = Il segnalino del Soldato nell’ultimo giro a riserva vuota
    .is-discarded = uno di quelli scartati
    .is-all-tokens = uno qualunque dei 49
rattus-option-crusader-unresolved-tokens = Segnalini scoperti dal Crociato che non agiscono più
    .is-discard = si scartano
    .is-stay = restano
rattus-option-baker-source = Cubetto per il Fornaio
    .is-personal-supply = dalla riserva del giocatore
    .is-board = dalla plancia
rattus-option-baker-cubes-count-as-deployed = Cubetti sul Fornaio
    .is-false = non contano come piazzati
    .is-true = contano come piazzati
rattus-option-messenger-same-owner = Scambio di due cubetti dello stesso giocatore col Messaggero
    .is-false = non permesso
    .is-true = permesso
rattus-option-messenger-castle = Scambio di un cubetto nel castello col Messaggero
    .is-true = permesso
    .is-false = non permesso
rattus-option-mayor-partial = Sindaco che tralascia una regione in cui è in testa
    .is-true = permesso
    .is-false = non permesso
rattus-option-queen-partial = Uno solo dei due cubetti della Regina
    .is-true = permesso
    .is-false = non permesso
rattus-option-queen-in-rat-free-region = Regina in una regione senza segnalini
    .is-true = permessa
    .is-false = non permessa
rattus-option-queen-walls-split-area = Muri nella zona della Regina
    .is-false = non la dividono
    .is-true = la dividono
rattus-option-walls-share-border = Più muri su un solo confine
    .is-false = non permessi
    .is-true = permessi
rattus-option-bishop-blocks-witch-swap = Scambio della Strega nella regione di un vescovo
    .is-false = permesso
    .is-true = non permesso
rattus-option-potion-use = Pozione sotto un cubetto colpito
    .is-owner-choice = decide il proprietario
    .is-forced-most-first = va sempre via per prima, dove ce ne sono di più
rattus-option-potion-limit = Pozioni
    .is-10 = dieci in tutto
    .is-unlimited = non finiscono mai
rattus-option-king-potion = Cubetto che prende il Re
    .is-owner-choice = sceglie il proprietario
    .is-no-potion-first-then-fewest = uno senza pozioni, altrimenti quello che ne ha meno
rattus-option-final-plague-nuns = Suore nella peste finale
    .is-count = riducono la popolazione
    .is-ignored = non contano
rattus-option-final-plague-potions = Pozioni nella peste finale
    .is-protect = proteggono
    .is-ignored = non proteggono
rattus-option-final-token-order = Ordine dei segnalini nella peste finale
    .is-as-logged = come registrato
    .is-random-system = lasciato al caso
rattus-option-tie-break-order = In caso di parità vince chi verrebbe dopo
    .is-clockwise = nell’ordine dei turni regolari
    .is-counter-clockwise = nell’ordine dell’ultimo giro
rattus-option-card-estates = Classi delle carte
    .is-by-pairs = come risulta dal loro ordine nelle regole
    .is-as-declared = come le indicano i valori delle carte
