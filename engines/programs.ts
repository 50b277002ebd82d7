import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** The first of these programs that this machine has. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** A program that runs until it is ended. */
export interface Program {
  /** Resolves with the first text in what it says that the pattern captures; rejects when it ends or takes too long. */
  says(pattern: RegExp): Promise<string>;
  end(): Promise<void>;
  ended: Promise<void>;
}

const START_MAY_TAKE_MS = 60_000;

export function startProgram(path: string, args: string[], env: NodeJS.ProcessEnv = {}): Program {
  // A group of its own, so that what it starts goes with it.
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const hearers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      for (const hear of hearers) hear();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${path} ${why}: ${said.slice(-500)}`));
      const giveUp = setTimeout(() => fail('did not become ready'), START_MAY_TAKE_MS);
      const hear = (): void => {
        const found = pattern.exec(said)?.[1];
        if (found === undefined) return;
        clearTimeout(giveUp);
        hearers.delete(hear);
        resolve(found);
      };
      hearers.add(hear);
      hear();
      void ended.then(() => fail('ended'));
    });
  return { says, ended, end: () => endGroup(child, ended) };
}

/** Ends the program and whatever it has started. */
async function endGroup(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
  await ended;
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
