/** `kiebitz play` on the command line. */
import { type Command, Option } from 'commander';
import { LEVELS } from '../../engine/playable.js';
import { BOTS, type Bot } from '../../kernel/bots.js';
import { directory, listOf, positive, refuseIdle, wholeNumber } from '../option-values.js';
import type { PlayOptions } from '../play-options.js';
import { addLanguage, among, gameOptions, ownEditions, withExamples } from './options.js';

export function declarePlay(program: Command): void {
  const command = program
    .command('play')
    .summary('let bots play games, and write them as logs')
    .description(
      'Plays games to their end by the rules and writes them as native logs, one file for each level of detail. The same seed writes the same bytes.',
    )
    .argument('<ruleset>', 'the game')
    .option('--players <number>', 'how many players (default: 2; in a search any number)', positive)
    .option(
      '--games <number>',
      'how many games (default: 1; in a search how many are tried at most, 2000; with --paired how many deals)',
      positive,
    )
    .option('--seed <number>', 'where chance begins', wholeNumber, 1)
    .addOption(
      among(
        '--bot <name>',
        'who decides; random: at random, part by part; greedy: what is worth most at once; search: what turns out best when it is played on (default: random)',
        BOTS,
      ).conflicts('bots'),
    )
    .addOption(
      new Option('--bots <names>', 'who sits where, in turn order and then anew, such as greedy,random').argParser(
        listOf(BOTS),
      ),
    )
    .option('--play-outs <number>', 'how many games search plays on for each move it looks at, on average', positive, 8)
    .addOption(
      new Option(
        '--paired',
        'play two bots against each other, the first one in each seat of every deal, and print who came in where',
      )
        .conflicts(['cover', 'reach', 'bot'])
        .default(false),
    )
    .addOption(among('--format <format>', 'how that is printed', ['text', 'json']).default('text'))
    .addOption(
      new Option(
        '--level <level...>',
        'full: everything, with claims; moves: decisions and chance; public: what all see',
      )
        .choices(LEVELS)
        .default(['full']),
    )
    .addOption(gameOptions('played with'))
    .option('--edition <name>', 'the edition that is played with')
    .addOption(
      new Option(
        '--reach <rule...>',
        'look for legal games that show these rules, under any options that are not given, and write the fewest found',
      ).conflicts('cover'),
    )
    .option(
      '--cover',
      'the same for all rules that a legal game can show; those that were not reached are listed',
      false,
    )
    .option('-o, --output <directory>', 'where the logs are written', directory, '.')
    .addOption(ownEditions());
  withExamples(
    addLanguage(command),
    'kiebitz play tallinn --players 3 --games 100 --seed 7 -o logs/',
    'kiebitz play tallinn --players 4 --option legate=true --level full public -o logs/',
    'kiebitz play tallinn --bot greedy --games 10 -o logs/',
    'kiebitz play valletta --bots greedy,random --paired --games 400',
    'kiebitz play rattus --reach rattus.piper.crusader-discard -o logs/',
    'kiebitz play valletta --cover --games 3000 -o logs/',
  ).action(async (ruleset: string, given: PlayOptions & { bot?: Bot; bots?: readonly Bot[] }, command: Command) => {
    const { bot, bots = [bot ?? BOTS[0]], ...options } = given;
    if (!options.paired) refuseIdle(command, ['format'], '--paired');
    if (!bots.includes('search')) refuseIdle(command, ['playOuts'], 'the bot search');
    const { play } = await import('../play.js');
    process.exitCode = await play(ruleset, { ...options, bots });
  });
}
