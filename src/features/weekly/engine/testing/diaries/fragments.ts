import { diary } from './diary.ts';

export const fragments = diary('of emojis and fragments', {
  weeks: [
    {
      1: { c: '🎉🎉🎉', g: '🏃‍♀️', f: '😬', v: '❤️' },
      3: { c: 'coffee w/ Lea ☕️', g: 'sleep more 😴', f: 'presentation 😱😱', v: 'joy = naps' },
    },
    {
      2: { c: 'new plant!! 🌱 (named him Gary)', g: 'sleep more 😴', f: '😱', v: 'joy ✨' },
      4: { c: 'Gary has a leaf 🌿', g: 'sleep more 😴', f: '???', v: '...' },
    },
    {
      0: { c: 'Gary!!! two leaves 🌿🌿', g: 'sleep more 😴', f: 'the presentation 😱', v: 'joy' },
      1: { c: 'survived monday 💪', g: 'sleep more 😴', f: 'presentation. tmrw. help', v: '🙃' },
      2: { c: 'DID IT 🎤🎉 presentation = done', g: 'sleep more 😴', f: 'nope', v: 'joy joy joy' },
      4: { c: 'brunch + nap + Gary update (he is fine)', g: '???', f: '🤷', v: 'kindness: texted Lea' },
    },
  ],
  values: ['Joy', 'Kindness', 'Freedom'],
  lessons: [
    [1, 2, '💤 > 📱'],
    [2, 2, '💤 > 📱'],
    [3, 2, '💤 > 📱'],
  ],
  actions: [
    [3, 2, 'water Gary 💧', true],
    [1, 4, 'call dentist 🦷', false],
  ],
});
