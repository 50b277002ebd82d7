import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import * as texts from '../texts.ts';
import { useBriefMessage } from './brief-message.ts';
import { FormMessage } from './form-message.tsx';
import type { OtherFormProps } from './sign-in-panel.tsx';

/** What follows the form comes when somebody begins to fill it in. */
const loadSignIn = () => import('./sign-in.ts');

const loadPasskeys = () => import('./passkey-offer.ts');

/** Why the person could not come in, if there is anything to say; undefined when they could. */
async function refusalOf(signIn: () => Promise<void>): Promise<string | undefined> {
  try {
    await signIn();
    return undefined;
  } catch (error) {
    return error instanceof Error && error.name === 'SignInRefused' ? error.message : texts.unexpected;
  }
}

interface SignInFormProps extends Omit<OtherFormProps, 'onBack'> {
  /** Swaps the form for the one that asks for a recovery mail. @throws where that cannot be had */
  onForgot: () => Promise<void>;
  /** The same for the one that asks for the code of the second step. */
  onCode: () => Promise<void>;
  /** The person comes back to this form, so its first field takes the focus. */
  returned: boolean;
}

/** Email and password. Once they are right, the page that shows the form sees the session and goes on. */
export function SignInForm(props: SignInFormProps): ReactNode {
  const { className, primary, headed, email, onEmail, onForgot, onCode, returned } = props;
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [message, say] = useBriefMessage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (returned) input.current?.focus();
  }, [returned]);

  const attempt = useCallback(
    async (signIn: () => Promise<void>): Promise<boolean> => {
      say();
      setBusy(true);
      const refusal = await refusalOf(signIn);
      if (refusal === undefined) return true;
      if (refusal) say({ kind: 'error', text: refusal });
      setBusy(false);
      return false;
    },
    [say],
  );

  const signIn = async (): Promise<void> => {
    if (await (await loadSignIn()).signIn(email, password)) await onCode();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() && password.trim()) void attempt(signIn);
    else say({ kind: 'error', text: texts.signInFailed });
  };

  const choosePasskey = (): void => {
    if (!busy) void attempt(async () => (await loadPasskeys()).chooseAndSignIn());
  };

  // Offered to whoever begins to sign in, so that nobody else asks the server for it.
  useEffect(() => {
    if (!isBegun) return;
    const leaving = new AbortController();
    loadPasskeys()
      .then(({ offerPasskeys }) => offerPasskeys(attempt, leaving.signal))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isBegun, attempt]);

  return (
    <form
      className={className}
      noValidate
      onSubmit={submit}
      onFocus={() => setBegun(true)}
      aria-label={texts.signInLabel}
    >
      {headed(texts.signInLink)}
      <Field label={texts.emailLabel}>
        <TextInput
          ref={input}
          type="email"
          autoComplete="email webauthn"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Field label={texts.passwordLabel}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <FormMessage message={message} />
      <Button
        type="submit"
        variant={primary ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={texts.signingIn}
      >
        {texts.toSignInButton}
      </Button>
      {primary && (
        <Button variant="secondary" onClick={choosePasskey}>
          {texts.usePasskeyButton}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-5">
        <TextButton className="underline decoration-edge" onClick={() => attempt(onForgot)}>
          {texts.forgotPasswordButton}
        </TextButton>
        <TextLink className="underline decoration-edge" to="/registration">
          {texts.createAccountLink}
        </TextLink>
      </div>
    </form>
  );
}
