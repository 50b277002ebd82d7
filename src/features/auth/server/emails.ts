import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../../server/database.ts';
import { composeEmail, type EmailContent } from '../../../server/email.ts';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import { linkEnd } from '../rules.ts';
import { user } from '../tables.ts';
import { shareAccount } from './account-lock.ts';
import { addressOwner, isWanted, makeCode, noteRequest } from './codes.ts';

/**
 * As long as their links would be good, those that were given up are kept: they name addresses that may be nobody's, and
 * would be void if they were sent later.
 */
const LINK_SECONDS = 3600;

/*
 * The links in these emails open an account, so they are made by the job that sends them: neither the link nor
 * whether the address is known ever lies with the jobs.
 */
const recoveryJob = defineJob({
  name: 'recovery-email',
  data: z.object({ email: z.string(), request: z.string() }),
  keptWhenFailed: LINK_SECONDS,
});
const knownJob = defineJob({
  name: 'address-known-email',
  data: z.object({ email: z.string() }),
  keptWhenFailed: LINK_SECONDS,
});
const confirmationJob = defineJob({ name: 'confirmation-email', data: z.object({ userId: z.string() }) });
const welcomeJob = defineJob({ name: 'welcome-email', data: z.object({ userId: z.string() }) });
const emailChangeJob = defineJob({
  name: 'email-change-email',
  data: z.object({ userId: z.string(), newEmail: z.string(), request: z.string() }),
  keptWhenFailed: LINK_SECONDS,
});

/** What a link to an address carries: whose it becomes, and which. */
export const addressValue = (userId: string, email: string) => `${userId} ${email}`;

export function handleEmails(services: Services): void {
  services.jobs.handle(recoveryJob, (asked) => deliverRecovery(services, asked));
  services.jobs.handle(knownJob, ({ email }) => deliverAddressKnown(services, email));
  services.jobs.handle(confirmationJob, ({ userId }) => deliverConfirmation(services, userId));
  services.jobs.handle(welcomeJob, ({ userId }) => deliverWelcome(services, userId));
  services.jobs.handle(emailChangeJob, (change) => deliverEmailChange(services, change));
}

/** Sends a recovery link if the address has an account. The caller does the same work either way. */
export async function sendRecovery(services: Services, email: string, now: Date): Promise<void> {
  const noted = { purpose: 'recovery', value: addressOwner(email), now, until: linkEnd(now) } as const;
  const request = await services.database.asServer((tx) => noteRequest(tx, noted));
  await services.jobs.send(recoveryJob, { email, request });
}

/** Tells the owner of an address that somebody tried to sign up with it. */
export const sendAddressKnown = (services: Services, email: string) =>
  services.jobs.send(knownJob, { email });

/** Sends the link that confirms the address of an account; with `tx` only if that transaction is committed. */
export const sendConfirmation = (services: Services, userId: string, options: { tx?: Tx } = {}) =>
  services.jobs.send(confirmationJob, { userId }, options);

/** Welcomes, if the transaction is committed, somebody who has confirmed their address. */
export const sendWelcome = (services: Services, tx: Tx, userId: string) =>
  services.jobs.send(welcomeJob, { userId }, { tx });

/** Sends, with the transaction, the link that makes the new address the account's, and tells the old one. */
export async function sendEmailChange(
  services: Services,
  tx: Tx,
  change: { userId: string; newEmail: string; now: Date },
): Promise<void> {
  const { userId, newEmail, now } = change;
  const value = addressValue(userId, newEmail);
  const request = await noteRequest(tx, { purpose: 'email', value, now, until: linkEnd(now) });
  await services.jobs.send(emailChangeJob, { userId, newEmail, request }, { tx });
}

type Content = Omit<EmailContent, 'from'>;

const compose = ({ config }: Services, content: Content) =>
  composeEmail({ ...content, from: config.productName });
const deliver = (services: Services, content: Content) => services.mail.deliver(compose(services, content));

/** Who is written to. */
type Addressee = Pick<typeof user.$inferSelect, 'name' | 'email' | 'emailVerified'>;

async function accountOf(services: Services, email: string) {
  const [account] = await services.database.db.select().from(user).where(eq(user.email, email));
  return account;
}

async function accountById(tx: Tx, userId: string) {
  const [account] = await tx.select().from(user).where(eq(user.id, userId));
  return account;
}

/** By name only who has shown that the address is theirs: else anybody's text would go to anybody's address. */
const greetingOf = ({ name, emailVerified }: Addressee): string =>
  emailVerified ? `Hello ${name},` : 'Hello,';

/** Undefined when what was asked for has become void since. */
async function makeRecoveryCode(services: Services, userId: string, request: string) {
  const now = services.clock();
  return services.database.asServer(async (tx) => {
    await shareAccount(tx, userId);
    if (!(await isWanted(tx, 'recovery', request, now))) return undefined;
    return makeCode(tx, { purpose: 'recovery', value: userId, now, until: linkEnd(now) });
  });
}

async function deliverRecovery(
  services: Services,
  { email, request }: { email: string; request: string },
): Promise<void> {
  const account = await accountOf(services, email);
  const code = account && (await makeRecoveryCode(services, account.id, request));
  if (!code) return;
  await deliver(services, {
    to: account.email,
    subject: 'Set a new password',
    before: [greetingOf(account), 'here is the link to set a new password. It works once, within the hour.'],
    action: { label: 'Set a new password', url: `${services.config.appUrl}/reset-password?code=${code}` },
    after: [
      'If you did not ask for it, leave this mail alone: nothing changes, and your password stays as it is.',
    ],
  });
}

