import { afterEach, expect, test, vi } from 'vitest';
import { SHARE, SHARED_FIELD } from '../../kernel/share-addresses.ts';
import { SharedPictures } from './shared-pictures.ts';

afterEach(() => vi.useRealTimers());

const picture = (name: string) => new File([name], name, { type: 'image/png' });

function shared(...names: string[]): Request {
  const body = new FormData();
  for (const name of names) body.append(SHARED_FIELD, picture(name));
  body.append('title', 'from another app');
  return new Request(`https://loop.example${SHARE}`, { method: 'POST', body });
}

async function given(pictures: SharedPictures): Promise<string[]> {
  const form = await pictures.give().formData();
  expect([...form.keys()].filter((key) => key !== SHARED_FIELD)).toEqual([]);
  return form.getAll(SHARED_FIELD).map((each) => (each as File).name);
}

// The platform's own takes whole addresses alone where there is no page.
vi.spyOn(Response, 'redirect').mockImplementation(
  (to, status = 302) => new Response(null, { status, headers: { location: String(to) } }),
);

test('pictures are given once, to the page that the browser is led to', async () => {
  const pictures = new SharedPictures();
  const { answer, isDone } = pictures.take(shared('one.png', 'two.png'));
  const led = await answer;
  expect([led.status, led.headers.get('location')]).toEqual([303, '/shared']);
  expect(await given(pictures)).toEqual(['one.png', 'two.png']);
  await isDone;
  expect(await given(pictures)).toEqual([]);
});

test('the next ones take the place of those that nobody asked for', async () => {
  const pictures = new SharedPictures();
  const first = pictures.take(shared('one.png'));
  // The first ones are still being read.
  const second = pictures.take(shared('two.png'));
  await Promise.all([first.isDone, second.answer, first.answer]);
  expect(await given(pictures)).toEqual(['two.png']);
});

test('after four minutes they are let go', async () => {
  vi.useFakeTimers();
  const pictures = new SharedPictures();
  const { answer, isDone } = pictures.take(shared('one.png'));
  await answer;
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await isDone;
  expect(await given(pictures)).toEqual([]);
});

test('what is no form is nothing', async () => {
  const pictures = new SharedPictures();
  const request = new Request(`https://loop.example${SHARE}`, { method: 'POST', body: 'no form' });
  expect((await pictures.take(request).answer).status).toBe(303);
  expect(await given(pictures)).toEqual([]);
});
