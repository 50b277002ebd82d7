import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import * as texts from '../texts.ts';

interface ResumedLineProps {
  resumed: boolean;
  onStartOver: () => void;
  /** Given while what was set aside can be brought back. */
  onUndo: (() => void) | undefined;
}

/** Says, quietly, that the page goes on from before; the way to a new page, and back. */
export function ResumedLine({ resumed, onStartOver, onUndo }: ResumedLineProps): ReactNode {
  const [restored, setRestored] = useState(false);
  if (onUndo) {
    const undo = (): void => {
      onUndo();
      setRestored(true);
    };
    return (
      <p className="mb-[8px] flex items-center gap-[18px] text-caption text-ink-2" role="status">
        {texts.startedOver}
        <TextButton className="text-caption" onClick={undo}>
          {texts.undoButton}
        </TextButton>
      </p>
    );
  }
  if (!resumed && !restored) return null;
  return (
    <p className="mb-[8px] flex items-center gap-[18px] text-caption text-ink-2" role="status">
      {texts.pickedUp}
      <TextButton className="text-caption" onClick={onStartOver}>
        {texts.startOverButton}
      </TextButton>
    </p>
  );
}
