/** The sentences in English. */

import analyse from './en/analyse.ftl';
import archive from './en/archive.ftl';
import board from './en/board.ftl';
import duel from './en/duel.ftl';
import engine from './en/engine.ftl';
import notes from './en/notes.ftl';
import options from './en/options.ftl';
import queue from './en/queue.ftl';
import quiz from './en/quiz.ftl';
import rattus from './en/rattus.ftl';
import rattusRules from './en/rattus-rules.ftl';
import rattusRulings from './en/rattus-rulings.ftl';
import record from './en/record.ftl';
import referee from './en/referee.ftl';
import report from './en/report.ftl';
import ruleBook from './en/rule-book.ftl';
import serve from './en/serve.ftl';
import site from './en/site.ftl';
import sitePlayers from './en/site-players.ftl';
import tallinn from './en/tallinn.ftl';
import tallinnRules from './en/tallinn-rules.ftl';
import tallinnRulings from './en/tallinn-rulings.ftl';
import valletta from './en/valletta.ftl';
import vallettaRules from './en/valletta-rules.ftl';
import vallettaRulings from './en/valletta-rulings.ftl';
import whyNot from './en/why-not.ftl';
import type { Sentences } from './sentences.js';

export const english: Sentences = {
  language: 'en',
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
