import { expect, test } from 'vitest';
import { stackOf } from './log.ts';

test('a stack says where an error happened and nothing of what was written, also when a line of it begins with "at"', () => {
  const words = 'canary: I want\nat home more peace\n    at night (canary:1:2)\nat last:3:4';
  const error = new TypeError(`Failed query: insert into tasks\nparams: ${words}`);
  const [name, ...frames] = stackOf(error).split('\n');
  expect(name).toBe('TypeError');
  expect(frames[0]).toContain('log.test.ts');
  for (const said of ['canary', 'home', 'night', 'last', 'params'])
    expect(stackOf(error)).not.toContain(said);

  // A message that was changed after the stack was taken is not found in it.
  error.message = 'another';
  expect(stackOf(error)).not.toContain('at home');
  expect(stackOf('canary')).toBe('string');
});
