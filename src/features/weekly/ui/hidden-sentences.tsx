import type { ReactNode } from 'react';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import { hiddenHowLong, showAgain } from './answer-ops.ts';
import { insightAnswers, type OwnInsightAnswer } from './answers.ts';
import { Sentence } from './cited.tsx';
import styles from './hidden-sentences.module.css';
import { placeAmong } from './place-among.ts';

/**
 * Sentences of any week that the person has answered, to show them again; nothing where there are none. Closed at first:
 * whoever did not want to hear something is not told it here.
 */
export function HiddenSentences(): ReactNode {
  const hidden = useView(insightAnswers);
  if (hidden.length === 0) return null;
  const show = async (answer: OwnInsightAnswer, button: HTMLElement): Promise<void> => {
    const keepFocus = placeAmong(button, 'li > button');
    await showAgain(answer);
    keepFocus();
  };
  return (
    <section className={styles.hidden} aria-label={texts.hiddenSentencesTitle} tabIndex={-1}>
      <AccordionItem summary={texts.hiddenSentences(hidden.length)}>
        <ul className={styles.list}>
          {hidden.map((answer) => (
            <li key={answer.id}>
              <p>
                <Sentence>{answer.said}</Sentence>
                <small>{hiddenHowLong(answer)}</small>
              </p>
              <TextButton
                aria-label={texts.showAgainLabel(answer.said)}
                onClick={({ currentTarget }) => void show(answer, currentTarget)}
              >
                {texts.showAgainButton}
              </TextButton>
            </li>
          ))}
        </ul>
      </AccordionItem>
    </section>
  );
}
