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

/** Those that this machine has; ENGINES names some of them. */
export const found = (): EngineKind[] => {
  const asked = process.env.ENGINES?.split(',');
  return kinds.filter((kind) => !whyNot(kind) && (asked?.includes(kind.name) ?? true));
};

/** Why an engine that is here can't be started, in a few words: for want of a right, or of a part. */
async function whyNotStarted(kind: EngineKind): Promise<string | undefined> {
  try {
    await (await kind.start()).close();
    return undefined;
  } catch (error) {
    return `it does not start here (${String(error).slice(0, 300)})`;
  }
}

/** Which run here, by their names, and a line for each that does not. */
export async function startable(): Promise<{ names: string[]; notRun: string[] }> {
  const names: string[] = [];
  const notRun: string[] = [];
  for (const kind of kinds) {
    const why = whyNot(kind) ?? (await whyNotStarted(kind));
    if (why) notRun.push(`Not run: the journeys in ${kind.name}, for ${why}.`);
    else names.push(kind.name);
  }
  return { names, notRun };
}
