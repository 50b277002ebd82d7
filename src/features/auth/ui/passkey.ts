/*
 * Passkeys as the browser has them. It turns what the server says into its own terms and back, so that nothing here knows
 * how a passkey is made of bytes.
 */
import type { AnswerOf } from '../../../kernel/route.ts';
import type { Assertion, Attestation, passkeyOptions, passkeySignInOptions } from '../contract.ts';

type MakingOptions = AnswerOf<typeof passkeyOptions>;
type AskingOptions = AnswerOf<typeof passkeySignInOptions>;

/** The person closed the browser's dialog, or had no passkey to choose there; browsers don't tell these apart. */
export class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined';
}

const { PublicKeyCredential: Browser } = globalThis as { PublicKeyCredential?: typeof PublicKeyCredential };

/** Whether this browser can make and use passkeys in the form in which the server speaks of them. */
export const knowsPasskeys = (): boolean => typeof Browser?.parseCreationOptionsFromJSON === 'function';

/** Whether this browser offers passkeys among what it fills in by itself. */
export const fillsInPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && ((await Browser?.isConditionalMediationAvailable?.()) ?? false);

/** What browsers say when nothing came of it; everything else is a defect. */
const DECLINED = ['NotAllowedError', 'AbortError'];

async function chosen(ask: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await ask.catch((error: unknown) => {
    throw error instanceof DOMException && DECLINED.includes(error.name) ? new PasskeyDeclined() : error;
  });
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyDeclined();
  return credential;
}

/**
 * Has the browser make a passkey. It is asked as well whether the passkey could derive a secret for this site.
 * @throws PasskeyDeclined; a DOMException 'InvalidStateError' where this device has one of the account already
 */
export async function makePasskey(options: MakingOptions): Promise<Attestation> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await chosen(
    navigator.credentials.create({ publicKey: { ...publicKey, extensions: { prf: {} } } }),
  );
  return made.toJSON() as Attestation;
}

interface Asking {
  /** Among what the browser fills in, for whoever wants it there; without it the browser asks at once. */
  mediation?: 'conditional';
  signal?: AbortSignal;
}

/** Has the person choose a passkey. @throws PasskeyDeclined */
export async function askForPasskey(options: AskingOptions, asking: Asking = {}): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await chosen(navigator.credentials.get({ ...asking, publicKey }))).toJSON() as Assertion;
}
