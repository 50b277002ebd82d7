import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { toast } from '../../../kit/toast.ts';
import { useSave } from '../../../session/use-save.ts';
import { useFreshProof } from '../../auth/client.ts';
import * as texts from '../texts.ts';
import { makeVault, type NewVault, type NewVaultIs, turnOn } from './ops.ts';
import { OwnPassword, useOwnPassword } from './own-password.tsx';
import {
  PassphraseFields,
  type PassphraseProblems,
  type Passphrases,
  problemsOf,
} from './passphrase-fields.tsx';
import { ConfirmWords, type Owner, RecoveryWords, useRecoveryKey } from './recovery-key.tsx';
import styles from './turn-on.module.css';
import { vaultErrorMessage } from './vault-error.ts';

type Step = 'about' | 'passphrase' | 'words' | 'confirm';

const NOTHING: Passphrases = { passphrase: '', again: '' };

interface TurnOnProps {
  owner: Owner;
  begins: NewVaultIs;
  onClose: () => void;
  /** The vault is on. */
  onDone?: () => void;
}

const SAID = { first: texts.turningOnVault, rekeyed: texts.keyChange, empty: texts.startingOver };

/** Says what a private vault means, takes a passphrase, hands out the recovery key, makes sure of it, and turns it on. */
export default function TurnOn({ owner, begins, onClose, onDone = onClose }: TurnOnProps): ReactNode {
  const said = SAID[begins];
  const [step, setStep] = useState<Step>('about');
  const password = useOwnPassword();
  const [given, setGiven] = useState(NOTHING);
  const [problems, setProblems] = useState<PassphraseProblems>({});
  const recovery = useRecoveryKey();
  const [vault, setVault] = useState<NewVault>();
  const { run, busy, error, clear } = useSave(vaultErrorMessage);
  const { withFreshProof, dialog } = useFreshProof();

  const takePassphrase = () =>
    run(async () => {
      const found = await problemsOf(given, password.value);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      // Now, so that the last step has nothing to compute.
      setVault(await makeVault(begins, given.passphrase, recovery.key));
      setStep('words');
    });

  const finish = async () => {
    if (!recovery.isConfirmed() || !vault) return;
    if (!(await run(() => withFreshProof(() => turnOn(vault))))) return;
    toast.success(said.done);
    onDone();
  };

  const shared = { busy, error, onClose };
  return (
    <>
      {step === 'about' && (
        <FormDialog
          {...shared}
          title={said.title}
          submitLabel={texts.continueButton}
          onSubmit={() => run(async () => (await password.prove()) && setStep('passphrase'))}
        >
          <ul className={styles.before}>
            {said.before.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <OwnPassword {...password} onType={clear} />
        </FormDialog>
      )}
      {step === 'passphrase' && (
        <FormDialog
          {...shared}
          title={texts.choosePassphraseTitle}
          text={texts.choosePassphraseText}
          submitLabel={texts.continueButton}
          onSubmit={takePassphrase}
        >
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
      )}
      {step === 'words' && (
        <FormDialog
          {...shared}
          title={texts.saveRecoveryKeyTitle}
          text={texts.saveRecoveryKeyText}
          submitLabel={texts.continueButton}
          guarded
          onSubmit={() => setStep('confirm')}
        >
          <RecoveryWords words={recovery.words} owner={owner} />
        </FormDialog>
      )}
      {step === 'confirm' && (
        <FormDialog
          {...shared}
          title={texts.confirmWordsTitle}
          text={texts.confirmWordsText}
          submitLabel={said.button}
          busyLabel={said.busy}
          cancelLabel={texts.backButton}
          guarded
          onClose={() => setStep('words')}
          onSubmit={finish}
        >
          <ConfirmWords recovery={recovery} onType={clear} />
        </FormDialog>
      )}
      {dialog}
    </>
  );
}
