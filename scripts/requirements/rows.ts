/*
 * The rows of docs/requirements.md: what the product must do, and how this product takes it.
 */

/** How far a row stands, as the first words of its reading say. */
export type State = 'standing' | 'partly built' | 'not built yet';

export interface Row {
  /** Section and number, such as `JRN-18`. */
  id: string;
  reading: string;
  state: State;
}

const ROW = /^\| ([A-Z]+-\d+) \|(.*)\|(.*)\|$/gm;

/** Every row of the document, in its order. */
export function rowsOf(document: string): Row[] {
  return [...document.matchAll(ROW)].map(([, id = '', , reading = '']) => ({
    id,
    reading: reading.trim(),
    state: stateOf(reading.trim()),
  }));
}

function stateOf(reading: string): State {
  if (/^not built yet\b/i.test(reading)) return 'not built yet';
  if (/^partly built\b/i.test(reading)) return 'partly built';
  return 'standing';
}

export const sectionOf = (id: string): string => id.split('-')[0] ?? id;
