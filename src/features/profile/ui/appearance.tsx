import type { ReactNode } from 'react';
import { ClosingSignalChoice } from '../../../kit/closing-signal-choice.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { ThemeChoice } from '../../../kit/theme-choice.tsx';
import { toast } from '../../../kit/toast.ts';
import { type Profile, saveProfile } from '../../../session/profile.ts';
import * as texts from '../texts.ts';
import { Setting } from './setting.tsx';

const setLookBack = (morning_look_back_enabled: boolean): void => {
  saveProfile({ morning_look_back_enabled }).catch(() => toast.error(texts.saveFailed));
};

/** How the product looks, what a new page begins with, and how a day ends. Each takes effect at once. */
export function Appearance({ profile }: { profile: Profile }): ReactNode {
  // Devices may have a row from before this choice existed.
  const { morning_look_back_enabled: looksBack = true } = profile;
  return (
    <Setting id="appearance" title={texts.appearanceTitle}>
      <div className="grid grid-cols-1 gap-7">
        <ThemeChoice />
        <Switch
          label={texts.lookBackLabel}
          help={texts.lookBackHelp}
          checked={looksBack}
          onChange={setLookBack}
        />
        <div>
          <ClosingSignalChoice />
          <p className="mt-2 text-ink-2 text-small">{texts.closingSignalHelp}</p>
        </div>
      </div>
    </Setting>
  );
}
