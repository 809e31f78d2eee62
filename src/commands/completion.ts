/**
 * `kiebitz completion`: what a shell may offer behind each word, made from the commands as they are declared. Nothing of it is
 * asked of the program while somebody types.
 */
import type { Command, Option } from 'commander';

/** The shells that are served. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A command, with what may stand behind its name. */
interface Offer {
  /** `rules coverage`; empty for the program itself. */
  readonly name: string;
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly OfferedOption[];
  /** Fixed words that its first argument may be. */
  readonly words: readonly string[];
}

interface OfferedOption {
  /** `-o`, `--output`. */
  readonly flags: readonly string[];
  readonly describe: string;
  /** What stands behind it: nothing, one of some words, or a file (or any text, which nobody can offer). */
  readonly value: 'none' | 'file' | readonly string[];
}

/** @returns the script that somebody writes into the place that the shell reads */
export function completion(program: Command, shell: Shell): string {
  const offers = [...offersOf(program, '')];
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](offers);
}

function* offersOf(command: Command, name: string): Generator<Offer> {
  const help = command.createHelp();
  const commands = help.visibleCommands(command).filter((one) => one.name() !== 'help');
  yield {
    name,
    commands: commands.map((one) => ({ name: one.name(), summary: one.summary() || one.description() })),
    options: help.visibleOptions(command).map(offerOf),
    words: command.registeredArguments[0]?.argChoices ?? [],
  };
  for (const one of commands) yield* offersOf(one, `${name} ${one.name()}`.trim());
}

function offerOf({ short, long, description, required, optional, argChoices }: Option): OfferedOption {
  const value = required || optional ? (argChoices ?? 'file') : 'none';
  return { flags: [short, long].filter((flag) => flag !== undefined), describe: description, value };
}

/** As a word of a shell: what is in quotes stays what it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const BASH_TOP = `# kiebitz completion bash
_kiebitz() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" name='' index next
  for ((index = 1; index < COMP_CWORD; index++)); do
    next="\${name:+$name }\${COMP_WORDS[index]}"
    case "$next" in`;

/** File names are what is offered where nothing is known. */
function bashScript(offers: readonly Offer[]): string {
  const names = offers.flatMap(({ name }) => (name === '' ? [] : [quoted(name)]));
  const values = offers.flatMap(({ name, options }) =>
    options.flatMap(({ flags, value }) =>
      value === 'none'
        ? []
        : [
            `    ${flags.map((flag) => quoted(`${name}:${flag}`)).join(' | ')}) ${
              value === 'file' ? 'return' : `COMPREPLY=($(compgen -W ${quoted(value.join(' '))} -- "$word")); return`
            } ;;`,
          ],
    ),
  );
  const words = offers.map(({ name, commands, options, words: fixed }) => {
    const flags = options.flatMap((option) => option.flags).join(' ');
    const others = [...commands.map((one) => one.name), ...fixed].join(' ');
    return `    ${quoted(name)}) flags=${quoted(flags)} words=${quoted(others)} ;;`;
  });
  return `${BASH_TOP}
      ${names.join(' | ')}) name="$next" ;;
    esac
  done
  case "$name:$before" in
${values.join('\n')}
  esac
  local flags='' words=''
  case "$name" in
${words.join('\n')}
  esac
  if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$word"))
  elif [[ -n "$words" ]]; then COMPREPLY=($(compgen -W "$words" -- "$word"))
  fi
}
complete -o bashdefault -o default -F _kiebitz kiebitz
`;
}

function zshScript(offers: readonly Offer[]): string {
  const functions = offers.map(({ name, commands, options, words }) => {
    const specs = options.flatMap(({ flags, describe, value }) =>
      flags.map((flag) => {
        const told = describe.replace(/[[\]:\\]/g, '\\$&');
        const argument = value === 'none' ? '' : value === 'file' ? ':value:_files' : `:value:(${value.join(' ')})`;
        return quoted(`*${flag}[${told}]${argument}`);
      }),
    );
    const state = commands.length > 0 ? ["'1:command:->command'", "'*::word:->word'"] : [];
    const rest =
      commands.length > 0 ? state : words.length > 0 ? [quoted(`1:word:(${words.join(' ')})`)] : ["'*:file:_files'"];
    const listed = commands.map((one) => quoted(`${one.name}:${one.summary.replaceAll(':', '\\:')}`));
    const own = functionOf(name);
    const below = commands.map((one) => `    ${one.name}) ${functionOf(`${name} ${one.name}`.trim())} ;;`);
    return `${own}() {
  local state line
  _arguments -C ${[...specs, ...rest].join(' \\\n    ')}
${
  commands.length === 0
    ? ''
    : `  case "$state" in
    command) local -a commands=(${listed.join(' ')}); _describe command commands; ${name === '' ? '' : '_files'} ;;
    word) case "$line[1]" in
${below.join('\n')}
    esac ;;
  esac
`
}}`;
  });
  return `#compdef kiebitz\n${functions.join('\n')}\ncompdef _kiebitz kiebitz\n`;
}

function functionOf(name: string): string {
  return `_kiebitz${name === '' ? '' : `_${name.replace(/\W/g, '_')}`}`;
}

function fishScript(offers: readonly Offer[]): string {
  const lines = offers.flatMap(({ name, commands, options, words }) => {
    const inside = commands.map((one) => one.name);
    const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
    const here = [
      ...(name === '' ? ['__fish_use_subcommand'] : seen),
      ...(name === '' || inside.length === 0 ? [] : [`not __fish_seen_subcommand_from ${inside.join(' ')}`]),
    ].join('; and ');
    const line = (rest: string): string => `complete -c kiebitz -n ${quoted(here)} ${rest}`;
    return [
      ...commands.map((one) => line(`-f -a ${one.name} -d ${quoted(one.summary)}`)),
      ...words.map((word) => line(`-f -a ${word}`)),
      ...options.map(({ flags, describe, value }) => {
        const given = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
        const argument =
          value === 'none' ? [] : value === 'file' ? ['-r', '-F'] : ['-x', `-a ${quoted(value.join(' '))}`];
        return line([...given, ...argument, `-d ${quoted(describe)}`].join(' '));
      }),
    ];
  });
  return `${lines.join('\n')}\n`;
}
