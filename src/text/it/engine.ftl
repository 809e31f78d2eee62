# Frasi comuni a tutti i giochi. Nomi dei giocatori e testi della registrazione arrivano come vi stavano scritti.

## Parole

engine-nothing = nulla
engine-range = { $bound ->
    [most] al massimo { $most }
    [least] almeno { $least }
   *[both] da { $least } a { $most }
  }
engine-none = nessuno
engine-list-more = { $list }, { $next }
engine-list-pair = { $list } e { $next }
engine-list-last = { $list } e { $next }
engine-counted = { $count } { $thing }
engine-times = { $count } × { $thing }
engine-unseen = qualcosa di nascosto

## Notazione: che cosa un lettore non ha potuto usare (says: meant, kind, both, expected, found o plain)

engine-unknown-element = { $says ->
    [meant] L’elemento <{ $found }> non esiste dentro <{ $element }>; si intendeva <{ $meant }>?
    [both] L’elemento <{ $found }> non esiste dentro <{ $element }>; sono previsti: { $expected }.
   *[plain] L’elemento <{ $found }> non esiste dentro <{ $element }>.
  }
engine-misplaced-element = { $says ->
    [idle] Prima di <{ $found }> non c’è una mossa da annullare.
   *[both] <{ $found }> non può stare dentro <{ $element }>.
  }
engine-repeated-element = <{ $found }> compare una seconda volta dentro <{ $element }>; vale solo la prima.
engine-unknown-attribute = { $says ->
    [meant] <{ $element }> non ha l’attributo «{ $attribute }»; si intendeva «{ $meant }»?
    [found] <{ $element }> non ha l’attributo «{ $attribute }»; non ne ha nessuno.
   *[plain] <{ $element }> non ha l’attributo «{ $attribute }»; ha: { $expected }.
  }
engine-idle-attribute = «{ $attribute }» di <{ $element }> accanto a { $beside } non dice nulla; non è stato confrontato.
engine-missing-attribute = { $says ->
    [kind] A <{ $element }> manca l’attributo «{ $attribute }»: { $kind }, per esempio { $attribute }="{ $expected }".
    [expected] A <{ $element }> manca l’attributo «{ $attribute }»; sono previsti: { $expected }.
   *[plain] A <{ $element }> manca l’attributo «{ $attribute }».
  }
engine-bad-value = { $says ->
    [meant] «{ $found }» non è un valore per l’attributo «{ $attribute }» di <{ $element }>; si intendeva «{ $meant }»?
    [plain] «{ $found }» non è un valore per l’attributo «{ $attribute }» di <{ $element }>.
    [kind] «{ $found }» non è un valore per l’attributo «{ $attribute }» di <{ $element }>; previsto: { $kind }, per esempio «{ $expected }».
   *[both] «{ $found }» non è un valore per l’attributo «{ $attribute }» di <{ $element }>; previsto: { $expected }.
  }
engine-unexpected-text = Dentro <{ $element }> c’è del testo che nessuno legge: «{ $found }».
engine-unordered = «{ $found }» sta in <{ $element }> accanto a elementi con altri nomi: che cosa venga prima non è scritto da nessuna parte. Vanno messi tutti in «children», nel loro ordine.
engine-repeated-id = Un’altra partita di questo file ha già l’id «{ $found }».
engine-ill-formed = { $says ->
    [expected] Qui la registrazione è danneggiata: { $why }; previsto «{ $expected }».
    [both] Qui la registrazione è danneggiata: { $why }; trovato «{ $found }», previsto «{ $expected }».
    [found] Qui la registrazione è danneggiata: { $why } (trovato «{ $found }»).
   *[plain] Qui la registrazione è danneggiata: { $why }.
  }
engine-too-large = { $says ->
    [expected] Questa parte della registrazione è troppo grande per essere letta; il massimo è { $expected } byte.
    [both] Questa parte della registrazione è troppo grande per essere letta; il massimo è { $expected } caratteri.
   *[plain] Questa parte della registrazione è troppo grande per essere letta.
  }
