/** Groups of findings for people: how often, what for a bug, what the cases have in common, and the one to look at. */
import type { Group } from '../analysis/groups.js';
import type { SharedFact } from '../analysis/shared-facts.js';
import type { Speaker } from '../text/speaker.js';
import { placeName } from './check-text.js';
import { circumstancesText } from './circumstance-text.js';
import type { Colours } from './colours.js';
import { plain } from './plain.js';
import { wrongValueText } from './wrong-value-text.js';

/** So many rules and facts are told of a group; JSON has them all. */
const MOST_RULES = 4;
const MOST_FACTS = 5;

/** Facts that are in JSON alone: a person sees them in the example, or they say little. */
const FOR_PROGRAMS: ReadonlySet<SharedFact['type']> = new Set(['parameter', 'section', 'element', 'play']);

/**
 * @param speaker for what is about all games, with the part `referee`
 * @param speakerOf the speaker for a game's groups
 * @param dropped how many findings were too many to be grouped
 * @returns paragraphs, one for each group; empty where there is none
 */
export function groupsText(
  groups: readonly Group[],
  speaker: Speaker,
  speakerOf: (ruleset: string) => Speaker,
  dropped: number,
  colours: Colours,
): string {
  if (groups.length === 0) return '';
  const lines = groups.flatMap((group, index) => [
    ...groupLines(group, index + 1, speakerOf(group.ruleset), colours),
    '',
  ]);
  const head = colours.bold(colours.underline(speaker.text('referee-groups', { groups: groups.length })));
  const rest = dropped === 0 ? [] : [speaker.text('referee-groups-dropped', { count: dropped }), ''];
  return `${[head, '', ...lines, ...rest].join('\n')}\n`;
}

function groupLines(group: Group, number: number, speaker: Speaker, colours: Colours): string[] {
  const { rule, bug, example, rules, facts } = group;
  const title = rule === null ? speaker.text('referee-rule-notation') : speaker.rule(rule).title;
  const counts = [
    speaker.text('referee-group-games', { games: group.games.length }),
    speaker.text('referee-group-findings', { count: group.cases }),
    ...(group.first === 0 ? [speaker.text('referee-group-never-first')] : []),
  ].join(', ');
  const shown = rules.slice(0, MOST_RULES).map((one) => `${one.rule ?? '–'} ${one.cases}`);
  const common = facts.flatMap((fact) => factText(fact, speaker) ?? []).slice(0, MOST_FACTS);
  const { at } = example;
  const place = at.line === null ? example.file : `${example.file}:${at.line}:${at.column ?? 1}`;
  return [
    `${colours.bold(`${number}. ${counts}`)}: ${colours.magenta(rule ?? '')} ${title}`.replace(': \u0020', ': '),
    ...(bug === null
      ? []
      : [
          `   ${speaker.text('referee-bug', { kind: speaker.text(`referee-bug-${bug}`) })} — ${speaker.text(`referee-bug-${bug}-means`)}`,
        ]),
    ...(group.value ? [`   ${colours.bold(plain(wrongValueText(group.value, speaker)))}`] : []),
    ...(rules.length > 1
      ? [`   ${colours.dim(speaker.text('referee-group-rules', { rules: shown.join(', ') }))}`]
      : []),
    ...(common.length > 0
      ? [`   ${colours.dim(speaker.text('referee-group-facts', { facts: common.join('; ') }))}`]
      : []),
    ...(group.circumstances.length > 0
      ? [`   ${colours.dim(plain(circumstancesText(group.circumstances, speaker)))}`]
      : []),
    ...(group.unclaimed.length > 0 ? [`   ${unclaimedText(group.unclaimed, speaker)}`] : []),
    `   ${speaker.text('referee-group-example')} ${colours.bold(plain(place))} ${colours.dim(`(${placeName(at, speaker)})`)}`,
    `   ${plain(example.sentence)}`,
  ];
}

/** What to write into the logs so that the place is found. */
function unclaimedText(unclaimed: Group['unclaimed'], speaker: Speaker): string {
  const claims = unclaimed.map(({ element, attribute = '', after }) =>
    speaker.text('referee-claim', { claim: elementText(element, attribute, '…'), after }),
  );
  return speaker.text('referee-group-unclaimed', { claims: claims.join('; ') });
}

/** A fact in words; undefined for those that only a program can use. */
function factText(fact: SharedFact, speaker: Speaker): string | undefined {
  const { type, of = '', attribute = '', never, holds, among } = fact;
  if (FOR_PROGRAMS.has(type)) return undefined;
  const value = plain(fact.value);
  if (never) return speaker.text('referee-fact-never', { fact: elementText(of, attribute, value) });
  const text =
    type === 'attribute' || type === 'beside'
      ? elementText(of, attribute, value)
      : speaker.text(`referee-fact-${type}`, {
          of: plain(of),
          value: type === 'players' ? Number(value) : value,
          thing: of === '' ? '' : ` ${plain(of)}`,
        });
  return holds === among ? text : `${text} (${holds}/${among})`;
}

/** As it stands in a log in XML. */
function elementText(name: string, attribute: string, value: string): string {
  return attribute === '' ? `<${plain(name)}>` : `<${plain(name)} ${plain(attribute)}="${value}">`;
}
