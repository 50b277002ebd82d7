import type { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../../../server/config/bucket.ts';
import { unavailable } from '../../../server/unavailable.ts';

/** An object of a bucket: its key, how long it is, and when it was written. */
export interface StoredObject {
  key: string;
  bytes: number;
  writtenAt: Date;
}

/** How long an address that is given out holds, in seconds. */
const ADDRESS_SECONDS = 600;
/** For one request, attempts included. */
const TIMEOUT_MS = 4000;
const ATTEMPTS_AGAIN = 2;

/** A bucket of a store that speaks the protocol of S3. Keys are of letters, digits, hyphens and slashes alone. */
export class Bucket {
  readonly #config: BucketConfig;
  #client: Promise<AwsClient> | undefined;

  constructor(config: BucketConfig) {
    this.#config = config;
  }

  /** Its library is loaded when a file is first asked for. */
  #signer(): Promise<AwsClient> {
    const { region, accessKeyId, secretAccessKey } = this.#config;
    this.#client ??= import('aws4fetch').then(
      ({ AwsClient: Client }) =>
        new Client({ service: 's3', region, accessKeyId, secretAccessKey, retries: ATTEMPTS_AGAIN }),
    );
    return this.#client;
  }

  /** An address at which anyone may do this to the object of this key, for ten minutes, with exactly these headers. */
  async address(method: 'GET' | 'PUT', key: string, headers: Record<string, string> = {}): Promise<string> {
    const url = new URL(`${this.#config.url}/${key}`);
    url.searchParams.set('X-Amz-Expires', String(ADDRESS_SECONDS));
    const client = await this.#signer();
    const signed = await client.sign(url, { method, headers, aws: { signQuery: true, allHeaders: true } });
    return signed.url;
  }

  /** Every object whose key begins so, some hundreds at a time. @throws AppError 503 */
  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const page = await (await this.#request('GET', `?${query}`)).text();
      yield elementsOf(page, 'Contents').map(objectOf);
      next = elementsOf(page, 'NextContinuationToken')[0];
    } while (next !== undefined);
  }

  /** One that is gone already is no failure. @throws AppError 503 */
  async remove(key: string): Promise<void> {
    await this.#request('DELETE', `/${key}`);
  }

  /** @param path of the bucket's own address, which has no slash at its end: stores differ about one */
  async #request(method: string, path: string): Promise<Response> {
    const client = await this.#signer();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client
      .fetch(`${this.#config.url}${path}`, { method, signal, redirect: 'error' })
      .catch((error) => {
        throw unavailable(error);
      });
    if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer;
    throw unavailable(new Error(`the bucket answered ${answer.status}`));
  }
}

/** What stands in each element of this name. Nothing of what is listed holds an element of its own name. */
const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => unescaped(inner));

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string) => text.replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

function objectOf(contents: string): StoredObject {
  const [key = ''] = elementsOf(contents, 'Key');
  const [size] = elementsOf(contents, 'Size');
  const [modified = ''] = elementsOf(contents, 'LastModified');
  return { key, bytes: Number(size), writtenAt: new Date(modified) };
}
