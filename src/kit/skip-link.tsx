import type { ReactNode } from 'react';
import * as texts from './texts.ts';

/** The first stop of the Tab key: past the bars, into the page. */
export function SkipLink(): ReactNode {
  return (
    <a
      className="absolute -top-[80px] start-[16px] z-9 rounded-control bg-ink px-[20px] py-[12px] text-on-ink focus:top-[12px]"
      href="#main"
    >
      {texts.skipToContent}
    </a>
  );
}
