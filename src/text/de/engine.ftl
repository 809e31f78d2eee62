# Was allen Spielen gemeinsam ist. Namen von Spielern und Texte eines Protokolls kommen so hinein, wie sie dort stehen.

## Wörter

engine-nothing = nichts
engine-range = { $bound ->
    [most] höchstens { $most }
    [least] mindestens { $least }
   *[both] { $least } bis { $most }
  }
engine-none = keine
engine-list-more = { $list }, { $next }
engine-list-pair = { $list } und { $next }
engine-list-last = { $list } und { $next }
engine-counted = { $count } { $thing }
engine-times = { $count } × { $thing }
engine-unseen = etwas Unbekanntes

## Schreibweise: was ein Leser nicht brauchen konnte (says: meant, kind, both, expected, found oder plain)

engine-unknown-element = { $says ->
    [meant] In <{ $element }> gibt es kein Element <{ $found }>; gemeint ist wohl <{ $meant }>.
    [both] In <{ $element }> gibt es kein Element <{ $found }>; möglich sind: { $expected }.
   *[plain] In <{ $element }> gibt es kein Element <{ $found }>.
  }
engine-misplaced-element = { $says ->
    [idle] Vor <{ $found }> steht kein Zug, der zurückgenommen werden könnte.
   *[both] <{ $found }> hat in <{ $element }> nichts zu suchen.
  }
engine-repeated-element = <{ $found }> steht in <{ $element }> ein zweites Mal; nur das erste zählt.
engine-unknown-attribute = { $says ->
    [meant] <{ $element }> hat kein Attribut „{ $attribute }“; gemeint ist wohl „{ $meant }“.
    [found] <{ $element }> hat kein Attribut „{ $attribute }“; es hat keines.
   *[plain] <{ $element }> hat kein Attribut „{ $attribute }“; es gibt: { $expected }.
  }
engine-idle-attribute = „{ $attribute }“ von <{ $element }> sagt neben { $beside } nichts; damit wurde nichts verglichen.
engine-missing-attribute = { $says ->
    [kind] <{ $element }> braucht das Attribut „{ $attribute }“: { $kind }, etwa { $attribute }="{ $expected }".
    [expected] <{ $element }> braucht das Attribut „{ $attribute }“; möglich sind: { $expected }.
   *[plain] <{ $element }> braucht das Attribut „{ $attribute }“.
  }
engine-bad-value = { $says ->
    [meant] „{ $found }“ ist kein Wert für „{ $attribute }“ von <{ $element }>; gemeint ist wohl „{ $meant }“.
    [plain] „{ $found }“ ist kein Wert für „{ $attribute }“ von <{ $element }>.
    [kind] „{ $found }“ ist kein Wert für „{ $attribute }“ von <{ $element }>; erwartet: { $kind }, etwa „{ $expected }“.
   *[both] „{ $found }“ ist kein Wert für „{ $attribute }“ von <{ $element }>; erwartet: { $expected }.
  }
engine-unexpected-text = In <{ $element }> steht Text, den niemand liest: „{ $found }“.
engine-unordered = „{ $found }“ steht in <{ $element }> neben Elementen mit anderen Namen: Was zuerst kam, steht nirgends. Alle gehören in „children“, der Reihe nach.
engine-repeated-id = Die Kennung „{ $found }“ hat schon eine andere Partie dieser Datei.
engine-ill-formed = { $says ->
    [expected] Das Protokoll ist hier beschädigt: { $why }; erwartet: „{ $expected }“.
    [both] Das Protokoll ist hier beschädigt: { $why }; gefunden: „{ $found }“, erwartet: „{ $expected }“.
    [found] Das Protokoll ist hier beschädigt: { $why } (gefunden: „{ $found }“).
   *[plain] Das Protokoll ist hier beschädigt: { $why }.
  }
engine-too-large = { $says ->
    [expected] Dieser Teil des Protokolls ist zu groß zum Lesen; erlaubt sind höchstens { $expected } Byte.
    [both] Dieser Teil des Protokolls ist zu groß zum Lesen; erlaubt sind höchstens { $expected } Zeichen.
   *[plain] Dieser Teil des Protokolls ist zu groß zum Lesen.
  }
engine-too-deep = Die Elemente sind hier zu tief verschachtelt.
engine-too-many = Diese Partie hat mehr Fehler, als irgendwer lesen mag; ihr Rest bleibt liegen.
engine-too-many-elements = Diese Partie hat mehr als { $expected } Elemente; ihr Rest wird nicht gelesen.
engine-too-many-attributes = <{ $element }> hat mehr als { $expected } Attribute; der Rest der Partie wird nicht gelesen.
engine-too-many-players = Diese Partie hat mehr als { $expected } Spieler; ihr Rest wird nicht gelesen.

