import { type ReactNode, useState } from 'react';
import { textOrNull } from '../../../kernel/text.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import type { Profile } from '../../../session/profile.ts';
import { PlanSummary } from '../../billing/client.ts';
import { PROFILE_LIMITS } from '../contract/limits.ts';
import { changedFields } from '../rules.ts';
import * as texts from '../texts.ts';
import { Setting, SettingForm } from './setting.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useProfileSave } from './use-profile-save.ts';

/** The plan or the trial, and the name on bills. */
export function Billing({ profile }: { profile: Profile }): ReactNode {
  const [edited, setEdited] = useState<string>();
  const { save, busy, error } = useProfileSave();
  const name = edited ?? profile.billing_name ?? '';
  useUnsaved(textOrNull(name) !== profile.billing_name);
  const store = async () => {
    const saved = await save(changedFields(profile, { billing_name: textOrNull(name) }));
    if (saved) setEdited((latest) => (latest === edited ? undefined : latest));
  };
  return (
    <Setting id="billing" title={texts.billingTitle}>
      <SettingForm onSave={store}>
        <PlanSummary profile={profile} />
        <Field label={texts.billingNameLabel} optional>
          <TextInput
            maxLength={PROFILE_LIMITS.billingName}
            value={name}
            onChange={(event) => setEdited(event.target.value)}
          />
        </Field>
        {error && <Alert>{error}</Alert>}
        <div>
          <Button
            type="submit"
            variant="secondary"
            busy={busy}
            busyLabel={texts.saving}
            aria-label={texts.saveBillingNameLabel}
          >
            {texts.saveButton}
          </Button>
        </div>
      </SettingForm>
    </Setting>
  );
}
