import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { toast } from '../../../kit/toast.ts';
import { useSave } from '../../../session/use-save.ts';
import { useFreshProof } from '../../auth/client.ts';
import * as texts from '../texts.ts';
import { changeRecoveryKey } from './ops.ts';
import { ConfirmWords, type Owner, RecoveryWords, useRecoveryKey } from './recovery-key.tsx';
import { vaultErrorMessage } from './vault-error.ts';

/** Hands out another recovery key, makes sure of it, and puts it in the place of the former one. */
export default function NewRecoveryKey({ owner, onClose }: { owner: Owner; onClose: () => void }): ReactNode {
  const [isSaved, setSaved] = useState(false);
  const recovery = useRecoveryKey();
  const { run, busy, error, clear } = useSave(vaultErrorMessage);
  const { withFreshProof, dialog } = useFreshProof();
  const finish = async () => {
    if (!recovery.isConfirmed()) return;
    if (!(await run(() => withFreshProof(() => changeRecoveryKey(recovery.key))))) return;
    toast.success(texts.recoveryKeyChanged);
    onClose();
  };
  return (
    <>
      {isSaved ? (
        <FormDialog
          title={texts.confirmWordsTitle}
          text={texts.confirmWordsText}
          submitLabel={texts.saveRecoveryKeyButton}
          busyLabel={texts.saving}
          cancelLabel={texts.backButton}
          guarded
          {...{ busy, error }}
          onClose={() => setSaved(false)}
          onSubmit={finish}
        >
          <ConfirmWords recovery={recovery} onType={clear} />
        </FormDialog>
      ) : (
        <FormDialog
          title={texts.newRecoveryKeyTitle}
          text={texts.newRecoveryKeyText}
          submitLabel={texts.continueButton}
          guarded
          {...{ busy, error, onClose }}
          onSubmit={() => setSaved(true)}
        >
          <RecoveryWords words={recovery.words} owner={owner} />
        </FormDialog>
      )}
      {dialog}
    </>
  );
}