engine-bad-player-id = „{ $found }“ taugt nicht als Kennung eines Spielers: Kennungen haben weder Leerzeichen noch „?“ noch „:“ und höchstens 64 Zeichen, etwa „{ $expected }“. Gelesen werden alle Stellen, die diesen Spieler nennen, trotzdem.
engine-spelling = { $spelling ->
    [case] „{ $found }“ wird als „{ $meant }“ gelesen: Groß- und Kleinbuchstaben stehen wie in „{ $meant }“.
    [accent] „{ $found }“ wird als „{ $meant }“ gelesen: Die Wörter des Formats haben keine Akzente oder Umlaute.
    [hyphen] „{ $found }“ wird als „{ $meant }“ gelesen: Leerzeichen, Bindestriche und andere Zeichen stehen wie in „{ $meant }“.
   *[name] „{ $found }“ ist der gedruckte Name von „{ $meant }“ und wird so gelesen.
  } Das gilt auch an anderen Stellen; „kiebitz convert“ schreibt die Wörter des Formats.
engine-name-unknown = { $says ->
    [meant] „{ $found }“ ist nirgends erklärt; gemeint ist wohl „{ $meant }“.
   *[plain] „{ $found }“ ist nirgends erklärt; möglich sind hier: { $expected }.
  }

## Was für ein Wert erwartet wird

name-value-kind-text = beliebiger Text
name-value-kind-id = Kleinbuchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe
name-value-kind-player-id = die Kennung eines Spielers
name-value-kind-owner = die Kennung eines Spielers oder „supply“
name-value-kind-player-counts = eine Zahl für jeden Spieler
name-value-kind-game-id = die Kennung der Partie
name-value-kind-count = eine ganze Zahl von 0 bis 9999
name-value-kind-number = eine Zahl
name-value-kind-time = ein Zeitpunkt
name-value-kind-building = die Kennung eines Gebäudes
name-value-kind-token = die Kennung eines Plättchens
name-value-kind-tokens = Kennungen von Plättchen, durch Leerzeichen getrennt
name-value-kind-slots = Zahlen, durch Leerzeichen getrennt
name-value-kind-potions = Zahlen, durch Leerzeichen getrennt
name-value-kind-cube = eine Region und ein Spieler
name-value-kind-card = die Nummer einer Karte, „legate“ oder die Kennung einer Startkarte
name-value-kind-cards = Karten, durch Leerzeichen getrennt
name-value-kind-start-card = die Kennung einer Startkarte

name-breach-end-missing = Der Text endet, bevor alles geschlossen ist
name-breach-end-mismatched = Geschlossen wird ein anderes Element als das offene
name-breach-tag = Das ist kein Tag
name-breach-comment-open = Ein Kommentar wird nie geschlossen
name-breach-cdata-open = Ein CDATA-Abschnitt wird nie geschlossen
name-breach-instruction-open = Eine Verarbeitungsanweisung wird nie geschlossen
name-breach-syntax = Das ist kein JSON
name-breach-word = dieses Wort bedeutet hier nichts
name-breach-word-ambiguous = dieses Wort kann Verschiedenes bedeuten
name-breach-turn-number = das ist nicht die Nummer des Zuges
name-breach-attribute-repeated = Ein Attribut steht zweimal da
name-breach-attribute-space = Zwischen zwei Attributen fehlt ein Leerzeichen
name-breach-less-than = „<“ muss in einem Wert als &lt; geschrieben werden
name-breach-ampersand = „&“ muss als &amp; geschrieben werden
name-breach-entity = Diese Entität hat niemand definiert
name-breach-character = Dieses Zeichen darf nicht vorkommen
name-breach-comment-hyphens = Ein Kommentar darf kein „--“ enthalten
name-breach-cdata-end = „]]>“ darf nicht im Text stehen
name-breach-cdata-outside = Ein CDATA-Abschnitt steht außerhalb der Wurzel
name-breach-instruction = Das ist keine Verarbeitungsanweisung
name-breach-declaration = Die XML-Deklaration ist falsch oder steht nicht ganz am Anfang
name-breach-text-outside = Außerhalb der Wurzel steht Text
name-breach-second-root = Es gibt eine zweite Wurzel
name-breach-stray-end = Dieses Endtag schließt nichts

## Was das Betriebssystem sagt; code: wie es dort heißt

