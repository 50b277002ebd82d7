import { expect, test } from 'vitest';
import { shareLinks, shareText } from './community.ts';

test('COM-04 each network is given the public address, X the sentence too', () => {
  const links = shareLinks('https://app.example/?a=1&b=2', shareText('Growth & Loop'));
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'X', 'LinkedIn']);
  const [facebook, x, linkedIn] = links.map(({ href }) => new URL(href));
  expect(facebook?.origin).toBe('https://www.facebook.com');
  expect(facebook?.searchParams.get('u')).toBe('https://app.example/?a=1&b=2');
  expect(x?.origin).toBe('https://x.com');
  expect(x?.searchParams.get('url')).toBe('https://app.example/?a=1&b=2');
  expect(x?.searchParams.get('text')).toBe('I start my day with ten quiet minutes in Growth & Loop.');
  expect(linkedIn?.origin).toBe('https://www.linkedin.com');
  expect(linkedIn?.searchParams.get('url')).toBe('https://app.example/?a=1&b=2');
});
