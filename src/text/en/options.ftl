# The options of the games in words, and what another reading of a rule would change.
# Each option: what it is about; .is-<value>: what that value means.

## Under which rules a game was judged

options-line = Rules: { $options }
options-standard = the standard options
options-one = { $title }: { $meaning } ({ $option }={ $value })

## What another reading would change

options-legal = Under { $element } ({ $title }: { $meaning }) this would be legal{ $others ->
    [0] .
    [one] , but { $others } other finding would come in.
   *[other] , but { $others } other findings would come in.
  }
options-illegal = Under { $element } ({ $title }: { $meaning }) this would be a breach: { $message }
options-ruling = Left open by the rulebook ({ $id }): { $question } Decided: { $decided }

## Valletta

valletta-option-variant-start-player = Start-player variant
    .is-false = no, goods are drafted before the game
    .is-true = yes, without a draft and with two short turns at the start
valletta-option-variant-fewer-barrels = Fewer barrels
    .is-false = no, a barrel on each of the 25 spaces
    .is-true = yes, 13 barrels on the odd spaces
valletta-option-house-reshuffle = When the discard pile is shuffled
    .is-lazy = when a card must be drawn and the draw pile is empty
    .is-eager = as soon as the last card of the draw pile is drawn
valletta-option-house-exchange = Exchange of Trader and Merchant
    .is-may = may be declined
    .is-must-if-able = required of whoever can pay
valletta-option-house-purchase = Purchase from Laparelli, Schilling and del Monte
    .is-may = may be declined
    .is-must-if-able = required of whoever can pay
valletta-option-house-two-player-extra = Extra good of Monk, Innkeeper and Tax Collector with two players
    .is-may = may be declined
    .is-must = must be taken
valletta-option-house-upgraded-values = Values of upgraded buildings
    .is-component = as the edition has them
    .is-double = twice the front
valletta-option-house-apprentice-chain = Apprentice behind an Apprentice
    .is-none = has no effect
    .is-chain = repeats what the first one did
valletta-option-house-supply = Supply of goods
    .is-unlimited = never runs out
    .is-proxied = limited, opened barrels stand in
    .is-strict = limited to the pieces in the box
valletta-option-house-trigger-25 = Final phase through points
    .is-reach-or-pass = with 25 points or more
    .is-exact = with exactly 25 points
valletta-option-house-substitute-type = Goods that replace another one
    .is-other = must be of another kind
    .is-any = may be of the same kind
valletta-option-house-end-phase-gains = Characters gained in the final phase
    .is-playable = can still be played
    .is-set-aside = are set aside

## Tallinn

tallinn-option-start-score = Points at the start
    .is-4 = 4
    .is-0 = none, as in the rulebook’s example
tallinn-option-legate = The Emperor’s Legate
    .is-false = not in the game
    .is-true = in the game
tallinn-option-tower-decision = Decisions on towers
    .is-simultaneous = all at once
    .is-leader-first = one after the other, beginning with the leader
tallinn-option-leader-first-rest = Those behind the leader
    .is-descending = decide in the order of their points
    .is-simultaneous = decide all at once
tallinn-option-tower-eligibility = Right to build a tower
    .is-contest-this-round = by a contest of this round
    .is-any-earlier-contest = by any contest so far
tallinn-option-tower-counts = Persons on a tower
    .is-whole-card = those of both halves
    .is-half-card = those of the half that was active
tallinn-option-start-card-may-be-tower = Start card as a tower
    .is-false = not allowed
    .is-true = allowed
tallinn-option-five-diff-scope = Point paid for five persons fewer
    .is-display-estates = with the estates only
    .is-display-and-towers = with the estates and the towers
tallinn-option-legate-display-bonus = Two persons for a Legate in the display
    .is-arms-side-only = with the arms showing
    .is-either-side = with either half showing
tallinn-option-legate-tower-counts-printed-persons = The three persons of a Legate among the towers
    .is-true = count
    .is-false = do not count
tallinn-option-legate-bonus-in-tiebreak = The two added persons of the Legate in a tie
    .is-true = count
    .is-false = do not count
tallinn-option-legate-arms-requires-contest = Contest of the imperial arms
    .is-false = may be declined
    .is-true = must be held
tallinn-option-play-mandatory = Playing a card
    .is-true = required
    .is-false = may be left out

## Rattus

rattus-option-preset = Set of rules
    .is-book = the rulebook
    .is-yucata = the changes of Yucata.de
rattus-option-expansion = Pied Piper
    .is-false = not in the game
    .is-true = in the game
rattus-option-end-timing = End of the regular turns
    .is-after-trigger-turn = after the turn that triggers it
    .is-complete-round = after everybody has had the same number of turns
rattus-option-end-trigger-latch = Last cube or last token
    .is-event = triggers the end at once
    .is-end-of-turn = triggers the end if it is still so when the turn ends
