import type { ReactNode } from 'react';

const toneClass = { quiet: 'tag', ok: 'tag ok', due: 'tag due' };

/** A small word beside a heading: 'ok' for earned, 'due' for a review that is due. */
export function Tag({
  tone = 'quiet',
  children,
}: {
  tone?: keyof typeof toneClass;
  children: ReactNode;
}): ReactNode {
  return <span className={toneClass[tone]}>{children}</span>;
}
