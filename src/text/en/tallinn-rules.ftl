# The rules of Tallinn in our own words, in the order of src/games/tallinn/rulebook.ts.
# Each message: a title; .statement: what the rule says; .breach: what breaking it looks like in a recorded game.

## Chapters

tallinn-chapter-setup = Setup
tallinn-chapter-card = The cards
tallinn-chapter-score = The counter card
tallinn-chapter-round = Rounds
tallinn-chapter-choose = Choosing a card
tallinn-chapter-play = Revealing
tallinn-chapter-contest = Contests
tallinn-chapter-tower = Towers
tallinn-chapter-variant = Leader first
tallinn-chapter-draw = Drawing
tallinn-chapter-end = End of play
tallinn-chapter-final = Final scoring
tallinn-chapter-win = Winning
tallinn-chapter-legate = The Legate
tallinn-chapter-visibility = What is hidden
tallinn-chapter-invariant = What follows from the rules
tallinn-chapter-claim = Recorded numbers

## Setup

tallinn-setup-player-count = Two to four players
    .statement = Two, three or four people can play Tallinn.
    .breach = The record names a single player, or more than four.
tallinn-setup-component-census = What the box holds
    .statement = There are 50 cards: six start cards, and for each of four players ten influence cards and a counter card. Four silver and four gold coins come with them, and four Legates with the expansion.
    .breach = A seventh start card, a fifth set, or a set that does not have ten cards.
tallinn-setup-counter-start = Where the coin begins
    .statement = Everybody takes a counter card with the side 1–15 up and lays a silver coin on field 4.
    .breach = A coin begins on another field or on the other side of the card.
tallinn-setup-start-score = Four points to begin with
    .statement = The coin’s first field counts: everybody owns 4 points before the first round. The final example in the rulebook leaves these points out; with them both of its players end 4 points higher.
    .breach = A total leaves the first four points out.
tallinn-setup-start-card = One start card each
    .statement = Chance gives every player one start card. It lies open and is the first card of the display.
    .breach = A player has no start card, or two of them.
tallinn-setup-start-card-distinct = No start card twice
    .statement = The six start cards are single pieces and are dealt without being put back, so no two players can have the same one.
    .breach = The same start card lies in front of two players.
tallinn-setup-start-cards-leftover = Start cards left over
    .statement = Start cards that were not dealt return to the box and stay there: four of them with two players, three with three, two with four.
    .breach = A start card that nobody was dealt turns up during the game.
tallinn-setup-gold-supply = Gold coins in the supply
    .statement = All gold coins lie in a supply for everybody until somebody passes 30 points.
    .breach = A player owns a gold coin with 30 points or fewer.
tallinn-setup-full-set = A complete set each
    .statement = Every player uses one set of influence cards with the numbers 1 to 10, each of them once. The sets are taken to be alike.
    .breach = A number below 1 or above 10 appears, or a player has a number twice.
tallinn-setup-private-pile = A pile of one’s own
    .statement = Everybody shuffles their own set and lays it down as a pile that nobody else draws from.
    .breach = A player draws from somebody else’s set.
tallinn-setup-opening-hand = Three cards in hand
    .statement = Before the first round everybody draws three cards of their own pile; seven remain. With the expansion the Legate is a fourth card.
    .breach = A hand has another number of cards when the first card is chosen.

## Cards

tallinn-card-two-halves = Two halves on every card
    .statement = An influence card shows persons on two halves. Of a card that was played only one half can count.
    .breach = Both halves of a displayed card are counted.
tallinn-card-tower-back = A tower on the back
    .statement = The back of an influence card shows a tower of the city wall. A card that lies this way up is a tower and no influence.
    .breach = A tower is counted among the persons of a display.
tallinn-card-coin-half-estate = A coin means one estate
    .statement = A half with a coin shows one estate, and the contest that it triggers is about that estate.
    .breach = Card values have a coin on a half with persons of several estates.
tallinn-card-start-persons-count = Start persons always count
    .statement = The persons of the start card are part of the display and count in every comparison. The card has no coin and no second half.
    .breach = The numbers fit only if the start card is left out.

## Score

