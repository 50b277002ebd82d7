import { diary } from './diary.ts';

export const quoting = diary('of quotations', {
  weeks: [1, 2, 3].map((number) => ({
    0: {
      c: '“The journey of a thousand miles begins with a single step.” — Lao Tzu',
      g: '“Carpe diem”',
      f: '“Fear is the mind-killer.” Frank Herbert knew about the desert.',
      v: 'As Aristotle says, courage is the first of the virtues.',
    },
    1: {
      c: `Rilke wrote that the garden needs winter. I read ${number} pages of the letters.`,
      g: 'Read the letters of Rilke',
      f: 'She said the desert would swallow us.',
      v: '"Courage is not the absence of fear." I copied it twice.',
    },
    2: {
      c: 'Live as if you were to die tomorrow — Gandhi',
      g: 'Read the letters of Rilke',
      f: 'What if the critics are right about my poems?',
      v: `Wisdom means to read slowly, ${['once', 'twice', 'again'][number - 1]}.`,
    },
    4: {
      c: `I finished a poem about the harbor, my number ${number}.`,
      g: 'Read the letters of Rilke',
      f: `That my poems are only echoes, ${['today', 'once more', 'still'][number - 1]}.`,
      v: 'My teacher says courage is a muscle.',
    },
    5: {
      c: `I read my poems aloud to ${['Ines', 'the cat', 'two friends'][number - 1]}.`,
      g: 'Read the letters of Rilke',
      f: `I fear that my poems bore people, ${['even Ines', 'as ever', 'honestly'][number - 1]}.`,
      v: 'Wisdom, as the Stoics wrote, is knowing the harbor.',
    },
    6: {
      c: `Somebody asked for my poems at the ${['library', 'bookshop', 'party'][number - 1]}.`,
      g: 'Send my poems to a magazine',
      f: 'The critics, and my own silence.',
      v: 'Courage says to send them.',
    },
  })),
  values: ['Courage', 'Wisdom', 'Beauty'],
  lessons: [
    [1, 3, '“Know thyself.” — Socrates'],
    [2, 3, '“Know thyself.” — Socrates'],
    [3, 3, 'Know thyself — Socrates'],
    [2, 5, 'Read the poem aloud before you send it.'],
    [3, 5, 'Read the poem aloud before you send it.'],
  ],
  actions: [
    [3, 6, 'Send poems to the magazine', true],
    [1, 2, 'Return “Letters to a Young Poet”', false],
  ],
});
