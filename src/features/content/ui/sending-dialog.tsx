import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useSave } from '../../../session/use-save.ts';
import { agreeToModel, isModelAgreed, SentText } from '../../weekly/client.ts';

import type { ModelRequest } from '../engine/model-request.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';

interface SendingDialogProps {
  request: ModelRequest;
  /** Whom it goes to. */
  host: string;
  onSend: () => void;
  /** It is not sent, and made on this device instead. */
  onHere: () => void;
  onClose: () => void;
}

const NOT_AGREED = texts.agreementFailed;

/** Shows what a language model would be given, letter for letter, each time before it is. */
export default function SendingDialog(props: SendingDialogProps): ReactNode {
  const { request, host, onSend, onHere, onClose } = props;
  const agreed = useView(isModelAgreed);
  const { run, busy, error } = useSave(NOT_AGREED);
  const send = async (): Promise<void> => {
    if (agreed || (await run(() => agreeToModel(host)))) onSend();
  };
  return (
    <Dialog
      open
      wide
      title={texts.sendingTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onHere}>
            {texts.useDeviceButton}
          </Button>
          <Button busy={busy} busyLabel={texts.agreeing} onClick={() => void send()}>
            {agreed ? texts.sendButton : texts.agreeAndSendButton}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{sentence(texts.sendingExplained<ReactNode>(<strong>{host}</strong>))}</p>
        {!agreed && <p>{texts.agreementExplained(settings.product_name)}</p>}
        <SentText title={texts.sentWordsTitle} text={request.prompt} />
        <SentText title={texts.sentInstructionsTitle} text={request.system} />
        {error && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}
