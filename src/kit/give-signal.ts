import type { ClosingSignal } from './closing-signal.ts';

/** A fifth, one tone after the other: as soft as a glass that is touched. Frequency in hertz, begin in seconds. */
const TONES = [
  [392, 0],
  [587.33, 0.14],
] as const;
const LASTS = 0.7;
const LOUDNESS = 0.05;
/** As good as nothing: a volume cannot fade to 0 by halves. */
const SILENCE = 0.0001;
const TOUCH_MS = 20;

function playTone(audio: AudioContext, frequency: number, after: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const begin = audio.currentTime + after;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, begin + 0.03);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + LASTS);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + LASTS);
}

async function playSound(): Promise<void> {
  const audio = new AudioContext();
  try {
    // A browser may hold it back until something was pressed on the page.
    await audio.resume();
    for (const [frequency, after] of TONES) playTone(audio, frequency, after);
    await new Promise((resolve) => setTimeout(resolve, 2000 * LASTS));
  } finally {
    await audio.close();
  }
}

/** Two short tones or one short touch; nothing where the device has neither. */
export async function giveSignal(signal: ClosingSignal): Promise<void> {
  if (signal === 'touch') navigator.vibrate?.(TOUCH_MS);
  if (signal === 'sound') await playSound();
}
