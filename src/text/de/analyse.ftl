## kiebitz analyse

# What something amounts to, in what the measure counts.
analyse-amount = { $measure ->
    [points] { $scoreWord ->
        [cubes] { $value } Würfel
       *[points] { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
          }
      }
   *[chance] { $value } von 100
  }
# What is counted at the end.
analyse-unit = { $scoreWord ->
    [cubes] Würfel
   *[points] Punkte
  }
analyse-lead = { $game }, Ausgabe { $edition }. { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
  }; von jeder aus spielt „{ $bot }“ die Partie zu Ende, für jede Möglichkeit im Schnitt { $playOuts ->
    [one] einmal
   *[other] { $playOuts }‑mal
  }; Startwert { $seed }.
analyse-trust = { $measured ->
    [no] Ob Siegchancen in { $game } mit { $players } Spielern eintreffen, ist nicht gemessen.
   *[yes] Wie genau Siegchancen eintreffen: In { $games } Partien { $game } mit { $players } Spielern ({ $bots }) lagen sie um { $error } von 100 daneben; eine Vorhersage, die immer stimmt, hätte durch bloßen Zufall um { $perfect } danebengelegen.
  } { $shown ->
    [yes] Das ist wenig genug, um sie zu zeigen.
    [asked] Das reicht nicht, um ihnen zu trauen: Sie stehen hier, weil danach gefragt wurde.
   *[no] Das reicht nicht, um sie zu zeigen. Alles ist in { $scoreWord ->
        [cubes] Würfeln
       *[points] Punkten
      } Vorsprung vor dem Besten der anderen am Ende angegeben, wenn alle wie „{ $bot }“ weiterspielen: ein Anlass hinzusehen, kein Urteil.
  }
analyse-threshold = Teuer („verschenkt“) ist eine Entscheidung, wenn das, was sie verschenkt hat, mit dem ganzen 95-%-Intervall über { $measure ->
    [points] { $scoreWord ->
        [cubes] { $value ->
            [one] { $value } Würfel
           *[other] { $value } Würfeln
          }
       *[points] { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkten
          }
      }
   *[chance] { $value } von 100
  } liegt; klar („kein Unterschied zu erkennen“), wenn das nicht einmal für eine beliebig herausgegriffene Möglichkeit gilt.
analyse-stop = { $type ->
    [breach] Ausgewertet bis zum ersten Verstoß: { $message }
    [unread] Ausgewertet bis zu der Stelle, die sich nicht lesen lässt: { $message }
    [unfinished] Ausgewertet, so weit das Protokoll reicht: Die Partie ist nicht zu Ende gespielt.
    [hidden] Ausgewertet, so weit das Protokoll zeigt, was der Zufall brachte und was entschieden wurde.
   *[broken-off] Abgebrochen: ausgewertet bis hierher.
  }
analyse-late-breach = Alle Entscheidungen sind ausgewertet. Nach der letzten { $kind ->
    [unread] lässt sich etwas im Protokoll nicht lesen
   *[other] verstößt das Protokoll gegen eine Regel
  }: { $message }
analyse-chances = Vor jeder Entscheidung: { $measure ->
    [points] wie viele { analyse-unit } jeder am Ende vor dem Besten der anderen liegt
   *[chance] wie oft in 100 Partien wer { $players ->
        [2] Erster/Zweiter
        [3] Erster/Zweiter/Dritter
       *[other] Erster/Zweiter/Dritter/Vierter
      } wird
  }, und was die Entscheidung verschenkt hat
analyse-cost = { $cost ->
    [apart] verschenkt { analyse-amount } { $isSure ->
        [yes] (in jeder Fortsetzung)
       *[no] ({ $low } bis { $high })
      }
    [obvious] kein Unterschied zu erkennen
   *[tie] so gut wie das Beste, soweit das Rauschen es zeigt
  }
analyse-balance = { $measure ->
    [points] Was aus dem Vorsprung vor dem Besten der anderen wurde, in { $scoreWord ->
        [cubes] Würfeln
       *[points] Punkten
      }
   *[chance] Was aus den Siegchancen wurde, in 100 Partien
  }
analyse-term = { $term ->
    [first] am Anfang
    [own] eigene Entscheidungen
    [others] Entscheidungen der anderen
    [luck] Glück
    [information] Verdecktes
   *[last] am Ende
  }
analyse-points = { $error ->
    [0] { $value }
   *[other] { $value } ± { $error }
  }
analyse-quality = { $player }: { $telling ->
    [0] keine Entscheidung, bei der sich ein Unterschied zeigt
   *[other] Entscheidungen, auf die es ankam: { $telling }; so gut wie die beste: { $best }; im Schnitt verschenkt: { analyse-amount }
  }
