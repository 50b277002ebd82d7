import type { Tx } from '../../../../server/database.ts';
import type { Services } from '../../../../server/services.ts';
import { firstNameOf } from '../../../profile/rules.ts';
import { texts } from '../../spoken-texts.ts';
import { type Addressee, accountById, compose, greetingOf } from './compose.ts';

/* What is said of an account after something was done with it, in the language of whoever did it. */

/** Tells a person, if the transaction is committed, that the account has moved away from this address. */
export function sendAddressMoved(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: texts.emailChangedSubject,
    before: [greetingOf(account), texts.emailChangedText],
    after: [texts.emailChangedByOther],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that the password is another now. */
export function sendPasswordChanged(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: texts.passwordChangedSubject,
    before: [greetingOf(account), texts.passwordChangedText],
    action: { label: texts.secureAccountButton, url: `${services.config.appUrl}/login` },
    after: [texts.passwordChangedByYou],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that there is a passkey more or less. */
export function sendPasskeyChanged(
  services: Services,
  tx: Tx,
  account: Addressee,
  change: 'added' | 'removed',
): Promise<void> {
  const isAdded = change === 'added';
  const content = {
    to: account.email,
    subject: isAdded ? texts.passkeyAddedSubject : texts.passkeyRemovedSubject,
    before: [greetingOf(account), isAdded ? texts.passkeyAddedText : texts.passkeyRemovedText],
    action: { label: texts.secureAccountButton, url: `${services.config.appUrl}/login` },
    after: [isAdded ? texts.passkeyAddedByYou : texts.passwordChangedByYou],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that two-step sign-in is on now. */
export function sendFactorOn(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: texts.factorOnSubject,
    before: [greetingOf(account), texts.factorOnText, texts.factorOnRecovery],
    // A new password is no way out here: it takes a code, too.
    after: [texts.factorOnByOther],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that two-step sign-in is off now. */
export function sendFactorOff(
  services: Services,
  tx: Tx,
  account: Addressee,
  { by }: { by: 'owner' | 'operator' },
): Promise<void> {
  const isOwner = by === 'owner';
  const content = {
    to: account.email,
    subject: texts.factorOffSubject,
    before: [greetingOf(account), isOwner ? texts.factorOffText : texts.factorResetText],
    action: { label: texts.secureAccountButton, url: `${services.config.appUrl}/login` },
    after: [isOwner ? texts.passwordChangedByYou : texts.factorResetUnasked],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that one of the recovery codes was used, and how many are left. */
export async function sendRecoveryCodeUsed(
  services: Services,
  tx: Tx,
  userId: string,
  left: number,
): Promise<void> {
  const account = await accountById(tx, userId);
  if (!account) return;
  const content = {
    to: account.email,
    subject: texts.recoveryCodeUsedSubject,
    before: [greetingOf(account), texts.recoveryCodeUsedText(left)],
    action: { label: texts.secureAccountButton, url: `${services.config.appUrl}/login` },
    after: [texts.recoveryCodeUsedByYou],
  };
  await services.mail.send(compose(services, content), { tx });
}

/** Tells a person, if the transaction is committed, that the operator has signed every device out. */
export function sendSignedOut(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: texts.signedOutSubject,
    before: [greetingOf(account), texts.signedOutText],
    action: { label: texts.signInButton, url: `${services.config.appUrl}/login` },
    after: [texts.factorResetUnasked],
  };
  return services.mail.send(compose(services, content), { tx });
}

/** Says goodbye, if the transaction is committed, to somebody whose account is gone. */
export function sendGoodbye(services: Services, tx: Tx, account: Addressee): Promise<void> {
  const content = {
    to: account.email,
    subject: texts.deletedSubject,
    before: [texts.goodbye(firstNameOf(account.name)), texts.deletedText, texts.deletedThanks],
  };
  return services.mail.sendLast(compose(services, content), { tx });
}
