# Le regole di Tallinn con parole nostre, nell’ordine di src/games/tallinn/rulebook.ts.
# Ogni messaggio: un titolo; .statement: che cosa dice la regola; .breach: come appare una violazione in una registrazione.

## Capitoli

tallinn-chapter-setup = Preparazione
tallinn-chapter-card = Le carte
tallinn-chapter-score = La carta segnapunti
tallinn-chapter-round = Turni
tallinn-chapter-choose = Scegliere una carta
tallinn-chapter-play = Rivelare
tallinn-chapter-contest = Contese
tallinn-chapter-tower = Torri
tallinn-chapter-variant = Prima chi è in testa
tallinn-chapter-draw = Pescare
tallinn-chapter-end = Fine del gioco
tallinn-chapter-final = Punteggio finale
tallinn-chapter-win = Vittoria
tallinn-chapter-legate = Il Legato
tallinn-chapter-visibility = Ciò che è nascosto
tallinn-chapter-invariant = Ciò che ne segue
tallinn-chapter-claim = Numeri registrati

## Preparazione

tallinn-setup-player-count = Da due a quattro giocatori
    .statement = A Tallinn si gioca in due, in tre o in quattro.
    .breach = La registrazione nomina un solo giocatore, oppure più di quattro.
tallinn-setup-component-census = Il contenuto della scatola
    .statement = Le carte sono 50: sei carte iniziali e, per ognuno dei quattro giocatori, dieci carte influenza e una carta segnapunti. Ci sono inoltre quattro monete d’argento e quattro d’oro e, con l’espansione, quattro Legati.
    .breach = Una settima carta iniziale, una quinta serie, o una serie che non ha dieci carte.
tallinn-setup-counter-start = Dove comincia la moneta
    .statement = Ognuno prende una carta segnapunti con il lato 1–15 in alto e posa una moneta d’argento sulla casella 4.
    .breach = Una moneta comincia su un’altra casella o sull’altro lato della carta.
tallinn-setup-start-score = Quattro punti all’inizio
    .statement = La prima casella della moneta conta: prima del primo turno ognuno ha 4 punti. L’esempio finale del regolamento li dimentica; con essi i due giocatori finiscono 4 punti più in alto.
    .breach = In un totale mancano i primi quattro punti.
tallinn-setup-start-card = Una carta iniziale ciascuno
    .statement = Il caso dà a ogni giocatore una carta iniziale. Sta scoperta ed è la prima carta della sua esposizione.
    .breach = Un giocatore non ha una carta iniziale, o ne ha due.
tallinn-setup-start-card-distinct = Nessuna carta iniziale doppia
    .statement = Le sei carte iniziali sono pezzi unici e si distribuiscono senza rimetterle a posto: due giocatori non possono avere la stessa.
    .breach = La stessa carta iniziale sta davanti a due giocatori.
tallinn-setup-start-cards-leftover = Carte iniziali avanzate
    .statement = Le carte iniziali non distribuite tornano nella scatola e ci restano: quattro se si gioca in due, tre in tre, due in quattro.
    .breach = Una carta iniziale che nessuno ha ricevuto appare durante il gioco.
tallinn-setup-gold-supply = Monete d’oro nella riserva
    .statement = Tutte le monete d’oro stanno in una riserva comune finché qualcuno supera i 30 punti.
    .breach = Un giocatore ha una moneta d’oro con 30 punti o meno.
tallinn-setup-full-set = Una serie completa ciascuno
    .statement = Ogni giocatore usa una serie di carte influenza con i numeri da 1 a 10, ognuno una volta. Supponiamo che le serie siano uguali.
    .breach = Appare un numero minore di 1 o maggiore di 10, o un giocatore ha un numero due volte.
tallinn-setup-private-pile = Un mazzo proprio
    .statement = Ognuno mescola la propria serie e ne fa un mazzo da cui nessun altro pesca.
    .breach = Un giocatore pesca dalla serie di un altro.
tallinn-setup-opening-hand = Tre carte in mano
    .statement = Prima del primo turno ognuno pesca tre carte dal proprio mazzo; ne restano sette. Con l’espansione il Legato è la quarta.
    .breach = Alla prima scelta una mano ha un altro numero di carte.

## Carte

tallinn-card-two-halves = Due metà per carta
    .statement = Una carta influenza mostra persone su due metà. Di una carta giocata ne può contare una sola.
    .breach = Si contano tutte e due le metà di una carta esposta.
