import { type ReactNode, useState } from 'react';
import { localDateOf } from '../../../kernel/calendar.ts';
import { networkOf } from '../../../kernel/client-address.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Tag } from '../../../kit/tag.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { call } from '../../../session/call.ts';
import { signOut } from '../../../session/require-session.tsx';
import { useSave } from '../../../session/use-save.ts';
import type { Session } from '../../auth/contract.ts';
import { deviceName } from '../../auth/rules/device-name.ts';
import * as texts from '../texts.ts';
import { accountErrorMessage } from './account-error.ts';
import { useAnswer } from './use-answer.ts';

const askForSessions = () => call('GET /api/auth/list-sessions');

/** Where the person is signed in, and the ways to end that. */
export function Devices({ zone }: { zone: string }): ReactNode {
  const { answer: sessions, failed, load } = useAnswer(askForSessions);
  return (
    <div className="mt-8">
      <h3 className="text-small font-semibold font-sans">{texts.devicesTitle}</h3>
      {failed && <Alert onRetry={load}>{texts.devicesNotLoaded}</Alert>}
      {!sessions && !failed && <Skeleton lines={2} />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <Device key={session.id} session={session} zone={zone} onEnded={load} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </div>
  );
}

interface DeviceProps {
  session: Session;
  zone: string;
  onEnded: () => Promise<void>;
}

function Device({ session, zone, onEnded }: DeviceProps): ReactNode {
  const { run, busy, error } = useSave(accountErrorMessage);
  const end = () =>
    run(async () => {
      await call('POST /api/auth/revoke-session', { body: { id: session.id } });
      await onEnded();
    });
  const name = deviceName(session.user_agent);
  const dayOf = (instant: string) => formatDay(localDateOf(new Date(instant), zone));
  return (
    <li className="border-rule border-b py-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <span>{name}</span>
        <span className="text-ink-2">{dayOf(session.last_used_at)}</span>
        <span className="ms-auto">
          {session.current ? (
            <Tag>{texts.thisDevice}</Tag>
          ) : (
            <TextButton
              aria-label={texts.signOutDeviceLabel(name)}
              aria-disabled={busy || undefined}
              onClick={end}
            >
              {texts.signOutButton}
            </TextButton>
          )}
        </span>
      </div>
      <p className="text-small text-ink-2">
        {texts.signedInSince(dayOf(session.created_at), session.ip_address && networkOf(session.ip_address))}
      </p>
      {error && <Alert>{error}</Alert>}
    </li>
  );
}

function SignOutEverywhere(): ReactNode {
  const [asking, setAsking] = useState(false);
  const { run, busy, error } = useSave(accountErrorMessage);
  const end = async () => {
    const ended = await run(() => call('POST /api/auth/revoke-other-sessions'));
    setAsking(false);
    if (ended) await signOut();
  };
  return (
    <div className="mt-4 grid gap-4">
      {error && <Alert>{error}</Alert>}
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.signOutEverywhereButton}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.signOutEverywhereTitle}
        text={texts.signOutEverywhereText}
        confirmLabel={texts.signOutEverywhereButton}
        busy={busy}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
