import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Check } from '../../../kit/check.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { AUTH_CODES } from '../contract/codes.ts';
import { readFactorCode } from '../contract/factor-code.ts';
import { SECOND_FACTOR_CODES } from '../contract/second-factor-limits.ts';
import * as texts from '../texts.ts';

interface FactorFormProps {
  /** The button is the one primary of its page. */
  primary: boolean;
  /** Sends the code. @throws what is told, or ApiError 401 when it has to be begun anew */
  bring: (code: string, remember: boolean) => Promise<unknown>;
  onBrought?: () => void;
  /** Too late: it has to be begun anew. */
  onExpired: () => void;
  /** Whether this device may be kept from being asked. */
  offersRemember?: boolean;
}

const TOLD: string[] = [SECOND_FACTOR_CODES.wrong, AUTH_CODES.tooManyAttempts, AUTH_CODES.emailUnconfirmed];

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return texts.offline;
  if (error instanceof ApiError) return TOLD.includes(error.code) ? error.message : texts.unexpected;
  return error instanceof Error && error.name === 'SignInRefused' ? error.message : texts.unexpected;
}

/** The second step of a sign-in: the code that an authenticator app shows, or one of the recovery codes. */
export function FactorForm(props: FactorFormProps): ReactNode {
  const { primary, bring, onBrought, onExpired, offersRemember } = props;
  const [typed, setTyped] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [remember, setRemember] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (text: string): void => {
    setTyped(text);
    setProblem(undefined);
    setRefusal(undefined);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setRefusal(undefined);
    if (readFactorCode(typed) === undefined) {
      setProblem(texts.factorCodeMalformed);
      return;
    }
    setBusy(true);
    try {
      await bring(typed, remember);
      onBrought?.();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === SECOND_FACTOR_CODES.expired) onExpired();
      else setRefusal(messageOf(error));
    }
  };

  return (
    <form className="grid gap-[18px]" noValidate onSubmit={submit} aria-label={texts.factorTitle}>
      <p className="text-ink-2">{isRecovery ? texts.factorRecoveryHelp : texts.factorHelp}</p>
      <Field label={isRecovery ? texts.recoveryCodeLabel : texts.appCodeLabel} error={problem}>
        <TextInput
          key={isRecovery ? 'recovery' : 'app'}
          autoFocus
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {offersRemember && (
        <Check checked={remember} onChange={setRemember}>
          {texts.rememberDeviceLabel}
        </Check>
      )}
      {refusal && <Alert>{refusal}</Alert>}
      <Button
        type="submit"
        variant={primary ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={texts.signingIn}
      >
        {texts.proofContinueButton}
      </Button>
      <div>
        <TextButton
          onClick={() => {
            setRecovery(!isRecovery);
            change('');
          }}
        >
          {isRecovery ? texts.useAppCodeButton : texts.useRecoveryCodeButton}
        </TextButton>
      </div>
    </form>
  );
}
