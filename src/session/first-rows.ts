import { notebookOpens } from '../notebook/current.ts';

/** How long the disk may take before the app shows itself without rows, in milliseconds. */
const LIMIT = 150;

/** Resolves once what lies on this device of today is read, so that the first picture of a page has it. */
export const firstRows = (): Promise<void> =>
  Promise.race([notebookOpens(), new Promise<void>((resolve) => setTimeout(resolve, LIMIT))]);
