import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDay, localDateOf } from '../../../kernel/calendar.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { toast } from '../../../kit/toast.ts';
import { call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import { knowsPasskeys, makePasskey } from '../../auth/client.ts';
import { PASSKEY_NAME_MAX } from '../../auth/contract/passkey-limits.ts';
import type { Passkey } from '../../auth/contract.ts';
import * as authTexts from '../../auth/texts.ts';
import * as texts from '../texts.ts';
import { passkeyErrorMessage } from './account-error.ts';
import { useAnswer } from './use-answer.ts';

const askForPasskeys = () => call('GET /api/auth/passkeys');

type Asked = 'add' | { rename: Passkey } | { remove: Passkey };

/** The passkeys of the account: when each was last used, and adding, renaming and removing them. */
export function Passkeys({ zone }: { zone: string }): ReactNode {
  const { answer: passkeys, failed, load } = useAnswer(askForPasskeys);
  const [asked, setAsked] = useState<Asked>();
  const done = async () => {
    setAsked(undefined);
    await load();
  };
  const shared = { onClose: () => setAsked(undefined), onDone: done };
  return (
    <div className="mt-8">
      <h3 className="text-small font-semibold font-sans">{texts.passkeysTitle}</h3>
      <p className="text-small text-ink-2">{texts.passkeysHelp}</p>
      {failed && <Alert onRetry={load}>{texts.passkeysNotLoaded}</Alert>}
      {!passkeys && !failed && <Skeleton lines={1} />}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} zone={zone} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button variant="secondary" className="mt-4" onClick={() => setAsked('add')}>
          {texts.addPasskeyButton}
        </Button>
      ) : (
        <p className="mt-2 text-small text-ink-2">{texts.passkeysUnknownHere}</p>
      )}
      {asked === 'add' && <AddPasskey {...shared} />}
      {asked && asked !== 'add' && 'rename' in asked && <RenamePasskey passkey={asked.rename} {...shared} />}
      {asked && asked !== 'add' && 'remove' in asked && <RemovePasskey passkey={asked.remove} {...shared} />}
    </div>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  zone: string;
  onAsk: (asked: Asked) => void;
}

function PasskeyLine({ passkey, zone, onAsk }: PasskeyLineProps): ReactNode {
  const { name, created_at, last_used_at, last_used_network } = passkey;
  const dayOf = (instant: string) => formatDay(localDateOf(new Date(instant), zone));
  const use = last_used_at
    ? texts.passkeyLastUsed(dayOf(last_used_at), last_used_network)
    : texts.passkeyNeverUsed;
  return (
    <li className="border-rule border-b py-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="ml-auto flex gap-x-4">
          <TextButton aria-label={texts.renamePasskeyLabel(name)} onClick={() => onAsk({ rename: passkey })}>
            {texts.renameButton}
          </TextButton>
          <TextButton aria-label={texts.removePasskeyLabel(name)} onClick={() => onAsk({ remove: passkey })}>
            {texts.removeButton}
          </TextButton>
        </span>
      </div>
      <p className="text-small text-ink-2">{texts.passkeyHistory(dayOf(created_at), use)}</p>
    </li>
  );
}

interface PasskeyFormProps {
  title: string;
  text: string;
  button: string;
  danger?: boolean;
  /** Nothing is sent while this says what is wrong with the field. */
  problem: string | undefined;
  /** Done at the press of the button. */
  work: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => Promise<void>;
  /** The field; `edited` is called at each change of it. */
  field: (problem: string | undefined, edited: () => void) => ReactNode;
}

/** A dialog of one field, which closes once its work is done. */
function PasskeyForm(props: PasskeyFormProps): ReactNode {
  const { title, text, button, danger, problem, work, onClose, onDone, field } = props;
  const [isTold, setTold] = useState(false);
  const { run, busy, error, clear } = useSave(passkeyErrorMessage);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setTold(problem !== undefined);
    if (problem === undefined && (await run(work))) await onDone();
  };
  const edited = () => {
    setTold(false);
    clear();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancelButton}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={texts.saving}
            onClick={submit}
          >
            {button}
          </Button>
        </>
      }
    >
      <p className="text-ink-2 mt-2 mb-6">{text}</p>
      <form className="grid grid-cols-1 gap-[20px]" noValidate onSubmit={submit}>
        {field(isTold ? problem : undefined, edited)}
        {error && <Alert>{error}</Alert>}
      </form>
    </Dialog>
  );
}

type Ending = Pick<PasskeyFormProps, 'onClose' | 'onDone'>;

function usePassword() {
  const [password, setPassword] = useState('');
  return {
    currentPassword: password,
    problem: password.trim() ? undefined : authTexts.currentPasswordMissing,
    field: (problem: string | undefined, edited: () => void) => (
      <Field label={texts.currentPasswordLabel} error={problem}>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            edited();
          }}
        />
      </Field>
    ),
  };
}

function AddPasskey(ending: Ending): ReactNode {
  const { currentPassword, ...form } = usePassword();
  const add = async () => {
    const options = await call('POST /api/auth/passkeys/options', { body: { currentPassword } });
    const response = await makePasskey(options);
    await call('POST /api/auth/passkeys', { body: { response } });
    toast.success(texts.passkeyAdded);
  };
  return (
    <PasskeyForm
      title={texts.addPasskeyTitle}
      text={texts.addPasskeyText}
      button={texts.continueButton}
      work={add}
      {...form}
      {...ending}
    />
  );
}

function RemovePasskey({ passkey, ...ending }: Ending & { passkey: Passkey }): ReactNode {
  const { currentPassword, ...form } = usePassword();
  const remove = async () => {
    await call('POST /api/auth/passkeys/remove', { body: { id: passkey.id, currentPassword } });
    toast.success(texts.passkeyRemoved);
  };
  return (
    <PasskeyForm
      title={texts.removePasskeyTitle(passkey.name)}
      text={texts.removePasskeyText}
      button={texts.removePasskeyButton}
      danger
      work={remove}
      {...form}
      {...ending}
    />
  );
}

function RenamePasskey({ passkey, ...ending }: Ending & { passkey: Passkey }): ReactNode {
  const [name, setName] = useState(passkey.name);
  const rename = () => call('POST /api/auth/passkeys/rename', { body: { id: passkey.id, name } });
  return (
    <PasskeyForm
      title={texts.renamePasskeyTitle}
      text={texts.renamePasskeyText}
      button={texts.saveButton}
      problem={name.trim() ? undefined : authTexts.passkeyNameMissing}
      work={rename}
      field={(problem, edited) => (
        <Field label={texts.passkeyNameLabel} error={problem}>
          <TextInput
            autoFocus
            maxLength={PASSKEY_NAME_MAX}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              edited();
            }}
          />
        </Field>
      )}
      {...ending}
    />
  );
}
