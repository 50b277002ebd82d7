import { and, gt, inArray, sql } from 'drizzle-orm';
import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Api } from '../../../server/api.ts';
import type { Caller } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { unavailable } from '../../../server/unavailable.ts';
import type { Follower, WriteNotices } from '../../../server/write-notices.ts';
import { session } from '../../auth/tables.ts';
import { readEvents } from '../contract.ts';
import { texts } from '../spoken-texts.ts';

/** Each is an open connection. */
const STREAMS = 5000;
/** A person's devices and their tabs; of more, the one that was opened first is ended. */
const STREAMS_OF_PERSON = 10;
const RETRY_SECONDS = 60;
/** What may wait to be taken, in bytes, besides what the network holds: some twenty events. */
const UNTAKEN = 512;
/** So many sessions are looked up in one statement. */
const SESSIONS_AT_ONCE = 500;

const encoder = new TextEncoder();

/** What one device is told, for as long as its session lives and it takes what it is told. */
class EventStream implements Follower {
  readonly caller: Caller;
  readonly body: ReadableStream<Uint8Array>;
  readonly #ended: (stream: EventStream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** The largest number heard of; undefined before any. */
  #newest: number | undefined;
  #isBegun = false;

  constructor(caller: Caller, ended: (stream: EventStream) => void) {
    this.caller = caller;
    this.#ended = ended;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#leave(),
      },
      { highWaterMark: UNTAKEN, size: ({ byteLength }) => byteLength },
    );
  }

  /** `head` was read after the stream began to follow, so that no write is between the two. */
  begin(head: number): void {
    this.#isBegun = true;
    this.#newest = Math.max(head, this.#newest ?? head);
    this.#say(`data: ${this.#newest}\n\n`);
  }

  written(seq: number): void {
    if (this.#newest !== undefined && seq <= this.#newest) return;
    this.#newest = seq;
    if (this.#isBegun) this.#say(`data: ${seq}\n\n`);
  }

  lost(): void {
    this.end();
  }

  beat(): void {
    this.#say(':\n\n');
  }

  end(): void {
    this.#controller?.close();
    this.#leave();
  }

  /** Whoever takes nothing is not kept waiting for. */
  #say(text: string): void {
    if ((this.#controller?.desiredSize ?? 0) > 0) this.#controller?.enqueue(encoder.encode(text));
    else this.end();
  }

  #leave(): void {
    if (!this.#controller) return;
    this.#controller = undefined;
    this.#ended(this);
  }
}

/** The number of the person's last write. */
export const headOf = statement<{ head: number }>('sync-head').sql(
  'select seq as head from sync_heads where user_id = :userId',
  ['userId'],
);

/** The streams of this server. */
class EventStreams {
  readonly #services: Services;
  readonly #notices: WriteNotices;
  /** Each with how it stops following the notices. */
  readonly #streams = new Map<EventStream, () => void>();
  /** In the order in which they were opened. */
  readonly #ofPerson = new Map<string, Set<EventStream>>();

  constructor(services: Services, notices: WriteNotices) {
    this.#services = services;
    this.#notices = notices;
    notices.onHeartbeat(() => void this.#beat());
  }

  /** @throws AppError 401, 429, 503 */
  async open(caller: Caller): Promise<ReadableStream<Uint8Array>> {
    if (!this.#notices.isListening) throw unavailable();
    if (this.#streams.size >= STREAMS) {
      throw new AppError(429, 'too_many_streams', texts.tooManyEvents, { retryAfter: RETRY_SECONDS });
    }
    const stream = this.#follow(caller);
    try {
      stream.begin(await readHead(this.#services, caller));
    } catch (error) {
      stream.end();
      throw error;
    }
    this.#endOldest(caller.userId);
    return stream.body;
  }

  #follow(caller: Caller): EventStream {
    const stream = new EventStream(caller, (ended) => this.#forget(ended));
    this.#streams.set(stream, this.#notices.follow(caller.userId, stream));
    const own = this.#ofPerson.get(caller.userId) ?? new Set();
    this.#ofPerson.set(caller.userId, own.add(stream));
    return stream;
  }

  #forget(stream: EventStream): void {
    const { userId } = stream.caller;
    this.#streams.get(stream)?.();
    this.#streams.delete(stream);
    const own = this.#ofPerson.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.#ofPerson.delete(userId);
  }

  /** A device that lost its network leaves a stream behind which nobody has ended yet: the newest ones are those in use. */
  #endOldest(userId: string): void {
    const own = [...(this.#ofPerson.get(userId) ?? [])];
    for (const stream of own.slice(0, -STREAMS_OF_PERSON)) stream.end();
  }

  /** Without an answer of the database nobody is told that all is well, and devices come back once they miss it. */
  async #beat(): Promise<void> {
    const all = [...this.#streams.keys()];
    for (let at = 0; at < all.length; at += SESSIONS_AT_ONCE) {
      const some = all.slice(at, at + SESSIONS_AT_ONCE);
      const live = await this.#liveSessions(some).catch(() => undefined);
      if (!live) return;
      for (const stream of some) {
        if (live.has(stream.caller.sessionId)) stream.beat();
        else stream.end();
      }
    }
  }

  async #liveSessions(streams: EventStream[]): Promise<Set<string>> {
    const ids = streams.map(({ caller }) => caller.sessionId);
    const rows = await this.#services.database.db
      .select({ id: session.id })
      .from(session)
      .where(and(inArray(session.id, ids), gt(session.expiresAt, sql`now()`)));
    return new Set(rows.map(({ id }) => id));
  }
}

/** The person's largest number. @throws AppError 401 */
function readHead({ database, clock }: Services, caller: Caller): Promise<number> {
  return database.asUser(caller, { now: clock(), writes: false }, async ({ userId, finish }) => {
    const [{ head } = { head: 0 }] = await finish(headOf({ userId }));
    return head;
  });
}

export function serveEvents(api: Api): void {
  const { services } = api;
  const streams = services.writeNotices && new EventStreams(services, services.writeNotices);
  api.serveEvents(readEvents, async (caller) => {
    if (streams) return streams.open(caller);
    await readHead(services, caller);
    throw notFound(texts.noEvents);
  });
}
