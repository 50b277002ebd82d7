import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { ChevronDown } from './icons.ts';

interface AccordionItemProps {
  /** The always visible row; the whole of it opens and closes. */
  summary: ReactNode;
  /** Open at first. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** 'line' is a line of text, 'quiet' a small one without a hairline, 'entry' takes an `EntrySummary`. */
  look?: 'line' | 'quiet' | 'entry';
  /** Places the item. */
  className?: string;
  /** Whether there is more than the row says. Without it the row stands alone, and there is nothing to press. */
  hasMore?: boolean;
  children: ReactNode;
}

/** One native disclosure: keyboard, find-in-page and assistive technology work by themselves. */
export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { summary, open = false, onToggle, look = 'line', className, hasMore = true, children } = props;
  const looks = classNames(styles.item, styles[look], className);
  if (!hasMore) {
    return (
      <div className={looks}>
        <div className={styles.row}>{summary}</div>
      </div>
    );
  }
  return (
    <details className={looks} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {summary}
        <ChevronDown />
      </summary>
      {children}
    </details>
  );
}