engine-too-deep = Qui gli elementi sono annidati troppo in profondità.
engine-too-many = Questa partita ha più errori di quanti se ne possano leggere; il resto viene tralasciato.
engine-too-many-elements = Questa partita ha più di { $expected } elementi; il resto non viene letto.
engine-too-many-attributes = <{ $element }> ha più di { $expected } attributi; il resto della partita non viene letto.
engine-too-many-players = Questa partita ha più di { $expected } giocatori; il resto non viene letto.

engine-bad-player-id = «{ $found }» non può essere l’id di un giocatore: un id non ha spazi, né «?» né «:», e al massimo 64 caratteri, per esempio «{ $expected }». I punti che nominano questo giocatore vengono letti comunque.
engine-spelling = { $spelling ->
    [case] «{ $found }» viene letto come «{ $meant }»: maiuscole e minuscole si scrivono come in «{ $meant }».
    [accent] «{ $found }» viene letto come «{ $meant }»: le parole del formato non hanno accenti.
    [hyphen] «{ $found }» viene letto come «{ $meant }»: spazi, trattini e altri segni si scrivono come in «{ $meant }».
   *[name] «{ $found }» è il nome stampato di «{ $meant }», e viene letto così.
  } Lo stesso vale altrove; «kiebitz convert» scrive le parole del formato.
engine-name-unknown = { $says ->
    [meant] «{ $found }» non è dichiarato da nessuna parte; si intendeva «{ $meant }»?
   *[plain] «{ $found }» non è dichiarato da nessuna parte; qui sono previsti: { $expected }.
  }

## Che genere di valore è previsto

name-value-kind-text = un testo qualsiasi
name-value-kind-id = lettere minuscole, cifre e trattini, per prima una lettera
name-value-kind-player-id = l’id di un giocatore
name-value-kind-owner = l’id di un giocatore, o «supply»
name-value-kind-player-counts = un numero per ogni giocatore
name-value-kind-game-id = l’id della partita
name-value-kind-count = un numero intero da 0 a 9999
name-value-kind-number = un numero
name-value-kind-time = un momento
name-value-kind-building = l’id di un edificio
name-value-kind-token = l’id di un segnalino
name-value-kind-tokens = id di segnalini, separati da spazi
name-value-kind-slots = numeri, separati da spazi
name-value-kind-potions = numeri, separati da spazi
name-value-kind-cube = una regione e un giocatore
name-value-kind-card = il numero di una carta, «legate», o l’id di una carta iniziale
name-value-kind-cards = carte, separate da spazi
name-value-kind-start-card = l’id di una carta iniziale

name-breach-end-missing = finisce prima che tutto sia chiuso
name-breach-end-mismatched = un tag di chiusura non chiude l’elemento aperto, ma un altro
name-breach-tag = questo non è un tag
name-breach-comment-open = un commento non viene mai chiuso
name-breach-cdata-open = una sezione CDATA non viene mai chiusa
name-breach-instruction-open = un’istruzione di elaborazione non viene mai chiusa
name-breach-syntax = questo non è JSON
name-breach-word = qui questa parola non significa nulla
name-breach-word-ambiguous = questa parola può significare più cose
name-breach-turn-number = questo non è il numero del turno
name-breach-attribute-repeated = un attributo compare due volte
name-breach-attribute-space = fra due attributi manca lo spazio
name-breach-less-than = in un valore «<» si scrive &lt;
name-breach-ampersand = «&» si scrive &amp;
name-breach-entity = nessuno ha definito questa entità
name-breach-character = questo carattere non è ammesso
name-breach-comment-hyphens = in un commento «--» non è ammesso
name-breach-cdata-end = nel testo «]]>» non è ammesso
name-breach-cdata-outside = c’è una sezione CDATA fuori dalla radice
name-breach-instruction = questa non è un’istruzione di elaborazione
name-breach-declaration = la dichiarazione XML è sbagliata, o non sta proprio all’inizio
name-breach-text-outside = c’è del testo fuori dalla radice
name-breach-second-root = c’è una seconda radice
name-breach-stray-end = questo tag di chiusura non chiude nulla

