# Sentences that all games share. Names of players and texts of a log come in as they stood there.

## Words

engine-nothing = nothing
engine-range = { $bound ->
    [most] at most { $most }
    [least] at least { $least }
   *[both] { $least } to { $most }
  }
engine-none = none
engine-list-more = { $list }, { $next }
engine-list-pair = { $list } and { $next }
engine-list-last = { $list }, and { $next }
engine-counted = { $count } { $thing }
engine-times = { $count } × { $thing }
engine-unseen = something unseen

## Notation: what a reader could not use (says: meant, kind, both, expected, found or plain)

engine-unknown-element = { $says ->
    [meant] There is no element <{ $found }> inside <{ $element }>; did you mean <{ $meant }>?
    [both] There is no element <{ $found }> inside <{ $element }>; expected one of: { $expected }.
   *[plain] There is no element <{ $found }> inside <{ $element }>.
  }
engine-misplaced-element = { $says ->
    [idle] There is no move before <{ $found }> that could be taken back.
   *[both] <{ $found }> has no place inside <{ $element }>.
  }
engine-repeated-element = <{ $found }> stands inside <{ $element }> a second time; only the first one counts.
engine-unknown-attribute = { $says ->
    [meant] <{ $element }> has no attribute “{ $attribute }”; did you mean “{ $meant }”?
    [found] <{ $element }> has no attribute “{ $attribute }”; it has none.
   *[plain] <{ $element }> has no attribute “{ $attribute }”; it has: { $expected }.
  }
engine-idle-attribute = “{ $attribute }” of <{ $element }> says nothing beside { $beside }; nothing was compared with it.
engine-missing-attribute = { $says ->
    [kind] <{ $element }> needs the attribute “{ $attribute }”: { $kind }, such as { $attribute }="{ $expected }".
    [expected] <{ $element }> needs the attribute “{ $attribute }”: one of { $expected }.
   *[plain] <{ $element }> needs the attribute “{ $attribute }”.
  }
engine-bad-value = { $says ->
    [meant] “{ $found }” is no value for “{ $attribute }” of <{ $element }>; did you mean “{ $meant }”?
    [plain] “{ $found }” is no value for “{ $attribute }” of <{ $element }>.
    [kind] “{ $found }” is no value for “{ $attribute }” of <{ $element }>; expected: { $kind }, such as “{ $expected }”.
   *[both] “{ $found }” is no value for “{ $attribute }” of <{ $element }>; expected: { $expected }.
  }
engine-unexpected-text = There is text inside <{ $element }> that nobody reads: “{ $found }”.
engine-unordered = “{ $found }” stands in <{ $element }> beside elements of other names: which came first is written nowhere. Write all of them into “children”, in their order.
engine-repeated-id = Another game of this file has the id “{ $found }” already.
engine-ill-formed = { $says ->
    [expected] The log is broken here: { $why }; expected “{ $expected }”.
    [both] The log is broken here: { $why }; found “{ $found }”, expected “{ $expected }”.
    [found] The log is broken here: { $why } (found “{ $found }”).
   *[plain] The log is broken here: { $why }.
  }
engine-too-large = { $says ->
    [expected] This part of the log is too large to be read; at most { $expected } bytes.
    [both] This part of the log is too large to be read; at most { $expected } characters.
   *[plain] This part of the log is too large to be read.
  }
engine-too-deep = The elements are nested too deeply here.
engine-too-many = There are more faults in this game than anybody will read; the rest of it is left.
engine-too-many-elements = This game has more than { $expected } elements; the rest of it is not read.
engine-too-many-attributes = <{ $element }> has more than { $expected } attributes; the rest of the game is not read.
engine-too-many-players = This game has more than { $expected } players; the rest of it is not read.

