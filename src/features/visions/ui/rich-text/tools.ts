import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  LinkMark,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
} from '../../../../kit/icons.ts';
import * as texts from '../../texts.ts';

export interface Tool {
  label: string;
  icon: typeof Bold;
  /** Pressed together with Ctrl or Cmd, as `aria-keyshortcuts` writes it. */
  keys: string;
  isOn: (editor: Editor) => boolean;
  /** Undefined for the link, which asks for its address first. */
  run?: (editor: Editor) => void;
}

const heading = (level: 1 | 2 | 3, icon: typeof Bold): Tool => ({
  label: texts.heading(level),
  icon,
  keys: `Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** What the toolbar offers, in its order. */
export const TOOLS: readonly Tool[] = [
  {
    label: texts.bold,
    icon: Bold,
    keys: 'B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: texts.italic,
    icon: Italic,
    keys: 'I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: texts.underline,
    icon: Underline,
    keys: 'U',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: texts.strikethrough,
    icon: Strikethrough,
    keys: 'Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
  {
    label: texts.bulletList,
    icon: List,
    keys: 'Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: texts.numberedList,
    icon: ListOrdered,
    keys: 'Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: texts.link, icon: LinkMark, keys: 'K', isOn: (editor) => editor.isActive('link') },
];
