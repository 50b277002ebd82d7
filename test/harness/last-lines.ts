import { afterEach, beforeEach } from 'vitest';
import { serversSince } from './server-lines.ts';

/* Set up for every test: one that fails takes down what its servers said last, for the report at the end of the run. */

declare module 'vitest' {
  interface TaskMeta {
    serverSaid?: string[];
  }
}

const LAST = 15;

let began = 0;

beforeEach(() => {
  began = Date.now();
});

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const said = serversSince(began).flatMap(({ said }) => said.slice(-LAST));
  if (said.length > 0) task.meta.serverSaid = said;
});
