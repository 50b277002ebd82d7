/*
 * The page's side of the worker that prepares pictures. They wait for one another, so that however many are chosen at
 * once, one is decoded at a time; the worker goes when none has come for a while.
 */
import { PictureRefused } from '../../rules.ts';
import type { PreparedPicture } from './process.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** Each of many pictures is kept and shown before the next one comes, which is not to wait for a new worker. */
const STAYS_MS = 5000;

let worker: Worker | undefined;
let waiting = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

function ask(message: ToWorker): Promise<PreparedPicture> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
  const asked = worker;
  return new Promise((resolve, reject) => {
    // Also when the memory was not enough for it.
    asked.onerror = () => {
      worker = undefined;
      asked.terminate();
      reject(new PictureRefused('cannot-open'));
    };
    asked.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('picture' in data) resolve(data.picture);
      else reject(new PictureRefused(data.refused));
    };
    asked.postMessage(message);
  });
}

function dismiss(): void {
  worker?.terminate();
  worker = undefined;
}

/**
 * Prepares a picture after those before it.
 * @param keepPlace whether the place where it was taken is kept
 * @throws PictureRefused when it is not taken; nothing of it is kept then
 */
export async function preparePicture(file: Blob, keepPlace: boolean): Promise<PreparedPicture> {
  waiting += 1;
  clearTimeout(leaving);
  const before = last;
  const prepared = before.then(() => ask({ file, keepPlace }));
  last = prepared.catch(() => undefined);
  try {
    return await prepared;
  } finally {
    waiting -= 1;
    if (waiting === 0) leaving = setTimeout(dismiss, STAYS_MS);
  }
}
