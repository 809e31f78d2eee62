/** The sentences in German. */

import analyse from './de/analyse.ftl';
import archive from './de/archive.ftl';
import board from './de/board.ftl';
import duel from './de/duel.ftl';
import engine from './de/engine.ftl';
import notes from './de/notes.ftl';
import options from './de/options.ftl';
import queue from './de/queue.ftl';
import quiz from './de/quiz.ftl';
import rattus from './de/rattus.ftl';
import rattusRules from './de/rattus-rules.ftl';
import rattusRulings from './de/rattus-rulings.ftl';
import record from './de/record.ftl';
import referee from './de/referee.ftl';
import report from './de/report.ftl';
import ruleBook from './de/rule-book.ftl';
import serve from './de/serve.ftl';
import site from './de/site.ftl';
import sitePlayers from './de/site-players.ftl';
import tallinn from './de/tallinn.ftl';
import tallinnRules from './de/tallinn-rules.ftl';
import tallinnRulings from './de/tallinn-rulings.ftl';
import valletta from './de/valletta.ftl';
import vallettaRules from './de/valletta-rules.ftl';
import vallettaRulings from './de/valletta-rulings.ftl';
import whyNot from './de/why-not.ftl';
import type { Sentences } from './sentences.js';

export const german: Sentences = {
  language: 'de',
  parts: {
    engine: [engine],
    report: [report],
    board: [board],
    options: [options],
    'rule-book': [ruleBook],
    'rulings-valletta': [vallettaRulings],
    'rulings-tallinn': [tallinnRulings],
    'rulings-rattus': [rattusRulings],
    referee: [referee],
    'why-not': [whyNot],
    analyse: [analyse],
    serve: [serve],
    duel: [duel],
    archive: [archive],
    site: [site, sitePlayers],
    queue: [queue],
    quiz: [quiz],
    record: [record],
    notes: [notes],
    valletta: [valletta, vallettaRules],
    tallinn: [tallinn, tallinnRules],
    rattus: [rattus, rattusRules],
  },
};
