/**
 * Where the rules of Rattus contradict themselves or leave something open, by the numbers of rattus.md 6, and the rules
 * concerned. What it is and what was decided: src/text/<language>/rattus-rulings.ftl.
 */
import { type Ruling, rulingsOf } from '../../engine/rule.js';
import type { RuleIdOfRattus } from './rulebook.js';

const rules = {
  'RA-01': ['rattus.card.own-turn', 'rattus.card.once'],
  'RA-02': ['rattus.end.after-turn'],
  'RA-03': ['rattus.end.last-round-order'],
  'RA-04': ['rattus.end.tiebreak'],
  'RA-05': ['rattus.end.trigger-cubes', 'rattus.end.trigger-supply', 'rattus.end.after-turn'],
  'RA-06': ['rattus.turn.b-obligation'],
  'RA-07': [
    'rattus.turn.c-last',
    'rattus.monk.timing',
    'rattus.merchant.timing',
    'rattus.witch.timing',
    'rattus.king.timing',
  ],
  'RA-08': ['rattus.monk.timing'],
  'RA-09': ['rattus.knight.neutral', 'rattus.knight.neutral-before-flip'],
  'RA-10': ['rattus.knight.neutral-not-a-player', 'rattus.ravage.precondition', 'rattus.ravage.stop-empty'],
  'RA-11': ['rattus.plague.must-leave'],
  'RA-12': ['rattus.turn.c-mandatory'],
  'RA-13': ['rattus.spread.short-supply'],
  'RA-14': ['rattus.end.final-ravage'],
  'RA-15': ['rattus.ravage.flip-order', 'rattus.online.final-token-order'],
  'RA-16': ['rattus.end.knight-neutral', 'rattus.end.only-abilities', 'rattus.online.last-round-immediate'],
  'RA-17': ['rattus.end.knight-move', 'rattus.end.knight-neutral', 'rattus.piper.end-crusader'],
  'RA-18': ['rattus.end.only-abilities', 'rattus.end.no-figure', 'rattus.end.no-final-spread'],
  'RA-19': ['rattus.piper.soldier-extra'],
  'RA-20': ['rattus.piper.end-soldier-empty', 'rattus.online.soldier-any-token'],
  'RA-21': ['rattus.piper.crusader-discard'],
  'RA-22': ['rattus.piper.serf-immediate'],
  'RA-23': ['rattus.ravage.symbols-cumulative', 'rattus.ravage.majority-tie', 'rattus.ravage.majority-first'],
  'RA-24': ['rattus.piper.baker-deposit'],
  'RA-25': ['rattus.end.trigger-cubes', 'rattus.end.trigger-supply', 'rattus.end.after-turn', 'rattus.piper.end-baker'],
  'RA-26': ['rattus.piper.baker-takeover'],
  'RA-27': ['rattus.piper.messenger-swap', 'rattus.invariant.castle-monotone'],
  'RA-28': ['rattus.piper.magician-stays', 'rattus.online.messenger-any'],
  'RA-29': ['rattus.piper.mayor-place'],
  'RA-30': ['rattus.piper.end-mayor'],
  'RA-31': ['rattus.place.rat-free', 'rattus.piper.queen-bonus'],
  'RA-32': [
    'rattus.piper.queen-area',
    'rattus.piper.queen-condition',
    'rattus.piper.mayor-queen',
    'rattus.piper.end-queen',
  ],
  'RA-33': ['rattus.piper.queen-condition'],
  'RA-34': ['rattus.piper.emperor-walls', 'rattus.piper.emperor-where'],
  'RA-35': ['rattus.piper.nun-place', 'rattus.piper.bishop-place'],
  'RA-36': ['rattus.witch.swap'],
  'RA-37': ['rattus.piper.pied-piper-tokens'],
  'RA-38': ['rattus.piper.magician-stays', 'rattus.piper.magician-protect', 'rattus.online.magician-forced'],
  'RA-39': ['rattus.piper.magician-protect', 'rattus.online.magician-forced'],
  'RA-40': ['rattus.piper.magician-potion', 'rattus.online.potions-unlimited'],
  'RA-41': ['rattus.online.king-potion'],
  'RA-42': ['rattus.board.adjacency'],
  'RA-43': ['rattus.token.census'],
  'RA-44': ['rattus.setup.figure-anywhere'],
  'RA-45': ['rattus.piper.end-combo'],
  'RA-46': ['rattus.knight.neutral', 'rattus.piper.nun-threshold'],
  'RA-47': ['rattus.spread.redirect'],
  'RA-48': ['rattus.card.take-source'],
  'RA-49': ['rattus.end.last-round-players'],
  'RA-50': ['rattus.place.short-supply'],
  'RA-51': ['rattus.piper.six-in-play'],
  'RA-52': ['rattus.witch.look'],
  'RA-53': ['rattus.online.save-points'],
  'RA-54': ['rattus.end.knight-neutral'],
  'RA-55': ['rattus.king.rat-free'],
  'RA-56': ['rattus.knight.two-steps'],
  'RA-57': ['rattus.ravage.majority'],
  'RA-58': ['rattus.piper.mayor-waive'],
  'RA-59': ['rattus.piper.end-serf'],
  'RA-60': ['rattus.online.last-round-no-effect'],
  'RA-61': ['rattus.end.final-ravage'],
  'RA-62': ['rattus.end.knight-neutral'],
  'RA-63': ['rattus.piper.end-serf'],
  'RA-64': ['rattus.piper.soldier-extra'],
  'RA-65': ['rattus.piper.messenger-swap', 'rattus.online.messenger-any'],
  'RA-66': ['rattus.piper.queen-bonus', 'rattus.piper.mayor-queen', 'rattus.piper.end-queen'],
  'RA-67': ['rattus.piper.nun-threshold'],
  'RA-68': ['rattus.piper.three-per-estate', 'rattus.piper.select-per-estate', 'rattus.piper.knighthood-advice'],
} as const satisfies Record<string, readonly RuleIdOfRattus[]>;

type Id = keyof typeof rules;

/** Where the printed rules and those of the online implementation differ. */
const DIFFERS: ReadonlySet<Id> = new Set<Id>(['RA-16', 'RA-20', 'RA-39', 'RA-40', 'RA-41', 'RA-65']);

/** All of them, in the order of their numbers. */
export const RULINGS: readonly Ruling[] = rulingsOf<Id, RuleIdOfRattus>(rules, {
  differs: (id) => DIFFERS.has(id),
  accuses: {
    'RA-13': ['rattus.spread.short-supply'],
    'RA-22': ['rattus.piper.serf-immediate'],
  },
});