async function deliverAddressKnown(services: Services, email: string): Promise<void> {
  const account = await accountOf(services, email);
  if (!account) return;
  await deliver(services, {
    to: account.email,
    subject: 'You already have an account',
    before: [
      greetingOf(account),
      'somebody, perhaps you, just tried to sign up with this address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Sign in', url: `${services.config.appUrl}/login` },
    after: ['If you do not know your password any more, choose "Forgot Password" there.'],
  });
}

const confirmationUrl = (services: Services, code: string) =>
  `${services.config.appUrl}/api/auth/confirm-email?code=${code}`;

const makeAddressCode = (tx: Tx, userId: string, email: string, now: Date) =>
  makeCode(tx, { purpose: 'email', value: addressValue(userId, email), now, until: linkEnd(now) });

async function deliverConfirmation(services: Services, userId: string): Promise<void> {
  const now = services.clock();
  const made = await services.database.asServer(async (tx) => {
    await shareAccount(tx, userId);
    const account = await accountById(tx, userId);
    if (!account || account.emailVerified) return undefined;
    return { account, code: await makeAddressCode(tx, userId, account.email, now) };
  });
  if (!made) return;
  const { account, code } = made;
  await deliver(services, {
    to: account.email,
    subject: 'Confirm your email address',
    before: [greetingOf(account), whatForOf(services)],
    action: { label: 'Confirm this address', url: confirmationUrl(services, code) },
    after: [
      'The link works once, within the hour. You can have another one sent at any time.',
      'If you did not sign up, leave this mail alone.',
    ],
  });
}

const whatForOf = ({ config: { requireEmailConfirmation, productName } }: Services) =>
  requireEmailConfirmation
    ? 'one click, and your account is ready.'
    : `one click shows that this address is yours. Until then ${productName} sends neither reminders nor a weekly summary here.`;

async function deliverWelcome(services: Services, userId: string): Promise<void> {
  const account = await services.database.asServer((tx) => accountById(tx, userId));
  if (!account) return;
  const { appUrl, productName } = services.config;
  await deliver(services, {
    to: account.email,
    subject: `Welcome to ${productName}`,
    preheader: 'A few minutes in the morning, one lesson in the evening.',
    before: [
      greetingOf(account),
      'your address is confirmed, and your journal is yours alone: what you write is sealed in your browser before it is stored.',
      'A day has three strokes. In the morning you answer five questions (Clarify). Then you do what you have named (Act). In the evening you note one sentence that you have learned (Learn).',
    ],
    action: { label: 'Open your day', url: `${appUrl}/dashgrowthloop` },
    after: ['Begin with one question. The rest follows.'],
  });
}

interface EmailChange {
  userId: string;
  newEmail: string;
  request: string;
}

async function deliverEmailChange(services: Services, change: EmailChange): Promise<void> {
  const now = services.clock();
  const { userId, newEmail } = change;
  const made = await services.database.asServer(async (tx) => {
    await shareAccount(tx, userId);
    const account = await accountById(tx, userId);
    if (!account || account.email === newEmail) return undefined;
    if (!(await isWanted(tx, 'email', change.request, now))) return undefined;
    return { account, code: await makeAddressCode(tx, userId, newEmail, now) };
  });
  if (!made) return;
  const { account, code } = made;
  if (await accountOf(services, newEmail)) await deliverAddressKnown(services, newEmail);
  else await deliver(services, newAddressEmail(services, newEmail, code));
  await services.mail.send(compose(services, emailChangeWarning(services, account)));
}

const newAddressEmail = (services: Services, newEmail: string, code: string): Content => ({
  to: newEmail,
  subject: 'Confirm your new email address',
  before: ['Hello,', 'confirm that this is your new address. The link works once, within the hour.'],
  action: { label: 'Confirm this address', url: confirmationUrl(services, code) },
  after: ['If this is not about you, leave this mail alone: nothing changes.'],
});

function emailChangeWarning(services: Services, account: Addressee): Content {
  return {
    to: account.email,
    subject: 'Somebody asked to change your email address',
    before: [
      greetingOf(account),
      'somebody who knows your password asked to move your account to another address. It moves only once that address is confirmed.',
    ],
    action: { label: 'It was not me: set a new password', url: `${services.config.appUrl}/login` },
    after: ['If it was you, there is nothing to do. A new password stops the change.'],
  };
}

/** Tells a person, if the transaction is committed, that the account has moved away from this address. */
export function sendAddressMoved(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: 'Your email address was changed',
    before: [
      greetingOf(account),
      'your account now belongs to another address, as was confirmed from there.',
    ],
    after: ['If this was not you, please answer this mail at once.'],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that the password is another now. */
export function sendPasswordChanged(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: 'Your password was changed',
    before: [greetingOf(account), 'your password was just changed, and every other place was signed out.'],
    action: { label: 'It was not me: set a new password', url: `${services.config.appUrl}/login` },
    after: ['If it was you, there is nothing to do.'],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Says goodbye, if the transaction is committed, to somebody whose account is gone. */
export function sendGoodbye(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: 'Your account is deleted',
    before: [
      `Goodbye, ${account.name}.`,
      'Your account and everything you wrote in it are deleted, as you asked. Nothing of it can be brought back.',
      'Thank you for the time you spent here. You are welcome whenever you want to begin again.',
    ],
  };
  return services.mail.sendLast(compose(services, content), { tx });
}