tallinn-score-advance = Points are added at once
    .statement = Whoever gains points advances their own coin right away. A total is the sum of everything gained and paid so far.
    .breach = A total does not match what was gained.
tallinn-score-flip-over-15 = Beyond fifteen points
    .statement = With more than 15 points the counter card is turned over to the side 16–30.
    .breach = The card shows the wrong side for the points.
tallinn-score-gold-over-30 = Beyond thirty points
    .statement = With more than 30 points a gold coin replaces the silver one and stands for 30 points; the card goes back to its front.
    .breach = The coin or the side of the card does not match the points.
tallinn-score-stack-over-60 = Beyond sixty points
    .statement = With more than 60 points a silver coin lies with the gold one, and together they stand for 60 points.
    .breach = The coins on the card do not match the points.

## Rounds

tallinn-round-phase-order = Four phases in order
    .statement = A round has four phases: choosing, revealing, contests with towers, drawing. One is over before the next begins.
    .breach = A card is drawn before a contest, or a contest comes before the cards are revealed.
tallinn-round-limit = Ten rounds at most
    .statement = A game has ten rounds at most, since nobody has more than ten cards to play. With the Legate it has eleven.
    .breach = The record goes on with one round more.
tallinn-round-simultaneous = Everybody acts together
    .statement = There are no turns: all players choose, reveal and draw at the same time, and so they decide about towers in the basic game.
    .breach = A choice in the record depends on what another player revealed in the same round.
tallinn-round-empty-hand-skip = Sitting out without cards
    .statement = A player whose hand is empty plays no card, has no contest and builds no tower. The display stays and is still compared by the others.
    .breach = Somebody without a card acts, or is left out of the others’ contests.

## Choosing

tallinn-choose-one-card = One card per round
    .statement = Everybody lays down exactly one card in a round.
    .breach = A player lays down two cards in the same round.
tallinn-choose-from-hand = Only cards of the hand
    .statement = A card that is played comes from the player’s own hand.
    .breach = A card is played that has not been drawn yet, or is a tower, or cannot be in the hand in any other way.
tallinn-choose-mandatory = Nobody may pass
    .statement = Whoever holds a card must play one; only an empty hand excuses.
    .breach = A player with cards has no play in a round.
tallinn-choose-orientation = A clear right half
    .statement = The card lies sideways and face down, so that it is plain which half is on the right. That half will count.
    .breach = A play names no half, or one that the card does not have.
tallinn-choose-free-half = Either half may be chosen
    .statement = Nothing limits the choice of the half.
    .breach = No record can break this: both halves are always allowed.
tallinn-choose-secret = Chosen in secret
    .statement = Card and half stay hidden until everybody has chosen.
    .breach = A record shows a choice before the common reveal.
tallinn-choose-phase-complete = Everybody must have chosen
    .statement = Cards are revealed only when everybody with cards has laid one down.
    .breach = The cards are revealed while a player with cards has not chosen.

## Revealing

tallinn-play-simultaneous-reveal = Revealed at the same time
    .statement = All chosen cards are turned up together, before any contest.
    .breach = A card is revealed behind a contest, a tower or a draw of its round.
tallinn-play-keep-orientation = Halves stay as they are
    .statement = A card is turned up without swapping left and right, and it is never turned round afterwards.
    .breach = A displayed card counts with its other half in a later round.
tallinn-play-right-half-active = Only the right half counts
    .statement = From the reveal on, the right half of a card counts and the other one is covered, with its persons and its coin.
    .breach = Persons or a coin of a covered half are used, or a display is counted wrongly.
tallinn-play-append-display = Into one’s own display
    .statement = The card is pushed under the last card of one’s own display until just its active half shows.
    .breach = A card joins the display of somebody else.
tallinn-play-sorting-allowed = Displays may be sorted
    .statement = Cards of a display may change places so that it is easier to count, as long as no card is turned.
    .breach = No record can break this: the order in a display has no meaning.
tallinn-play-once = Every card once
    .statement = No rule brings a card back, so each influence card can be played once only.
    .breach = A player plays the same card a second time.

## Contests

