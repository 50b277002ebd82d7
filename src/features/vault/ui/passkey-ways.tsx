import { type ReactNode, useEffect } from 'react';
import { localDateOf } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { useSave } from '../../../session/use-save.ts';
import type { DeviceVault } from '../../../session/vault/device-vault.ts';
import { knowsPasskeySecrets, newPasskeySecret } from '../../../session/vault/passkey-secret.ts';
import { noteWays } from '../../../session/vault/unlock.ts';
import { useFreshProof } from '../../auth/client.ts';
import * as texts from '../texts.ts';
import { addPasskey, removePasskey } from './ops.ts';
import { vaultErrorMessage } from './vault-error.ts';

/** The passkeys that open the vault, in the order in which they were added; adding and removing them. */
export function PasskeyWays({ vault: { ways }, zone }: { vault: DeviceVault; zone: string }): ReactNode {
  const { run, busy, error } = useSave(vaultErrorMessage);
  const { withFreshProof, dialog } = useFreshProof();
  // Another device may have added one.
  useEffect(() => void noteWays().catch(() => undefined), []);
  const passkeys = (ways?.wrappings ?? []).filter(({ kind }) => kind === 'passkey');
  const add = () =>
    run(async () => {
      const made = await newPasskeySecret();
      await withFreshProof(() => addPasskey(made));
      toast.success(texts.passkeyAdded);
    });
  const remove = (id: string) =>
    run(async () => {
      await removePasskey(id);
      toast.success(texts.passkeyRemoved);
    });
  return (
    <div>
      <h3 className="text-small font-semibold font-sans">{texts.passkeysTitle}</h3>
      <p className="text-small text-ink-2">{texts.passkeysHelp}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map(({ id, created_at }) => (
            <PasskeyLine key={id} name={nameOf(created_at, zone)} onRemove={() => void remove(id)} />
          ))}
        </ul>
      )}
      {error && <Alert>{error}</Alert>}
      {knowsPasskeySecrets() && (
        <TextButton aria-disabled={busy || undefined} onClick={busy ? undefined : add}>
          {texts.addPasskeyButton}
        </TextButton>
      )}
      {dialog}
    </div>
  );
}

const nameOf = (addedAt: string | undefined, zone: string): string =>
  texts.passkeyOf(addedAt && formatDay(localDateOf(new Date(addedAt), zone)));

function PasskeyLine({ name, onRemove }: { name: string; onRemove: () => void }): ReactNode {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-rule border-b py-2">
      <span>{name}</span>
      <span className="ms-auto">
        <TextButton aria-label={texts.removePasskeyLabel(name)} onClick={onRemove}>
          {texts.removePasskeyButton}
        </TextButton>
      </span>
    </li>
  );
}
