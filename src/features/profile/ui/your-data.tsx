import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { call } from '../../../session/call.ts';
import { signOutAnyway } from '../../../session/leave.ts';
import { HomeScreenNote } from '../../../session/saving/home-screen/home-screen-note.tsx';
import { useSave } from '../../../session/use-save.ts';
import { TakeEverything } from '../../archive/client.ts';
import { CurrentPassword } from '../../auth/client.ts';
import * as authTexts from '../../auth/texts.ts';
import { BookOffer } from '../../book/client.ts';
import { ModelConsent } from '../../weekly/client.ts';
import * as texts from '../texts.ts';
import { accountErrorMessage } from './account-error.ts';
import { Setting } from './setting.tsx';

/** Taking everything along, and deleting the account. */
export function YourData(): ReactNode {
  const [deleting, setDeleting] = useState(false);
  return (
    <Setting id="data" title={texts.yourDataTitle} note={texts.yourDataHelp}>
      <div className="grid grid-cols-1 gap-[20px]">
        <p className="text-ink-2">
          {sentence(
            texts.downloadAsText<ReactNode>(
              <Link to="/journal/history">{texts.journalLink}</Link>,
              <Link to="/lessons-history">{texts.lessonsLink}</Link>,
            ),
          )}
        </p>
        <TakeEverything />
        <BookOffer />
        <p className="text-ink-2">
          {sentence(texts.importOffer<ReactNode>(<Link to="/import">{texts.importFileLink}</Link>))}
        </p>
        <HomeScreenNote />
        <ModelConsent />
        <div>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {texts.deleteAccountButton}
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
    const wrong = password.trim() ? undefined : authTexts.currentPasswordMissing;
    setProblem(wrong);
    if (wrong) return;
    // What waits on this device belonged to the account; there is nowhere left to send it.
    const removed = await run(() => call('POST /api/auth/delete-user', { body: { password } }));
    if (removed) await signOutAnyway(texts.farewell);
  };

  return (
    <FormDialog
      title={texts.deleteAccountTitle}
      text={texts.deleteAccountText}
      submitLabel={texts.deleteEverythingButton}
      busyLabel={texts.deleting}
      cancelLabel={texts.keepMyAccountButton}
      danger
      busy={busy}
      error={error}
      onSubmit={remove}
      onClose={onClose}
    >
      <CurrentPassword
        label={texts.currentPasswordLabel}
        value={password}
        error={problem}
        onChange={(typed) => {
          setPassword(typed);
          setProblem(undefined);
          clear();
        }}
      />
    </FormDialog>
  );
}