tallinn-card-tower-back = Una torre sul retro
    .statement = Il retro di una carta influenza mostra una torre delle mura. Una carta girata così è una torre e non dà influenza.
    .breach = Una torre è contata fra le persone di un’esposizione.
tallinn-card-coin-half-estate = Una moneta, un ceto
    .statement = Una metà con la moneta mostra un solo ceto, e la contesa riguarda quello.
    .breach = Secondo i valori delle carte una metà con la moneta mostra più ceti.
tallinn-card-start-persons-count = Le persone iniziali contano sempre
    .statement = Le persone della carta iniziale fanno parte dell’esposizione e contano in ogni confronto. La carta non ha moneta né una seconda metà.
    .breach = I numeri tornano solo senza la carta iniziale.

## Punti

tallinn-score-advance = I punti si segnano subito
    .statement = Chi guadagna punti avanza subito con la propria moneta. Un totale è la somma di tutto ciò che è stato guadagnato e pagato.
    .breach = Un totale non corrisponde a ciò che è stato guadagnato.
tallinn-score-flip-over-15 = Oltre quindici punti
    .statement = Con più di 15 punti la carta segnapunti si gira sul lato 16–30.
    .breach = La carta mostra il lato sbagliato per quei punti.
tallinn-score-gold-over-30 = Oltre trenta punti
    .statement = Con più di 30 punti una moneta d’oro prende il posto di quella d’argento e vale 30 punti; la carta torna sul lato anteriore.
    .breach = La moneta o il lato della carta non corrispondono ai punti.
tallinn-score-stack-over-60 = Oltre sessanta punti
    .statement = Con più di 60 punti una moneta d’argento sta insieme a quella d’oro; insieme valgono 60 punti.
    .breach = Le monete sulla carta non corrispondono ai punti.

## Turni

tallinn-round-phase-order = Quattro fasi in ordine
    .statement = Un turno ha quattro fasi: scegliere, rivelare, contese con torri, pescare. Una finisce prima che cominci la seguente.
    .breach = Si pesca prima di una contesa, o una contesa precede la rivelazione.
tallinn-round-limit = Al massimo dieci turni
    .statement = Una partita ha al massimo dieci turni, perché nessuno ha più di dieci carte da giocare. Con il Legato sono undici.
    .breach = La registrazione ha un turno in più.
tallinn-round-simultaneous = Tutti agiscono insieme
    .statement = Non c’è un ordine di gioco: tutti scelgono, rivelano e pescano insieme, e nel gioco base così decidono anche delle torri.
    .breach = Una scelta dipende da ciò che un altro ha rivelato nello stesso turno.
tallinn-round-empty-hand-skip = Senza carte si salta
    .statement = Chi ha la mano vuota non gioca, non ha contese e non costruisce torri. La sua esposizione resta e gli altri la confrontano ancora.
    .breach = Un giocatore senza carte agisce, o manca nelle contese degli altri.

## Scegliere

tallinn-choose-one-card = Una carta per turno
    .statement = In un turno ognuno gioca esattamente una carta.
    .breach = Un giocatore gioca due carte nello stesso turno.
tallinn-choose-from-hand = Solo carte della mano
    .statement = Una carta giocata viene dalla propria mano.
    .breach = Si gioca una carta non ancora pescata, o che è una torre, o che per altri motivi non può essere in mano.
tallinn-choose-mandatory = Non si può passare
    .statement = Chi ha carte deve giocarne una; solo la mano vuota ne dispensa.
    .breach = Un giocatore con carte non ne gioca in un turno.
tallinn-choose-orientation = Una metà destra chiara
    .statement = La carta sta coperta e di traverso, così che sia chiaro quale metà è a destra. Quella conterà.
    .breach = Manca la metà, o la carta non ce l’ha.
tallinn-choose-free-half = Entrambe le metà permesse
    .statement = Niente limita la scelta della metà.
    .breach = Nessuna registrazione può violarla: le due metà sono sempre permesse.
tallinn-choose-secret = Scelta segreta
    .statement = Carta e metà restano nascoste finché tutti hanno scelto.
    .breach = Una scelta si vede prima della rivelazione comune.
tallinn-choose-phase-complete = Tutti devono aver scelto
    .statement = Si rivela solo quando ogni giocatore con carte ne ha posata una.
    .breach = Si rivela mentre un giocatore con carte non ha ancora scelto.

