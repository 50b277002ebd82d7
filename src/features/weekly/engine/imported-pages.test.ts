import { describe, expect, test } from 'vitest';
import { NO_ANSWERS } from '../../journal/rules.ts';
import { modelRequest } from './model-request.ts';
import { entryRowOf, type OpenedNotebook } from './notebook.ts';

const row = {
  ...NO_ANSWERS,
  id: 'e1',
  date: '2026-11-18',
  reflection: 'A day\n\nI was **afraid** of the lake.',
  imported: '{"journal":"day_one","titled":true}',
  start_time: null,
  end_time: null,
  created_at: '2026-11-18T15:00:00.000Z',
};

const EMPTY: OpenedNotebook = {
  entries: [],
  tasks: [],
  lessons: [],
  goals: [],
  growthDays: [],
  values: [],
  zone: 'UTC',
};

describe('a page from another journal', () => {
  test('is read as a page, without signs, and names no fear', () => {
    const { end_time: _, imported: __, ...facts } = row;
    expect(entryRowOf(row)).toEqual({ ...facts, reflection: '', page: 'A day\n\nI was afraid of the lake.' });
  });

  test('an entry of one’s own stays word for word what insights were made from before', () => {
    const own = { ...row, celebration: 'Slept', imported: null, start_time: row.created_at };
    const { end_time: _, imported: __, ...kept } = own;
    expect(JSON.stringify(entryRowOf(own))).toBe(
      JSON.stringify({
        ...{ id: kept.id, date: kept.date, celebration: kept.celebration, goal: '', goal_importance: '' },
        ...{ reflection: kept.reflection, value_alignment: '', action: '' },
        ...{ start_time: kept.start_time, created_at: kept.created_at },
      }),
    );
  });

  test('is named to a language model as what it is', () => {
    const week = { start: '2026-11-15', end: '2026-11-21' };
    const { prompt } = modelRequest({ ...EMPTY, entries: [entryRowOf(row)] }, week);
    expect(prompt).toContain(
      'A page of theirs from another journal:\n| A day\n| \n| I was afraid of the lake.',
    );
    expect(prompt).not.toContain('What they are afraid of');
  });
});
