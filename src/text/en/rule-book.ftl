# The rule book: pages, search and coverage.

## One rule

rules-no-game = There is no game “{ $found }”. Kiebitz knows { $known }.
rules-standard = standard
rules-limit = In a log
rules-limit-permits = nothing breaks it, since it permits or advises something
rules-limit-unwritten = it has no place there and is only told
rules-limit-elsewhere = whoever breaks it breaks another rule, which is named instead
rules-limit-silent = only a breach shows it, since it forbids or demands something
rules-ruling-differs = The rulebooks differ
rules-ruling-open = Left open
rules-messages = What check can also say
rules-written = The rule book lies in { $path }

## One option

rules-offers-variant = A variant that the rulebook offers.
rules-offers-expansion = An expansion: further cards with their rules.
rules-offers-online = The rules of an online platform in place of the printed ones.
rules-option-set-by = also set by { $element }
rules-option-written = In a log, for example
rules-options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
  }
rules-options-none = There is no game and no option “{ $query }”.

## The page of a rule book

book-language = English
book-title = { $game }: the rules, one by one
book-kicker = Rule book of { $game }
book-standfirst = { $rules } rules, in our own words and each with its source: { $explicit } stated in a rulebook, { $derived } that follow from it, and { $ruling } on which the rulebooks are silent or contradict each other.
book-heading = The rules of { $game }, one by one
book-word-skip = Skip to the rules
book-word-languages = Languages
book-word-games = Games
book-word-contents = Contents
book-word-search = Search the rules
book-word-search-hint = Words that must all occur, e.g. a card or an id
book-word-search-clear = Show all
book-word-link = Link to this rule
book-word-sources = Where it stands
book-word-option = Can be changed
book-word-messages = What check can say
book-word-examples = Examples
book-word-decided = We go by
book-word-rulings = Where the rulebooks differ or are silent
book-word-rulings-lead = Every passage that we had to decide on, with what we decided. An option makes another decision possible.
book-word-options = Options
book-word-options-lead = What a log can choose, the standard first.
book-word-concerns = Rules
book-word-by-option = other choice:
book-found = { $count ->
    [0] No rule has all of these words.
    [one] { $count } rule
   *[other] { $count } rules
  }

## The rules of one game, in its report

report-rules-lead = This game used { $used ->
    [one] one rule
   *[other] { $used } of the { $all } rules
  }. Each stands here with the turns in which it came up, the most frequent first.
report-rules-met = When each rule first came up
report-rules-met-lead = What somebody who learns the game by this record meets, and when.
report-rules-met-begin = { $turnWord ->
    [round] By the end of the first round
   *[turn] By the end of everybody’s first turn
  }
report-rules-met-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
report-rules-used = { $count ->
    [1] Once
    [2] Twice
   *[other] { $count } times
  }
report-rules-in = { $turnWord ->
    [round] { $count ->
        [one] round
       *[other] rounds
    }
   *[turn] { $count ->
        [one] turn
       *[other] turns
    }
  }
report-rules-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
report-options-all = All options
report-readings = Other readings
report-readings-lead = The rulebooks leave some things open. Had we decided otherwise, these legal moves would not be legal.
report-readings-more = And { $count ->
    [one] { $count } more case
   *[other] { $count } more cases
  }.

## Which rules recorded games have shown

coverage-title = Which rules these games show
coverage-kicker = Rule coverage of { $game }
coverage-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $game }: { $shown } of { $all ->
    [one] { $all } rule
   *[other] { $all } rules
  } enacted or broken.
coverage-no-games = There is no game in what was given.
coverage-columns-rule = Rule
coverage-columns-enacted = enacted
coverage-columns-broken = broken
coverage-columns-doubted = in doubt
coverage-columns-games = games
coverage-columns-following = following
coverage-columns-lead = Enacted: moves in which the rule was kept or had an effect. Broken: breaches of it; following: those that an earlier breach explains. In doubt: moves in which hidden information leaves it open.
coverage-missing = Never reached
coverage-missing-lead = These rules could have come up and did not.
coverage-missing-none = Every rule that a log can show came up.
coverage-doubted = Came up, but left in doubt
coverage-doubted-lead = Each time hidden information left them open, or their breach followed from an earlier one.
coverage-silent = Never broken, and shown by a breach alone
coverage-silent-lead = They forbid or demand something. Games without a breach of them say nothing of them.
coverage-unwritten = Not in any log
coverage-unwritten-lead = Logs have no place for what these rules are about.
coverage-shown = Rules that came up
coverage-written = The rule coverage lies in { $path }
