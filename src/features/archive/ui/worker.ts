/* The worker that reads a chosen file and unpacks what is in it, so that a large one holds up nobody who types. */

import type { PackedFile } from '../rules/media.ts';
import * as texts from '../texts.ts';
import { type Contents, type How, readFile } from './read-file.ts';
import { type Unpacked, unpackFile } from './unpack.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** `packed` asks for one of the files in a zip, and `how` for what is said in all of it. */
export type ToWorker = { file: Blob; how: How } | { file: Blob; packed: PackedFile };
export type FromWorker =
  | { step: number }
  | { contents: Contents }
  | { unpacked: Unpacked }
  | { problem: string };

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;
const say = (message: FromWorker, transfer: Transferable[] = []): void => page.postMessage(message, transfer);

async function answer(asked: ToWorker): Promise<void> {
  if ('how' in asked) {
    const contents = await readFile(asked.file, asked.how, (step) => say({ step }));
    say({ contents });
  } else {
    const unpacked = await unpackFile(asked.file, asked.packed);
    say({ unpacked }, [unpacked.bytes.buffer]);
  }
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) =>
    say({ problem: error instanceof UnreadableFile ? error.message : texts.unreadable }),
  );
};
