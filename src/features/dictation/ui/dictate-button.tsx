import type { ReactNode } from 'react';
import type { BesideWritingProps } from '../../../kit/beside-writing.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Mic } from '../../../kit/icons.ts';
import { useAttachingPlace } from '../../attachments/client.ts';
import * as texts from '../texts.ts';
import styles from './dictate-button.module.css';
import { spokenLanguage } from './spoken-language.ts';
import { useDictation } from './use-dictation.ts';

/** A microphone beside a writing area: what is said stands where the caret is. */
export function DictateButton({ area }: BesideWritingProps): ReactNode {
  const { isListening, interim, toggle } = useDictation(area, spokenLanguage(), useAttachingPlace());
  return (
    <div className={styles.beside}>
      <IconButton
        label={isListening ? texts.stopButton : texts.speakButton}
        aria-pressed={isListening}
        className={styles.button}
        // The caret stays where the words are to go.
        onPointerDown={(event) => event.preventDefault()}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isListening) toggle();
        }}
      >
        <Mic aria-hidden />
      </IconButton>
      <p role="status" className={styles.heard}>
        {isListening && (interim || texts.listening)}
      </p>
    </div>
  );
}
