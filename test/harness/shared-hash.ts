import { vi } from 'vitest';

/* Set up for every test: the harness's people have one password, which is hashed once for all of them in a process. */

/** The password of whoever the harness signs up. */
export const PASSWORD = 'secret-1';

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  let shared: Promise<string> | undefined;
  const hash: typeof argon2.hash = (password, ...cost) => {
    if (password !== PASSWORD) return argon2.hash(password, ...cost);
    shared ??= argon2.hash(password, ...cost);
    return shared;
  };
  return { ...argon2, hash };
});
