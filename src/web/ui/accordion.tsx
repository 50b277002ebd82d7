import type { ReactNode } from 'react';
import { ChevronDown } from './icons.ts';

/** Holds accordion items between hairlines. */
export function Accordion({ children }: { children: ReactNode }): ReactNode {
  return <div className="entries">{children}</div>;
}

interface AccordionItemProps {
  /** The always visible row; the whole of it opens and closes. */
  summary: ReactNode;
  /** Open at first. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** 'plain' is a line of text, 'entry' the history's date and sentence (`<span className="d">`, `<span className="x">`). */
  look?: 'plain' | 'entry';
  className?: string;
  children: ReactNode;
}

/** One native disclosure: keyboard, find-in-page and assistive technology work by themselves. */
export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { summary, open = false, onToggle, look = 'plain', className = '', children } = props;
  return (
    <details
      className={`${look} ${className}`}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {summary}
        <ChevronDown />
      </summary>
      {children}
    </details>
  );
}
