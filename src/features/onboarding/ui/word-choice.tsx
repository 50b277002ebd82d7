import type { ReactNode } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { CheckMark } from '../../../kit/icons.ts';
import styles from './word-choice.module.css';

interface Word {
  value: string;
  caption: string;
}

interface WordChoiceProps {
  /** What the words are, for those who do not see the page. */
  legend: string;
  /** Several words or exactly one. */
  kind: 'checkbox' | 'radio';
  words: readonly Word[];
  chosen: readonly string[];
  onChoose: (value: string, on: boolean) => void;
  /** Five words in the size of a heading instead of a page full of them. */
  large?: boolean;
}

/** Words to choose from, drawn as running text: a chosen one is framed and ticked. */
export function WordChoice({ legend, kind, words, chosen, onChoose, large }: WordChoiceProps): ReactNode {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={classNames(styles.words, large && styles.large)}>
        {words.map(({ value, caption }) => (
          <label key={value}>
            <input
              type={kind}
              name={kind === 'radio' ? legend : undefined}
              checked={chosen.includes(value)}
              onChange={(event) => onChoose(value, event.target.checked)}
            />
            <span>
              <CheckMark className={styles.tick} />
              {caption}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