## Che cosa dice il sistema operativo; code: come lo chiama

refused-reading = { $code ->
    [ENOENT] non c’è alcun file con questo nome
    [EILSEQ] il suo nome non è in UTF-8
    [EACCES] manca il permesso
    [EPERM] manca il permesso
    [EFBIG] è troppo grande
    [EISDIR] è una cartella
    [ENOTDIR] questa cartella non esiste
    [ELOOP] i collegamenti formano un cerchio
    [ENAMETOOLONG] il nome è troppo lungo
    [EMFILE] troppi file sono aperti
    [ECONNRESET] la connessione si è interrotta
    [EIO] il dispositivo segnala un errore
   *[other] { $code }
  }
refused-writing = { $code ->
    [ENOENT] questa cartella non esiste
    [ENOTDIR] questa cartella non esiste
    [EEXIST] un file ha già questo nome
    [EISDIR] una cartella ha già questo nome
    [EACCES] manca il permesso
    [EPERM] manca il permesso
    [EROFS] lì non si può scrivere
    [ENOSPC] non c’è più spazio
    [EDQUOT] non c’è più spazio
    [ENAMETOOLONG] il nome è troppo lungo
    [EMFILE] troppi file sono aperti
    [EIO] il dispositivo segnala un errore
   *[other] { $code }
  }

## File da cui non si è potuta leggere una partita

engine-fault-unreadable = { $says ->
    [meant] Non c’è né un file né un’edizione con questo nome; si intendeva l’edizione «{ $meant }»?
    [pattern] Nessun file corrisponde a questo modello.
    [found] Il file non si può leggere: { refused-reading }.
   *[plain] Il file non si può leggere.
  }
engine-fault-internal = { $says ->
    [found] Qui Kiebitz ha fallito: { $found }. La colpa è nostra, non della registrazione; si prega di segnalare il caso insieme al file.
   *[plain] Qui Kiebitz ha fallito. La colpa è nostra, non della registrazione; si prega di segnalare il caso insieme al file.
  }
engine-passed-over = Questo file non è la registrazione di una partita e viene saltato.
engine-fault-empty = Il file è vuoto.
engine-fault-no-log = { $says ->
    [page] Questa è una pagina web salvata, non la registrazione di una partita. Kiebitz legge registrazioni in XML o JSON; docs/log-format.md spiega come scriverne una.
    [zip] Questo è un archivio ZIP. Va estratto: si indichi poi la cartella al suo posto.
    [table] Questa è una tabella, non la registrazione di una partita. Kiebitz legge registrazioni in XML o JSON; docs/log-format.md spiega come scriverne una.
    [json] Questo è JSON, ma non la registrazione di una partita: sarebbe un oggetto che comincia con "type": "{ $expected }". docs/log-format.md ne mostra uno.
    [found] Questa non è la registrazione di una partita: trovato { $found }. Previsto: XML che comincia con <gamelog>, oppure JSON.
    [both] Questa non è la registrazione di una partita: trovato { $found }. Previsto: { $expected }.
    [expected] Qui non c’è la registrazione di una partita. Previsto: { $expected }.
   *[plain] Questa non è la registrazione di una partita. Previsto: XML che comincia con <gamelog>, oppure JSON.
  }
engine-fault-encoding = { $says ->
    [utf-16] Il file è scritto in UTF-16. Va salvato in UTF-8; quasi tutti gli editor lo permettono con «Salva con nome».
    [found] Il file non è in UTF-8: trovato { $found }.
    [both] Il file non è in UTF-8: trovato { $found }, previsto { $expected }.
   *[plain] Il file non è in UTF-8.
  }
engine-fault-doctype = Una dichiarazione del tipo di documento viene rifiutata: una registrazione non ne ha bisogno, e potrebbe nascondere qualsiasi cosa.
engine-fault-unknown-element = { $says ->
    [meant] Fuori dalle partite l’elemento <{ $found }> non esiste; si intendeva <{ $meant }>?
   *[plain] Fuori dalle partite l’elemento <{ $found }> non esiste.
  }
