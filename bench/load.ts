/* What benches of the server share: a server of a checkout, people with pages, and requests by ten of them at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newId } from '../src/kernel/ids.ts';
import { journalPage, type RemotePerson, sealedWords, signUpAt } from '../test/harness/remote-person.ts';

export const SECONDS = 5;
export const ROUNDS = 3;
export const CONNECTIONS = 10;

export const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
export const whole = (figure: number) => Math.round(figure).toLocaleString('en-US').padStart(7);

export interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: string;
}

/** Somebody with ten pages and an action. */
export interface Subject extends RemotePerson {
  taskId: string;
}

/** What is measured: the requests that one person sends in turn, and the ids in them that are new each time. */
export interface Kind {
  name: string;
  /** People of its own, so that no kind works on what another piles up. */
  requests(subject: Subject): { requests: Request[]; fresh: string[] };
}

export const SAVE = '/api/journal/entries';

export function saving(): { requests: Request[]; fresh: string[] } {
  const page = journalPage();
  const request: Request = { method: 'POST', path: SAVE, body: JSON.stringify(page) };
  return { requests: [request], fresh: [page.id, ...page.tasks.map((task) => task.id)] };
}

function ticking({ taskId }: Subject): { requests: Request[]; fresh: string[] } {
  const requests = [true, false].map((completed): Request => {
    return { method: 'PATCH', path: `/api/tasks/${taskId}`, body: JSON.stringify({ completed }) };
  });
  return { requests, fresh: [] };
}

const reading = (path: string) => () => ({ requests: [{ method: 'GET' as const, path }], fresh: [] });

/** What benches call, by name: a list, a whole page saved, an action completed and reopened, and reads of a device. */
export const kinds: Kind[] = [
  { name: 'list', requests: reading(`${SAVE}?limit=10`) },
  { name: 'save', requests: saving },
  { name: 'tick', requests: ticking },
  { name: 'today', requests: reading('/api/journal/today') },
  { name: 'first', requests: reading('/api/sync') },
  // Ahead of every head: the tables are asked for nothing, as when a device is up to date.
  { name: 'empty', requests: reading('/api/sync?after=1000000000') },
];

export const listAndSave = kinds.slice(0, 2);

/** Starts the server of a checkout on a database, with everything that it keeps in a folder. */
export function spawnServer(
  root: string,
  {
    folder,
    databaseUrl,
    settings = {},
  }: { folder: string; databaseUrl: string; settings?: Record<string, string> },
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOME: folder,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      AUTH_RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    child.stdout?.setEncoding('utf8').on('data', (line: string) => {
      const url = / is ready at (\S+)/.exec(line)?.[1];
      if (url) ready({ url, child });
    });
  });
}

export const headersOf = ({ token }: RemotePerson) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

export async function post(url: string, person: RemotePerson, path: string, body: object): Promise<void> {
  const init = { method: 'POST', headers: headersOf(person), body: JSON.stringify(body) };
  const answer = await fetch(`${url}${path}`, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

export async function makeSubject(url: string, email: string): Promise<Subject> {
  const person = await signUpAt(url, email);
  for (let page = 0; page < 10; page++) await post(url, person, SAVE, journalPage());
  const taskId = newId();
  await post(url, person, '/api/tasks', { id: taskId, ...sealedWords('Call Dad') });
  return { ...person, taskId };
}

/** As many as there are connections. */
export async function makeSubjects(url: string, name: string): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (let index = 0; index < CONNECTIONS; index++) {
    subjects.push(await makeSubject(url, `${name}-${index}@example.com`));
  }
  return subjects;
}

/** Requests a second; each connection is one of the people. */
export async function load(url: string, subjects: Subject[], kind: Kind, seconds = SECONDS): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const subject = subjects[next++ % subjects.length];
      if (!subject) throw new Error('nobody to send as');
      const sent = kind.requests(subject).requests.map((request, index) => ({
        ...request,
        headers: headersOf(subject),
        // Ids are new in each request.
        setupRequest: (given: autocannon.Request) => ({
          ...given,
          body: kind.requests(subject).requests[index]?.body,
        }),
      }));
      client.setRequests(sent);
    },
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result.requests.average;
}
