import type { AttachedTable } from '../contract/limits.ts';

let waiting: { table: AttachedTable; pictures: readonly File[] } | undefined;

/** Has these pictures added to the row of this table whose page is opened next. */
export function handOver(table: AttachedTable, pictures: readonly File[]): void {
  waiting = { table, pictures };
}

/** Pictures that were handed over to a row of this table, once. */
export function takeHandedOver(table: AttachedTable): readonly File[] {
  if (waiting?.table !== table) return [];
  const { pictures } = waiting;
  waiting = undefined;
  return pictures;
}
