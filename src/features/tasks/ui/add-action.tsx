import type { ReactNode } from 'react';
import { AddRow } from '../../../kit/add-row.tsx';
import { textDraftKind } from '../../../notebook/react/use-text-draft.ts';
import { TASK_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { addAction } from './ops.ts';

/** Every place for actions goes on with the same draft. */
export const actionDraft = textDraftKind('action', ' ');

/** The row that adds an action; `large` on the page of actions. */
export function AddAction({ large }: { large?: boolean }): ReactNode {
  return (
    <AddRow
      label={texts.addActionLabel}
      maxLength={TASK_LENGTH}
      draft={actionDraft}
      onAdd={addAction}
      {...(large && { large })}
    />
  );
}
