/*
 * Google's consent. The token lives in this document's memory alone: it is neither stored nor in an address that reaches a
 * server.
 */
import { persisted } from '../../../browser/persisted.ts';
import { settings } from '../../../browser/public-settings.ts';
import { hasFields } from '../../../browser/stored-shape.ts';
import { tabStore } from '../../../browser/web-storage.ts';
import { RETURN_PATH } from '../contract/limits.ts';
import { type ConsentAnswer, consentAddress, consentAnswer } from '../rules/consent.ts';
import * as texts from '../texts.ts';

const CHANNEL = 'google-consent';
/** How often it is looked whether the window is still open, in milliseconds. */
const LOOK_EVERY = 400;
/** So long before its end a token is not used any more, in milliseconds. */
const MARGIN = 60_000;

interface Pending {
  state: string;
  from: string;
}

/** What waits for the answer when the whole page goes to Google. It holds no token. */
const storedPending = persisted(tabStore, 'google-consent', (value): value is Pending =>
  hasFields(value, { state: 'string', from: 'string' }),
);

let held: { token: string; until: number } | undefined;
let askAgain = false;
let listening: BroadcastChannel | undefined;

/** Why no token came, in words for people. */
export class NoConsent extends Error {
  override readonly name = 'NoConsent';
}

/** The token is no good any more: the next one is asked for again. */
export function forgetConsent(): void {
  held = undefined;
  askAgain = true;
}

function take({ token, seconds, refused }: ConsentAnswer): string {
  if (refused) throw new NoConsent(texts.consentFailed);
  if (!token) throw new NoConsent(texts.noToken);
  held = { token, until: Date.now() + seconds * 1000 - MARGIN };
  askAgain = false;
  return token;
}

/**
 * A token with which tasks can be seen and changed: the one at hand, else Google asks in a window of its own, or where the
 * browser opens none in this page, which then goes on at the return address. To be called as somebody presses a button.
 * @throws NoConsent
 */
export async function googleToken(): Promise<string> {
  if (held && held.until > Date.now()) return held.token;
  const { google } = settings;
  if (!google) throw new NoConsent(texts.notSetUp);
  const state = crypto.randomUUID();
  const address = consentAddress({
    consentUrl: google.consent_url,
    clientId: google.client_id,
    returnUrl: `${location.origin}${RETURN_PATH}`,
    state,
    again: askAgain,
  });
  const window = open(address, CHANNEL, 'popup,width=520,height=680');
  if (window) return answerFrom(window, state);
  storedPending.set({ state, from: location.pathname });
  location.assign(address);
  return new Promise(() => undefined);
}

function answerFrom(window: Window, state: string): Promise<string> {
  listening?.close();
  const channel = new BroadcastChannel(CHANNEL);
  listening = channel;
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      if (!window.closed) return;
      clearInterval(watch);
      // Still listening: where Google's page has cut itself off from ours, it only looks closed.
      reject(new NoConsent(texts.consentFailed));
    }, LOOK_EVERY);
    channel.onmessage = ({ data }: MessageEvent<ConsentAnswer & { taken?: true }>) => {
      if (data.state !== state || data.taken) return;
      clearInterval(watch);
      channel.postMessage({ state, taken: true });
      try {
        resolve(take(data));
      } catch (error) {
        reject(error);
      }
    };
  });
}

/** What the return page found in its address, once. */
let returned: ConsentAnswer | undefined;

/** Reads the answer out of the address and takes it out of there. */
export function readReturned(): ConsentAnswer {
  if (!returned) {
    returned = consentAnswer(location.hash);
    history.replaceState(history.state, '', RETURN_PATH);
  }
  return returned;
}

/** Hands the answer to the page that asked for it; resolves with whether there was one. */
export function handOver(answer: ConsentAnswer): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const nobody = setTimeout(() => resolve(false), 3000);
    channel.onmessage = ({ data }: MessageEvent<{ state: string; taken?: true }>) => {
      if (data.state !== answer.state || !data.taken) return;
      clearTimeout(nobody);
      resolve(true);
    };
    channel.postMessage(answer);
  });
}

/** What the next sync button is to do as it appears: go on, or say what went wrong. */
let next: { problem?: string } | undefined;

/** Where this tab asked from with its whole page, if the answer is to that; the answer is kept for the button there. */
export function takeBack(answer: ConsentAnswer): string | undefined {
  const pending = storedPending.get();
  storedPending.remove();
  if (!pending || pending.state !== answer.state) return undefined;
  try {
    take(answer);
    next = {};
  } catch (error) {
    next = { problem: error instanceof NoConsent ? error.message : texts.consentFailed };
  }
  return pending.from;
}

/** What a button is to do that has just appeared, once. */
export function takeNext(): { problem?: string } | undefined {
  const taken = next;
  next = undefined;
  return taken;
}
