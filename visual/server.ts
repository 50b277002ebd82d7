import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../e2e/server.ts';
import { reasonForNoPictures, saveDrawing } from './browser.ts';
import { shrinkPictures } from './shrink.ts';

const stoppedClock = pathToFileURL(join(import.meta.dirname, 'stopped-clock.ts')).href;
const REFERENCES = join(import.meta.dirname, 'references');

/**
 * The real server with Maya's two years in it, on the day of the pictures. A language model is named, so that what it is
 * offered for is seen; nobody answers there, and no picture asks it.
 */
export default async function start(): Promise<() => Promise<void>> {
  const reason = await reasonForNoPictures();
  if (reason && !process.env.VISUAL_LOOK_INTO) throw new Error(reason);
  await saveDrawing();
  // With which the pictures make the link of a mail.
  process.env.VISUAL_AUTH_SECRET = randomBytes(32).toString('base64url');
  const stop = await serve({
    node: ['--import', stoppedClock],
    first: ['scripts/seed.ts'],
    log: 'visual-server.log',
    settings: {
      AUTH_SECRET: process.env.VISUAL_AUTH_SECRET,
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_API_KEY: 'nobody asks for it',
      AI_MODEL: 'stand-in',
    },
  });
  return async () => {
    await stop?.();
    if (existsSync(REFERENCES)) shrinkPictures(REFERENCES);
  };
}
