import type { ReactNode } from 'react';
import { ClosingSignalChoice } from '../../../kit/closing-signal-choice.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { ThemeChoice } from '../../../kit/theme-choice.tsx';
import { toast } from '../../../kit/toast.ts';
import { type Profile, type ProfileChange, saveProfile } from '../../../session/profile.ts';
import { KeepPlacesChoice, UnmeteredChoice } from '../../attachments/client.ts';
import * as texts from '../texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Setting } from './setting.tsx';

const save = (change: ProfileChange): void => {
  saveProfile(change).catch(() => toast.error(texts.saveFailed));
};

/** How the product looks, what a new page begins with, whether a day has a mood, and how it ends. Each takes effect at once. */
export function Appearance({ profile }: { profile: Profile }): ReactNode {
  // Devices may have a row from before these choices existed.
  const { morning_look_back_enabled: looksBack = true, mood_enabled: keepsMood = false } = profile;
  return (
    <Setting id="appearance" title={texts.appearanceTitle}>
      <div className="grid grid-cols-1 gap-7">
        <LanguageChoice />
        <ThemeChoice />
        <Switch
          label={texts.lookBackLabel}
          help={texts.lookBackHelp}
          checked={looksBack}
          onChange={(morning_look_back_enabled) => save({ morning_look_back_enabled })}
        />
        <Switch
          label={texts.moodLabel}
          help={texts.moodHelp}
          checked={keepsMood}
          onChange={(mood_enabled) => save({ mood_enabled })}
        />
        <KeepPlacesChoice />
        <UnmeteredChoice />
        <div>
          <ClosingSignalChoice />
          <p className="mt-2 text-ink-2 text-small">{texts.closingSignalHelp}</p>
        </div>
      </div>
    </Setting>
  );
}
