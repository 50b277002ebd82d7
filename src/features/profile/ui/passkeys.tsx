import { type ReactNode, useState } from 'react';
import { localDateOf } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { toast } from '../../../kit/toast.ts';
import { call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import { knowsPasskeys, makePasskey, OwnerDialog, useFreshProof } from '../../auth/client.ts';
import { PASSKEY_NAME_MAX } from '../../auth/contract/passkey-limits.ts';
import type { Passkey } from '../../auth/contract.ts';
import * as authTexts from '../../auth/texts.ts';
import * as texts from '../texts.ts';
import { passkeyErrorMessage } from './account-error.ts';

import { useAnswer } from './use-answer.ts';

const askForPasskeys = () => call('GET /api/auth/passkeys');

type Asked = { rename: Passkey } | { remove: Passkey };

/** The passkeys of the account: when each was last used, and adding, renaming and removing them. */
export function Passkeys({ zone }: { zone: string }): ReactNode {
  const { answer: passkeys, failed, load } = useAnswer(askForPasskeys);
  const [asked, setAsked] = useState<Asked>();
  const shared = { onClose: () => setAsked(undefined), onDone: load };
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
        <AddPasskey onDone={load} />
      ) : (
        <p className="mt-2 text-small text-ink-2">{texts.passkeysUnknownHere}</p>
      )}
      {asked && 'rename' in asked && <RenamePasskey passkey={asked.rename} {...shared} />}
      {asked && 'remove' in asked && <RemovePasskey passkey={asked.remove} {...shared} />}
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
        <span className="ms-auto flex gap-x-4">
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

function AddPasskey({ onDone }: { onDone: () => Promise<void> }): ReactNode {
  const { run, busy, error } = useSave(passkeyErrorMessage);
  const { withFreshProof, dialog } = useFreshProof();
  const add = () =>
    run(async () => {
      const options = await withFreshProof(() => call('POST /api/auth/passkeys/options', { body: {} }));
      const response = await makePasskey(options);
      await call('POST /api/auth/passkeys', { body: { response } });
      toast.success(texts.passkeyAdded);
      await onDone();
    });
  return (
    <div className="mt-4 grid gap-4">
      {error && <Alert>{error}</Alert>}
      <div>
        <Button variant="secondary" busy={busy} busyLabel={texts.addingPasskey} onClick={add}>
          {texts.addPasskeyButton}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

interface AboutOne {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function RemovePasskey({ passkey, onClose, onDone }: AboutOne): ReactNode {
  const finish = () => {
    toast.success(texts.passkeyRemoved);
    onClose();
    void onDone();
  };
  return (
    <OwnerDialog
      title={texts.removePasskeyTitle(passkey.name)}
      text={texts.removePasskeyText}
      submitLabel={texts.removePasskeyButton}
      busyLabel={texts.removing}
      danger
      work={() => call('POST /api/auth/passkeys/remove', { body: { id: passkey.id } })}
      explain={passkeyErrorMessage}
      onDone={finish}
      onClose={onClose}
    />
  );
}

function RenamePasskey({ passkey, onClose, onDone }: AboutOne): ReactNode {
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(passkeyErrorMessage);
  const rename = async () => {
    const isBlank = !name.trim();
    setProblem(isBlank ? authTexts.passkeyNameMissing : undefined);
    const body = { id: passkey.id, name };
    if (isBlank || !(await run(() => call('POST /api/auth/passkeys/rename', { body })))) return;
    onClose();
    await onDone();
  };
  return (
    <FormDialog
      title={texts.renamePasskeyTitle}
      text={texts.renamePasskeyText}
      submitLabel={texts.saveButton}
      busyLabel={texts.saving}
      busy={busy}
      error={error}
      onSubmit={rename}
      onClose={onClose}
    >
      <Field label={texts.passkeyNameLabel} error={problem}>
        <TextInput
          autoFocus
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
            clear();
          }}
        />
      </Field>
    </FormDialog>
  );
}
