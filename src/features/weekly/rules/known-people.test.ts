import { expect, test } from 'vitest';
import { openedPeople, peopleFrom, personText } from './known-people.ts';

let minute = 0;
const row = (text: string, kind = 'person') => {
  minute += 1;
  return {
    id: `row-${minute}`,
    kind,
    text,
    created_at: `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`,
  };
};
const person = (name: string, relation: Parameters<typeof personText>[0]['relation']) =>
  row(personText({ name, relation }));

test('who people are is what was said last of each, by their names', () => {
  const rows = [person('Sam', 'friend'), person('Ida', 'child'), person('Sam', 'partner')];
  expect(peopleFrom(rows.toReversed())).toEqual([
    { name: 'Ida', relation: 'child' },
    { name: 'Sam', relation: 'partner' },
  ]);
  expect(openedPeople(rows).map(({ id }) => id)).toEqual([rows[2]?.id, rows[1]?.id]);
});

test('somebody without a relation is known, and nothing else of them', () => {
  expect(peopleFrom([person('Ida', undefined)])).toEqual([{ name: 'Ida', relation: undefined }]);
});

test.each([
  ['sentences that were answered', row(JSON.stringify({ name: 'Ida', relation: 'child' }), 'not_true')],
  ['what cannot be read', row('…')],
  ['what is no answer', row('null')],
  ['half of one', row(JSON.stringify({ name: 'Ida' }))],
])('%s say nothing', (_, one) => {
  expect(peopleFrom([one])).toEqual([]);
});

test('a relation that this release does not know says nothing either', () => {
  for (const relation of ['cousin', 'toString', '__proto__'])
    expect(peopleFrom([row(JSON.stringify({ name: 'Ida', relation }))])).toEqual([
      { name: 'Ida', relation: undefined },
    ]);
});
