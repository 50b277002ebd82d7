import { type ReactNode, useId } from 'react';

interface SectionRowProps {
  title: string;
  /** What the section is, in a few words. */
  text: ReactNode;
  options: ReactNode;
  children?: ReactNode;
}

/** A section between hairlines: heading and a few words, its options at the far side, content below. */
export function SectionRow({ title, text, options, children }: SectionRowProps): ReactNode {
  const heading = useId();
  return (
    <section className="border-rule border-t" aria-labelledby={heading}>
      <div className="flex min-h-14 items-center gap-3 py-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="section-heading" id={heading}>
            {title}
          </h2>
          <span className="text-small text-ink-2">{text}</span>
        </div>
        <span className="ms-auto">{options}</span>
      </div>
      {children}
    </section>
  );
}