refused-reading = { $code ->
    [ENOENT] Es gibt keine Datei dieses Namens
    [EILSEQ] Der Name ist nicht in UTF-8 kodiert
    [EACCES] Die Berechtigung fehlt
    [EPERM] Die Berechtigung fehlt
    [EFBIG] Sie ist zu groß
    [EISDIR] Es ist ein Verzeichnis
    [ENOTDIR] Dieses Verzeichnis gibt es nicht
    [ELOOP] Die Verweise führen im Kreis
    [ENAMETOOLONG] Der Name ist zu lang
    [EMFILE] Zu viele Dateien sind offen
    [ECONNRESET] Die Verbindung ist abgebrochen
    [EIO] Das Gerät meldet einen Fehler
   *[other] { $code }
  }
refused-writing = { $code ->
    [ENOENT] Dieses Verzeichnis gibt es nicht
    [ENOTDIR] Dieses Verzeichnis gibt es nicht
    [EEXIST] Eine Datei heißt so
    [EISDIR] Ein Verzeichnis heißt so
    [EACCES] Die Berechtigung fehlt
    [EPERM] Die Berechtigung fehlt
    [EROFS] Dort lässt sich nichts schreiben
    [ENOSPC] Es ist kein Platz mehr
    [EDQUOT] Es ist kein Platz mehr
    [ENAMETOOLONG] Der Name ist zu lang
    [EMFILE] Zu viele Dateien sind offen
    [EIO] Das Gerät meldet einen Fehler
   *[other] { $code }
  }

## Dateien, aus denen sich keine Partie lesen ließ

engine-fault-unreadable = { $says ->
    [meant] Es gibt weder eine Datei noch eine Ausgabe dieses Namens; war die Ausgabe „{ $meant }“ gemeint?
    [pattern] Auf dieses Muster passt keine Datei.
    [found] Die Datei lässt sich nicht lesen: { refused-reading }.
   *[plain] Die Datei lässt sich nicht lesen.
  }
engine-fault-internal = { $says ->
    [found] Hier hat Kiebitz versagt: { $found }. Das ist unser Fehler, nicht der des Protokolls; über eine Meldung mit dieser Datei freuen wir uns.
   *[plain] Hier hat Kiebitz versagt. Das ist unser Fehler, nicht der des Protokolls; über eine Meldung mit dieser Datei freuen wir uns.
  }
engine-passed-over = Diese Datei ist kein Spielprotokoll und wird übergangen.
engine-fault-empty = Die Datei ist leer.
engine-fault-no-log = { $says ->
    [page] Das ist eine gespeicherte Webseite, kein Spielprotokoll. Kiebitz liest Protokolle in XML oder JSON; wie man eines schreibt, steht in docs/log-format.md.
    [zip] Das ist ein ZIP-Archiv. Es muss entpackt und stattdessen der Ordner angegeben werden.
    [table] Das ist eine Tabelle, kein Spielprotokoll. Kiebitz liest Protokolle in XML oder JSON; wie man eines schreibt, steht in docs/log-format.md.
    [json] Das ist JSON, aber kein Spielprotokoll: Das wäre ein Objekt, das mit "type": "{ $expected }" beginnt. Ein Beispiel steht in docs/log-format.md.
    [found] Das ist kein Spielprotokoll: gefunden wurde { $found }. Erwartet: XML, das mit <gamelog> beginnt, oder JSON.
    [both] Das ist kein Spielprotokoll: gefunden wurde { $found }. Erwartet: { $expected }.
    [expected] Hier ist kein Spielprotokoll. Erwartet: { $expected }.
   *[plain] Das ist kein Spielprotokoll. Erwartet: XML, das mit <gamelog> beginnt, oder JSON.
  }
engine-fault-encoding = { $says ->
    [utf-16] Die Datei ist in UTF-16 geschrieben. Sie muss in UTF-8 gespeichert werden; die meisten Editoren bieten das unter „Speichern unter“ an.
    [found] Die Datei ist nicht in UTF-8 kodiert: gefunden wurde { $found }.
    [both] Die Datei ist nicht in UTF-8 kodiert: gefunden wurde { $found }, erwartet { $expected }.
   *[plain] Die Datei ist nicht in UTF-8 kodiert.
  }
engine-fault-doctype = Eine Dokumenttyp-Deklaration wird abgelehnt: Protokolle brauchen keine, und sie könnte alles Mögliche verbergen.
engine-fault-unknown-element = { $says ->
    [meant] Außerhalb der Partien gibt es kein Element <{ $found }>; gemeint ist wohl <{ $meant }>.
   *[plain] Außerhalb der Partien gibt es kein Element <{ $found }>.
  }
