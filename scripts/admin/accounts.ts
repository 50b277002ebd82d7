import { canonicalAddress } from '../../src/features/auth/contract/address.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Services } from '../../src/server/services.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { asLines, type Command, type Desk, instantOf } from './command.ts';

/** @throws StartFailure for an address that nobody has */
async function accountOf({ client, args: [address = ''] }: Desk): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from auth."user" where email = $1', [
    canonicalAddress(address),
  ]);
  const [account] = rows;
  if (!account) throw new StartFailure('No account has that address.');
  return account.id;
}

/** A command that changes one thing of an account, and says whether there was anything to change. */
const change = (
  words: Pick<Command, 'takes' | 'does'> & { done: string; already: string },
  text: string,
  values: (id: string, desk: Desk) => unknown[],
): Command => ({
  takes: words.takes,
  does: words.does,
  needs: 1,
  async run(desk) {
    const id = await accountOf(desk);
    const { rowCount } = await desk.client.query(text, values(id, desk));
    return [`The account ${rowCount ? words.done : words.already}`];
  },
});

/** The same for what the server's own parts do, which note it in the account's log and mail its owner. */
const serverChange = (
  words: Pick<Command, 'does'> & { done: string; already: string },
  does: (services: Services, userId: string) => Promise<boolean>,
): Command => ({
  takes: '<email>',
  does: words.does,
  needs: 1,
  async run(desk) {
    const id = await accountOf(desk);
    return [`The account ${(await does(await desk.services(), id)) ? words.done : words.already}`];
  },
});

const operator = () => import('../../src/features/auth/server/operator.ts');

export const accountCommands: Record<string, Command> = {
  accounts: {
    takes: '',
    does: 'lists every account: address, trial, plan; nothing people wrote',
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query(`
        select u.email, to_char(u.created_at, 'YYYY-MM-DD') as since, p.status as trial,
          to_char(p.trial_ends_at, 'YYYY-MM-DD') as trial_ends,
          coalesce((select string_agg(t.name || ' ' || s.status || coalesce(' until ' || to_char(s.end_date, 'YYYY-MM-DD'), ''), ', ')
            from subscriptions s join subscription_tiers t on t.id = s.tier_id
            where s.user_id = u.id and lower(t.name) <> 'start' and s.status <> 'canceled'), '-') as plan
        from auth."user" u left join profiles p on p.id = u.id order by u.created_at`);
      return asLines(rows, 'There are no accounts.');
    },
  },
  'sign-out': serverChange(
    {
      does: 'ends every session of the account, and mails its owner',
      done: 'is signed out on every device now.',
      already: 'was signed in nowhere.',
    },
    async (services, id) => (await operator()).signOutAccount(services, id),
  ),
  'reset-second-factor': serverChange(
    {
      does: 'turns two-step sign-in off, for an owner who has lost the app and the recovery codes; mails them',
      done: 'is asked for no code any more.',
      already: 'had no two-step sign-in.',
    },
    async (services, id) => (await operator()).resetSecondFactor(services, id),
  ),
  'grant-test-access': change(
    {
      takes: '<email>',
      does: 'gives the account access to the weekly categories',
      done: 'has access to the weekly categories now.',
      already: 'already had access to the weekly categories.',
    },
    `insert into ai_test_access (user_id, id) select $1::uuid, $2::uuid
      where not exists (select from ai_test_access where user_id = $1::uuid)`,
    (id) => [id, newId()],
  ),
  'revoke-test-access': change(
    {
      takes: '<email>',
      does: 'removes that access; its categories stay',
      done: 'no longer has access to the weekly categories.',
      already: 'had no access to the weekly categories.',
    },
    'delete from ai_test_access where user_id = $1',
    (id) => [id],
  ),
  'give-plan': change(
    {
      takes: '<email> [--until <day>]',
      does: 'gives the account a plan without payment',
      done: 'has a plan without payment now.',
      already: 'already had a plan.',
    },
    `insert into subscriptions (user_id, id, tier_id, status, start_date, end_date, created_at)
      select $1::uuid, $2::uuid, t.id, 'active', now(), $3::timestamptz, now() from subscription_tiers t
      where t.name = 'growth' and not exists (select from subscriptions s
        where s.user_id = $1::uuid and s.tier_id = t.id and billing_holds(s.status, s.end_date, s.grace_until, now()))`,
    (id, { options }) => [id, newId(), instantOf(options.until, 'until') ?? null],
  ),
  'take-plan': change(
    {
      takes: '<email>',
      does: 'ends a plan you gave; a paid plan is ended at the provider',
      done: 'no longer has a plan you gave.',
      already: 'had no plan you gave.',
    },
    `update subscriptions s set status = 'canceled', end_date = now() from subscription_tiers t
      where s.user_id = $1 and t.id = s.tier_id and lower(t.name) <> 'start' and s.provider_id is null
        and s.status <> 'canceled'`,
    (id) => [id],
  ),
};
