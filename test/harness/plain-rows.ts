import { newId } from '../../src/kernel/ids.ts';
import type { Person, TestApp } from './app.ts';

const INSERTS = {
  tasks: 'insert into tasks (user_id, id, text, created_at) values ($1, $2, $3, $4)',
  previous_goals: `insert into previous_goals (user_id, id, text, created_at, last_used_at)
    values ($1, $2, $3, $4, $4)`,
};

/**
 * Stores an action or a goal in plain words, as rows from before they were sealed are, which no call takes any more.
 * Answers its id.
 */
export async function storedInPlain(
  app: TestApp,
  { userId }: Person,
  table: keyof typeof INSERTS,
  text: string,
  at = new Date().toISOString(),
): Promise<string> {
  const id = newId();
  await app.sql(INSERTS[table], [userId, id, text, at]);
  return id;
}
