/*
 * The secret that a passkey derives for this site (WebAuthn's PRF extension): the same for the same question, known to
 * nobody without the passkey. It goes to no server, so the challenge is nobody's: what opens the vault is the secret.
 */

import type { Bytes } from '../../kernel/seal/bytes.ts';
import { fromBase64, toBase64 } from '../../kernel/seal.ts';
import type { PasskeyParams } from '../../kernel/vault/wrapping.ts';

/** The person closed the browser's dialog, or had no passkey to choose there. */
export class PasskeyNotChosen extends Error {
  override readonly name = 'PasskeyNotChosen';
}

/** The passkey, or the browser, derives no secrets. */
export class NoSecret extends Error {
  override readonly name = 'NoSecret';
}

const QUESTION_BYTES = 32;
const DECLINED = ['NotAllowedError', 'AbortError'];

export const knowsPasskeySecrets = (): boolean => 'PublicKeyCredential' in globalThis;

const fromBase64Url = (text: string): Bytes =>
  fromBase64(
    text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(text.length / 4) * 4, '='),
  );
const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

type Evaluations = AuthenticationExtensionsPRFInputs;

async function ask(
  prf: Evaluations,
  credentials: readonly string[],
): Promise<{ credential: string; secret: Bytes }> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: crypto.getRandomValues(new Uint8Array(32)),
    userVerification: 'required',
    allowCredentials: credentials.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
    extensions: { prf },
  };
  const chosen = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    throw error instanceof DOMException && DECLINED.includes(error.name) ? new PasskeyNotChosen() : error;
  });
  if (!(chosen instanceof PublicKeyCredential)) throw new PasskeyNotChosen();
  const answer = chosen.getClientExtensionResults().prf?.results?.first;
  if (!answer) throw new NoSecret();
  const bytes = answer instanceof ArrayBuffer ? new Uint8Array(answer) : new Uint8Array(answer.buffer);
  return { credential: toBase64Url(new Uint8Array(chosen.rawId)), secret: new Uint8Array(bytes) };
}

/** Has the person choose a passkey, and asks it something new. @throws PasskeyNotChosen; NoSecret */
export async function newPasskeySecret(): Promise<{ params: PasskeyParams; secret: Bytes }> {
  const salt = crypto.getRandomValues(new Uint8Array(QUESTION_BYTES));
  const { credential, secret } = await ask({ eval: { first: salt } }, []);
  return { params: { credential, salt: toBase64(salt) }, secret };
}

/** Asks one of these passkeys, as the person chooses, what it was asked before. @throws PasskeyNotChosen; NoSecret */
export function passkeySecret(
  known: readonly PasskeyParams[],
): Promise<{ credential: string; secret: Bytes }> {
  const questions = known.map(({ credential, salt }) => [credential, { first: fromBase64(salt) }]);
  return ask(
    { evalByCredential: Object.fromEntries(questions) },
    known.map(({ credential }) => credential),
  );
}
