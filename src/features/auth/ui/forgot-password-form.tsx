import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { AUTH_CODES } from '../contract/codes.ts';
import * as texts from '../texts.ts';
import { sendRecoveryMail } from './auth-calls.ts';
import { useBriefMessage } from './brief-message.ts';
import { FormMessage } from './form-message.tsx';
import type { OtherFormProps } from './sign-in-panel.tsx';

/** Asks for a recovery mail. What it answers never tells whether the address has an account. */
export default function ForgotPasswordForm(props: OtherFormProps): ReactNode {
  const { className, primary, headed, email, onEmail, onBack } = props;
  const [busy, setBusy] = useState(false);
  const [message, say] = useBriefMessage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    say();
    if (!email.trim()) return say({ kind: 'error', text: texts.emailMissing });
    setBusy(true);
    try {
      await sendRecoveryMail(email.trim());
      say({ kind: 'success', text: texts.recoverySent });
    } catch (error) {
      say({ kind: 'error', text: messageOf(error) });
    }
    setBusy(false);
  };

  return (
    <form className={className} noValidate onSubmit={submit} aria-label={texts.forgotPasswordLabel}>
      {headed(texts.forgotPasswordTitle)}
      <p className="text-small text-ink-2">{texts.recoveryHelp}</p>
      <Field label={texts.emailLabel}>
        <TextInput
          ref={input}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <FormMessage message={message} />
      <Button type="submit" variant={primary ? 'primary' : 'secondary'} busy={busy} busyLabel="Sending">
        {texts.sendResetLinkButton}
      </Button>
      <div>
        <TextButton onClick={onBack}>{texts.backToSignInButton}</TextButton>
      </div>
    </form>
  );
}

/** A slip in the address and too many attempts are told as they are. */
const messageOf = (error: unknown): string => {
  const isTold =
    error instanceof ApiError && (error.status === 400 || error.code === AUTH_CODES.tooManyAttempts);
  return isTold ? error.message : texts.unexpected;
};
