import type { Spec } from '../year.ts';
import { everyDay } from './midwife/every-day.ts';
import { planted } from './midwife/planted.ts';

export const spec: Spec = {
  key: 'midw',
  name: 'Owen, midwife and father of two',
  seed: 8101,
  misleads: false,
  values: ['patience', 'partnership', 'fairness', 'curiosity'],
  goals: [
    { text: 'Qualify for the newborn examination', created: [0, 1], reached: [38, 3] },
    { text: 'Start a fathers group at the clinic', created: [1, 1] },
    { text: 'Home for bedtime four times a week', created: [0, 0] },
    { text: 'Lay the new kitchen floor', created: [29, 0], reached: [40, 6] },
  ],
  ...everyDay,
  ...planted,
};
