/* The tables that the notebook of this app holds. */
import type { SyncedRows } from '../features/feed/contract.ts';

declare module '../notebook/rows.ts' {
  interface Rows extends SyncedRows {}
}
