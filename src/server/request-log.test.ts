import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from '../kernel/errors.ts';
import type { Log, LogFields } from './log.ts';
import { requestLog } from './request-log.ts';

function served(trustProxy: boolean) {
  const lines: [string, string, LogFields | undefined][] = [];
  const writing = (level: string) => (event: string, fields?: LogFields) =>
    lines.push([level, event, fields]);
  const log = { info: writing('info'), warn: writing('warn'), error: writing('error') } as unknown as Log;
  const app = new Hono();
  app.use(requestLog({ log, trustProxy }));
  app.onError((error, context) => context.text('', error instanceof AppError ? (error.status as 400) : 500));
  app.get('/things/:name', (context) => context.text('thing'));
  app.get('/refused', () => {
    throw new AppError(409, 'conflict', 'canary');
  });
  app.get('/broken', () => {
    throw new AppError(503, 'unavailable', 'canary', {
      cause: Object.assign(new Error('canary'), { code: '53300' }),
    });
  });
  return { app, lines };
}

const OF_PROXY = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';

test.each([
  [true, OF_PROXY, OF_PROXY],
  [true, 'ABCDEF0123456789', 'ABCDEF0123456789'],
  [true, 'ann@example.com', undefined],
  [true, `${OF_PROXY}\tcanary`, undefined],
  [true, 'abc', undefined],
  [true, 'a'.repeat(65), undefined],
  [false, OF_PROXY, undefined],
])('with TRUST_PROXY %s the id %o is taken over: %o', async (trustProxy, given, taken) => {
  const { app, lines } = served(trustProxy);
  const answer = await app.request('/things/canary?q=canary', { headers: { 'x-request-id': given } });
  const id = answer.headers.get('x-request-id');
  if (taken) expect(id).toBe(taken);
  else expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(lines).toEqual([
    [
      'info',
      'request',
      { request_id: id, method: 'GET', route: '/things/:name', status: 200, duration_ms: expect.any(Number) },
    ],
  ]);
});

test('a refusal is no error and names its code; what failed is one, with its place and cause', async () => {
  const { app, lines } = served(false);
  await app.request('/refused');
  await app.request('/broken');
  expect(lines).toMatchObject([
    ['info', 'request', { route: '/refused', status: 409, code: 'conflict' }],
    ['error', 'request failed', { route: '/broken', status: 503, code: 'unavailable', sql_state: '53300' }],
  ]);
  expect(lines[1]?.[2]?.stack).toMatch(/^AppError\n {4}at .*\ncaused by Error\n {4}at /s);
  expect(JSON.stringify(lines)).not.toContain('canary');
});
