import type { Shape } from '../../contract/limits.ts';

/* What people write on ordinary and on odd days, and the shapes that it carries. */

interface Diary {
  name: string;
  content: string;
  idea: string;
  shapes: readonly Shape[];
}

const LONG = Array.from(
  { length: 60 },
  (_, day) =>
    `On walk number ${day} I counted the trees behind the mill. A slow walk number ${day} clears more than a fast one.`,
).join(' ');

export const DIARIES: readonly Diary[] = [
  {
    name: 'a day with a lesson',
    content:
      'I burned the soup while answering messages. Dinner was late and everyone ate bread. Cooking goes better when the phone is in another room.',
    idea: 'Cooking',
    shapes: ['story', 'question'],
  },
  {
    name: 'a lesson before its day',
    content: 'Asking early saves a whole afternoon. On Tuesday I guessed for three hours at an old contract.',
    idea: 'Asking',
    shapes: ['story'],
  },
  {
    name: 'several things that are so',
    content:
      'A short list gets finished. A long list makes me hide. Two hours of quiet are worth a day of noise.',
    idea: 'List',
    shapes: ['list', 'question'],
  },
  {
    name: 'all three',
    content:
      'Yesterday I ran the old route without a watch. My legs found a pace of their own. I learned that a plan needs slack. Rest is part of training. Slow miles count as miles.',
    idea: 'Rest',
    shapes: ['story', 'list', 'question'],
  },
  {
    name: 'a list inside',
    content:
      'What helps before a hard morning:\n- lay out the clothes\n- fill the kettle\n- write one line\nThe night before is the cheapest hour of the day.',
    idea: 'Hour',
    shapes: ['list', 'question'],
  },
  {
    name: 'a list of other people’s matters',
    content: 'What I carry this week:\n- my sister’s cancer surgery\n- call ann@example.com\n- the rent',
    idea: 'Week',
    shapes: [],
  },
  {
    name: 'a question of their own',
    content:
      'What would you do with one empty evening? An empty evening is a room with the windows open. Reading by the window is enough for me.',
    idea: 'Evening',
    shapes: ['question'],
  },
  { name: 'one short sentence', content: 'Rest more often.', idea: 'Rest', shapes: [] },
  {
    name: 'fragments',
    content: 'Tired. Long drive home. Coffee again. Mondays, as ever.',
    idea: 'Coffee',
    shapes: [],
  },
  {
    name: 'only what points back',
    content: 'But then she called and it changed everything. That was why they left early.',
    idea: 'Call',
    shapes: [],
  },
  {
    name: 'a quotation over several sentences',
    content: '“Begin now. Worry later. Rest at noon.” I believe a morning belongs to whoever starts it.',
    idea: 'Morning',
    shapes: ['question'],
  },
  {
    name: 'the same sentence again',
    content: 'Patience is a muscle I train. Patience is a muscle I train. Patience is a muscle I train.',
    idea: 'Patience',
    shapes: [],
  },
  { name: 'thousands of characters', content: LONG, idea: 'Walk', shapes: ['story', 'list', 'question'] },
  {
    name: 'emoji',
    content:
      'I planted beans with the kids 🌱. We laughed in the rain 🌧️. A muddy afternoon is worth a clean floor 👩‍👩‍👧‍👦.',
    idea: 'Afternoon',
    shapes: ['story', 'question'],
  },
  {
    name: 'a list inside, in Spanish',
    content:
      'Lo que me ayuda por la mañana:\n- abrir la ventana\n- escribir una línea\n- salir sin el teléfono',
    idea: 'Mañana',
    shapes: ['list'],
  },
  {
    name: 'words from right to left',
    content: 'היום למדתי לנוח לפני שאני עייף. מנוחה קצרה שווה יותר מיום ארוך.',
    idea: 'מנוחה',
    shapes: [],
  },
];
