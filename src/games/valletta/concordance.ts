/** The concordance of the documents on Valletta: under which heading each of them treats a topic. */

/** The German, the English and the Italian rules (see `sources`). */
export type DocumentKey = 'D' | 'E' | 'I';

/** The heading of one topic in each document that treats it. */
export type Headings = Partial<Record<DocumentKey, string>>;

const at = (D: string, E: string, I: string): Headings => ({ D, E, I });
const online = (D: string, E: string): Headings => ({ D, E });
/** The steps of the setup are numbered differently in the Italian document. */
const setup = (step: number, passo: number): Headings =>
  at(`Spielaufbau, ${step}`, `Game setup, ${step}`, `Componenti di gioco e preparazione, ${passo}`);
const endphase = (n: number): Headings => at(`Endphase, ${n}`, `Endphase, ${n}`, `Fase Finale, ${n}`);
const build = (step: number): Headings =>
  at(
    `Gebäude bauen oder aufwerten: Baukosten, ${step}`,
    `Build or Upgrade a Building: Building costs, ${step}`,
    `Costruttore, ${step}`,
  );
const upgrade = (step: number): Headings =>
  at(
    `Gebäude bauen oder aufwerten: Aufwertungskosten, ${step}`,
    `Build or Upgrade a Building: Upgrading costs, ${step}`,
    `Costo costruzione, ${step}`,
  );
const red = (D: string, E: string, I: string): Headings =>
  at(
    `Rote und lila Personenkarten: ${D}`,
    `Red and Purple Character Cards: ${E}`,
    `Carte personaggio rosse e viola: ${I}`,
  );
const blue = (D: string, E: string, I: string): Headings =>
  at(`Blaue Personenkarten: ${D}`, `Blue Character Cards: ${E}`, `Carte personaggio Blu: ${I}`);
const yellow = (D: string, E: string, I: string): Headings =>
  at(`Gelbe Personenkarten: ${D}`, `Yellow Character Cards: ${E}`, `Personaggi Gialli: ${I}`);