engine-fault-unknown-attribute = { $says ->
    [meant] Qui l’attributo «{ $found }» non esiste; si intendeva «{ $meant }»?
   *[plain] Qui l’attributo «{ $found }» non esiste.
  }
engine-fault-missing-attribute = { $says ->
    [expected] Qui manca un attributo: { $expected }.
    [both] Qui manca un attributo: { $expected }.
   *[plain] Qui manca un attributo.
  }
engine-fault-bad-value = { $says ->
    [meant] Qui «{ $found }» non è un valore ammesso; si intendeva «{ $meant }»?
    [both] Qui «{ $found }» non è un valore ammesso; previsto: { $expected }.
   *[plain] Qui «{ $found }» non è un valore ammesso.
  }
engine-fault-unexpected-text = Fuori dalle partite c’è del testo che nessuno legge: «{ $found }».
engine-fault-too-many = Questo file ha più errori di quanti se ne possano leggere; il resto viene tralasciato.
engine-fault-ill-formed = { $says ->
    [damaged] Qui il file compresso è danneggiato; quel che segue non si può estrarre.
    [found] Qui il file è danneggiato: { $why } (trovato «{ $found }»).
    [both] Qui il file è danneggiato: { $why }; trovato «{ $found }», previsto «{ $expected }».
    [expected] Qui il file è danneggiato: { $why }; previsto «{ $expected }».
   *[plain] Qui il file è danneggiato: { $why }.
  }
engine-fault-truncated = { $says ->
    [cut] Il file compresso finisce a metà: ne manca una parte.
    [both] Il file si interrompe a metà: trovato «{ $found }», previsto «{ $expected }».
    [expected] Il file si interrompe a metà; previsto «{ $expected }».
   *[plain] Il file si interrompe a metà.
  }
engine-fault-too-large = { $says ->
    [grows] Il file compresso cresce fino a più di { $expected } volte la sua dimensione. Nessuna registrazione lo fa; il resto non viene estratto.
    [found] Troppo grande per essere letto: { $found }.
    [both] Troppo grande per essere letto: { $found }; il massimo è { $expected } caratteri.
    [expected] Qui qualcosa è troppo grande per essere letto; il massimo è { $expected } byte.
   *[plain] Qui qualcosa è troppo grande per essere letto.
  }
engine-fault-too-deep = { $says ->
    [both] Qui gli elementi sono annidati troppo in profondità: trovato { $found }, il massimo è { $expected }.
    [expected] Qui gli elementi sono annidati troppo in profondità; il massimo è { $expected }.
   *[plain] Qui gli elementi sono annidati troppo in profondità.
  }
engine-fault-unknown-ruleset = { $says ->
    [expected] La registrazione non dice di quale gioco è: manca «ruleset» della partita; è uno tra { $expected }.
    [meant] Kiebitz non conosce il gioco «{ $found }»; si intendeva «{ $meant }»?
    [both] Kiebitz non conosce il gioco «{ $found }»; conosce { $expected }.
   *[plain] Kiebitz non conosce il gioco «{ $found }».
  }
engine-fault-no-such-player = { $says ->
    [meant] Nessuno al tavolo ha l’id «{ $found }»; chi si chiama così ha l’id «{ $meant }». Questa partita viene tralasciata.
    [both] Nessuno al tavolo ha l’id «{ $found }»; gli id sono { $expected }. Questa partita viene tralasciata.
   *[found] Nessuno al tavolo ha l’id «{ $found }»; questa partita viene tralasciata.
  }
engine-undone = Quello che sta qui è stato annullato. { $faults ->
    [0] Non cambia nulla.
    [one] Non cambia nulla; secondo le regole non era permesso:
   *[other] Non cambia nulla; secondo le regole non era permesso, per { $faults } motivi:
  }
engine-fault-unknown-version = { $says ->
    [both] Kiebitz non conosce la versione «{ $found }» del formato di registrazione; prevista: { $expected }.
   *[plain] Kiebitz non conosce la versione «{ $found }» del formato di registrazione.
  }

## La partita intera