tallinn-contest-coin-trigger = A coin triggers a contest
    .statement = A contest takes place exactly when the half just activated has a coin. It cannot be declined, even if it brings nothing.
    .breach = A contest without a coin, or a coin without its contest.
tallinn-contest-skip-without-coin = No coin, no third phase
    .statement = Whoever activates a half without a coin has neither a contest nor a tower in this round.
    .breach = Points or a tower in a round without an own coin.
tallinn-contest-estate = Only one estate counts
    .statement = A contest compares the persons of the estate beside the coin and no others.
    .breach = The contest is about another estate, or other persons are counted too.
tallinn-contest-every-opponent = Against each opponent
    .statement = The player with the contest is compared with every other player, one after the other.
    .breach = An opponent is left out or counted twice.
tallinn-contest-clockwise = Compared clockwise
    .statement = The comparisons go round clockwise. It makes no difference to the points.
    .breach = No record can break this: the order changes nothing.
tallinn-contest-win-points = Two points for more
    .statement = Each opponent who has fewer persons of the estate brings 2 points.
    .breach = A win in a contest brings another number of points.
tallinn-contest-tie-points = One point for equally many
    .statement = Each opponent who has just as many persons of the estate brings 1 point.
    .breach = A tie in a contest brings another number of points.
tallinn-contest-loss-points = Nothing for fewer
    .statement = An opponent with more persons brings nothing. Nobody ever loses points during the rounds.
    .breach = Points are gained or lost against a stronger opponent.
tallinn-contest-only-trigger-scores = Only the trigger scores
    .statement = A contest brings points to the player who triggered it and to nobody else.
    .breach = Somebody’s points rise through the contest of another player.
tallinn-contest-new-cards-count = New cards count already
    .statement = The cards that were revealed in this round are part of all displays when the contests are compared.
    .breach = The points fit the displays of the round before.
tallinn-contest-own-card-counts = The coin’s person counts
    .statement = The person on one’s own coin half is counted in the contest that it triggers.
    .breach = The points fit only if the player’s own coin half is left out.
tallinn-contest-separate = Each contest by itself
    .statement = Several contests of a round are settled one by one, even if they are about the same estate, each as its own player sees it.
    .breach = Two contests are made into one, and somebody goes without points.
tallinn-contest-all-before-towers = Contests before towers
    .statement = Towers are built only when every contest of the round has been settled.
    .breach = A contest stands behind a tower, or is counted without a card that became a tower in the same round.
tallinn-contest-one-per-round = One contest per round
    .statement = One card in a round means one contest at most for each player.
    .breach = A player has two contests in one round.
tallinn-contest-cover-coin = A coin works once
    .statement = After its contest a coin may be covered by pushing the cards together. It never triggers anything again.
    .breach = A coin of an earlier round triggers a contest.

## Towers

tallinn-tower-requires-contest = A contest comes first
    .statement = Only a player who triggered a contest in this round may build a tower in it. What the contest brought is of no importance.
    .breach = A tower in a round without a contest of its builder.
tallinn-tower-optional = Towers are voluntary
    .statement = Nobody has to build a tower.
    .breach = No record can break this: doing without is always allowed.
tallinn-tower-one-per-round = One tower per round
    .statement = A player turns at most one card into a tower in a round.
    .breach = A player builds two towers in the same round.
tallinn-tower-from-display = A tower from the display
    .statement = A tower can be any influence card of one’s own display, which is turned over at once.
    .breach = The card of the tower does not lie in the player’s display.
tallinn-tower-this-round-card = The newest card may go
    .statement = The card that was played in this very round may become the tower, too.
    .breach = No record can break this: it is a permission.
tallinn-tower-from-hand = A tower from the hand
    .statement = Instead, a card of one’s own hand can be laid face down, unseen by the others. Cards are drawn only afterwards, so it must be in the hand already.
    .breach = A tower from an empty hand, or with a card that cannot be in it.
tallinn-tower-hand-shrinks = The hand stays smaller
    .statement = A tower from the hand is not replaced. Its owner goes on with one card fewer and may have none in the last round.
    .breach = The hand is as large as before, or a card is drawn in addition.
