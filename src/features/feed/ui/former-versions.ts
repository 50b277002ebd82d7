/*
 * What rows said before they were changed. A revision's text is JSON of the former texts by column, opened like any
 * other text of the notebook.
 */

import { newId } from '../../../kernel/ids.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../contract.ts';

type RevisedTable = SyncedRows['revisions']['of_table'];

/** A former version of a row. */
export interface FormerVersion {
  id: string;
  /** When it was replaced, as a UTC ISO instant. */
  until: string;
  /** Its texts by column; undefined when they cannot be read. */
  texts: Readonly<Record<string, string>> | undefined;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

function textsIn(json: string): Record<string, string> | undefined {
  try {
    const texts: unknown = JSON.parse(json);
    return isTexts(texts) ? texts : undefined;
  } catch {
    return undefined;
  }
}

/** The former versions of a row, the one that was replaced last on top. */
export const formerVersions = (tables: Tables, table: RevisedTable, id: string): FormerVersion[] =>
  [...tables.revisions.values()]
    .filter((revision) => revision.of_table === table && revision.of_id === id)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .map(({ id: key, created_at: until, text }) => ({ id: key, until, texts: textsIn(text) }));

/** How it shows that a row's former texts are kept, until the server's own revision is here. */
export const revisionChange = (
  table: RevisedTable,
  id: string,
  texts: Readonly<Record<string, string>>,
  now: Date,
): Change => {
  const key = newId();
  const created_at = now.toISOString();
  return {
    table: 'revisions',
    key,
    put: { id: key, of_table: table, of_id: id, text: JSON.stringify(texts), format: null, created_at },
  };
};