engine-fault-unknown-attribute = { $says ->
    [meant] „{ $found }“ ist hier kein Attribut; gemeint ist wohl „{ $meant }“.
   *[plain] „{ $found }“ ist hier kein Attribut.
  }
engine-fault-missing-attribute = { $says ->
    [expected] Hier fehlt ein Attribut: { $expected }.
    [both] Hier fehlt ein Attribut: { $expected }.
   *[plain] Hier fehlt ein Attribut.
  }
engine-fault-bad-value = { $says ->
    [meant] „{ $found }“ ist hier kein Wert; gemeint ist wohl „{ $meant }“.
    [both] „{ $found }“ ist hier kein Wert; erwartet: { $expected }.
   *[plain] „{ $found }“ ist hier kein Wert.
  }
engine-fault-unexpected-text = Außerhalb der Partien steht Text, den niemand liest: „{ $found }“.
engine-fault-too-many = Diese Datei hat mehr Fehler, als irgendwer lesen mag; ihr Rest bleibt liegen.
engine-fault-ill-formed = { $says ->
    [damaged] Die gepackte Datei ist hier beschädigt; was folgt, lässt sich nicht entpacken.
    [found] Die Datei ist hier beschädigt: { $why } (gefunden: „{ $found }“).
    [both] Die Datei ist hier beschädigt: { $why }; gefunden: „{ $found }“, erwartet: „{ $expected }“.
    [expected] Die Datei ist hier beschädigt: { $why }; erwartet: „{ $expected }“.
   *[plain] Die Datei ist hier beschädigt: { $why }.
  }
engine-fault-truncated = { $says ->
    [cut] Die gepackte Datei hört mittendrin auf: Ein Teil von ihr fehlt.
    [both] Die Datei bricht mittendrin ab: gefunden wurde „{ $found }“, erwartet „{ $expected }“.
    [expected] Die Datei bricht mittendrin ab; erwartet: „{ $expected }“.
   *[plain] Die Datei bricht mittendrin ab.
  }
engine-fault-too-large = { $says ->
    [grows] Die gepackte Datei wächst auf mehr als das { $expected }‑Fache ihrer Größe. Das tut kein Protokoll; der Rest bleibt gepackt.
    [found] Zu groß zum Lesen: { $found }.
    [both] Zu groß zum Lesen: { $found }; erlaubt sind höchstens { $expected } Zeichen.
    [expected] Hier ist etwas zu groß zum Lesen; erlaubt sind höchstens { $expected } Byte.
   *[plain] Hier ist etwas zu groß zum Lesen.
  }
engine-fault-too-deep = { $says ->
    [both] Die Elemente sind hier zu tief verschachtelt: gefunden wurde { $found }, erlaubt sind höchstens { $expected }.
    [expected] Die Elemente sind hier zu tief verschachtelt; erlaubt sind höchstens { $expected }.
   *[plain] Die Elemente sind hier zu tief verschachtelt.
  }
engine-fault-unknown-ruleset = { $says ->
    [expected] Das Protokoll sagt nicht, von welchem Spiel es ist: „ruleset“ der Partie fehlt; das ist eines von { $expected }.
    [meant] Das Regelwerk „{ $found }“ kennt Kiebitz nicht; gemeint ist wohl „{ $meant }“.
    [both] Das Regelwerk „{ $found }“ kennt Kiebitz nicht; bekannt sind { $expected }.
   *[plain] Das Regelwerk „{ $found }“ kennt Kiebitz nicht.
  }
engine-fault-no-such-player = { $says ->
    [meant] Niemand am Tisch hat die Id „{ $found }“; wer so heißt, hat die Id „{ $meant }“. Diese Partie bleibt weg.
    [both] Niemand am Tisch hat die Id „{ $found }“; die Ids sind { $expected }. Diese Partie bleibt weg.
   *[found] Niemand am Tisch hat die Id „{ $found }“; diese Partie bleibt weg.
  }
engine-undone = Was hier steht, wurde zurückgenommen. { $faults ->
    [0] Es ändert nichts.
    [one] Es ändert nichts; nach den Regeln war es nicht erlaubt:
   *[other] Es ändert nichts; nach den Regeln war es aus { $faults } Gründen nicht erlaubt:
  }
engine-fault-unknown-version = { $says ->
    [both] Version „{ $found }“ des Protokollformats kennt Kiebitz nicht; erwartet: { $expected }.
   *[plain] Version „{ $found }“ des Protokollformats kennt Kiebitz nicht.
  }

## Die ganze Partie

