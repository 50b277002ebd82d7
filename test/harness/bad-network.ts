import { setTimeout as pause } from 'node:timers/promises';
import { noAnswer } from '../../src/api/http.ts';
import type { AnyServer } from '../../src/notebook/testing/fake-server.ts';

/**
 * What a network does with a call. `late`: whoever called has given up long before it arrives. `twice`: it arrives two
 * times at once. `again`: it arrives once more, after others.
 */
export const WAYS = ['arrives', 'slow', 'lost', 'answer lost', 'late', 'twice', 'again'] as const;
export type WayOfCall = (typeof WAYS)[number];

const LATE_MS = 40;
const SLOW_MS = 15;

export interface BadNetwork extends AnyServer {
  /** What happens to the next calls, in order; whatever follows them arrives. */
  ways: WayOfCall[];
  /** Resolves when nothing is on its way any more. */
  quiet(): Promise<void>;
}

/** A network between devices and the server that drops, delays and repeats calls. */
export function badNetwork(server: AnyServer): BadNetwork {
  const stray = new Set<Promise<unknown>>();
  const inBackground = (work: Promise<unknown>): void => {
    const ended = work.catch(() => undefined).finally(() => stray.delete(ended));
    stray.add(ended);
  };
  const later = <Answer>(call: () => Promise<Answer>) => inBackground(pause(LATE_MS).then(call));

  async function carry<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    switch (network.ways.shift() ?? 'arrives') {
      case 'arrives':
        return call();
      case 'slow':
        await pause(SLOW_MS);
        return call();
      case 'lost':
        throw noAnswer();
      case 'late':
        later(call);
        throw noAnswer();
      case 'answer lost':
        await call();
        throw noAnswer();
      case 'twice':
        inBackground(call());
        return call();
      case 'again':
        later(call);
        return call();
    }
  }

  const network: BadNetwork = {
    ways: [],
    quiet: async () => {
      while (stray.size) await Promise.all(stray);
    },
    sync: (from) => carry(async () => server.sync(from)),
    write: (id, request) => carry(async () => server.write(id, request)),
  };
  return network;
}
