import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import {
  type ClosingSignal,
  chooseClosingSignal,
  closingSignal,
  giveClosingSignal,
} from './closing-signal.ts';
import * as texts from './texts.ts';
import { useStore } from './use-store.ts';

const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/** Chooses whether a closed loop is heard or felt; what is chosen is given at once. */
export function ClosingSignalChoice(): ReactNode {
  const value = useStore(closingSignal);
  const options: { value: ClosingSignal; label: string }[] = [
    { value: 'none', label: texts.noSignal },
    { value: 'sound', label: texts.soundSignal },
  ];
  if (canVibrate() || value === 'touch') options.push({ value: 'touch', label: texts.touchSignal });
  return (
    <Choice
      legend={texts.closingSignal}
      options={options}
      value={value}
      onChoose={(signal) => {
        chooseClosingSignal(signal);
        giveClosingSignal();
      }}
    />
  );
}
