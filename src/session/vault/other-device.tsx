import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable } from '../../api/http.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useSave } from '../use-save.ts';
import {
  ApprovalEnded,
  type ApprovalRequest,
  type RequestProgress,
  readCode,
  requestApproval,
} from './approval.ts';
import { CodeField } from './code-field.tsx';
import styles from './other-device.module.css';
import { ShownCode } from './shown-code.tsx';
import * as texts from './texts.ts';
import { unlockErrorMessage } from './unlock-error.ts';
import { useCanApprove } from './use-can-approve.ts';
import { usePolling } from './use-polling.ts';

/** Offers to have the vault opened by another device, where this browser can. */
export function ByOtherDevice({ onChoose }: { onChoose: () => void }): ReactNode {
  return useCanApprove() && <TextButton onClick={onChoose}>{texts.useOtherDeviceButton}</TextButton>;
}

const messageOf = (error: unknown): string =>
  error instanceof ApprovalEnded ? texts.requestEnds[error.why] : unlockErrorMessage(error);

/** Has another device of the person's open the vault here. Once it is open, the page that this is a part of goes. */
export function OtherDevice({ onBack }: { onBack: () => void }): ReactNode {
  const [request, setRequest] = useState<ApprovalRequest>();
  const [ended, setEnded] = useState<string>();
  const { run, busy, error } = useSave(messageOf);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ask = () =>
    run(async () => {
      setEnded(undefined);
      setRequest(await requestApproval());
    });
  const end = useCallback((reason: unknown) => {
    setRequest(undefined);
    setEnded(messageOf(reason));
  }, []);
  const leave = (): void => {
    void request?.cancel();
    onBack();
  };
  const said = error || ended;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.otherDeviceTitle}
      </h1>
      {request ? (
        <Asking request={request} onEnd={end} />
      ) : (
        <>
          <Steps />
          {said && <Alert>{said}</Alert>}
          <Button busy={busy} busyLabel={texts.askingOtherDevice} onClick={ask}>
            {texts.askOtherDeviceButton}
          </Button>
        </>
      )}
      <TextButton onClick={leave}>{request ? texts.cancelRequestButton : texts.otherWaysButton}</TextButton>
    </>
  );
}

const Steps = (): ReactNode => (
  <>
    <p className="text-ink-2">{texts.otherDeviceText}</p>
    <ol className={styles.steps}>
      {texts.otherDeviceSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);

interface AskingProps {
  request: ApprovalRequest;
  onEnd: (reason: unknown) => void;
}

/** Follows a request until it opens the vault, or ends. */
function Asking({ request, onEnd }: AskingProps): ReactNode {
  const [{ code, isAccepted }, setProgress] = useState<RequestProgress>({ isAccepted: false });
  const [isOffline, setOffline] = useState(false);
  const look = useCallback(async () => {
    try {
      setProgress(await request.check());
      setOffline(false);
    } catch (reason) {
      if (isUnreachable(reason)) setOffline(true);
      else onEnd(reason);
    }
  }, [request, onEnd]);
  usePolling(look, !isAccepted);
  return (
    <>
      {code === undefined && <Steps />}
      <div role="status">
        {code === undefined && texts.waitingForOtherDevice}
        {code !== undefined && !isAccepted && <ShownCode label={texts.codeForOtherDevice} code={code} />}
        {isAccepted && texts.codeIsAccepted}
        {isOffline && <p className="mt-2 text-small text-ink-2">{texts.stillOffline}</p>}
      </div>
      {isAccepted && <Confirmation request={request} onEnd={onEnd} />}
    </>
  );
}

/** Asks for the code that the other device shows: without it, the vault could be one that the server has made up. */
function Confirmation({ request, onEnd }: AskingProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(messageOf);
  const type = (next: string): void => {
    setTyped(next);
    setProblem(undefined);
    clear();
  };
  const open = async (): Promise<void> => {
    const code = readCode(typed);
    if (code === undefined) return setProblem(texts.codeMalformed);
    try {
      if ((await request.open(code)) === 'wrong') setProblem(texts.codeFromOtherDeviceWrong);
    } catch (reason) {
      if (isUnreachable(reason)) throw reason;
      void request.cancel();
      onEnd(reason);
    }
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!busy) await run(open);
  };
  return (
    <form className="grid w-full max-w-[320px] gap-5" noValidate onSubmit={submit}>
      <CodeField
        label={texts.codeFromOtherDeviceLabel}
        help={texts.codeFromOtherDeviceHelp}
        problem={problem}
        value={typed}
        onType={type}
      />
      {error && <Alert>{error}</Alert>}
      <div>
        <Button type="submit" busy={busy} busyLabel={texts.unlocking}>
          {texts.unlockButton}
        </Button>
      </div>
    </form>
  );
}
