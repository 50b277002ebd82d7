/* The worker that reads a chosen file, so that a large one holds up nobody who types. */

import * as texts from '../texts.ts';
import { type Contents, type How, readFile } from './read-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type ToWorker = { file: File; how: How };
export type FromWorker = { step: number } | { contents: Contents } | { problem: string };

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;
const say = (message: FromWorker): void => page.postMessage(message);

page.onmessage = ({ data: { file, how } }: MessageEvent<ToWorker>) => {
  readFile(file, how, (step) => say({ step })).then(
    (contents) => say({ contents }),
    (error: unknown) => say({ problem: error instanceof UnreadableFile ? error.message : texts.unreadable }),
  );
};
