import { diary } from './diary.ts';

export const denying = diary('of negations', {
  weeks: [1, 2, 3, 4].map((number) => ({
    1: {
      c: 'Nothing to celebrate.',
      g: 'Not to argue with my brother',
      f: `I'm not afraid of the exam any more, day ${number}.`,
      v: 'Courage is not what I need.',
    },
    2: {
      c: `I did not smoke, and it is day ${number * 2}.`,
      g: 'Not to argue with my brother',
      f: 'I no longer worry about the exam.',
      v: 'I never have patience.',
    },
    3: {
      c: "I couldn't think of anything.",
      g: 'None',
      f: `It was never the exam, and it isn't the money, number ${number}.`,
      v: "Patience isn't waiting.",
    },
    4: {
      c: `I didn't yell at my brother, not even on try ${number}.`,
      g: 'Not to argue with my brother',
      f: `No fear of the exam, ${number} of ten.`,
      v: 'Without patience nothing works.',
    },
    5: {
      c: `No calls from my brother. No drama, day ${number}.`,
      g: 'No goal',
      f: "I don't fear the exam. I stopped fearing it.",
      v: 'Not courage. Not today.',
    },
  })),
  values: ['Courage', 'Patience', 'Family'],
  lessons: [
    [2, 1, 'No lesson today.'],
    [3, 1, 'No lesson today.'],
    [3, 2, "Don't answer when angry."],
    [4, 2, "Don't answer when angry."],
  ],
  actions: [
    [1, 1, "Don't call my brother", false],
    [2, 1, 'Avoid arguing with my brother', true],
    [3, 1, 'Stop smoking', false],
    [1, 2, 'Return the exam books', false],
  ],
});
