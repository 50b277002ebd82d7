import { promises as dns, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isOutwardAddress, isOutwardIp } from './webhook-address.ts';

/** What is sent to an address outside of this server. */
export interface OutwardRequest {
  method: 'POST' | 'GET';
  headers: Record<string, string>;
  /** Default: nothing. */
  body?: string | Uint8Array;
  /** For all of it, from the look-up of the name to the end of the answer. */
  timeoutMs?: number;
  /** In production only https goes out, and only to the open internet. */
  production: boolean;
}

export interface OutwardAnswer {
  status: number;
  /** No more than the first 64 kB. */
  body: string;
}

/**
 * Why a request has not been answered: the address leads to this server's own network or is not https; it answers
 * that it is elsewhere, which nobody follows; it took too long; or it could not be reached at all.
 */
export type OutwardTrouble = 'address' | 'redirect' | 'timeout' | 'unreachable';

/** Says nothing of the address, which may hold a secret. */
export class OutwardError extends Error {
  override readonly name = 'OutwardError';
  readonly trouble: OutwardTrouble;

  constructor(trouble: OutwardTrouble, cause?: unknown) {
    super(`the request outward failed: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** How names become addresses, and which addresses are taken; tests give their own. */
export interface Way {
  resolve(host: string): Promise<LookupAddress[]>;
  isOutwardIp(ip: string): boolean;
  /** A certificate to trust besides the usual ones. */
  ca?: string;
}

const theInternet: Way = { resolve: (host) => dns.lookup(host, { all: true, verbatim: true }), isOutwardIp };

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 64 * 1024;

/**
 * Sends one request to an address that an operator or somebody's browser has named. In production the name is
 * resolved once, every address it has must lie on the open internet, and the connection goes to those and no other:
 * a name that is bent inward afterwards gains nothing. Nothing is followed, kept open or sent through a proxy.
 *
 * @throws OutwardError unless there is an answer that is no redirection; an answer of any other status is returned
 */
export async function outwardRequest(
  address: string,
  request: OutwardRequest,
  way: Way = theInternet,
): Promise<OutwardAnswer> {
  if (!mayBeAsked(address, request)) throw new OutwardError('address');
  const url = new URL(address);
  const late = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
  const addresses = await unlessLate(late, resolved(url, request, way));
  try {
    const answer = await exchange(url, request, { late, addresses, ca: way.ca });
    if (answer.status >= 300 && answer.status < 400) throw new OutwardError('redirect');
    return answer;
  } catch (error) {
    throw asOutwardError(error, late);
  }
}

const mayBeAsked = (address: string, { production }: OutwardRequest): boolean =>
  production
    ? isOutwardAddress(address)
    : URL.canParse(address) && /^https?:/.test(new URL(address).protocol);

/** Where the host is. Every address counts, as anyone of them might be taken. @throws OutwardError */
async function resolved(url: URL, { production }: OutwardRequest, way: Way): Promise<LookupAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await way.resolve(host).catch((error) => {
        throw new OutwardError('unreachable', error);
      });
  if (addresses.length === 0) throw new OutwardError('unreachable');
  if (production && !addresses.every(({ address }) => way.isOutwardIp(address))) {
    throw new OutwardError('address');
  }
  return addresses;
}

/** A look-up of a name cannot be broken off; nobody waits for it longer than agreed. */
function unlessLate<T>(late: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new OutwardError('timeout'));
    late.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => late.removeEventListener('abort', giveUp));
  });
}

/** Answers what was resolved before, whatever is asked for. */
const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, answer) => {
    const [first] = addresses;
    if (all) answer(null, addresses);
    else if (first) answer(null, first.address, first.family);
  };

interface Connecting {
  late: AbortSignal;
  addresses: LookupAddress[];
  ca: string | undefined;
}

function exchange(url: URL, request: OutwardRequest, way: Connecting): Promise<OutwardAnswer> {
  const { method, headers, body = '' } = request;
  const isSecure = url.protocol === 'https:';
  const { Agent, request: open } = isSecure ? https : http;
  return new Promise((resolve, reject) => {
    const sent = open(
      url,
      {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
        // One of its own: nothing is kept open to strangers, and no proxy of the environment gets in between.
        agent: new Agent({ keepAlive: false }),
        lookup: pinnedTo(way.addresses),
        signal: way.late,
        ...(isSecure && isIP(hostOf(url)) === 0 ? { servername: hostOf(url) } : {}),
        ...(way.ca ? { ca: way.ca } : {}),
      },
      (response) => resolve(read(response)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The answer's status and the beginning of what it says; whoever says more is not listened to. */
async function read(response: http.IncomingMessage): Promise<OutwardAnswer> {
  const status = response.statusCode ?? 0;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size >= ANSWER_BYTES) break;
  }
  response.destroy();
  return { status, body: Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8') };
}

function asOutwardError(error: unknown, late: AbortSignal): OutwardError {
  if (error instanceof OutwardError) return error;
  return new OutwardError(late.aborted ? 'timeout' : 'unreachable', error);
}
