import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { settings } from '../../../web/settings.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/password-input.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { NAME_MAX, TRIAL_DAYS } from '../contract/limits.ts';
import { AUTH_MESSAGES } from '../contract/messages.ts';
import type { ConfirmationState } from './confirmation-page.tsx';
import { type NewAccount, problemsOf, type RegistrationProblems } from './registration-form.ts';
import { createAccount, SignInRefused } from './sign-in.ts';

/** How long the word of success stands before the next page, in milliseconds. */
const REDIRECT_AFTER = 1500;

const blank: NewAccount = { name: '', email: '', password: '' };

/** Makes an account. */
export default function RegistrationPage(): ReactNode {
  useTitle('Create your account');
  const navigate = useNavigate();
  const [account, setAccount] = useState(blank);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [stage, setStage] = useState<'filling' | 'sending' | ConfirmationState>('filling');

  const isDone = typeof stage === 'object';
  useEffect(() => {
    if (typeof stage !== 'object') return;
    const timer = setTimeout(
      () => navigate('/confirmation', { replace: true, state: stage }),
      REDIRECT_AFTER,
    );
    return () => clearTimeout(timer);
  }, [stage, navigate]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const change = (part: Partial<NewAccount>): void => {
    setAccount({ ...account, ...part });
    setProblems({});
    setRefusal(undefined);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (stage !== 'filling') return;
    const found = problemsOf(account);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setStage('sending');
    try {
      const signedIn = await createAccount(account);
      setStage({ confirmFirst: !signedIn });
    } catch (error) {
      setRefusal(error instanceof SignInRefused ? error.message : AUTH_MESSAGES.signUpFailed);
      setStage('filling');
    }
  };

  return (
    <div className="column">
      <h1>Create your account</h1>
      <form ref={form} className="grid gap-[18px]" noValidate onSubmit={submit}>
        <Field label="Name" error={problems.name}>
          <TextInput
            autoComplete="name"
            maxLength={NAME_MAX}
            value={account.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Email" error={problems.email}>
          {/* Not type="email": that would hide blanks from us, and with them the message about them. */}
          <TextInput
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
            value={account.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <Field
          label="Password"
          help={problems.password ? undefined : 'At least 6 characters'}
          error={problems.password}
        >
          <PasswordInput
            autoComplete="new-password"
            value={account.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        </Field>
        {refusal && <Alert>{refusal}</Alert>}
        <Button
          type="submit"
          size="lg"
          disabled={account.name === '' || account.email === '' || account.password === ''}
          busy={stage === 'sending'}
          busyLabel="Creating your account"
        >
          Create Account
        </Button>
        <p role="status" className={isDone ? 'notice' : 'sr'}>
          {isDone && AUTH_MESSAGES.signedUp}
        </p>
      </form>
      <p className="small two mt-5">
        {TRIAL_DAYS} days free. No card needed. By creating an account you agree to the{' '}
        <a href={settings.links.terms} target="_blank" rel="noreferrer">
          Terms
        </a>{' '}
        and the{' '}
        <a href={settings.links.privacy} target="_blank" rel="noreferrer">
          Privacy
        </a>{' '}
        notice.
      </p>
      <p className="mt-3">
        <Link className="link" to="/login">
          I already have an account
        </Link>
      </p>
    </div>
  );
}
