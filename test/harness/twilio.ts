import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TwilioConfig } from '../../src/server/config/reminder-channels.ts';

/** A text message that the stand-in has taken. */
export interface Texted {
  sid: string;
  to: string;
  /** The number, or the messaging service. */
  from: string;
  body: string;
  status: 'queued' | 'sent' | 'failed';
  at: Date;
}

/** How the next request to send is met, in place of the usual answer. */
type Mishap =
  | { status: number; code: number; message: string }
  /** It is taken, and the connection breaks before the answer. */
  | 'taken, unacknowledged'
  | 'hang';

export interface TwilioStandIn {
  config: TwilioConfig;
  /** What was taken, the oldest first. */
  texts: Texted[];
  /** Every request: 'POST' for one to send, 'GET' for a list. */
  asked: { method: string; query: Record<string, string>; form: Record<string, string> }[];
  /** Numbers that have answered STOP to Twilio itself. */
  stopped: Set<string>;
  /** What befalls the next requests to send, one each; nothing befalls those after them. */
  befall(...mishaps: Mishap[]): void;
  close(): Promise<void>;
}

const ACCOUNT = `AC${'0'.repeat(31)}1`;
const NUMBER = /^\+[1-9]\d{6,14}$/;
const PAGE_SIZE = 50;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A stand-in for Twilio's Messages API (2010-04-01) over HTTP on this machine. It keeps what it was given. */
export async function startTwilio(): Promise<TwilioStandIn> {
  const texts: Texted[] = [];
  const asked: TwilioStandIn['asked'] = [];
  const stopped = new Set<string>();
  const mishaps: Mishap[] = [];
  const authToken = randomBytes(16).toString('hex');
  const path = `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;

  const answer = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, status: number, code: number, message: string): void =>
    answer(response, status, {
      code,
      message,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    });

  const isMe = ({ headers }: IncomingMessage): boolean =>
    headers.authorization === `Basic ${Buffer.from(`${ACCOUNT}:${authToken}`).toString('base64')}`;

  const take = (form: Record<string, string>): Texted => {
    const { To = '', Body = '', From, MessagingServiceSid = '' } = form;
    const text: Texted = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to: To,
      from: From ?? MessagingServiceSid,
      body: Body,
      status: 'queued',
      at: new Date(),
    };
    texts.push(text);
    return text;
  };

  /** Sends nothing back where the request is to hang. */
  const create = (response: ServerResponse, form: Record<string, string>): void => {
    const mishap = mishaps.shift();
    if (mishap === 'hang') return;
    if (mishap === 'taken, unacknowledged') {
      take(form);
      response.destroy();
      return;
    }
    const { To = '', Body, From, MessagingServiceSid } = form;
    const no = (status: number, code: number, message: string) => refuse(response, status, code, message);
    if (mishap) no(mishap.status, mishap.code, mishap.message);
    else if (!From && !MessagingServiceSid) no(400, 21603, "A 'From' phone number is required.");
    else if (!Body) no(400, 21602, 'Message body is required.');
    else if (!NUMBER.test(To)) no(400, 21211, `Invalid 'To' Phone Number: ${To}`);
    else if (stopped.has(To)) no(400, 21610, 'Attempt to send to unsubscribed recipient');
    else answer(response, 201, resourceOf(take(form)));
  };

  const list = (response: ServerResponse, query: Record<string, string>): void => {
    const { To, From, PageSize = PAGE_SIZE, Page = 0 } = query;
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const from = query['DateSent>'];
    const found = texts
      .filter(({ to, from: sender }) => (!To || to === To) && (!From || sender === From))
      .filter(({ at }) => !from || day(at) >= from.slice(0, 10))
      .reverse();
    const begin = Number(Page) * Number(PageSize);
    const page = found.slice(begin, begin + Number(PageSize));
    const uri = (number: number) =>
      `${path}?PageSize=${PageSize}&Page=${number}${To ? `&To=${encodeURIComponent(To)}` : ''}`;
    answer(response, 200, {
      messages: page.map(resourceOf),
      page: Number(Page),
      page_size: Number(PageSize),
      start: begin,
      end: begin + page.length - 1,
      uri: uri(Number(Page)),
      first_page_uri: uri(0),
      next_page_uri: begin + page.length < found.length ? uri(Number(Page) + 1) : null,
      previous_page_uri: null,
    });
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
    const query = Object.fromEntries(url.searchParams);
    asked.push({ method: request.method ?? '', query, form });
    if (!isMe(request)) return refuse(response, 401, 20003, 'Authenticate');
    if (url.pathname !== path) return refuse(response, 404, 20404, 'The requested resource was not found');
    if (request.method === 'POST') create(response, form);
    else list(response, query);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    config: {
      kind: 'twilio',
      accountSid: ACCOUNT,
      authToken,
      from: '+15550100000',
      apiUrl: `http://127.0.0.1:${port}`,
    },
    texts,
    asked,
    stopped,
    befall: (...next) => {
      mishaps.splice(0, mishaps.length, ...next);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A message as Twilio describes it. */
const resourceOf = ({ sid, to, from, body, status, at }: Texted) => ({
  account_sid: ACCOUNT,
  api_version: '2010-04-01',
  body,
  date_created: at.toUTCString(),
  date_sent: null,
  date_updated: at.toUTCString(),
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  from: from.startsWith('+') ? from : null,
  messaging_service_sid: from.startsWith('MG') ? from : null,
  num_media: '0',
  num_segments: '1',
  price: null,
  price_unit: 'USD',
  sid,
  status,
  subresource_uris: { media: `/2010-04-01/Accounts/${ACCOUNT}/Messages/${sid}/Media.json` },
  to,
  uri: `/2010-04-01/Accounts/${ACCOUNT}/Messages/${sid}.json`,
});
