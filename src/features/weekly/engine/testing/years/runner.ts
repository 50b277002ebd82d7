import { everyDay } from './runner/every-day.ts';
import { planted } from './runner/planted.ts';
import type { Spec } from './year.ts';

// Written to mislead: irony, quotations, other people's fears, denials, a word in two senses, stock phrases, titles.
export const spec: Spec = {
  key: 'runn',
  name: 'Dan, runner after an injury',
  seed: 6606,
  misleads: true,
  values: ['discipline', 'generosity', 'humour'],
  goals: [
    { text: 'Back to marathon fitness', created: [0, 0] },
    { text: 'A parkrun without walking', created: [6, 0], reached: [27, 6] },
    { text: 'Holiday Italian', created: [29, 2] },
    { text: 'Paint the spare room', created: [42, 1], reached: [47, 0] },
  ],
  ...everyDay,
  ...planted,
};
