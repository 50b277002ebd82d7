import * as texts from '../texts.ts';
import { csvLine } from './csv.ts';
import type { Problem } from './other-journals.ts';

const inOrder = new Intl.Collator('en', { numeric: true });

/** In the order of their file, by the numbers in their places: 'Line 9' before 'Line 10'. */
export const byPlace = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => inOrder.compare(one.place, other.place));

/** Without it, spreadsheets take a table for one in an encoding of old. */
const BYTE_ORDER_MARK = '\ufeff';

/** All of them as a table for a spreadsheet. */
export const problemTable = (problems: readonly Problem[]): string =>
  [
    BYTE_ORDER_MARK,
    csvLine([texts.placeColumn, texts.reasonColumn]),
    ...problems.map(({ place, what }) => csvLine([place, what])),
  ].join('');
