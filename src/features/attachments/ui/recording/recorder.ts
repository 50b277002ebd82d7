/*
 * Records what is said, piece by piece, so that whatever ends it, what was said until then is there.
 */
import { digestOf } from '../../../../kernel/digest.ts';
import type { Bytes } from '../../../../kernel/seal/bytes.ts';
import { RECORDING_SECONDS } from '../../contract/limits.ts';
import { RECORDING_TYPES, type RecordingType } from '../../rules.ts';
import { listen, type Sound } from './listen.ts';
import { type WrittenDown, writeDown } from './written-down.ts';

/** A recording as it is stored, and what is known of it. */
export interface RecordedSound extends Sound {
  original: Bytes;
  name: string;
  type: RecordingType;
  /** SHA-256 of the bytes, as base64. */
  digest: string;
  /** What is said, where the browser has written it down. */
  transcript: string;
}

/** Why there is no recording: `refused` by the person or the browser, `missing` without a microphone. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
  readonly why: 'refused' | 'missing' | 'empty';

  constructor(why: NotRecorded['why']) {
    super(why);
    this.why = why;
  }
}

export interface Recorder {
  /** What is recorded. */
  track: MediaStreamTrack;
  /** How loud it is now, from 0 to 1. */
  level: () => number;
  /** Ends it and releases the microphone. Resolves with what was recorded. @throws NotRecorded `empty` */
  stop: () => Promise<RecordedSound>;
  /** Ends it and forgets it. */
  discard: () => void;
}

/** In the order in which they are tried: all with Opus, but for the browsers that have AAC alone. */
const WANTED = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'];
/** Speech is well understood with so many bits a second: five minutes take 1.2 MB. */
const BITS_A_SECOND = 32_000;
/** A piece is handed over so often, in milliseconds. */
const PIECE_MS = 1000;

async function microphone(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new NotRecorded('missing');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, noiseSuppression: true, echoCancellation: true },
    });
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
    throw new NotRecorded(isMissing ? 'missing' : 'refused');
  }
}

function typeOf(mime: string): RecordingType {
  const [type] = mime.split(';');
  const known = RECORDING_TYPES.find((each) => each === type);
  if (!known) throw new NotRecorded('refused');
  return known;
}

async function soundOf(blob: Blob, name: string, transcript: string): Promise<RecordedSound> {
  if (blob.size === 0) throw new NotRecorded('empty');
  const original = new Uint8Array(await blob.arrayBuffer());
  const sound = await listen(original).catch(() => {
    throw new NotRecorded('empty');
  });
  const digest = await digestOf(original);
  return {
    ...{ original, name, digest, transcript, type: typeOf(blob.type) },
    seconds: Math.min(RECORDING_SECONDS, sound.seconds),
    bars: sound.bars,
  };
}

/** Tells how loud a microphone is. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.min(1, 4 * Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length));
    },
    close: () => void context.close(),
  };
}

interface StartOptions {
  /** The browser writes down what is said, if it can do so on this device. */
  isWrittenDown: boolean;
}

/** The same, for whoever writes it down already. */
const NOT_WRITTEN: WrittenDown = { end: async () => '' };

function onlyTrack(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getAudioTracks();
  if (!track) throw new NotRecorded('missing');
  return track;
}

/**
 * Asks for the microphone and records.
 * @param onEnd the microphone has gone: what was recorded until then waits to be taken by `stop`
 * @throws NotRecorded
 */
export async function startRecording(
  name: string,
  onEnd: () => void,
  { isWrittenDown }: StartOptions = { isWrittenDown: true },
): Promise<Recorder> {
  const stream = await microphone();
  const track = onlyTrack(stream);
  const mimeType = WANTED.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_A_SECOND,
    ...(mimeType && { mimeType }),
  });
  const meter = meterOf(stream);
  const pieces: Blob[] = [];
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      release();
      onEnd();
      resolve();
    };
  });
  const release = (): void => {
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.start(PIECE_MS);
  const written = (isWrittenDown && writeDown(track)) || NOT_WRITTEN;
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    track,
    level: meter.level,
    stop: async () => {
      end();
      const [transcript] = await Promise.all([written.end(), ended]);
      return soundOf(new Blob(pieces, { type: recorder.mimeType }), name, transcript);
    },
    discard: () => {
      end();
      void written.end();
    },
  };
}