## Rivelare

tallinn-play-simultaneous-reveal = Rivelate insieme
    .statement = Tutte le carte scelte si girano insieme, prima di ogni contesa.
    .breach = Una carta è rivelata dopo una contesa, una torre o una pescata del suo turno.
tallinn-play-keep-orientation = L’orientamento resta
    .statement = Girando una carta, destra e sinistra non si scambiano, e dopo non la si ruota più.
    .breach = Una carta esposta conta con l’altra metà in un turno successivo.
tallinn-play-right-half-active = Conta solo la metà destra
    .statement = Dalla rivelazione in poi conta la metà destra; l’altra è coperta, con le sue persone e la sua moneta.
    .breach = Si usano persone o moneta di una metà coperta, o un’esposizione è contata male.
tallinn-play-append-display = Nella propria esposizione
    .statement = La carta si infila sotto l’ultima della propria esposizione finché si vede solo la metà attiva.
    .breach = Una carta finisce nell’esposizione di un altro.
tallinn-play-sorting-allowed = Si può riordinare
    .statement = Le carte esposte possono cambiare posto per contare meglio, purché nessuna sia ruotata.
    .breach = Nessuna registrazione può violarla: l’ordine nell’esposizione non ha significato.
tallinn-play-once = Ogni carta una volta
    .statement = Nessuna regola riporta indietro una carta, quindi ogni carta influenza si gioca una volta sola.
    .breach = Un giocatore gioca la stessa carta una seconda volta.

## Contese

tallinn-contest-coin-trigger = Una moneta apre una contesa
    .statement = Una contesa ha luogo esattamente quando la metà appena attivata ha una moneta. Non si può rinunciare, anche se non porta nulla.
    .breach = Una contesa senza moneta, o una moneta senza contesa.
tallinn-contest-skip-without-coin = Senza moneta niente terza fase
    .statement = Chi attiva una metà senza moneta non ha in quel turno né contesa né torre.
    .breach = Punti o una torre in un turno senza moneta propria.
tallinn-contest-estate = Conta un solo ceto
    .statement = Una contesa confronta le persone del ceto accanto alla moneta e nessun’altra.
    .breach = La contesa riguarda un altro ceto, o si contano anche altre persone.
tallinn-contest-every-opponent = Contro ogni avversario
    .statement = Chi apre la contesa si confronta con ogni altro giocatore, uno alla volta.
    .breach = Un avversario manca o è contato due volte.
tallinn-contest-clockwise = In senso orario
    .statement = I confronti procedono in senso orario. Per i punti non fa differenza.
    .breach = Nessuna registrazione può violarla: l’ordine non cambia nulla.
tallinn-contest-win-points = Due punti con più persone
    .statement = Ogni avversario con meno persone del ceto porta 2 punti.
    .breach = Un confronto vinto porta un altro numero di punti.
tallinn-contest-tie-points = Un punto in parità
    .statement = Ogni avversario con altrettante persone del ceto porta 1 punto.
    .breach = Una parità porta un altro numero di punti.
tallinn-contest-loss-points = Nessun punto con meno persone
    .statement = Un avversario con più persone non porta nulla. Durante i turni nessuno perde punti.
    .breach = Si guadagnano o si perdono punti contro un avversario più forte.
tallinn-contest-only-trigger-scores = Segna solo chi la apre
    .statement = Una contesa porta punti a chi l’ha aperta e a nessun altro.
    .breach = I punti di qualcuno crescono per la contesa di un altro.
tallinn-contest-new-cards-count = Le carte nuove contano già
    .statement = Nelle contese le carte rivelate in questo turno fanno già parte di tutte le esposizioni.
    .breach = I punti corrispondono alle esposizioni del turno precedente.
tallinn-contest-own-card-counts = La persona della moneta conta
    .statement = La persona sulla propria metà con la moneta conta nella contesa che apre.
    .breach = I punti tornano solo senza la propria metà con la moneta.
tallinn-contest-separate = Ogni contesa per sé
    .statement = Più contese di un turno si risolvono una per una, anche per lo stesso ceto, ciascuna dal punto di vista di chi l’ha aperta.
    .breach = Di due contese se ne fa una, e qualcuno resta senza punti.