rattus-option-placement-obligation = Placing cubes
    .is-exact = required, in the exact number
    .is-up-to = required, fewer are allowed
    .is-optional = may be left out, fewer are allowed
rattus-option-window-policy = Abilities at moments that the rules leave open
    .is-lenient = accepted
    .is-strict = not allowed
    .is-free = accepted, also between two tokens
rattus-option-knight-neutral-scope = The Knight’s two neutral cubes
    .is-whole-ravage = count for the whole ravage
    .is-per-token = are decided on for each token
rattus-option-neutral-enables-ravage = Ravage where only neutral cubes are
    .is-false = does not take place
    .is-true = takes place
rattus-option-figure-may-return = Two steps of the figure, out and back
    .is-false = not allowed
    .is-true = allowed
rattus-option-figure-walled-in = Figure that is walled in
    .is-stay-no-plague = stays, and no plague comes
    .is-stay-and-plague = stays, and the plague strikes there
rattus-option-last-round-knight = Knight in the last round
    .is-deferred-final = counts in the final plague
    .is-immediate = ravages at once
rattus-option-last-round-zero-steps = Knight or Crusader without a step in the last round
    .is-true = allowed
    .is-false = not allowed
rattus-option-last-round-knight-counts = The Knight’s figure in the final plague
    .is-when-used = counts only if the Knight was used in the last round
    .is-when-owned = counts as long as somebody owns the Knight
rattus-option-last-round-spread = New tokens when the figure moves in the last round
    .is-false = none
    .is-true = as in a regular turn
rattus-option-last-round-serf = Serf in the last round
    .is-immediate = ravages at once
    .is-deferred-final = acts in the final plague
rattus-option-last-round-serf-zero-steps = Serf without a step in the last round
    .is-false = not allowed
    .is-true = allowed
rattus-option-soldier-needs-spread = The Soldier’s token
    .is-true = only where others come
    .is-false = also where no others come
rattus-option-soldier-target = Region for the Soldier’s token
    .is-neighbour = next to the plague region
    .is-anywhere = any that has room
rattus-option-soldier-empty-supply-source = The Soldier’s token in the last round with an empty supply
    .is-discarded = one of those discarded
    .is-all-tokens = any of the 49
rattus-option-crusader-unresolved-tokens = Tokens revealed by the Crusader that did not act
    .is-discard = are discarded
    .is-stay = stay
rattus-option-baker-source = Cube for the Baker
    .is-personal-supply = from the reserve
    .is-board = from the board
rattus-option-baker-cubes-count-as-deployed = Cubes on the Baker
    .is-false = do not count as placed
    .is-true = count as placed
rattus-option-messenger-same-owner = Messenger swapping two cubes of one player
    .is-false = not allowed
    .is-true = allowed
rattus-option-messenger-castle = Messenger swapping a cube in the castle
    .is-true = allowed
    .is-false = not allowed
rattus-option-mayor-partial = Mayor leaving out a region that he leads
    .is-true = allowed
    .is-false = not allowed
rattus-option-queen-partial = One of the Queen’s two cubes
    .is-true = allowed
    .is-false = not allowed
rattus-option-queen-in-rat-free-region = Queen in a region without tokens
    .is-true = allowed
    .is-false = not allowed
rattus-option-queen-walls-split-area = Walls inside the Queen’s area
    .is-false = do not split it
    .is-true = split it
rattus-option-walls-share-border = Several walls on one border
    .is-false = not allowed
    .is-true = allowed
rattus-option-bishop-blocks-witch-swap = Swap of the Witch into a bishop’s region
    .is-false = allowed
    .is-true = not allowed
rattus-option-potion-use = Potion under a cube that is hit
    .is-owner-choice = its owner decides
    .is-forced-most-first = always goes first, where most of them are
rattus-option-potion-limit = Potions
    .is-10 = ten in all
    .is-unlimited = never run out
rattus-option-king-potion = Cube that the King takes
    .is-owner-choice = the owner chooses
    .is-no-potion-first-then-fewest = without potions, or else with the fewest
rattus-option-final-plague-nuns = Nuns in the final plague
    .is-count = lower the population
    .is-ignored = do not count
rattus-option-final-plague-potions = Potions in the final plague
    .is-protect = protect
    .is-ignored = do not protect
rattus-option-final-token-order = Order of the tokens in the final plague
    .is-as-logged = as recorded
    .is-random-system = left to chance
rattus-option-tie-break-order = A tie at the end goes to the next
    .is-clockwise = in the order of the regular turns
    .is-counter-clockwise = in the order of the last round
rattus-option-card-estates = Estates of the class cards
    .is-by-pairs = as their order in the rules has it
    .is-as-declared = as the card values declare them
