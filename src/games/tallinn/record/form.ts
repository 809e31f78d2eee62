/** What somebody is asked who records a game of Tallinn at the table. */
import type { TableForm } from '../../../engine/table-form.js';

export const form: TableForm = {
  setup: { start: 'card', hand: 'cards' },
  hidden: { hand: 'hands', draw: 'draws' },
};
