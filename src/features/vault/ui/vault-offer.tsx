import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { lazyDialog } from '../../../kit/lazy-dialog.tsx';
import { deviceVault } from '../../../session/vault/device-vault.ts';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import * as texts from '../texts.ts';
import type { Owner } from './recovery-key.tsx';

const TurnOn = lazyDialog(() => import('./turn-on.tsx'));

/** Offers a private vault to somebody who begins; the profile has it at any later time. */
export function VaultOffer({ owner }: { owner: Owner }): ReactNode {
  const hasVault = useHasVault();
  useEffect(() => void deviceVault(), []);
  const [isAsking, ask] = useState(false);
  return (
    <section className="mt-14 max-w-[560px]" aria-labelledby="private-vault">
      <h2 id="private-vault">{texts.offerTitle}</h2>
      <p className="mt-2 mb-6 text-ink-2">{hasVault ? texts.vaultIsOn : texts.offerText}</p>
      {!hasVault && (
        <Button variant="secondary" onClick={() => ask(true)}>
          {texts.turnOnVaultButton}
        </Button>
      )}
      {isAsking && <TurnOn begins="first" owner={owner} onClose={() => ask(false)} />}
    </section>
  );
}
