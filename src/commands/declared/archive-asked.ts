/** What is asked of each game of an archive, on the command line. */
import type { Command } from 'commander';
import type { AppraisalSetting } from '../../analysis/appraisal-setting.js';
import type { Asked } from '../archive/referee.js';
import { ARCHIVE_EXTRAS } from '../extras.js';
import { positive } from '../option-values.js';
import { addAppraisalSetting, ownEditions, playOutBot, several } from './options.js';

/** As commander hands it over. */
export type Given<Options extends Asked> = Omit<Options, 'appraisal'> & AppraisalSetting & { readonly jobs?: number };

export function addAsking(command: Command): Command {
  const asking = command
    .addOption(ownEditions())
    .addOption(
      several(
        '--with <what>',
        'what is wanted of each game beside its verdict: analyse (what its decisions gave up, and what luck brought; takes seconds to minutes a game)',
        ARCHIVE_EXTRAS,
      ),
    )
    .addOption(playOutBot());
  return addAppraisalSetting(asking).option(
    '--jobs <number>',
    'how many processors to use; the archive does not depend on it',
    positive,
  );
}

/** The same as the command takes it. */
export function askedIn<Options extends Asked>({ bot, playOuts, seed, least, chances, jobs, ...rest }: Given<Options>) {
  return { options: { ...rest, appraisal: { bot, playOuts, seed, least, chances } }, jobs };
}