tallinn-tower-influence-only = Only influence cards
    .statement = Influence cards and the Legate can become towers, a start card or a counter card cannot.
    .breach = A start card is turned into a tower.
tallinn-tower-leaves-display = A tower leaves the display
    .statement = A displayed card that becomes a tower no longer counts as influence, neither in later contests nor at the end.
    .breach = The persons of such a card are still counted in the display.
tallinn-tower-permanent = A tower remains a tower
    .statement = No rule turns a tower back into influence or lets anybody exchange it.
    .breach = A tower is displayed, played or built again.
tallinn-tower-after-contests = Towers before drawing
    .statement = Towers are built when the contests are over and before anybody draws.
    .breach = A tower stands behind a draw of the same round.
tallinn-tower-simultaneous = Deciding at the same time
    .statement = If several players may build a tower, they decide together by showing fingers.
    .breach = No record can break this: which decision stands first has no meaning in the basic game.
tallinn-tower-signal-display = A number on display
    .statement = Showing the number of a card in one’s own display means: that card becomes the tower.
    .breach = The number of a displayed card is shown, but another card becomes the tower.
tallinn-tower-signal-hand = Any other number
    .statement = Showing a number that does not lie in one’s own display means: a card of the hand becomes the tower. Which one remains a secret.
    .breach = Such a number is shown, but a displayed card becomes the tower, or none.
tallinn-tower-signal-none = Two fists
    .statement = Showing two fists means: no tower.
    .breach = A player shows two fists and builds a tower.
tallinn-tower-sole-entitled = Nothing to signal alone
    .statement = A player who alone has had a contest needs no fingers and simply builds or does not.
    .breach = No record can break this: it is a simplification.

## Variant

tallinn-variant-leader-first = The leader decides first
    .statement = In this variant those who triggered a contest in the round decide on their towers one after the other and in the open. Whoever of them has most points, those of this round included, begins; we let the others follow in descending order.
    .breach = A player with fewer points decides before one with more.
tallinn-variant-leader-tie-towers = Tied leaders compare towers
    .statement = With equal points, whoever has built more towers decides first.
    .breach = With equal points, the player with fewer towers decides first.
tallinn-variant-leader-tie-lot = Chance among equals
    .statement = With equal points and equally many towers, chance decides who begins.
    .breach = No record can break this: any order is possible.

## Drawing

tallinn-draw-one = One card at the end
    .statement = At the end of a round everybody draws exactly one card of their own pile.
    .breach = Somebody draws two cards, or none although the pile has cards.
tallinn-draw-empty-pile = When the pile is empty
    .statement = Without a pile nothing is drawn and nothing is shuffled; play goes on with the cards in hand.
    .breach = A card is drawn from an empty pile.
tallinn-draw-unequal-hands = Hands may differ
    .statement = Towers from the hand make hands of different sizes. Nobody draws to make up for it.
    .breach = A player draws an additional card to catch up.

## End of play

tallinn-end-all-played = When all cards are gone
    .statement = Play ends with the round in which the last player runs out of cards, which is the tenth at the latest, with the Legate the eleventh.
    .breach = Final scoring begins while somebody has cards, or a round is added although nobody has any.

## Final scoring

tallinn-final-order = Estates before towers
    .statement = The contests of the three estates are scored first, the towers last.
    .breach = Towers are turned up or scored before an estate.
tallinn-final-estate-order = Merchants, knights, monks
    .statement = The estates are scored in the order merchants, knights, monks. Another order leads to the same totals.
    .breach = The estates are scored in another order, which is only worth a remark.
tallinn-final-everyone = A contest for everybody
    .statement = Everybody has one contest for each estate, without a coin, and one for the towers.
    .breach = A player’s final contest is missing or takes place twice.
tallinn-final-estate-win = Four points for more
    .statement = Each opponent who has fewer persons of the estate brings 4 points.
    .breach = A win in an estate brings another number of points at the end.
tallinn-final-estate-tie = Two points for a draw
    .statement = Each opponent who has just as many persons of the estate brings 2 points, and both sides get them.
    .breach = A tie in an estate brings another number of points, or only to one side.
