import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builtHash, codeOf, listOf, releaseOf, sha256, shortCode } from './release.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const outside = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the list of a release', () => {
  const files = { '/b.js': outside('b'), '/': outside('a'), '/B.js': outside('B') };

  test('is the same in whatever order its files were found', () => {
    const list = listOf({ version: '1.2.3', files });
    expect(list).toBe(
      listOf({ version: '1.2.3', files: Object.fromEntries(Object.entries(files).reverse()) }),
    );
    expect(Object.keys(releaseOf(list)?.files ?? {})).toEqual(['/', '/B.js', '/b.js']);
  });

  test('has its own SHA-256 as code, which any tool works out', async () => {
    const list = listOf({ version: '1.2.3', files });
    expect(await codeOf(list)).toBe(outside(list));
    expect(await sha256(bytes('b'))).toBe(files['/b.js']);
    expect(shortCode('4f2a91c07b3e55d1ffff')).toBe('4f2a 91c0 7b3e 55d1');
  });

  test.each(['', '<!doctype html>', 'null', '[]', '{"version":"1"}', '{"version":1,"files":{}}'])(
    '%j is none',
    (text) => expect(releaseOf(text)).toBeUndefined(),
  );
});

describe('a served file, as it was built', () => {
  const shell = (title: string, settings: string, body = '') =>
    `<head><title>${title}</title>${settings}</head><body>${body}` +
    '<noscript><p class="page-width">This app needs JavaScript</p></noscript>';
  const built = shell('%PRODUCT_NAME%', '');
  const settings = '<script type="application/json" id="settings">{"a":"\\u003c/script>"}</script>';

  test.each([
    ['the name', shell('Diary &amp; more', '')],
    ['settings', shell('%PRODUCT_NAME%', settings)],
    ['both', shell('Loop', settings)],
  ])('is told whatever the operator has set: %s', async (_, served) => {
    expect(await builtHash('/index.html', bytes(served))).toBe(outside(built));
  });

  test.each([
    ['another script', shell('Loop', `${settings}<script>steal()</script>`)],
    ['a script in the name', shell('Loop<script>steal()</script>', settings)],
    ['settings that are run', shell('Loop', settings.replace('application/json', 'module'))],
    ['settings with more attributes', shell('Loop', settings.replace('id=', 'onerror="steal()" id='))],
    ['settings that close early', shell('Loop', settings.replace('{', '</script><script>'))],
    ['settings twice', shell('Loop', settings + settings)],
    ['a second name', shell('Loop', settings, '<title>Loop</title>')],
  ])('is another one with %s', async (_, served) => {
    expect(await builtHash('/index.html', bytes(served))).not.toBe(outside(built));
  });

  test('is told of the manifest and of the worker', async () => {
    const manifest = (name: string) => `{"name":"${name}","short_name":"${name}","icons":[{"src":"/a"}]}`;
    expect(await builtHash('/manifest.webmanifest', bytes(manifest('A \\"B\\"')))).toBe(
      outside(manifest('%PRODUCT_NAME%')),
    );
    const worker = (sign: string) => `const r="0123456789abcdef ${sign}";run(r)`;
    expect(await builtHash('/service-worker.js', bytes(worker('A-b_0123456789ab')))).toBe(
      outside(worker('%SETTINGS%')),
    );
    expect(await builtHash('/service-worker.js', bytes(worker('"+steal()+"')))).not.toBe(
      outside(worker('%SETTINGS%')),
    );
  });

  test('is taken as it is everywhere else', async () => {
    expect(await builtHash('/assets/a.js', bytes('<title>x</title>'))).toBe(outside('<title>x</title>'));
    expect(await builtHash('/assets/a.woff2', new Uint8Array([0xef, 0xbb, 0xbf, 0xff]))).toBe(
      createHash('sha256')
        .update(new Uint8Array([0xef, 0xbb, 0xbf, 0xff]))
        .digest('hex'),
    );
  });
});
