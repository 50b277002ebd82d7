import type { ReactNode } from 'react';
import type { Profile } from '../../../web/profile.ts';
import { ReminderSettings } from '../../reminders/ui/widgets/reminder-settings.tsx';
import { useReminders } from '../../reminders/ui/widgets/use-reminders.ts';
import { Setting } from './setting.tsx';
import { useUnsaved } from './unsaved.tsx';

export function Reminders({ profile }: { profile: Profile }): ReactNode {
  const reminders = useReminders(profile);
  useUnsaved(reminders.dirty);
  return (
    <Setting title="Reminders" note="By text, by email, or both. Two a day at most.">
      <ReminderSettings reminders={reminders} />
    </Setting>
  );
}