engine-player-unknown = { $says ->
    [meant] „{ $player }“ steht nicht unter <players>; gemeint ist wohl „{ $meant }“. Kennungen werden verglichen, wie sie dastehen.
   *[plain] „{ $player }“ steht nicht unter <players>; dort stehen: { $expected }.
  }
engine-player-twice = „{ $player }“ steht zweimal unter <players>; nur der erste Eintrag zählt.
engine-score-twice = „{ $player }“ hat ein zweites <score>; nur das erste zählt.
engine-edition-unknown = Eine Ausgabe „{ $edition }“ gibt es nicht; es gibt: { $expected }. Ohne sie ist nicht bekannt, was die Karten kosten und bringen.
engine-option-value = „{ $found }“ ist kein Wert für die Option „{ $option }“; möglich sind: { $expected }.
engine-option-misplaced = Hier wird die Option „{ $option }“ nicht gelesen: Sie braucht ein eigenes <option> in <options>, mit ihrem Namen in „name“ und ihrem Wert in „value“.
engine-legal-by-ruling = Erlaubt durch eine Entscheidung über etwas, das die Regel offenlässt.
engine-fits = { $way ->
    [word] Stünde hier „{ $word }“, wäre an dieser Partie nichts zu beanstanden.
    [elsewhere] Stünde für { $player } in { $turnWord ->
        [round] Runde
       *[turn] Zug
      } { $turn } „{ $word }“ statt „{ $instead }“, wäre an dieser Partie nichts zu beanstanden.
    [without-element] Stünde das hier nicht, wäre an dieser Partie nichts zu beanstanden.
    [later-element] Stünde das erst nach dem, was darauf folgt, wäre an dieser Partie nichts zu beanstanden.
    [earlier-element] Stünde das schon vor dem, was ihm vorausgeht, wäre an dieser Partie nichts zu beanstanden.
    [without-turn] Ohne { $turnWord ->
        [round] diese Runde
       *[turn] diesen Zug
      } wäre an dieser Partie nichts zu beanstanden.
    [later-turn] Käme { $turnWord ->
        [round] diese Runde erst nach der nächsten
       *[turn] dieser Zug erst nach dem nächsten
      }, wäre an dieser Partie nichts zu beanstanden.
    [exchanged-turn] Tauschte dieser Zug mit dem nächsten dessen, der hier an der Reihe war, den Platz, wäre an dieser Partie nichts zu beanstanden.
   *[earlier-turn] Käme { $turnWord ->
        [round] diese Runde schon vor der vorigen
       *[turn] dieser Zug schon vor dem vorigen
      }, wäre an dieser Partie nichts zu beanstanden.
  }
engine-unfinished = Das Protokoll endet kurz vor dem Ende der Partie: Was zuletzt geschieht, ist nicht vollständig festgehalten.
engine-no-moves = Die Partie hat kein <moves>.
engine-claim = Im Protokoll steht { $claimed }, richtig ist { $computed }.

## Was ein Zug ändert (Parameter: player, thing, amount, sign, from, to)

engine-effect-gain = { $player } nimmt { $thing } aus dem Vorrat.
engine-effect-pay = { $player } zahlt { $thing } in den Vorrat.
engine-effect-give = { $player } gibt { $thing } an { $to }.
engine-effect-score = { $player } bekommt { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }.
engine-effect-score-for = { $player } bekommt { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  } für { $which }.
engine-effect-place = { $player } setzt { $thing } auf { $to }.
engine-effect-place-table = Ausgelegt: { $thing }.
engine-effect-remove = { $thing } verlässt { $from }.
engine-effect-turn = { $player } dreht { $which } um.
engine-effect-advance = { $thing } zieht auf Feld { $which }.
engine-effect-reveal = { $thing } zeigt { $which }.
engine-effect-play = { $player } spielt { DEN($thing) }.
engine-effect-take = { $player } nimmt { DEN($thing) } auf die Hand.
engine-effect-dismiss = { $player } entlässt { DEN($thing) }.
engine-effect-draw = { $player } zieht { $thing }.
engine-effect-discard = { $player } legt { $thing } ab.
engine-effect-shuffle = { $player } mischt { $thing } in den Nachziehstapel.
engine-effect-adjust = Von hier an gilt das Protokoll: { $player }, { MEHRERE($thing) } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-adjust-table = Von hier an gilt das Protokoll: { $thing } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.

engine-colour = { $word ->
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [teal] türkis
    [blue] blau
    [purple] lila
    [pink] rosa
    [brown] braun
    [grey] grau
    [black] schwarz
    [white] weiß
   *[other] { $colour }
  }
