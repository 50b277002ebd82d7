import { afterEach, expect, test, vi } from 'vitest';
import { askBrowserModel, browserModelAvailability, fetchBrowserModel } from './browser-model.ts';

const QUESTION = { system: 'Look back.', prompt: 'E1', schema: { type: 'object' } };

/** A browser whose model answers with this, and what it was asked. */
function browserWith(answer: string) {
  const destroy = vi.fn();
  const prompt = vi.fn(async (_input: string, _options: object) => answer);
  const create = vi.fn(async (_options: object) => ({ prompt, destroy }));
  vi.stubGlobal('LanguageModel', { availability: async () => 'available', create });
  return { create, prompt, destroy };
}

afterEach(() => vi.unstubAllGlobals());

test('a browser without a model has none to ask', async () => {
  expect(await browserModelAvailability()).toBe('unavailable');
  expect(await fetchBrowserModel(() => undefined)).toBe(false);
  await expect(askBrowserModel(QUESTION)).rejects.toThrow('no language model');
});

test('it is told what to do and what it answers, and let go of', async () => {
  const { create, prompt, destroy } = browserWith('{"summary": "Calm."}');
  expect(await browserModelAvailability()).toBe('available');
  expect(await askBrowserModel(QUESTION)).toEqual({ summary: 'Calm.' });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    initialPrompts: [{ role: 'system', content: 'Look back.' }],
    expectedOutputs: [{ type: 'text', languages: ['en'] }],
  });
  expect(prompt).toHaveBeenCalledWith('E1', expect.objectContaining({ responseConstraint: QUESTION.schema }));
  expect(destroy).toHaveBeenCalledOnce();
});

test('what is no JSON is refused, and the model let go of all the same', async () => {
  const { destroy } = browserWith('Your week was calm.');
  await expect(askBrowserModel(QUESTION)).rejects.toThrow(SyntaxError);
  expect(destroy).toHaveBeenCalledOnce();
});

test('fetching tells how much is there', async () => {
  const shares: number[] = [];
  vi.stubGlobal('LanguageModel', {
    create: async ({ monitor }: { monitor: (events: EventTarget) => void }) => {
      const events = new EventTarget();
      monitor(events);
      for (const loaded of [0, 0.5, 1])
        events.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
      return { destroy: () => undefined };
    },
  });
  expect(await fetchBrowserModel((share) => shares.push(share))).toBe(true);
  expect(shares).toEqual([0, 0.5, 1]);
});

test('a browser that fails has no model', async () => {
  const fails = async () => {
    throw new DOMException('No room.', 'NotAllowedError');
  };
  vi.stubGlobal('LanguageModel', { availability: fails, create: fails });
  expect(await browserModelAvailability()).toBe('unavailable');
  expect(await fetchBrowserModel(() => undefined)).toBe(false);
});
