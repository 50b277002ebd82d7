import { type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import type { Profile } from '../../../session/profile.ts';
import { announceCoreProfile } from '../../reminders/client.ts';
import { PROFILE_LIMITS } from '../contract/limits.ts';
import { changedFields } from '../rules.ts';
import * as texts from '../texts.ts';
import { Setting, SettingForm } from './setting.tsx';
import { TimeZoneChoice } from './time-zone-choice.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useProfileSave } from './use-profile-save.ts';

/** Name and time zone. A new name is announced to the services that write to the person. */
export function AboutYou({ profile }: { profile: Profile }): ReactNode {
  const [edits, setEdits] = useState<{ name?: string; time_zone?: string }>({});
  const [problem, setProblem] = useState<string>();
  const { save, busy, error } = useProfileSave();
  // What is not edited here follows the notebook, and so what other tabs and devices change.
  const { name, time_zone } = { ...profile, ...edits };

  useUnsaved(Object.keys(changedFields(profile, edits)).length > 0);

  const store = async () => {
    const wrong = isBlank(name) ? texts.nameRequired : undefined;
    setProblem(wrong);
    if (wrong) return;
    const change = changedFields(profile, { ...edits, name: name.trim() });
    const saved = await save(change);
    if (!saved) return;
    setEdits((latest) => (latest === edits ? {} : latest));
    if (change.name !== undefined) void announceCoreProfile(saved);
  };

  return (
    <Setting title={texts.youTitle}>
      <SettingForm onSave={store}>
        <Field label={texts.nameLabel} error={problem}>
          <TextInput
            autoComplete="name"
            required
            maxLength={PROFILE_LIMITS.name}
            value={name}
            onChange={(event) => {
              setEdits({ ...edits, name: event.target.value });
              setProblem(undefined);
            }}
          />
        </Field>
        <TimeZoneChoice value={time_zone} onChange={(zone) => setEdits({ ...edits, time_zone: zone })} />
        {error && <Alert>{error}</Alert>}
        <div>
          <Button type="submit" variant="secondary" busy={busy} busyLabel={texts.saving}>
            {texts.saveButton}
          </Button>
        </div>
      </SettingForm>
    </Setting>
  );
}
