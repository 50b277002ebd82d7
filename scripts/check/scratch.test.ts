import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'scratch.ts');

let own: string;

beforeAll(() => {
  own = mkdtempSync(join(tmpdir(), 'growth-loop-scratch-'));
});
afterAll(() => rmSync(own, { recursive: true, force: true }));

interface Asked {
  memory?: string;
  roomBytes?: number;
  env?: Record<string, string>;
  /** What the process does once it has its folder. */
  then?: string;
}

/** The folder that a process makes, and how the process ends. */
function scratchOf({ memory = own, roomBytes = 1, env = {}, then = '' }: Asked) {
  const { TMPDIR: _, ...others } = process.env;
  const script = `
    const { makeScratch } = await import(${JSON.stringify(MODULE)});
    console.log(makeScratch(${JSON.stringify({ memory, roomBytes })}));
    ${then}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...others, ...env },
    encoding: 'utf8',
  });
  return { folder: stdout.trim(), status };
}

describe('the folder for what the checks throw away', () => {
  test('is in memory where there is room', () => {
    expect(dirname(scratchOf({}).folder)).toBe(own);
  });

  test.each([
    ['too little', { roomBytes: Number.MAX_SAFE_INTEGER }],
    ['none', { memory: '/missing' }],
  ])('is where other folders are made if there is %s', (_, asked) => {
    expect(dirname(scratchOf(asked).folder)).toBe('/tmp');
  });

  test('is where TMPDIR says, if somebody said so', () => {
    const chosen = join(own, 'chosen');
    mkdirSync(chosen);
    expect(dirname(scratchOf({ env: { TMPDIR: chosen } }).folder)).toBe(chosen);
  });

  test.each([
    ['at the end', '', 0],
    ['when it is stopped', "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 9000);", 1],
  ])('goes %s', (_, then, status) => {
    const answer = scratchOf({ then });
    expect(answer.status).toBe(status);
    expect(dirname(answer.folder)).toBe(own);
    expect(existsSync(answer.folder)).toBe(false);
  });
});
