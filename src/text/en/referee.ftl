# For programmers: kinds of bug, groups, baselines.

## What a finding tells about the program that wrote the log

referee-bug = bug: { $kind }
referee-bug-too-permissive = too permissive
referee-bug-too-permissive-means = the program let a forbidden move pass
referee-bug-too-strict = too strict
referee-bug-too-strict-means = the program refused or left out what was due
referee-bug-wrong-effect = wrong effect
referee-bug-wrong-effect-means = the program did something else than the rule says
referee-bug-wrong-bookkeeping = wrong bookkeeping
referee-bug-wrong-bookkeeping-means = the moves are right, the program’s totals are not
referee-bug-wrong-order = wrong order
referee-bug-wrong-order-means = the program did the right thing at the wrong moment
referee-bug-incomplete-log = incomplete log
referee-bug-incomplete-log-means = the log says too little, or nothing that can be used

## What is known

referee-known-baseline = { $why ->
    [none] known (baseline)
   *[said] known (baseline): { $text }
  }
referee-known-quirk = { $why ->
    [none] known (declared quirk)
   *[said] known (declared quirk): { $text }
  }
referee-known = { $count ->
    [one] { $count } known finding
   *[other] { $count } known findings
  }
referee-allowed = { $count ->
    [one] { $count } finding counts
   *[other] { $count } findings count
  }, { $most } are allowed
referee-gone = { $file }: no longer found: { $game }, { $at } { $rule }
referee-unchecked = { $count ->
    [one] { $count } entry of the baseline is about a game that was not checked
   *[other] { $count } entries of the baseline are about games that were not checked
  }
referee-baseline-written = { $path } now has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }.
referee-baseline-unread = { $path } stays as it was: some of the input could not be read.

## What is wrong in a file of known findings (says: meant, found or plain)

referee-file-unreadable = The file cannot be read: { $found }.
referee-file-syntax = { $says ->
    [found] This is no JSON: found { $found }
   *[plain] This is no JSON, or it ends too early.
  }
referee-file-type = Expected here: { $expected }
referee-file-value = { $says ->
    [found] “{ $found }” cannot stand here; expected is something like “{ $expected }”.
   *[plain] Expected here: “{ $expected }”.
  }
referee-file-unknown-key = { $says ->
    [meant] There is no “{ $found }” here; did you mean “{ $meant }”?
   *[found] There is no “{ $found }” here; known are: { $expected }.
  }
referee-file-missing-key = “{ $expected }” is missing here.
referee-file-unknown-rule = { $says ->
    [meant] There is no rule “{ $found }”; did you mean “{ $meant }”?
   *[found] There is no rule “{ $found }”.
  }
referee-file-dates = The last day, { $found }, comes before the first one, { $expected }.
referee-file-unknown-word = { $says ->
    [meant] “{ $found }” cannot stand here; did you mean “{ $meant }”?
   *[found] “{ $found }” cannot stand here; expected is one of these: { $expected }
  }
referee-file-no-anchor = This note has a place but no anchor yet. “kiebitz notes LOG --notes FILE” adds it.

## Groups

referee-groups = { $groups ->
    [one] All findings probably come from { $groups } fault
   *[other] The findings probably come from { $groups } faults
  }
referee-groups-dropped = { $count ->
    [one] { $count } more finding was too many to be grouped.
   *[other] { $count } more findings were too many to be grouped.
  }
referee-group-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
referee-group-findings = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
  }
referee-group-never-first = always after another fault
referee-group-rules = shows as: { $rules }
referee-group-facts = in common: { $facts }
referee-group-example = soonest reached:
referee-fact-never = never { $fact }
referee-fact-seat = player { $value } in turn order
referee-fact-difference = difference{ $thing } { $value }
referee-fact-players = { $value } players
referee-fact-option = option { $of } = { $value }
referee-fact-source = written by { $value }
referee-fact-edition = edition { $value }

## SARIF

referee-follows = { $count ->
    [one] { $count } consequence
   *[other] { $count } consequences
  }
referee-rule-notation = The notation of the log
referee-rule-notation-help = What stands here in the log could not be used: an element, an attribute or a value that the format does not have, or something that is missing. The format is described in docs/log-format.md.
referee-rule-undecidable = A game that cannot be decided
referee-rule-undecidable-help = The log hides so much that nobody can tell whether all moves were allowed. It becomes decidable when the log records more: hands, draws, and what lay face down.

## shrink

shrink-done = { $finding }: { $moves ->
    [one] { $moves } move becomes
   *[other] { $moves } moves become
  } { $fewerMoves }, { $elements } elements become { $fewerElements }.
shrink-not-alone = { $others ->
    [one] One other error could not be left out.
   *[other] { $others } other errors could not be left out.
  }
shrink-only-in-text = Finding { $finding } lies in the way the file is written or breaks off: no shorter log can show it.
# asked: any, rule or finding
shrink-no-finding = { $asked ->
    [rule] { $file }: nothing here breaks the rule { $rule }.
    [finding] { $file }: there is no finding { $finding }.
   *[any] { $file }: there is no error to be shown by a shorter log.
  }
