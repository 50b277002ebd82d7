import { type Answer, readable, type TestApp } from './app.ts';

/** As much of the product as a browser reaches, in this process or in another. */
export interface Reachable {
  config: Pick<TestApp['config'], 'appUrl'>;
  fetch: TestApp['fetch'];
}

/** Headers that differ from what a page of ours sends; null leaves one out. */
type HeaderChanges = Record<string, string | null>;

/** Somebody at a browser: keeps the cookies that the server sets, and calls as a page of ours does. */
export class Client {
  readonly #app: Reachable;
  readonly #cookies = new Map<string, string>();
  /** The headers of the last answer. */
  headers = new Headers();
  /** The attributes that came with each cookie, in lower case. */
  readonly attributes = new Map<string, string[]>();

  constructor(app: Reachable, cookie = '') {
    this.#app = app;
    for (const pair of cookie.split('; ').filter(Boolean)) this.#keep(pair);
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** What the browser holds, copied: for instance by a thief. */
  copy(): Client {
    return new Client(this.#app, this.cookie);
  }

  get(path: string, headers: HeaderChanges = {}): Promise<Answer> {
    return this.#send(path, { method: 'GET' }, headers);
  }

  post(path: string, body: unknown = {}, headers: HeaderChanges = {}): Promise<Answer> {
    return this.#send(path, { method: 'POST', body: JSON.stringify(body) }, headers);
  }

  async token(): Promise<string> {
    return (await this.get('/api/auth/token')).body.token;
  }

  /** Calls the API with a fresh access token. */
  async ask(path: string): Promise<Answer> {
    return this.get(path, { authorization: `Bearer ${await this.token()}` });
  }

  async #send(path: string, init: RequestInit, changes: HeaderChanges): Promise<Answer> {
    const headers = new Headers({ origin: this.#app.config.appUrl, 'content-type': 'application/json' });
    if (this.cookie) headers.set('cookie', this.cookie);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const response = await this.#app.fetch(path, { ...init, headers });
    this.headers = response.headers;
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    return { status: response.status, body: readable(text) };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name);
    else this.#cookies.set(name, value.join('='));
    this.attributes.set(
      name,
      attributes.map((attribute) => attribute.toLowerCase()),
    );
  }
}

/** The session's token among these cookies, which is what renews an access token. */
export function sessionTokenIn(cookies: string): string {
  const token = /(?:^|; )(?:__Secure-)?growth-loop\.session_token=([^;]+)/.exec(cookies)?.[1];
  if (token === undefined) throw new Error('no cookie holds a session');
  return decodeURIComponent(token);
}

/** A mail as the developer's outbox lists it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  sent_at: string;
}

export async function mailsTo(app: Reachable, address: string): Promise<ReceivedMail[]> {
  const response = await app.fetch('/dev/outbox', { headers: { accept: 'application/json' } });
  const mails: ReceivedMail[] = await response.json();
  return mails.filter((mail) => mail.to === address);
}

/** Waits for mails to an address, newest first. @throws when fewer than `count` arrive in time */
export async function waitForMail(app: Reachable, address: string, count = 1): Promise<ReceivedMail[]> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const found = await mailsTo(app, address);
    if (found.length >= count) return found;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`fewer than ${count} mails came`);
}

/** Waits for the newest mail to an address under a subject. @throws when none comes in time */
export async function mailUnder(app: Reachable, address: string, subject: string): Promise<ReceivedMail> {
  for (let count = 1; ; count += 1) {
    const found = (await waitForMail(app, address, count)).find((mail) => mail.subject === subject);
    if (found) return found;
  }
}

/** Presses the button on the page that a mail's link leads to. */
export const confirmBy = (app: Reachable, mail: ReceivedMail | undefined, origin = app.config.appUrl) =>
  app.fetch('/api/auth/confirm-email', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code: codeIn(mail) }).toString(),
  });

/** The code in a mail's link. */
export function codeIn(mail: ReceivedMail | undefined): string {
  return new URL(mail?.links[0] ?? 'about:blank').searchParams.get('code') ?? '';
}
