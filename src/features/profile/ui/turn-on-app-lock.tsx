import { type ReactNode, useEffect, useState } from 'react';
import { Choice } from '../../../kit/choice.tsx';
import { Field } from '../../../kit/field.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { canCheckOnDevice, newDeviceCheck } from '../../../session/lock/device-check.ts';
import { pinCheck } from '../../../session/lock/pin.ts';
import { isPin, MAX_PIN, MIN_PIN } from '../../../session/lock/rules.ts';
import { pinShape } from '../../../session/lock/texts.ts';
import { setAppLock } from '../../../session/lock/watch.ts';
import * as texts from '../texts.ts';

/** How soon a new lock locks. */
const FIRST_TIME = '5';

type Kind = 'pin' | 'device';

const kinds: { value: Kind; label: string }[] = [
  { value: 'pin', label: texts.pinOption },
  { value: 'device', label: texts.deviceOption },
];

/** Whether this device can check the person; not before it has said so. */
function useCanCheckOnDevice(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => void canCheckOnDevice().then(setCan), []);
  return can;
}

interface Pins {
  pin: string;
  again: string;
}

function problemsOf({ pin, again }: Pins): Partial<Pins> {
  if (!isPin(pin)) return { pin: pinShape(MIN_PIN, MAX_PIN) };
  return pin === again ? {} : { again: texts.pinsDiffer };
}

/** Asks what is to open the lock, and sets it. */
export function TurnOnAppLock({ onClose }: { onClose: () => void }): ReactNode {
  const canChoose = useCanCheckOnDevice();
  const [kind, setKind] = useState<Kind>('pin');
  const [pins, setPins] = useState<Pins>({ pin: '', again: '' });
  const [problems, setProblems] = useState<Partial<Pins>>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const turnOn = async (): Promise<void> => {
    setError(undefined);
    const found = kind === 'pin' ? problemsOf(pins) : {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const making = kind === 'pin' ? pinCheck(pins.pin) : newDeviceCheck();
    const check = await making.catch(() => undefined);
    setBusy(false);
    if (!check) return setError(texts.deviceCheckNotSet);
    if (!setAppLock(check, FIRST_TIME)) return setError(texts.lockNotStored);
    onClose();
  };

  const input = (name: keyof Pins, label: string, help?: string) => (
    <Field label={label} help={help} error={problems[name]}>
      <PasswordInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_PIN}
        value={pins[name]}
        onChange={(event) => {
          setPins({ ...pins, [name]: event.target.value });
          setProblems({});
        }}
      />
    </Field>
  );

  return (
    <FormDialog
      title={texts.turnOnLockTitle}
      submitLabel={texts.turnOnLockButton}
      busyLabel={texts.turningOn}
      busy={busy}
      error={error}
      onSubmit={turnOn}
      onClose={onClose}
    >
      {canChoose && <Choice legend={texts.unlockWithLabel} options={kinds} value={kind} onChoose={setKind} />}
      {kind === 'pin' ? (
        <>
          {input('pin', texts.newPinLabel, pinShape(MIN_PIN, MAX_PIN))}
          {input('again', texts.repeatPinLabel, texts.pinForgotten)}
        </>
      ) : (
        <p className="text-ink-2">{texts.deviceOptionHelp}</p>
      )}
    </FormDialog>
  );
}
