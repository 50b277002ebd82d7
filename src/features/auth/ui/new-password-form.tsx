import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../web/http.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/password-input.tsx';
import { AUTH_CODES, AUTH_MESSAGES } from '../contract/messages.ts';
import { finishRecovery } from './recovery.ts';
import { passwordProblem } from './registration-form.ts';

interface NewPasswordFormProps {
  /** The password is set; `isOpen` when the person is signed in with it. */
  onChanged: (isOpen: boolean) => void;
  /** The recovery is over before a password was set. */
  onInvalid: () => void;
}

/** A new password, typed twice. */
export function NewPasswordForm({ onChanged, onInvalid }: NewPasswordFormProps): ReactNode {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = passwordProblem(password, repeated);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      onChanged(await finishRecovery(password));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === AUTH_CODES.linkInvalid) onInvalid();
      else setProblem(error instanceof ApiError ? error.message : AUTH_MESSAGES.unexpected);
    }
  };

  const tooShort = problem === AUTH_MESSAGES.passwordTooShort;
  const differ = problem === AUTH_MESSAGES.passwordsDiffer;
  return (
    <form className="grid gap-[18px]" noValidate onSubmit={submit}>
      <Field label="New password" help="At least 6 characters" error={tooShort ? problem : undefined}>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Field label="Confirm new password" error={differ ? problem : undefined}>
        <PasswordInput
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => {
            setRepeated(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      {problem && !tooShort && !differ && <Alert>{problem}</Alert>}
      <Button type="submit" size="lg" busy={busy} busyLabel="Saving">
        Set New Password
      </Button>
    </form>
  );
}
