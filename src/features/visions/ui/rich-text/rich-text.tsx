import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../../kit/class-names.ts';
import { safeHtml } from '../sanitise.ts';
import document from '../vision-text.module.css';
import { type EditorKeys, makeEditor } from './editor.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

interface RichTextProps {
  label: string;
  describedBy: string;
  /** What it begins with. Another text is another component, with a key of its own. */
  html: string;
  onChange: (html: string) => void;
  /** Ctrl or Cmd with Enter. */
  onDone: () => void;
  /** Ctrl or Cmd with S. */
  onSave: () => void;
  invalid: boolean;
  /** While it is being saved: it can be read and copied, and nothing new is taken. */
  readOnly: boolean;
  autoFocus: boolean;
}

/** When the page may be gone next: what was typed last is told before the drafts are written. */
const LEAVING = ['pagehide', 'visibilitychange', 'popstate'] as const;

/** A document that is being written: the toolbar, and the page below it, which grows with its text. */
export function RichText(props: RichTextProps): ReactNode {
  const { label, describedBy, invalid, readOnly } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [asksForLink, setAsksForLink] = useState(false);
  // The editor is made once; what it calls is always of the latest rendering.
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const keys: EditorKeys = {
      done: () => latest.current.onDone(),
      save: () => latest.current.onSave(),
      link: () => setAsksForLink(true),
    };
    const { editor: made, flush } = makeEditor({
      element: place.current,
      // What an earlier build or another tab left in a draft is as foreign as a row.
      html: safeHtml(latest.current.html),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        class: classNames(document.text, styles.page),
        dir: 'auto',
        spellcheck: 'true',
      },
      keys,
      onChange: (html) => latest.current.onChange(html),
    });
    setEditor(made);
    if (latest.current.autoFocus) made.commands.focus('end');
    for (const leaving of LEAVING) addEventListener(leaving, flush, { capture: true });
    return () => {
      for (const leaving of LEAVING) removeEventListener(leaving, flush, { capture: true });
      made.destroy();
    };
  }, [id, label, describedBy]);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  useEffect(() => {
    if (invalid) editor?.view.dom.setAttribute('aria-invalid', 'true');
    else editor?.view.dom.removeAttribute('aria-invalid');
  }, [editor, invalid]);

  return (
    <>
      {editor ? (
        <Toolbar editor={editor} controls={id} onLink={() => setAsksForLink(true)} />
      ) : (
        <div className={styles.toolbar} />
      )}
      <div className={classNames('margin-line', styles.area)} ref={place} />
      {editor && asksForLink && <LinkDialog editor={editor} onClose={() => setAsksForLink(false)} />}
    </>
  );
}
