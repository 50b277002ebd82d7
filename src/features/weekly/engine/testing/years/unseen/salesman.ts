import type { Spec } from '../year.ts';
import { everyDay } from './salesman/every-day.ts';
import { planted } from './salesman/planted.ts';

// Written to mislead: irony, customers' and colleagues' fears and joys, denials, a film title, words in two senses.
export const spec: Spec = {
  key: 'sale',
  name: 'Ruben, sells solar panels',
  seed: 8103,
  misleads: true,
  values: ['loyalty', 'discipline', 'honesty', 'humour'],
  goals: [
    { text: 'Forty roofs this year', created: [0, 1] },
    { text: "Get the electrician's certificate", created: [10, 1] },
    { text: 'Ten kilometres under 45 minutes', created: [3, 0], reached: [45, 0] },
    { text: 'Cook at home five times a week', created: [6, 1] },
  ],
  ...everyDay,
  ...planted,
};