analyse-lost = wo es verloren ging: { $losses }
analyse-loss = { $kind ->
    [card] { $card }
    [taken] { $card } (Karte nehmen)
    [play] gespielte Karten
    [tower] Türme
    [contest] Wettstreite
    [bonus] Bonus des Legaten
    [draft] zusätzliches Gut
    [settle] erste Würfel
    [place] Würfel einsetzen
    [plague] Pestfigur ziehen
    [spread] Ratten ausbreiten
    [class] Karten nehmen
    [reveal] Plättchen aufdecken
    [unload] Würfel vom Bäcker einsetzen
   *[other] was unterblieb
  }: { analyse-amount } ({ $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
  })
analyse-dear = { $place }: { $cost ->
    [apart] verschenkte { analyse-amount } { $isSure ->
        [yes] (in jeder Fortsetzung)
       *[no] ({ $low } bis { $high })
      }
   *[tie] verschenkte vielleicht etwas, doch das kann auch Rauschen sein ({ $measure ->
        [points] in { $scoreWord ->
            [cubes] Würfeln
           *[points] Punkten
          } { $low } bis { $high }
       *[chance] { $low } bis { $high } von 100
      })
  }
analyse-played = gespielt:
analyse-better = besser:
analyse-nothing = nichts weiter
analyse-not-shown = Das Protokoll zeigt nicht, welche Karten und Teile der Zufall brachte: Es lässt sich nichts auswerten. Was nötig ist, schreibt etwa „kiebitz play --level moves“.
analyse-breach-at-once = { $type ->
    [unread] Schon vor der ersten Entscheidung lässt sich etwas nicht lesen
   *[breach] Der erste Verstoß steht vor der ersten Entscheidung
  }: Es lässt sich nichts auswerten. { $message }
analyse-other-result = Nach den Regeln kommt nicht das Ergebnis dieses Protokolls heraus: Es wird nichts ausgewertet.
analyse-cannot-be-played = { $players ->
    [0] Ohne Spieler
    [one] Mit einem Spieler
   *[other] Mit { $players } Spielern
  } und mit der Ausgabe „{ $edition }“ lässt sich die Partie nicht weiterspielen.
analyse-cache-spoilt = { $path } ist nicht, was eine Auswertung aufgehoben hat, oder beschädigt: Die Datei bleibt unbeachtet.

## report --with analyse

analyse-title = Was wäre besser gewesen?
analyse-short = Auswertung
analyse-value-title = { $measure ->
    [points] Wohin die Partie lief: Vorsprung am Ende
   *[chance] Wohin die Partie lief: Siegchancen
  }
analyse-value-lead = { $measure ->
    [points] Wie viele { analyse-unit } jeder am Ende vor dem Besten der anderen läge, in jedem Augenblick, wenn alle wie „{ $bot }“ weiterspielten.
   *[chance] In wie vielen von 100 Partien jeder Erster würde, in jedem Augenblick, wenn alle wie „{ $bot }“ weiterspielten.
  } Markiert ist, was etwas verschenkt hat.
analyse-mark-dear = hat etwas verschenkt
analyse-mark-dearest = eine der drei teuersten Entscheidungen eines Spielers
analyse-balance-title = Glück und Können
analyse-balance-lead = { $measure ->
    [points] Vom Vorsprung, der am Anfang zu erwarten war, bis zu dem am Ende:
   *[chance] Von der Siegchance am Anfang bis zum Ergebnis, in 100 Partien:
  } was die eigenen Entscheidungen, die der anderen und das Glück verändert haben. Verdecktes ist, um wie viel dieselben Entscheidungen mehr oder weniger wert waren, als man wissen konnte. Der Punkt ist der Schätzwert; die Linie enthält den wahren Wert in 95 von 100 Fällen.
analyse-column-cost = Verschenkt
analyse-what-if = Was wäre, wenn?

## report --with puzzles

puzzles-document-title = Stellungen aus { $kicker }
puzzles-heading = Was würdest du spielen?
puzzles-standfirst = { $count ->
    [one] Eine Stellung
   *[other] { $count } Stellungen
  } dieser Partie, in { $count ->
    [one] der
   *[other] denen
  } ein Zug klar der beste war: Das 95-%-Intervall des zweitbesten liegt abseits. Welcher war es?
puzzles-none = In keiner Stellung dieser Partie war ein Zug so klar der beste, dass er sich vom zweitbesten abhebt. Mehr zu Ende gespielte Partien (--play-outs) zeigen feinere Unterschiede.
puzzles-near = Nahe heran kommt ein Zug, der weniger als halb so viel verschenkt wie ein beliebiger.
puzzles-seen = Jedes Bild zeigt, was dieser Spieler sehen konnte.
puzzles-level = { $level ->
    [1] Kein anderer Zug kommt nahe heran
    [2] Einer oder zwei kommen nahe heran
   *[other] Mehrere kommen nahe heran
  }
puzzles-question = Welcher Zug ist für { $player } der beste?
puzzles-given = { $letter } verschenkt { analyse-amount }.
puzzles-written = Die Stellungen liegen in { $path }
