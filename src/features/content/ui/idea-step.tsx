import { type ReactNode, useId } from 'react';
import type { ChoiceType } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import type { FoundIdeas } from './making.ts';
import type { Idea } from './ops.ts';

interface IdeaStepProps {
  found: FoundIdeas;
  value: Idea | undefined;
  /** The related sentences that are to be in the post. */
  added: readonly string[];
  onPick: (idea: Idea) => void;
  /** Adds a related sentence, or takes it out again. */
  onAdd: (sentence: string) => void;
}

/** What the post could be about, one of which is picked, and sentences from elsewhere that can be added. */
export function IdeaStep({ found, value, added, onPick, onAdd }: IdeaStepProps): ReactNode {
  const list = (title: string, type: ChoiceType, ideas: readonly string[]): ReactNode => (
    <Ideas
      title={title}
      ideas={ideas}
      isPressed={(text) => value?.type === type && value.text === text}
      onPress={(text) => onPick({ type, text })}
    />
  );
  return (
    <div className="grid gap-6">
      {list(texts.topicsTitle, 'topic', found.topics)}
      {list(texts.quotesTitle, 'quote', found.quotes)}
      <Ideas
        title={texts.relatedTitle}
        help={texts.relatedHelp}
        ideas={found.related}
        isPressed={(text) => added.includes(text)}
        onPress={onAdd}
      />
    </div>
  );
}

interface IdeasProps {
  title: string;
  help?: string;
  ideas: readonly string[];
  isPressed: (text: string) => boolean;
  onPress: (text: string) => void;
}

function Ideas({ title, help, ideas, isPressed, onPress }: IdeasProps): ReactNode {
  const id = useId();
  if (ideas.length === 0) return null;
  return (
    <div>
      <h3 className={styles.listTitle} id={id}>
        {title}
      </h3>
      {help && <p className="text-small text-ink-2">{help}</p>}
      <ul className={styles.ideas} aria-labelledby={id}>
        {ideas.map((text) => (
          <li key={text}>
            <button type="button" dir="auto" aria-pressed={isPressed(text)} onClick={() => onPress(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
