import { type ReactNode, useId } from 'react';
import type { PostChange } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';

/** What is said of a change; of what was left out its sentences are shown instead. */
const SAID: Readonly<Record<Exclude<PostChange['kind'], 'leftOut'>, (text: string) => string>> = {
  added: texts.addedChange,
  shortened: texts.shortenedChange,
  moved: () => texts.movedChange,
};

/** What of a draft is not as the person wrote it. It stands beside the draft's text and never in it. */
export function WhatChanged({ changes }: { changes: readonly PostChange[] }): ReactNode {
  const id = useId();
  const left = changes.filter(({ kind }) => kind === 'leftOut');
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h4 id={id}>{texts.changesTitle}</h4>
      <ul>
        {changes.map(
          ({ kind, text }) =>
            kind !== 'leftOut' && (
              <li key={`${kind} ${text}`} dir="auto">
                {SAID[kind](text)}
              </li>
            ),
        )}
        {left.length > 0 && (
          <li>
            <details>
              <summary>{texts.leftOutChange(left.length)}</summary>
              <LeftOut sentences={[...new Set(left.map(({ text }) => text))]} />
            </details>
          </li>
        )}
      </ul>
    </section>
  );
}

const LeftOut = ({ sentences }: { sentences: readonly string[] }): ReactNode => (
  <ul className={styles.leftOut}>
    {sentences.map((sentence) => (
      <li key={sentence} dir="auto">
        {sentence}
      </li>
    ))}
  </ul>
);
