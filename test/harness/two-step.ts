import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';
import { appCode } from './authenticator-app.ts';
import { Client } from './client.ts';

export const FACTOR = '/api/auth/second-factor';
export const SIGN_IN = '/api/auth/sign-in/email';
export const SECOND_STEP = '/api/auth/sign-in/second-factor';

const STEP_MS = 30_000;

/** An account and the app beside it. The clock goes on by a step before each code, so that every one of them is new. */
export class TwoStep {
  readonly app: TestApp;
  readonly person: Person;
  readonly home: Client;
  secret = '';
  recoveryCodes: string[] = [];
  #now: number;

  constructor(app: TestApp, person: Person, now: string) {
    this.app = app;
    this.person = person;
    this.home = new Client(app, person.cookie);
    this.#now = new Date(now).getTime();
    app.setNow(new Date(this.#now));
  }

  get now(): Date {
    return new Date(this.#now);
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    this.app.setNow(this.now);
  }

  /** The code that the app shows next. */
  nextCode(): string {
    this.pass(STEP_MS);
    return appCode(this.secret, this.now);
  }

  async begin() {
    const { status, body } = await this.home.post(`${FACTOR}/begin`);
    expect(status).toBe(200);
    this.secret = body.secret;
    return body;
  }

  async turnOn(): Promise<void> {
    await this.begin();
    const { status, body } = await this.home.post(`${FACTOR}/confirm`, { code: this.nextCode() });
    expect(status).toBe(200);
    this.recoveryCodes = body.recovery_codes;
  }

  /** A browser that has given the right password, and is asked for a code. */
  async asked(browser = new Client(this.app)): Promise<Client> {
    const { email, password } = this.person;
    expect(await browser.post(SIGN_IN, { email, password })).toEqual({
      status: 200,
      body: { second_factor: true },
    });
    return browser;
  }

  /** A browser that has signed in with a code of the app. */
  async signedIn(remember = false, browser = new Client(this.app)): Promise<Client> {
    await this.asked(browser);
    const answer = await browser.post(SECOND_STEP, { code: this.nextCode(), remember });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: this.person.userId } } });
    return browser;
  }
}