engine-seat = { $has ->
    [colour] Platz { $seat } ({ engine-colour }): { $player }.
   *[none] Platz { $seat }: { $player }.
  }
engine-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }

## Was einem Protokoll fehlt

gap-hands = die Anfangshände sind nicht festgehalten
gap-draws = die gezogenen Karten sind nicht festgehalten
gap-setup = der Aufbau ist nicht vollständig festgehalten
gap-reveals = was aufgedeckt oder angesehen wurde, ist nicht festgehalten
gap-choice = eine Entscheidung ist nicht festgehalten
gap-losses = die Verluste sind nicht festgehalten
gap-values = Kartenwerte fehlen (keine genannte Ausgabe enthält sie)
gap-notation = ein Teil des Protokolls ließ sich nicht lesen
gap-end = der Text bricht ab
gap-breach = ein früherer Fehler lässt es offen

## Befehle

check-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }: { $legal } regelgerecht, { $illegal } regelwidrig, { $undecidable } nicht entscheidbar
check-summary-files = { $faults ->
    [one] { $faults } Teil der Eingabe ließ sich nicht lesen
   *[other] { $faults } Teile der Eingabe ließen sich nicht lesen
  }
check-moves = { $total ->
    [one] { $total } Aktion
   *[other] { $total } Aktionen
  }
check-moves-open = { $count } nicht entscheidbar
check-open = { $moves ->
    [0] Die Partie lässt sich nicht entscheiden
    [one] { $moves } von { $total ->
        [one] { $total } Aktion
       *[other] { $total } Aktionen
      } lässt sich nicht entscheiden
   *[other] { $moves } von { $total } Aktionen lassen sich nicht entscheiden
  }: { CAPITAL($reasons) }.
check-held = { $checks ->
    [one] { $checks } Regel oder Angabe wurde geprüft und stimmt
   *[other] { $checks } Regeln und Angaben wurden geprüft und stimmen
  }{ $moves ->
    [0] .
    [one] , in { $moves } Aktion.
   *[other] , in { $moves } Aktionen.
  }
check-held-rules = Geprüft und eingehalten: { $rules }
check-verdict-legal = regelgerecht
check-verdict-illegal = regelwidrig
check-verdict-undecidable = nicht entscheidbar
check-incomplete = unvollständig
check-at-turn = { $turnWord ->
    [round] Runde { $turn }
   *[turn] Zug { $turn }
  }
check-at-play = { $turnWord ->
    [round] Runde { $turn }, Aktion { $play }
   *[turn] Zug { $turn }, { $scoreWord ->
        [cubes] Aktion
       *[points] Karte
      } { $play }
  }
check-at-log = Protokoll
check-at-setup = Aufbau
check-at-draft = Güterauswahl
check-at-final = { $scoreWord ->
    [cubes] letzte Pest
   *[points] Schlusswertung
  }
check-at-result = Ergebnis
check-expected = erwartet: { $expected }
check-actual = gefunden: { $actual }
check-consequences = { $count ->
    [one] Eine Folge davon ist ausgeblendet; --all zeigt sie.
   *[other] { $count } Folgen davon sind ausgeblendet; --all zeigt sie.
  }
check-suspects = passen würde auch ein Missverständnis von: { $rules }
check-cause = Folge von { $cause }
check-reconstructed = Das stützt sich auf Kartenwerte, die wir selbst rekonstruiert haben (Ausgabe „{ $edition }“).
check-without-edition = { $games ->
    [one] { $games } Partie nennt keine Ausgabe
   *[other] { $games } Partien nennen keine Ausgabe
  }: Geprüft ist nur, was von den Karten belegt ist, das Übrige bleibt offen. Vollständig geprüft wird, wenn das Protokoll die Ausgabe nennt (<components edition="practice"/>), oder mit --components practice.
check-severity-error = Fehler
check-severity-warning = Warnung
check-severity-note = Bemerkung

explain-turn = { $turnWord ->
    [round] Runde { $turn }
   *[turn] Zug { $turn } — { $player }
  }
explain-turn-end = { $turnWord ->
    [round] Ende der Runde
   *[turn] Ende des Zugs
  }
explain-setup = Aufbau
explain-draft = Güterauswahl
explain-final = { $scoreWord ->
    [cubes] Die letzte Pest
   *[points] Schlusswertung
  }
explain-result = Ergebnis
explain-result-line = { $rank }. { $player }: { $scoreWord ->
    [cubes] { $points } Würfel
   *[points] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
  }