engine-player-unknown = { $says ->
    [meant] Il giocatore «{ $player }» non è dichiarato in <players>; si intendeva «{ $meant }»? Gli id si confrontano così come sono scritti.
   *[plain] Il giocatore «{ $player }» non è dichiarato in <players>; sono dichiarati: { $expected }.
  }
engine-player-twice = Il giocatore «{ $player }» è dichiarato due volte; vale solo la prima.
engine-score-twice = Il giocatore «{ $player }» ha un secondo <score>; vale solo il primo.
engine-edition-unknown = L’edizione «{ $edition }» non esiste; c’è: { $expected }. Senza di essa non si sa quanto costano e quanto rendono le carte.
engine-option-value = «{ $found }» non è un valore per l’opzione «{ $option }»; sono previsti: { $expected }.
engine-option-misplaced = Qui l’opzione «{ $option }» non viene letta: deve avere un <option> suo dentro <options>, con il nome in «name» e il valore in «value».
engine-legal-by-ruling = Permesso da una decisione su un punto che il regolamento lascia aperto.
engine-fits = { $way ->
    [word] Se qui ci fosse «{ $word }», in questa partita non ci sarebbe niente di sbagliato.
    [elsewhere] Se per { $player } nel turno { $turn } ci fosse «{ $word }» al posto di «{ $instead }», in questa partita non ci sarebbe niente di sbagliato.
    [without-element] Se questo qui non ci fosse, in questa partita non ci sarebbe niente di sbagliato.
    [later-element] Se questo venisse dopo ciò che lo segue, in questa partita non ci sarebbe niente di sbagliato.
    [earlier-element] Se questo venisse prima di ciò che lo precede, in questa partita non ci sarebbe niente di sbagliato.
    [without-turn] Senza questo turno in questa partita non ci sarebbe niente di sbagliato.
    [later-turn] Se questo turno venisse dopo il successivo, in questa partita non ci sarebbe niente di sbagliato.
    [exchanged-turn] Se questo turno si scambiasse di posto con il prossimo di chi era di turno qui, in questa partita non ci sarebbe niente di sbagliato.
   *[earlier-turn] Se questo turno venisse prima del precedente, in questa partita non ci sarebbe niente di sbagliato.
  }
engine-unfinished = La registrazione si interrompe poco prima della fine della partita: non è registrato tutto quello che avviene per ultimo.
engine-no-moves = La partita non ha <moves>.
engine-claim = La registrazione indica { $claimed }, ma è { $computed }.

## Che cosa cambia una mossa (parametri: player, thing, amount, from, to)

engine-effect-gain = { $player } prende { $thing } dalla riserva.
engine-effect-pay = { $player } paga { $thing } alla riserva.
engine-effect-give = { $player } dà { $thing } { AL($to) }.
engine-effect-score = { $player } segna { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
  }.
engine-effect-score-for = { $player } segna { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
  } per { IL($which) }.
engine-effect-place = { $player } mette { IL($thing) } su { $to }.
engine-effect-place-table = Sul tavolo: { $thing }.
engine-effect-remove = { CAPITAL(IL($thing)) } { $thingNumber ->
    [plural] lasciano
   *[singular] lascia
  } { IL($from) }.
engine-effect-turn = { $player } gira { IL($which) }.
engine-effect-advance = { CAPITAL(IL($thing)) } arriva sullo spazio { $which }.
engine-effect-reveal = { CAPITAL(IL($thing)) } mostra { UN($which) }.
engine-effect-play = { $player } gioca { IL($thing) }.
engine-effect-take = { $player } prende in mano { IL($thing) }.
engine-effect-dismiss = { $player } licenzia { IL($thing) }.
engine-effect-draw = { $player } pesca { IL($thing) }.
engine-effect-discard = { $player } scarta { IL($thing) }.
engine-effect-shuffle = { $player } rimescola { IL($thing) } nel mazzo di pesca.
engine-effect-adjust = D’ora in poi la ricostruzione segue la registrazione: { $player }, { TANTI($thing) } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-adjust-table = D’ora in poi la ricostruzione segue la registrazione: { $thing } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.

