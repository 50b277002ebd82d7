import { expect, test } from 'vitest';
import { changed, noRows } from '../../../notebook/optimistic-update.ts';
import { formerVersions, revisionChange } from './former-versions.ts';

const AT = (minute: number) => new Date(Date.UTC(2026, 10, 19, 17, minute));

function tablesWith(...changes: ReturnType<typeof revisionChange>[]) {
  const rows = changes.map((change) => [change.key, changed(undefined, change)] as const);
  return { ...noRows(), revisions: new Map(rows) as never };
}

test('the versions of one row, the one that was replaced last on top', () => {
  const tables = tablesWith(
    revisionChange('lessons_learned', 'a', { lesson: 'first' }, AT(1)),
    revisionChange('lessons_learned', 'b', { lesson: 'of another' }, AT(2)),
    revisionChange('lessons_learned', 'a', { lesson: 'second' }, AT(3)),
    revisionChange('tasks', 'a', { text: 'of another table' }, AT(4)),
  );
  expect(formerVersions(tables, 'lessons_learned', 'a').map(({ texts, until }) => [texts, until])).toEqual([
    [{ lesson: 'second' }, AT(3).toISOString()],
    [{ lesson: 'first' }, AT(1).toISOString()],
  ]);
});

test('a version that cannot be read says nothing', () => {
  const kept = revisionChange('tasks', 'a', { text: 'x' }, AT(1));
  for (const text of ['[Decryption failed]', '"words"', 'null', '{"text":1}']) {
    const tables = tablesWith({ ...kept, put: { ...('put' in kept ? kept.put : {}), text } } as typeof kept);
    expect(formerVersions(tables, 'tasks', 'a')).toMatchObject([{ texts: undefined }]);
  }
});
