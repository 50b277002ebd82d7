import { BARS } from '../contract/limits.ts';

const LOUDEST = 100;

/**
 * How loud a sound is from beginning to end, as it is drawn: BARS values from 0 to 100, of which the loudest is 100.
 * Silence is 0 everywhere.
 * @param samples from -1 to 1
 */
export function barsOf(samples: Float32Array): number[] {
  const louds = Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * samples.length) / BARS));
    let sum = 0;
    for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / (to - from));
  });
  const most = Math.max(...louds);
  return louds.map((loud) => (most > 0 ? Math.round((loud / most) * LOUDEST) : 0));
}

/** Seconds as people read them: 1:05. */
export function timeOf(seconds: number): string {
  const all = Math.max(0, Math.floor(seconds));
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}
