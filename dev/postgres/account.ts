import { spawnSync } from 'node:child_process';
import { readFileSync, type Stats } from 'node:fs';
import { StartFailure } from '../../src/server/start-failure.ts';

/** The system account that Postgres runs under. Empty: the one this process runs under. */
export interface Account {
  uid?: number;
  gid?: number;
}

interface NamedAccount {
  name: string;
  uid: number;
  gid: number;
}

function namedAccounts(): NamedAccount[] {
  let text = '';
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && Number.isInteger(uid) && Number.isInteger(gid) && uid > 0);
}

/** Accounts fit to run Postgres for root, the best first: a root process may become any of them. */
export function rankAccounts(accounts: NamedAccount[]): NamedAccount[] {
  const rank = ({ name }: NamedAccount) => (name === 'postgres' ? 0 : name === 'nobody' ? 1 : 2);
  return [...accounts].sort((a, b) => rank(a) - rank(b));
}

/**
 * Chooses the account: an ordinary user's own; for root, whom Postgres refuses, the owner of the database that is
 * already there, else `postgres`, `nobody`, or any other that has a name (initdb insists on one).
 *
 * @param existing the folder of a database made earlier
 */
export function chooseAccount(existing: Stats | undefined): Account {
  if (process.getuid?.() !== 0) return {};
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const [best] = rankAccounts(namedAccounts());
  if (!best) {
    throw new StartFailure(
      'Postgres does not run as root and this system has no other account: add a user named postgres, or set DATABASE_URL.',
    );
  }
  return { uid: best.uid, gid: best.gid };
}

/** Whether the account may pass through and look into `directory`, asked of the system itself. */
export function canReadDirectory(account: Account, directory: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$0" && ls -d . >/dev/null', directory], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return asked.status === 0;
}

/** A command line that gives initdb a user name where the system has none for a user id, as in some containers. */
export function withMappedUser(command: string, args: string[]): [string, string[]] | undefined {
  const [lender] = rankAccounts(namedAccounts());
  if (!lender) return undefined;
  const maps = [`--map-user=${lender.uid}`, `--map-group=${lender.gid}`];
  return ['unshare', ['--user', ...maps, command, ...args]];
}
