import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { ApiError, call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import * as texts from '../texts.ts';
import { CurrentPassword } from './current-password.tsx';
import { askForPasskey, knowsPasskeys, PasskeyDeclined } from './passkey.ts';

/** Refusals come with a sentence for people. Whoever has closed the browser's own dialog knows. */
function explain(error: unknown): string {
  if (error instanceof PasskeyDeclined) return '';
  if (error instanceof ApiError && error.status === 0) return texts.offline;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused ? error.message : texts.unexpected;
}

/** Whether the person has a passkey that this browser could ask for. Until it is known, none is offered. */
function useHasPasskey(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!knowsPasskeys()) return;
    call('GET /api/auth/passkeys').then(
      (passkeys) => setHas(passkeys.length > 0),
      () => undefined,
    );
  }, []);
  return has;
}

async function proveByPasskey(): Promise<void> {
  const response = await askForPasskey(await call('POST /api/auth/prove/passkey-options', { body: {} }));
  await call('POST /api/auth/prove/passkey', { body: { response } });
}

/** Asks for the password, or a passkey, before what only the owner may do. */
export default function ProofDialog({ onSettled }: { onSettled: (isProved: boolean) => void }): ReactNode {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(explain);
  const hasPasskey = useHasPasskey();

  const settle = async (proving: () => Promise<unknown>) => {
    setProblem(undefined);
    if (await run(proving)) onSettled(true);
  };
  const byPassword = () =>
    password.trim()
      ? settle(() => call('POST /api/auth/prove', { body: { password } }))
      : setProblem(texts.currentPasswordMissing);
  return (
    <FormDialog
      title={texts.proofTitle}
      text={hasPasskey ? texts.proofTextWithPasskey : texts.proofText}
      submitLabel={texts.proofContinueButton}
      busyLabel={texts.proving}
      busy={busy}
      error={error}
      onSubmit={byPassword}
      onClose={() => onSettled(false)}
    >
      <CurrentPassword
        label={texts.passwordLabel}
        value={password}
        error={problem}
        onChange={(typed) => {
          setPassword(typed);
          setProblem(undefined);
          clear();
        }}
      />
      {hasPasskey && (
        <div>
          <Button variant="secondary" onClick={() => settle(proveByPasskey)}>
            {texts.usePasskeyButton}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
