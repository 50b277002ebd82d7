import { newId } from '../../kernel/ids.ts';
import { plainCall } from '../api.ts';
import { store } from './open-notebook.ts';
import type { Write } from './write.ts';

export type { Write, WriteRequest } from './write.ts';

/**
 * Shows the write at once; resolves when it is durable on this device (or, where storage is refused, when the server
 * has it).
 */
export async function perform(write: Write): Promise<void> {
  const id = write.id ?? newId();
  store.lay({ id, changes: write.changes });
  try {
    const { call, ...parts } = await write.request();
    await plainCall(call, { ...parts, idempotencyKey: id });
  } catch (error) {
    store.lift([id]);
    throw error;
  }
}
