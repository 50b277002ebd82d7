import { diary } from './diary.ts';

export const grieving = diary('grieving', {
  weeks: [
    {
      0: {
        c: 'Nothing. Dad died on Tuesday.',
        g: 'Get through the funeral',
        f: 'I am afraid that I will forget my father’s voice.',
        v: 'Family says to sit with my mother.',
      },
      2: {
        c: 'My brother held my hand at the hospital.',
        g: 'Get through the funeral',
        f: 'I am afraid of the house without him.',
        v: 'Family says to call my mother every evening.',
      },
      4: {
        c: 'The neighbors brought soup.',
        g: 'Get through the funeral',
        f: 'I am afraid of losing my mother too.',
        v: 'Family.',
      },
    },
    {
      1: {
        c: 'I slept four hours.',
        g: 'Sort the papers',
        f: 'I am afraid that my mother will be alone.',
        v: 'Family says to stay the night with my mother.',
      },
      3: {
        c: 'I laughed once, at his terrible hat.',
        g: 'Sort the papers',
        f: 'I am afraid for my mother, who does not eat.',
        v: 'Gratitude says that I had him for forty years.',
      },
      5: {
        c: 'I cooked his chili and my mother ate all of it.',
        g: 'Sort the papers',
        f: 'The holidays without my father.',
        v: 'Gratitude for his letters.',
      },
    },
    {
      0: {
        c: 'My mother told a story about how they met.',
        g: 'Walk every day',
        f: 'I am afraid that my mother will die of sadness.',
        v: 'Family says to plant the rosemary with my mother.',
      },
      2: {
        c: 'My mother and I planted the rosemary.',
        g: 'Walk every day',
        f: 'Forgetting.',
        v: 'Gratitude.',
      },
      4: {
        c: 'I walked to the lake, and I cried, and it was all right.',
        g: 'Walk every day',
        f: 'His birthday, on Sunday.',
        v: 'Family says to be with my mother on Sunday.',
      },
      5: {
        c: 'Not much today. My mother is asleep in the next room.',
        g: 'Walk every day',
        f: 'His birthday.',
        v: 'Family.',
      },
    },
    {
      0: {
        c: 'We got through his birthday together.',
        g: 'Walk every day',
        f: 'That I will forget.',
        v: 'Family.',
      },
      3: {
        c: 'I played the piano for the first time since he died.',
        g: 'Walk every day',
        f: 'Nothing today.',
        v: 'Gratitude says play.',
      },
    },
  ],
  values: ['Family', 'Gratitude', 'Adventure'],
  lessons: [
    [2, 2, 'Grief comes in waves.'],
    [3, 2, 'Grief comes in waves.'],
    [4, 2, 'Grief comes in waves.'],
    [2, 4, 'This too shall pass.'],
    [3, 4, 'This too shall pass.'],
  ],
  actions: [
    [1, 1, 'Choose the casket', true],
    [1, 2, 'Scatter Dad’s ashes', false],
    [2, 2, 'Call the insurance', true],
    [2, 3, 'Cancel Dad’s phone', true],
    [3, 3, 'Walk to the lake', true],
  ],
});
