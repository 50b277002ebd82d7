/*
 * The editor of a document: Tiptap with the marks and blocks that a document may have, and nothing else. It brings no
 * style of its own, which the content policy forbids.
 */
import { Editor, type EditorOptions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { safeAddress } from '../../rules.ts';
import { cleanPaste } from './paste.ts';

/** Items are set in and out by brackets: Tab leads out of the document, as everywhere. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const extensions = [
  ...[Document, Paragraph, Text, HardBreak, UndoRedo],
  ...[Bold, Italic, Underline, Strike],
  Heading.configure({ levels: [1, 2, 3] }),
  ...[BulletList, OrderedList, Item, ListKeymap],
  Link.configure({
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => safeAddress(address) !== undefined,
  }),
];

/** What the page does when these are pressed. */
export interface EditorKeys {
  /** Ctrl or Cmd with Enter. */
  done: () => void;
  /** Ctrl or Cmd with S. */
  save: () => void;
  /** Ctrl or Cmd with K. */
  link: () => void;
}

function keyOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  isComposing,
}: KeyboardEvent): keyof EditorKeys | undefined {
  if (isComposing || altKey || shiftKey || !(ctrlKey || metaKey)) return undefined;
  return ({ Enter: 'done', s: 'save', S: 'save', k: 'link', K: 'link' } as const)[key];
}

/**
 * The browser tells of a selection that one key has made by an event that may come after the next key, which then would
 * act on what was selected before.
 */
function tellOfSelection(_view: unknown, { isComposing }: KeyboardEvent): void {
  if (!isComposing) document.dispatchEvent(new Event('selectionchange'));
}

interface DocumentEditor extends Pick<EditorOptions, 'element'> {
  /** Sanitised. */
  html: string;
  /** The attributes of the element that is written in. */
  attributes: Record<string, string>;
  keys: EditorKeys;
  onChange: (html: string) => void;
}

/** Documents from this size on, in the editor's own units, take a moment to be written out as HTML ... */
const LARGE = 8000;
/** ... so they are when nothing was typed for this long, in milliseconds, or when they are asked for. */
const REST = 150;

/** An editor, and a way to be told at once of what was typed last. */
export interface MadeEditor {
  editor: Editor;
  flush: () => void;
}

/** An editor within `element`. To be destroyed by whoever made it. */
export function makeEditor({ element, html, attributes, keys, onChange }: DocumentEditor): MadeEditor {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onChange(editor.getHTML());
  };
  const editor = new Editor({
    element,
    extensions,
    content: html,
    injectCSS: false,
    onUpdate: ({ editor: { state } }) => {
      clearTimeout(timer);
      timer = setTimeout(flush, REST);
      if (state.doc.content.size < LARGE) flush();
    },
    onBlur: flush,
    onDestroy: () => clearTimeout(timer),
    editorProps: {
      attributes,
      transformPastedHTML: cleanPaste,
      handleDOMEvents: { keydown: tellOfSelection },
      handleKeyDown: (_view, event) => {
        const key = keyOf(event);
        if (!key) return false;
        event.preventDefault();
        // The page has a use of its own for some of them.
        event.stopPropagation();
        flush();
        keys[key]();
        return true;
      },
    },
  });
  return { editor, flush };
}