engine-bad-player-id = “{ $found }” is no id of a player: ids have no white space, no “?”, no “:” and at most 64 characters, such as “{ $expected }”. Each place that names this player is read all the same.
engine-spelling = { $spelling ->
    [case] “{ $found }” is read as “{ $meant }”: capital and small letters are written as in “{ $meant }”.
    [accent] “{ $found }” is read as “{ $meant }”: the words of the format have no accents.
    [hyphen] “{ $found }” is read as “{ $meant }”: blanks, hyphens and other signs are written as in “{ $meant }”.
   *[name] “{ $found }” is the printed name of “{ $meant }”, and is read as that.
  } The same in other places is understood too; “kiebitz convert” writes the words of the format.
engine-name-unknown = { $says ->
    [meant] “{ $found }” is declared nowhere; did you mean “{ $meant }”?
   *[plain] “{ $found }” is declared nowhere; possible here: { $expected }.
  }

## What kind of value is expected

name-value-kind-text = any text
name-value-kind-id = lower-case letters, digits and hyphens, first a letter
name-value-kind-player-id = the id of a player
name-value-kind-owner = the id of a player, or “supply”
name-value-kind-player-counts = a number for each player
name-value-kind-game-id = the id of the game
name-value-kind-count = a whole number from 0 to 9999
name-value-kind-number = a number
name-value-kind-time = a time
name-value-kind-building = the id of a building
name-value-kind-token = the id of a token
name-value-kind-tokens = ids of tokens, separated by blanks
name-value-kind-slots = numbers, separated by blanks
name-value-kind-potions = numbers, separated by blanks
name-value-kind-cube = a region and a player
name-value-kind-card = the number of a card, “legate”, or the id of a start card
name-value-kind-cards = cards, separated by blanks
name-value-kind-start-card = the id of a start card

name-breach-end-missing = it ends before everything is closed
name-breach-end-mismatched = an end tag closes another element than the open one
name-breach-tag = this is no tag
name-breach-comment-open = a comment is never closed
name-breach-cdata-open = a CDATA section is never closed
name-breach-instruction-open = a processing instruction is never closed
name-breach-syntax = this is no JSON
name-breach-word = this word stands for nothing here
name-breach-word-ambiguous = this word may mean several things
name-breach-turn-number = this is not the number of the turn
name-breach-attribute-repeated = an attribute stands twice
name-breach-attribute-space = there is no space between two attributes
name-breach-less-than = a “<” in a value must be written as &lt;
name-breach-ampersand = an “&” must be written as &amp;
name-breach-entity = nobody has defined this entity
name-breach-character = this character may not occur
name-breach-comment-hyphens = a comment may not contain “--”
name-breach-cdata-end = “]]>” may not stand in text
name-breach-cdata-outside = a CDATA section stands outside the root
name-breach-instruction = this is no processing instruction
name-breach-declaration = the XML declaration is wrong, or not at the very beginning
name-breach-text-outside = text stands outside the root
name-breach-second-root = there is a second root
name-breach-stray-end = this end tag closes nothing

## What the operating system says; code: as it is called there

refused-reading = { $code ->
    [ENOENT] there is no file of this name
    [EILSEQ] its name is not UTF-8
    [EACCES] permission is missing
    [EPERM] permission is missing
    [EFBIG] it is too large
    [EISDIR] it is a directory
    [ENOTDIR] there is no such directory
    [ELOOP] its links lead in a circle
    [ENAMETOOLONG] its name is too long
    [EMFILE] too many files are open
    [ECONNRESET] the connection is broken off
    [EIO] the device reports an error
   *[other] { $code }
  }
refused-writing = { $code ->
    [ENOENT] there is no such directory
    [ENOTDIR] there is no such directory
    [EEXIST] a file has this name
    [EISDIR] a directory has this name
    [EACCES] permission is missing
    [EPERM] permission is missing
    [EROFS] nothing can be written there
    [ENOSPC] no space is left
    [EDQUOT] no space is left
    [ENAMETOOLONG] its name is too long
    [EMFILE] too many files are open
    [EIO] the device reports an error
   *[other] { $code }
  }

