import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { toast } from '../../../kit/toast.ts';
import { useSave } from '../../../session/use-save.ts';
import * as texts from '../texts.ts';
import { changePassphrase } from './ops.ts';
import { OwnPassword, useOwnPassword } from './own-password.tsx';
import { PassphraseFields, type PassphraseProblems, problemsOf } from './passphrase-fields.tsx';
import { vaultErrorMessage } from './vault-error.ts';

/** Takes another passphrase, which opens the vault in the place of the former one. */
export default function ChangePassphrase({ onClose }: { onClose: () => void }): ReactNode {
  const password = useOwnPassword();
  const [given, setGiven] = useState({ passphrase: '', again: '' });
  const [problems, setProblems] = useState<PassphraseProblems>({});
  const { run, busy, error, clear } = useSave(vaultErrorMessage);
  const change = async (): Promise<boolean> => {
    const found = await problemsOf(given, password.value);
    setProblems(found);
    if (Object.keys(found).length > 0 || !(await password.prove())) return false;
    await changePassphrase(given.passphrase);
    return true;
  };
  const submit = () =>
    run(async () => {
      if (!(await change())) return;
      toast.success(texts.passphraseChanged);
      onClose();
    });
  return (
    <FormDialog
      title={texts.changePassphraseTitle}
      text={texts.changePassphraseText}
      submitLabel={texts.savePassphraseButton}
      busyLabel={texts.saving}
      {...{ busy, error, onClose }}
      onSubmit={submit}
    >
      <OwnPassword {...password} onType={clear} />
      <PassphraseFields
        value={given}
        problems={problems}
        onChange={(next) => {
          setGiven(next);
          setProblems({});
          clear();
        }}
      />
    </FormDialog>
  );
}
