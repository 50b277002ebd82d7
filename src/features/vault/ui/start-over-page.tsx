import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { deviceZone } from '../../../browser/device-zone.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { lazyDialog } from '../../../kit/lazy-dialog.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useStore } from '../../../kit/use-store.ts';
import { useSession } from '../../../session/require-session.tsx';
import { deviceVault, isVaultClosed } from '../../../session/vault/device-vault.ts';
import * as texts from '../texts.ts';

const TurnOn = lazyDialog(() => import('./turn-on.tsx'));

/** With everything of the former vault, what this document holds of it goes. */
const open = (): void => location.replace('/dashgrowthloop');

/** For whoever has nothing left that opens their vault: what is lost, what stays, and an empty vault. */
export default function StartOverPage(): ReactNode {
  useTitle(texts.startOverTitle);
  const { status, user } = useSession();
  const isClosed = useStore(isVaultClosed);
  const [isAsking, ask] = useState(false);
  useEffect(() => {
    if (user) void deviceVault();
  }, [user]);
  if (status === 'loading') return null;
  if (!user) return <Navigate to="/" replace />;
  // A vault that is open here is not lost.
  if (!isClosed && !isAsking) return <Navigate to="/profile" replace />;
  const owner = { email: user.email ?? '', time_zone: deviceZone() };
  return (
    <PageMessage>
      <h1>{texts.startOverTitle}</h1>
      <p className="text-ink-2">{texts.startOverText}</p>
      <ButtonRow>
        <Button variant="danger" onClick={() => ask(true)}>
          {texts.startOverButton}
        </Button>
        <TextLink to="/dashgrowthloop">{texts.notYetButton}</TextLink>
      </ButtonRow>
      {isAsking && <TurnOn begins="empty" owner={owner} onClose={() => ask(false)} onDone={open} />}
    </PageMessage>
  );
}
