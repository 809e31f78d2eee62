# Die Warteschlange eines Archivs (docs/scale.md).

queue-unusable = { $failure ->
    [address] --queue erwartet eine Adresse wie postgres://user@host:5432/database.
    [password-given] Ein Passwort auf der Befehlszeile kann jeder auf diesem Rechner lesen. Lass es in --queue weg; es wird aus PGPASSWORD genommen oder aus der Datei, die PGPASSFILE nennt.
    [packages] Eine Warteschlange braucht zwei Pakete, die Kiebitz nicht mitbringt: npm i { $found }
    [unreachable] Die Datenbank der Warteschlange ist nicht erreichbar ({ $found }). Was bestellt und beurteilt wurde, bleibt erhalten.
    [password] Die Datenbank der Warteschlange weist den Benutzer oder das Passwort zurück; es wird aus PGPASSWORD genommen oder aus der Datei, die PGPASSFILE nennt.
   *[refused] Die Datenbank der Warteschlange weigert sich ({ $found }). Was bestellt und beurteilt wurde, bleibt erhalten.
  }
queue-none = Für { $path } wurden noch keine Aufträge erteilt: Das tut „archive add --queue“.
queue-only-with = --root gehört zu einer Warteschlange: Nenne eine mit --queue.
queue-outside = { $file } liegt nicht unter { $root }, dem gemeinsamen Verzeichnis der Rechner. Nenne dieses mit --root.
queue-filed = { $jobs ->
    [0] Nichts zu tun
    [one] Ein Auftrag erteilt
   *[other] { $jobs } Aufträge erteilt
  }; { $kept ->
    [0] keine Datei war schon da
    [one] eine Datei war schon da
   *[other] { $kept } Dateien waren schon da
  }. Schiedsrichter { $key }
queue-no-root = { $root }, das Verzeichnis, in dem die Dateien liegen sollen, lässt sich nicht benutzen ({ $code }).
queue-silent = Die Datenbank der Warteschlange antwortet nicht; es wird weiter versucht.
queue-answers = Die Datenbank der Warteschlange antwortet wieder.
queue-other-referee = Bei diesem Schiedsrichter, { $own }, wurde nichts bestellt, sondern bei { $known }: einer anderen Version von Kiebitz, anderen Kartenwerten oder einer anderen Art zu analysieren.
queue-worked = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } in { $jobs ->
    [one] einem Auftrag
   *[other] { $jobs } Aufträgen
  } { $what ->
    [analysed] analysiert
   *[judged] beurteilt
  }; { $waiting ->
    [0] kein Auftrag ist übrig
    [one] ein Auftrag ist übrig
   *[other] { $waiting } Aufträge sind übrig
  }.
queue-failed = { $failed ->
    [one] Ein Auftrag ist gescheitert
   *[other] { $failed } Aufträge sind gescheitert
  }: „archive status“ nennt sie.
queue-job = { $file }: { $reason ->
    [malformed] Der Auftrag sagt nicht, was zu tun ist
    [unordered] Das Archiv hat das nicht bestellt
    [referee] Das wurde für eine andere Version von Kiebitz oder für andere Kartenwerte bestellt
    [outside] Die Datei liegt nicht unter dem gemeinsamen Verzeichnis
    [unreadable] Die Datei ließ sich unter dem gemeinsamen Verzeichnis nicht lesen
    [changed] Das ist nicht die Datei, die bestellt wurde
    [died] Ein Arbeiter ist daran gestorben oder hat nichts mehr gesagt
    [lost] Zu viele Arbeiter sind damit verloren gegangen
   *[other] Der Auftrag ist aus unbekanntem Grund gescheitert
  }. „archive add“ erteilt ihn von neuem.
