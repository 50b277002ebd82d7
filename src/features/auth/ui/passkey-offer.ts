import { PASSKEY_MINUTES } from '../contract/passkey-limits.ts';
import * as texts from '../texts.ts';
import { askPasskeyOptions } from './auth-calls.ts';
import { askForPasskey, fillsInPasskeys, knowsPasskeys, PasskeyDeclined } from './passkey.ts';
import { SignInRefused, signInByPasskey } from './sign-in.ts';

/** When what was asked for is too old to be answered in time, in milliseconds. */
const RENEW_AFTER = (PASSKEY_MINUTES - 1) * 60_000;
/** How often it is renewed before the page has stood too long. */
const OFFERS = 15;

/** Runs a way of signing in. Answers whether somebody is signed in now. */
type Attempt = (signIn: () => Promise<void>) => Promise<boolean>;

/** Has the browser ask for a passkey at once. @throws SignInRefused, without words where the person closed its dialog */
export async function chooseAndSignIn(): Promise<void> {
  if (!knowsPasskeys()) throw new SignInRefused(texts.passkeysUnknownHere);
  const options = await askPasskeyOptions();
  const response = await askForPasskey(options).catch((error: unknown) => {
    throw error instanceof PasskeyDeclined ? new SignInRefused('') : error;
  });
  await signInByPasskey(response);
}

/**
 * Has the browser offer passkeys where the email is filled in, if it can, until somebody is signed in or `signal` is
 * aborted. @throws what goes wrong with it; whoever wants another way has one
 */
export async function offerPasskeys(attempt: Attempt, signal: AbortSignal): Promise<void> {
  if (!(await fillsInPasskeys())) return;
  for (let time = 0; time < OFFERS && !signal.aborted; time += 1) {
    const options = await askPasskeyOptions();
    const tooOld = AbortSignal.timeout(RENEW_AFTER);
    const asking = { mediation: 'conditional' as const, signal: AbortSignal.any([signal, tooOld]) };
    const response = await askForPasskey(options, asking).catch((error: unknown) => {
      if (!tooOld.aborted) throw error;
    });
    if (response && (await attempt(() => signInByPasskey(response)))) return;
  }
}
