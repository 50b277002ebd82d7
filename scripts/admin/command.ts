import type pg from 'pg';
import type { Keyring } from '../../src/server/product-keys.ts';
import type { Services } from '../../src/server/services.ts';
import { StartFailure } from '../../src/server/start-failure.ts';

/** What a command works with. */
export interface Desk {
  client: pg.Client;
  /** What follows the command's name. */
  args: string[];
  options: {
    days?: string;
    most?: string;
    ends?: string;
    until?: string;
    shards?: string;
    check?: boolean;
  };
  /** Says a line at once, of work that takes long. */
  say(line: string): void;
  /** The master keys of the settings. */
  keyring(): Promise<Keyring>;
  /** The server's own parts, opened on demand. */
  services(): Promise<Services>;
}

export interface Command {
  /** What follows the command's name, as the help shows it. */
  takes: string;
  does: string;
  /** How many words must follow. */
  needs: number;
  /** Where it works if not on the database: on one that is empty, or on a new one that is thrown away afterwards. */
  on?: 'empty' | 'scratch';
  /** Answers the lines to say. @throws StartFailure with a sentence for the operator */
  run(desk: Desk): Promise<string[]>;
}

/** @throws StartFailure for text that is no whole number from 1 on */
export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new StartFailure(`--${option} must be a whole number.`);
  return Number(text);
}

/** @throws StartFailure for text that is no day or instant */
export function instantOf(text: string | undefined, option: string): string | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at.getTime())) {
    throw new StartFailure(`--${option} must be a day, for example 2027-01-31.`);
  }
  return at.toISOString();
}

/** Rows as lines of columns; a sentence where there are none. */
export function asLines(rows: Record<string, unknown>[], none: string): string[] {
  const [first] = rows;
  if (!first) return [none];
  const cell = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value ?? '-'));
  const table = [Object.keys(first), ...rows.map((row) => Object.values(row).map(cell))];
  const widths = Object.keys(first).map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A count as the operator reads it, for example '3,376'. */
export const counted = (count: number): string => count.toLocaleString('en');
