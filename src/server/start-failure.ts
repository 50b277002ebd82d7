/** Why the server cannot start, in one line that tells its operator what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The system's error code of a failed call, for example 'ENOENT'. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
