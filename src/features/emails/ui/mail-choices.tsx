import type { ReactNode } from 'react';
import { Switch } from '../../../kit/switch.tsx';
import { toast } from '../../../kit/toast.ts';
import { type Profile, type ProfileChange, saveProfile } from '../../../session/profile.ts';
import * as texts from '../texts.ts';

const save = (change: ProfileChange): void => {
  saveProfile(change).catch(() => toast.error(texts.saveFailed));
};

/** Which automatic emails the person wants. A switch takes effect at once. */
export default function MailChoices({ profile }: { profile: Profile }): ReactNode {
  // Devices may have rows from before these choices existed.
  const { weekly_summary_enabled: weekly = false, trial_notices_enabled: trial = true } = profile;
  return (
    <div className="grid grid-cols-1 gap-7">
      <Switch
        label={texts.weeklySummaryLabel}
        help={texts.weeklySummaryHelp}
        checked={weekly}
        onChange={(on) => save({ weekly_summary_enabled: on })}
      />
      <Switch
        label={texts.trialEmailsLabel}
        help={texts.trialEmailsHelp}
        checked={trial}
        onChange={(on) => save({ trial_notices_enabled: on })}
      />
    </div>
  );
}
