import type { ReactNode } from 'react';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { WritingLine } from '../../../kit/writing-line.tsx';
import { editedPage, hasTitleField, type ImportedPage } from '../rules/imported-page.ts';
import * as texts from '../texts.ts';
import type { Edit } from './use-edit.ts';

interface EditPageFieldsProps {
  edit: Edit;
  /** As the edit has it by now. */
  page: ImportedPage;
  onSubmit: () => void;
}

/** A page from another journal: its title and its text, as it was written. */
export function EditPageFields({ edit, page: { title, text }, onSubmit }: EditPageFieldsProps): ReactNode {
  const { imported } = edit.answers;
  const change = (part: { title?: string; text?: string }): void =>
    edit.change(
      imported === undefined
        ? { reflection: part.text ?? text }
        : editedPage(imported, { title, text, ...part }),
    );
  const readOnly = edit.saving === 'busy';
  return (
    <>
      {hasTitleField(imported) && (
        <div>
          <WritingLine
            label={texts.pageTitleLabel}
            value={title}
            onChange={({ target }) => change({ title: target.value })}
            readOnly={readOnly}
          />
        </div>
      )}
      <div>
        <WritingArea
          label={texts.pageTextLabel}
          labelLook="subheading"
          maxLength={TEXT_LIMIT}
          describedBy="markdown-help"
          value={text}
          onChange={(written) => change({ text: written })}
          onSubmitShortcut={onSubmit}
          readOnly={readOnly}
          autoFocus
        />
        <p id="markdown-help" className="mt-[8px] text-small text-ink-2">
          {texts.markdownHelp}
        </p>
      </div>
    </>
  );
}
