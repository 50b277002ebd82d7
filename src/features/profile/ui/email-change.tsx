import { type ReactNode, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { toast } from '../../../kit/toast.ts';
import { call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import { EMAIL_MAX } from '../../auth/contract/limits.ts';
import * as authTexts from '../../auth/texts.ts';
import * as texts from '../texts.ts';
import { accountErrorMessage } from './account-error.ts';
import { SettingForm } from './setting.tsx';

const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

function emailProblem(email: string): string | undefined {
  if (!email.trim()) return authTexts.emailRequired;
  return looksLikeEmail(email) ? undefined : authTexts.emailInvalid;
}

/** Asks for the new address and the current password; the change is finished in the new mailbox. */
export function EmailChange({ onStarted }: { onStarted: (email: string) => void }): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const { run, busy, error, clear } = useSave(accountErrorMessage);

  const store = async () => {
    const found = {
      email: emailProblem(email),
      password: password.trim() ? undefined : authTexts.currentPasswordMissing,
    };
    setProblems(found);
    if (found.email || found.password) return;
    const body = { newEmail: email.trim(), currentPassword: password };
    if (!(await run(() => call('POST /api/auth/change-email', { body })))) return;
    toast.success(authTexts.emailChangeStarted);
    onStarted(email.trim());
  };

  const edit = (change: () => void) => {
    change();
    setProblems({});
    clear();
  };

  return (
    <SettingForm onSave={store}>
      <Field label={texts.newEmailLabel} error={problems.email}>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={email}
          onChange={(event) => edit(() => setEmail(event.target.value))}
        />
      </Field>
      <Field label={texts.currentPasswordLabel} error={problems.password}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => edit(() => setPassword(event.target.value))}
        />
      </Field>
      {error && <Alert>{error}</Alert>}
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={texts.sending}>
          {texts.changeEmailButton}
        </Button>
      </div>
    </SettingForm>
  );
}
