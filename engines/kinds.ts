import { existsSync } from 'node:fs';
import type { EngineKind } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines besides Chromium, in which every other journey runs. */
const kinds = [firefox, webkit];

/** A file that is there as long as engines are being installed (`.ci/run`): half of one cannot be driven. */
const COMING = process.env.ENGINES_COMING ?? '';

const whyNot = ({ missing }: EngineKind): string | undefined =>
  missing() ?? (existsSync(COMING) ? 'its installation has not come to its end' : undefined);

/** Those that this machine has. */
export const found = (): EngineKind[] => kinds.filter((kind) => !whyNot(kind));

/** What is not run here and why, a line for each engine. */
export const notRun = (): string[] =>
  kinds.flatMap((kind) => {
    const why = whyNot(kind);
    return why ? [`Not run: the journeys in ${kind.name}, for ${why}.`] : [];
  });
