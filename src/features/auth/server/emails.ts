import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { networkIn, type Origin } from '../../../server/account-log.ts';
import type { Tx } from '../../../server/database.ts';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import { inLanguage } from '../../../server/spoken.ts';
import { texts as vaultTexts } from '../../vault/spoken-texts.ts';
import { deviceName } from '../rules/device-name.ts';
import { endSessionLinkEnd, linkEnd } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { user } from '../tables.ts';
import { shareAccount } from './account-lock.ts';
import { addressOwner, isWanted, makeCode, noteRequest } from './codes.ts';
import {
  type Addressee,
  accountById,
  type Content,
  compose,
  greetingOf,
  languageOf,
} from './emails/compose.ts';
import { passphraseWayOf } from './vault-of.ts';

export * from './emails/notices.ts';

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

const newDeviceJob = defineJob({
  name: 'new-device-email',
  data: z.object({
    userId: z.string(),
    sessionId: z.string(),
    userAgent: z.string().nullable(),
    network: z.string().nullable(),
  }),
});

/** What a link to an address carries: whose it becomes, and which. */
export const addressValue = (userId: string, email: string) => `${userId} ${email}`;

export function handleEmails(services: Services): void {
  services.jobs.handle(recoveryJob, (asked) => deliverRecovery(services, asked));
  services.jobs.handle(knownJob, ({ email }) => deliverAddressKnown(services, email));
  services.jobs.handle(confirmationJob, ({ userId }) => deliverConfirmation(services, userId));
  services.jobs.handle(welcomeJob, ({ userId }) => deliverWelcome(services, userId));
  services.jobs.handle(emailChangeJob, (change) => deliverEmailChange(services, change));
  services.jobs.handle(newDeviceJob, (signIn) => deliverNewDevice(services, signIn));
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

/** Composes and sends in the person's language. */
async function deliverTo(services: Services, userId: string, content: () => Content): Promise<void> {
  const language = await languageOf(services, userId);
  await inLanguage(language, () => services.mail.deliver(compose(services, content())));
}

async function accountOf(services: Services, email: string) {
  const [account] = await services.database.db.select().from(user).where(eq(user.email, email));
  return account;
}

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
  const hasVault = await passphraseWayOf(services.database, account.id);
  await deliverTo(services, account.id, () => ({
    to: account.email,
    subject: texts.recoverySubject,
    before: [greetingOf(account), texts.recoveryText],
    action: {
      label: texts.setPasswordButton,
      url: `${services.config.appUrl}/reset-password?code=${code}`,
    },
    after: [...(hasVault ? [vaultTexts.vaultStaysLocked] : []), texts.recoveryUnasked],
  }));
}

async function deliverAddressKnown(services: Services, email: string): Promise<void> {
  const account = await accountOf(services, email);
  if (!account) return;
  await deliverTo(services, account.id, () => ({
    to: account.email,
    subject: texts.accountExistsSubject,
    before: [greetingOf(account), texts.accountExistsText],
    action: { label: texts.signInButton, url: `${services.config.appUrl}/login` },
    after: [texts.forgottenPassword],
  }));
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
  await deliverTo(services, account.id, () => ({
    to: account.email,
    subject: texts.confirmEmailTitle,
    before: [greetingOf(account), whatForOf(services)],
    action: { label: texts.confirmAddressButton, url: confirmationUrl(services, code) },
    after: [texts.confirmationExpiry, texts.confirmationUnasked],
  }));
}

const whatForOf = ({ config: { requireEmailConfirmation, productName } }: Services) =>
  requireEmailConfirmation ? texts.confirmationRequired : texts.confirmationPurpose(productName);

async function deliverWelcome(services: Services, userId: string): Promise<void> {
  const account = await services.database.asServer((tx) => accountById(tx, userId));
  if (!account) return;
  const { appUrl, productName } = services.config;
  await deliverTo(services, account.id, () => ({
    to: account.email,
    subject: texts.welcomeSubject(productName),
    preheader: texts.welcomePreheader,
    before: [greetingOf(account), texts.welcomePrivacy, texts.welcomeDay],
    action: { label: texts.openDayButton, url: `${appUrl}/dashgrowthloop` },
    after: [texts.welcomeStart],
  }));
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
  else await deliverTo(services, userId, () => newAddressEmail(services, newEmail, code));
  const language = await languageOf(services, userId);
  await services.mail.send(
    inLanguage(language, () => compose(services, emailChangeWarning(services, account))),
  );
}

const newAddressEmail = (services: Services, newEmail: string, code: string): Content => ({
  to: newEmail,
  subject: texts.newAddressSubject,
  before: [texts.greetingWithoutName, texts.newAddressText],
  action: { label: texts.confirmAddressButton, url: confirmationUrl(services, code) },
  after: [texts.newAddressUnasked],
});

function emailChangeWarning(services: Services, account: Addressee): Content {
  return {
    to: account.email,
    subject: texts.emailChangeSubject,
    before: [greetingOf(account), texts.emailChangeText],
    action: { label: texts.secureAccountButton, url: `${services.config.appUrl}/login` },
    after: [texts.emailChangeByYou],
  };
}

/** Tells a person, if the transaction is committed, that a device has signed in which was not seen before. */
export function sendNewDevice(
  services: Services,
  tx: Tx,
  { userId, sessionId, from }: { userId: string; sessionId: string; from: Origin },
): Promise<void> {
  const signIn = { userId, sessionId, userAgent: from.userAgent, network: networkIn(from.address) };
  return services.jobs.send(newDeviceJob, signIn, { tx });
}

async function deliverNewDevice(
  services: Services,
  signIn: z.infer<typeof newDeviceJob.data>,
): Promise<void> {
  const now = services.clock();
  const made = await services.database.asServer(async (tx) => {
    await shareAccount(tx, signIn.userId);
    const account = await accountById(tx, signIn.userId);
    const value = `${signIn.userId} ${signIn.sessionId}`;
    const link = { purpose: 'session', value, now, until: endSessionLinkEnd(now) } as const;
    return account && { account, code: await makeCode(tx, link) };
  });
  if (!made) return;
  const { account, code } = made;
  await deliverTo(services, account.id, () => ({
    to: account.email,
    subject: texts.newDeviceSubject,
    before: [greetingOf(account), texts.newDeviceText(deviceName(signIn.userAgent), signIn.network)],
    action: {
      label: texts.signOutThatDeviceButton,
      url: `${services.config.appUrl}/api/auth/end-session?code=${code}`,
    },
    after: [texts.newDeviceByYou],
  }));
}
