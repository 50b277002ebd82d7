import { everyDay } from './shop/every-day.ts';
import { planted } from './shop/planted.ts';
import type { Spec } from './year.ts';

export const spec: Spec = {
  key: 'shop',
  name: 'Samir, bicycle shop, in debt',
  seed: 4404,
  misleads: false,
  values: ['courage', 'generosity', 'order'],
  goals: [
    { text: 'Debts under twenty thousand', created: [0, 1] },
    { text: 'Sell parts online', created: [14, 0] },
    { text: 'The service contract with the schools', created: [18, 2], reached: [28, 3] },
    { text: 'Tell Nadia about the loan from Karim', created: [20, 4] },
  ],
  ...everyDay,
  ...planted,
};
