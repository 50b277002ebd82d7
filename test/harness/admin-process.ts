import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { QUICK_START } from './quick-start.ts';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'admin.ts');

/** The operator's command line in a process of its own. */
export interface AdminProcess {
  /** Resolves when it has said so many lines, or has ended. */
  said(lines: number): Promise<void>;
  kill(): void;
  /** Resolves with its exit code, or the name of the signal that ended it, and all that it said. */
  ended: Promise<{ status: number | string; said: string }>;
}

const running = new Set<ChildProcess>();

/** Starts it in `cwd` with nothing but these settings in its environment. */
export function startAdmin(args: string[], settings: Record<string, string>, cwd: string): AdminProcess {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...QUICK_START, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const waiting: { lines: number; resolve: () => void }[] = [];
  const hear = (text: string) => {
    said += text;
    const lines = said.split('\n').length - 1;
    for (const each of waiting) if (lines >= each.lines) each.resolve();
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = new Promise<{ status: number | string; said: string }>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      for (const each of waiting) each.resolve();
      resolve({ status: code ?? signal ?? '', said: said.trim() });
    });
  });
  return {
    said: (lines) => new Promise((resolve) => waiting.push({ lines, resolve })),
    kill: () => child.kill('SIGKILL'),
    ended,
  };
}

/** Ends whatever a failed test has left running. */
export function stopAdmins(): void {
  for (const child of running) child.kill('SIGKILL');
}
