import { AppError, invalid } from '../kernel/errors.ts';
import { texts } from './spoken-texts.ts';

/** The type of bodies and answers that are bytes. */
export const BYTES = 'application/octet-stream';

const tooLarge = () => new AppError(413, 'too_large', texts.tooManyBytes);

/**
 * A request's body as bytes. Only a body that says that it is nothing but bytes is taken: a form of another site cannot
 * send it. What is longer than `limit` is given up as soon as that is seen, however long it says that it is.
 * @throws AppError 400 when it is of another type or breaks off; 413 when it is longer
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const { headers, body } = request;
  if (!/^application\/octet-stream\b/i.test(headers.get('content-type') ?? ''))
    throw invalid(texts.bodyNotBytes);
  if (Number(headers.get('content-length')) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(body)) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* chunksOf(body: Request['body']): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw invalid(texts.bodyBrokenOff);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Nobody reads what is left; a body that was read to its end takes no notice.
    reader.cancel().catch(() => undefined);
  }
}
