import type { ReactNode } from 'react';
import { Switch } from '../../../kit/switch.tsx';
import { useStore } from '../../../kit/use-store.ts';
import { sendsUnmeteredOnly, setSendsUnmeteredOnly, tellsOfLine } from '../../../session/files/line.ts';
import * as texts from '../texts.ts';

/** Whether pictures and recordings wait for Wi-Fi, where the browser tells one line from another. */
export function UnmeteredChoice(): ReactNode {
  const isOn = useStore(sendsUnmeteredOnly);
  if (!tellsOfLine()) return null;
  return (
    <Switch
      label={texts.unmeteredLabel}
      help={texts.unmeteredHelp}
      checked={isOn}
      onChange={setSendsUnmeteredOnly}
    />
  );
}
