import { reasonOf, StartFailure, systemCode } from '../start-failure.ts';

/** Where the database is, without its user and password. */
export function placeOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.hostname}${url.port ? `:${url.port}` : ''}${url.pathname}`;
}

/** Postgres' or the network's answer underneath the wrapping of a query library. */
function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError) return error.errors[0];
  if (error instanceof Error && error.cause && systemCode(error) === undefined) return causeOf(error.cause);
  return error;
}

/** Says in one line why the operator's database cannot be used. */
export function databaseFailure(error: unknown, databaseUrl: string): StartFailure {
  const cause = causeOf(error);
  const code = systemCode(cause) ?? '';
  const place = placeOf(databaseUrl);
  if (code.startsWith('28')) {
    return new StartFailure(`The database at ${place} refuses the user or password in DATABASE_URL.`);
  }
  if (code === '3D000') return new StartFailure(`The database ${place} in DATABASE_URL does not exist.`);
  if (code === '42501') {
    return new StartFailure(
      `The user in DATABASE_URL is not allowed to create tables in the database at ${place}.`,
    );
  }
  if (code === '25006') {
    return new StartFailure(
      `The database at ${place} is read-only: name the primary server in DATABASE_URL, or make it writable.`,
    );
  }
  const silent = cause instanceof Error && /timeout|terminated/i.test(cause.message);
  if (silent || /^E[A-Z_]+$/.test(code)) {
    return new StartFailure(
      `The database at ${place} cannot be reached (${code || 'no answer'}): check DATABASE_URL.`,
    );
  }
  if (error instanceof StartFailure) return error;
  return new StartFailure(
    `The database at ${place} cannot be used (${reasonOf(error)}): check it and DATABASE_URL.`,
    { cause: error },
  );
}
