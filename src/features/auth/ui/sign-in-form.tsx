import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import * as texts from '../texts.ts';
import { useBriefMessage } from './brief-message.ts';
import { FormMessage } from './form-message.tsx';

/** What follows the form comes when somebody begins to fill it in. */
const loadSignIn = () => import('./sign-in.ts');

const prepareSignIn = () => void loadSignIn().catch(() => undefined);

/** Why the person could not come in; undefined when they could. */
async function trySignIn(email: string, password: string): Promise<string | undefined> {
  try {
    const { signIn } = await loadSignIn();
    await signIn(email, password);
    return undefined;
  } catch (error) {
    return error instanceof Error && error.name === 'SignInRefused' ? error.message : texts.unexpected;
  }
}

interface SignInFormProps {
  className: string;
  /** The button is the one primary of its page. */
  primary: boolean;
  heading: ReactNode;
  email: string;
  onEmail: (email: string) => void;
  /** Swaps the form for the one that asks for a recovery mail. */
  onForgot: () => void;
  /** The person comes back to this form, so its first field takes the focus. */
  returned: boolean;
}

/** Email and password. Once they are right, the page that shows the form sees the session and goes on. */
export function SignInForm(props: SignInFormProps): ReactNode {
  const { className, primary, heading, email, onEmail, onForgot, returned } = props;
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [message, say] = useBriefMessage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (returned) input.current?.focus();
  }, [returned]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    say();
    if (!email.trim() || !password.trim()) return say({ kind: 'error', text: texts.signInFailed });
    setBusy(true);
    const refusal = await trySignIn(email, password);
    if (refusal === undefined) return;
    say({ kind: 'error', text: refusal });
    setBusy(false);
  };

  return (
    <form
      className={className}
      noValidate
      onSubmit={submit}
      onFocus={prepareSignIn}
      aria-label={texts.signInLabel}
    >
      {heading}
      <Field label={texts.emailLabel}>
        <TextInput
          ref={input}
          type="email"
          autoComplete="email"
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
      <div className="flex flex-wrap justify-between gap-x-5">
        <TextButton className="underline decoration-edge" onClick={onForgot}>
          {texts.forgotPasswordButton}
        </TextButton>
        <TextLink className="underline decoration-edge" to="/registration">
          {texts.createAccountLink}
        </TextLink>
      </div>
    </form>
  );
}