## Files from which no game could be read

engine-fault-unreadable = { $says ->
    [meant] There is no file and no edition of this name; did you mean the edition “{ $meant }”?
    [pattern] No file matches this pattern.
    [found] The file cannot be read: { refused-reading }.
   *[plain] The file cannot be read.
  }
engine-fault-internal = { $says ->
    [found] Kiebitz has failed here: { $found }. This is our fault, not that of the log; please report it together with the file.
   *[plain] Kiebitz has failed here. This is our fault, not that of the log; please report it together with the file.
  }
engine-passed-over = This file is no game log; it is passed over.
engine-fault-empty = The file is empty.
engine-fault-no-log = { $says ->
    [page] This is a saved web page, and no game log. Kiebitz reads logs in XML or JSON; docs/log-format.md says how to write one.
    [zip] This is a ZIP archive. Unpack it, and name the folder in its place.
    [table] This is a table, and no game log. Kiebitz reads logs in XML or JSON; docs/log-format.md says how to write one.
    [json] This is JSON, but no game log: that is an object that begins with "type": "{ $expected }". docs/log-format.md shows one.
    [found] This is no game log: found { $found }. Expected XML that begins with <gamelog>, or JSON.
    [both] This is no game log: found { $found }. Expected: { $expected }.
    [expected] There is no game log here. Expected: { $expected }.
   *[plain] This is no game log. Expected XML that begins with <gamelog>, or JSON.
  }
engine-fault-encoding = { $says ->
    [utf-16] The file is written in UTF-16. Save it in UTF-8; most editors offer that under “Save as”.
    [found] The file is not UTF-8: found { $found }.
    [both] The file is not UTF-8: found { $found }, expected { $expected }.
   *[plain] The file is not UTF-8.
  }
engine-fault-doctype = A document type declaration is refused: logs need none, and it could hide anything.
engine-fault-unknown-element = { $says ->
    [meant] Outside the games there is no element <{ $found }>; did you mean <{ $meant }>?
   *[plain] Outside the games there is no element <{ $found }>.
  }
engine-fault-unknown-attribute = { $says ->
    [meant] “{ $found }” is no attribute here; did you mean “{ $meant }”?
   *[plain] “{ $found }” is no attribute here.
  }
engine-fault-missing-attribute = { $says ->
    [expected] An attribute is missing here: { $expected }.
    [both] An attribute is missing here: { $expected }.
   *[plain] An attribute is missing here.
  }
engine-fault-bad-value = { $says ->
    [meant] “{ $found }” is no value here; did you mean “{ $meant }”?
    [both] “{ $found }” is no value here; expected: { $expected }.
   *[plain] “{ $found }” is no value here.
  }
engine-fault-unexpected-text = There is text outside the games that nobody reads: “{ $found }”.
engine-fault-too-many = There are more faults in this file than anybody will read; the rest of it is left.
engine-fault-ill-formed = { $says ->
    [damaged] The packed file is damaged here; what follows cannot be unpacked.
    [found] The file is broken here: { $why } (found “{ $found }”).
    [both] The file is broken here: { $why }; found “{ $found }”, expected “{ $expected }”.
    [expected] The file is broken here: { $why }; expected “{ $expected }”.
   *[plain] The file is broken here: { $why }.
  }
engine-fault-truncated = { $says ->
    [cut] The packed file ends in the middle: a part of it is missing.
    [both] The file ends in the middle: found “{ $found }”, expected “{ $expected }”.
    [expected] The file ends in the middle; expected “{ $expected }”.
   *[plain] The file ends in the middle.
  }
engine-fault-too-large = { $says ->
    [grows] The packed file grows to more than { $expected } times its size. No log does; the rest of it is left packed.
    [found] Too large to be read: { $found }.
    [both] Too large to be read: { $found }; at most { $expected } characters.
    [expected] Something here is too large to be read; at most { $expected } bytes.
   *[plain] Something here is too large to be read.
  }
