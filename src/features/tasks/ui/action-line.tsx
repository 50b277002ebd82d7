import { type ReactNode, useState } from 'react';
import { isOpened } from '../../../kernel/seal.ts';
import { Check } from '../../../kit/check.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Pencil } from '../../../kit/icons.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { toast } from '../../../kit/toast.ts';
import { useFocusBack } from '../../../kit/use-focus-back.ts';
import type { OwnTask } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './action-line.module.css';

/** Few actions are reworded: its code comes when one is. */
const RewordAction = lazyPart(() => import('./reword-action.tsx'));

interface ActionLineProps {
  task: OwnTask;
  /** How large the text is set; see `Check`. */
  size?: 'medium';
  onTick: (completed: boolean) => void;
  /** What stands beside the words, such as the day. */
  children?: ReactNode;
}

/** What cannot be read here cannot be reworded: its words would be lost. */
const isReadable = ({ text }: OwnTask): boolean => isOpened(text);

/** An action: ticked by its ring, and reworded in its place. */
export function ActionLine({ task, size, onTick, children }: ActionLineProps): ReactNode {
  /** How high the line was, in pixels, when its rewording began: what is below it stays where it is. */
  const [rewording, setRewording] = useState<number>();
  const { row, comeBack } = useFocusBack(rewording !== undefined);

  const close = (): void => {
    comeBack();
    setRewording(undefined);
  };
  /** Its code is fetched first, so that the words stay where they are until then. */
  const open = async (): Promise<void> => {
    try {
      await RewordAction.load();
      setRewording(row.current?.offsetHeight);
    } catch {
      toast.error(texts.editorNotLoaded);
    }
  };
  if (rewording !== undefined) {
    return (
      <div style={{ minHeight: rewording }}>
        <RewordAction task={task} onClose={close} />
      </div>
    );
  }
  return (
    <div className={styles.line} ref={row}>
      <Check checked={task.completed} onChange={onTick} {...(size && { size })}>
        {task.text}
      </Check>
      {isReadable(task) && (
        <IconButton className={styles.reword} label={texts.editLabel(task.text)} onClick={() => void open()}>
          <Pencil />
        </IconButton>
      )}
      {children}
    </div>
  );
}
