import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from './person.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Files that a failed try left, for the report at the end of the run. */
    kept?: string[];
  }
}

const FOLDER = join(import.meta.dirname, '..', 'test-results', 'engines');

const fileName = (test: string): string =>
  test
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80);

/** An engine that hangs must not hold up whoever wants to know why. */
const PATIENCE_MS = 10_000;

const within = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    asked.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);

/**
 * Keeps the steps of a journey whose try failed, what the page said then and a picture of it. Answers the files. What
 * the engine can no longer give is left out.
 */
export async function saveEvidence(test: string, attempt: number, person: Person): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true });
  const base = join(FOLDER, `${fileName(test)}-${attempt}`);
  const address = await within(person.engine.run(() => location.href));
  const text = await within(person.text());
  const account = [...person.steps, '', address ?? 'no address', '', text ?? 'no text'].join('\n');
  await writeFile(`${base}.txt`, account);
  const picture = await within(person.engine.screenshot());
  if (picture === undefined) return [`${base}.txt`];
  await writeFile(`${base}.png`, picture, 'base64');
  return [`${base}.txt`, `${base}.png`];
}
