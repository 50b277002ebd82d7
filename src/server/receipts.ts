import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { conflict } from '../kernel/errors.ts';
import type { Tx } from './database.ts';

/** The same digest for the same body, whatever the order of its keys. */
export function digestOf(body: unknown): string {
  const canonical = JSON.stringify(body, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('base64');
}

/**
 * Notes inside the running transaction that the write with this id is being done. Answers whether it is the
 * first time; a repeat with the same body answers false and must change nothing.
 * @throws AppError 409 when the id was used for another body.
 */
export async function firstTime(
  tx: Tx,
  write: { userId: string; id: string; body: unknown; now: Date },
): Promise<boolean> {
  const digest = digestOf(write.body);
  const noted = await tx.execute(sql`
    insert into write_receipts (user_id, id, digest, created_at)
    values (${write.userId}, ${write.id}, ${digest}, ${write.now.toISOString()})
    on conflict (user_id, id) do nothing`);
  if (noted.rowCount === 1) return true;
  const known = await tx.execute<{ digest: string }>(
    sql`select digest from write_receipts where user_id = ${write.userId} and id = ${write.id}`,
  );
  if (known.rows[0]?.digest !== digest) throw conflict();
  return false;
}
