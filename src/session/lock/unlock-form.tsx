import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { tryPin } from './attempt.ts';
import { passesDeviceCheck } from './device-check.ts';
import { isPin, MAX_PIN, MIN_PIN, remainingWait } from './rules.ts';
import { type AppLock, storedLock } from './stored-lock.ts';
import * as texts from './texts.ts';

interface UnlockFormProps {
  lock: AppLock;
  /** What the button does once the person has shown who they are. */
  label?: string;
  /** Another button beside the one that asks. */
  beside?: ReactNode;
  onPassed: () => void;
}

/** Asks for what the lock was set with. */
export function UnlockForm({ lock: { check }, label, ...rest }: UnlockFormProps): ReactNode {
  return check.kind === 'pin' ? (
    <PinForm label={label ?? texts.unlockButton} {...rest} />
  ) : (
    <DeviceForm credential={check.credential} label={label ?? texts.unlockOnDeviceButton} {...rest} />
  );
}

const ACTIONS = 'flex flex-wrap gap-3';
const SECOND = 1000;
const MINUTE = 60_000;

function waitInWords(wait: number): string {
  if (wait < MINUTE) return texts.waitSeconds(Math.ceil(wait / SECOND));
  return texts.waitMinutes(Math.ceil(wait / MINUTE));
}

/** How long no PIN is taken yet, in milliseconds; `ask` looks again. It is over by itself. */
function useWait(): { wait: number; ask: () => number } {
  const [wait, setWait] = useState(0);
  const ask = (): number => {
    const lock = storedLock.get();
    const next = lock ? remainingWait(lock, Date.now()) : 0;
    setWait(next);
    return next;
  };
  useEffect(() => {
    const first = storedLock.get();
    if (first) setWait(remainingWait(first, Date.now()));
  }, []);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(0), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return { wait, ask };
}

interface PartProps {
  label: string;
  beside?: ReactNode;
  onPassed: () => void;
}

function PinForm({ label, beside, onPassed }: PartProps): ReactNode {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { wait, ask } = useWait();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || ask() > 0) return;
    setError(undefined);
    if (!isPin(pin)) return setError(texts.pinShape(MIN_PIN, MAX_PIN));
    setBusy(true);
    const outcome = await tryPin(pin).catch(() => 'wrong' as const);
    setBusy(false);
    if (outcome === 'right') return onPassed();
    setPin('');
    if (ask() === 0) setError(texts.pinWrong);
  };

  return (
    <form className="grid w-full max-w-[320px] gap-5" noValidate onSubmit={submit}>
      <Field label={texts.pinLabel} error={error}>
        <PasswordInput
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_PIN}
          value={pin}
          onChange={(event) => {
            setPin(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {wait > 0 && <Alert>{waitInWords(wait)}</Alert>}
      <div className={ACTIONS}>
        <Button type="submit" busy={busy} busyLabel={texts.unlocking} unavailable={wait > 0}>
          {label}
        </Button>
        {beside}
      </div>
    </form>
  );
}

function DeviceForm({ credential, label, beside, onPassed }: PartProps & { credential: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setFailed(false);
    setBusy(true);
    const passed = await passesDeviceCheck(credential).catch(() => false);
    setBusy(false);
    if (passed) onPassed();
    else setFailed(true);
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{texts.unlockOnDeviceText}</p>
      {failed && <Alert>{texts.deviceCheckFailed}</Alert>}
      <div className={ACTIONS}>
        <Button autoFocus busy={busy} busyLabel={texts.unlocking} onClick={ask}>
          {label}
        </Button>
        {beside}
      </div>
    </div>
  );
}
