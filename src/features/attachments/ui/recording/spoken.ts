import { toast } from '../../../../kit/toast.ts';
import { RECORDING_SECONDS } from '../../contract/limits.ts';
import type { AttachingPlace } from '../attached-to.ts';
import { addRecording } from '../ops.ts';
import { startRecording } from './recorder.ts';
import { nameNow, problemOfRecording } from './recording-words.ts';

/** What is spoken instead of typed, while it is recorded as well. */
export interface Spoken {
  /** What is recorded, for whoever listens to it. */
  track: MediaStreamTrack;
  /** Ends it and keeps the recording with these words beside it. What goes wrong is said. */
  keep: (words: string) => Promise<void>;
}

/** Seconds without a word that stand for nothing having been said: a press by mistake. */
const NOTHING_SAID = 3;

/** Records beside whoever listens, five minutes at most. @throws NotRecorded */
export async function recordSpoken({ onAdd, ...to }: AttachingPlace): Promise<Spoken> {
  const recorder = await startRecording(nameNow(), () => undefined, { isWrittenDown: false });
  // Its end is the end of the track, and so of listening.
  const limit = setTimeout(() => void recorder.stop().catch(() => undefined), RECORDING_SECONDS * 1000);
  return {
    track: recorder.track,
    keep: async (words) => {
      clearTimeout(limit);
      try {
        const sound = await recorder.stop();
        if (words === '' && sound.seconds < NOTHING_SAID) return;
        onAdd?.();
        await addRecording(to, { ...sound, transcript: words });
      } catch (error) {
        toast.error(problemOfRecording(error));
      }
    },
  };
}
