import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small balancer in front of several servers, as operators have one. */
export interface Balancer {
  url: string;
  /** Requests that nobody had been sent before, or that only read, and went to another server. */
  movedOn: number;
  /** Writes whose server went away before it answered: whether they were done is unknown, so they are answered with 502. */
  cutOff: number;
  /** Requests for which no server was ready: 503. */
  unserved: number;
  /** Ports of the servers that are ready by its latest look. */
  ready(): number[];
  close(): Promise<void>;
}

interface Upstream {
  port: number;
  agent: Agent;
  isReady: boolean;
}

interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Why there is no answer: the request has left for the server, or it has not. */
class Lost extends Error {
  readonly wasSent: boolean;
  constructor(wasSent: boolean) {
    super('the server is gone');
    this.wasSent = wasSent;
  }
}

const CHECK_MS = 500;
const CHECK_TAKES_MS = 2000;
const READS = ['GET', 'HEAD', 'OPTIONS'];

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** @throws Lost */
function forward({ port, agent }: Upstream, incoming: IncomingMessage, body: Buffer): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let wasSent = false;
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
      bodyOf(answer).then(
        (received) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: received }),
        () => reject(new Lost(true)),
      );
    });
    outgoing.on('socket', (socket) => {
      const sending = () => {
        wasSent = true;
      };
      if (socket.connecting) socket.once('connect', sending);
      else sending();
    });
    outgoing.on('error', () => reject(new Lost(wasSent)));
    outgoing.end(body);
  });
}

class Balancing implements Balancer {
  url = '';
  movedOn = 0;
  cutOff = 0;
  unserved = 0;
  readonly #upstreams: Upstream[];
  #next = 0;
  #checking: NodeJS.Timeout | undefined;
  readonly #server = createServer((incoming, outgoing) => void this.#serve(incoming, outgoing));

  constructor(ports: readonly number[]) {
    this.#upstreams = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), isReady: false }));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
    this.#checking = setInterval(() => void this.#check(), CHECK_MS);
  }

  ready(): number[] {
    return this.#upstreams.filter(({ isReady }) => isReady).map(({ port }) => port);
  }

  async #check(): Promise<void> {
    await Promise.all(
      this.#upstreams.map(async (upstream) => {
        const init = { signal: AbortSignal.timeout(CHECK_TAKES_MS) };
        const answer = await fetch(`http://127.0.0.1:${upstream.port}/readyz`, init).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        upstream.isReady = answer?.ok === true;
      }),
    );
  }

  /** In turn, but for those that were tried for this request. */
  #nextOf(tried: Set<Upstream>): Upstream | undefined {
    const left = this.#upstreams.filter((upstream) => upstream.isReady && !tried.has(upstream));
    this.#next += 1;
    return left[this.#next % left.length];
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming).catch(() => undefined);
    if (body === undefined) return;
    const { status, headers, body: answer } = await this.#answerOf(incoming, body);
    outgoing.writeHead(status, headers).end(answer);
  }

  async #answerOf(incoming: IncomingMessage, body: Buffer): Promise<Answered> {
    const tried = new Set<Upstream>();
    for (let upstream = this.#nextOf(tried); upstream; upstream = this.#nextOf(tried)) {
      tried.add(upstream);
      try {
        return await forward(upstream, incoming, body);
      } catch (error) {
        upstream.isReady = false;
        const isRead = READS.includes(incoming.method ?? '');
        if (error instanceof Lost && error.wasSent && !isRead) {
          this.cutOff += 1;
          return refusal(502);
        }
        this.movedOn += 1;
      }
    }
    this.unserved += 1;
    return refusal(503);
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    for (const { agent } of this.#upstreams) agent.destroy();
  }
}

const refusal = (status: number): Answered => ({ status, headers: {}, body: Buffer.alloc(0) });

/**
 * Stands before the servers on these ports: asks each for `/readyz` twice a second, gives requests to the ready ones in
 * turn, and to the next one where a server takes no connection. A write that has left is never sent again.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const balancer = new Balancing(ports);
  await balancer.start();
  return balancer;
}
