import { newId } from '../../src/kernel/ids.ts';
import type { Person, TestApp } from './app.ts';

/** Lets a person in to the weekly categories, as the operator does. */
export async function grantFeatureFlag({ sql }: TestApp, { userId }: Person): Promise<void> {
  await sql('insert into ai_test_access (user_id, id) values ($1, $2)', [userId, newId()]);
}
