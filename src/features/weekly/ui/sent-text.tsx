import { Fragment, type ReactNode, useId } from 'react';
import * as texts from '../texts.ts';
import styles from './sent-text.module.css';

/** A text that scrolls by itself, and can be reached by keyboard for that. */
export function SentText({ title, text }: { title: string; text: string }): ReactNode {
  const id = useId();
  const lines = text.split('\n');
  return (
    <div>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.sent} aria-labelledby={id} tabIndex={0} dir="auto">
        {lines.map((line, at) => {
          const key = `${at} ${line}`;
          return (
            <Fragment key={key}>
              {at > 0 && '\n'}
              <Line>{line}</Line>
            </Fragment>
          );
        })}
      </section>
      {lines.some((line) => OWN.test(line)) && <p className={styles.marks}>{texts.sentMarks}</p>}
    </div>
  );
}

/** A line of the person's words, or the first line of a note: what marks them for the model. */
const OWN = /^\| /;
const NOTE = /^[A-Z]\d+, /;

/** What only marks a line is sent and not shown, so that the words can be read. */
function Line({ children: line }: { children: string }): ReactNode {
  const mark = OWN.exec(line)?.[0] ?? NOTE.exec(line)?.[0];
  if (mark === undefined) return line;
  return (
    <span className={NOTE.test(line) ? styles.note : styles.own}>
      <span className={styles.mark}>{mark}</span>
      {line.slice(mark.length)}
    </span>
  );
}
