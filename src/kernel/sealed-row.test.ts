import { describe, expect, test } from 'vitest';
import { deriveEntryKey, UNREADABLE, WAITING } from './seal.ts';
import { openRow, sealRow } from './sealed-row.ts';

const person = '01900000-0000-7000-8000-00000000000a';
const id = '01900000-0000-7000-8000-000000000001';
const key = await deriveEntryKey(person, new Uint8Array(32));

const sealedTask = (text: string, row = id) => sealRow(key, { person, table: 'tasks', row }, { text });

describe('a row', () => {
  test('is sealed and opened column by column, and keeps what is no text of a person', async () => {
    const texts = {
      celebration: 'Breakfast',
      goal: 'Marathon',
      goal_importance: '',
      reflection: 'Impatience',
    };
    const columns = await sealRow(key, { person, table: 'journal_entries', row: id }, texts);
    expect(columns.goal_importance).toBe('');
    expect(JSON.stringify(columns)).not.toMatch(/Breakfast|Marathon|Impatience/);
    const row = { id, date: '2026-11-19', format: 3, ...columns };
    expect(await openRow(key, person, 'journal_entries', row)).toEqual({ ...row, ...texts });
  });

  test('of which two columns were exchanged shows neither', async () => {
    const { celebration, goal } = await sealRow(
      key,
      { person, table: 'journal_entries', row: id },
      { celebration: 'Dad', goal: 'Run' },
    );
    const exchanged = { id, format: 3, celebration: goal, goal: celebration };
    expect(await openRow(key, person, 'journal_entries', exchanged)).toMatchObject({
      celebration: UNREADABLE,
      goal: UNREADABLE,
    });
  });

  test('in plain words is shown as it is, also without a key; a sealed one waits for the key', async () => {
    const plain = { id, text: 'Call Dad', format: null };
    expect(await openRow(undefined, person, 'tasks', plain)).toEqual(plain);
    const sealed = { id, format: 3, ...(await sealedTask('Call Dad')) };
    expect(await openRow(undefined, person, 'tasks', sealed)).toMatchObject({ text: WAITING });
    expect(await openRow(key, person, 'tasks', sealed)).toMatchObject({ text: 'Call Dad' });
  });

  test('the visions of a profile are opened by their own format; its name stays as it is', async () => {
    const visions = await sealRow(
      key,
      { person, table: 'profiles', row: 'own' },
      { health_vision: 'Walk', ideal_day: null },
    );
    const row = { name: 'Ann Bee', visions_format: 3, ...visions };
    expect(await openRow(key, person, 'profiles', row)).toEqual({
      name: 'Ann Bee',
      visions_format: 3,
      health_vision: 'Walk',
      ideal_day: null,
    });
  });
});

describe('a revision', () => {
  const revision = (text: string) => ({ id: 'r', of_table: 'tasks', of_id: id, text, format: null });

  test('reads as the former texts by column, sealed for the row that it was', async () => {
    const text = JSON.stringify({ format: 3, columns: await sealedTask('Call Dad') });
    const opened = await openRow(key, person, 'revisions', revision(text));
    expect(JSON.parse(opened.text)).toEqual({ text: 'Call Dad' });
    expect(opened.format).toBe(3);
  });

  test('of another row says that it cannot be opened, and so does one that is no JSON', async () => {
    const text = JSON.stringify({ format: 3, columns: await sealedTask('Call Dad', 'another') });
    expect(JSON.parse((await openRow(key, person, 'revisions', revision(text))).text)).toEqual({
      text: UNREADABLE,
    });
    expect(await openRow(key, person, 'revisions', revision('torn'))).toMatchObject({ text: UNREADABLE });
  });
});
