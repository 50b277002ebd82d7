/*
 * Tables as RFC 4180 writes them. A spreadsheet takes a cell that begins with = + - or @ for a formula and would run
 * what somebody wrote; such a cell begins with an apostrophe here, which spreadsheets do not show (docs/archive.md).
 */

const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table, its end included. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
