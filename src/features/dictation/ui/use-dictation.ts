import { type RefObject, useEffect, useRef, useState } from 'react';
import { listen, type SpeechEnd } from '../../../browser/speech.ts';
import { toast } from '../../../kit/toast.ts';
import { type AttachingPlace, loadSpoken, type Spoken } from '../../attachments/client.ts';
import { spokenAt } from '../rules.ts';
import * as texts from '../texts.ts';
import { keepsSound } from './microphone-choice.ts';

const MESSAGES: Partial<Record<SpeechEnd, string>> = {
  refused: texts.microphoneRefused,
  failed: texts.listeningFailed,
};

/** Ends what another area is listening to: there is one microphone. */
let stopOther: (() => void) | undefined;
/** Who began last: whoever was still asking for the microphone then gives up. */
let lastTurn = 0;

/** Records as well, if that is wished and possible: without, what is said is written all the same. */
async function recordedAt(place: AttachingPlace | undefined): Promise<Spoken | undefined> {
  if (!place || !keepsSound.get()) return undefined;
  try {
    const { recordSpoken } = await loadSpoken();
    return await recordSpoken(place);
  } catch {
    toast.error(texts.notRecorded);
    return undefined;
  }
}

/** Writes what is said into the area, at its caret. @param place where a recording of it is kept, if that is wished */
export function useDictation(
  area: RefObject<HTMLTextAreaElement | null>,
  lang: string,
  place: AttachingPlace | undefined,
): { isListening: boolean; interim: string; toggle: () => void } {
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const stop = useRef<() => void>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stop.current?.();
    };
  }, []);

  const take = (words: string): void => {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    const { inserted, caret } = spokenAt(value, { start, end }, words);
    element.setRangeText(inserted, start, end);
    element.setSelectionRange(caret, caret);
    // The area takes it as typed.
    element.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertText', data: inserted }),
    );
  };

  const begin = async (): Promise<void> => {
    stopOther?.();
    lastTurn += 1;
    const turn = lastTurn;
    setListening(true);
    const recorded = await recordedAt(place);
    const said: string[] = [];
    const finish = (reason: SpeechEnd): void => {
      setListening(false);
      setInterim('');
      if (stopOther === stop.current) stopOther = undefined;
      stop.current = undefined;
      void recorded?.keep(said.join(' '));
      const message = MESSAGES[reason];
      if (message) toast.error(message);
    };
    if (isLeft.current || turn !== lastTurn) return finish('ended');
    const listener = {
      onWords: (words: string) => {
        said.push(words.trim());
        take(words);
      },
      onInterim: setInterim,
      onEnd: finish,
    };
    try {
      stop.current = listen(lang, listener, recorded?.track);
      stopOther = stop.current;
    } catch {
      // Nothing may go on recording then.
      finish('failed');
    }
  };

  return {
    isListening,
    interim,
    // While the microphone is being asked for, there is nothing to stop yet.
    toggle: () => (isListening ? stop.current?.() : void begin()),
  };
}
