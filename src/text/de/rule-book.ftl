# Das Regelbuch: Seiten, Suche und Abdeckung.

## Eine Regel

rules-no-game = Ein Spiel „{ $found }“ gibt es nicht. Kiebitz kennt { $known }.
rules-standard = üblich
rules-limit = In einem Protokoll
rules-limit-permits = nichts verstößt dagegen, denn sie erlaubt oder rät etwas
rules-limit-unwritten = sie hat dort keinen Platz und wird nur erzählt
rules-limit-elsewhere = wer gegen sie verstößt, verstößt gegen eine andere Regel, die dann genannt wird
rules-limit-silent = nur ein Verstoß zeigt sie, denn sie verbietet oder verlangt etwas
rules-ruling-differs = Die Anleitungen weichen voneinander ab
rules-ruling-open = Offengelassen
rules-messages = Was check sonst noch sagen kann
rules-written = Das Regelbuch liegt in { $path }

## Eine Option

rules-offers-variant = Eine Variante, die die Anleitung anbietet.
rules-offers-expansion = Eine Erweiterung: weitere Karten mit ihren Regeln.
rules-offers-online = Die Regeln einer Online-Plattform statt der gedruckten.
rules-option-set-by = auch durch { $element }
rules-option-written = In einem Protokoll zum Beispiel
rules-options-count = { $count ->
    [one] { $count } Option
   *[other] { $count } Optionen
  }
rules-options-none = Ein Spiel oder eine Option „{ $query }“ gibt es nicht.

## Die Seite eines Regelbuchs

book-language = Deutsch
book-title = { $game }: die Regeln, eine nach der anderen
book-kicker = Regelbuch zu { $game }
book-standfirst = { $rules } Regeln, in eigenen Worten und jede mit ihrer Quelle: { $explicit } stehen in einer Anleitung, { $derived } folgen daraus, und zu { $ruling ->
    [0] keiner
    [one] einer
   *[other] { $ruling }
} schweigen die Anleitungen oder widersprechen einander.
book-heading = Die Regeln von { $game }, eine nach der anderen
book-word-skip = Zu den Regeln springen
book-word-languages = Sprachen
book-word-games = Spiele
book-word-contents = Inhalt
book-word-search = In den Regeln suchen
book-word-search-hint = Wörter, die alle vorkommen müssen, etwa eine Karte oder eine Kennung
book-word-search-clear = Alle zeigen
book-word-link = Verweis auf diese Regel
book-word-sources = Wo sie steht
book-word-option = Änderbar
book-word-messages = Was check sagen kann
book-word-examples = Beispiele
book-word-decided = Bei uns gilt
book-word-rulings = Wo die Anleitungen abweichen oder schweigen
book-word-rulings-lead = Alle Stellen, über die wir entscheiden mussten, und wie wir entschieden haben. Wo es eine Option gibt, lässt sich anders entscheiden.
book-word-options = Optionen
book-word-options-lead = Was ein Protokoll wählen kann, das Übliche zuerst.
book-word-concerns = Regeln
book-word-by-option = andere Wahl:
book-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] { $count } Regel
   *[other] { $count } Regeln
  }

## Die Regeln einer Partie, in ihrem Bericht

report-rules-lead = Für diese Partie brauchte man { $used ->
    [one] eine Regel
   *[other] { $used } der { $all } Regeln
  }. Jede steht hier mit den { $turnWord ->
    [round] Runden
   *[turn] Zügen
  }, in denen sie vorkam, die häufigste zuerst.
report-rules-met = Wann jede Regel zum ersten Mal vorkam
report-rules-met-lead = Was jemandem, der das Spiel an dieser Partie lernt, begegnet, und wann.
report-rules-met-begin = { $turnWord ->
    [round] Bis zum Ende der ersten Runde
   *[turn] Bis alle einen Zug hatten
  }
report-rules-met-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
report-rules-used = { $count ->
    [1] Einmal
    [2] Zweimal
   *[other] { $count }‑mal
  }
report-rules-in = { $turnWord ->
    [round] { $count ->
        [one] Runde
       *[other] Runden
    }
   *[turn] { $count ->
        [one] Zug
       *[other] Züge
    }
  }
report-rules-more = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
  }
report-options-all = Alle Optionen
report-readings = Andere Lesarten
report-readings-lead = Manches lassen die Anleitungen offen. Hätten wir anders entschieden, wären diese erlaubten Züge nicht erlaubt.
report-readings-more = Und { $count ->
    [one] { $count } weiterer Fall
   *[other] { $count } weitere Fälle
  }.

## Welche Regeln aufgezeichnete Partien gezeigt haben

coverage-title = Welche Regeln diese Partien zeigen
coverage-kicker = Regelabdeckung von { $game }
coverage-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } { $game }: { $shown } von { $all ->
    [one] { $all } Regel
   *[other] { $all } Regeln
  } angewandt oder gebrochen.
coverage-no-games = Unter dem Angegebenen ist keine Partie.
coverage-columns-rule = Regel
coverage-columns-enacted = angewandt
coverage-columns-broken = gebrochen
coverage-columns-doubted = ungewiss
coverage-columns-games = Partien
coverage-columns-following = Folgen
coverage-columns-lead = Angewandt: Aktionen, in denen die Regel eingehalten wurde oder wirkte. Gebrochen: Verstöße gegen sie; Folgen: solche, die sich aus einem früheren Verstoß erklären. Ungewiss: Aktionen, in denen Verborgenes sie offenlässt.
coverage-missing = Nie erreicht
coverage-missing-lead = Diese Regeln hätten vorkommen können und taten es nicht.
coverage-missing-none = Jede Regel, die ein Protokoll zeigen kann, kam vor.
coverage-doubted = Vorgekommen, aber ungewiss geblieben
coverage-doubted-lead = Jedes Mal ließ Verborgenes sie offen, oder der Verstoß gegen sie folgte aus einem früheren.
coverage-silent = Nie gebrochen, und nur ein Verstoß zeigt sie
coverage-silent-lead = Sie verbieten oder verlangen etwas. Partien ohne Verstoß dagegen sagen nichts von ihnen.
coverage-unwritten = In keinem Protokoll
coverage-unwritten-lead = Wovon diese Regeln handeln, dafür haben Protokolle keinen Platz.
coverage-shown = Regeln, die vorkamen
coverage-written = Die Regelabdeckung liegt in { $path }
