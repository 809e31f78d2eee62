/** The sentences in Italian. */

import analyse from './it/analyse.ftl';
import archive from './it/archive.ftl';
import board from './it/board.ftl';
import duel from './it/duel.ftl';
import engine from './it/engine.ftl';
import notes from './it/notes.ftl';
import options from './it/options.ftl';
import queue from './it/queue.ftl';
import quiz from './it/quiz.ftl';
import rattus from './it/rattus.ftl';
import rattusRules from './it/rattus-rules.ftl';
import rattusRulings from './it/rattus-rulings.ftl';
import record from './it/record.ftl';
import referee from './it/referee.ftl';
import report from './it/report.ftl';
import ruleBook from './it/rule-book.ftl';
import serve from './it/serve.ftl';
import site from './it/site.ftl';
import sitePlayers from './it/site-players.ftl';
import tallinn from './it/tallinn.ftl';
import tallinnRules from './it/tallinn-rules.ftl';
import tallinnRulings from './it/tallinn-rulings.ftl';
import valletta from './it/valletta.ftl';
import vallettaRules from './it/valletta-rules.ftl';
import vallettaRulings from './it/valletta-rulings.ftl';
import whyNot from './it/why-not.ftl';
import type { Sentences } from './sentences.js';

export const italian: Sentences = {
  language: 'it',
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
