import { type ReactNode, useCallback, useState } from 'react';
import { isUnreachable } from '../../../api/http.ts';
import { inWords } from '../../../kernel/instants.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { useSave } from '../../../session/use-save.ts';
import {
  type ApprovalAnswer,
  ApprovalEnded,
  answerRequest,
  readCode,
  type WaitingRequest,
  waitingRequest,
} from '../../../session/vault/approval.ts';
import { CodeField } from '../../../session/vault/code-field.tsx';
import { ShownCode } from '../../../session/vault/shown-code.tsx';
import { usePolling } from '../../../session/vault/use-polling.ts';
import { deviceName } from '../../auth/rules/device-name.ts';
import * as texts from '../texts.ts';
import { vaultErrorMessage } from './vault-error.ts';

const messageOf = (error: unknown): string =>
  error instanceof ApprovalEnded ? texts.letInEnds[error.why] : vaultErrorMessage(error);

interface LetInProps {
  /** The person's time zone. */
  zone: string;
  onClose: () => void;
}

/** Opens the vault on another device of the person's: finds its request, compares codes, and hands the key over. */
export default function LetIn({ zone, onClose }: LetInProps): ReactNode {
  const [answer, setAnswer] = useState<ApprovalAnswer>();
  const [confirmation, setConfirmation] = useState<string>();
  const [ended, setEnded] = useState<string>();
  const end = useCallback((reason: unknown) => setEnded(messageOf(reason)), []);
  const cancel = (): void => {
    void answer?.cancel();
    onClose();
  };
  if (ended !== undefined) return <Ended message={ended} onClose={onClose} />;
  if (confirmation !== undefined) return <LastCode code={confirmation} onClose={onClose} />;
  if (answer) return <TypeCode answer={answer} onDone={setConfirmation} onEnd={end} onCancel={cancel} />;
  return <Find zone={zone} onFound={setAnswer} onClose={onClose} />;
}

/** Waits until another device asks, and says what the server knows of it. */
function Find({
  zone,
  onFound,
  onClose,
}: LetInProps & { onFound: (answer: ApprovalAnswer) => void }): ReactNode {
  const [request, setRequest] = useState<WaitingRequest>();
  const [problem, setProblem] = useState<string>();
  const { run, busy, error } = useSave(messageOf);
  const look = useCallback(async () => {
    try {
      setRequest(await waitingRequest());
      setProblem(undefined);
    } catch (reason) {
      setProblem(messageOf(reason));
    }
  }, []);
  usePolling(look, true);
  const go = () => run(async () => request && onFound(await answerRequest(request)));
  const said = error || problem;
  return (
    <Dialog
      open
      title={texts.letInTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancelLetInButton}
          </Button>
          <Button unavailable={!request} busy={busy} onClick={go}>
            {texts.answerRequestButton}
          </Button>
        </>
      }
    >
      <p className="mt-2 text-ink-2">{texts.letInText}</p>
      <div role="status" className="mt-6">
        {request ? <Known request={request} zone={zone} /> : texts.noRequestYet}
      </div>
      {said && <Alert>{said}</Alert>}
    </Dialog>
  );
}

const Known = ({ request, zone }: { request: WaitingRequest; zone: string }): ReactNode => (
  <>
    <p className="font-semibold">
      {texts.requestFrom(deviceName(request.user_agent), inWords(request.created_at, zone))}
    </p>
    <p className="mt-2 text-small text-ink-2">{texts.requestIsServersWord}</p>
  </>
);

interface TypeCodeProps {
  answer: ApprovalAnswer;
  onDone: (confirmation: string) => void;
  onEnd: (reason: unknown) => void;
  onCancel: () => void;
}

/** Takes the code that the other device shows. A wrong one ends the request. */
function TypeCode({ answer, onDone, onEnd, onCancel }: TypeCodeProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, busy, error, clear } = useSave(messageOf);
  const look = useCallback(async () => {
    try {
      await answer.check();
    } catch (reason) {
      if (!isUnreachable(reason)) onEnd(reason);
    }
  }, [answer, onEnd]);
  usePolling(look, !busy);
  const type = (next: string): void => {
    setTyped(next);
    setProblem(undefined);
    clear();
  };
  const submit = () =>
    run(async () => {
      const code = readCode(typed);
      if (code === undefined) return setProblem(texts.codeMalformed);
      try {
        if (!(await answer.check())) return setProblem(texts.codeNotShownYet);
        onDone(await answer.approve(code));
      } catch (reason) {
        if (!(reason instanceof ApprovalEnded)) throw reason;
        onEnd(reason);
      }
    });
  return (
    <FormDialog
      title={texts.letInTitle}
      text={texts.typeCodeText}
      submitLabel={texts.letInSubmitButton}
      busyLabel={texts.lettingIn}
      guarded
      {...{ busy, error }}
      onSubmit={submit}
      onClose={onCancel}
    >
      <CodeField label={texts.typeCodeLabel} problem={problem} value={typed} onType={type} />
    </FormDialog>
  );
}

const close = (onClose: () => void): ReactNode => <Button onClick={onClose}>{texts.closeButton}</Button>;

/** The key is on its way: the other device opens it once the person has typed this there. */
const LastCode = ({ code, onClose }: { code: string; onClose: () => void }): ReactNode => (
  <Dialog open title={texts.letInDoneTitle} guardText={code} onClose={onClose} actions={close(onClose)}>
    <div role="status" className="mt-2">
      <ShownCode label={texts.letInDoneText} code={code} />
    </div>
    <p className="mt-4 text-small text-ink-2">{texts.letInDoneAfter}</p>
  </Dialog>
);

const Ended = ({ message, onClose }: { message: string; onClose: () => void }): ReactNode => (
  <Dialog open title={texts.letInEndedTitle} onClose={onClose} actions={close(onClose)}>
    <div className="mt-4">
      <Alert>{message}</Alert>
    </div>
  </Dialog>
);