/** Topic -> where it stands. */
export const topics = {
  head: online('Valletta - Allgemeine Spielinformationen', 'Valletta - General game info'),
  intro: at('Valletta', 'Valletta', 'Panoramica'),
  components: at('Spielmaterial', 'Game Components', 'Componenti di gioco e preparazione, Componenti'),
  setup: online('Spielaufbau', 'Game setup'),
  'setup-1': setup(1, 1),
  'setup-2': setup(2, 2),
  'setup-3': setup(3, 3),
  'setup-4': setup(4, 4),
  'setup-6': setup(6, 5),
  'setup-7': setup(7, 6),
  'setup-8': setup(8, 7),
  'setup-9': setup(9, 8),
  'setup-10': setup(10, 9),
  'setup-11': setup(11, 10),
  'setup-12': setup(12, 11),
  'setup-start': at('Spielaufbau, nach 12', 'Game setup, after 12', 'Componenti di gioco e preparazione, 12'),
  'start-player': online('Spielvarianten: Startspieler-Variante', 'Game variants: Start Player variant'),
  'fewer-barrels': online(
    'Spielvarianten: Weniger Fässer (nur 2-Spieler)',
    'Game variants: Fewer Barrel Tiles (2-player only)',
  ),
  turn: at('Der Zug eines Spielers', "A Player's Turn", 'Turno di gioco'),
  endphase: at('Endphase', 'Endphase', 'Fase Finale'),
  'endphase-1': endphase(1),
  'endphase-2': endphase(2),
  'endphase-3': endphase(3),
  path: at(
    'Am Ende des Wegs angekommen',
    'Reaching the End of the Scoring Path',
    'Raggiungere la fine del tracciato punti',
  ),
  scoring: at('Spielende und Wertung', 'Game End and Final Scoring', 'Termine della Partita e Punteggio Finale'),
  red: at('Rote und lila Personenkarten', 'Red and Purple Character Cards', 'Carte personaggio rosse e viola'),
  gatherers: red(
    'Krämerin, Holzfäller, Steinhauer und Ziegelstreicher',
    'Shopkeeper, Lumberjack, Stone Sculpter and Brick Worker',
    'Negoziante, Taglialegna, Scalpellino, Addetto alla fornace',
  ),
  maid: red('Magd', 'Maid', 'Cameriera'),
  builder: at('Rote und lila Personenkarten: Baumeister', 'Red and Purple Character Cards: Builder', 'Costruttore'),
  apprentice: red('Lehrling', 'Apprentice', 'Apprendista'),
  build: at('Gebäude bauen oder aufwerten: Baukosten', 'Build or Upgrade a Building: Building costs', 'Costruttore'),
  'build-1': build(1),
  'build-2': build(2),
  'build-3': build(3),
  'build-4': build(4),
  'build-example': { I: 'Costo costruzione' },
  upgrade: at(
    'Gebäude bauen oder aufwerten: Aufwertungskosten',
    'Build or Upgrade a Building: Upgrading costs',
    'Costo costruzione',
  ),
  'upgrade-1': upgrade(1),
  'upgrade-2': upgrade(2),
  'upgrade-3': upgrade(3),
  adjacent: at(
    'Weitere wichtige Bauregeln: Benachbart bauen',
    'Other important rules for building: Building adjacent to other buildings',
    'Altre regole importanti per la costruzione: Costruire adiacente ad altri edifici',
  ),
  substitute: at('Rohstoffe ersetzen', 'Substituting goods', 'Sostituire i beni'),
  bonus: at('Baubonus', 'Construction bonus', 'Bonus di costruzione'),
  jean: at('Jean de la Valette', 'Jean Parisot de Valette', 'Jean Parisot de Valette'),
  green: at(
    'Grüne Personenkarten: Bankier, Schreiner, Steinmetz, Ziegler',
    'Green Character Cards: Banker, Woodworker, Carver, Mason',
    'Carte personaggio verdi: Banchiere, Falegname, Intagliatore e Mattonaio',
  ),
  blue: at('Blaue Personenkarten', 'Blue Character Cards', 'Carte personaggio Blu'),
  monk: blue('Bettelmönch', 'Monk', 'Monaco questuante'),
  bricklayer: blue('Dachdecker', 'Bricklayer', 'Copritetto'),
  trader: blue('Händlerin', 'Trader', 'Commerciante'),
  seamstress: blue('Schneiderin', 'Seamstress', 'Ricamatrice'),
  merchant: blue('Kaufmann', 'Merchant', 'Mercante'),
  artisan: blue('Vorarbeiter', 'Artisan', 'Caposquadra'),
  chamberlain: blue('Kämmerer', 'Chamberlain', 'Tesoriere'),
  stonemason: blue('Maurer', 'Stonemason', 'Muratore'),
  innkeeper: blue('Wirt', 'Innkeeper', 'Oste'),
  nun: blue('Ordensschwester', 'Nun', 'Madre badessa'),
  carpenter: blue('Zimmermann', 'Carpenter', 'Carpentiere'),
  'tax-collector': blue('Zöllner', 'Tax Collector', 'Gabelliere'),
  yellow: at('Gelbe Personenkarten', 'Yellow Character Cards', 'Personaggi Gialli'),
  laparelli: yellow('Architekt Francesco Laparelli', 'Architect Francesco Laparelli', 'Architetto Francesco Laparelli'),
  schilling: yellow(
    'Großbailli Georg Schilling von Cannstatt',
    'Grand Bailiff Georg Schilling von Cannstatt',
    'Gran Balivo Georg Schilling von Cannstatt',
  ),
  'del-monte': yellow('Großmeister Pietro del Monte', 'Grand Master Pietro del Monte', 'Gran Maestro Pietro del Monte'),
  philip: yellow('König Philipp II.', 'Philip II of Spain', 'Re Filippo II di Spagna'),
  charles: yellow('Kaiser Karl V.', 'Emperor Charles V', 'Imperatore Carlo V'),
  pius: yellow('Papst Pius V.', 'Pope Pius V', 'Papa Pio V'),
  rekuk: yellow('Ritter Hieronymus von Rekuk', 'Knight Hieronymus von Rekuk', 'Ser Hieronymus von Rekuk'),
  'online-info': online('Die Spielerinfo', 'The Player info'),
  /** The notes on the online interface repeat two headings of the rules. */
  'online-jean': online('Jean de la Valette (zweiter Abschnitt)', 'Jean Parisot de Valette (second section)'),
  'online-end': online('Endphase (zweiter Abschnitt)', 'End phase'),
} as const satisfies Record<string, Headings>;

/** What a rule is cited by. */
export type Topic = keyof typeof topics;
