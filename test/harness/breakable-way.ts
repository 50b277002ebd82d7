import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to the database that can break as networks and servers do. */
export interface BreakableWay {
  /** The database's address by this way. */
  url: string;
  /** Open: as it should be. Down: nobody answers. Frozen: nothing comes through, and nobody says so. */
  set(state: 'open' | 'down' | 'frozen'): void;
  /** Holds whatever the server is sent back by so many milliseconds. */
  throttleCpu(milliseconds: number): void;
  close(): Promise<void>;
}

/** Stands between the server and a Postgres that listens on a socket in the file system. */
export async function openBreakableWay(databaseUrl: string): Promise<BreakableWay> {
  const directory = new URL(databaseUrl).searchParams.get('host') ?? '';
  const socketPath = join(directory, `.s.PGSQL.${new URL(databaseUrl).port || '5432'}`);
  const open = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let state: 'open' | 'down' | 'frozen' = 'open';
  let delay = 0;

  const whenOpen = (pass: () => void) => {
    if (state === 'frozen') waiting.push(pass);
    else pass();
  };
  const connect = (from: Socket, to: Socket, late: boolean) => {
    open.add(from);
    from.on('data', (chunk: Buffer) => whenOpen(() => setTimeout(() => to.write(chunk), late ? delay : 0)));
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };

  const server = createServer((client) => {
    if (state === 'down') return client.destroy();
    const database = createConnection(socketPath);
    connect(client, database, true);
    connect(database, client, false);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);

  return {
    url: url.href,
    set(next) {
      state = next;
      if (next === 'down') for (const socket of open) socket.destroy();
      if (next === 'open') for (const pass of waiting.splice(0)) pass();
    },
    throttleCpu: (milliseconds) => {
      delay = milliseconds;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