tallinn-contest-all-before-towers = Contese prima delle torri
    .statement = Le torri si costruiscono solo quando tutte le contese del turno sono risolte.
    .breach = Una contesa viene dopo una torre, o non conta una carta diventata torre nello stesso turno.
tallinn-contest-one-per-round = Una contesa per turno
    .statement = Una carta per turno significa al massimo una contesa per giocatore.
    .breach = Un giocatore ha due contese in un turno.
tallinn-contest-cover-coin = Una moneta vale una volta
    .statement = Dopo la contesa la moneta si può coprire avvicinando le carte. Non apre mai più nulla.
    .breach = Una moneta di un turno precedente apre una contesa.

## Torri

tallinn-tower-requires-contest = Prima ci vuole una contesa
    .statement = Può costruire una torre in un turno solo chi in quel turno ha aperto una contesa. Quanto ha fruttato non importa.
    .breach = Una torre in un turno senza contesa del suo costruttore.
tallinn-tower-optional = Le torri sono facoltative
    .statement = Nessuno è obbligato a costruire una torre.
    .breach = Nessuna registrazione può violarla: rinunciare è sempre permesso.
tallinn-tower-one-per-round = Una torre per turno
    .statement = In un turno un giocatore trasforma in torre al massimo una carta.
    .breach = Un giocatore costruisce due torri nello stesso turno.
tallinn-tower-from-display = Una torre dall’esposizione
    .statement = Può diventare torre ogni carta influenza della propria esposizione, che si gira subito.
    .breach = La carta della torre non sta nell’esposizione del giocatore.
tallinn-tower-this-round-card = Anche la carta più recente
    .statement = Anche la carta appena giocata può diventare torre.
    .breach = Nessuna registrazione può violarla: è un permesso.
tallinn-tower-from-hand = Una torre dalla mano
    .statement = Oppure si posa coperta una carta della propria mano, senza mostrarla. Si pesca solo dopo, quindi deve essere già in mano.
    .breach = Una torre da una mano vuota, o con una carta che non può esserci.
tallinn-tower-hand-shrinks = La mano resta più piccola
    .statement = Una torre dalla mano non si sostituisce. Si continua con una carta in meno e forse senza carte nell’ultimo turno.
    .breach = La mano è grande come prima, o si pesca una carta in più.
tallinn-tower-influence-only = Solo carte influenza
    .statement = Possono diventare torri le carte influenza e il Legato, non le carte iniziali né quelle segnapunti.
    .breach = Una carta iniziale diventa torre.
tallinn-tower-leaves-display = Una torre lascia l’esposizione
    .statement = Una carta esposta che diventa torre non dà più influenza, né nelle contese seguenti né alla fine.
    .breach = Le persone di quella carta si contano ancora nell’esposizione.
tallinn-tower-permanent = Una torre resta torre
    .statement = Nessuna regola ritrasforma una torre in influenza o permette di scambiarla.
    .breach = Una torre torna esposta, viene giocata o costruita di nuovo.
tallinn-tower-after-contests = Torri prima di pescare
    .statement = Le torri si costruiscono dopo le contese e prima che qualcuno peschi.
    .breach = Una torre viene dopo una pescata dello stesso turno.
tallinn-tower-simultaneous = Decidere insieme
    .statement = Se più giocatori possono costruire una torre, decidono insieme mostrando le dita.
    .breach = Nessuna registrazione può violarla: nel gioco base non importa quale decisione stia prima.
tallinn-tower-signal-display = Un numero esposto
    .statement = Mostrare il numero di una propria carta esposta significa: quella carta diventa torre.
    .breach = Si mostra il numero di una carta esposta, ma diventa torre un’altra.
tallinn-tower-signal-hand = Ogni altro numero
    .statement = Mostrare un numero che non è nella propria esposizione significa: diventa torre una carta della mano. Quale, resta segreto.
    .breach = Si mostra un tale numero, ma diventa torre una carta esposta, o nessuna.
tallinn-tower-signal-none = Due pugni
    .statement = Mostrare due pugni significa: nessuna torre.
    .breach = Un giocatore mostra due pugni e costruisce una torre.
tallinn-tower-sole-entitled = Da soli niente segnali
    .statement = Chi è stato l’unico ad avere una contesa costruisce o rinuncia senza mostrare le dita.
    .breach = Nessuna registrazione può violarla: è una semplificazione.

## Variante

