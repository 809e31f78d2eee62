# Why a move is not allowed, and what would be.

## The answer

why-not-verdict = { $verdict ->
    [legal] Diese Aktion ist erlaubt.
    [illegal] Diese Aktion ist nicht erlaubt.
   *[undecidable] Ob diese Aktion erlaubt ist, lässt sich nach diesem Protokoll nicht entscheiden.
  }
why-not-recorded = { $verdict ->
    [legal] Die Aktion, die hier ausgeführt wurde, ist erlaubt.
    [illegal] Die Aktion, die hier ausgeführt wurde, ist nicht erlaubt.
   *[undecidable] Ob die Aktion, die hier ausgeführt wurde, erlaubt ist, lässt sich nach diesem Protokoll nicht entscheiden.
  }
why-not-lacks = { CAPITAL($reasons) }.
why-not-conditions = Ihre Bedingungen in der Reihenfolge, in der sie geprüft werden:
why-not-nearest = { $count ->
    [one] Die ähnlichste erlaubte Aktion:
   *[other] Die ähnlichsten erlaubten Aktionen:
  }
why-not-nearest-possible = Sicher ist hier nichts. Am ähnlichsten und, soweit das Protokoll es zeigt, möglich:
why-not-legal = { $count ->
    [0] Nach den Regeln ist hier keine Aktion erlaubt.
    [one] Hier ist eine Aktion erlaubt.
   *[other] Hier sind { $count } Aktionen erlaubt.
  }
why-not-possible = { $count ->
    [one] Eine weitere ist vielleicht möglich; das Protokoll zeigt zu wenig, um es zu entscheiden.
   *[other] { $count } weitere sind vielleicht möglich; das Protokoll zeigt zu wenig, um es zu entscheiden.
  }
why-not-group = { $headline } ({ $count })
why-not-other-group = Sonstige ({ $count })
why-not-changes-nothing = sonst ändert sich nichts
why-not-same-number = Dieselbe Nummer haben auch: { $places }.

## What could not be answered

why-not-no-place = Eine Aktion { $place } gibt es in dieser Partie nicht. { $last ->
    [0] { $turnWord ->
        [round] Keine Runde
       *[turn] Kein Zug
      } ist aufgezeichnet; 1.1 wäre die erste Aktion.
   *[other] Sie hat { $last } { $turnWord ->
        [round] { $last ->
            [one] Runde
           *[other] Runden
          }
       *[turn] { $last ->
            [one] Zug
           *[other] Züge
          }
      }.
  }
why-not-no-place-in-turn = Eine Aktion { $place } gibt es in dieser Partie nicht. { $turnWord ->
    [round] In Runde { $turn }
   *[turn] In Zug { $turn }
  } gibt es: { $places }.
why-not-no-place-in-section = Eine Aktion { $place } gibt es in dieser Partie nicht. Es gibt: { $places }.
why-not-which-in-turn = { $turnWord ->
    [round] In Runde { $turn }
   *[turn] In Zug { $turn }
  } gibt es mehrere Aktionen: { $places }. Eine davon lässt sich mit --at wählen.
why-not-which-in-section = In { $place } gibt es mehrere Aktionen: { $places }. Eine davon lässt sich mit --at wählen.
why-not-no-game = { $file } enthält keine Partie.
why-not-several-games = { $file } enthält mehrere Partien. Auszuwählen mit --game: { $games }.
why-not-unknown-game = { $file } enthält keine Partie „{ $game }“, sondern: { $games }.
why-not-and-more = { $games } und weitere
why-not-unreadable = Die Aktion ließ sich nicht lesen. { $why }
why-not-no-element = Eine Aktion wird als ein XML-Element geschrieben, etwa { $example } (hier: { $problem }).
why-not-part-of-nothing = <{ $element }> ist nur Teil einer Aktion; bei { $place } ist keine aufgezeichnet, zu der es gehören könnte.
