/* What the servers of a test file say. Without imports: every test file loads it. */

export interface ServerLines {
  /** Both of its outputs, line by line. */
  said: string[];
  /** When it ended, in milliseconds since 1970; undefined while it runs. */
  ended?: number;
}

const servers: ServerLines[] = [];

/** Takes down a server that starts now. */
export function noteServer(): ServerLines {
  const lines: ServerLines = { said: [] };
  servers.push(lines);
  return lines;
}

/** The servers that ran at this moment or have started since. */
export const serversSince = (moment: number): ServerLines[] =>
  servers.filter(({ ended }) => ended === undefined || ended >= moment);