tallinn-final-five-difference = Paying at five behind
    .statement = Whoever has at least five persons of an estate fewer than another player pays that player a point. The rulebook’s example does so, too, but then adds up wrongly: it prints 16 to 15, and by its own rules it ends 15 to 15.
    .breach = The point is missing, or is paid for a smaller difference or for towers.
tallinn-final-five-difference-once = Paid once per estate
    .statement = For each pair of players the point is paid at most once for each of the three estates.
    .breach = The same player pays the same opponent twice for one estate.
tallinn-final-negative-allowed = Points below zero
    .statement = Paying can take a total below zero. It is paid all the same.
    .breach = A total stops at zero, or somebody does not pay for want of points.
tallinn-final-no-zero-tie = No draw with nobody
    .statement = A tie brings nothing to a player without a single person of the estate, whatever the opponent has.
    .breach = Two players without a person of the estate score a tie.
tallinn-final-reveal-towers = Towers are turned up
    .statement = When the towers are scored, all of them are turned face up.
    .breach = Hidden towers stay hidden, or another number of cards is turned up than was built.
tallinn-final-tower-estate = The value of towers
    .statement = A player’s tower value is the number of persons of the estate that occurs most often on that player’s towers.
    .breach = The value is a sum, or that of another estate.
tallinn-final-tower-whole-card = A tower counts both halves
    .statement = All persons on a tower count, those of both halves. The rulebook does not say so outright, but its example does.
    .breach = Only one half of a tower is counted.
tallinn-final-tower-cross-estate = Any estate against any
    .statement = Tower values are compared as plain numbers, although they may come from different estates.
    .breach = Towers are compared only within the same estate.
tallinn-final-tower-win = Six points for better towers
    .statement = Each opponent with a lower tower value brings 6 points. A player without towers has the value 0.
    .breach = A win with towers brings another number of points.
tallinn-final-tower-tie = Three points for equal towers
    .statement = Each opponent with the same tower value brings 3 points.
    .breach = A tie with towers brings another number of points.
tallinn-final-no-tower-no-tie = No tower, no draw
    .statement = Whoever has built no tower at all gets nothing for a tie of towers.
    .breach = Two players without towers score a tie.
tallinn-final-display-excludes-towers = Displays and towers apart
    .statement = The estates are compared in the displays alone, the tower values with the towers alone.
    .breach = Persons on towers are counted for an estate, or the other way round.

## Winning

tallinn-win-most-points = Most points win
    .statement = Whoever has most points wins.
    .breach = The ranking does not follow the points.
tallinn-win-tiebreak-tower-persons = Tower persons break ties
    .statement = Among players with equal points, the one with more persons of all estates on their own towers is ahead. So Heike wins the rulebook’s example, which really ends 15 to 15.
    .breach = A tie is broken by something else, or the number of those persons is wrong.
tallinn-win-shared = Several winners
    .statement = If that is equal, too, the victory is shared.
    .breach = One of several equal players is called the winner.

## The Legate

tallinn-legate-one-each = One Legate each
    .statement = With the expansion everybody has exactly one Legate, without it nobody has one.
    .breach = A player has a second Legate, or has one in the basic game.
tallinn-legate-opening-hand = The Legate starts in hand
    .statement = The Legate is taken into the hand in addition to the three cards drawn. It is never in the pile.
    .breach = An opening hand without a Legate, or a Legate that is drawn.
tallinn-legate-round-limit = Up to eleven rounds
    .statement = With one card more the game can last eleven rounds.
    .breach = The game ends after ten rounds while somebody has a card, or goes on for a twelfth.
tallinn-legate-persons-half = The half with persons
    .statement = With its three persons active the Legate is one merchant, one knight and one monk and nothing more.
    .breach = That half triggers a contest.
tallinn-legate-arms-contest = The half with the arms
    .statement = With the imperial arms active the Legate’s owner may trigger a contest for an estate of free choice, named after the reveal.
    .breach = Such a contest is recorded without its estate.
tallinn-legate-arms-optional = Arms without a contest
    .statement = The contest of the imperial arms is voluntary. Without it there is no right to a tower.
    .breach = A tower is built although the Legate’s contest was declined.
