import type { ReactNode } from 'react';
import type { Profile } from '../../../session/profile.ts';
import type { KnownAddress } from '../../auth/client.ts';
import {
  DeviceSwitch,
  PhoneState,
  ReminderSettings,
  SentLately,
  useChannels,
  useReminders,
} from '../../reminders/client.ts';

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
