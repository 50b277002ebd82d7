import { expect, test } from 'vitest';
import { testConfig } from '../../test/harness/app.ts';
import type { Config } from './config.ts';
import { wellKnown } from './well-known.ts';

const NOW = '2026-11-26T17:30:00.000Z';

const ask = (path: string, changes: Partial<Config> = {}, now = NOW) =>
  wellKnown({ config: testConfig(changes), clock: () => new Date(now) }).request(`/.well-known/${path}`);

test('security.txt says where to report, in English, for half a year', async () => {
  const answer = await ask('security.txt', { appUrl: 'https://loop.example' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await answer.text()).toBe(
    'Contact: mailto:security@growthloop.example\n' +
      'Expires: 2027-05-25T00:00:00.000Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://loop.example/.well-known/security.txt\n',
  );
});

test('security.txt is the same all day and never more than a year ahead', async () => {
  const at = async (now: string) => (await ask('security.txt', {}, now)).text();
  expect(await at('2026-11-26T00:00:00.000Z')).toBe(await at('2026-11-26T23:59:59.999Z'));
  for (const now of ['2026-11-27T00:00:00.000Z', '2028-02-29T12:00:00.000Z']) {
    const end = Date.parse(/^Expires: (.*)$/m.exec(await at(now))?.[1] ?? '');
    const days = (end - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  }
});

test('without an address to report to there is no security.txt', async () => {
  expect((await ask('security.txt', { securityContact: undefined })).status).toBe(404);
});

test('a manager of passwords is led to the form of the profile, and asks anew each time', async () => {
  const answer = await ask('change-password');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/profile#write-password');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // It tries this address to find out whether the site answers every address with a page.
  expect((await ask('resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(404);
});
