/** Who plays, with which options, and what is to be written down. */
import { optionMeaning, optionTitle } from '../text/option-text.js';
import { dom } from './dom.js';
import type { Frame } from './screen.js';
import type { Party } from './setup.js';

const LEAST_PLAYERS = 2;
const LONGEST_NAME = 60;

/** @param begin hears what was said, when it is enough for a game */
export function partyScreen({ kit, speaker }: Frame, begin: (party: Party) => void): HTMLElement {
  const { game } = kit;
  const say = (id: string): string => speaker.text(id);
  const wrong = dom('p', { class: 'alert', role: 'alert' });
  const [, most] = game.playable.players;
  const names = Array.from({ length: most }, (_, seat) => {
    const label = speaker.text('record-player', { number: seat + 1 });
    return dom('input', {
      ...{ id: `player-${seat}`, name: `player-${seat}`, maxlength: String(LONGEST_NAME), autocomplete: 'off' },
      ...(seat < LEAST_PLAYERS ? { value: label } : {}),
    });
  });
  const kinds = [...new Set(Object.values(game.form.hidden))];
  const form = dom(
    'form',
    {
      class: 'party',
      submit: (event) => {
        event.preventDefault();
        const party = partyOf(new FormData(form), names, kinds, game.options);
        if (party) begin(party);
        else wrong.replaceChildren(say('record-party-wrong'));
      },
    },
    dom(
      'fieldset',
      {},
      dom('legend', {}, say('record-players')),
      dom('p', { class: 'lead' }, say('record-nobody')),
      names.map((input, seat) =>
        dom('label', { for: input.id }, speaker.text('record-player', { number: seat + 1 }), input),
      ),
    ),
    kinds.length === 0
      ? undefined
      : dom(
          'fieldset',
          {},
          dom('legend', {}, say('record-hidden')),
          kinds.map((kind) => check(`keep-${kind}`, speaker.text(`record-keep-${kind}`))),
        ),
    dom(
      'details',
      { class: 'options', 'data-key': 'options' },
      dom('summary', {}, say('record-options')),
      check('edition', say(kit.isOwnEdition ? 'record-edition-own' : 'record-edition')),
      game.options.map(({ name, values }) =>
        dom(
          'label',
          {},
          optionTitle(speaker, game.ruleset, name),
          dom(
            'select',
            { name: `option-${name}` },
            values.map((value, index) => {
              const meaning = optionMeaning(speaker, game.ruleset, name, value);
              return dom('option', { value }, index === 0 ? speaker.text('record-standard', { meaning }) : meaning);
            }),
          ),
        ),
      ),
    ),
    wrong,
    dom('button', { class: 'main', 'data-key': 'lay-out' }, say('record-lay-out')),
  );
  return form;
}

/** What somebody has written into the form. @returns writes it into the one that is drawn in its place */
export function writtenIn(place: HTMLElement): () => void {
  const fields = () => place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.party [name]');
  const before = [...fields()];
  return () => {
    for (const [index, field] of [...fields()].entries()) {
      const old = before[index];
      if (!old) return;
      if ('checked' in field && 'checked' in old) field.checked = old.checked;
      // A name that nobody has touched is said in the language.
      if (!('defaultValue' in old) || old.value !== old.defaultValue) field.value = old.value;
    }
  };
}

function check(name: string, text: string): HTMLElement {
  return dom('label', { class: 'check' }, dom('input', { type: 'checkbox', name, checked: true }), text);
}

function partyOf(
  data: FormData,
  inputs: readonly HTMLInputElement[],
  kinds: readonly string[],
  options: Frame['kit']['game']['options'],
): Party | undefined {
  const names = inputs.map(({ value }) => value.trim()).filter((name) => name !== '');
  if (names.length < LEAST_PLAYERS) return undefined;
  const chosen = options.flatMap(({ name, values: [standard] }) => {
    const value = data.get(`option-${name}`);
    return typeof value === 'string' && value !== standard ? [[name, value] as const] : [];
  });
  return {
    names,
    options: Object.fromEntries(chosen),
    withEdition: data.has('edition'),
    records: kinds.filter((kind) => data.has(`keep-${kind}`)),
  };
}
