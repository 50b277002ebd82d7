/** Why the server cannot start, in one line that tells its operator what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** What went wrong underneath the wrapping of a query library, which names the query alone. */
export function rootCauseOf(error: unknown): unknown {
  if (error instanceof AggregateError) return rootCauseOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? rootCauseOf(error.cause) : error;
}

/** The root cause as one line without its full stop, with its code where it has one: 'relation "tasks" already exists (42P07)'. */
export function reasonOf(error: unknown): string {
  const cause = rootCauseOf(error);
  const message = cause instanceof Error ? cause.message : String(cause);
  const line = message.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
  const code = systemCode(cause);
  return code && !line.includes(code) ? `${line || 'no reason given'} (${code})` : line || 'no reason given';
}

/** The system's error code of a failed call, for example 'ENOENT'. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
