/** Who may import whom: the walls of docs/architecture.md, as data. */

export interface Wall {
  readonly says: string;
  readonly from: RegExp;
  /** What must not be imported: a path of ours, or the name of a package. */
  readonly never: RegExp;
  /** Exceptions to that. */
  readonly but?: RegExp;
  /** An import that this wall must stop: importing file, imported file or package. */
  readonly stops: readonly [from: string, target: string];
}

const PAGES_AND_WORLD = 'text|analysis|charts|report|io|commands|cli\\.ts';

export const WALLS: readonly Wall[] = [
  {
    says: 'the kernel stands on nothing: no game, no log, no engine, no sentence, no file, no package',
    from: /^src\/kernel\//,
    never: /^(?!src\/kernel\/)/,
    stops: ['src/kernel/state.ts', 'src/engine/judge.ts'],
  },
  {
    says: 'the rules of a game are declared for the kernel: they know the table, no log, no report and no judge',
    from: /^src\/games\/[^/]+\/rules\//,
    never:
      /^(?!src\/(kernel|games\/[^/]+\/(rules|table))\/|src\/games\/[^/]+\/(vocabulary|rulebook|profile)\.ts)|\/table\/state\.ts/,
    stops: ['src/games/tallinn/rules/tower.ts', 'src/games/tallinn/round/tower.ts'],
  },
  {
    says: 'what lies on the table of a game knows no procedure, no record and no page',
    from: /^src\/games\/[^/]+\/table\//,
    never: /^src\/games\/[^/]+\/(?!rules\/|table\/|(vocabulary|rulebook|profile)\.ts)/,
    stops: ['src/games/rattus/table/state.ts', 'src/games/rattus/base/ravage.ts'],
  },
  {
    says: 'what is shown of a game is asked for by its door alone',
    from: /^src\/games\/[^/]+\/(?!index\.ts|presentation\/)/,
    never: /^src\/games\/[^/]+\/presentation\//,
    stops: ['src/games/valletta/turn/turn.ts', 'src/games/valletta/presentation/quiz.ts'],
  },
  {
    says: 'the engine knows no game, no sentence, no markup and no file',
    from: /^src\/engine\//,
    never: new RegExp(`^src/(games|editions|${PAGES_AND_WORLD})`),
    stops: ['src/engine/judge.ts', 'src/games/valletta/table/state.ts'],
  },
  {
    says: 'the engine knows recordings, not how they are read',
    from: /^src\/engine\//,
    never: /^src\/log\//,
    // To tell what rests on a slip, it asks for the same recording read otherwise.
    but: /^src\/log\/(attribute|attribute-offset|vocabulary|envelope|recording|position|decision|reread)\.ts$/,
    stops: ['src/engine/replay.ts', 'src/log/read.ts'],
  },
  {
    says: 'a game that is refereed while it is played knows no game by name, no sentence and no file, and runs in a browser',
    from: /^src\/live\//,
    never: new RegExp(`^src/(games|editions|${PAGES_AND_WORLD})|^(?!src/)`),
    stops: ['src/live/live-game.ts', 'node:buffer'],
  },
  {
    says: 'a game knows no sentence, no markup and no file',
    from: /^src\/games\/[^/]+\//,
    never: new RegExp(`^src/(${PAGES_AND_WORLD})`),
    stops: ['src/games/valletta/turn/turn.ts', 'src/text/english.ts'],
  },
  {
    says: 'a game knows what a log may say, not how it is read or written',
    from: /^src\/games\/[^/]+\//,
    never: /^src\/log\//,
    but: /^src\/log\/(attribute|attribute-offset|vocabulary|envelope|recording|position)\.ts$/,
    stops: ['src/games/tallinn/turn.ts', 'src/log/xml/scan-game.ts'],
  },
  {
    says: 'a log is notation and knows nothing of rules',
    from: /^src\/log\//,
    never: new RegExp(`^src/(engine|games|editions|${PAGES_AND_WORLD})`),
    stops: ['src/log/reader.ts', 'src/engine/rule.ts'],
  },
  {
    says: 'numbers are made without knowing the game, a sentence or markup',
    from: /^src\/analysis\//,
    never: /^src\/(games|editions|text|charts|report|io|commands|cli\.ts)/,
    stops: ['src/analysis/moments.ts', 'src/games/rattus/presentation/series.ts'],
  },
  {
    says: 'what an archive keeps of a game is made without knowing the game, a sentence or a file',
    from: /^src\/archive\//,
    never: /^src\/(games|editions|text|charts|report|io|commands|cli\.ts)/,
    stops: ['src/archive/row.ts', 'src/games/rattus/presentation/series.ts'],
  },
  {
    says: 'what people keep beside the logs is read without knowing the game, a sentence or a file',
    from: /^src\/(known|notes)\//,
    never: /^src\/(games|editions|text|charts|report|io|commands|cli\.ts)/,
    stops: ['src/notes/notes-file.ts', 'src/io/inputs.ts'],
  },
  {
    says: 'charts are drawn from numbers alone',
    from: /^src\/charts\//,
    never: /^src\/(games|editions|log|report|io|commands|cli\.ts)/,
    stops: ['src/charts/score.ts', 'src/games/valletta/presentation/series.ts'],
  },
  {
    says: 'sentences come last and lead nowhere',
    from: /^src\/text\//,
    never: /^src\/(editions|analysis|charts|report|io|commands|cli\.ts)/,
    stops: ['src/text/bundle.ts', 'src/report/page.ts'],
  },
  {
    says: 'saved games of other sources become logs without a rule of a game, a sentence or a file',
    from: /^src\/import\//,
    never: /^src\/(engine|games|text|report|charts|analysis|io|commands|cli\.ts)|^node:/,
    stops: ['src/import/page.ts', 'src/io/bytes.ts'],
  },
  {
    says: 'the protocol for programs is lines in memory: it touches no file and no stream',
    from: /^src\/serve\//,
    never: /^src\/(io|commands|report|charts|cli\.ts)/,
    stops: ['src/serve/referee.ts', 'src/io/lines.ts'],
  },
  {
    says: 'the page on which people record a game runs in a browser, and knows no game by name',
    from: /^src\/recorder\//,
    never: /^node:|^src\/(games|analysis|io|known|notes|serve|api|commands|cli\.ts)/,
    stops: ['src/recorder/table-game.ts', 'src/games/rattus/index.ts'],
  },
  {
    says: 'a report is made from values and touches no file',
    from: /^src\/report\//,
    never: /^src\/(io|commands|cli\.ts)/,
    stops: ['src/report/page.ts', 'src/io/write.ts'],
  },
  {
    says: 'files and streams know nothing of what is in them',
    from: /^src\/io\//,
    never: /^src\/(engine|games|editions|analysis|charts|report|commands|cli\.ts)/,
    stops: ['src/io/files.ts', 'src/engine/replay.ts'],
  },
  {
    says: 'nothing but the program itself imports its commands',
    from: /^src\/(?!cli\.ts|commands\/)/,
    never: /^src\/(commands|cli\.ts)/,
    stops: ['src/report/page.ts', 'src/commands/report.ts'],
  },
  {
    says: 'only commands and io touch the world',
    from: /^src\/(?!cli\.ts|commands\/|io\/)/,
    never:
      /^(node:)?(fs|process|child_process|worker_threads|os|net|tls|dns|http|https|http2|readline|stream|tty|vm|v8|module|cluster|inspector|repl|timers)(\/|$)/,
    stops: ['src/log/reader.ts', 'node:fs/promises'],
  },
  {
    says: 'the API needs nothing of Node.js, and no page',
    from: /^src\/api\//,
    never: /^node:|^src\/(io|known|notes|charts|report|commands|cli\.ts)/,
    stops: ['src/api/check.ts', 'src/io/inputs.ts'],
  },
  {
    says: 'only charts and the report draw',
    // Pages that others have made are read with jsdom.
    from: /^src\/(?!charts\/|report\/|commands\/pages\.ts)/,
    never: /^(jsdom|d3.*)$/,
    stops: ['src/analysis/series.ts', 'd3-scale'],
  },
  {
    says: 'only the report makes pages',
    from: /^src\/(?!report\/)/,
    never: /^handlebars|^templates\/|\.hbs$/,
    stops: ['src/charts/score.ts', 'templates/page.hbs'],
  },
  {
    says: 'only log reads XML',
    from: /^src\/(?!log\/)/,
    never: /^(fast-xml-parser|saxes)$/,
    stops: ['src/games/valletta/table/components.ts', 'fast-xml-parser'],
  },
  {
    says: 'only text knows the message library',
    from: /^src\/(?!text\/)/,
    never: /^@fluent\//,
    stops: ['src/engine/message.ts', '@fluent/bundle'],
  },
  {
    says: 'only the program knows its command line',
    from: /^src\/(?!cli\.ts|commands\/)/,
    never: /^commander$/,
    stops: ['src/report/page.ts', 'commander'],
  },
  {
    says: 'what is GPL or for development alone is not in the program',
    from: /^src\//,
    never: /^(chessops|fast-check|vitest)/,
    stops: ['src/games/valletta/table/state.ts', 'chessops'],
  },
];

/** What no file outside `cli`, `commands` and `io` may say: then nothing depends on clock, environment, place or chance. */
export const WORLD: readonly { readonly says: string; readonly pattern: RegExp }[] = [
  { says: 'the process', pattern: /\bprocess\.\w/ },
  { says: 'the console', pattern: /\bconsole\.\w/ },
  { says: 'the clock', pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(/ },
  { says: 'unseeded chance', pattern: /\bMath\.random\(|\brandomUUID\(/ },
  { says: "the machine's locale", pattern: /\.toLocale\w+\(\s*\)|\.localeCompare\([^,()]*\)|\bIntl\.\w+\(\s*\)/ },
  { says: 'the network', pattern: /\bfetch\(/ },
];
