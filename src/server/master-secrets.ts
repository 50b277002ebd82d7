import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { inDataDirectory, makeDataDirectory } from './data-directory.ts';
import { StartFailure, systemCode } from './start-failure.ts';

/** The two secrets that the database's safety rests on. They never enter the database or its backups. */
export interface MasterSecrets {
  /** Signs and encrypts what proves a session; at least 32 characters. */
  authSecret: string;
  /** Wraps every person's key salt; 32 bytes. Whoever loses it loses every journal. */
  entryMasterKey: Uint8Array;
}

export const MASTER_KEY_BYTES = 32;

/** The bytes of a master key written as base64, or undefined when it is not one. */
export function parseMasterKey(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text, 'base64');
  const same = bytes.toString('base64').replaceAll('=', '') === text.trim().replaceAll('=', '');
  return same && bytes.length === MASTER_KEY_BYTES ? new Uint8Array(bytes) : undefined;
}

/**
 * The secrets kept in `dataDir`, made on the first start, readable only to the user that the server runs under.
 *
 * @throws StartFailure when a file is there but damaged: a new key in its place would make every journal unreadable
 */
export function loadOrCreateMasterSecrets(dataDir: string): MasterSecrets {
  makeDataDirectory(dataDir);
  return inDataDirectory(dataDir, () => {
    const authSecret = keep(join(dataDir, 'auth-secret'), () => randomBytes(48).toString('base64url'));
    const keyPath = join(dataDir, 'entry-master-key');
    const entryMasterKey = parseMasterKey(
      keep(keyPath, () => randomBytes(MASTER_KEY_BYTES).toString('base64')),
    );
    if (!entryMasterKey || authSecret.length < 32) {
      const damaged = entryMasterKey ? join(dataDir, 'auth-secret') : keyPath;
      throw new StartFailure(`${damaged} is damaged: restore it from a backup.`);
    }
    return { authSecret, entryMasterKey };
  });
}

/** What the file holds; written first, whole or not at all, when there is none. */
function keep(path: string, make: () => string): string {
  const known = read(path);
  if (known !== undefined) return known;
  const making = `${path}.${process.pid}`;
  try {
    writeWhole(making, `${make()}\n`);
    // A link never replaces: of two first starts at once, both then read the same secret.
    linkSync(making, path);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(making, { force: true });
  }
  return read(path) ?? '';
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function read(path: string): string | undefined {
  try {
    chmodSync(path, 0o600);
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
