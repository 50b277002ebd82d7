import { type ReactNode, useId } from 'react';
import type { ChoiceType } from '../contract/limits.ts';
import type { Topics } from '../engine/topics.ts';
import styles from './content.module.css';
import type { Idea } from './ops.ts';

interface IdeaStepProps {
  found: Topics;
  value: Idea | undefined;
  onPick: (idea: Idea) => void;
}

/** What the post could be about, one of which is picked. */
export function IdeaStep({ found, value, onPick }: IdeaStepProps): ReactNode {
  const list = (title: string, type: ChoiceType, texts: readonly string[]): ReactNode => (
    <Ideas
      title={title}
      texts={texts}
      picked={value?.type === type ? value.text : undefined}
      onPick={(text) => onPick({ type, text })}
    />
  );
  return (
    <div className="grid gap-6">
      {list('Topics', 'topic', found.topics)}
      {list('Quotes', 'quote', found.quotes)}
    </div>
  );
}

interface IdeasProps {
  title: string;
  texts: readonly string[];
  picked: string | undefined;
  onPick: (text: string) => void;
}

function Ideas({ title, texts, picked, onPick }: IdeasProps): ReactNode {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <div>
      <h3 className={styles.listTitle} id={id}>
        {title}
      </h3>
      <ul className={styles.ideas} aria-labelledby={id}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" dir="auto" aria-pressed={picked === text} onClick={() => onPick(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