tallinn-variant-leader-first = Chi guida decide per primo
    .statement = In questa variante chi nel turno ha attivato una contesa decide della propria torre, uno dopo l’altro e apertamente. Comincia chi fra loro ha più punti, compresi quelli del turno; gli altri, secondo noi, seguono in ordine decrescente.
    .breach = Chi ha meno punti decide prima di chi ne ha di più.
tallinn-variant-leader-tie-towers = A pari punti più torri
    .statement = A parità di punti decide per primo chi ha costruito più torri.
    .breach = A parità di punti decide per primo chi ha meno torri.
tallinn-variant-leader-tie-lot = La sorte fra pari
    .statement = A parità di punti e di torri la sorte decide chi comincia.
    .breach = Nessuna registrazione può violarla: ogni ordine è possibile.

## Pescare

tallinn-draw-one = Una carta alla fine
    .statement = Alla fine di un turno ognuno pesca esattamente una carta dal proprio mazzo.
    .breach = Qualcuno pesca due carte, o nessuna benché il mazzo ne abbia.
tallinn-draw-empty-pile = Quando il mazzo è vuoto
    .statement = Senza mazzo non si pesca e non si rimescola; si continua con le carte in mano.
    .breach = Si pesca una carta da un mazzo vuoto.
tallinn-draw-unequal-hands = Mani diverse
    .statement = Le torri dalla mano rendono le mani di grandezza diversa. Nessuno pesca per pareggiare.
    .breach = Un giocatore pesca una carta in più per pareggiare.

## Fine del gioco

tallinn-end-all-played = Quando le carte sono finite
    .statement = Il gioco finisce con il turno in cui l’ultimo giocatore esaurisce le carte, al più tardi il decimo, con il Legato l’undicesimo.
    .breach = Il punteggio finale comincia mentre qualcuno ha carte, o segue un turno benché nessuno ne abbia.

## Punteggio finale

tallinn-final-order = Ceti prima delle torri
    .statement = Prima si valutano le contese dei tre ceti, per ultime le torri.
    .breach = Le torri si girano o si valutano prima di un ceto.
tallinn-final-estate-order = Mercanti, cavalieri, monaci
    .statement = I ceti si valutano nell’ordine mercanti, cavalieri, monaci. Un altro ordine porta agli stessi totali.
    .breach = I ceti si valutano in un altro ordine, il che merita solo una nota.
tallinn-final-everyone = Una contesa per tutti
    .statement = Ognuno ha una contesa per ciascun ceto, senza moneta, e una per le torri.
    .breach = Una contesa finale di un giocatore manca o avviene due volte.
tallinn-final-estate-win = Quattro punti con più persone
    .statement = Ogni avversario con meno persone del ceto porta alla fine 4 punti.
    .breach = Un ceto vinto porta alla fine un altro numero di punti.
tallinn-final-estate-tie = Due punti in parità
    .statement = Ogni avversario con altrettante persone del ceto porta 2 punti, e li ricevono entrambi.
    .breach = Una parità porta un altro numero di punti, o solo a uno dei due.
tallinn-final-five-difference = Cinque in meno si pagano
    .statement = Chi di un ceto ha almeno cinque persone meno di un altro gli paga un punto. Lo fa anche l’esempio del regolamento, che però poi somma male: stampa 16 a 15, mentre secondo le sue regole finisce 15 a 15.
    .breach = Il punto manca, o si paga per una differenza minore o per le torri.
tallinn-final-five-difference-once = Pagato una volta per ceto
    .statement = Fra due giocatori il punto si paga al massimo una volta per ciascuno dei tre ceti.
    .breach = Lo stesso giocatore paga due volte lo stesso avversario per un ceto.
tallinn-final-negative-allowed = Punti sotto zero
    .statement = Pagando si può scendere sotto zero. Si paga lo stesso.
    .breach = Un totale si ferma a zero, o qualcuno non paga per mancanza di punti.
tallinn-final-no-zero-tie = Niente parità senza persone
    .statement = Chi non ha nemmeno una persona del ceto non riceve nulla per una parità, qualunque cosa abbia l’avversario.
    .breach = Due giocatori senza persone del ceto ricevono punti per una parità.
tallinn-final-reveal-towers = Le torri si scoprono
    .statement = Per valutare le torri si girano tutte a faccia in su.
    .breach = Torri nascoste restano nascoste, o se ne scoprono più o meno di quante costruite.
