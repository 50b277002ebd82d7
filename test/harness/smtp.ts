import { createServer, type Socket } from 'node:net';

/** A mail server that takes every mail and keeps it. */
export interface MailServer {
  url: string;
  /** Who each mail was for and what came, headers and all. */
  received: { to: string[]; data: string }[];
  /** How many of the next mails it turns away. */
  refuse: number;
  /** How many connections there have been. */
  connections: number;
  /** How long it takes over each mail, in milliseconds. */
  takes: number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const server = createServer();
  const mails: MailServer = {
    url: '',
    received: [],
    refuse: 0,
    connections: 0,
    takes: 0,
    close: async () => undefined,
  };
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    mails.connections += 1;
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    converse(socket, mails);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  mails.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  mails.close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      for (const socket of sockets) socket.destroy();
    });
  return mails;
}

function converse(socket: Socket, mails: MailServer): void {
  let rest = '';
  let data: string[] | undefined;
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);

  const hear = (line: string) => {
    if (data) {
      if (line !== '.') return data.push(line);
      mails.received.push({ to, data: data.join('\n') });
      data = undefined;
      to = [];
      return setTimeout(() => say('250 kept'), mails.takes);
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL' && mails.refuse > 0) {
      mails.refuse -= 1;
      return say('451 try later');
    }
    if (verb === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '');
    if (verb === 'DATA') {
      data = [];
      return say('354 go on');
    }
    if (verb === 'STAR') return say('502 no encryption here');
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    return say('250 fine');
  };

  say('220 ready');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  socket.on('error', () => undefined);
}
