import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { socialCardAlt } from '../src/app/public/texts.ts';
import { heroLine1, heroLine2, heroLine3 } from '../src/features/auth/texts.ts';

/* What a public page shows of itself where its address is shared. */

const root = new URL('../', import.meta.url);
const html = await readFile(new URL('public.html', root), 'utf8');
const tag = (name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('the picture of a shared address is as large as its tags say, and small to send', async () => {
  const picture = await readFile(new URL('public/social-card.png', root));
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  const size = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
  expect(size).toEqual({ width: 1200, height: 630 });
  expect(tag('og:image:width')).toBe(String(size.width));
  expect(tag('og:image:height')).toBe(String(size.height));
  expect(picture.length).toBeLessThan(100_000);
});

test('the picture is told in words, which are those of the front page', () => {
  expect(tag('og:image')).toBe('%APP_URL%/social-card.png');
  expect(tag('og:image:alt')).toBe('%SOCIAL_CARD_ALT%');
  expect(socialCardAlt).toContain([heroLine1, heroLine2, heroLine3].join(' '));
  expect(tag('twitter:card')).toBe('summary_large_image');
});
