import { type ReactNode, useState } from 'react';
import { localDateOf } from '../../../../kernel/calendar.ts';
import type { AnswerOf } from '../../../../kernel/route.ts';
import { formatDay } from '../../../../kernel/written-days.ts';
import { Alert } from '../../../../kit/alert.tsx';
import { Button } from '../../../../kit/button.tsx';
import { lazyDialog } from '../../../../kit/lazy-dialog.tsx';
import { Notice } from '../../../../kit/notice.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { TextButton } from '../../../../kit/text-button.tsx';
import { toast } from '../../../../kit/toast.ts';
import { call } from '../../../../session/call.ts';
import { useSave } from '../../../../session/use-save.ts';
import { OwnerDialog, useFreshProof } from '../../../auth/client.ts';
import type { beginSecondFactor, getSecondFactor } from '../../../auth/contract.ts';
import * as texts from '../../texts.ts';
import { twoStepErrorMessage } from '../account-error.ts';

import { useAnswer } from '../use-answer.ts';
// Comes with the page: once there are codes, they must not be lost because the connection is.
import { RecoveryCodes } from './recovery-codes.tsx';

const SetUp = lazyDialog(() => import('./set-up.tsx'));

/** With so many recovery codes left, the person is told to make new ones. */
const FEW = 3;

const askForState = () => call('GET /api/auth/second-factor');

type Open =
  | { dialog: 'set-up'; setup: AnswerOf<typeof beginSecondFactor> }
  | { dialog: 'codes'; codes: string[] }
  | { dialog: 'renew' | 'turn-off' };

/** Whether a code is asked for after the password, and everything that can be done about it. */
export function TwoStep({ email, zone }: { email: string; zone: string }): ReactNode {
  const { answer: state, failed, load } = useAnswer(askForState);
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    // Also after a set-up whose answer was lost on its way.
    void load();
  };
  const showCodes = (codes: string[]) => setOpen({ dialog: 'codes', codes });
  return (
    <div className="mt-8">
      <h3 className="text-small font-semibold font-sans">{texts.twoStepTitle}</h3>
      <p className="text-small text-ink-2">{texts.twoStepHelp}</p>
      {failed && <Alert onRetry={load}>{texts.twoStepNotLoaded}</Alert>}
      {!state && !failed && <Skeleton lines={1} />}
      {state && !state.on && <Begin onBegun={(setup) => setOpen({ dialog: 'set-up', setup })} />}
      {state?.on && <IsOn state={state} zone={zone} onAsk={(dialog) => setOpen({ dialog })} />}
      {open?.dialog === 'set-up' && <SetUp setup={open.setup} onCodes={showCodes} onClose={close} />}
      {open?.dialog === 'codes' && <RecoveryCodes codes={open.codes} {...{ email, zone }} onClose={close} />}
      {open?.dialog === 'renew' && <Renew onCodes={showCodes} onClose={close} />}
      {open?.dialog === 'turn-off' && <TurnOff onClose={close} />}
    </div>
  );
}

function Begin({ onBegun }: { onBegun: (setup: AnswerOf<typeof beginSecondFactor>) => void }): ReactNode {
  const { run, busy, error } = useSave(twoStepErrorMessage);
  const { withFreshProof, dialog } = useFreshProof();
  const begin = () =>
    run(async () =>
      onBegun(await withFreshProof(() => call('POST /api/auth/second-factor/begin', { body: {} }))),
    );
  return (
    <div className="mt-4 grid gap-4">
      {error && <Alert>{error}</Alert>}
      <div>
        <Button variant="secondary" busy={busy} busyLabel={texts.settingUp} onClick={begin}>
          {texts.setUpTwoStepButton}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

interface IsOnProps {
  state: AnswerOf<typeof getSecondFactor>;
  zone: string;
  onAsk: (about: 'renew' | 'turn-off') => void;
}

function IsOn({ state: { since, recovery_codes_left: left }, zone, onAsk }: IsOnProps): ReactNode {
  const day = since ? formatDay(localDateOf(new Date(since), zone)) : '';
  return (
    <div className="mt-2 grid gap-4">
      <p>{texts.twoStepOnSince(day, left)}</p>
      {left <= FEW && <Notice tone="due">{texts.recoveryCodesRunOut}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={() => onAsk('renew')}>
          {texts.newRecoveryCodesButton}
        </Button>
        <TextButton onClick={() => onAsk('turn-off')}>{texts.turnOffTwoStepButton}</TextButton>
      </div>
    </div>
  );
}

interface RenewProps {
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

function Renew({ onCodes, onClose }: RenewProps): ReactNode {
  return (
    <OwnerDialog
      title={texts.newRecoveryCodesTitle}
      text={texts.newRecoveryCodesText}
      submitLabel={texts.newRecoveryCodesButton}
      busyLabel={texts.settingUp}
      work={() => call('POST /api/auth/second-factor/recovery-codes', { body: {} })}
      explain={twoStepErrorMessage}
      onDone={(made) => onCodes(made.recovery_codes)}
      onClose={onClose}
    />
  );
}

function TurnOff({ onClose }: { onClose: () => void }): ReactNode {
  const finish = () => {
    toast.success(texts.twoStepTurnedOff);
    onClose();
  };
  return (
    <OwnerDialog
      title={texts.turnOffTwoStepTitle}
      text={texts.turnOffTwoStepText}
      submitLabel={texts.turnOffTwoStepButton}
      busyLabel={texts.settingUp}
      danger
      work={() => call('POST /api/auth/second-factor/turn-off', { body: {} })}
      explain={twoStepErrorMessage}
      onDone={finish}
      onClose={onClose}
    />
  );
}
