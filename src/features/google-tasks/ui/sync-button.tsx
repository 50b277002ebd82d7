import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { useOnline } from '../../../kit/connection.tsx';
import { StatusNotice } from '../../../kit/status-notice.tsx';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import * as texts from '../texts.ts';
import { useSync } from './use-sync.ts';

interface SyncButtonProps {
  children: ReactNode;
  variant?: 'primary' | 'secondary';
}

/** Starts one sync, and says below what became of it. */
export function SyncButton({ children, variant = 'secondary' }: SyncButtonProps): ReactNode {
  const { busy, problem, said, start } = useSync();
  const isOnline = useOnline();
  const hasVault = useHasVault();
  const isSetUp = settings.google !== undefined;
  const unready = isSetUp ? !isOnline && texts.offline : texts.notSetUp;
  const missing = hasVault ? texts.vaultClosed : unready;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant={variant}
        onClick={start}
        busy={busy}
        busyLabel={texts.syncing}
        unavailable={Boolean(missing)}
      >
        {children}
      </Button>
      {missing && <p className="text-small text-ink-2">{missing}</p>}
      {problem && <Alert>{problem}</Alert>}
      <StatusNotice>{said}</StatusNotice>
    </div>
  );
}