tallinn-final-tower-estate = Il valore delle torri
    .statement = Il valore delle torri è il numero di persone del ceto che vi compare più spesso.
    .breach = Il valore è una somma, o quello di un altro ceto.
tallinn-final-tower-whole-card = Una torre conta intera
    .statement = Su una torre contano tutte le persone, di entrambe le metà. Il regolamento non lo dice espressamente, ma il suo esempio sì.
    .breach = Si conta una sola metà di una torre.
tallinn-final-tower-cross-estate = Ceto contro ceto
    .statement = I valori delle torri si confrontano come semplici numeri, anche se vengono da ceti diversi.
    .breach = Le torri si confrontano solo entro lo stesso ceto.
tallinn-final-tower-win = Sei punti per torri migliori
    .statement = Ogni avversario con un valore minore porta 6 punti. Senza torri il valore è 0.
    .breach = Una vittoria con le torri porta un altro numero di punti.
tallinn-final-tower-tie = Tre punti per torri uguali
    .statement = Ogni avversario con lo stesso valore porta 3 punti.
    .breach = Una parità con le torri porta un altro numero di punti.
tallinn-final-no-tower-no-tie = Senza torri niente parità
    .statement = Chi non ha costruito nessuna torre non riceve nulla per una parità di torri.
    .breach = Due giocatori senza torri ricevono punti per una parità.
tallinn-final-display-excludes-towers = Esposizione e torri separate
    .statement = I ceti si confrontano solo nelle esposizioni, i valori delle torri solo con le torri.
    .breach = Le persone sulle torri contano per un ceto, o viceversa.

## Vittoria

tallinn-win-most-points = Vince chi ha più punti
    .statement = Vince chi ha più punti.
    .breach = La classifica non segue i punti.
tallinn-win-tiebreak-tower-persons = Lo spareggio con le torri
    .statement = A parità di punti è davanti chi ha più persone di tutti i ceti sulle proprie torri. Così Heike vince l’esempio del regolamento, che in realtà finisce 15 a 15.
    .breach = La parità si decide altrimenti, o il numero di quelle persone è sbagliato.
tallinn-win-shared = Più vincitori
    .statement = Se anche quello è uguale, la vittoria è condivisa.
    .breach = Uno fra più giocatori pari è dichiarato vincitore.

## Il Legato

tallinn-legate-one-each = Un Legato ciascuno
    .statement = Con l’espansione ognuno ha esattamente un Legato, senza non l’ha nessuno.
    .breach = Un giocatore ha un secondo Legato, o ne ha uno nel gioco base.
tallinn-legate-opening-hand = Il Legato comincia in mano
    .statement = Il Legato si prende in mano oltre alle tre carte pescate. Nel mazzo non c’è mai.
    .breach = Una mano iniziale senza Legato, o un Legato pescato.
tallinn-legate-round-limit = Fino a undici turni
    .statement = Con una carta in più la partita può durare undici turni.
    .breach = La partita finisce dopo dieci turni mentre qualcuno ha una carta, o prosegue con un dodicesimo.
tallinn-legate-persons-half = La metà con le persone
    .statement = Con le sue tre persone il Legato vale un mercante, un cavaliere e un monaco e niente altro.
    .breach = Quella metà apre una contesa.
tallinn-legate-arms-contest = La metà con lo stemma
    .statement = Con lo stemma imperiale si può aprire una contesa per un ceto a scelta, dichiarato dopo la rivelazione.
    .breach = Una tale contesa è registrata senza il suo ceto.
tallinn-legate-arms-optional = Stemma senza contesa
    .statement = La contesa dello stemma è facoltativa. Senza di essa non si ha diritto a una torre.
    .breach = Si costruisce una torre benché si sia rinunciato alla contesa del Legato.
tallinn-legate-plus-two = Due persone in più
    .statement = Nella contesa dello stemma si contano due persone in più del ceto scelto.
    .breach = Si conta senza queste due, o con un altro numero.
tallinn-legate-plus-two-private = Solo nella propria contesa
    .statement = Le contese degli altri nello stesso turno ignorano le due persone.
    .breach = La contesa di un altro è confrontata con le due persone.
tallinn-legate-plus-two-expires = Due persone per poco
    .statement = Dopo quella contesa le due persone spariscono fino alla fine; intanto lo stemma esposto non vale alcuna persona.
    .breach = Le due persone si contano in una contesa successiva o nell’esposizione.
