import type { Editor } from '@tiptap/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isApple } from '../../../../browser/apple.ts';
import { classNames } from '../../../../kit/class-names.ts';
import { iconButtonClass } from '../../../../kit/icon-button.tsx';
import { keyInReadingOrder } from '../../../../kit/reading-direction.ts';
import * as texts from '../../texts.ts';
import styles from './rich-text.module.css';
import { TOOLS, type Tool } from './tools.ts';

const modifier = isApple ? 'Meta' : 'Control';
const modifierName = isApple ? '⌘' : 'Ctrl+';

/** Which tools are on where the caret is: a letter for each, so that nothing renders while that stays the same. */
function useTools(editor: Editor): (tool: number) => boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      return () => editor.off('transaction', changed);
    },
    [editor],
  );
  const states = useSyncExternalStore(subscribe, () =>
    TOOLS.map(({ isOn }) => (isOn(editor) ? 'x' : '-')).join(''),
  );
  return (tool) => states[tool] === 'x';
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TOOLS.length,
  ArrowLeft: (at) => (at + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
};

interface ToolbarProps {
  editor: Editor;
  /** The id of the element that is written in. */
  controls: string;
  onLink: () => void;
}

/** The marks and blocks of a document. One stop for Tab; arrow keys lead from tool to tool. */
export function Toolbar({ editor, controls, onLink }: ToolbarProps): ReactNode {
  const isOn = useTools(editor);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const keyDown = (event: KeyboardEvent): void => {
    const next = STEPS[keyInReadingOrder(event.key)]?.(at);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = ({ run }: Tool): void => (run ? run(editor) : onLink());
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={texts.toolbarLabel}
      aria-controls={controls}
      onKeyDown={keyDown}
    >
      {TOOLS.map((tool, place) => (
        <button
          key={tool.label}
          type="button"
          className={classNames(iconButtonClass, styles.tool)}
          aria-label={tool.label}
          aria-pressed={isOn(place)}
          aria-keyshortcuts={`${modifier}+${tool.keys}`}
          title={`${tool.label} (${modifierName}${tool.keys})`}
          tabIndex={place === at ? 0 : -1}
          // The selection stays in the document.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setAt(place)}
          onClick={() => press(tool)}
        >
          <tool.icon />
        </button>
      ))}
    </div>
  );
}
