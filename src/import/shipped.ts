/** The profiles that are shipped: how known sources wrap their games. */
import { PROFILE_NAMES } from './profile-names.js';
import bga from './profiles/bga.json?raw';
import boardgameIo from './profiles/boardgame-io.json?raw';
import csvTurns from './profiles/csv-turns.json?raw';
import explainedRattus from './profiles/explained-rattus.json?raw';
import explainedTallinn from './profiles/explained-tallinn.json?raw';
import explainedValletta from './profiles/explained-valletta.json?raw';
import scriptArrays from './profiles/script-arrays.json?raw';

const TEXTS: Readonly<Record<(typeof PROFILE_NAMES)[number], string>> = {
  bga,
  'script-arrays': scriptArrays,
  'boardgame-io': boardgameIo,
  'csv-turns': csvTurns,
  'explained-rattus': explainedRattus,
  'explained-tallinn': explainedTallinn,
  'explained-valletta': explainedValletta,
};

/** Their texts by name. */
export const PROFILES: ReadonlyMap<string, string> = new Map(PROFILE_NAMES.map((name) => [name, TEXTS[name]]));
