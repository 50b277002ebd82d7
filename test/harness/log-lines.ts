import type { ServerProcess } from './server-process.ts';

/** A line of the server's log; what else it says is not JSON. */
export interface LogLine {
  level: string;
  time: number;
  msg: string;
  [field: string]: unknown;
}

/** Every line it has logged since the first `from` lines of its output. */
export function logLines(server: ServerProcess, from = 0): LogLine[] {
  return server.lines.slice(from).flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}
