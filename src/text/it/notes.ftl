# Che cosa si dice dei file di annotazioni accanto a una registrazione, sullo standard error. Testi e nomi come stanno scritti.

notes-orphan = Nessuna mossa ha l’ancora «{ $anchor }»{ $known ->
    [yes] { " " }(scritta per { $at })
   *[no] { "" }
  }. L’annotazione: { $text }
notes-other-game = { $count ->
    [one] Questa annotazione riguarda la partita «{ $game }», che non è stata letta.
   *[other] Queste { $count } annotazioni riguardano la partita «{ $game }», che non è stata letta.
  }{ $meant ->
    [one] { " " }Forse si intendeva «{ $near }».
   *[none] { "" }
  }
notes-moved = Questa annotazione è stata scritta per { $at }; la sua mossa ora sta in { $place }, e con lei l’annotazione.
notes-renumbered = Più mosse sono uguali a questa e il loro conto è cambiato: l’annotazione sta in { $place }, dove l’ancora ora è «{ $anchor }».
notes-no-place = In questa partita non c’è una mossa { $at }.
notes-several-places = In { $at } ci sono più mosse: { $places }. Quale si intende?
notes-kept = { $count ->
    [one] Un’annotazione è senza mossa; sta in fondo all’elenco.
   *[other] { $count } annotazioni sono senza mossa; stanno in fondo all’elenco.
  }
notes-not-this-game = Queste annotazioni riguardano la partita «{ $found }»; la registrazione contiene «{ $game }».
notes-in-the-way = In questo file c’è già qualcosa, e andrebbe perduto: con --notes se ne riprendono le annotazioni, con -o si indica un altro file.
