import { SEALED_COLUMNS, type SealedColumn } from '../contract/limits.ts';
import * as texts from '../texts.ts';

/** An entry's answers where it is read, in their order: what each is called, and its column. */
export const PARTS = SEALED_COLUMNS.map((column) => [texts.ANSWER_NAMES[column], column] as const);

/** The answer that an entry is known by in a list: the first that it has. What came from another journal may have one alone. */
export const firstAnswered = (entry: Record<SealedColumn, string>): SealedColumn =>
  PARTS.find(([, column]) => entry[column] !== '')?.[1] ?? 'celebration';
