import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { StatusNotice } from '../../../kit/status-notice.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { NAME_MAX } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { PasswordStrength } from './password-strength.tsx';
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
      <Field label={texts.nameLabel} error={problems.name}>
        <TextInput
          autoComplete="name"
          maxLength={NAME_MAX}
          value={account.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={texts.emailLabel} error={problems.email}>
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
        label={texts.passwordLabel}
        help={
          problems.password ? undefined : (
            <PasswordStrength password={account.password} known={`${account.name} ${account.email}`} />
          )
        }
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
        busyLabel={texts.creatingAccount}
      >
        {texts.createAccountButton}
      </Button>
      <StatusNotice>{stage === 'done' && texts.signedUp}</StatusNotice>
    </form>
  );
}
