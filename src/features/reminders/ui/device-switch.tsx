import { type ReactNode, useEffect, useId, useState } from 'react';
import { isUnreachable } from '../../../api/http.ts';
import { FieldError } from '../../../kit/field-error.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { syncNow } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import * as texts from '../texts.ts';
import { ability, endpointHashOf, NotSubscribed, subscribeHere, subscriptionHere } from './this-browser.ts';
import type { KnownChannels } from './use-channels.ts';

/** What stands in the way of notifications on this device, in words. */
const OBSTACLES = {
  none: texts.notificationsUnsupported,
  denied: texts.notificationsBlocked,
  unavailable: texts.notificationsUnavailable,
  offline: texts.offline,
  unexpected: texts.deviceChangeFailed,
  notOffered: texts.notificationsNotSetUp,
} as const;

const sentenceOf = (error: unknown): string => {
  if (error instanceof NotSubscribed) return OBSTACLES[error.reason];
  return isUnreachable(error) ? OBSTACLES.offline : OBSTACLES.unexpected;
};

/** Whether this browser is among those that are notified; undefined until it is known. */
function useIsOn({ channels }: KnownChannels): boolean | undefined {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    if (!channels) return;
    let isLeft = false;
    const look = async (): Promise<boolean> => {
      const here = await subscriptionHere().catch(() => undefined);
      return here !== undefined && channels.push.subscribed.includes(await endpointHashOf(here));
    };
    void look().then((on) => {
      if (!isLeft) setOn(on && ability() === 'possible');
    });
    return () => {
      isLeft = true;
    };
  }, [channels]);
  return isOn;
}

async function turnOn(publicKey: string): Promise<void> {
  await call('POST /api/reminders/push-subscriptions', { body: await subscribeHere(publicKey) });
}

async function turnOff(): Promise<void> {
  const here = await subscriptionHere();
  if (!here) return;
  const endpoint_hash = await endpointHashOf(here);
  await call('DELETE /api/reminders/push-subscriptions/{endpoint_hash}', { params: { endpoint_hash } });
  await here.unsubscribe();
}

/** The switch of notifications on this device; it takes effect at once, and asks for the permission only then. */
export function DeviceSwitch({ known }: { known: KnownChannels }): ReactNode {
  const errorId = useId();
  const isOn = useIsOn(known);
  const { run, busy, error } = useSave(sentenceOf);
  const publicKey = known.channels?.push.public_key;
  const can = ability();
  const isPossible = can === 'possible' && Boolean(publicKey);

  const turn = (on: boolean) => {
    if (!publicKey || busy) return;
    void run(async () => {
      await (on ? turnOn(publicKey) : turnOff());
      await known.refresh();
      void syncNow();
    });
  };
  return (
    <div>
      <Switch
        label={texts.deviceSwitchLabel}
        help={helpOf(can, publicKey)}
        checked={isOn ?? false}
        disabled={!isPossible && !isOn}
        aria-busy={busy || undefined}
        onChange={turn}
      />
      {error && (
        <FieldError id={errorId} className="mt-[6px]">
          {error}
        </FieldError>
      )}
    </div>
  );
}

function helpOf(can: ReturnType<typeof ability>, publicKey: string | null | undefined): string {
  if (can !== 'possible') return OBSTACLES[can];
  return publicKey === null ? OBSTACLES.notOffered : texts.deviceSwitchHelp;
}