explain-no-result = Die Partie ist nicht zu Ende; noch hat niemand gewonnen.
explain-open-result = Die Partie ist zu Ende, aber wer gewonnen hat, lässt das Protokoll offen.
explain-legal = regelgerecht
explain-illegal = nicht erlaubt
explain-undecidable = nach diesem Protokoll nicht entscheidbar
explain-doubt = Nach diesem Protokoll nicht zu entscheiden: { CAPITAL($reasons) }.
explain-cause = Folgt aus einem anderen Fehler ({ $place }).
explain-note-by = { $by }: { $text }
explain-quoted = „{ $text }“
explain-no-turn = { $game } hat nur { $turns ->
    [one] { $turns } { $turnWord ->
        [round] Runde
       *[turn] Zug
      }
   *[other] { $turns } { $turnWord ->
        [round] Runden
       *[turn] Züge
      }
  }; { $turnWord ->
    [round] eine Runde
   *[turn] einen Zug
  } { $turn } gibt es nicht.

rules-kind-explicit = steht in einer Anleitung
rules-kind-derived = folgt aus den Anleitungen
rules-kind-ruling = unsere Auslegung: Die Anleitungen schweigen oder widersprechen sich
rules-source = Quelle
rules-breach = Ein Verstoß
rules-example-legal = Im Protokoll, regelgerecht
rules-example-breach = Im Protokoll, nicht erlaubt
rules-option = Ändert sich mit der Option
rules-kind = Art
rules-none-found = Keine Regel enthält „{ $query }“.
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
rules-meant = Gemeint ist wohl { $rule }.
name-game-valletta = Valletta
name-game-tallinn = Tallinn
name-game-rattus = Rattus

## Teile

name-piece-card = Karte
name-piece-cards = Karten
name-piece-point = Punkte

convert-no-game = Es gab keine Partie zu schreiben: { $path } bleibt unberührt.
convert-in-place = { $path } ist eines der gelesenen Protokolle, und was oben steht, ginge dort verloren: Es bleibt, wie es war. Mit -o lässt sich eine andere Datei nennen.
convert-contradiction = { $one }: „{ $attribute }“ von <{ $element }> ist hier „{ $found }“, aber „{ $against }“ bei { $other }; das erste bleibt stehen
convert-alone = { $one }: Das andere Protokoll ({ $other }) hat kein solches <{ $element }>; es bleibt stehen
convert-one-witness = { $file }: Kein anderes Protokoll enthält die Partie „{ $game }“; es gibt nichts, womit sie zusammengeführt werden könnte
import-standard-input = Gelesen werden nur Dateien: Was durch eine Pipe kommt, zuerst in eine Datei schreiben.
import-written = Das Protokoll liegt in { $path }
import-broken = Das ist nicht, was das Profil sagt: { $kind ->
    [json] kein JSON
    [json-lines] diese Zeile ist kein JSON
    [csv] eine Zelle in Anführungszeichen hört nicht auf
    [xml] kein XML
   *[page] die Seite hört mittendrin auf, oder mit seinem Selektor lässt sich nichts anfangen
  }.
import-no-jsdom = Um eine Seite zu lesen, braucht es jsdom, das nicht installiert ist: npm install jsdom
import-too-large = Eine gespeicherte Partie hat höchstens { $most } Zeichen.
import-no-events = In dieser Datei steht kein Ereignis, also ist keine Partie zu schreiben.
import-separator = Die Spalten dieser Tabelle sind durch { $found } getrennt, nicht durch { $expected } wie im Profil „{ $profile }“: In dessen „envelope“ gehört "separator": { $found } (ist es ein mitgeliefertes Profil, dann in eine Kopie).
import-no-game = Nichts in dieser Datei sagt, welches Spiel es ist: Nenne das Regelwerk im Profil „{ $profile }“.
import-no-shape = Keine der Formen, die Kiebitz kennt. Ein eigenes Profil sagt, wie sie geschrieben ist: docs/import.md zeigt, wie.
import-draft = Keine der Formen, die Kiebitz kennt. Hier ist ein Profil zum Anfangen; es findet { $count } Ereignisse. Wie es weitergeht, zeigt docs/import.md.
import-log = Das ist schon ein Protokoll: check, report und alle anderen Befehle lesen es, wie es ist.
import-shape = { $path }: lässt sich vielleicht mit --profile { $profile } lesen; darin stehen { $types }
import-sentences = { $count } Sätze, die es kennt
import-unread-event = Keine Regel des Profils handelt von „{ $of }“ ({ $count } ×, zuerst bei { $place }).
import-unread-value = Keine Regel des Profils liest „{ $of }“ ({ $count } ×, zuerst bei { $place }).
import-unread-misplaced = { $says ->
    [meant] Es gibt kein Element <{ $of }>; gemeint ist wohl <{ $meant }> ({ $count } ×, zuerst bei { $place }).
   *[plain] Kein offenes Element kann <{ $of }> enthalten ({ $count } ×, zuerst bei { $place }).
  }
