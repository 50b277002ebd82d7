import { type ReactNode, useState } from 'react';
import { call } from '../../../web/api.ts';
import { useSave } from '../../../web/save.ts';
import { signOutAnyway } from '../../../web/session/leave.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { PasswordInput } from '../../../web/ui/password-input.tsx';
import { TakeEverything } from '../../archive/ui/widgets/take-everything.tsx';
import { AUTH_MESSAGES } from '../../auth/contract/messages.ts';
import { ModelConsent } from '../../weekly/ui/widgets/model-consent.tsx';
import { PROFILE_MESSAGES } from '../contract/messages.ts';
import { accountErrorMessage } from './account-error.ts';
import { Setting, SettingForm } from './setting.tsx';

/** Taking everything along, and deleting the account. */
export function YourData(): ReactNode {
  const [deleting, setDeleting] = useState(false);
  return (
    <Setting id="data" title="Your data" note="Your words are yours: take them with you, or take them away.">
      <div className="grid grid-cols-1 gap-[20px]">
        <p className="text-ink-2">
          Download your <Link to="/journal/history">journal</Link> or your{' '}
          <Link to="/lessons-history">lessons</Link> as text.
        </p>
        <TakeEverything />
        <p className="text-ink-2">
          Kept a journal elsewhere, or have an archive? <Link to="/import">Import it</Link>.
        </p>
        <ModelConsent />
        <div>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        </div>
        {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
      </div>
    </Setting>
  );
}

function DeleteAccount({ onClose }: { onClose: () => void }): ReactNode {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(accountErrorMessage);

  const remove = async () => {
    const wrong = password.trim() ? undefined : AUTH_MESSAGES.currentPasswordMissing;
    setProblem(wrong);
    if (wrong) return;
    // What waits on this device belonged to the account; there is nowhere left to send it.
    const removed = await run(() => call('POST /api/auth/delete-user', { body: { password } }));
    if (removed) await signOutAnyway(PROFILE_MESSAGES.farewell);
  };

  return (
    <Dialog
      open
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Deleting..." onClick={remove}>
            Delete everything
          </Button>
        </>
      }
    >
      <p className="text-ink-2 mt-2 mb-6">
        Your journal, lessons, actions, goals and settings are deleted at once and cannot be brought back.
      </p>
      <SettingForm onSave={remove}>
        <Field label="Current password" error={problem}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
              clear();
            }}
          />
        </Field>
        {error && <Alert>{error}</Alert>}
      </SettingForm>
    </Dialog>
  );
}
