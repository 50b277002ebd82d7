import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { LoopRing, NO_STROKES } from '../../kit/loop-ring.tsx';
import { PageMessage } from '../../kit/page-message.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { PublicFrame } from '../../kit/public-frame.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { TextInput } from '../../kit/text-input.tsx';
import { useTitle } from '../../kit/title.ts';
import { SignOutLine } from '../sign-out-line.tsx';
import { useSave } from '../use-save.ts';
import * as texts from './texts.ts';
import {
  hasPasskeyWay,
  unlockByPasskey,
  unlockByPassphrase,
  unlockByRecoveryKey,
  waysToOpen,
} from './unlock.ts';
import { unlockErrorMessage } from './unlock-error.ts';

/** Stands where the app would be while the vault is closed: how to open it, and the way out. Nothing of the person's. */
export default function VaultClosedPage(): ReactNode {
  useTitle(texts.lockedTitle);
  const [hasForgotten, setForgotten] = useState(false);
  return (
    <PublicFrame>
      <PageMessage>
        <LoopRing strokes={NO_STROKES} size="empty" />
        <h1>{texts.lockedTitle}</h1>
        <p className="text-ink-2">{texts.lockedText}</p>
        {hasForgotten ? <RecoveryKeyForm /> : <PassphraseForm />}
        <ByPasskey />
        <TextButton onClick={() => setForgotten(!hasForgotten)}>
          {hasForgotten ? texts.usePassphraseButton : texts.useRecoveryKeyButton}
        </TextButton>
        <SignOutLine help={texts.signOutHelp} />
      </PageMessage>
    </PublicFrame>
  );
}

const FORM = 'mt-3 grid w-full max-w-[320px] gap-5';

/** What was typed, why it is not taken, and trying it. */
function useTry(unlock: (typed: string) => Promise<string | undefined>) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(unlockErrorMessage);
  const change = (next: string): void => {
    setTyped(next);
    setProblem(undefined);
    clear();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!busy) await run(async () => setProblem(await unlock(typed)));
  };
  return { typed, problem, busy, error, change, submit };
}

async function tryPassphrase(typed: string): Promise<string | undefined> {
  if (typed === '') return texts.passphraseMissing;
  return (await unlockByPassphrase(typed)) === 'wrong' ? texts.passphraseWrong : undefined;
}

function PassphraseForm(): ReactNode {
  const { typed, problem, busy, error, change, submit } = useTry(tryPassphrase);
  return (
    <form className={FORM} noValidate onSubmit={submit}>
      <Field label={texts.passphraseLabel} help={texts.passphraseHelp} error={problem}>
        <PasswordInput
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {error && <Alert>{error}</Alert>}
      <div>
        <Button type="submit" busy={busy} busyLabel={texts.unlocking}>
          {texts.unlockButton}
        </Button>
      </div>
    </form>
  );
}

/** Where a passkey opens the vault, as far as this device can find out. */
function ByPasskey(): ReactNode {
  const [isOffered, setOffered] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { run, busy, error } = useSave(unlockErrorMessage);
  useEffect(() => {
    waysToOpen().then(
      (ways) => setOffered(hasPasskeyWay(ways)),
      () => undefined,
    );
  }, []);
  if (!isOffered) return null;
  const ask = () =>
    run(async () => setProblem((await unlockByPasskey()) === 'wrong' ? texts.passkeyWrong : undefined));
  const said = error || problem;
  return (
    <div className="grid gap-3">
      {said && <Alert>{said}</Alert>}
      <div>
        <Button variant="secondary" busy={busy} busyLabel={texts.unlocking} onClick={ask}>
          {texts.usePasskeyButton}
        </Button>
      </div>
    </div>
  );
}

async function tryRecoveryKey(typed: string): Promise<string | undefined> {
  const { readRecoveryKey } = await import('./recovery-words.ts');
  const read = readRecoveryKey(typed);
  if ('key' in read) {
    return (await unlockByRecoveryKey(read.key)) === 'wrong' ? texts.recoveryKeyWrong : undefined;
  }
  if (read.problem === 'word') return texts.wordUnknown(read.word);
  return read.problem === 'count' ? texts.wordsMissing : texts.wordsDoNotFit;
}

function RecoveryKeyForm(): ReactNode {
  const { typed, problem, busy, error, change, submit } = useTry(tryRecoveryKey);
  return (
    <form className={FORM} noValidate onSubmit={submit}>
      <Field label={texts.recoveryKeyLabel} help={texts.recoveryKeyHelp} error={problem}>
        <TextInput
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {error && <Alert>{error}</Alert>}
      <div>
        <Button type="submit" busy={busy} busyLabel={texts.unlocking}>
          {texts.unlockButton}
        </Button>
      </div>
    </form>
  );
}
