# La plancia di un resoconto, passo per passo.

report-board-title = La partita passo per passo
report-board-first = All’inizio
report-board-back = Un passo indietro
report-board-play = Riproduci
report-board-pause = Pausa
report-board-on = Un passo avanti
report-board-last = Alla fine
report-board-steps = Passi della partita
report-board-view = Vista
report-board-everything = tutto
report-board-by = Avanza per
report-board-by-step = passi
report-board-by-turn = turni
report-board-by-mark = momenti chiave e violazioni
report-board-speed = Velocità
report-board-read = Leggi il testo
report-board-play-on = Continua da qui
report-board-play-on-how = La registrazione della partita fino a questo passo. La pagina che scrive kiebitz record la continua.
report-board-dock = Plancia
report-board-keys = ← e → vanno di passo in passo, Inizio e Fine all’inizio e alla fine. L’indirizzo della pagina porta sempre al passo attuale.
report-board-after = La plancia dopo, { $place }: { $scores }
report-word-board-after = La plancia a questo punto

report-notes-note = Annotazione su questa mossa
report-notes-mark = Segno
report-notes-no-mark = nessun segno
report-notes-text = Che cosa ne pensi?
report-notes-author = Nome
report-notes-save = Scarica le annotazioni
report-notes-how = Un file accanto alla registrazione: kiebitz report --notes lo mostra.
report-notes-unsaved = Non ancora scaricate.
report-notes-none = Qui non c’è una mossa da annotare.

report-valletta-scene-lead = La città, la strada e ciò che ogni giocatore ha davanti, a ogni passo della partita. Una cornice colorata indica il proprietario, la barra sopra il nome il colore dell’edificio; le mani si vedono per quanto la registrazione le mostra. Caselle, carte e segni sono un disegno nostro.
report-tallinn-scene-lead = Le esposizioni una accanto all’altra, a ogni passo della partita: ogni carta con le persone della sua metà attiva e, sotto, il suo numero (I la carta iniziale, L il Legato). Le torri sono coperte, con il loro numero per quanto la registrazione lo mostra; così anche le mani. I ceti hanno i colori della legenda.
report-rattus-scene-lead = La mappa e le carte dei giocatori, a ogni passo della partita: le linee sono confini, quelle tratteggiate frecce della plancia. Una linea spessa è il cammino della figura della peste in questo passo, un numero rosso i cubetti appena presi dalla peste. La mappa è un disegno nostro.

name-mat-points = punti
name-mat-houses = case rimaste
name-mat-pile = carte nel mazzo di pesca
name-mat-discard = carte negli scarti
name-mat-hand = mano
name-mat-played = giocate in questo turno
name-mat-barrel = barile
name-mat-character-card = personaggio ancora presente
name-mat-cubes = cubetti sulla plancia e nel castello
name-mat-cube-supply = cubetti nella riserva
name-mat-castle = cubetti nel castello
name-mat-rat-supply = segnalini ratto nella riserva
name-mat-classes = carte classe
name-mat-free-classes = carte classe libere

name-map-site-castle = castello
name-map-piece-figure = figura della peste
name-map-piece-rat = segnalino ratto
name-map-piece-wall = muro
name-map-piece-nun = suora
name-map-piece-bishop = vescovo
name-map-piece-potion = pozione

report-mark-brilliant = mossa brillante
report-mark-good = buona mossa
report-mark-interesting = mossa interessante
report-mark-dubious = mossa dubbia
report-mark-mistake = errore
report-mark-blunder = errore grave
