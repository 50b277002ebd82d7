import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What reached the endpoint. */
export interface AskedOfModel {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    tools?: unknown;
  };
  /** The body as it came. */
  text: string;
}

/** How the endpoint replies: with a status and a body, or never. */
interface Said {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
export type Reply = Said | 'hang';

const completion = (message: object, finish_reason = 'stop'): Said => ({
  status: 200,
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  },
});

/** The model says this: an object as JSON, a text as it is. */
export const says = (content: unknown): Said =>
  completion({ content: typeof content === 'string' ? content : JSON.stringify(content) });
export const refuses = (): Said =>
  completion({ content: null, refusal: 'I cannot do that.' }, 'content_filter');
/** Errors often repeat what was sent, as this one does. */
export const failing = (status: number, message = 'no'): Said => ({ status, body: { error: { message } } });

export interface ModelEndpoint {
  /** As AI_BASE_URL. */
  url: string;
  host: string;
  asked: AskedOfModel[];
  /** Replies in this order, the last again and again; a function is given what was asked. */
  reply(...replies: (Reply | ((asked: AskedOfModel) => Reply))[]): void;
  close(): Promise<void>;
}

const ASKED_AT = '/v1/chat/completions';

/** A stand-in for a language model that speaks the chat completions protocol over HTTP, on this machine. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const asked: AskedOfModel[] = [];
  let replies: (Reply | ((asked: AskedOfModel) => Reply))[] = [];
  const server = createServer((request, response) => {
    // Somebody may still look for what listened at this port before.
    if (request.method !== 'POST' || request.url !== ASKED_AT) return response.writeHead(404).end();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text), text };
      asked.push(one);
      const next = replies.length > 1 ? replies.shift() : replies[0];
      const reply = typeof next === 'function' ? next(one) : next;
      if (reply === 'hang') return;
      const { status, body, headers = {} } = reply ?? failing(500);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/v1`,
    host,
    asked,
    reply(...next) {
      asked.length = 0;
      replies = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
