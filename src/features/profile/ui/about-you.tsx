import { type ReactNode, useState } from 'react';
import type { Profile } from '../../../web/profile.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
import { announceCoreProfile } from '../../reminders/ui/widgets/announce-core-profile.ts';
import { PROFILE_LIMITS } from '../contract/limits.ts';
import { PROFILE_MESSAGES } from '../contract/messages.ts';
import { Setting, SettingForm } from './setting.tsx';
import { TimeZoneChoice } from './time-zone-choice.tsx';
import { useProfileSave } from './use-profile-save.ts';

/** Name and time zone. A new name is announced to the services that write to the person. */
export function AboutYou({ profile }: { profile: Profile }): ReactNode {
  const [name, setName] = useState(profile.name);
  const [zone, setZone] = useState(profile.time_zone);
  const [problem, setProblem] = useState<string>();
  const { save, busy, error } = useProfileSave();

  const store = async () => {
    const wrong = name.trim() ? undefined : PROFILE_MESSAGES.nameRequired;
    setProblem(wrong);
    if (wrong) return;
    const row = await save({ name, time_zone: zone });
    if (row && row.name !== profile.name) void announceCoreProfile(row);
  };

  return (
    <Setting title="You">
      <SettingForm onSave={store}>
        <Field label="Name" error={problem}>
          <TextInput
            autoComplete="name"
            required
            maxLength={PROFILE_LIMITS.name}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <TimeZoneChoice value={zone} onChange={setZone} />
        {error && <Alert>{error}</Alert>}
        <div>
          <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </SettingForm>
    </Setting>
  );
}
