# Per chi programma: tipi di errore, gruppi, rilievi noti.

## Che cosa dice un rilievo del programma che ha scritto la registrazione

referee-bug = tipo di errore: { $kind }
referee-bug-too-permissive = troppo permissivo
referee-bug-too-permissive-means = il programma ha lasciato passare una mossa vietata
referee-bug-too-strict = troppo severo
referee-bug-too-strict-means = il programma ha rifiutato o tralasciato ciò che era dovuto
referee-bug-wrong-effect = effetto sbagliato
referee-bug-wrong-effect-means = il programma ha fatto altro da ciò che dice la regola
referee-bug-wrong-bookkeeping = conti sbagliati
referee-bug-wrong-bookkeeping-means = le mosse sono giuste, i totali del programma no
referee-bug-wrong-order = ordine sbagliato
referee-bug-wrong-order-means = il programma ha fatto la cosa giusta al momento sbagliato
referee-bug-wrong-value = valore di carta sbagliato
referee-bug-wrong-value-means = nella tabella del programma una carta ha un valore diverso da quello dell’edizione
referee-bug-incomplete-log = registrazione incompleta
referee-bug-incomplete-log-means = la registrazione dice troppo poco, o nulla di utilizzabile

## Che cosa è noto

referee-known-baseline = { $why ->
    [none] noto (elenco)
   *[said] noto (elenco): { $text }
  }
referee-known-quirk = { $why ->
    [none] noto (deviazione dichiarata)
   *[said] noto (deviazione dichiarata): { $text }
  }
referee-known-choice = non richiesto (--select, --ignore)
referee-known = { $count ->
    [one] { $count } rilievo noto
   *[other] { $count } rilievi noti
  }
referee-ignored = { $count ->
    [one] { $count } rilievo non richiesto
   *[other] { $count } rilievi non richiesti
  }
referee-allowed = { $count ->
    [one] { $count } rilievo conta
   *[other] { $count } rilievi contano
  }, { $most ->
    [one] ne è ammesso { $most }
   *[other] ne sono ammessi { $most }
  }
referee-gone = { $file }: non si trova più: { $game }, { $at } { $rule }
referee-unchecked = { $count ->
    [one] { $count } voce dell’elenco riguarda una partita che non è stata controllata
   *[other] { $count } voci dell’elenco riguardano partite che non sono state controllate
  }
referee-baseline-written = { $path } ha ora { $count ->
    [one] { $count } voce
   *[other] { $count } voci
  }.
referee-baseline-unread = { $path } resta com’era: una parte dei dati non si è potuta leggere.

## Che cosa non va in un file di rilievi noti (says: meant, found o plain)

referee-file-unreadable = Il file non si può leggere: { refused-reading }.
referee-file-packed = Il file è compresso: va prima estratto.
referee-file-encoding = { engine-fault-encoding }
referee-file-syntax = { $says ->
    [found] Questo non è JSON: trovato { $found }
   *[plain] Questo non è JSON, o finisce troppo presto.
  }
referee-file-type = Qui ci vuole: { $expected }
referee-file-value = { $says ->
    [found] «{ $found }» qui non può stare; ci vuole qualcosa come «{ $expected }».
   *[plain] Qui ci vuole: «{ $expected }».
  }
referee-file-unknown-key = { $says ->
    [meant] «{ $found }» qui non esiste; forse si intendeva «{ $meant }».
   *[found] «{ $found }» qui non esiste; si conoscono: { $expected }.
  }
referee-file-missing-key = Qui manca «{ $expected }».
referee-file-unknown-rule = { $says ->
    [meant] Non c’è nessuna regola «{ $found }»; forse si intendeva «{ $meant }».
   *[found] Non c’è nessuna regola «{ $found }».
  }
referee-file-dates = L’ultimo giorno, { $found }, viene prima del primo, { $expected }.
referee-file-unknown-word = { $says ->
    [meant] «{ $found }» qui non può stare; forse si intendeva «{ $meant }».
   *[found] «{ $found }» qui non può stare; ci vuole uno di questi: { $expected }
  }
referee-file-no-anchor = Questa annotazione ha un posto, ma non ancora un’ancora. La aggiunge «kiebitz notes LOG --notes FILE».

## Gruppi

referee-groups = { $groups ->
    [one] Tutti i rilievi vengono probabilmente da { $groups } errore
   *[other] I rilievi vengono probabilmente da { $groups } errori
  }
