import type { Bytes } from '../../../../kernel/seal/bytes.ts';
import { barsOf } from '../../rules/bars.ts';

/** What is known of a recording once it was listened to. */
export interface Sound {
  seconds: number;
  bars: number[];
}

/** Enough to draw it, and a tenth of the memory of the full sound. */
const DRAWN_RATE = 8000;

/** How long a recording is, and how loud. Rejects when this browser cannot play it. */
export async function listen(bytes: Bytes): Promise<Sound> {
  const context = new OfflineAudioContext(1, 1, DRAWN_RATE);
  // Decoding takes the bytes it is given.
  const sound = await context.decodeAudioData(bytes.slice().buffer);
  return { seconds: sound.duration, bars: barsOf(sound.getChannelData(0)) };
}
