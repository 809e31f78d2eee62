/** The witch: looks at one token, then at another, and may exchange the two. @see rattus.md 3.6, 4.10 */
import { differing, type Facts, foundAt } from '../../../engine/facts.js';
import { choice, list, name, player as playerName, quoted } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { blur, identify, pieceAt, tellPlace } from '../base/identity.js';
import { requireBefore, requireChosen } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import * as declared from '../rules/cards/witch.js';
import { type Place, regionNamed } from '../rules/facts.js';
import type { Rattus } from '../rules/table.js';
import { disturb } from '../table/ravage-state.js';
import type { RattusElement, RattusElementOf, Region } from '../vocabulary.js';
import { requireAtMost } from './acting.js';

/** rattus.witch.look */
const LOOKS = 2;

/** A token that was looked at; without a place where the record does not say which of several it was. */
interface Look {
  readonly region: Region;
  readonly slot: number | undefined;
}

/**
 * `<peek>` and `<swap>`. What is seen is known to the looker alone; the token keeps its identity wherever it goes.
 * @param steps both in their order
 */
export function witch(use: Act, steps: readonly RattusElement[]): void {
  const { table, judge, player } = use;
  const peeks = steps.filter((step) => step.name === 'peek');
  const swaps = steps.filter((step) => step.name === 'swap');
  let judged =
    requireAtMost(use, { rule: 'rattus.witch.look', most: LOOKS, message: 'rattus_looks' }, peeks) &&
    requireAtMost(use, { rule: 'rattus.witch.swap', message: 'rattus_swaps' }, swaps);
  judge.applies('rattus.witch.private', 'rattus.board.tokens-hidden');
  if (table.profile.online) judge.applies('rattus.online.witch-persistent');
  const seen: Look[] = [];
  for (const peek of peeks) {
    const region = known(peek.values.region);
    const slot = known(peek.values.slot);
    if (region === undefined) {
      judge.doubt('rattus.witch.look', 'choice');
      continue;
    }
    const { rats } = table.region(region);
    if (judged) {
      const [first] = seen;
      // Looking twice at a token is no more than that, unless the two are exchanged.
      const isAgain = swaps.length === 0 && first?.slot !== undefined && (slot !== undefined || rats.length === 1);
      const values = [regionNamed(region), (slot ?? 1) - 1];
      const state = isAgain ? momentIn(use).clone() : momentIn(use);
      if (isAgain) layLook(state, declared.FIRST, first);
      judged = requireChosen(
        use,
        isAgain ? declared.lookAgain : declared.witch,
        values,
        () =>
          isSame([...seen, { region, slot: slot ?? 1 }])
            ? // The second look goes to another token.
              { message: 'rattus_looks-again', with: { player: playerName(player.id) }, ...foundAt(peek, 'slot') }
            : tellPlace(table, region, slot ?? 1, peek),
        state,
      );
    }
    const piece = pieceAt(table, region, slot);
    const token = known(peek.values.token);
    judge.line('rattus.witch.look', 'rattus_looks-at', () => ({
      player: playerName(player.id),
      region: name('region', region),
      slot: slot ?? 1,
      token: quoted(token ?? ''),
      shown: choice(token === undefined ? 'no' : 'yes'),
    }));
    if (piece && token !== undefined) {
      identify(table, judge, piece, token, {
        region,
        element: peek,
        attribute: 'token',
        otherwise: 'rattus.witch.swap',
      });
    }
    seen.push({ region, slot: slot ?? (rats.length === 1 ? 1 : undefined) });
  }
  const [swap] = swaps;
  if (!swap) return;
  // A look that the record hides is a look.
  if (peeks.length >= LOOKS && seen.length < LOOKS) for (const region of table.inUse) blur(table, region);
  // What she looks at after the exchange she has not seen before it.
  else exchange(use, seen, swap, judged, peeks.filter((peek) => steps.indexOf(peek) < steps.indexOf(swap)).length);
}

/** Both looks went to one and the same token. */
function isSame([a, b]: readonly Look[]): boolean {
  return a !== undefined && b !== undefined && a.region === b.region && a.slot === b.slot && a.slot !== undefined;
}

/** As the rules count places: from 0. */
function layLook(state: Rattus, which: Place, { region, slot = 0 }: Look): void {
  declared.look(state, which, regionNamed(region), (slot - 1) as Place);
}

/** Only the two tokens that were looked at. @param before how often she looked before the exchange @see rattus.witch.swap */
function exchange(
  use: Act,
  seen: readonly Look[],
  swap: RattusElementOf<'swap'>,
  judged: boolean,
  before: number,
): void {
  const { table, judge, player } = use;
  const [a, b] = seen;
  const same = isSame(seen);
  const looks = same ? 1 : Math.min(seen.length, before);
  const both =
    !judged ||
    judge.require('rattus.witch.swap', looks >= LOOKS, () => ({
      message: 'rattus_swap-unseen',
      with: { player: playerName(player.id), count: looks },
      ...differing(LOOKS, looks),
      element: swap,
    }));
  if (!both || !a || !b) {
    // Which other token moved is not in the record.
    for (const region of table.inUse) blur(table, region);
    return;
  }
  requireUnguarded(use, a, b);
  for (const { region } of [a, b]) disturb(use.ravage, region);
  const [one, other] = [pieceAt(table, a.region, a.slot), pieceAt(table, b.region, b.slot)];
  if (one && other && a.slot !== undefined && b.slot !== undefined) {
    table.region(a.region).rats[a.slot - 1] = other;
    table.region(b.region).rats[b.slot - 1] = one;
  } else for (const { region } of [a, b]) blur(table, region);
  if (a.slot === undefined || b.slot === undefined) return;
  judge.line('rattus.witch.swap', 'rattus_swapped', () => ({
    player: playerName(player.id),
    regions: list([a, b].map(({ region }) => name('region', region))),
  }));
}

/** A bishop may be thought to keep the exchanged token out, too. @see option bishop-blocks-witch-swap */
function requireUnguarded(use: Act, a: Look, b: Look): void {
  const { table, judge, player } = use;
  const guarded = [a, b].filter(({ region }) => table.piecesAt('bishops', region) > 0).map(({ region }) => region);
  if (guarded.length === 0 || a.region === b.region) return;
  const facts = (): Facts => ({
    message: 'rattus_swap-bishop',
    with: {
      player: playerName(player.id),
      regions: list(guarded.map((region) => name('region', region))),
      allowed: choice(table.profile.bishopBlocksSwap ? 'no' : 'yes'),
    },
  });
  const state = momentIn(use).clone();
  layLook(state, declared.FIRST, a);
  layLook(state, declared.SECOND, b);
  if (requireBefore(use, declared.swap, facts, state)) judge.note('rattus.witch.swap', facts);
}
