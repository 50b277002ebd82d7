import type { ReactNode } from 'react';
import { useView } from '../../../web/local/use-view.ts';
import { useSave } from '../../../web/save.ts';
import { settings } from '../../../web/settings.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { agreeToModel, isModelAgreed } from '../../weekly/ui/widgets/agreement.ts';
import { SentText } from '../../weekly/ui/widgets/sent-text.tsx';
import type { ModelRequest } from '../engine/model-request.ts';
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

const NOT_AGREED = 'Your agreement could not be saved, and nothing was sent. Please try again.';

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
      title="What would be sent"
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onHere}>
            Write on this device
          </Button>
          <Button busy={busy} busyLabel="Agreeing..." onClick={() => void send()}>
            {agreed ? 'Send' : 'Agree and send'}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          The language model at <strong>{host}</strong> is given the text below, and of your notebook nothing
          else. It can read that text; what it writes is checked before you see it.
        </p>
        {!agreed && (
          <p>
            Whoever runs {settings.product_name} here uses that model. Your agreement also lets it write the
            insights of your weeks, for which it is given your words of a week when you open them. You can
            take it back in your profile at any time.
          </p>
        )}
        <SentText title="Your words" text={request.prompt} />
        <SentText title="What the model is told to do with them" text={request.system} />
        {error && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}
