import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK_QUERY, documentKey, type SearchDocument } from '../rules.ts';
import { MeaningIndex } from './meaning-index.ts';
import { MentionedPeople } from './mentioned-people.ts';

const lesson = (day: number, text: string): SearchDocument => ({
  key: documentKey('lesson', `${day}`),
  kind: 'lesson',
  id: `${day}`,
  date: `2026-03-${String(day).padStart(2, '0')}`,
  texts: [text],
});

const IDA = [
  'Ida laughed at the snail.',
  'A walk with Ida.',
  'Ida’s shoe is gone.',
  'Nothing more than Ida and rain.',
  'I told Ida about the sea.',
];
const idasDays = IDA.map((text, at) => lesson(at + 1, text));

function mentionedIn(documents: readonly SearchDocument[], known: readonly string[] = []) {
  const people = new MentionedPeople();
  for (const each of documents) people.add(each);
  return people.mostMentioned(new Set(known));
}

test('somebody who comes back on five days is asked for, until it is known who they are', () => {
  expect(mentionedIn(idasDays)).toEqual({ name: 'Ida', days: 5 });
  expect(mentionedIn(idasDays, ['Ida'])).toBeUndefined();
});

test.each<[string, SearchDocument[]]>([
  ['on four days', idasDays.slice(1)],
  ['on one day', IDA.map((text, at) => ({ ...lesson(1, text), key: documentKey('lesson', `${at}`) }))],
  ['a place', [1, 2, 3, 4, 5].map((day) => lesson(day, 'We were in Ida, with Ida behind us.'))],
  ['a word', idasDays.map((each, at) => ({ ...each, texts: [...each.texts, at < 2 ? 'an ida' : ''] }))],
  ['who only begins sentences', [1, 2, 3, 4, 5].map((day) => lesson(day, 'Ida. Rain.'))],
])('nobody is asked for who is named %s', (_, documents) => {
  expect(mentionedIn(documents)).toBeUndefined();
});

test('what is gone or was changed is not counted, whatever came and went', () => {
  const change = fc.record({
    day: fc.integer({ min: 1, max: 7 }),
    text: fc.constantFrom(...IDA, '', 'ida', 'With Sam.'),
  });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 7 })),
      (changes, gone) => {
        const people = new MentionedPeople();
        const last = new Map<number, SearchDocument>();
        for (const { day, text } of changes) {
          people.add(lesson(day, text));
          last.set(day, lesson(day, text));
        }
        for (const day of gone) {
          people.forget(documentKey('lesson', `${day}`));
          last.delete(day);
        }
        expect(people.mostMentioned(new Set())).toEqual(mentionedIn([...last.values()]));
      },
    ),
  );
});

test('once it is known who somebody is, what is written of them is found by that', () => {
  const index = new MeaningIndex();
  index.update(idasDays, []);
  const found = () => {
    index.indexWaiting(() => false);
    return index.search({ ...BLANK_QUERY, text: 'my children' }).map(({ key }) => key);
  };
  expect(found()).toEqual([]);
  expect(index.mostMentioned()).toEqual({ name: 'Ida', days: 5 });
  index.knowPeople([{ name: 'Ida', relation: 'child' }]);
  expect(found()).toHaveLength(5);
  expect(index.mostMentioned()).toBeUndefined();
  index.knowPeople([]);
  expect(found()).toEqual([]);
});