engine-colour = { $word ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [teal] verde acqua
    [blue] blu
    [purple] viola
    [pink] rosa
    [brown] marrone
    [grey] grigio
    [black] nero
    [white] bianco
   *[other] { $colour }
  }
engine-seat = { $has ->
    [colour] Posto { $seat } ({ engine-colour }): { $player }.
   *[none] Posto { $seat }: { $player }.
  }
engine-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }

## Che cosa manca a una registrazione

gap-hands = le mani iniziali non sono registrate
gap-draws = le carte pescate non sono registrate
gap-setup = la preparazione non è registrata per intero
gap-reveals = ciò che è stato rivelato o guardato non è registrato
gap-choice = una decisione non è registrata
gap-losses = le perdite non sono registrate
gap-values = mancano valori delle carte (nessuna edizione indicata li contiene)
gap-notation = una parte della registrazione non si è potuta leggere
gap-end = il testo si interrompe
gap-breach = un errore precedente lo lascia aperto

## Comandi

check-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }: { $legal ->
    [one] { $legal } regolare
   *[other] { $legal } regolari
  }, { $illegal ->
    [one] { $illegal } irregolare
   *[other] { $illegal } irregolari
  }, { $undecidable ->
    [one] { $undecidable } indecidibile
   *[other] { $undecidable } indecidibili
  }
check-summary-files = { $faults ->
    [one] { $faults } parte dei dati non si è potuta leggere
   *[other] { $faults } parti dei dati non si sono potute leggere
  }
check-moves = { $total ->
    [one] { $total } mossa
   *[other] { $total } mosse
  }
check-moves-open = { $count ->
    [one] { $count } indecidibile
   *[other] { $count } indecidibili
  }
check-open = { $moves ->
    [0] La partita non si può decidere
    [one] { $moves } mossa su { $total } non si può decidere
   *[other] { $moves } mosse su { $total } non si possono decidere
  }: { $reasons }.
check-held = { $checks ->
    [one] { $checks } regola o indicazione è stata verificata ed è a posto
   *[other] { $checks } regole e indicazioni sono state verificate e sono a posto
  }{ $moves ->
    [0] .
    [one] , in { $moves } mossa.
   *[other] , in { $moves } mosse.
  }
check-held-rules = Regole verificate e rispettate: { $rules }
check-verdict-legal = regolare
check-verdict-illegal = irregolare
check-verdict-undecidable = indecidibile
check-incomplete = incompleta
check-at-turn = turno { $turn }
check-at-play = { $turnWord ->
    [round] turno { $turn }, mossa { $play }
   *[turn] turno { $turn }, giocata { $play }
  }
check-at-log = registrazione
check-at-setup = preparazione
check-at-draft = scelta iniziale
check-at-final = { $scoreWord ->
    [cubes] peste finale
   *[points] punteggio finale
  }
check-at-result = risultato
check-expected = previsto: { $expected }
check-actual = trovato: { $actual }
check-consequences = { $count ->
    [one] Ne viene { $count } conseguenza, che qui non compare; --all la mostra.
   *[other] Ne vengono { $count } conseguenze, che qui non compaiono; --all le mostra.
  }
check-suspects = compatibile anche con un’errata lettura di: { $rules }
check-cause = conseguenza di { $cause }
check-reconstructed = Si basa su valori delle carte ricostruiti da noi (edizione «{ $edition }»).
check-without-edition = { $games ->
    [one] { $games } partita non dice con quale edizione è stata giocata
   *[other] { $games } partite non dicono con quale edizione sono state giocate
  }: è giudicato solo ciò che delle carte è documentato, il resto rimane aperto. Per un giudizio completo indica l’edizione nella registrazione (<components edition="practice"/>), oppure usa --components practice.
check-severity-error = errore
check-severity-warning = avviso
check-severity-note = nota

explain-turn = { $turnWord ->
    [round] Turno { $turn }
   *[turn] Turno { $turn } — { $player }
  }
explain-turn-end = Fine del turno
explain-setup = Preparazione
explain-draft = Scelta iniziale
explain-final = { $scoreWord ->
    [cubes] Peste finale
   *[points] Punteggio finale
  }
