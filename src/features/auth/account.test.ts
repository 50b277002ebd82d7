import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  Client,
  codeIn,
  confirmBy,
  mailsTo,
  type ReceivedMail,
  waitForMail,
} from '../../../test/harness/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/sign-in/email';
const CHANGE_PASSWORD = '/api/auth/change-password';
const CHANGE_EMAIL = '/api/auth/change-email';
const DELETE = '/api/auth/delete-user';

const wrongPassword = {
  status: 400,
  body: { error: { code: 'current_password_wrong', message: 'Current password is incorrect' } },
};
const signsIn = async (email: string, password: string) =>
  (await new Client(app).post(SIGN_IN, { email, password })).status === 200;

const confirm = (mail: ReceivedMail | undefined, origin?: string) => confirmBy(app, mail, origin);

/** Asks for another password as somebody who is signed in. */
function passwordChanger(person: Person) {
  const browser = new Client(app, person.cookie);
  return (currentPassword: string, newPassword: string) =>
    browser.post(CHANGE_PASSWORD, { currentPassword, newPassword, revokeOtherSessions: true });
}

test('PRF-07 MSG-31 changing the password needs the present one', async () => {
  const ann = await app.person();
  const change = passwordChanger(ann);
  expect(await change('wrong', 'brand-new')).toEqual(wrongPassword);
  expect((await change(' ', 'brand-new')).body.error.message).toBe('Please enter your current password');
  expect(
    (await new Client(app).post(CHANGE_PASSWORD, { currentPassword: 'a', newPassword: 'brand-new' })).status,
  ).toBe(401);
  expect(await signsIn(ann.email, ann.password)).toBe(true);
});

test('MSG-32 LIM-20 a new password needs six characters', async () => {
  const ann = await app.person();
  const change = passwordChanger(ann);
  expect((await change(ann.password, '12345')).body.error.message).toBe(
    'New password must be at least 6 characters long',
  );
  expect(await signsIn(ann.email, ann.password)).toBe(true);
  expect((await change(ann.password, '6-long')).status).toBe(200);
  expect(await signsIn(ann.email, ann.password)).toBe(false);
  expect(await signsIn(ann.email, '6-long')).toBe(true);
});

test('CALL-37 after a change of password this browser stays signed in with a new session and every other is out', async () => {
  const ann = await app.person();
  const here = new Client(app, ann.cookie);
  const stolen = here.copy();
  const phone = new Client(app);
  await phone.post(SIGN_IN, ann);
  await here.post(CHANGE_PASSWORD, { currentPassword: ann.password, newPassword: 'brand-new' });
  expect((await here.ask('/api/entry-key')).status).toBe(200);
  expect((await ann.get('/api/entry-key')).status).toBe(401);
  expect((await stolen.get('/api/auth/token')).status).toBe(401);
  expect((await phone.get('/api/auth/token')).status).toBe(401);
  const [mail] = await waitForMail(app, ann.email);
  expect(mail?.subject).toBe('Your password was changed');
});

test('PRF-05 MSG-30 MSG-31 changing the address needs the present password', async () => {
  const ann = await app.person();
  const browser = new Client(app, ann.cookie);
  const blank = await browser.post(CHANGE_EMAIL, { currentPassword: '  ', newEmail: 'new@example.com' });
  expect(blank).toMatchObject({
    status: 400,
    body: { error: { message: 'Please enter your current password' } },
  });
  expect(await browser.post(CHANGE_EMAIL, { currentPassword: 'wrong', newEmail: 'new@example.com' })).toEqual(
    wrongPassword,
  );
  await browser.post(CHANGE_EMAIL, { currentPassword: ann.password, newEmail: 'newer@example.com' });
  await waitForMail(app, 'newer@example.com');
  expect(await mailsTo(app, 'new@example.com')).toEqual([]);
});

test('PRF-04 CALL-37 the address changes with a click in the new mailbox, and the old one is warned', async () => {
  const ann = await app.person();
  const newEmail = `new-${ann.email}`;
  const browser = new Client(app, ann.cookie);
  const answer = await browser.post(CHANGE_EMAIL, {
    currentPassword: ann.password,
    newEmail: ` ${newEmail} `,
  });
  expect(answer).toEqual({ status: 200, body: { status: true } });
  const [warning] = await waitForMail(app, ann.email);
  expect(warning?.subject).toBe('Someone asked to change your email address');
  const [mail] = await waitForMail(app, newEmail);
  expect((await browser.get('/api/auth/get-session')).body.user.email).toBe(ann.email);

  const asked = await app.fetch(mail?.links[0] ?? '');
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain(`value="${codeIn(mail)}"`);
  expect((await browser.get('/api/auth/get-session')).body.user.email).toBe(ann.email);

  expect((await confirm(mail)).status).toBe(200);
  expect((await browser.get('/api/auth/get-session')).body.user).toMatchObject({
    email: newEmail,
    email_verified: true,
  });
  expect(await app.sql('select email from profiles where id = $1', [ann.userId])).toEqual([
    { email: newEmail },
  ]);
  expect(await signsIn(newEmail, ann.password)).toBe(true);
  expect(await signsIn(ann.email, ann.password)).toBe(false);
  const [moved] = await waitForMail(app, ann.email, 2);
  expect(moved?.subject).toBe('Your email address was changed');
  expect(moved?.text).not.toContain(newEmail);
  expect((await confirm(mail)).status).toBe(400);
});

