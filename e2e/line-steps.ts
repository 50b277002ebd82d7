import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { WAYS, type WayOfCall } from '../test/harness/bad-network.ts';
import type { Chance } from './chance.ts';

/* The line between a browser and the server, for journeys in which it is bad. */

const SLOW_MS = 300;
const LATE_MS = 1200;
/** How often a call of a bad line simply arrives. */
const ARRIVES = 0.6;
const BAD_WAYS = WAYS.filter((way) => way !== 'arrives');

/** Headers that belong to the connection which the browser would have used. */
const OF_THE_CONNECTION = /^(:|host$|connection$|content-length$|accept-encoding$)/;

/** A line that drops calls, drops their answers once the server has acted, delays and repeats them. */
export class Line {
  /** Whether every call arrives, once. */
  isGood = true;
  /** What became of the calls so far. */
  readonly calls = new Map<WayOfCall, number>();
  readonly #context: BrowserContext;
  readonly #chance: Chance;
  readonly #stray = new Set<Promise<unknown>>();

  private constructor(context: BrowserContext, chance: Chance) {
    this.#context = context;
    this.#chance = chance;
  }

  /** Puts a line between this browser and every call of the server's API. It is good at first. */
  static async behind(context: BrowserContext, chance: Chance): Promise<Line> {
    const line = new Line(context, chance);
    // A page that is left takes its calls along.
    await context.route('**/api/**', (route) => line.#carry(route).catch(() => undefined));
    return line;
  }

  /** Resolves when nothing is on its way any more. */
  async quiet(): Promise<void> {
    while (this.#stray.size) await Promise.all(this.#stray);
  }

  async #carry(route: Route): Promise<void> {
    const way = this.isGood || this.#chance.happens(ARRIVES) ? 'arrives' : this.#chance.of(BAD_WAYS);
    this.calls.set(way, (this.calls.get(way) ?? 0) + 1);
    switch (way) {
      case 'arrives':
        return route.continue();
      case 'slow':
        await pause(SLOW_MS);
        return route.continue();
      case 'lost':
        return route.abort('connectionreset');
      case 'late':
        this.#deliver(route.request(), LATE_MS);
        return route.abort('connectionreset');
      case 'answer lost':
        await this.#deliver(route.request());
        return route.abort('connectionreset');
      case 'twice':
        this.#deliver(route.request());
        return route.continue();
      case 'again':
        this.#deliver(route.request(), LATE_MS);
        return route.continue();
    }
  }

  /** Takes the call to the server past the browser, which hears nothing of it: no answer, and no cookie. */
  #deliver(request: Request, delay = 0): Promise<void> {
    const copied = this.#copyOf(request);
    const delivered = pause(delay)
      .then(async () => void (await fetch(request.url(), await copied)))
      .catch(() => undefined)
      .finally(() => this.#stray.delete(delivered));
    this.#stray.add(delivered);
    return delivered;
  }

  async #copyOf(request: Request): Promise<RequestInit> {
    const url = request.url();
    const cookies = await this.#context.cookies(url);
    const own = Object.entries(request.headers()).filter(([name]) => !OF_THE_CONNECTION.test(name));
    const headers = {
      ...Object.fromEntries(own),
      origin: new URL(url).origin,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
    const body = request.postDataBuffer();
    return { method: request.method(), headers, ...(body && { body: new Uint8Array(body) }) };
  }
}