engine-fault-too-deep = { $says ->
    [both] The elements are nested too deeply here: found { $found }, at most { $expected }.
    [expected] The elements are nested too deeply here; at most { $expected }.
   *[plain] The elements are nested too deeply here.
  }
engine-fault-unknown-ruleset = { $says ->
    [expected] The log does not say which game it is of: “ruleset” of the game is missing; it is one of { $expected }.
    [meant] Kiebitz does not know the ruleset “{ $found }”; did you mean “{ $meant }”?
    [both] Kiebitz does not know the ruleset “{ $found }”; it knows { $expected }.
   *[plain] Kiebitz does not know the ruleset “{ $found }”.
  }
engine-fault-no-such-player = { $says ->
    [meant] Nobody at the table has the id “{ $found }”; the player of that name has the id “{ $meant }”. This game is left out.
    [both] Nobody at the table has the id “{ $found }”; the ids are { $expected }. This game is left out.
   *[found] Nobody at the table has the id “{ $found }”; this game is left out.
  }
engine-undone = What stands here was taken back. { $faults ->
    [0] It changes nothing.
    [one] It changes nothing; by the rules it was not allowed:
   *[other] It changes nothing; by the rules it was not allowed, for { $faults } reasons:
  }
engine-fault-unknown-version = { $says ->
    [both] Kiebitz does not know version “{ $found }” of the log format; expected: { $expected }.
   *[plain] Kiebitz does not know version “{ $found }” of the log format.
  }

## The whole game

engine-player-unknown = { $says ->
    [meant] Player “{ $player }” is not declared in <players>; did you mean “{ $meant }”? Ids are compared as they stand.
   *[plain] Player “{ $player }” is not declared in <players>; declared: { $expected }.
  }
engine-player-twice = Player “{ $player }” is declared twice; only the first one counts.
engine-score-twice = Player “{ $player }” has a second <score>; only the first one counts.
engine-edition-unknown = There is no edition “{ $edition }”; there is: { $expected }. Without it, what cards cost and yield is not known.
engine-option-value = “{ $found }” is no value for the option “{ $option }”; expected one of: { $expected }.
engine-option-misplaced = The option “{ $option }” is not read here: it needs an <option> of its own inside <options>, with its name in “name” and its value in “value”.
engine-legal-by-ruling = Legal by a decision on something that the rulebook leaves open.
engine-fits = { $way ->
    [word] If “{ $word }” stood here, nothing in this game would be wrong.
    [elsewhere] If “{ $word }” stood in place of “{ $instead }” for { $player } in { $turnWord ->
        [round] round
       *[turn] turn
      } { $turn }, nothing in this game would be wrong.
    [without-element] If this did not stand here, nothing in this game would be wrong.
    [later-element] If this stood behind what follows it, nothing in this game would be wrong.
    [earlier-element] If this stood before what precedes it, nothing in this game would be wrong.
    [without-turn] Without this { $turnWord ->
        [round] round
       *[turn] turn
      }, nothing in this game would be wrong.
    [later-turn] If this { $turnWord ->
        [round] round
       *[turn] turn
      } came after the next one, nothing in this game would be wrong.
    [exchanged-turn] If this turn and the next one of the player who was due here changed places, nothing in this game would be wrong.
   *[earlier-turn] If this { $turnWord ->
        [round] round
       *[turn] turn
      } came before the previous one, nothing in this game would be wrong.
  }
engine-unfinished = The log stops shortly before the game is over: not everything that comes last is recorded.
engine-no-moves = The game has no <moves>.
engine-claim = The log says { $claimed }, but it is { $computed }.

## What a move changes (parameters: player, thing, amount, from, to)