tallinn-legate-plus-two = Two persons in addition
    .statement = In the contest of the imperial arms its owner counts two more persons of the chosen estate.
    .breach = The owner’s persons are counted without these two, or with another number.
tallinn-legate-plus-two-private = Only for one’s own contest
    .statement = Contests of other players in the same round ignore the two persons.
    .breach = Another player’s contest is compared with the two persons.
tallinn-legate-plus-two-expires = Two persons for a moment
    .statement = After that contest the two persons are gone until the end; meanwhile the imperial arms in a display count for no person.
    .breach = The two persons are counted in a later contest or in the display.
tallinn-legate-tower-right = A contest like any other
    .statement = The contest of the imperial arms gives the right to build a tower.
    .breach = No record can break this: it is a permission.
tallinn-legate-final-display = Help for the weakest estate
    .statement = At the end, before anything is compared, the arms in a display add two persons to the owner’s weakest estate there; among equals the owner chooses. We read this for the side with the arms only.
    .breach = The two persons are missing, late, on another estate, or added for the other side.
tallinn-legate-tower-allowed = The Legate as a tower
    .statement = The Legate may be turned into a tower like an influence card.
    .breach = No record can break this: it is a permission.
tallinn-legate-final-tower = Help for the towers
    .statement = A Legate among the towers adds two persons to the weakest estate on them, right after they are turned up; where several are equally weak, the choice changes nothing. Its own three persons count as well, and all of them for ties.
    .breach = The two persons or the three printed ones are missing.

## Visibility

tallinn-visibility-hand = Hands are secret
    .statement = Only the owner knows the cards of a hand; the order of a pile is known to nobody.
    .breach = No record can break this: what it knows does no harm.
tallinn-visibility-hand-tower = Hidden towers stay hidden
    .statement = The face of a tower from the hand remains a secret until final scoring, even where towers are decided in the open.
    .breach = No record can break this: what it knows does no harm.

## What follows from the rules

tallinn-invariant-card-conservation = Every card in one place
    .statement = Each of a player’s cards is in one place at any time: pile, hand, display or towers.
    .breach = A number is in two places or in none.
tallinn-invariant-hand-size = How large a hand is
    .statement = A round begins with three cards in hand, four with the Legate, less one for each tower from the hand; after the eighth round it is one fewer each time.
    .breach = The record counts another number of cards in a hand.
tallinn-invariant-hand-tower-cap = Two hidden towers
    .statement = More than two towers from the hand, or three with the Legate, cannot be built, for the hand would be empty before.
    .breach = A third tower from the hand, or a fourth with the Legate.
tallinn-invariant-round-bounds = Eight to ten rounds
    .statement = A complete game has eight to ten rounds, with the Legate up to eleven. A player plays as many cards as are left by towers from the hand.
    .breach = A complete record has fewer or more rounds.
tallinn-invariant-elimination = Towers are what is left
    .statement = Every card is played or becomes a tower. So hidden towers are exactly the numbers that were never seen.
    .breach = A tower is turned up as a card that was played, or that cannot have been in the hand when it was built.
tallinn-invariant-round-delta = Points of one round
    .statement = A round brings a player nothing without a contest, and with one at most 2 points for each opponent.
    .breach = A player’s points change by more than that, or go down.
tallinn-invariant-towers-vs-contests = No more towers than contests
    .statement = A player cannot have more towers than contests.
    .breach = The record counts more towers than there can be.
tallinn-invariant-score-floor = The lowest total
    .statement = Nobody can end below the starting points less 3 for each opponent, or less 4 where towers are paid for as well (five-diff-scope).
    .breach = A final total is lower than that.
tallinn-invariant-final-total = Totals of final contests
    .statement = Each pair of players shares 4 points for each estate, unless neither has a person of it, and 6 points for the towers, unless neither has one.
    .breach = The points of a final contest do not add up to that.

## Recorded numbers

tallinn-claim-total = Recorded numbers are right
    .statement = A number that the record states agrees with what the rules make of the moves. This one is ours and stands in no rulebook.
    .breach = A recorded number differs, and no single rule explains how.
