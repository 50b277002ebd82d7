/*
 * Bytes over the line, to and from whoever keeps them: the server, or a store whose address it has given out.
 */
import type { Bytes } from '../kernel/seal/bytes.ts';
import { answerOf, noAnswer } from './http.ts';

export interface Carrying {
  /** The access token; never for another host. */
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Answers what succeeded. @throws ApiError */
async function carry(address: string, { token, headers, signal }: Carrying, given: RequestInit) {
  const all = new Headers(headers);
  if (token) all.set('authorization', `Bearer ${token}`);
  const response = await answered(
    fetch(address, {
      ...given,
      headers: all,
      signal: signal ?? null,
      cache: 'no-store',
      // Nobody but the server is told who asks.
      ...(token === undefined && { credentials: 'omit', referrerPolicy: 'no-referrer' }),
    }),
  );
  if (!response.ok) await answerOf(response);
  // A page in place of bytes comes from something between, such as a hotel's sign-in page.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw noAnswer();
  return response;
}

const answered = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch(() => {
    throw noAnswer();
  });

/** The bytes at an address. @throws ApiError */
export async function getBytes(address: string, carrying: Carrying): Promise<Bytes> {
  const response = await carry(address, carrying, {});
  return new Uint8Array(await answered(response.arrayBuffer()));
}

/** Sends bytes to an address. @throws ApiError */
export async function putBytes(address: string, body: Bytes, carrying: Carrying): Promise<void> {
  const type = { 'content-type': 'application/octet-stream' };
  const headers = carrying.token === undefined ? carrying.headers : { ...type, ...carrying.headers };
  await carry(address, { ...carrying, headers }, { method: 'PUT', body });
}
