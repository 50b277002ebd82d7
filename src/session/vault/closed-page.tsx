import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { LoopRing, NO_STROKES } from '../../kit/loop-ring.tsx';
import { PageMessage } from '../../kit/page-message.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { PublicFrame } from '../../kit/public-frame.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { TextInput } from '../../kit/text-input.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useTitle } from '../../kit/title.ts';
import { SignOutLine } from '../sign-out-line.tsx';
import { useSave } from '../use-save.ts';
import { ByOtherDevice, OtherDevice } from './other-device.tsx';
import * as texts from './texts.ts';
import {
  hasPasskeyWay,
  unlockByPasskey,
  unlockByPassphrase,
  unlockByRecoveryKey,
  waysToOpen,
} from './unlock.ts';
import { unlockErrorMessage } from './unlock-error.ts';
import { WhileLocked } from './while-locked.tsx';

/** Stands where the app would be while the vault is closed: how to open it, and the way out. Nothing of the person's. */
export default function VaultClosedPage(): ReactNode {
  useTitle(texts.lockedTitle);
  const [hasForgotten, setForgotten] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    return (
      <PublicFrame>
        <PageMessage>
          <OtherDevice onBack={() => setAsking(false)} />
        </PageMessage>
      </PublicFrame>
    );
  }
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
        <ByOtherDevice onChoose={() => setAsking(true)} />
        {hasForgotten && <TextLink to="/start-over">{texts.startOverLink}</TextLink>}
        <WhileLocked />
        <SignOutLine help={texts.signOutHelp} />
      </PageMessage>
    </PublicFrame>
  );
}

interface UnlockFormProps {
  label: string;
  help: string;
  /** Answers why it is not taken; undefined once the vault is open. */
  tryIt: (typed: string) => Promise<string | undefined>;
  input: (props: Pick<ComponentProps<'input'>, 'autoFocus' | 'value' | 'onChange'>) => ReactNode;
}

/** Asks for what opens the vault, and tries it. */
function UnlockForm({ label, help, tryIt, input }: UnlockFormProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(unlockErrorMessage);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!busy) await run(async () => setProblem(await tryIt(typed)));
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    setTyped(event.target.value);
    setProblem(undefined);
    clear();
  };
  return (
    <form className="mt-3 grid w-full max-w-[320px] gap-5" noValidate onSubmit={submit}>
      <Field label={label} help={help} error={problem}>
        {input({ autoFocus: true, value: typed, onChange })}
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

async function tryPassphrase(typed: string): Promise<string | undefined> {
  if (typed === '') return texts.passphraseMissing;
  return (await unlockByPassphrase(typed)) === 'wrong' ? texts.passphraseWrong : undefined;
}

const PassphraseForm = (): ReactNode => (
  <UnlockForm
    label={texts.passphraseLabel}
    help={texts.passphraseHelp}
    tryIt={tryPassphrase}
    input={(props) => <PasswordInput autoComplete="off" {...props} />}
  />
);

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

const RecoveryKeyForm = (): ReactNode => (
  <UnlockForm
    label={texts.recoveryKeyLabel}
    help={texts.recoveryKeyHelp}
    tryIt={tryRecoveryKey}
    input={(props) => <TextInput autoCapitalize="none" spellCheck={false} {...props} />}
  />
);
