import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '../../../../kernel/route.ts';
import { buttonClass } from '../../../../kit/button.tsx';
import { copyText } from '../../../../kit/copy-text.ts';
import { Field } from '../../../../kit/field.tsx';
import { FormDialog } from '../../../../kit/form-dialog.tsx';
import { QrCode } from '../../../../kit/qr-code.tsx';
import { TextButton } from '../../../../kit/text-button.tsx';
import { TextInput } from '../../../../kit/text-input.tsx';
import { call } from '../../../../session/call.ts';
import { useSave } from '../../../../session/use-save.ts';
import { readFactorCode } from '../../../auth/contract/factor-code.ts';
import type { beginSecondFactor } from '../../../auth/contract.ts';
import * as authTexts from '../../../auth/texts.ts';
import * as texts from '../../texts.ts';
import { twoStepErrorMessage } from '../account-error.ts';
import styles from './set-up.module.css';

interface SetUpProps {
  /** What the authenticator app is given. */
  setup: AnswerOf<typeof beginSecondFactor>;
  onCodes: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** The key in groups, as it is read and typed. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Hands an authenticator app its key, says what losing it means, and turns two-step sign-in on with the app's first code. */
export default function SetUp({ setup: { secret, uri }, onCodes, onClose }: SetUpProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(twoStepErrorMessage);
  const turnOn = async () => {
    const isCode = readFactorCode(typed)?.kind === 'app';
    setProblem(isCode ? undefined : authTexts.appCodeMalformed);
    if (!isCode) return;
    await run(async () => {
      const { recovery_codes } = await call('POST /api/auth/second-factor/confirm', {
        body: { code: typed },
      });
      onCodes(recovery_codes);
    });
  };
  return (
    <FormDialog
      title={texts.setUpTwoStepButton}
      text={texts.setUpTwoStepText}
      submitLabel={texts.turnOnTwoStepButton}
      busyLabel={texts.turningOn}
      busy={busy}
      error={error}
      onSubmit={turnOn}
      onClose={onClose}
    >
      <QrCode text={uri} label={texts.qrCodeLabel} />
      <div className={styles.onThisDevice}>
        <a href={uri} className={buttonClass('secondary')}>
          {texts.openAuthenticatorLink}
        </a>
      </div>
      <div className="text-small text-ink-2">
        <p>{texts.setupKeyTitle}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          <span className={styles.key}>{inGroups(secret)}</span>
          <TextButton onClick={() => copyText(secret, { done: texts.keyCopied, failed: texts.copyFailed })}>
            {texts.copyKeyButton}
          </TextButton>
        </div>
      </div>
      <Field label={texts.appCodeLabel} help={problem ? undefined : texts.appCodeHelp} error={problem}>
        <TextInput
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
            clear();
          }}
        />
      </Field>
      <p className="text-small text-ink-2">{texts.beforeTwoStep}</p>
    </FormDialog>
  );
}
