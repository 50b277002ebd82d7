import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { ButtonRow } from '../../../../kit/button-row.tsx';
import { isTooLong } from '../../../../kit/length-note.tsx';
import { WritingArea } from '../../../../kit/writing-area.tsx';
import { TRANSCRIPT_LENGTH } from '../../contract/limits.ts';
import * as texts from '../../texts.ts';
import { transcribe } from '../ops.ts';
import type { AttachedRecording } from '../views.ts';
import { Said } from './said.tsx';

interface TranscriptProps {
  recording: AttachedRecording;
  isWriting: boolean;
  onDone: () => void;
}

/** What is said in a recording, as the device or the person wrote it down. */
export function Transcript({ recording, isWriting, onDone }: TranscriptProps): ReactNode {
  const { transcript } = recording.info;
  if (isWriting) return <TranscriptForm recording={recording} onDone={onDone} />;
  if (transcript === '') return null;
  return <Said text={transcript} />;
}

function TranscriptForm({ recording, onDone }: Omit<TranscriptProps, 'isWriting'>): ReactNode {
  const [text, setText] = useState(recording.info.transcript);
  const save = (): void => {
    if (isTooLong(text, TRANSCRIPT_LENGTH)) return;
    transcribe(recording, text).then(onDone, () => undefined);
  };
  return (
    <div>
      <WritingArea
        label={texts.transcriptLabel}
        labelHidden
        placeholder={texts.transcriptLabel}
        value={text}
        maxLength={TRANSCRIPT_LENGTH}
        autoFocus
        onChange={setText}
        onSubmitShortcut={save}
      />
      <ButtonRow>
        <Button variant="secondary" onClick={save}>
          {texts.saveDescriptionButton}
        </Button>
        <Button variant="tertiary" onClick={onDone}>
          {texts.cancelButton}
        </Button>
      </ButtonRow>
    </div>
  );
}
