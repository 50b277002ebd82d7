import { COUPON_CODE_LENGTH, COUPON_TRIAL_DAYS } from '../../src/features/billing/contract/limits.ts';
import { newId } from '../../src/kernel/ids.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { asLines, type Command, type Desk, instantOf, wholeNumber } from './command.ts';

const LONGEST_TRIAL = 365;

/** @throws StartFailure for a code that no address could carry */
function codeOf({ args: [text = ''] }: Desk): string {
  const code = text.trim().toLowerCase();
  if (!/^[a-z0-9-]+$/.test(code) || code.length > COUPON_CODE_LENGTH) {
    throw new StartFailure(`A code consists of letters, digits and dashes, at most ${COUPON_CODE_LENGTH}.`);
  }
  return code;
}

async function tierOf({ client, args: [name = ''] }: Desk): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from subscription_tiers where lower(name) = lower($1)',
    [name],
  );
  const [tier] = rows;
  if (!tier) throw new StartFailure('There is no tier with that name.');
  return tier.id;
}

export const offerCommands: Record<string, Command> = {
  coupons: {
    takes: '',
    does: 'lists the coupons that extend a trial',
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query(
        'select code, trial_days, redemptions, max_redemptions as most, ends_at from billing.coupons order by code',
      );
      return asLines(rows, 'There are no coupons.');
    },
  },
  'make-coupon': {
    takes: '<code> [--days <7>] [--most <redemptions>] [--ends <day>]',
    does: 'creates a coupon that extends a trial',
    needs: 1,
    async run(desk) {
      const { client, options } = desk;
      const days = wholeNumber(options.days, 'days') ?? COUPON_TRIAL_DAYS;
      if (days > LONGEST_TRIAL) throw new StartFailure(`--days must be at most ${LONGEST_TRIAL}.`);
      const most = wholeNumber(options.most, 'most') ?? null;
      const ends = instantOf(options.ends, 'ends') ?? null;
      const { rowCount } = await client.query(
        `insert into billing.coupons (code, trial_days, max_redemptions, ends_at, created_at)
          values ($1, $2, $3, $4, now()) on conflict (code) do nothing`,
        [codeOf(desk), days, most, ends],
      );
      if (rowCount === 0) throw new StartFailure('A coupon with that code already exists.');
      return [`The coupon extends a trial by ${days} days.`];
    },
  },
  'end-coupon': {
    takes: '<code>',
    does: 'ends a coupon; what it already gave stays',
    needs: 1,
    async run(desk) {
      const { rowCount } = await desk.client.query(
        'update billing.coupons set ends_at = now() where code = $1 and (ends_at is null or ends_at > now())',
        [codeOf(desk)],
      );
      if (rowCount === 0) throw new StartFailure('There is no such coupon, or it has already ended.');
      return ['The coupon has ended.'];
    },
  },
  tiers: {
    takes: '',
    does: 'lists the tiers and the features each includes',
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query(
        `select t.name, coalesce(string_agg(f.feature, ', ' order by f.feature), '-') as opens
          from subscription_tiers t left join tier_features f on f.tier_id = t.id group by t.name order by t.name`,
      );
      return asLines(rows, 'There are no tiers.');
    },
  },
  'add-tier': {
    takes: '<name>',
    does: 'adds a tier without features',
    needs: 1,
    async run({ client, args: [name = ''] }) {
      const { rowCount } = await client.query(
        'insert into subscription_tiers (id, name) values ($1, lower($2)) on conflict (name) do nothing',
        [newId(), name],
      );
      return [rowCount ? 'The tier was added.' : 'A tier with that name already exists.'];
    },
  },
  'open-feature': {
    takes: '<tier> <feature>',
    does: 'adds a feature to a tier',
    needs: 2,
    async run(desk) {
      const tier = await tierOf(desk);
      await desk.client.query(
        'insert into tier_features (tier_id, feature) values ($1, $2) on conflict do nothing',
        [tier, desk.args[1]],
      );
      return ['The tier includes the feature now. Open pages learn of it when they are reloaded.'];
    },
  },
  'close-feature': {
    takes: '<tier> <feature>',
    does: 'removes a feature from a tier',
    needs: 2,
    async run(desk) {
      const tier = await tierOf(desk);
      const { rowCount } = await desk.client.query(
        'delete from tier_features where tier_id = $1 and feature = $2',
        [tier, desk.args[1]],
      );
      return [
        rowCount ? 'The tier no longer includes the feature.' : 'The tier did not include the feature.',
      ];
    },
  },
};
