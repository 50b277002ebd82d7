import type { ReactNode } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import type { OtherTab } from '../../../notebook/react/use-draft.ts';
import { DraftName } from '../../../session/saving/draft-name.tsx';
import * as texts from '../texts.ts';

/** Says that a page is open in another tab, and how to go on with it here once that tab is gone. */
export function OtherTabLine({ otherTab }: { otherTab: OtherTab }): ReactNode {
  const { is, continueHere } = otherTab;
  if (is === 'none') return null;
  return (
    <p className="mb-[8px] flex flex-wrap items-center gap-x-[18px] text-caption text-ink-2" role="status">
      {is === 'open' ? texts.openElsewhere : texts.otherTabClosed}
      <DraftName otherTab={otherTab} />
      {is === 'left' && (
        <TextButton className="text-caption" onClick={continueHere}>
          {texts.continueHereButton}
        </TextButton>
      )}
    </p>
  );
}
