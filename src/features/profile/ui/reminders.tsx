import type { ReactNode } from 'react';
import type { Profile } from '../../../session/profile.ts';
import type { KnownAddress } from '../../auth/ui/use-address-confirmed.ts';
import { DeviceSwitch } from '../../reminders/ui/device-switch.tsx';
import { PhoneState } from '../../reminders/ui/phone-state.tsx';
import { ReminderSettings } from '../../reminders/ui/reminder-settings.tsx';
import { SentLately } from '../../reminders/ui/sent-lately.tsx';
import { useChannels } from '../../reminders/ui/use-channels.ts';
import { useReminders } from '../../reminders/ui/use-reminders.ts';
import * as texts from '../texts.ts';
import { Setting } from './setting.tsx';
import { useUnsaved } from './unsaved.tsx';

export function Reminders({ profile, address }: { profile: Profile; address: KnownAddress }): ReactNode {
  const reminders = useReminders(profile);
  const known = useChannels();
  useUnsaved(reminders.dirty);
  return (
    <Setting title={texts.remindersTitle} note={texts.remindersHelp}>
      <div>
        <ReminderSettings
          reminders={reminders}
          isAddressConfirmed={address.isConfirmed}
          phoneState={<PhoneState profile={profile} known={known} typed={reminders.settings.phone} />}
          deviceSwitch={<DeviceSwitch known={known} />}
        />
        <SentLately profile={profile} />
      </div>
    </Setting>
  );
}
