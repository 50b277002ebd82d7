import { deviceNow } from '../../../../browser/device-clock.ts';
import * as texts from '../../texts.ts';
import { problemOf } from '../adding.ts';
import { NotRecorded } from './recorder.ts';

const PROBLEMS = {
  refused: texts.microphoneRefused,
  missing: texts.microphoneMissing,
  empty: texts.recordingEmpty,
};

/** Why there is no recording, in a sentence. */
export const problemOfRecording = (error: unknown): string =>
  error instanceof NotRecorded ? PROBLEMS[error.why] : problemOf(error);

/** What a recording that begins now is called. */
export const nameNow = (): string =>
  texts.recordingName(deviceNow().toISOString().slice(0, 16).replace('T', ' ').replace(':', '.'));
