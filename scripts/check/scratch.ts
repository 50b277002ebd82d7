import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A run was seen to need 0.2 GB of it. A container's own is often of 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

function hasRoom(folder: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for what the checks throw away: it is in memory where there is room, and nobody chose a TMPDIR. Hundreds
 * of databases are copied and dropped, each of some three hundred files, and a file system without a journal looks for
 * room past every file that has just gone: that took four tenths of the processors. It goes when this process ends.
 */
export function makeScratch({ memory = IN_MEMORY, roomBytes = ROOM_BYTES } = {}): string {
  const parent = process.env.TMPDIR === undefined && hasRoom(memory, roomBytes) ? memory : tmpdir();
  const folder = mkdtempSync(join(parent, 'growth-loop-'));
  // Under root, Postgres belongs to another account, which passes through.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
