import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { startServerProcess, stopServerProcesses } from '../test/harness/server-process.ts';
import { freePort } from './programs.ts';

/** The product as it is shipped, behind a line that can be cut. */
export interface Site {
  url: string;
  /** From now on nobody answers; what is open breaks off. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** How many journal entries the server has of the person with this address. */
  entriesOf(email: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the real server with a database of its own. The line is cut before the server: no standard lets a browser be
 * told that it is offline, and to the person it is the same.
 */
export async function startSite(): Promise<Site> {
  const [home, postgres, port, serverPort] = await Promise.all([
    makeTemporaryDirectory(),
    startTemporaryPostgres(),
    freePort(),
    freePort(),
  ]);
  const url = `http://localhost:${port}`;
  const server = startServerProcess({
    HOME: home,
    DATA_DIR: home,
    PORT: String(serverPort),
    APP_URL: url,
    DATABASE_URL: postgres.url,
    AUTH_RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  await server.ready;
  const line = new Line(port, serverPort);
  await line.mend();
  return {
    url,
    cut: () => line.cut(),
    mend: () => line.mend(),
    entriesOf: (email) => countEntries(postgres.url, email),
    async stop() {
      await line.cut();
      await stopServerProcesses();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function countEntries(databaseUrl: string, email: string): Promise<number> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows } = await owner.query(
    'select e.id from journal_entries e join auth."user" u on u.id = e.user_id where u.email = $1',
    [email],
  );
  await owner.end();
  return rows.length;
}

class Line {
  readonly #port: number;
  readonly #open = new Set<Socket>();
  readonly #listener;

  constructor(port: number, serverPort: number) {
    this.#port = port;
    this.#listener = createServer((client) => {
      const server = createConnection({ port: serverPort, host: '127.0.0.1' });
      this.#join(client, server);
      this.#join(server, client);
    });
  }

  #join(from: Socket, to: Socket): void {
    this.#open.add(from);
    from.pipe(to);
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#open.delete(from);
      to.destroy();
    });
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#listener.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  mend(): Promise<void> {
    if (this.#listener.listening) return Promise.resolve();
    return new Promise((resolve) => this.#listener.listen(this.#port, '127.0.0.1', resolve));
  }
}
