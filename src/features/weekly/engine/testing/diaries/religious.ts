import { diary } from './diary.ts';

export const religious = diary('religious', {
  weeks: [1, 2, 3].map((number) => ({
    0: {
      c: `Thank God for the choir, who sang psalm ${number} like angels.`,
      g: 'Pray every morning',
      f: 'I fear that I fail the Lord in small things.',
      v: 'Faith says to trust God with my son.',
    },
    1: {
      c: 'The Lord is my shepherd; I shall not want. Psalm 23:1',
      g: 'Pray every morning',
      f: `I am afraid that my son is leaving the church, ${['perhaps', 'quietly', 'for good'][number - 1]}.`,
      v: 'Hope does not put us to shame. Romans 5:5',
    },
    2: {
      c: `Oh my God, the choir was late and we laughed, ${number + 2} of us.`,
      g: 'Pray every morning',
      f: `My son did not come to mass, week ${number}.`,
      v: 'I hope to be patient with my son.',
    },
    4: {
      c: `Grace came by with a pie and we spoke of the choir tour, plan ${number}.`,
      g: 'Pray every morning',
      f: '“Be not afraid.” I say it aloud.',
      v: 'Grace says hello to everyone in the parish.',
    },
    6: {
      c: `I led the choir at the ${['wedding', 'vigil', 'feast'][number - 1]} and my voice held.`,
      g: 'Pray every morning',
      f: `I worry about my son, ${['as always', 'and I pray', 'still'][number - 1]}.`,
      v: 'Faith says to write to my son.',
    },
  })),
  values: ['Faith', 'Hope', 'Grace'],
  lessons: [
    [1, 1, 'Listen before I speak of God.'],
    [2, 1, 'Listen before I speak of God.'],
    [3, 1, 'Listen before I speak of God.'],
  ],
  actions: [
    [2, 6, 'Write a letter to my son', true],
    [3, 6, 'Write to my son', true],
    [1, 3, 'Fix the vestry lamp', false],
  ],
});
