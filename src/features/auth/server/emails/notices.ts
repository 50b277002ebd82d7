import type { Tx } from '../../../../server/database.ts';
import type { Services } from '../../../../server/services.ts';
import { firstNameOf } from '../../../profile/rules.ts';
import { texts } from '../../spoken-texts.ts';
import { type Addressee, accountById, type Content, compose, greetingOf } from './compose.ts';

/* What is said of an account after something was done with it, in the language of whoever did it. */

interface Notice extends Pick<Content, 'subject' | 'after'> {
  /** After the greeting. */
  said: string[];
  /** What a button says that leads to signing in. */
  signIn?: string;
}

const tell = (services: Services, tx: Tx, account: Addressee, { said, signIn, ...rest }: Notice) => {
  const content = {
    ...rest,
    to: account.email,
    before: [greetingOf(account), ...said],
    ...(signIn && { action: { label: signIn, url: `${services.config.appUrl}/login` } }),
  };
  return services.mail.send(compose(services, content), { tx });
};

/** Tells a person, if the transaction is committed, that the account has moved away from this address. */
export function sendAddressMoved(services: Services, tx: Tx, account: Addressee): Promise<void> {
  return tell(services, tx, account, {
    subject: texts.emailChangedSubject,
    said: [texts.emailChangedText],
    after: [texts.emailChangedByOther],
  });
}

/** Tells a person, if the transaction is committed, that the password is another now. */
export function sendPasswordChanged(services: Services, tx: Tx, account: Addressee): Promise<void> {
  return tell(services, tx, account, {
    subject: texts.passwordChangedSubject,
    said: [texts.passwordChangedText],
    signIn: texts.secureAccountButton,
    after: [texts.passwordChangedByYou],
  });
}

/** Tells a person, if the transaction is committed, that there is a passkey more or less. */
export function sendPasskeyChanged(
  services: Services,
  tx: Tx,
  account: Addressee,
  change: 'added' | 'removed',
): Promise<void> {
  const isAdded = change === 'added';
  return tell(services, tx, account, {
    subject: isAdded ? texts.passkeyAddedSubject : texts.passkeyRemovedSubject,
    said: [isAdded ? texts.passkeyAddedText : texts.passkeyRemovedText],
    signIn: texts.secureAccountButton,
    after: [isAdded ? texts.passkeyAddedByYou : texts.passwordChangedByYou],
  });
}

/** Tells a person, if the transaction is committed, that two-step sign-in is on now. */
export function sendFactorOn(services: Services, tx: Tx, account: Addressee): Promise<void> {
  return tell(services, tx, account, {
    subject: texts.factorOnSubject,
    said: [texts.factorOnText, texts.factorOnRecovery],
    // A new password is no way out here: it takes a code, too.
    after: [texts.factorOnByOther],
  });
}

/** Tells a person, if the transaction is committed, that two-step sign-in is off now. */
export function sendFactorOff(
  services: Services,
  tx: Tx,
  account: Addressee,
  { by }: { by: 'owner' | 'operator' },
): Promise<void> {
  const isOwner = by === 'owner';
  return tell(services, tx, account, {
    subject: texts.factorOffSubject,
    said: [isOwner ? texts.factorOffText : texts.factorResetText],
    signIn: texts.secureAccountButton,
    after: [isOwner ? texts.passwordChangedByYou : texts.factorResetUnasked],
  });
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
  return tell(services, tx, account, {
    subject: texts.recoveryCodeUsedSubject,
    said: [texts.recoveryCodeUsedText(left)],
    signIn: texts.secureAccountButton,
    after: [texts.recoveryCodeUsedByYou],
  });
}

/** Tells a person, if the transaction is committed, that the operator has signed every device out. */
export function sendSignedOut(services: Services, tx: Tx, account: Addressee): Promise<void> {
  return tell(services, tx, account, {
    subject: texts.signedOutSubject,
    said: [texts.signedOutText],
    signIn: texts.signInButton,
    after: [texts.factorResetUnasked],
  });
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
