/* Prepares pictures off the page's thread: decoding one may take a second. */
import { type PictureRefusal, PictureRefused } from '../../rules.ts';
import { type PreparedPicture, processPicture } from './process.ts';

export interface ToWorker {
  file: Blob;
  keepPlace: boolean;
}
export type FromWorker = { picture: PreparedPicture } | { refused: PictureRefusal };

async function answerTo({ file, keepPlace }: ToWorker): Promise<FromWorker> {
  try {
    return { picture: await processPicture(file, { keepPlace }) };
  } catch (error) {
    return { refused: error instanceof PictureRefused ? error.why : 'cannot-open' };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const answer = await answerTo(data);
  const { original, preview } = 'picture' in answer ? answer.picture : {};
  const transfer = [original, preview].flatMap((bytes) => (bytes ? [bytes.buffer] : []));
  postMessage(answer, { transfer });
});
