/*
 * The auth routes that these screens call. They work with the session's cookie, so they go without the API client,
 * and only types come from the contract: the landing page loads no validation library.
 */
import type { AnswerOf, BodyOf } from '../../../kernel/route.ts';
import { auth } from '../../../session/auth-client.ts';
import { beginSession } from '../../../session/sign-in.ts';
import type {
  exchangeRecoveryCode,
  getFactorAsked,
  getRecovery,
  passkeySignIn,
  passkeySignInOptions,
  requestPasswordReset,
  resetPassword,
  sessionFromHash,
  signIn,
  signInWithFactor,
  signUp,
} from '../contract.ts';

const post = (path: string, body: unknown) => auth(path, { method: 'POST', body });

/** Begins a session, or answers that a code is asked for. @throws ApiError */
export const sendSignIn = (body: BodyOf<typeof signIn>) => beginSession('/sign-in/email', body);

/** Whether the answer to a password or to a link asks for the code of the second step. */
export const asksForCode = (answer: unknown): boolean =>
  (answer as { second_factor?: boolean } | null | undefined)?.second_factor === true;

/** Brings the code of the second step, and begins the session that waits for it. @throws ApiError */
export const sendCode = (body: BodyOf<typeof signInWithFactor>) =>
  beginSession('/sign-in/second-factor', body);

/** What this browser may bring a code for. @throws ApiError */
export const askFactorWaiting = async () =>
  ((await auth('/sign-in/second-factor')) as AnswerOf<typeof getFactorAsked>).waiting;

/** What a browser asks for a passkey with. @throws ApiError */
export const askPasskeyOptions = async () =>
  (await post('/passkeys/sign-in-options', {})) as AnswerOf<typeof passkeySignInOptions>;

/** Begins a session with a passkey. @throws ApiError */
export const sendPasskey = (response: BodyOf<typeof passkeySignIn>['response']) =>
  beginSession('/passkeys/sign-in', { response });

/** Opens an account. @throws ApiError */
export const sendSignUp = async (body: BodyOf<typeof signUp>) =>
  (await beginSession('/sign-up/email', body)) as Partial<AnswerOf<typeof signUp>> | null | undefined;

/** Mails a recovery link, if the address has an account. @throws ApiError */
export const sendRecoveryMail = (email: string) => {
  const body: BodyOf<typeof requestPasswordReset> = { email, redirectTo: '/reset-password' };
  return post('/request-password-reset', body);
};

/** Exchanges the one-use code of a recovery link for a session. @throws ApiError */
export const exchangeCode = (code: string) =>
  beginSession('/recovery/exchange', { code } satisfies BodyOf<typeof exchangeRecoveryCode>);

/** Takes over the session whose tokens a link carries in its hash. @throws ApiError */
export const takeOverSession = async (tokens: BodyOf<typeof sessionFromHash>) =>
  (await beginSession('/session-from-hash', tokens)) as AnswerOf<typeof sessionFromHash>;

/** Whether this browser's session may still set a new password. @throws ApiError */
export const askRecovery = async () => (await auth('/recovery')) as AnswerOf<typeof getRecovery>;

/** Sets the new password of a recovery. @throws ApiError */
export const sendNewPassword = (newPassword: string) =>
  post('/reset-password', { newPassword } satisfies BodyOf<typeof resetPassword>);
