import { useCallback, useEffect, useRef, useState } from 'react';
import { RECORDING_SECONDS } from '../../contract/limits.ts';
import { type AttachedTo, addRecording } from '../ops.ts';
import { type RecordedSound, type Recorder, startRecording } from './recorder.ts';
import { nameNow, problemOfRecording } from './recording-words.ts';

export type RecordingState =
  | { at: 'asking' }
  | { at: 'recording' }
  /** `wasCut`: the microphone went, or the time was over. `problem`: why it could not be kept. */
  | { at: 'stopped'; sound: RecordedSound; wasCut: boolean; problem?: string }
  | { at: 'keeping'; sound: RecordedSound }
  | { at: 'failed'; problem: string };

export interface Recording {
  state: RecordingState;
  seconds: number;
  /** How loud it was at the last moments, from 0 to 1, the newest last. */
  levels: readonly number[];
  stop: () => void;
  keep: () => void;
  discard: () => void;
}

/** How often time and loudness are shown anew, in milliseconds, and how many bars are shown. */
const BEAT_MS = 100;
export const LIVE_BARS = 48;

/**
 * Records from the moment it is shown. Whoever leaves the page meanwhile has kept what was said; only discarding forgets
 * it.
 */
export function useRecording(to: AttachedTo, onClose: () => void): Recording {
  const [state, setState] = useState<RecordingState>({ at: 'asking' });
  const [beat, setBeat] = useState<{ seconds: number; levels: number[] }>({ seconds: 0, levels: [] });
  const recorder = useRef<Recorder>(undefined);
  /** What was recorded, from the moment at which it is stopped. */
  const recorded = useRef<Promise<RecordedSound>>(undefined);
  const isDone = useRef(false);
  const row = useRef(to);

  const stop = useCallback(async (wasCut: boolean): Promise<void> => {
    if (!recorder.current || recorded.current || isDone.current) return;
    recorded.current = recorder.current.stop();
    try {
      setState({ at: 'stopped', sound: await recorded.current, wasCut });
    } catch (error) {
      setState({ at: 'failed', problem: problemOfRecording(error) });
    }
  }, []);

  useEffect(() => {
    let isLeft = false;
    startRecording(nameNow(), () => void stop(true)).then(
      (started) => {
        if (isLeft) return started.discard();
        recorder.current = started;
        setState({ at: 'recording' });
      },
      (error: unknown) => setState({ at: 'failed', problem: problemOfRecording(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [stop]);

  const isRecording = state.at === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const seconds = (performance.now() - start) / 1000;
      const level = recorder.current?.level() ?? 0;
      setBeat(({ levels }) => ({ seconds, levels: [...levels.slice(1 - LIVE_BARS), level] }));
      if (seconds >= RECORDING_SECONDS) void stop(true);
    }, BEAT_MS);
    return () => clearInterval(timer);
  }, [isRecording, stop]);

  // Leaving is no discarding.
  useEffect(
    () => () => {
      if (isDone.current) return;
      isDone.current = true;
      const said = recorded.current ?? recorder.current?.stop();
      said?.then((sound) => addRecording(row.current, sound)).catch(() => undefined);
    },
    [],
  );

  const keep = async (): Promise<void> => {
    if (state.at !== 'stopped') return;
    isDone.current = true;
    setState({ at: 'keeping', sound: state.sound });
    try {
      await addRecording(row.current, state.sound);
      onClose();
    } catch (error) {
      // It is there still: whoever makes room can keep it then.
      isDone.current = false;
      setState({ at: 'stopped', sound: state.sound, wasCut: false, problem: problemOfRecording(error) });
    }
  };
  return {
    state,
    ...beat,
    stop: () => void stop(false),
    keep: () => void keep(),
    discard: () => {
      isDone.current = true;
      recorder.current?.discard();
      onClose();
    },
  };
}
