/** Which choices of Rattus are compared: where new cubes are placed. What the plague does comes later and is never foretold. */
import { choice, list, type Message, name, player as playerName } from '../../engine/message.js';
import type { Regret, RegretPlan } from '../../engine/regret-plan.js';
import { known } from '../../log/attribute.js';
import type { RattusElement } from './vocabulary.js';

/** Placements of action B are compared; nothing else brings cubes at once. */
export const regret: RegretPlan = {
  restsOnValues: false,
  chosen(move) {
    const element = move as RattusElement;
    if (element.name !== 'place') return undefined;
    const { by, region, regions } = element.values;
    return { kind: 'place', choice: by === 'mayor' ? `mayor ${regions}` : `${region}` };
  },
  hope(move) {
    const { by, cubes, regions } = (move as Extract<RattusElement, { readonly name: 'place' }>).values;
    return (by === 'mayor' ? known(regions)?.length : known(cubes)) ?? Number.POSITIVE_INFINITY;
  },
  goods: [],
  tell,
};

function tell({ player, instead, had, could }: Omit<Regret, 'message'>): Message {
  const element = instead as RattusElement;
  const { by, region, regions } = element.name === 'place' ? element.values : {};
  const served: readonly string[] = by === 'mayor' ? (known(regions) ?? []) : [known(region) ?? 'unknown'];
  return {
    id: 'rattus_regret',
    parameters: {
      player: playerName(player),
      way: choice(by === 'mayor' ? 'mayor' : 'tokens'),
      regions: list([...new Set(served)].map((one) => name('region', one))),
      had,
      could,
      more: could - had,
    },
  };
}
