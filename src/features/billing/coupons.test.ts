import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { FINALIZE, finalBody, kept, subscribe, withCard } from '../../../test/harness/buyer.ts';

let app: TestApp;
let ann: Person;

const NOW = '2026-11-21T20:00:00.000Z';
const TRIAL_ENDS = '2026-12-01T20:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

async function coupon(code: string, more: { days?: number; most?: number; ends?: string } = {}) {
  await app.sql(
    `insert into billing.coupons (code, trial_days, max_redemptions, ends_at, created_at)
      values ($1, coalesce($2, 7), $3, $4, now())`,
    [code, more.days ?? null, more.most ?? null, more.ends ?? null],
  );
}

const redeem = (code: string, person = ann) => person.post('/api/billing/coupon', { code });
const profile = async () => (await ann.get('/api/profile')).body;

describe('a coupon', () => {
  test('LIM-22 BIL-03 lengthens a running trial by seven days when it does not say, in any case, once', async () => {
    await coupon('spring');
    expect(await app.nobody.get('/api/coupons/SPRING')).toEqual({
      status: 200,
      body: { code: 'spring', trial_days: 7 },
    });
    const answer = { code: 'spring', trial_days: 7, trial_ends_at: '2026-12-08T20:00:00.000Z' };
    for (const code of ['Spring', 'SPRING', ' spring ']) {
      expect(await redeem(code)).toEqual({ status: 200, body: answer });
    }
    expect(await profile()).toMatchObject({ status: 'trialing', trial_ends_at: answer.trial_ends_at });
    expect((await ann.get('/api/billing')).body).toMatchObject({ access: 'trial', days_left: 17 });
  });

  test('LIM-22 begins a trial again that had ended', async () => {
    await coupon('again', { days: 3 });
    app.setNow('2027-01-10T12:00:00.000Z');
    expect((await redeem('again')).body.trial_ends_at).toBe('2027-01-13T12:00:00.000Z');
  });

  test('fifty at the same moment for one that can be redeemed once: one succeeds', async () => {
    await coupon('only-one', { most: 1 });
    const people: Person[] = [];
    for (let five = 0; five < 10; five++) {
      people.push(...(await Promise.all(Array.from({ length: 5 }, () => app.person()))));
    }
    const answers = await Promise.all(people.map((person) => redeem('only-one', person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const longer = await app.sql('select from profiles where trial_ends_at > $1', [TRIAL_ENDS]);
    const [count] = await app.sql(`select redemptions from billing.coupons where code = 'only-one'`);
    expect([longer.length > 0, count]).toEqual([true, { redemptions: 1 }]);
    expect((await app.nobody.get('/api/coupons/only-one')).status).toBe(404);
  });

  test('ten clicks by one person add its days once', async () => {
    await coupon('clicked', { most: 5 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem('clicked')));
    expect(new Set(answers.map(({ body }) => body.trial_ends_at))).toEqual(
      new Set(['2026-12-08T20:00:00.000Z']),
    );
    expect(await app.sql(`select redemptions from billing.coupons where code = 'clicked'`)).toEqual([
      { redemptions: 1 },
    ]);
  });

  test('that nobody made, that has ended, or that comes beside a plan, is refused and changes nothing', async () => {
    await coupon('over', { ends: NOW });
    await coupon('beside');
    expect(await redeem('nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'coupon_invalid' } },
    });
    expect((await redeem('over')).status).toBe(409);
    for (const code of ['nothing', 'over', '%', "' or true --"]) {
      expect((await app.nobody.get(`/api/coupons/${encodeURIComponent(code)}`)).status, code).toBe(404);
    }
    await subscribe(app, ann);
    expect((await redeem('beside')).body.error.message).toBe(
      'You already have a plan, so this coupon can’t extend your trial.',
    );
    expect(await app.sql(`select redemptions from billing.coupons where code = 'beside'`)).toEqual([
      { redemptions: 0 },
    ]);
    expect((await profile()).trial_ends_at).toBe(TRIAL_ENDS);
  });

  test('says no more than its days, and stays within the texts that it may have', async () => {
    await coupon('quiet', { most: 3, ends: '2027-01-01T00:00:00Z' });
    const { body } = await app.nobody.get('/api/coupons/quiet');
    expect(Object.keys(body)).toEqual(['code', 'trial_days']);
    expect((await app.nobody.get(`/api/coupons/${'x'.repeat(41)}`)).status).toBe(400);
    expect((await redeem('x'.repeat(41))).status).toBe(400);
    expect((await app.nobody.post('/api/billing/coupon', { code: 'quiet' })).status).toBe(401);
  });
});

test('neither codes nor cards can be tried out: after twenty there is a wait', async () => {
  const limited = await createTestApp({ authRateLimit: true });
  try {
    limited.setNow(NOW);
    const look = () => limited.nobody.get('/api/coupons/guess');
    for (let tries = 0; tries < 20; tries += 1) expect((await look()).status).toBe(404);
    expect(await look()).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } });
    limited.setNow('2026-11-21T20:10:01.000Z');
    expect((await look()).status).toBe(404);
    const person = await limited.person();
    const opened = await Promise.all(
      Array.from({ length: 25 }, () => person.post('/api/billing/setup-intent')),
    );
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(5);
    const asked = await Promise.all(
      Array.from({ length: 22 }, (_, index) => person.get(`/api/billing/plans?promotion_code=X${index}`)),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await person.get('/api/billing/plans')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

describe('a promotion code', () => {
  interface Terms {
    percent?: number;
    amount?: number;
    lasts: 'once' | 'repeating' | 'forever';
    months?: number;
    most?: number;
  }

  async function promotion(code: string, { percent, amount, lasts, months, most }: Terms): Promise<string> {
    const id = `promo_${code}`;
    const keep = (object: { id: string; object: string }) =>
      app.sql('insert into billing.stand_in_objects (id, kind, data) values ($1, $2, $3)', [
        object.id,
        object.object,
        JSON.stringify(object),
      ]);
    await keep({
      id: `coupon_${code}`,
      object: 'coupon',
      percent_off: percent ?? null,
      amount_off: amount ?? null,
      currency: amount === undefined ? null : 'usd',
      duration: lasts,
      duration_in_months: months ?? null,
      valid: true,
    } as never);
    await keep({
      id,
      object: 'promotion_code',
      code,
      active: true,
      promotion: { type: 'coupon', coupon: `coupon_${code}` },
      customer: null,
      max_redemptions: most ?? null,
      times_redeemed: 0,
    } as never);
    return id;
  }

  const totals = async (customer: string) =>
    (await kept<{ total: number }>(app, 'invoice', customer)).map(({ total }) => total);

  test.each<[string, Terms, number, number, string]>([
    ['QUARTER', { percent: 25, lasts: 'forever' }, 250, 750, '25% off'],
    ['FIRST', { percent: 50, lasts: 'once' }, 166, 1000, '50% off the first payment'],
    ['MONTHS', { amount: 200, lasts: 'repeating', months: 3 }, 133, 800, '$2 off for 3 months'],
    ['ALL', { percent: 100, lasts: 'forever' }, 0, 0, '100% off'],
  ])(
    '%s is shown with what it takes off, and exactly that is charged',
    async (code, given, first, next, says) => {
      const id = await promotion(code, given);
      const { body } = await ann.get(`/api/billing/plans?promotion_code=${code.toLowerCase()}`);
      expect(body.promotion).toEqual({ code, id, says, error: null });
      expect(body.plans[0]).toMatchObject({
        first_charge_cents: first,
        next_charge_cents: next,
        undiscounted: { first_charge_cents: 333, next_charge_cents: 1000 },
      });
      const form = await withCard(app, ann);
      const more = { promotion_code_id: id, shown_cents: first };
      expect((await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_MONTHLY', more))).status).toBe(200);
      expect(await totals(form.customer_id)).toEqual([first]);
    },
  );

  test('that is used up or unknown says so, and is no error of the page', async () => {
    await promotion('ONE', { percent: 50, lasts: 'forever', most: 1 });
    const form = await withCard(app, ann);
    await ann.post(FINALIZE, finalBody(form, 'CGA_STRIPE_YEARLY', { promotion_code_id: 'promo_ONE' }));
    expect(await totals(form.customer_id)).toEqual([4950]);
    const bob = await app.person();
    const shown = (await bob.get('/api/billing/plans?promotion_code=ONE')).body;
    expect(shown.promotion).toMatchObject({ id: null, error: 'That code has expired or has been used up.' });
    expect(shown.plans[1].first_charge_cents).toBe(9900);
    expect((await bob.get('/api/billing/plans?promotion_code=NONE')).body.promotion.error).toBe(
      'That code isn’t valid.',
    );
    const his = await withCard(app, bob);
    const refused = await bob.post(
      FINALIZE,
      finalBody(his, 'CGA_STRIPE_YEARLY', { promotion_code_id: 'promo_ONE' }),
    );
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'promotion_invalid' } } });
    expect(await totals(his.customer_id)).toEqual([]);
  });
});
