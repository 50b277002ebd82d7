import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { Field } from '../../../kit/field.tsx';
import { FieldError } from '../../../kit/field-error.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { syncNow } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import type { Profile } from '../../../session/profile.ts';
import { settleNotebook } from '../../../session/settle.ts';
import { useSave } from '../../../session/use-save.ts';
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES } from '../contract/limits.ts';
import { normalizePhone } from '../rules.ts';
import * as texts from '../texts.ts';
import type { KnownChannels } from './use-channels.ts';

interface PhoneStateProps {
  profile: Profile;
  known: KnownChannels;
  /** The number as it stands in the field, perhaps not yet saved. */
  typed: string;
}

/** How it stands with the number in the field: whether it is saved, confirmed, or wants no texts. */
export function PhoneState({ profile, known, typed }: PhoneStateProps): ReactNode {
  const { phone_number: phone, phone_confirmed_at: confirmedAt } = profile;
  const text = known.channels?.text;
  if (text && !text.offered) return <Notice>{texts.textsNotSetUp}</Notice>;
  if (!phone || normalizePhone(typed) !== phone) return null;
  if (text?.stopped_at) return <Stopped number={text.number} onRefresh={known.refresh} />;
  if (confirmedAt) {
    return (
      <p role="status" className="text-small/5.5 text-ink-2">
        {sentence(texts.numberConfirmed<ReactNode>(<span dir="ltr">{phone}</span>))}
      </p>
    );
  }
  return <Confirmation key={phone} phone={phone} onDone={known.refresh} />;
}

function Stopped({
  number,
  onRefresh,
}: {
  number: string | null;
  onRefresh: () => Promise<void>;
}): ReactNode {
  return (
    <Notice tone="due" action={<TextButton onClick={onRefresh}>{texts.checkAgainButton}</TextButton>}>
      {number ? texts.optedOutOf(number) : texts.optedOut}
    </Notice>
  );
}

const OFFLINE = texts.offline;

/** How long a code waits for the number to be saved, in milliseconds. */
const SETTLE_LIMIT = 5000;

/** What the server refuses with is written for people. */
const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status !== 0 ? error.message : OFFLINE;

/** Asks for the code that shows whose number it is. Until then nothing is sent to it. */
function Confirmation({ phone, onDone }: { phone: string; onDone: () => Promise<void> }): ReactNode {
  const [sent, setSent] = useState(0);
  const isSent = sent > 0;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sending = useSave(sentenceOf);
  const confirming = useSave(sentenceOf);
  const errorId = useId();

  const sendCode = async () => {
    confirming.clear();
    setCode('');
    const wasSent = await sending.run(async () => {
      // The server texts the number that it has, which may be the one before until the change has arrived.
      await settleNotebook(SETTLE_LIMIT);
      await call('POST /api/reminders/phone-code');
    });
    if (!wasSent) return;
    setSent((before) => before + 1);
  };
  // Each code is typed where it is asked for.
  useEffect(() => {
    if (sent > 0) field.current?.focus();
  }, [sent]);
  const confirm = async () => {
    if (code.length !== PHONE_CODE_DIGITS) return field.current?.focus();
    const isRight = await confirming.run(() =>
      call('POST /api/reminders/phone-confirmation', { body: { code } }),
    );
    if (!isRight) return field.current?.select();
    void syncNow();
    await onDone();
  };

  return (
    <fieldset className="grid gap-4" aria-label={texts.confirmNumberLabel}>
      <Notice>{sentence(texts.confirmNumberNotice<ReactNode>(<span dir="ltr">{phone}</span>))}</Notice>
      {isSent && (
        <Field label={texts.codeLabel} error={confirming.error} help={texts.codeHelp(PHONE_CODE_MINUTES)}>
          <TextInput
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            // Pasted, it may come as '123 456'.
            onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, PHONE_CODE_DIGITS))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it saves the settings.
              event.preventDefault();
              void confirm();
            }}
          />
        </Field>
      )}
      {sending.error && <FieldError id={errorId}>{sending.error}</FieldError>}
      <ButtonRow>
        {isSent && (
          <Button
            variant="secondary"
            busy={confirming.busy}
            busyLabel={texts.confirmingCode}
            onClick={confirm}
          >
            {texts.confirmCodeButton}
          </Button>
        )}
        {isSent ? (
          <TextButton aria-disabled={sending.busy || undefined} onClick={sendCode}>
            {texts.resendCodeButton}
          </TextButton>
        ) : (
          <Button variant="secondary" busy={sending.busy} busyLabel={texts.sendingCode} onClick={sendCode}>
            {texts.sendCodeButton}
          </Button>
        )}
      </ButtonRow>
    </fieldset>
  );
}
