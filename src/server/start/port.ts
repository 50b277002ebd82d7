import { createServer } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { StartFailure, systemCode } from '../start-failure.ts';

/** How long requests in flight may take to finish once the server is told to stop. */
const FINISH_REQUESTS_MS = 10_000;

/** The addresses at which this server could be mistaken for another one: `localhost` also means ::1. */
function addressesOf(host: string): string[] {
  return host === '127.0.0.1' ? ['127.0.0.1', '::1'] : [host];
}

/** The settings that name what is in the way. */
interface Names {
  port: string;
  host: string;
}

const OWN: Names = { port: 'PORT', host: 'HOST' };

function failure(error: unknown, port: number, host: string, names: Names): StartFailure {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use: stop the other program, or set ${names.port} to another one.`,
    EACCES: `Port ${port} is not allowed for this user: set ${names.port} to one above 1023.`,
    EADDRNOTAVAIL: `${names.host} ${host} is not an address of this machine.`,
    ENOTFOUND: `${names.host} ${host} is not an address of this machine.`,
  };
  return new StartFailure(reasons[systemCode(error) ?? ''] ?? `Port ${port} cannot be used.`);
}

function probe(port: number, host: string): Promise<number> {
  return new Promise((found, refuse) => {
    const server = createServer();
    server.once('error', refuse);
    server.listen({ port, host, exclusive: true }, () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' && bound ? bound.port : port));
    });
  });
}

/**
 * Finds out, before anything is started, whether the port is free; picks one for port 0.
 *
 * @throws StartFailure that says what is in the way
 */
export async function findPort(wished: number, host: string): Promise<number> {
  let port = wished;
  for (const address of addressesOf(host)) {
    try {
      port = await probe(port, address);
    } catch (error) {
      const noSuchNetwork = address !== host && systemCode(error) !== 'EADDRINUSE';
      if (!noSuchNetwork) throw failure(error, port, host, OWN);
    }
  }
  return port;
}

export function listen(server: ServerType, port: number, host: string, names = OWN): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', (error) => refuse(failure(error, port, host, names)));
    server.listen(port, host, done);
  });
}

/** Takes no new requests, lets those in flight finish, and closes connections that only wait for more. */
export async function stopListening(server: ServerType): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const closeIdle = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, 50);
  const giveUp = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, FINISH_REQUESTS_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(giveUp);
}
