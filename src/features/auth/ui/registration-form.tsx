import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/password-input.tsx';
import { StatusNotice } from '../../../web/ui/status-notice.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
import { NAME_MAX } from '../contract/limits.ts';
import { AUTH_MESSAGES } from '../contract/messages.ts';
import { useRegistration } from './use-registration.ts';

/** Name, address and password of a new account. The first field that has a problem takes the focus. */
export function RegistrationForm(): ReactNode {
  const { account, problems, refusal, stage, change, submit } = useRegistration();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <form ref={form} className="grid gap-[18px]" noValidate onSubmit={send}>
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
        disabled={Object.values(account).includes('')}
        busy={stage === 'sending'}
        busyLabel="Creating your account"
      >
        Create Account
      </Button>
      <StatusNotice>{stage === 'done' && AUTH_MESSAGES.signedUp}</StatusNotice>
    </form>
  );
}