tallinn-legate-tower-right = Una contesa come le altre
    .statement = Anche la contesa dello stemma dà diritto a costruire una torre.
    .breach = Nessuna registrazione può violarla: è un permesso.
tallinn-legate-final-display = Aiuto al ceto più debole
    .statement = Alla fine, prima di ogni confronto, uno stemma esposto aggiunge due persone al ceto più debole dell’esposizione; fra pari sceglie il proprietario. Lo intendiamo solo per il lato con lo stemma.
    .breach = Le due persone mancano, arrivano tardi, vanno a un altro ceto o valgono per l’altro lato.
tallinn-legate-tower-allowed = Il Legato come torre
    .statement = Il Legato può diventare torre come una carta influenza.
    .breach = Nessuna registrazione può violarla: è un permesso.
tallinn-legate-final-tower = Aiuto alle torri
    .statement = Un Legato fra le torri aggiunge due persone al ceto più debole su di esse, appena scoperte; se più ceti sono ugualmente deboli, la scelta non cambia nulla. Contano anche le sue tre persone, e tutte per lo spareggio.
    .breach = Mancano le due persone o le tre stampate.

## Visibilità

tallinn-visibility-hand = Le mani sono segrete
    .statement = Le carte di una mano le conosce solo il proprietario, l’ordine di un mazzo nessuno.
    .breach = Nessuna registrazione può violarla: ciò che sa non fa danno.
tallinn-visibility-hand-tower = Le torri nascoste restano nascoste
    .statement = Quale carta sia una torre dalla mano resta segreto fino al punteggio finale, anche dove si decide apertamente.
    .breach = Nessuna registrazione può violarla: ciò che sa non nuoce.

## Ciò che segue dalle regole

tallinn-invariant-card-conservation = Ogni carta in un posto
    .statement = Ogni carta di un giocatore è sempre in un solo posto: mazzo, mano, esposizione o torri.
    .breach = Un numero è in due posti o in nessuno.
tallinn-invariant-hand-size = Quanto è grande una mano
    .statement = Un turno comincia con tre carte in mano, quattro con il Legato, meno una per ogni torre dalla mano; dopo l’ottavo turno è ogni volta una in meno.
    .breach = La registrazione conta un altro numero di carte in mano.
tallinn-invariant-hand-tower-cap = Due torri nascoste
    .statement = Più di due torri dalla mano, tre con il Legato, non si possono costruire, perché prima la mano sarebbe vuota.
    .breach = Una terza torre dalla mano, o una quarta con il Legato.
tallinn-invariant-round-bounds = Da otto a dieci turni
    .statement = Una partita completa ha da otto a dieci turni, con il Legato fino a undici. Ognuno gioca tante carte quante ne lasciano le torri dalla mano.
    .breach = Una registrazione completa ha meno turni, o di più.
tallinn-invariant-elimination = Le torri sono il resto
    .statement = Ogni carta viene giocata o diventa torre. Le torri nascoste sono quindi proprio i numeri mai visti.
    .breach = Come torre appare una carta già giocata, o che al momento della costruzione non poteva essere in mano.
tallinn-invariant-round-delta = Punti di un turno
    .statement = Un turno non porta nulla senza contesa, e con essa al massimo 2 punti per avversario.
    .breach = I punti cambiano di più, o diminuiscono.
tallinn-invariant-towers-vs-contests = Non più torri che contese
    .statement = Un giocatore non può avere più torri che contese.
    .breach = La registrazione conta più torri di quante possano esserci.
tallinn-invariant-score-floor = Il totale più basso
    .statement = Nessuno può finire sotto i punti iniziali meno 3 per avversario, o meno 4 se si paga anche per le torri (five-diff-scope).
    .breach = Un totale finale è più basso.
tallinn-invariant-final-total = Somme delle contese finali
    .statement = Ogni coppia di giocatori si divide 4 punti per ceto, salvo se nessuno dei due ne ha persone, e 6 per le torri, salvo se nessuno ne ha.
    .breach = I punti di una contesa finale non danno quella somma.

## Numeri registrati

tallinn-claim-total = I numeri registrati sono giusti
    .statement = Un numero della registrazione concorda con ciò che le regole fanno delle mosse. Questa regola è nostra e non sta in nessun regolamento.
    .breach = Un numero registrato è diverso, e nessuna regola da sola spiega come.
