/** Which rules the near misses of the games break: of those questions are made, and advice why a move is not allowed. */
import { expect, test } from 'vitest';
import { pointOf } from '../../src/kernel/game-definition.js';
import { firstOf } from '../../src/kernel/legal-moves.js';
import { nearMisses } from '../../src/kernel/near-misses.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import { type KernelGame, PIED_PIPER, TALLINN, VALLETTA } from './rooms.js';

/** The rules that near misses break at decisions of some games played at random. */
function broken<S extends GameState>(
  { definition, begin }: KernelGame<S>,
  games: number,
  every: number,
): readonly string[] {
  const rules = new Set<string>();
  for (let seed = 1; seed <= games; seed += 1) {
    const random = randomPolicy(definition, new Random(seed));
    let decisions = 0;
    const policy: typeof random = (state, choice) => {
      decisions += 1;
      if (decisions % every === 0 && !pointOf(definition, state).chance)
        for (const { rule } of nearMisses(definition, state, firstOf(state.due))) rules.add(rule);
      random(state, choice);
    };
    playOut(definition, begin(seed), policy);
  }
  return [...rules].sort();
}

test('Valletta', () => {
  expect(broken(VALLETTA, 6, 9)).toEqual(
    `
      valletta.build.adjacency-discount
      valletta.build.adjacency-floor
      valletta.build.adjacency-forced
      valletta.build.adjacency-not-across
      valletta.build.adjacency-orthogonal
      valletta.build.adjacency-own-only
      valletta.build.built-now-counts
      valletta.build.cost
      valletta.build.house-available
      valletta.build.unbuilt-only
      valletta.card.carpenter
      valletta.card.discount-no-refund
      valletta.card.innkeeper-two-player
      valletta.card.laparelli
      valletta.card.schilling
      valletta.card.stonemason
      valletta.card.tax-collector-two-player
      valletta.card.trader
      valletta.draft.distinct
      valletta.jean.dismiss-from-hand
      valletta.jean.hire-from-supply
      valletta.supply.characters-empty
      valletta.turn.from-hand
      valletta.upgrade.cost
      valletta.upgrade.no-adjacency
      valletta.upgrade.once
      valletta.upgrade.own-only
    `
      .trim()
      .split(/\s+/),
  );
});

test('Tallinn', () => {
  expect(broken(TALLINN, 12, 1)).toEqual(
    `
      tallinn.choose.from-hand
      tallinn.choose.mandatory
      tallinn.legate.final-display
      tallinn.play.once
      tallinn.tower.from-display
      tallinn.tower.from-hand
      tallinn.tower.influence-only
      tallinn.tower.permanent
    `
      .trim()
      .split(/\s+/),
  );
});

test('Rattus with Pied Piper', () => {
  expect(broken(PIED_PIPER, 6, 5)).toEqual(
    `
      rattus.board.token-cap
      rattus.card.once
      rattus.card.owned
      rattus.card.take-one
      rattus.card.take-source
      rattus.end.no-figure
      rattus.end.no-place
      rattus.end.no-take
      rattus.end.only-abilities
      rattus.king.rat-free
      rattus.knight.neutral-before-flip
      rattus.merchant.move
      rattus.monk.cap
      rattus.monk.move
      rattus.peasant.extra
      rattus.peasant.rat-free
      rattus.piper.baker-deposit
      rattus.piper.bishop-block
      rattus.piper.bishop-place
      rattus.piper.crusader-reveal
      rattus.piper.emperor-block
      rattus.piper.emperor-walls
      rattus.piper.emperor-where
      rattus.piper.end-queen
      rattus.piper.end-soldier
      rattus.piper.mayor-peasant
      rattus.piper.messenger-swap
      rattus.piper.nun-place
      rattus.piper.pied-piper-cap
      rattus.piper.pied-piper-move
      rattus.piper.pied-piper-tokens
      rattus.piper.queen-bonus
      rattus.piper.queen-condition
      rattus.piper.serf-add
      rattus.piper.six-in-play
      rattus.piper.soldier-extra
      rattus.place.count
      rattus.plague.adjacent-step
      rattus.plague.must-leave
      rattus.plague.region
      rattus.ravage.precondition
      rattus.setup.regions-by-players
      rattus.setup.unused-regions-closed
      rattus.spread.first
      rattus.spread.one
      rattus.spread.redirect
      rattus.spread.target
      rattus.spread.two
      rattus.turn.b-obligation
      rattus.turn.b-once
      rattus.turn.c-last
      rattus.witch.look
    `
      .trim()
      .split(/\s+/),
  );
});