import-unread-word = { $says ->
    [meant] Die Tabelle des Profils hat kein Wort für „{ $of }“ ({ $count } ×, zuerst bei { $place }); es bleibt, wie es ist. Gemeint ist wohl „{ $meant }“.
   *[plain] Die Tabelle des Profils hat kein Wort für „{ $of }“ ({ $count } ×, zuerst bei { $place }); es bleibt, wie es ist.
  }
convert-loss = { $file }: Diese Schreibweise kann { $lost ->
    [markup] einen Kommentar oder eine Verarbeitungsanweisung nicht aufnehmen
    [name] einen Namen nicht aufnehmen, wie er dasteht
    [character] ein Zeichen nicht aufnehmen
   *[value] einen Wert nicht aufnehmen
  }: { $found }
convert-outside = { $file }: Was außerhalb der Partien steht, wird nicht geschrieben: { $found }
no-such-game = Eine Partie „{ $game }“ gibt es hier nicht.
no-such-rule = Eine Regel „{ $rule }“ gibt es nicht.
no-such-option = Eine Option „{ $option }“ gibt es nicht.
write-failed = { $path } lässt sich nicht schreiben: { refused-writing }.
write-standard-output = Die Standardausgabe
report-written = Der Bericht liegt in { $path }
report-several = { $output } ist eine einzige Datei, und es sind mehrere Partien: Dafür braucht es ein Verzeichnis, oder mit --game eine einzelne Partie.
components-none = In dieser Datei stehen keine Kartenwerte; sie muss mit <components> beginnen.
components-unknown = Eine Ausgabe „{ $edition }“ von „{ $ruleset }“ gibt es nicht. Mitgeliefert sind: { $known }.
play-unknown-game = „{ $ruleset }“ spielt hier niemand. Gespielt werden kann: { $known }.
play-players = { $players ->
    [one] Allein lässt sich { $game } nicht spielen
   *[other] Mit { $players } Personen lässt sich { $game } nicht spielen
  }: Es ist für { $least } bis { $most } Personen.
play-no-edition = Eine Ausgabe „{ $edition }“ von „{ $ruleset }“ gibt es nicht.
play-no-option = „{ $ruleset }“ hat keine Option „{ $option }“. Die Optionen sind: { $known }.
play-no-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $known }.
play-no-rule = „{ $ruleset }“ hat keine Regel „{ $rule }“.
play-beyond-silent = Keine legale Partie zeigt { $rule }: Nur ein Verstoß sagt etwas über diese Regel.
play-beyond-unwritten = Keine Partie zeigt { $rule }: Wovon die Regel handelt, hat in keinem Protokoll Platz.
play-search-nothing = Mit diesen Optionen lässt sich „{ $ruleset }“ nicht spielen.
play-search-tried = { $games ->
    [one] { $games } Partie wurde probiert.
   *[other] { $games } Partien wurden probiert.
  }
play-search-missing = { $games ->
    [one] { $rule } kam darin nicht vor.
   *[other] { $rule } kam in keiner davon vor.
  }
play-search-refused = { $games ->
    [one] { $games } davon wurde ausgelassen: Der Prüfer nennt sie nicht legal.
   *[other] { $games } davon wurden ausgelassen: Der Prüfer nennt sie nicht legal.
  }
play-search-written = Das Protokoll liegt in { $path }
play-paired-two = --paired braucht zwei Bots, etwa --bots greedy,random: Der erste spielt gegen den zweiten.
play-paired-lead = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
  }: { $deals ->
    [one] eine Ausgangslage
   *[other] { $deals } Ausgangslagen, jede
  } einmal von jedem Platz aus gespielt, insgesamt { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } (Startwert { NUMBER($seed, useGrouping: 0) }).
play-paired-who = { $against ->
    [one] Ein Bot „{ $alone }“ spielt gegen einen Bot „{ $others }“.
   *[other] Ein Bot „{ $alone }“ spielt gegen { $against } Bots „{ $others }“.
  }
play-paired-place = { $place }. Platz
play-paired-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
play-paired-interval = { play-paired-share } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
play-paired-equal = Wären alle gleich stark, hätte jeder { play-paired-share } jedes Platzes. In Klammern 95-%-Intervalle; jede Ausgangslage ist eine Beobachtung.