explain-result = Risultato
explain-result-line = { $rank }. { $player }: { $scoreWord ->
    [cubes] { $points ->
        [one] { $points } cubetto
       *[other] { $points } cubetti
      }
   *[points] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }
  }
explain-no-result = La partita non è finita; nessuno ha ancora vinto.
explain-open-result = La partita è finita, ma la registrazione lascia aperto chi ha vinto.
explain-legal = consentito
explain-illegal = non consentito
explain-undecidable = non si può giudicare da questa registrazione
explain-doubt = Da questa registrazione non si può giudicare: { $reasons }.
explain-cause = Deriva da un altro errore ({ $place }).
explain-note-by = { $by }: { $text }
explain-quoted = «{ $text }»
explain-no-turn = { $game } ha { $turns ->
    [one] solo { $turns } turno
   *[other] solo { $turns } turni
  }; il turno { $turn } non c’è.

rules-kind-explicit = scritta in un regolamento
rules-kind-derived = segue dai regolamenti
rules-kind-ruling = nostra decisione: i regolamenti tacciono o si contraddicono
rules-source = Fonte
rules-breach = Una violazione
rules-example-legal = In una registrazione, consentito
rules-example-breach = In una registrazione, non consentito
rules-option = Modificata dall’opzione
rules-kind = Tipo
rules-none-found = Nessuna regola contiene «{ $query }».
rules-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
  }
rules-meant = Si intendeva { $rule }?
name-game-valletta = Valletta
name-game-tallinn = Tallinn
name-game-rattus = Rattus

## Pezzi

name-piece-card = carta
name-piece-cards = carte
name-piece-point = punti

convert-no-game = Non c’era alcuna partita da scrivere: { $path } non viene toccato.
convert-in-place = { $path } è una delle registrazioni lette, e ciò che è detto sopra vi andrebbe perduto: resta com’era. Con -o si indica un altro file.
convert-contradiction = { $one }: «{ $attribute }» di <{ $element }> è «{ $found }» qui e «{ $against }» in { $other }; resta il primo
convert-alone = { $one }: nell’altra registrazione ({ $other }) questo <{ $element }> manca; qui resta
convert-one-witness = { $file }: nessun’altra registrazione contiene la partita «{ $game }»; non c’è nulla con cui unirla
import-standard-input = Qui si leggono soltanto file: scrivi prima in un file ciò che arriva da una pipe.
import-written = La registrazione si trova in { $path }
import-broken = Non è quello che dice il profilo: { $kind ->
    [json] non è JSON
    [json-lines] questa riga non è JSON
    [csv] una cella tra virgolette non finisce
    [xml] non è XML
   *[page] la pagina finisce a metà, o il suo selettore non si può usare
  }.
import-no-jsdom = Per leggere una pagina serve jsdom, che non è installato: npm install jsdom
import-too-large = Una partita salvata ha al massimo { $most } caratteri.
import-no-events = In questo file non c’è alcun evento, e dunque nessuna partita da scrivere.
import-separator = Le colonne di questa tabella sono separate da { $found }, non da { $expected } come dice il profilo «{ $profile }»: nel suo «envelope» occorre "separator": { $found } (se è un profilo fornito con Kiebitz, in una copia).
import-no-game = Nulla in questo file dice quale gioco sia: indica il regolamento nel profilo «{ $profile }».
import-no-shape = Nessuna delle forme che Kiebitz conosce. Un profilo proprio dice com’è scritta: docs/import.md mostra come.
import-draft = Nessuna delle forme che Kiebitz conosce. Ecco un profilo da cui partire; trova { $count } eventi. Come proseguire è scritto in docs/import.md.
import-log = Questa è già una registrazione: check, report e tutti gli altri comandi la leggono così com’è.
import-shape = { $path }: forse si può leggere con --profile { $profile }; contiene { $types }
import-sentences = { $count } frasi che conosce
import-unread-event = Nessuna regola del profilo riguarda «{ $of }» ({ $count } ×, la prima in { $place }).
import-unread-value = Nessuna regola del profilo legge «{ $of }» ({ $count } ×, la prima in { $place }).
import-unread-misplaced = { $says ->
    [meant] Non c’è nessun elemento <{ $of }>; si intendeva <{ $meant }>? ({ $count } ×, la prima in { $place })
   *[plain] Nessun elemento aperto può contenere <{ $of }> ({ $count } ×, la prima in { $place }).
  }
