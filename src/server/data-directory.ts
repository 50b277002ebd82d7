import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { StartFailure, systemCode } from './start-failure.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user is not allowed to write there',
  EPERM: 'this user is not allowed to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EISDIR: 'a directory is where a file belongs',
  ENOENT: 'a link in its path points to nothing',
  ELOOP: 'a link in its path points to itself',
  ENAMETOOLONG: 'its path is too long',
};

/**
 * Makes DATA_DIR where it is missing: closed to other users; under root passable but not readable, because its
 * database then belongs to another user.
 */
export function makeDataDirectory(path: string): void {
  inDataDirectory(path, () => {
    if (existsSync(path)) return;
    mkdirSync(path, { recursive: true });
    chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700);
  });
}

/** Runs `work` on files in DATA_DIR and says in one line what the system refused. */
export function inDataDirectory<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = REASONS[systemCode(error) ?? ''];
    throw reason ? new StartFailure(`The data directory ${path} cannot be used: ${reason}.`) : error;
  }
}
