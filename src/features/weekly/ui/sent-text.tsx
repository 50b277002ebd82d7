import { type ReactNode, useId } from 'react';
import styles from './sent-text.module.css';

/** A text that scrolls by itself, and can be reached by keyboard for that. */
export function SentText({ title, text }: { title: string; text: string }): ReactNode {
  const id = useId();
  return (
    <div>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.sent} aria-labelledby={id} tabIndex={0} dir="auto">
        {text}
      </section>
    </div>
  );
}
