import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useStore } from '../../../kit/use-store.ts';
import { LOCK_TIMES, type LockTime } from '../../../session/lock/away.ts';
import { UnlockForm } from '../../../session/lock/unlock-form.tsx';
import { appLock, removeAppLock, setLockTime } from '../../../session/lock/watch.ts';
import * as texts from '../texts.ts';
import { TurnOnAppLock } from './turn-on-app-lock.tsx';

const timeOptions = LOCK_TIMES.map((time: LockTime) => ({
  value: time,
  label: time === 'start' ? texts.lockAtStart : texts.lockAfter(Number(time)),
}));

/** Whether the app locks on this device, and when. */
export function AppLock(): ReactNode {
  const lock = useStore(appLock);
  const [isAsking, ask] = useState(false);
  const close = () => ask(false);
  return (
    <div className="grid grid-cols-1 gap-[20px]">
      <Switch
        label={texts.appLockLabel}
        help={texts.appLockCovers}
        checked={lock !== undefined}
        onChange={() => ask(true)}
      />
      {lock && (
        <div className="grid gap-[6px]">
          <Choice
            legend={texts.lockTimeLabel}
            options={timeOptions}
            value={lock.time}
            onChoose={setLockTime}
          />
          <p className="text-small/5.5 text-ink-2">{texts.lockTimeHelp}</p>
        </div>
      )}
      {isAsking && !lock && <TurnOnAppLock onClose={close} />}
      {isAsking && lock && (
        <Dialog open title={texts.turnOffLockTitle} onClose={close}>
          <div className="mt-6">
            <UnlockForm
              lock={lock}
              label={texts.turnOffLockButton}
              beside={
                <Button variant="tertiary" onClick={close}>
                  {texts.cancelButton}
                </Button>
              }
              onPassed={() => {
                close();
                removeAppLock();
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}