import-unread-word = { $says ->
    [meant] La tabella del profilo non ha una parola per «{ $of }» ({ $count } ×, la prima in { $place }); resta com’è. Si intendeva «{ $meant }»?
   *[plain] La tabella del profilo non ha una parola per «{ $of }» ({ $count } ×, la prima in { $place }); resta com’è.
  }
convert-loss = { $file }: questa notazione non può contenere { $lost ->
    [markup] un commento o un’istruzione di elaborazione
    [name] un nome scritto così
    [character] un tale carattere
   *[value] un tale valore
  }: { $found }
convert-outside = { $file }: ciò che sta fuori dalle partite non viene scritto: { $found }
no-such-game = Qui non c’è alcuna partita «{ $game }».
no-such-rule = Non c’è alcuna regola «{ $rule }».
no-such-option = Non c’è alcuna opzione «{ $option }».
write-failed = { $path } non si può scrivere: { refused-writing }.
write-standard-output = L’uscita standard
report-written = Il resoconto si trova in { $path }
report-several = { $output } è un solo file, e le partite sono più d’una: indica una cartella, o una partita con --game.
components-none = Questo file non contiene valori delle carte; deve iniziare con <components>.
components-unknown = L’edizione «{ $edition }» di «{ $ruleset }» non esiste. Sono incluse: { $known }.
play-unknown-game = Qui nessuno gioca a «{ $ruleset }». Si può giocare a: { $known }.
play-players = { $players ->
    [one] Da soli non si gioca a { $game }
   *[other] In { $players } non si gioca a { $game }
  }: è per { $least }-{ $most } giocatori.
play-no-edition = L’edizione «{ $edition }» di «{ $ruleset }» non esiste.
play-no-option = «{ $ruleset }» non ha l’opzione «{ $option }». Le opzioni sono: { $known }.
play-no-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $known }.
play-no-rule = «{ $ruleset }» non ha la regola «{ $rule }».
play-beyond-silent = Nessuna partita legale mostra { $rule }: ne parla soltanto una violazione.
play-beyond-unwritten = Nessuna partita mostra { $rule }: nelle registrazioni non c’è posto per ciò di cui parla.
play-search-nothing = Con queste opzioni non si può giocare a «{ $ruleset }».
play-search-tried = { $games ->
    [one] { $games } partita provata.
   *[other] { $games } partite provate.
  }
play-search-missing = { $games ->
    [one] { $rule } non vi è comparsa.
   *[other] { $rule } non è comparsa in nessuna.
  }
play-search-refused = { $games ->
    [one] { $games } di esse è stata esclusa: l’arbitro non la dice legale.
   *[other] { $games } di esse sono state escluse: l’arbitro non le dice legali.
  }
play-search-written = La registrazione si trova in { $path }
play-paired-two = --paired vuole due bot, per esempio --bots greedy,random: il primo gioca contro il secondo.
play-paired-lead = { $game }, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }: { $deals ->
    [one] una distribuzione iniziale, giocata
   *[other] { $deals } distribuzioni iniziali, ciascuna giocata
  } una volta da ogni posto, in tutto { $games ->
    [one] una partita
   *[other] { $games } partite
  } (seme { NUMBER($seed, useGrouping: 0) }).
play-paired-who = { $against ->
    [one] Un bot «{ $alone }» gioca contro un bot «{ $others }».
   *[other] Un bot «{ $alone }» gioca contro { $against } bot «{ $others }».
  }
play-paired-place = { $place }º posto
play-paired-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
play-paired-interval = { play-paired-share } (da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
play-paired-equal = Se tutti fossero ugualmente forti, ognuno avrebbe il { play-paired-share } di ogni posto. Tra parentesi intervalli al 95%; ogni distribuzione iniziale è un’osservazione.
