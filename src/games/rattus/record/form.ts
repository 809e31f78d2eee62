/** What somebody is asked who records a game of Rattus at the table. */
import type { TableForm } from '../../../engine/table-form.js';

export const form: TableForm = {
  setup: { classes: 'cards', rat: null, plague: 'region' },
  hidden: {},
};
