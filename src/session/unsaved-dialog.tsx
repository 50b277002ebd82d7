import { ConfirmDialog } from '../kit/dialog.tsx';
import { useStore } from '../kit/use-store.ts';
import { fileStates } from './files/file-states.ts';
import { signOutAnyway, staySignedIn } from './leave.ts';
import { remaining } from './saving/saving-words.ts';
import * as texts from './texts.ts';
import { useSaving } from './use-saving.ts';
import { useSession } from './use-session.ts';

/** Asks before a sign-out that would throw away writing that is not saved, and says what that is. */
export default function UnsavedDialog() {
  const { unsaved = 0 } = useSession();
  const saving = useSaving();
  const files = useStore(fileStates, ({ size }) => size);
  return (
    <ConfirmDialog
      open={unsaved > 0}
      title={files === unsaved ? texts.unsavedFilesTitle : texts.unsavedTitle}
      text={remaining(unsaved, saving, files)}
      confirmLabel={texts.signOutAnywayButton}
      cancelLabel={texts.staySignedInLabel}
      danger
      onConfirm={() => void signOutAnyway()}
      onCancel={staySignedIn}
    />
  );
}
