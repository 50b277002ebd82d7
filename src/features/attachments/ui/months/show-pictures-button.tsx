import type { ReactNode } from 'react';
import { Images, NotebookText } from '../../../../kit/icons.ts';
import { ToolButton } from '../../../../kit/tool-button.tsx';
import { useView } from '../../../../notebook/react/use-view.ts';
import type { AttachedTable } from '../../contract/limits.ts';
import * as texts from '../../texts.ts';
import { hasPictures } from '../views.ts';

interface ShowPicturesButtonProps {
  table: AttachedTable;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Changes between a history's pages and its pictures, where there are any. */
export function ShowPicturesButton({ table, isShown, onChange }: ShowPicturesButtonProps): ReactNode {
  const hasSome = useView(hasPictures, table);
  if (!hasSome && !isShown) return null;
  return (
    <ToolButton
      label={isShown ? texts.showPagesButton : texts.showPicturesButton}
      icon={isShown ? <NotebookText /> : <Images />}
      onClick={() => onChange(!isShown)}
    />
  );
}
