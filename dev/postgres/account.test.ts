import { expect, test } from 'vitest';
import { canReadDirectory, rankAccounts, withMappedUser } from './account.ts';

const account = (name: string, uid: number) => ({ name, uid, gid: uid });

test('root hands Postgres to the account made for it, else to nobody, else to any that has a name', () => {
  const others = [account('daemon', 1), account('bin', 2)];
  const best = (accounts: ReturnType<typeof account>[]) => rankAccounts(accounts)[0]?.name;
  expect(best([...others, account('nobody', 65534), account('postgres', 101)])).toBe('postgres');
  expect(best([...others, account('nobody', 65534)])).toBe('nobody');
  expect(best(others)).toBe('daemon');
  expect(best([])).toBeUndefined();
});

test('whether a folder can be entered is asked of the system', () => {
  expect(canReadDirectory({}, '/')).toBe(true);
  expect(canReadDirectory({}, '/no/such/folder')).toBe(false);
});

test('a user id without a name borrows one for initdb', () => {
  const [command, args] = withMappedUser('/bin/initdb', ['--pgdata=/x']) ?? [];
  expect(command).toBe('unshare');
  expect(args?.slice(-2)).toEqual(['/bin/initdb', '--pgdata=/x']);
  expect(args).toContainEqual(expect.stringMatching(/^--map-user=[1-9]\d*$/));
});
