/*
 * A store that speaks as much of the protocol of S3 as the product uses. It checks every signature (AWS Signature Version
 * 4, in a header or in an address) by code of its own, how long an address holds, and that exactly the signed headers come.
 * With TEST_S3_ENDPOINT the tests of files use a real store instead, whose bucket `pieces` and keys `S3RVER` must be there.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketConfig } from '../../src/server/config/bucket.ts';

export interface StoredObject {
  bytes: Buffer;
  type: string | undefined;
  writtenAt: Date;
}

export interface S3 {
  config: BucketConfig;
  /** By their keys; of a real store nothing is seen. */
  objects: Map<string, StoredObject>;
  /** What was asked for, as in 'GET pieces/...'. */
  asked: string[];
  /** Lets this many requests fail with 503. */
  fail(requests: number): void;
  close(): Promise<void>;
}

const REGION = 'eu-test-1';
const BUCKET = 'pieces';
const ACCESS_KEY = 'S3RVER';
const SECRET = 'S3RVER';
const PAGE = 4;
const CLOCK_SKEW_MS = 15 * 60_000;

const real = process.env.TEST_S3_ENDPOINT;

/** @param clock what the store takes for the present instant */
export async function startS3(clock: () => Date = () => new Date()): Promise<S3> {
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];
  let failures = 0;
  const keys = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET };
  const fail = (requests: number) => {
    failures = requests;
  };
  const rest = { objects, asked, fail };
  if (real) {
    const config = { url: `${real}/${BUCKET}`, region: 'us-east-1', ...keys };
    return { config, ...rest, close: async () => undefined };
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push(`${request.method} ${decodeURIComponent(url.pathname).replace(`/${BUCKET}/`, '')}`);
    if (failures > 0) {
      failures -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    const refusal = refusalOf(request, url, clock());
    if (refusal) return refuse(response, 403, refusal);
    answer({ request, response, url, body: Buffer.concat(parts) }, objects, clock());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { url: `http://127.0.0.1:${port}/${BUCKET}`, region: REGION, ...keys },
    ...rest,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: Buffer;
}

function answer(
  { request, response, url, body }: Exchange,
  objects: Map<string, StoredObject>,
  now: Date,
): void {
  const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
  const key = path.join('/');
  const object = objects.get(key);
  if (bucket !== BUCKET) refuse(response, 404, 'NoSuchBucket');
  else if (request.method === 'GET' && url.searchParams.get('list-type') === '2') {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listed(url.searchParams, objects));
  } else if (request.method === 'GET' && object) {
    response.writeHead(200, { 'content-type': object.type });
    response.end(object.bytes);
  } else if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: request.headers['content-type'], writtenAt: now });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else refuse(response, 404, 'NoSuchKey');
}

function listed(query: URLSearchParams, objects: Map<string, StoredObject>): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { bytes, writtenAt } = objects.get(key) as StoredObject;
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const more = keys.length > page.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Prefix>${prefix}</Prefix><IsTruncated>${more !== ''}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`;
}

/** What a signature covers, however it comes. */
interface Signed {
  credential: string;
  date: string;
  headers: string[];
  signature: string;
  payload: string;
  query: [string, string][];
  endsAt: number;
}

/** Why a request is refused; undefined when it was signed by whoever has the secret, and holds still. */
function refusalOf(request: IncomingMessage, url: URL, now: Date): string | undefined {
  const signed = url.searchParams.has('X-Amz-Signature') ? inAddress(url) : inHeader(request, url);
  if (!signed) return 'AccessDenied';
  if (now.getTime() > signed.endsAt) return 'ExpiredToken';
  if (!signed.headers.includes('host')) return 'AccessDenied';
  const day = signed.date.slice(0, 8);
  if (signed.credential !== `${ACCESS_KEY}/${day}/${REGION}/s3/aws4_request`) return 'InvalidAccessKeyId';
  const expected = Buffer.from(signatureOf(signed, request, url));
  const given = Buffer.from(signed.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'SignatureDoesNotMatch';
  return undefined;
}

const instantOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function inAddress(url: URL): Signed {
  const of = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    credential: of('Credential'),
    date: of('Date'),
    headers: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    payload: 'UNSIGNED-PAYLOAD',
    query: [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature'),
    endsAt: instantOf(of('Date')) + Number(of('Expires')) * 1000,
  };
}

function inHeader({ headers }: IncomingMessage, url: URL): Signed | undefined {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const date = String(headers['x-amz-date']);
  if (signature === '') return undefined;
  return {
    ...{ credential, date, headers: names.split(';'), signature },
    payload: String(headers['x-amz-content-sha256']),
    query: [...url.searchParams],
    endsAt: instantOf(date) + CLOCK_SKEW_MS,
  };
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function signatureOf(signed: Signed, { method, headers }: IncomingMessage, url: URL): string {
  const { date, payload, headers: names, query } = signed;
  const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/');
  const sorted = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, sorted.join('&'), lines.join(''), names.join(';'), payload].join('\n');
  const day = date.slice(0, 8);
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${REGION}/s3/aws4_request`, digest].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce(hmac, `AWS4${SECRET}` as string | Buffer);
  return hmac(key, toSign).toString('hex');
}