async function askedToMove(person: Person, newEmail: string): Promise<ReceivedMail | undefined> {
  const browser = new Client(app, person.cookie);
  await browser.post(CHANGE_EMAIL, { currentPassword: person.password, newEmail });
  return (await waitForMail(app, newEmail))[0];
}

test('the link to a new address ends with the hour, and with a new password', async () => {
  const ann = await app.person();
  app.setNow('2026-06-01T10:00:00.000Z');
  const late = await askedToMove(ann, 'late@example.com');
  app.setNow('2026-06-01T11:00:00.000Z');
  expect((await confirm(late)).status).toBe(400);

  const stopped = await askedToMove(ann, 'stopped@example.com');
  await new Client(app, ann.cookie).post(CHANGE_PASSWORD, {
    currentPassword: ann.password,
    newPassword: 'brand-new',
  });
  expect((await confirm(stopped)).status).toBe(400);
  expect(await app.sql('select email from auth.user where id = $1', [ann.userId])).toEqual([
    { email: ann.email },
  ]);
});

test('moving to an address that has an account is answered the same, changes nothing and tells its owner', async () => {
  const [ann, ben] = [await app.person(), await app.person()];
  const browser = new Client(app, ann.cookie);
  const answer = await browser.post(CHANGE_EMAIL, { currentPassword: ann.password, newEmail: ben.email });
  expect(answer).toEqual({ status: 200, body: { status: true } });
  const [mail] = await waitForMail(app, ben.email);
  expect(mail?.subject).toBe('You already have an account');
  expect(codeIn(mail)).toBe('');
});

test('an address that was taken meanwhile cannot be moved to', async () => {
  const ann = await app.person();
  const mail = await askedToMove(ann, 'race@example.com');
  await app.person({ email: 'race@example.com' });
  expect((await confirm(mail)).status).toBe(400);
  expect(await app.sql('select email from profiles where id = $1', [ann.userId])).toEqual([
    { email: ann.email },
  ]);
});

test('deleting the account needs the password, takes every row along and says goodbye', async () => {
  const ann = await app.person();
  const browser = new Client(app, ann.cookie);
  const left = browser.copy();
  expect(await browser.post(DELETE, { password: 'wrong' })).toEqual(wrongPassword);
  expect((await browser.post(DELETE, { password: '' })).status).toBe(400);
  await ann.get('/api/entry-key');

  expect(await browser.post(DELETE, { password: ann.password })).toEqual({
    status: 200,
    body: { status: true },
  });
  expect(browser.cookie).toBe('');
  expect((await left.get('/api/auth/token')).status).toBe(401);
  expect((await ann.get('/api/entry-key')).status).toBe(401);
  expect(await signsIn(ann.email, ann.password)).toBe(false);
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema in ('public', 'auth') and column_name = 'user_id'`,
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    expect(await app.sql(`select 1 from ${name} where user_id = $1`, [ann.userId]), name).toEqual([]);
  }
  expect(await app.sql('select 1 from profiles where id = $1', [ann.userId])).toEqual([]);
  const [goodbye] = await waitForMail(app, ann.email);
  expect(goodbye?.subject).toBe('Your account has been deleted');
});

/** Every table of the database, with how many of its rows say one of the texts anywhere. */
async function rowsNaming(texts: string[]): Promise<Record<string, number>> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await app.sql<{ rows: number }>(
      `select count(*)::int as rows from ${name} t where exists
         (select from unnest($1::text[]) name where strpos(lower(t::text), lower(name)) > 0)`,
      [texts],
    );
    if (row?.rows) found[name] = row.rows;
  }
  return found;
}

test('after the deletion no table names the person, by id or by any address, once goodbye is said', async () => {
  const ann = await app.person();
  const newEmail = `new-${ann.email}`;
  const browser = new Client(app, ann.cookie);
  await browser.post(CHANGE_EMAIL, { currentPassword: ann.password, newEmail });
  await browser.post('/api/auth/request-password-reset', { email: ann.email });
  await waitForMail(app, newEmail);
  await waitForMail(app, ann.email, 2);
  const waits = { userId: ann.userId, newEmail: `Later-${newEmail}` };
  await app.sql(
    `insert into pgboss.job (name, data, start_after) values
       ('email-change-email', $1, now() + interval '1 day'),
       ('mail', $2, now() + interval '1 day')`,
    [waits, { to: ann.email.toUpperCase(), subject: '', text: '', html: '' }],
  );
  const texts = [ann.userId, ann.email];
  expect(await rowsNaming(texts)).toMatchObject({
    'auth."user"': 1,
    'auth.verification': 3,
    'pgboss.job_common': 2,
  });

  expect((await browser.post(DELETE, { password: ann.password })).status).toBe(200);
  const mails = await waitForMail(app, ann.email, 3);
  expect(mails[0]?.subject).toBe('Your account has been deleted');
  await expect.poll(() => rowsNaming(texts)).toEqual({});
});

test.each([CHANGE_PASSWORD, CHANGE_EMAIL, DELETE, '/api/auth/send-confirmation', '/api/auth/revoke-session'])(
  '%s answers 401 to whoever is signed out, whatever the body holds',
  async (path) => {
    for (const body of [{}, null, { id: 7 }, { surprise: true }]) {
      expect((await new Client(app).post(path, body)).status).toBe(401);
    }
  },
);
