import { type ReactNode, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { toast } from '../../../kit/toast.ts';
import { call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import { isPassphrase } from '../../../session/vault/password-check.ts';
import { PasswordStrength } from '../../auth/client.ts';
import { passwordChangeForm, problemsOf } from '../../auth/contract/forms.ts';
import * as authTexts from '../../auth/texts.ts';
import * as vaultTexts from '../../vault/texts.ts';
import * as texts from '../texts.ts';
import { accountErrorMessage } from './account-error.ts';
import { SettingForm } from './setting.tsx';

interface Passwords {
  current: string;
  fresh: string;
  again: string;
}

const blank: Passwords = { current: '', fresh: '', again: '' };

/** Sets another password; every other device is signed out by it. */
export function PasswordChange({ onDone }: { onDone: () => void }): ReactNode {
  const [passwords, setPasswords] = useState(blank);
  const [problems, setProblems] = useState<Partial<Passwords>>({});
  const { run, busy, error, clear } = useSave(accountErrorMessage);

  const store = async () => {
    const found = problemsOf(passwordChangeForm, passwords);
    setProblems(found);
    if (Object.keys(found).length) return;
    const { current: currentPassword, fresh: newPassword } = passwords;
    await run(async () => {
      if (await isPassphrase(newPassword.trim()))
        return setProblems({ fresh: vaultTexts.passwordIsPassphrase });
      await call('POST /api/auth/change-password', { body: { currentPassword, newPassword } });
      toast.success(authTexts.passwordChanged);
      onDone();
    });
  };

  const input = (name: keyof Passwords, label: string, autoComplete: string, help?: ReactNode) => (
    <Field label={label} help={help} error={problems[name]}>
      <PasswordInput
        autoComplete={autoComplete}
        value={passwords[name]}
        onChange={(event) => {
          setPasswords({ ...passwords, [name]: event.target.value });
          setProblems({});
          clear();
        }}
      />
    </Field>
  );

  return (
    <SettingForm onSave={store}>
      {input('current', texts.currentPasswordLabel, 'current-password')}
      {input(
        'fresh',
        texts.newPasswordLabel,
        'new-password',
        <PasswordStrength password={passwords.fresh} />,
      )}
      {input('again', texts.confirmNewPasswordLabel, 'new-password')}
      {error && <Alert>{error}</Alert>}
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={texts.saving}>
          {texts.changePasswordButton}
        </Button>
      </div>
    </SettingForm>
  );
}
