import { createDecipheriv, createECDH, createHash, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service holds it for a browser. */
export interface Pushed {
  /** Of the browser, in the address. */
  browser: string;
  headers: Record<string, string | string[] | undefined>;
  /** Encrypted. */
  body: Buffer;
}

/** The subscription of a browser, and the keys that only it has. */
export class TestBrowser {
  readonly id = randomBytes(8).toString('hex');
  readonly endpoint: string;
  readonly auth = randomBytes(16).toString('base64url');
  readonly #pair: ECDH = createECDH('prime256v1');

  constructor(service: string) {
    this.endpoint = `${service}/push/${this.id}`;
    this.#pair.generateKeys();
  }

  get p256dh(): string {
    return this.#pair.getPublicKey('base64url');
  }

  /** By which the server names it. */
  get endpointHash(): string {
    return createHash('sha256').update(this.endpoint).digest('base64url');
  }

  /** Decrypts as a browser does (RFC 8291 over RFC 8188). @throws where it is for somebody else */
  read({ body }: Pushed): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const shared = this.#pair.computeSecret(sender);
    const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(this.auth, 'base64url'), info, 32));
    const derived = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
    const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    opening.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // What follows the last delimiter is padding.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

export interface PushService {
  url: string;
  pushed: Pushed[];
  /** How it answers for a browser from now on; 201 unless something else is said. */
  answerFor(browser: TestBrowser, status: number): void;
  browser(): TestBrowser;
  close(): Promise<void>;
}

/** A stand-in for a browser's push service (RFC 8030) on this machine. */
export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const browser = request.url?.split('/').at(-1) ?? '';
    const status = statuses.get(browser) ?? 201;
    if (status < 400) pushed.push({ browser, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pushed,
    answerFor: ({ id }, status) => statuses.set(id, status),
    browser: () => new TestBrowser(url),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
