import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sealFormat4 } from '../../src/kernel/seal/format-4.ts';
import { signRecord } from '../../src/kernel/vault/record.ts';
import { deriveKeys, newVaultKey } from '../../src/kernel/vault/vault-key.ts';
import { newPassphraseParams, wrap, wrapperOf } from '../../src/kernel/vault/wrapping.ts';
import { passphraseKey } from '../../src/session/vault/passphrase-key.ts';

/* Whoever reads docs/encryption.md can open their own rows: the script in it opens what the product seals. */

const folder = mkdtempSync(join(tmpdir(), 'encryption-document-'));
afterAll(() => rmSync(folder, { recursive: true }));

const person = '0192f0c1-7a3b-7c4d-8e5f-60718293a4b5';
const of = (last: number) => `0192f0c1-7a3b-7c4d-8e5f-00000000000${last}`;
const PASSPHRASE = 'caf\u00e9 at twelve quiet mornings';

const vaultKey = newVaultKey();
const { id, text, record } = await deriveKeys(vaultKey);

async function vaultAnswer() {
  const params = newPassphraseParams();
  const way = { kind: 'passphrase', params } as const;
  const wrapper = await wrapperOf(await passphraseKey(PASSPHRASE, params), way.kind);
  const wrapped = await wrap(wrapper, vaultKey, { person, id }, way);
  const facts = { person, state: 'on', complete: true, key: id, revision: 1, at: '', previous: [] } as const;
  const signed = await signRecord(record, { ...facts, previous: [] });
  // The database answers properties in an order of its own.
  const { salt, memory, passes } = params;
  const stored = { id: of(9), kind: way.kind, params: { passes, memory, salt }, wrapped };
  return { ...signed, state: 'on', key_id: id, wrappings: [stored] };
}

const sealed = (words: string, table: string, column: string, row: string) =>
  sealFormat4({ id, key: text }, words, { table, column, row, person });

const LONG = 'It rained. '.repeat(500);

async function syncAnswer() {
  const former = { lesson: await sealed('Ask first.', 'lessons_learned', 'lesson', of(2)) };
  const formerVision = { ideal_day: await sealed('Woods.', 'profiles', 'ideal_day', 'own') };
  const revision = (of_table: string, of_id: string, columns: object) => ({
    ...{ id: of(8), of_table, of_id, text: JSON.stringify({ format: 4, columns }), format: 4 },
  });
  return {
    rows: [
      ['tombstones', { table: 'tasks', key: of(7) }],
      [
        'journal_entries',
        { id: of(1), celebration: await sealed(LONG, 'journal_entries', 'celebration', of(1)), goal: '' },
      ],
      [
        'lessons_learned',
        { id: of(2), lesson: await sealed('🌱 \u0080', 'lessons_learned', 'lesson', of(2)), format: 4 },
      ],
      [
        'profiles',
        { id: person, name: 'Ann', ideal_day: await sealed('A lake.', 'profiles', 'ideal_day', 'own') },
      ],
      ['voice_profiles', { themes: await sealed('Rain.', 'voice_profiles', 'themes', 'own') }],
      ['moods', { date: '2026-11-26', step: await sealed('4', 'moods', 'step', '2026-11-26') }],
      [
        'weekly_insights',
        { week: '2026-11-22', text: await sealed('{}', 'weekly_insights', 'text', '2026-11-22') },
      ],
      ['revisions', revision('lessons_learned', of(2), former)],
      ['revisions', revision('profiles', person, formerVision)],
    ],
  };
}

const document = readFileSync(new URL('../../docs/encryption.md', import.meta.url), 'utf8');
const script = /```js\n(.*?)```/s.exec(document)?.[1] ?? '';

async function run(passphrase: string) {
  writeFileSync(join(folder, 'open-vault.mjs'), script);
  const answers = { 'vault.json': await vaultAnswer(), 'sync.json': await syncAnswer() };
  for (const [name, answer] of Object.entries(answers))
    writeFileSync(join(folder, name), JSON.stringify(answer));
  const given = ['open-vault.mjs', 'vault.json', 'sync.json'];
  return spawnSync(process.execPath, given, { cwd: folder, input: `${passphrase}\n`, encoding: 'utf8' });
}

test('the script in the document opens what the product has sealed, wherever it stands', async () => {
  const { stdout, stderr, status } = await run(PASSPHRASE.normalize('NFD'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ table, column, key, text }) => [table, column, key, text])).toEqual([
    ['journal_entries', 'celebration', of(1), LONG],
    ['lessons_learned', 'lesson', of(2), '🌱 \u0080'],
    ['profiles', 'ideal_day', 'own', 'A lake.'],
    ['voice_profiles', 'themes', 'own', 'Rain.'],
    ['moods', 'step', '2026-11-26', '4'],
    ['weekly_insights', 'text', '2026-11-22', '{}'],
    ['lessons_learned', 'lesson', of(2), 'Ask first.'],
    ['profiles', 'ideal_day', 'own', 'Woods.'],
  ]);
});

test('with another passphrase it opens nothing', async () => {
  const { stdout, status } = await run('another quiet morning');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
});
