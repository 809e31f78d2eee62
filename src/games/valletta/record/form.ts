/** What somebody is asked who records a game of Valletta at the table. */
import type { TableForm } from '../../../engine/table-form.js';

export const form: TableForm = {
  setup: { place: 'building', hand: 'cards' },
  hidden: { hand: 'hands', draw: 'draws' },
  drawn: { element: 'draw', attribute: 'cards', within: 'turn', most: 5 },
};
