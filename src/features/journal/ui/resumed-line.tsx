import { type ReactNode, useState } from 'react';

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
      <p className="cap two resumed" role="status">
        A new page.
        <button type="button" className="link" onClick={undo}>
          Undo
        </button>
      </p>
    );
  }
  if (!resumed && !restored) return null;
  return (
    <p className="cap two resumed" role="status">
      Picked up where you left off
      <button type="button" className="link" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
