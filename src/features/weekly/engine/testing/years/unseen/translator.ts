import type { Spec } from '../year.ts';
import { everyDay } from './translator/every-day.ts';
import { planted } from './translator/planted.ts';

export const spec: Spec = {
  key: 'tran',
  name: 'Helen, translator with a dog',
  seed: 8102,
  misleads: false,
  values: ['craft', 'creativity', 'honesty', 'kindness'],
  goals: [
    { text: 'Deliver the Norwegian novel', created: [0, 0], reached: [30, 1] },
    { text: "Scan Father's slides", created: [1, 6] },
    { text: 'Keep to the household budget', created: [9, 1] },
    { text: 'Sit behind the wheel again', created: [5, 0], reached: [16, 6] },
  ],
  ...everyDay,
  ...planted,
};
