# Il foglio di domande su una partita.

## La pagina

quiz-document-title = Domande su { $kicker }
quiz-heading = Che cosa dicono le regole?
quiz-standfirst = { $count ->
    [one] Una domanda
   *[other] { $count } domande
  } su questa partita a { $game } fra { $players }. Ognuna dice che cosa si vede sul tavolo; la risposta viene dalle regole.
quiz-none = Da questa partita non si ricavano domande: è troppo breve, oppure troppe cose sono nascoste o contro le regole.
quiz-level-1 = Per cominciare
quiz-level-2 = Regole alla mano
quiz-level-3 = Difficile
quiz-word-skip = Vai alle domande
quiz-word-contents = Indice
quiz-word-table = Sul tavolo
quiz-word-picture = Il tavolo prima di questa mossa
quiz-word-options = A scelta
quiz-word-answer = Risposta
quiz-word-answers = Risposte
quiz-word-report = nel resoconto
quiz-word-whole-report = Il resoconto di questa partita
quiz-word-name = Nome
quiz-word-date = Data
quiz-word-question = Domanda
quiz-written = Le domande si trovano in { $path }

## La scheda didattica

lesson-document-title = Scheda didattica: { $kicker }
lesson-written = La scheda didattica si trova in { $path }
lesson-word-skip = Vai alle domande
lesson-word-moments = Momenti chiave
lesson-word-moments-lead = Ogni tavolo è come si presentava dopo la mossa; ciò che è appena cambiato è evidenziato.
lesson-word-questions = Tre domande
lesson-word-end = Il tavolo alla fine
lesson-word-slides = Mostra come diapositive
lesson-word-sheet = Torna alla scheda
lesson-word-back = Indietro
lesson-word-on = Avanti
lesson-word-keys = Con le frecce o con un tocco si va avanti, con Esc si torna alla scheda.

## Risposte

quiz-yes = Sì
quiz-no = No
quiz-number = { $number }
quiz-points = { $number ->
    [0] nessun punto
    [one] { $number } punto
   *[other] { $number } punti
  }
quiz-goods = { $goods }
quiz-player = { $player }
quiz-nobody = nessuno
quiz-order = { $players }

## Valletta

quiz-valletta-jean = { $space ->
    [0] Jean è ancora sulla torre.
   *[other] Jean è sullo spazio { $space } della strada.
  }
quiz-valletta-owns = { $player } ha { $goods }.
quiz-valletta-buildings = { $count ->
    [0] { $player } non possiede ancora edifici.
    [one] { $player } possiede un edificio: { $cells }.
   *[other] { $player } possiede { $count } edifici: { $cells }.
  }
quiz-valletta-bonus = { $player } mette una casa in { $cell }. Spetta il bonus di 2 punti?
quiz-valletta-column = Jean avanza sullo spazio { $space }. Quale colonna vede da lì?
quiz-valletta-price = { $player } gioca { IL($card) } e costruisce in { $cell }. Quanto costa?
quiz-valletta-upgrade-price = { $player } gioca { IL($card) } e migliora { $cell }. Quanto costa?
quiz-valletta-draw = Alla fine del turno { $player } ha in mano { $hand ->
    [0] nessuna carta
    [one] { $hand } carta
   *[other] { $hand } carte
  }. Quante ne pesca?
quiz-valletta-icons = { $player } gioca { IL($card) }. { $kind ->
    [gold] Quante monete
    [stone] Quante pietre
    [brick] Quanti mattoni
   *[other] Quanto { $good }
  } ne ricava?
quiz-valletta-count = { $player } gioca { IL($card) }. { $points ->
    [yes] Quanti punti ne ricava?
   *[no] Quanti beni ne ricava?
  }
quiz-valletta-gift = { $player } usa { IL($card) }. Chi deve cedere qualcosa?
quiz-valletta-goods-left = Alla fine { AL($player) } { $goods ->
    [one] resta { $goods } bene
   *[other] restano { $goods } beni
  }. Quanto valgono?
quiz-valletta-may-build = { $player } gioca il Costruttore e vuole costruire in { $cell } { $paidCount ->
    [0] senza pagare nulla
   *[other] pagando { $paid }
  }. È permesso?

## Tallinn

quiz-tallinn-persons = { $player }: { $count ->
    [one] { $count } { $person }
   *[other] { $count } { $estate }
  } nell’esposizione
quiz-tallinn-tower-has = { $player }: valore delle torri { $count }
quiz-tallinn-contest = { $player } ha aperto una contesa per { IL($estate) }. Quanti punti ne ricava?
quiz-tallinn-estate = Punteggio finale: quanti punti segna { $player } per { IL($estate) }?
quiz-tallinn-towers = Punteggio finale: quanti punti segna { $player } per le torri?
quiz-tallinn-half-coin = { $player } ha attivato una metà con una moneta.
quiz-tallinn-half-plain = { $player } ha attivato una metà senza monete.
quiz-tallinn-coin = In questo turno { $player } può costruire una torre?
quiz-tallinn-legate = Il Legato di { $player } mostra lo stemma imperiale e apre una contesa per { IL($estate) }. Quanti { $estate } contano per { $player }?
quiz-tallinn-left = { $player } trasforma in torre { IL($card) } dell’esposizione. La metà attiva mostra { $amount ->
    [one] { $amount } { $person }
   *[other] { $amount } { $estate }
  }. Quanti { $estate } restano nell’esposizione?
quiz-tallinn-payment = Punteggio finale: { $player } ha { $difference } { $estate } più di { $other }. { $other } paga un punto per questo?
quiz-tallinn-tower-value = Qual è il valore delle torri di { $player }?
quiz-tallinn-may-tower = In questo turno { $player } vuole trasformare in torre { IL($card) } dell’esposizione. È permesso?

## Rattus

quiz-rattus-token = Il numero sul segnalino è { $limit }.
quiz-rattus-cubes = { CAPITAL(NEL($region)) } { $cubes ->
    [one] c’è { $cubes } cubetto
   *[other] ci sono { $cubes } cubetti
  }.
quiz-rattus-neutral = La figura della peste vale { $neutral ->
    [one] { $neutral } cubetto
   *[other] { $neutral } cubetti
  }.
quiz-rattus-nuns = { $nuns ->
    [one] Lì c’è anche una suora.
   *[other] Lì ci sono anche { $nuns } suore.
  }
quiz-rattus-has = { $player }: { $cubes ->
    [0] nessun cubetto
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
  }
quiz-rattus-owns = { $player } possiede { IL($cards) }.
quiz-rattus-tokens = { CAPITAL(IL($region)) } { $rats ->
    [0] non ha segnalini
    [one] ha { $rats } segnalino
   *[other] ha { $rats } segnalini
  }.
quiz-rattus-seats = Attorno al tavolo, in senso orario: { $players }
quiz-rattus-figure = La figura della peste è { NEL($region) }.
quiz-rattus-outbreak = { CAPITAL(NEL($region)) } si scopre un segnalino. Scoppia la peste?
quiz-rattus-losses = { CAPITAL(NEL($region)) } scoppia la peste; il segnalino colpisce: { $hits }. Chi perde cubetti?
quiz-rattus-place = { $player } piazza cubetti { NEL($region) }. Quanti?
quiz-rattus-spread = La figura della peste si ferma { NEL($region) }. Quanti segnalini nuovi portano in gioco quelli che vi si trovano?
quiz-rattus-last-round = { $player } ha provocato la fine. In quale ordine si svolge l’ultimo giro?
quiz-rattus-may-move = { $player } vuole muovere la figura della peste { NEL($region) }, in un solo passo. È permesso?