engine-effect-gain = { $player } takes { $thing } from the supply.
engine-effect-pay = { $player } pays { $thing } to the supply.
engine-effect-give = { $player } gives { $thing } to { $to }.
engine-effect-score = { $player } scores { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }.
engine-effect-score-for = { $player } scores { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  } for { $which }.
engine-effect-place = { $player } puts { $thing } on { $to }.
engine-effect-place-table = Laid out: { $thing }.
engine-effect-remove = { $thing } leaves { $from }.
engine-effect-turn = { $player } turns { $which } over.
engine-effect-advance = { $thing } moves to space { $which }.
engine-effect-reveal = { $thing } shows { $which }.
engine-effect-play = { $player } plays { $thing }.
engine-effect-take = { $player } takes { $thing } into the hand.
engine-effect-dismiss = { $player } dismisses { $thing }.
engine-effect-draw = { $player } draws { $thing }.
engine-effect-discard = { $player } discards { $thing }.
engine-effect-shuffle = { $player } shuffles { $thing } into the draw pile.
engine-effect-adjust = From here on the replay follows the log: { $player }, { $thing } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.
engine-effect-adjust-table = From here on the replay follows the log: { $thing } { $sign ->
    [minus] −
   *[plus] +
  }{ $amount }.

engine-colour = { $word ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [teal] teal
    [blue] blue
    [purple] purple
    [pink] pink
    [brown] brown
    [grey] grey
    [black] black
    [white] white
   *[other] { $colour }
  }
engine-seat = { $has ->
    [colour] Seat { $seat } ({ engine-colour }): { $player }.
   *[none] Seat { $seat }: { $player }.
  }
engine-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## What a record lacks

gap-hands = opening hands are not recorded
gap-draws = draws are not recorded
gap-setup = the setup is not recorded in full
gap-reveals = what was turned up or looked at is not recorded
gap-choice = a decision is not recorded
gap-losses = losses are not recorded
gap-values = card values are missing (no edition is named that has them)
gap-notation = part of the log could not be read
gap-end = the text breaks off
gap-breach = an error before it leaves it open

## Commands

check-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: { $legal } legal, { $illegal } illegal, { $undecidable } undecidable
check-summary-files = { $faults ->
    [one] { $faults } part of the input could not be read
   *[other] { $faults } parts of the input could not be read
  }
check-moves = { $total ->
    [one] { $total } move
   *[other] { $total } moves
  }
check-moves-open = { $count ->
    [one] { $count } undecidable
   *[other] { $count } undecidable
  }
check-open = { $moves ->
    [0] The game cannot be decided
    [one] { $moves } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
      } cannot be decided
   *[other] { $moves } of { $total } moves cannot be decided
  }: { $reasons }.
check-held = { $checks ->
    [one] { $checks } rule or claim was checked and held
   *[other] { $checks } rules and claims were checked and held
  }{ $moves ->
    [0] .
    [one] , in { $moves } move.
   *[other] , in { $moves } moves.
  }
check-held-rules = Rules that were checked and held: { $rules }
check-verdict-legal = legal
check-verdict-illegal = illegal
check-verdict-undecidable = undecidable
check-incomplete = incomplete
check-at-turn = { $turnWord ->
    [round] round { $turn }
   *[turn] turn { $turn }
  }
check-at-play = { $turnWord ->
    [round] round { $turn }, move { $play }
   *[turn] turn { $turn }, play { $play }
  }
check-at-log = log
check-at-setup = setup
check-at-draft = draft
check-at-final = { $scoreWord ->
    [cubes] final plague
   *[points] final scoring
  }
check-at-result = result
check-expected = expected: { $expected }
check-actual = found: { $actual }
check-consequences = { $count ->
    [one] { $count } consequence of it is not shown; --all shows it.
   *[other] { $count } consequences of it are not shown; --all shows them.
  }
