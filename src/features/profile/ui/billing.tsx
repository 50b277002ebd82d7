import { type ReactNode, useState } from 'react';
import { textOrNull } from '../../../kernel/text.ts';
import { useNow } from '../../../web/clock.ts';
import type { Profile } from '../../../web/profile.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
import { trialDaysLeft } from '../../billing/rules.ts';
import { PROFILE_LIMITS } from '../contract/limits.ts';
import { changedFields } from '../rules.ts';
import { Setting, SettingForm } from './setting.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useProfileSave } from './use-profile-save.ts';

function trialLine(days: number): string {
  if (days <= 0) return 'Your trial has ended.';
  return `Free trial, ${days} ${days === 1 ? 'day' : 'days'} left.`;
}

/** The name on bills, and how long the trial runs. */
export function Billing({ profile }: { profile: Profile }): ReactNode {
  const [edited, setEdited] = useState<string>();
  const { save, busy, error } = useProfileSave();
  const name = edited ?? profile.billing_name ?? '';
  useUnsaved(textOrNull(name) !== profile.billing_name);
  const store = async () => {
    const saved = await save(changedFields(profile, { billing_name: textOrNull(name) }));
    if (saved) setEdited((latest) => (latest === edited ? undefined : latest));
  };
  const days = trialDaysLeft(new Date(profile.trial_ends_at), useNow());
  return (
    <Setting title="Billing">
      <SettingForm onSave={store}>
        <Field label="Billing name" optional>
          <TextInput
            maxLength={PROFILE_LIMITS.billingName}
            value={name}
            onChange={(event) => setEdited(event.target.value)}
          />
        </Field>
        {error && <Alert>{error}</Alert>}
        <div>
          <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
            Save<span className="sr-only"> billing name</span>
          </Button>
        </div>
        <p className="text-ink-2">
          {trialLine(days)} <Link to="/pricing">See plans</Link>
        </p>
      </SettingForm>
    </Setting>
  );
}
