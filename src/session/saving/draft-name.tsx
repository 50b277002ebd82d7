import type { ReactNode } from 'react';
import { LOCALE } from '../../kernel/locale.ts';
import { isBlank, shorten } from '../../kernel/text.ts';
import type { OtherTab } from '../../notebook/react/use-draft.ts';
import * as texts from './texts.ts';

/** Longest beginning of a draft that names it, in characters. */
const LONGEST = 60;

const changed = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Names what another tab writes or has left: when it was written to, and how it begins. */
export function DraftName({ otherTab: { is, savedAt, firstWords } }: { otherTab: OtherTab }): ReactNode {
  if (is === 'none') return null;
  const when = changed.format(new Date(savedAt));
  return (
    <span>
      {isBlank(firstWords)
        ? texts.draftChanged(when)
        : texts.draftChangedAndSays(when, shorten(firstWords, LONGEST))}
    </span>
  );
}
