import type { ReactNode } from 'react';

/** What is said in a recording. */
export const Said = ({ text }: { text: string }): ReactNode => (
  <p dir="auto" className="max-w-[34em] font-serif text-read whitespace-pre-line wrap-anywhere">
    {text}
  </p>
);
