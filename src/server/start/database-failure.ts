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

/** The setting that names the database: `DATABASE_DIRECT_URL` where a pooler is named by the other. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** A pooler accepts no settings of the session from those who connect. */
const STARTUP_REFUSED = /unsupported startup parameter/;

/** Says that a pooler is where Postgres itself has to be. */
export const pooledInstead = (databaseUrl: string, setting: AddressSetting): StartFailure =>
  new StartFailure(
    `A pooler answers at ${placeOf(databaseUrl)}, which ${setting} names: migrations and jobs need Postgres itself, so name its own address in DATABASE_DIRECT_URL.`,
  );

/** Says in one line why the operator's database cannot be used. */
export function databaseFailure(
  error: unknown,
  databaseUrl: string,
  setting: AddressSetting = 'DATABASE_URL',
): StartFailure {
  const cause = causeOf(error);
  const code = systemCode(cause) ?? '';
  const place = placeOf(databaseUrl);
  if (cause instanceof Error && STARTUP_REFUSED.test(cause.message)) {
    return pooledInstead(databaseUrl, setting);
  }
  if (code.startsWith('28')) {
    return new StartFailure(`The database at ${place} refuses the user or password in ${setting}.`);
  }
  if (code === '3D000') return new StartFailure(`The database ${place} in ${setting} does not exist.`);
  if (code === '42501') {
    return new StartFailure(
      `The user in ${setting} is not allowed to create tables in the database at ${place}.`,
    );
  }
  if (code === '25006') {
    return new StartFailure(
      `The database at ${place} is read-only: name the primary server in ${setting}, or make it writable.`,
    );
  }
  const silent = cause instanceof Error && /timeout|terminated/i.test(cause.message);
  if (silent || /^E[A-Z_]+$/.test(code)) {
    return new StartFailure(
      `The database at ${place} cannot be reached (${code || 'no answer'}): check ${setting}.`,
    );
  }
  if (error instanceof StartFailure) return error;
  return new StartFailure(
    `The database at ${place} cannot be used (${reasonOf(error)}): check it and ${setting}.`,
    { cause: error },
  );
}
