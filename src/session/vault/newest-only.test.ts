import { expect, test } from 'vitest';
import { newestOnly } from './newest-only.ts';

/** A device that stores nothing before it is told how that goes. */
function slowDevice() {
  const stored: string[] = [];
  const under: PromiseWithResolvers<void>[] = [];
  const keep = newestOnly<string>(async (id, value) => {
    const done = Promise.withResolvers<void>();
    under.push(done);
    await done.promise;
    stored.push(`${id}: ${value}`);
  });
  /** Waits for the next value to be under way. */
  const next = async (): Promise<PromiseWithResolvers<void>> => {
    await expect.poll(() => under.length).toBe(1);
    return under.shift() as PromiseWithResolvers<void>;
  };
  return { keep, stored, next };
}

test('of what is typed while a text is stored only the newest is', async () => {
  const { keep, stored, next } = slowDevice();
  const kept = [keep('a', 'H')];
  const first = await next();
  kept.push(keep('a', 'Ha'), keep('a', 'Hal'), keep('a', 'Half'));
  first.resolve();
  (await next()).resolve();
  await Promise.all(kept);
  expect(stored).toEqual(['a: H', 'a: Half']);
});

test('each lesson has its own newest text', async () => {
  const { keep, stored, next } = slowDevice();
  const kept = [keep('a', 'one')];
  const first = await next();
  kept.push(keep('a', 'one!'), keep('b', 'two'));
  first.resolve();
  (await next()).resolve();
  (await next()).resolve();
  await Promise.all(kept);
  expect(stored).toEqual(['a: one', 'a: one!', 'b: two']);
});

test('what could not be stored is told to everyone who waits for it, and the next stores again', async () => {
  const { keep, stored, next } = slowDevice();
  const kept = Promise.allSettled([keep('a', 'H'), keep('a', 'Ha')]);
  (await next()).reject(new Error('full'));
  (await next()).reject(new Error('full'));
  expect((await kept).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = keep('a', 'Half');
  (await next()).resolve();
  await again;
  expect(stored).toEqual(['a: Half']);
});
