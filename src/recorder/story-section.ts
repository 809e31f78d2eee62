/** What happened, entry by entry: what was said and done, under which rule, and what was not allowed. */
import type { Step } from '../engine/transcript.js';
import { audienceOf } from '../output/audience.js';
import { sentenceOf } from '../output/json.js';
import { tellStep } from '../text/explain.js';
import type { Speaker } from '../text/speaker.js';
import { dom } from './dom.js';
import type { Frame } from './screen.js';
import { button } from './setup-screen.js';
import type { TableGame } from './table-game.js';

/**
 * @param remark where something is written beside the latest entry
 * @param goTo goes on from behind an entry
 */
export function storySection(
  { speaker }: Frame,
  game: TableGame,
  remark: HTMLElement | undefined,
  goTo: (at: number) => void,
): HTMLElement {
  const { steps, replayed } = game.story;
  const audience = audienceOf(replayed);
  const sentences = new Map(replayed.findings.map((one) => [one.id, sentenceOf(one, replayed, speaker)]));
  const errors = new Set(replayed.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id));
  const entries = steps.flatMap((its, at) =>
    its.flatMap((step) => {
      const told = tellStep(speaker, settled(step), audience, (id) => sentences.get(id) ?? '');
      const said = step.headline && speaker.say(step.headline, audience);
      const headline = said && [said, step.mark].filter((one) => one !== undefined).join(' ');
      if (headline === undefined && told.length + step.annotations.length === 0) return [];
      const lines = () => [
        ...told.map(({ sentence, finding, rule }) =>
          dom(
            'p',
            {
              ...(finding !== undefined && errors.has(finding) && { class: 'breach' }),
              ...(rule !== undefined && { title: rule }),
            },
            sentence,
          ),
        ),
        ...step.annotations.map(({ by, text }) =>
          dom('p', { class: 'note' }, dom('bdi', {}, by === undefined ? text : `${by}: ${text}`)),
        ),
      ];
      return [{ at, headline, lines, isBreach: step.verdict === 'illegal' }];
    }),
  );
  const latest = entries.filter(({ at }) => at === entries.at(-1)?.at);
  const list = dom('ol');
  // A long game has a thousand sentences: they are laid out for whoever wants to read them.
  const fill = (): void => {
    list.replaceChildren(
      ...entries.map(({ at, headline, lines, isBreach }) =>
        dom(
          'li',
          { ...(isBreach && { class: 'breached' }) },
          headline === undefined
            ? undefined
            : dom('h3', {}, headline, isBreach ? dom('small', {}, speaker.text('record-told-breach')) : undefined),
          lines(),
          at === 0 ? undefined : button(speaker.text('record-told-here'), () => goTo(at), `here-${at}`),
        ),
      ),
    );
  };
  return dom(
    'section',
    { class: 'story', 'aria-labelledby': 'story-heading' },
    dom('h2', { id: 'story-heading' }, speaker.text('record-told-latest')),
    latest.map(({ headline, lines }) =>
      dom('div', { class: 'entry' }, headline === undefined ? undefined : dom('h3', {}, headline), lines()),
    ),
    remark,
    dom('details', { 'data-key': 'story', toggle: fill }, dom('summary', {}, speaker.text('record-told')), list),
  );
}

/** Without what waits for the end alone: nothing has broken off at a table, it only goes on. */
function settled({ entries, gaps }: Step): Pick<Step, 'entries' | 'gaps'> {
  const known = entries.filter((entry) => entry.type !== 'doubt' || entry.gaps.some((gap) => gap !== 'end'));
  return { entries: known, gaps: gaps.filter((gap) => gap !== 'end') };
}

/** What breaks a rule in a game, each once, in sentences. */
export function wrongIn({ story: { replayed } }: TableGame, speaker: Speaker): readonly string[] {
  const roots = replayed.findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
  return [...new Set(roots.map((one) => sentenceOf(one, replayed, speaker)))];
}