check-suspects = would also fit a misreading of: { $rules }
check-cause = a consequence of { $cause }
check-reconstructed = This rests on card values that are our own reconstruction (edition “{ $edition }”).
check-without-edition = { $games ->
    [one] { $games } game does not say which edition it was played with
   *[other] { $games } games do not say which edition they were played with
  }: only what is documented of the cards was judged, the rest is left open. To have them judged in full, name the edition in the log (<components edition="practice"/>), or use --components practice.
check-severity-error = error
check-severity-warning = warning
check-severity-note = note

explain-turn = { $turnWord ->
    [round] Round { $turn }
   *[turn] Turn { $turn } — { $player }
  }
explain-turn-end = { $turnWord ->
    [round] End of the round
   *[turn] End of the turn
  }
explain-setup = Setup
explain-draft = Draft
explain-final = { $scoreWord ->
    [cubes] Final plague
   *[points] Final scoring
  }
explain-result = Result
explain-result-line = { $rank }. { $player }: { $scoreWord ->
    [cubes] { $points ->
        [one] { $points } cube
       *[other] { $points } cubes
      }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
explain-no-result = The game is not finished; nobody has won yet.
explain-open-result = The game is over, but the log leaves open who has won.
explain-legal = legal
explain-illegal = not allowed
explain-undecidable = cannot be judged from this log
explain-doubt = Cannot be judged from this log: { $reasons }.
explain-cause = Follows from another error ({ $place }).
explain-note-by = { $by }: { $text }
explain-quoted = “{ $text }”
explain-no-turn = { $game } has { $turns ->
    [one] only { $turns } { $turnWord ->
        [round] round
       *[turn] turn
      }
   *[other] only { $turns } { $turnWord ->
        [round] rounds
       *[turn] turns
      }
  }; there is no { $turnWord ->
    [round] round
   *[turn] turn
  } { $turn }.

rules-kind-explicit = stated in a rulebook
rules-kind-derived = follows from the rulebooks
rules-kind-ruling = our ruling: the rulebooks are silent or contradict each other
rules-source = Source
rules-breach = A breach
rules-example-legal = In a log, legal
rules-example-breach = In a log, not allowed
rules-option = Changed by the option
rules-kind = Kind
rules-none-found = No rule contains “{ $query }”.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-meant = Did you mean { $rule }?
name-game-valletta = Valletta
name-game-tallinn = Tallinn
name-game-rattus = Rattus

## Pieces

name-piece-card = card
name-piece-cards = cards
name-piece-point = points

convert-no-game = There was no game to write: { $path } is left untouched.
convert-in-place = { $path } is one of the logs that were read, and what is told above would be lost of it: it stays as it was. Name another file with -o.
convert-contradiction = { $one }: “{ $attribute }” of <{ $element }> is “{ $found }” here and “{ $against }” at { $other }; the first is kept
convert-alone = { $one }: the other log ({ $other }) has no such <{ $element }>; it is kept
convert-one-witness = { $file }: no other log has the game “{ $game }”; there is nothing to merge it with
import-standard-input = Only files are read here: write what comes through a pipe to a file first.
import-written = The log lies in { $path }
import-broken = This is not what the profile says: { $kind ->
    [json] no JSON
    [json-lines] this line is no JSON
    [csv] a quoted cell has no end
    [xml] no XML
   *[page] the page ends in the middle, or its selector cannot be used
  }.
import-no-jsdom = Reading a page takes jsdom, which is not installed: npm install jsdom
import-too-large = A saved game has { $most } characters at most.
import-no-events = There is no event in this file, so there is no game to write.
import-separator = The columns of this table are separated by { $found }, not by { $expected } as the profile “{ $profile }” has it: its envelope needs "separator": { $found } (of a profile that Kiebitz brings along, change a copy).
import-no-game = Nothing in this file says which game it is: name the ruleset in the profile “{ $profile }”.
import-no-shape = None of the shapes that Kiebitz knows. A profile of your own tells how it is written: docs/import.md shows how.
import-draft = None of the shapes that Kiebitz knows. Here is a profile to begin with; it finds { $count } events. docs/import.md shows how to go on.
import-log = This is a log already: check, report and all other commands read it as it is.
import-shape = { $path }: may be read with --profile { $profile }; it holds { $types }
import-sentences = { $count } sentences that it knows
import-unread-event = No rule of the profile is about “{ $of }” ({ $count } ×, first at { $place }).
import-unread-value = No rule of the profile reads “{ $of }” ({ $count } ×, first at { $place }).
import-unread-misplaced = { $says ->
    [meant] There is no element <{ $of }>; did you mean <{ $meant }>? ({ $count } ×, first at { $place })
   *[plain] No open element can hold <{ $of }> ({ $count } ×, first at { $place }).
  }
import-unread-word = { $says ->
    [meant] The table of the profile has no word for “{ $of }” ({ $count } ×, first at { $place }); it is kept as it is. Did you mean “{ $meant }”?
   *[plain] The table of the profile has no word for “{ $of }” ({ $count } ×, first at { $place }); it is kept as it is.
  }
convert-loss = { $file }: this notation cannot hold a { $lost ->
    [markup] comment or processing instruction
    [name] name as it is written
    [character] character
   *[value] value
  }: { $found }
convert-outside = { $file }: what stands outside of the games is not written: { $found }
no-such-game = There is no game “{ $game }” in what was given.
no-such-rule = There is no rule “{ $rule }”.
no-such-option = There is no option “{ $option }”.
write-failed = { $path } cannot be written: { refused-writing }.
write-standard-output = Standard output
report-written = The report lies in { $path }
report-several = { $output } is one file, and there are several games: name a directory, or a game with --game.
components-none = There are no card values in this file; it must begin with <components>.
components-unknown = There is no edition “{ $edition }” of “{ $ruleset }”. Shipped are: { $known }.
play-unknown-game = Nobody plays “{ $ruleset }” here. Games that can be played: { $known }.
play-players = { $players ->
    [one] One player cannot play { $game }
   *[other] { $players } players cannot play { $game }
  }: it is for { $least } to { $most }.
play-no-edition = There is no edition “{ $edition }” of “{ $ruleset }”.
play-no-option = “{ $ruleset }” has no option “{ $option }”. Its options: { $known }.
play-no-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
play-no-rule = “{ $ruleset }” has no rule “{ $rule }”.
play-beyond-silent = No legal game shows { $rule }: only a breach says anything of it.
play-beyond-unwritten = No game shows { $rule }: logs have no place for what it is about.
play-search-nothing = Nothing of “{ $ruleset }” can be played with these options.
play-search-tried = { $games ->
    [one] { $games } game was tried.
   *[other] { $games } games were tried.
  }
play-search-missing = { $games ->
    [one] { $rule } did not come up in it.
   *[other] { $rule } did not come up in any of them.
  }
play-search-refused = { $games ->
    [one] { $games } of them was left out: the judge does not call it legal.
   *[other] { $games } of them were left out: the judge does not call them legal.
  }
play-search-written = The log lies in { $path }
play-paired-two = --paired takes two bots, such as --bots greedy,random: the first one plays against the second one.
play-paired-lead = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
  }: { $deals ->
    [one] one deal, played
   *[other] { $deals } deals, each played
  } once from every seat, { $games ->
    [one] one game
   *[other] { $games } games
  } in all (seed { NUMBER($seed, useGrouping: 0) }).
play-paired-who = { $against ->
    [one] One { $alone } bot plays against one { $others } bot.
   *[other] One { $alone } bot plays against { $against } { $others } bots.
  }
play-paired-place = place { $place }
play-paired-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
play-paired-interval = { play-paired-share } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
play-paired-equal = Equal players would each have { play-paired-share } of every place. In brackets 95% intervals; each deal is one observation.
