import { openedNotebook } from '../notebook/current.ts';

/** Sends what waits, for at most so many milliseconds. Resolves with how many writes the server does not have then. */
export const settleNotebook = async (limit: number): Promise<number> =>
  (await openedNotebook()?.settle(limit)) ?? 0;
