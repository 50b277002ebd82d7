import { isOpened } from '../../kernel/seal.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { STATUSES } from './contract/limits.ts';

/** An item as devices keep it, its texts in plain words. */
export type OwnItem = Omit<SyncedRows['bucket_list_items'], 'seq'>;

const placeOf = ({ status }: OwnItem): number => STATUSES.indexOf(status);

/** By status, in the order of STATUSES; the newest of each first. */
export const itemsInOrder = <Item extends OwnItem>(items: Iterable<Item>): Item[] =>
  [...items].sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      Date.parse(b.created_at) - Date.parse(a.created_at) ||
      (a.id < b.id ? 1 : -1),
  );

/** What cannot be read here can be neither reworded nor put back: its words would be lost. */
export const isReadable = ({ item, reason, completion_story }: OwnItem): boolean =>
  [item, reason, completion_story].every(isOpened);
