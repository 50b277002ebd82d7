/*
 * npm run dev: the server, started again on every change of its sources, and Vite with hot reload, behind one
 * address. Vite answers the browser and hands what belongs to the server on to it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createServer, type Plugin } from 'vite';

const port = Number(process.env.PORT || 3000);
const SERVERS_OWN = ['/api', '/functions', '/rest', '/healthz', '/readyz', '/dev'];

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createNetServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function startServer(serverPort: number): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', 'src/server/main.ts'];
  const env = {
    ...process.env,
    PORT: String(serverPort),
    APP_URL: process.env.APP_URL || `http://localhost:${port}`,
  };
  return spawn(process.execPath, args, { stdio: 'inherit', env });
}

/** What the server writes into the built page; the other public settings have defaults in the browser. */
const namedPage: Plugin = {
  name: 'named-page',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', process.env.PRODUCT_NAME || 'Growth Loop'),
};

const serverPort = await freePort();
const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  plugins: [namedPage],
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(SERVERS_OWN.map((path) => [path, { target, xfwd: true }])),
  },
});
try {
  await vite.listen();
} catch {
  console.error(`Port ${port} is already in use: stop the other program, or set PORT to another one.`);
  process.exit(1);
}
const server = startServer(serverPort);
console.log(`Open http://localhost:${port} - changes show at once.`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  await Promise.all([ended, vite.close()]);
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.once('exit', stop);