referee-groups-dropped = { $count ->
    [one] Un altro rilievo era di troppo per essere raggruppato.
   *[other] Altri { $count } rilievi erano troppi per essere raggruppati.
  }
referee-group-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
referee-group-findings = { $count ->
    [one] { $count } rilievo
   *[other] { $count } rilievi
  }
referee-group-never-first = sempre dopo un altro errore
referee-group-rules = si mostra come: { $rules }
referee-group-facts = in comune: { $facts }
referee-group-unclaimed = si vede solo dal risultato. Mostrerebbero il punto le registrazioni con una di queste indicazioni: { $claims }
# claim: as it stands in a log
referee-claim = { $claim } { $after ->
    [play] dopo ogni giocata
    [round] dopo ogni turno
    [plague] a ogni peste
   *[turn] dopo ogni turno
  }
referee-group-example = quello raggiunto più presto:
referee-fact-never = mai { $fact }
referee-fact-seat = giocatore { $value } nell’ordine di turno
referee-fact-difference = differenza{ $thing } { $value }
referee-fact-players = { $value ->
    [one] { $value } giocatore
   *[other] { $value } giocatori
  }
referee-fact-option = opzione { $of } = { $value }
referee-fact-source = scritto da { $value }
referee-fact-edition = edizione { $value }

## Che cosa hanno in comune i casi di un gruppo nello stato della partita

referee-circumstances = nello stato di gioco: { $list }
# first: la prima si confronta con tutti i momenti in regola, le altre con quelli per cui vale tutto ciò che precede
referee-circumstance = { $what } ({ $all ->
    [yes] in tutti i { $among } casi
   *[no] in { $holds } casi su { $among }
  }, in { $passing } { $first ->
    [yes] dei { $amongPassing } in regola
   *[no] di questi { $amongPassing }
  })
referee-circumstance-turn = { $bound ->
    [least] dal turno { $number } in poi
   *[most] fino al turno { $number }
  }
referee-circumstance-rule = entra in gioco «{ $title }»
referee-circumstance-lies = { $where }: { $which }
referee-circumstance-tie = { $where }: { $bound ->
    [none] nessun avversario ha lo stesso numero ({ $things })
    [most] al massimo { $number ->
        [one] un avversario ha
       *[other] { $number } avversari hanno
      } lo stesso numero ({ $things })
   *[least] lo stesso numero di { $number ->
        [one] un avversario
       *[other] almeno { $number } avversari
      } ({ $things })
  }
# bound: none, least, most
referee-circumstance-count = { $where }: { $bound ->
    [least] almeno { $number }
    [most] al massimo { $number }
   *[none] 0
  } { $things }
# whose: own, opponent, everyOpponent, anyone, came, table; zone: una parte di ciò che un giocatore ha davanti, o niente
referee-where = { $whose ->
    [own] { $zoned ->
        [yes] { $zone } del giocatore di turno
       *[no] il giocatore di turno
      }
    [opponent] { $zoned ->
        [yes] { $zone } di un avversario
       *[no] un avversario
      }
    [everyOpponent] { $zoned ->
        [yes] { $zone } di ogni avversario
       *[no] ogni avversario
      }
    [anyone] { $zoned ->
        [yes] { $zone } di un giocatore qualsiasi
       *[no] un giocatore qualsiasi
      }
    [came] novità di questo turno{ $zoned ->
        [yes] , { $zone } di un giocatore qualsiasi
       *[no] { "" }
      }
   *[table] { $zone }
  }
referee-zone = { $zone ->
    [hand] mano
    [display] esposizione
    [towers] torri
    [pile] mazzo
    [discard] pila degli scarti
    [slots] carte giocate
    [supply] riserva
    [characters] personaggi scoperti
    [street] strada
    [stock] scorta
    [box] scatola
    [here] il luogo della mossa
   *[other] { $name }
  }
