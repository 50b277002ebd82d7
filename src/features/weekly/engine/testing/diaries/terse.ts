import { diary } from './diary.ts';

export const terse = diary('terse', {
  weeks: [
    {
      0: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      2: { c: 'Two pages.', g: 'Thesis', f: 'Nothing.', v: 'Focus.' },
      4: { c: 'Ran 5k.', g: 'Thesis', f: 'The defense.', v: 'Health: run.' },
    },
    {
      1: { c: 'Advisor liked it.', g: 'Thesis', f: 'The advisor. The defense.', v: 'Focus: no phone.' },
      3: { c: 'Library all day.', g: 'Thesis', f: 'None', v: 'Same.' },
      5: { c: 'Beer with Jo.', g: 'Rest', f: 'The defense.', v: 'Rest of it can wait.' },
    },
    {
      0: { c: 'Chapter 2 done.', g: 'Thesis', f: 'Chapter 3.', v: 'Focus: write.' },
      1: { c: 'Not much.', g: 'Thesis', f: 'The defense.', v: 'Ok' },
      2: { c: 'Fixed the bibliography.', g: 'Thesis', f: 'Running out of money.', v: 'Focus.' },
      4: { c: 'The bibliography is done.', g: 'Thesis', f: 'The defense.', v: 'Health: sleep.' },
      6: { c: 'No bibliography today.', g: 'same', f: 'n/a', v: '-' },
    },
    {
      0: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      1: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      2: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      3: { c: 'Submitted chapter 3.', g: 'Thesis', f: 'Not the defense any more.', v: 'Focus paid off.' },
    },
  ],
  values: ['Focus', 'Health', 'Honesty'],
  lessons: [
    [1, 2, 'Nothing today.'],
    [2, 3, 'Nothing today'],
    [3, 1, 'Write before email.'],
    [4, 1, 'Write before email'],
    [4, 2, 'Rest.'],
    [3, 2, 'Rest.'],
  ],
  actions: [
    [1, 1, 'Run', true],
    [2, 2, 'Run the dishwasher', true],
    [3, 2, 'Email advisor', true],
    [4, 2, 'Write thesis introduction', true],
    [1, 3, 'Pay rent every month', false],
    [1, 4, 'Renew library card', false],
  ],
});
