import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import {
  failing,
  type ModelEndpoint,
  refuses,
  says,
  startModelEndpoint,
} from '../../test/harness/model-endpoint.ts';
import { LanguageModel, type ModelLimits } from './language-model.ts';
import type { Log } from './log.ts';

let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());
afterEach(() => vi.restoreAllMocks());

const KEY = 'key-of-the-operator';
const PHRASE = 'the harbour in the fog';
const question = { system: 'Answer as JSON: {"word": string}', prompt: PHRASE };
const schema = z.object({ word: z.string() });
const QUICK = { inAll: 4000, first: 2000, pause: 1 };

/** A model with what it logged, and everything that went to the console, as text. */
function model(limits: Partial<ModelLimits> = {}, baseUrl = endpoint.url) {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const log: Log = { info: note, warn: note, error: note };
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation(note);
  }
  const config = { baseUrl, apiKey: KEY, model: 'stand-in' };
  return {
    model: new LanguageModel(config, log, { ...QUICK, ...limits }),
    said: () => JSON.stringify(lines),
  };
}

describe('a language model', () => {
  test('is asked once, over the protocol, and nobody else is', async () => {
    endpoint.reply(says({ word: 'sea' }));
    const there = vi.spyOn(globalThis, 'fetch');
    const { model: asked, said } = model();
    expect(asked.host).toBe(endpoint.host);
    expect(await asked.ask(question, schema)).toEqual({ word: 'sea' });
    expect(there.mock.calls.map(([address]) => String(address))).toEqual([
      `${endpoint.url}/chat/completions`,
    ]);
    const [{ body, headers }] = endpoint.asked as [(typeof endpoint.asked)[number]];
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body.model).toBe('stand-in');
    expect(body.messages).toEqual([
      { role: 'system', content: question.system },
      { role: 'user', content: PHRASE },
    ]);
    expect(body.response_format).toMatchObject({ type: 'json_schema' });
    expect(body.tools).toBeUndefined();
    expect(said()).toBe('[]');
  });

  test.each([
    ['an error', failing(500, PHRASE)],
    ['too many calls', failing(429)],
    ['what is no JSON', says('Sure! Here it is')],
    ['another shape', says({ words: 1 })],
    ['a refusal', refuses()],
    ['no answer of the protocol', { status: 200, body: '<html>Sign in</html>' }],
    ['a cut answer', { status: 200, body: '{"choices": [' }],
  ] as const)('is asked once more after %s', async (_, reply) => {
    endpoint.reply(reply, says({ word: 'sea' }));
    const { model: asked, said } = model();
    expect(await asked.ask(question, schema)).toEqual({ word: 'sea' });
    expect(endpoint.asked).toHaveLength(2);
    endpoint.reply(reply);
    expect(await asked.ask(question, schema)).toBeUndefined();
    expect(endpoint.asked).toHaveLength(2);
    expect(said()).not.toContain(PHRASE);
    expect(said()).not.toContain(KEY);
    expect(said()).not.toContain('Sure');
  });

  test('drill 10: one that hangs is given up in time, and what comes at the second attempt counts', async () => {
    const { model: asked, said } = model({ first: 300, inAll: 2500 });
    endpoint.reply('hang', says({ word: 'sea' }));
    expect(await asked.ask(question, schema)).toEqual({ word: 'sea' });
    endpoint.reply('hang');
    const began = performance.now();
    expect(await asked.ask(question, schema)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(4500);
    expect(endpoint.asked).toHaveLength(2);
    expect(said()).toContain('timeout');
  });

  test('a key that is not taken is not tried again', async () => {
    endpoint.reply(failing(401, `wrong key ${KEY}`));
    const { model: asked, said } = model();
    expect(await asked.ask(question, schema)).toBeUndefined();
    expect(endpoint.asked).toHaveLength(1);
    expect(said()).toContain('status_401');
    expect(said()).not.toContain(KEY);
  });

  test('an endpoint that knows JSON alone is asked for that, from then on at once', async () => {
    endpoint.reply((asked) =>
      asked.body.response_format?.type === 'json_schema' ? failing(400) : says({ word: 'sea' }),
    );
    const { model: asked, said } = model();
    expect(await asked.ask(question, schema)).toEqual({ word: 'sea' });
    expect(await asked.ask(question, schema)).toEqual({ word: 'sea' });
    expect(endpoint.asked.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(said()).toBe('[]');
  });

  test('key and words follow no redirect', async () => {
    const other = await startModelEndpoint();
    other.reply(says({ word: 'sea' }));
    endpoint.reply({ status: 307, body: '', headers: { location: `${other.url}/chat/completions` } });
    const { model: asked } = model();
    expect(await asked.ask(question, schema)).toBeUndefined();
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test('one that is away is none', async () => {
    const gone = await startModelEndpoint();
    await gone.close();
    const { model: asked, said } = model({}, gone.url);
    expect(await asked.ask(question, schema)).toBeUndefined();
    expect(said()).toContain('unreachable');
    expect(said()).not.toContain(PHRASE);
  });

  test('only so many ask at once', async () => {
    endpoint.reply('hang');
    const { model: asked } = model({ atOnce: 1, first: 400, inAll: 500 });
    const first = asked.ask(question, schema);
    expect(await asked.ask(question, schema)).toBeUndefined();
    await first;
    endpoint.reply(says({ word: 'sea' }));
    expect(await asked.ask(question, schema)).toEqual({ word: 'sea' });
  });
});
