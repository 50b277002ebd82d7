import { diary } from './diary.ts';

export const business = diary('business-like', {
  weeks: [1, 2, 3, 4].map((number) => ({
    1: {
      c: `Closed deal ${number} with the Berlin client ahead of schedule.`,
      g: 'Grow Q4 revenue by 10%',
      why: 'The board expects it.',
      f: `The board meeting on Thursday, slide ${number} is weak.`,
      v: 'Integrity says to show the board the real numbers.',
    },
    2: {
      c: `At the end of the day, we moved the needle on churn, by ${number + 1} points.`,
      g: 'Grow Q4 revenue by 10%',
      f: 'Nothing material.',
      v: 'Excellence: rehearse the deck.',
    },
    3: {
      c: `The team shipped the onboarding flow, release ${number}.`,
      g: 'Grow Q4 revenue by 10%',
      f: `That the board meeting turns into a postmortem, take ${number}.`,
      v: 'Integrity: no sandbagging.',
    },
    4: {
      c: `The onboarding flow cut support tickets by ${number}%.`,
      g: 'Grow Q4 revenue by 10%',
      f: `The board meeting. Version ${number} of the deck is late.`,
      v: 'Integrity says to own the miss.',
    },
    5: {
      c: `${['Maria', 'The sales lead', 'A customer', 'Tom'][number - 1]} praised the onboarding flow in the review.`,
      g: 'Grow Q4 revenue by 10%',
      f: 'n/a',
      v: 'Excellence says ship it.',
    },
  })),
  values: ['Integrity', 'Excellence', 'Family'],
  lessons: [
    [1, 5, 'Send the agenda a day before.'],
    [3, 5, 'Send the agenda a day before.'],
    [4, 5, 'Send the agenda a day before.'],
    [2, 5, 'It is what it is.'],
    [4, 4, 'It is what it is.'],
  ],
  actions: [
    [1, 1, 'Rehearse the deck', true],
    [2, 1, 'Update revenue forecast for Q4', true],
    [4, 1, 'Review Q4 revenue targets', true],
    [4, 2, 'Call Berlin client', true],
    [1, 2, 'Book table for team dinner', false],
  ],
});