referee-things = { $thing ->
    [card] { $number ->
        [one] carta
       *[other] carte
      }
    [point] { $number ->
        [one] punto
       *[other] punti
      }
    [house] { $number ->
        [one] casa
       *[other] case
      }
    [upgrade] { $number ->
        [one] lato migliorato
       *[other] lati migliorati
      }
    [gold] { $number ->
        [one] moneta
       *[other] monete
      }
    [wood] legno
    [stone] { $number ->
        [one] pietra
       *[other] pietre
      }
    [brick] { $number ->
        [one] mattone
       *[other] mattoni
      }
    [jean] { $number ->
        [one] passo di Jean
       *[other] passi di Jean
      }
    [merchant] { $number ->
        [one] mercante
       *[other] mercanti
      }
    [knight] { $number ->
        [one] cavaliere
       *[other] cavalieri
      }
    [monk] { $number ->
        [one] monaco
       *[other] monaci
      }
    [cube] { $number ->
        [one] cubetto
       *[other] cubetti
      }
    [rat] { $number ->
        [one] segnalino ratto
       *[other] segnalini ratto
      }
    [potion] { $number ->
        [one] pozione
       *[other] pozioni
      }
    [class] { $number ->
        [one] carta personaggio
       *[other] carte personaggio
      }
    [figure] { $number ->
        [one] pedina della peste
       *[other] pedine della peste
      }
    [questioned] del tipo in questione
   *[other] { $name }
  }

## Un valore sbagliato nella tabella delle carte di un programma

# how: number, with (a name that the edition does not have there), without
referee-value = { $how ->
    [with] probabilmente nella sua tabella: { $card }, { $what } con { $tried }
    [without] probabilmente nella sua tabella: { $card }, { $what } senza { $printed }
   *[number] probabilmente nella sua tabella: { $card }, { $what } { $tried } invece di { $printed }
  }
referee-value-card = { $element ->
    [building] edificio «{ $character }» ({ $name })
    [buildings] edifici «{ $character }» ({ $name } e uguali)
    [token] segnalino ratto { $name }
   *[other] { $name }
  }
referee-value-attribute = { $attribute ->
    [cost] costo
    [yields] resa
    [points] punti
    [upgraded-yields] resa del lato migliorato
    [upgraded-points] punti del lato migliorato
    [limit] numero
    [hits] simboli
    [coin] moneta
    [neighbours] confini
    [arrows] frecce
   *[other] { $name }
  }
referee-value-of = { $attribute } in { $thing }
referee-value-none = nulla

## SARIF

referee-follows = { $count ->
    [one] { $count } conseguenza
   *[other] { $count } conseguenze
  }
referee-rule-notation = La notazione della registrazione
referee-rule-notation-help = Ciò che sta qui nella registrazione non si è potuto usare: un elemento, un attributo o un valore che il formato non ha, oppure qualcosa che manca. Il formato è descritto in docs/log-format.md.
referee-rule-undecidable = Una partita che non si può decidere
referee-rule-undecidable-help = La registrazione nasconde tanto che nessuno può dire se tutte le mosse erano permesse. Si può decidere quando la registrazione contiene di più: le mani, le carte pescate e ciò che era coperto.

## shrink

shrink-done = { $finding }: { $moves ->
    [one] da { $moves } mossa a
   *[other] da { $moves } mosse a
  } { $fewerMoves }, da { $elements } elementi a { $fewerElements }.
shrink-not-alone = { $others ->
    [one] Un altro errore non si è potuto togliere.
   *[other] Altri { $others } errori non si sono potuti togliere.
  }
shrink-only-in-text = { $finding } dipende da come il file è scritto o interrotto: nessuna registrazione più breve può mostrarlo.
# asked: any, rule o finding
shrink-no-finding = { $asked ->
    [rule] { $file }: qui niente viola la regola { $rule }.
    [finding] { $file }: { $finding } qui non esiste.
   *[any] { $file }: nessun errore che una registrazione più breve possa mostrare.
  }

## Che cosa è cambiato tra due esecuzioni

diff-no-run = la riga { $line } non è una riga di «check --format ndjson».
diff-none = niente
diff-consequence = { $severity } come conseguenza
diff-change = { $before } → { $after }
# first: in quante partite prima non è cambiato niente
diff-counts = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }, { $findings ->
    [one] { $findings } rilievo
   *[other] { $findings } rilievi
  }; il primo cambiamento in { $first ->
    [one] { $first } partita
   *[other] { $first } partite
  }
diff-example = per esempio { $file } { $game }, { $place }
diff-verdict = { $before } → { $after }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
diff-only-old = { $games ->
    [one] { $games } partita è solo nella prima esecuzione
   *[other] { $games } partite sono solo nella prima esecuzione
  }
diff-only-new = { $games ->
    [one] { $games } partita è solo nella seconda esecuzione
   *[other] { $games } partite sono solo nella seconda esecuzione
  }
diff-summary = { $changed ->
    [one] { $changed } partita è cambiata
   *[other] { $changed } partite sono cambiate
  }, { $same ->
    [one] { $same } è
   *[other] { $same } sono
  } come prima
