import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { lazyDialog } from '../../../kit/lazy-dialog.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { useStore } from '../../../kit/use-store.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { countToSeal } from '../../../session/rows-to-seal.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { type DeviceVault, deviceVault, knownVault } from '../../../session/vault/device-vault.ts';
import { VAULT_LOCK_TIMES } from '../../../session/vault/lock-time.ts';
import { lockVault } from '../../../session/vault/lock-vault.ts';
import { chosenLockTime, setVaultLockTime } from '../../../session/vault/lock-when-away.ts';
import { useCanApprove } from '../../../session/vault/use-can-approve.ts';
import { OwnerDialog } from '../../auth/client.ts';
import * as texts from '../texts.ts';
import { turnOff } from './ops.ts';
import { PasskeyWays } from './passkey-ways.tsx';
import type { Owner } from './recovery-key.tsx';
import { vaultErrorMessage } from './vault-error.ts';

const LetIn = lazyDialog(() => import('./let-in.tsx'));
const TurnOn = lazyDialog(() => import('./turn-on.tsx'));
const ChangePassphrase = lazyDialog(() => import('./change-passphrase.tsx'));
const NewRecoveryKey = lazyDialog(() => import('./new-recovery-key.tsx'));

type Open = 'turn-on' | 'key' | 'passphrase' | 'recovery-key' | 'let-in' | 'turn-off';

/** Whether the person's words are sealed under a key of their own, and everything that can be done about it. */
export function PrivateVault({ owner }: { owner: Owner }): ReactNode {
  const vault = useStore(knownVault);
  // The notebook has usually asked before.
  useEffect(() => void deviceVault(), []);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className="grid grid-cols-1 gap-[20px]">
      {vault?.state === 'on' ? (
        <IsOn vault={vault} zone={owner.time_zone} onAsk={setOpen} />
      ) : (
        <IsOff vault={vault} onAsk={setOpen} />
      )}
      {open === 'turn-on' && <TurnOn begins="first" owner={owner} onClose={close} />}
      {open === 'key' && <TurnOn begins="rekeyed" owner={owner} onClose={close} />}
      {open === 'passphrase' && <ChangePassphrase onClose={close} />}
      {open === 'recovery-key' && <NewRecoveryKey owner={owner} onClose={close} />}
      {open === 'let-in' && <LetIn zone={owner.time_zone} onClose={close} />}
      {open === 'turn-off' && <TurnOff onClose={close} />}
    </div>
  );
}

const toSeal = (tables: Tables) => countToSeal(tables, writtenFormat());

function progressText(left: number, unreadable: number, of: (left: number) => string): string {
  if (left > unreadable) return of(left);
  return unreadable > 0 ? texts.vaultUnreadable(unreadable) : texts.vaultEnding;
}

/** How far sealing everything anew has come, read aloud when it begins and ends. */
function Progress({ vault, of }: { vault: DeviceVault; of: (left: number) => string }): ReactNode {
  const { left, unreadable } = useView(toSeal);
  if (vault.isComplete) return null;
  return <p className="text-small text-ink-2">{progressText(left, unreadable, of)}</p>;
}

interface PartProps {
  onAsk: (open: Open) => void;
}

function IsOff({ vault, onAsk }: PartProps & { vault: DeviceVault | undefined }): ReactNode {
  return (
    <>
      <p>{texts.vaultIsOff}</p>
      {vault && <Progress vault={vault} of={texts.vaultTurningOff} />}
      {(!vault || vault.isComplete) && (
        <div>
          <Button variant="secondary" onClick={() => onAsk('turn-on')}>
            {texts.turnOnVaultButton}
          </Button>
        </div>
      )}
    </>
  );
}

function IsOn({ vault, zone, onAsk }: PartProps & { vault: DeviceVault; zone: string }): ReactNode {
  const canApprove = useCanApprove();
  const lock = () => lockVault().catch((error: unknown) => toast.error(vaultErrorMessage(error)));
  return (
    <>
      <p>{texts.vaultIsOn}</p>
      <Progress vault={vault} of={texts.vaultTurningOn} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={lock}>
          {texts.lockVaultButton}
        </Button>
        <TextButton onClick={() => onAsk('passphrase')}>{texts.changePassphraseButton}</TextButton>
        <TextButton onClick={() => onAsk('recovery-key')}>{texts.newRecoveryKeyButton}</TextButton>
        {canApprove && <TextButton onClick={() => onAsk('let-in')}>{texts.letInButton}</TextButton>}
        {vault.isComplete && <TextButton onClick={() => onAsk('key')}>{texts.changeKeyButton}</TextButton>}
        <TextButton onClick={() => onAsk('turn-off')}>{texts.turnOffVaultButton}</TextButton>
      </div>
      <LockTime />
      <PasskeyWays vault={vault} zone={zone} />
    </>
  );
}

const LOCK_TIMES = [
  { value: '', label: texts.lockNever },
  ...VAULT_LOCK_TIMES.map((time) => ({ value: time, label: texts.lockAfter(Number(time)) })),
] as const;

/** After how long without anybody it locks on this device. */
function LockTime(): ReactNode {
  const time = useStore(chosenLockTime);
  return (
    <div className="grid gap-[6px]">
      <Choice
        legend={texts.lockTimeLabel}
        options={LOCK_TIMES}
        value={time ?? ''}
        onChoose={(chosen) => setVaultLockTime(chosen || undefined)}
      />
      <p className="text-small/5.5 text-ink-2">{texts.lockTimeHelp}</p>
    </div>
  );
}

function TurnOff({ onClose }: { onClose: () => void }): ReactNode {
  const finish = () => {
    toast.success(texts.vaultTurnedOff);
    onClose();
  };
  return (
    <OwnerDialog
      title={texts.turnOffVaultTitle}
      text={texts.turnOffVaultText}
      submitLabel={texts.turnOffVaultButton}
      busyLabel={texts.turningOff}
      danger
      work={turnOff}
      explain={vaultErrorMessage}
      onDone={finish}
      onClose={onClose}
    />
  );
}
