import { createStore } from './store.ts';

/*
 * Speech recognition, only as the browser does it on the device itself: no sound is sent anywhere. Few browsers can.
 * https://webaudio.github.io/web-speech-api/
 */

/** Of one stretch of speech: what was understood, and whether that may still change. */
interface Heard {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}

interface HeardEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<Heard>;
}

/** https://webaudio.github.io/web-speech-api/#enumdef-speechrecognitionerrorcode */
interface SpeechError extends Event {
  readonly error: string;
}

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: SpeechError) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

interface RecognitionOptions {
  langs: string[];
  processLocally: boolean;
}

interface RecognitionType {
  new (): Recognition;
  available?(options: RecognitionOptions): Promise<Availability>;
  install?(options: RecognitionOptions): Promise<boolean>;
}

/** Whether speech in a language is recognised here: at once, after the browser has fetched what it needs, or not at all. */
export type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

const recognitionType = (): RecognitionType | undefined =>
  (globalThis as { SpeechRecognition?: RecognitionType }).SpeechRecognition;

const onDevice = (lang: string): RecognitionOptions => ({ langs: [lang], processLocally: true });

/** Whether the browser may be asked if it recognises speech on the device. */
export const canRecognizeSpeech = (): boolean => recognitionType()?.available !== undefined;

/** @param lang a BCP 47 tag, for example 'en-US' */
export async function speechAvailability(lang: string): Promise<Availability> {
  try {
    return (await recognitionType()?.available?.(onDevice(lang))) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Has the browser fetch what it needs for a language. Answers whether it has. */
export async function installSpeech(lang: string): Promise<boolean> {
  try {
    return (await recognitionType()?.install?.(onDevice(lang))) ?? false;
  } catch {
    return false;
  }
}

/** The language in which the browser recognises speech on this device, once that was set up; undefined until then. */
export const recognizedLanguage = createStore<string | undefined>(undefined);

/** Why nothing is heard any more: the person ended it, may not be heard, or something else went wrong. */
export type SpeechEnd = 'ended' | 'refused' | 'failed';

interface Listener {
  /** Words that stay as they are. */
  onWords: (words: string) => void;
  /** What is understood so far of what is being said. */
  onInterim: (words: string) => void;
  onEnd: (end: SpeechEnd) => void;
}

const endOf = (error: string): SpeechEnd => {
  if (error === 'not-allowed' || error === 'audio-capture') return 'refused';
  return error === 'no-speech' || error === 'aborted' ? 'ended' : 'failed';
};

/**
 * Listens until it is stopped. What was said until then is still told.
 * @param track what is listened to; the microphone without one
 * @returns how to stop
 */
export function listen(
  lang: string,
  { onWords, onInterim, onEnd }: Listener,
  track?: MediaStreamTrack,
): () => void {
  const Recognition = recognitionType();
  if (!Recognition) throw new Error('no speech recognition');
  const recognition = new Recognition();
  Object.assign(recognition, { lang, continuous: true, interimResults: true });
  // By this it fails where it could not be done on the device.
  recognition.processLocally = true;
  let end: SpeechEnd = 'ended';
  recognition.onresult = ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex);
    for (const heard of fresh) if (heard.isFinal) onWords(heard[0].transcript);
    onInterim(
      fresh
        .filter(({ isFinal }) => !isFinal)
        .map((heard) => heard[0].transcript)
        .join(''),
    );
  };
  recognition.onerror = ({ error }) => {
    end = endOf(error);
  };
  recognition.onend = () => onEnd(end);
  recognition.start(track);
  return () => recognition.stop();
}
