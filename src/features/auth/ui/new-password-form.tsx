import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import * as vaultTexts from '../../vault/texts.ts';
import { AUTH_CODES } from '../contract/codes.ts';
import { newPasswordForm, type Problems, problemsOf } from '../contract/forms.ts';
import type { PassphraseWay } from '../contract.ts';
import * as texts from '../texts.ts';
import { PasswordStrength } from './password-strength.tsx';
import { finishRecovery } from './recovery.ts';

interface NewPasswordFormProps {
  /** How the passphrase opens the person's private vault, if they have one. */
  vault: PassphraseWay | undefined;
  /** The password is set; `isOpen` when the person is signed in with it. */
  onChanged: (isOpen: boolean) => void;
  /** The recovery is over before a password was set. */
  onInvalid: () => void;
}

const blank = { fresh: '', again: '' };

async function isPassphraseOf(vault: PassphraseWay, password: string): Promise<boolean> {
  const { opensVault } = await import('../../../session/vault/password-check.ts');
  return opensVault(password.trim(), vault);
}

/** A new password, typed twice. */
export function NewPasswordForm({ vault, onChanged, onInvalid }: NewPasswordFormProps): ReactNode {
  const [passwords, setPasswords] = useState(blank);
  const [problems, setProblems] = useState<Problems<typeof blank>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<typeof blank>): void => {
    setPasswords({ ...passwords, ...part });
    setProblems({});
    setRefusal(undefined);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(newPasswordForm, passwords);
    setProblems(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      if (vault && (await isPassphraseOf(vault, passwords.fresh))) {
        setBusy(false);
        return setProblems({ fresh: vaultTexts.passwordIsPassphrase });
      }
      onChanged(await finishRecovery(passwords.fresh));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === AUTH_CODES.linkInvalid) onInvalid();
      else setRefusal(error instanceof ApiError ? error.message : texts.unexpected);
    }
  };

  return (
    <form className="grid gap-[18px]" noValidate onSubmit={submit}>
      <Field
        label={texts.newPasswordLabel}
        help={<PasswordStrength password={passwords.fresh} />}
        error={problems.fresh}
      >
        <PasswordInput
          autoComplete="new-password"
          value={passwords.fresh}
          onChange={(event) => change({ fresh: event.target.value })}
        />
      </Field>
      <Field label={texts.confirmNewPasswordLabel} error={problems.again}>
        <PasswordInput
          autoComplete="new-password"
          value={passwords.again}
          onChange={(event) => change({ again: event.target.value })}
        />
      </Field>
      {refusal && <Alert>{refusal}</Alert>}
      <Button type="submit" size="lg" busy={busy} busyLabel="Saving">
        {texts.setNewPasswordButton}
      </Button>
    </form>
  );
}
