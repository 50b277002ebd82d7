import { StartFailure, systemCode } from '../start-failure.ts';
import { placeOf } from './database-failure.ts';

const POSTGRES_DISK_FULL = '53100';
const DISK_FULL = ['ENOSPC', 'EDQUOT'];
const SAID = /no space left on device|disk quota exceeded/i;

interface Places {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Says in one line that a disk is full, if that is why the server cannot start; undefined for any other reason. */
export function diskFull(error: unknown, { dataDir, databaseUrl }: Places): StartFailure | undefined {
  const codes = codesOf(error);
  if (databaseUrl !== undefined && codes.includes(POSTGRES_DISK_FULL)) {
    return new StartFailure(
      `The disk of the database at ${placeOf(databaseUrl)} is full: make room there, then start again.`,
    );
  }
  const own = [...DISK_FULL, POSTGRES_DISK_FULL].some((code) => codes.includes(code));
  if (!own && !(error instanceof StartFailure && SAID.test(error.message))) return undefined;
  return new StartFailure(
    `The disk that holds the data directory ${dataDir} is full: make room there, then start again.`,
  );
}

/** The codes of an error and of all that it was caused by. */
function codesOf(error: unknown): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return [systemCode(error) ?? '', ...(cause === undefined ? [] : codesOf(cause))];
}
