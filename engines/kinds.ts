import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines besides Chromium, in which every other journey runs. */
const kinds = [firefox, webkit];

/** Those that this machine has. */
export const found = kinds.filter(({ missing }) => !missing());

/** What is not run here and why, a line for each engine. */
export const notRun = (): string[] =>
  kinds.flatMap(({ name, missing }) => {
    const why = missing();
    return why ? [`Not run: the journeys in ${name}, for ${why}.`] : [];
  });
