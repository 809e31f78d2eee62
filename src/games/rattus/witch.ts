/** The witch: looks at one token, then at another, and may exchange the two. @see rattus.md 3.6, 4.10 */
import { list, name, player as playerName } from '../../engine/message.js';
import type { Use } from './act.js';
import { known } from './components.js';
import { blur, identify, pieceAt, requireSlot } from './identity.js';
import type { RattusElementOf, Region } from './vocabulary.js';

/** rattus.witch.look */
const LOOKS = 2;

/** A token that was looked at; without a place where the record does not say which of several it was. */
interface Look {
  readonly region: Region;
  readonly slot: number | undefined;
}

/** `<peek>` and `<swap>`. What is seen is known to the looker alone; the token keeps its identity wherever it goes. */
export function witch(
  use: Use,
  peeks: readonly RattusElementOf<'peek'>[],
  swaps: readonly RattusElementOf<'swap'>[],
): void {
  const { table, judge, player } = use;
  let judged = judge.require('rattus.witch.look', peeks.length <= LOOKS, () => ({
    message: 'rattus_looks',
    with: { player: playerName(player.id), count: peeks.length, most: LOOKS },
    expected: `1..${LOOKS}`,
    actual: String(peeks.length),
  }));
  judge.scribe?.rule('rattus.witch.private');
  judge.scribe?.rule('rattus.board.tokens-hidden');
  if (table.profile.online) judge.scribe?.rule('rattus.online.witch-persistent');
  const seen: Look[] = [];
  for (const peek of peeks) {
    const region = known(peek.values.region);
    const slot = known(peek.values.slot);
    if (region === undefined) {
      judge.doubt('rattus.witch.look');
      continue;
    }
    const { rats } = table.region(region);
    if (judged) judged = requireSlot(table, judge, 'rattus.witch.look', region, slot ?? 1, peek);
    judge.line('rattus.witch.look', 'rattus_looks-at', () => ({
      player: playerName(player.id),
      region: name('region', region),
      slot: slot ?? 1,
    }));
    const piece = pieceAt(table, region, slot);
    const token = known(peek.values.token);
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
  if (swaps.length === 0) return;
  // A look that the record hides is a look.
  if (peeks.length >= LOOKS && seen.length < LOOKS) for (const region of table.inUse) blur(table, region);
  else exchange(use, seen, swaps[0], judged);
}

/** Only the two tokens that were looked at. @see rattus.witch.swap */
function exchange(use: Use, seen: readonly Look[], swap: RattusElementOf<'swap'> | undefined, judged: boolean): void {
  const { table, judge, player } = use;
  const [a, b] = seen;
  const same = a !== undefined && b !== undefined && a.region === b.region && a.slot === b.slot && a.slot !== undefined;
  const both =
    !judged ||
    judge.require('rattus.witch.swap', seen.length >= LOOKS && !same, () => ({
      message: 'rattus_swap-unseen',
      with: { player: playerName(player.id), count: same ? 1 : seen.length },
      expected: String(LOOKS),
      actual: String(same ? 1 : seen.length),
      ...(swap && { element: swap }),
    }));
  if (!both || !a || !b) {
    // Which other token moved is not in the record.
    for (const region of table.inUse) blur(table, region);
    return;
  }
  const guarded = [a, b].filter(({ region }) => table.region(region).bishops > 0).map(({ region }) => region);
  if (guarded.length > 0 && a.region !== b.region) tellBishop(use, guarded);
  if (a.slot === undefined || b.slot === undefined) {
    blur(table, a.region);
    blur(table, b.region);
    return;
  }
  table.swap({ region: a.region, slot: a.slot - 1 }, { region: b.region, slot: b.slot - 1 });
  judge.line('rattus.witch.swap', 'rattus_swapped', () => ({
    player: playerName(player.id),
    regions: list([a, b].map(({ region }) => name('region', region))),
  }));
}

/** A bishop may be thought to keep the exchanged token out, too. */
function tellBishop({ table, judge, player }: Use, guarded: readonly Region[]): void {
  const facts = () => ({
    message: 'rattus_swap-bishop',
    with: { player: playerName(player.id), regions: list(guarded.map((region) => name('region', region))) },
  });
  if (table.profile.bishopBlocksSwap) judge.require('rattus.piper.bishop-block', false, facts);
  else judge.note('rattus.witch.swap', facts);
}
