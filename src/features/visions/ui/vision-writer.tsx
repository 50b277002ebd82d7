import { type ReactNode, useEffect, useId } from 'react';
import { holdReloadWhile } from '../../../browser/quiet.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { hasLengthNote, LengthNote } from '../../../kit/length-note.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { DraftName } from '../../../session/saving/draft-name.tsx';
import { type Section, VISION_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { RichText } from './rich-text/rich-text.tsx';
import { useWriting, type Writing } from './use-writing.ts';
import { type Vision, visionOf } from './views.ts';

interface VisionWriterProps {
  section: Section;
  /** The person pressed 'Write', and means to. */
  autoFocus: boolean;
  /** Back to reading; `hasDraft` when what was written waits on this device. */
  onClose: (hasDraft: boolean) => void;
}

/** A document in the editor. What is typed is kept on this device with every keystroke, and saved when it is asked for. */
export default function VisionWriter(props: VisionWriterProps): ReactNode {
  const vision = useView(visionOf, props.section);
  return vision ? <Writer {...props} vision={vision} /> : <Skeleton lines={5} />;
}

function Writer({ vision, autoFocus, onClose }: VisionWriterProps & { vision: Vision }): ReactNode {
  const writing = useWriting(vision);
  const { isReady, html, text, isChanged, state } = writing;
  const about = useId();
  const { section } = vision;
  useEffect(() => holdReloadWhile(() => isChanged), [isChanged]);

  const saveAndClose = async (): Promise<void> => {
    if (await writing.save({ isLast: true })) onClose(false);
  };
  if (!isReady) return <Skeleton lines={5} />;
  return (
    <div className="pb-8">
      <p id={about} className="mb-3 max-w-read text-small text-ink-2">
        {texts.PROMPTS[section]}
      </p>
      <Lines writing={writing} />
      <RichText
        label={texts.editorLabel(section)}
        describedBy={about}
        key={text.number}
        html={html}
        onChange={writing.change}
        onDone={() => void saveAndClose()}
        onSave={() => void writing.save({ isLast: false })}
        invalid={writing.isTooLong}
        readOnly={state === 'closing'}
        autoFocus={text.number === 0 ? autoFocus : text.hasFocus}
      />
      {hasLengthNote(html, VISION_LENGTH) && (
        <LengthNote id={`${about}-length`} text={html} limit={VISION_LENGTH} />
      )}
      {state === 'failed' && <Alert onRetry={() => void saveAndClose()}>{texts.saveFailed}</Alert>}
      <ButtonRow className="mt-6">
        <Button
          unavailable={writing.isTooLong}
          busy={state === 'closing'}
          busyLabel={texts.saving}
          onClick={() => void saveAndClose()}
        >
          {texts.saveButton}
        </Button>
        <Button variant="tertiary" onClick={() => onClose(isChanged)}>
          {texts.closeButton}
        </Button>
        {isChanged && <TextButton onClick={writing.discard}>{texts.discardButton}</TextButton>}
      </ButtonRow>
    </div>
  );
}

/** What has happened to the document elsewhere, or before. */
function Lines({ writing }: { writing: Writing }): ReactNode {
  const { otherTab, isPickedUp, isOvertaken, undo } = writing;
  return (
    <>
      {isOvertaken && <Notice>{texts.changedElsewhere}</Notice>}
      <div role="status" className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
        {undo && (
          <>
            {texts.discarded} <TextButton onClick={undo}>{texts.undoButton}</TextButton>
          </>
        )}
        {!undo && isPickedUp && texts.pickedUp}
        {otherTab.is === 'open' && texts.openElsewhere}
        {otherTab.is === 'left' && texts.otherTabClosed}
        <DraftName otherTab={otherTab} />
        {otherTab.is === 'left' && (
          <TextButton onClick={otherTab.continueHere}>{texts.continueHereButton}</TextButton>
        )}
      </div>
    </>
  );
}
