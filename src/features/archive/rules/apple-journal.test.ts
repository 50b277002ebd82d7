import { expect, test } from 'vitest';
import { isAppleJournal, readAppleJournal } from './apple-journal.ts';

const STYLE = `<style type="text/css">
p.p2 {margin: 0.0px 0.0px 10.0px 0.0px}
span.s1 {font: 12.0px Helvetica}
span.s3 {font-weight: bold; font-style: italic; font-size: 17.00px}
span.s4 {font: 17.0px Helvetica; text-decoration: line-through}
</style>`;

/** A page as Apple writes it: its marks stand in the text that it is written from, so that elements overlap. */
const page = ({ day = 'Saturday, 14 September 2024', items = '', between = '', text = '' }) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${STYLE}</head><body>
<p class="p1"><span class="s1"><div class="pageContainer">
  <div class="pageHeader">${day}</div>
  <div class="assetGrid">${items}</div><div class='title'>${between}<div class='bodyText'></span></p>
${text}
<p class="p1"><span class="s1"></div></div></span></p>
</body></html>`;

const item = (type: string, inside: string, id = 'A1') =>
  `<div id="${id}" class="gridItem assetType_${type} ">${inside}</div>`;

const PATH = 'AppleJournalEntries/Entries/2024-09-14_Long_day.html';

test.each([
  [PATH, true],
  ['Entries/2024-09-14.html', true],
  ['AppleJournalEntries/index.html', false],
  ['AppleJournalEntries/Entries/images/a.html', false],
  ['Resources/A1.json', false],
])('%s is the page of an entry: %s', (path, is) => {
  expect(isAppleJournal(path)).toBe(is);
});

test('title, text and day are read, and what is bold there stays so', () => {
  const html = page({
    between: '</div></span><span class="s2">Long &amp; quiet day </span>\n<span class="s1">',
    text: `<p class="p2"><span class="s3">Fifteen hours</span><span class="s2"> of sitting.</span></p>
<p class="p2"><span class="s4">Never again.</span></p>`,
  });
  const { text, ...rest } = readAppleJournal(html, PATH);
  expect(rest).toEqual({
    place: '2024-09-14_Long_day.html',
    when: '2024-09-14',
    title: 'Long & quiet day',
    isHtml: true,
    location: undefined,
    media: [],
  });
  expect(text).toContain('<b><i>Fifteen hours</i></b><span class="s2"> of sitting.</span>');
  expect(text).toContain('<s>Never again.</s>');
  expect(text).not.toContain('14 September');
});

test('photos, videos and recordings are its files, also between the words; everything else is kept in words', () => {
  const html = page({
    items: [
      item('photo', '<img src="../Resources/A%201.heic" class="asset_image"/>'),
      item(
        'music',
        '<img src="../Resources/play.heic"><div class="mediaTitle">Clair de lune</div><div>Debussy</div>',
      ),
      item('video', '<video><source src="../Resources/C.MOV"></video><div class="durationText">0:12</div>'),
      item('audio', '<div class="audioAssetHeader">Voice note</div>', 'B2-C3'),
      item('stateOfMind', '<div><div class="gridItemOverlayText">Content</div></div><div>Family</div>'),
      item('link', '<a href="https://example.org/a?b=1&amp;c"><img src="../Resources/D.heic"></a>'),
      item('multiPinMap', '<div class="gridItemOverlayHeader">Old Town</div><div>Market &lt;2&gt;</div>'),
    ].join('\n'),
    text: `<p>Before</p><div class="assetGrid">${item('livePhoto', '<img src="../Resources/E.HEIC">')}</div><p>After</p>`,
  });
  const { media, location, text } = readAppleJournal(html, PATH);
  expect(media).toEqual([
    { kind: 'picture', name: 'A 1.heic', lookFor: 'A 1.heic' },
    { kind: 'video', name: 'C.MOV', lookFor: 'C.MOV' },
    { kind: 'recording', name: 'B2-C3', lookFor: 'resources/B2-C3' },
    { kind: 'picture', name: 'E.HEIC', lookFor: 'E.HEIC' },
  ]);
  expect(location).toBe('Old Town, Market <2>');
  expect(text).toMatch(/Before[\s\S]*After/);
  expect(text).not.toMatch(/Resources|Voice note|0:12|Old Town/);
  expect(text).toContain(
    '<ul><li>Clair de lune · Debussy</li><li>Content · Family</li><li>https://example.org/a?b=1&amp;c</li></ul>',
  );
});

test('the question that was answered stands above the answer, wherever the page has it', () => {
  const prompt = '<div class="reflectionPrompt"><span>What made you smile?</span></div>';
  for (const html of [
    page({ items: prompt }),
    page({ between: `</div>${prompt}` }),
    page({ text: prompt }),
  ]) {
    const { title, text } = readAppleJournal(html, PATH);
    expect(text.startsWith('<blockquote>What made you smile?</blockquote>')).toBe(true);
    expect(text.split('smile')).toHaveLength(2);
    expect(title).toBe('');
  }
});

test.each([
  ['Saturday, 14 September 2024', '2024-09-14'],
  ['Saturday, September 14, 2024', '2024-09-14'],
  ['September 14, 2024', '2024-09-14'],
  ['Samstag, der vierzehnte', undefined],
])('without a day in the name, %s is the day: %s', (day, when) => {
  expect(readAppleJournal(page({ day }), 'Entries/Long_day.html').when).toBe(when);
});

test('a day in the name comes first, and a page that says none has none', () => {
  expect(readAppleJournal(page({}), 'Entries/2025-01-02_(3).html').when).toBe('2025-01-02');
  expect(readAppleJournal('<body><p>Hi</p></body>', 'Entries/a.html').when).toBe('');
});

test('a page without marks is all text', () => {
  const html =
    '<html><body class="x"><div class="pageHeader">14 September 2024</div><p>Rain all day</p></body></html>';
  expect(readAppleJournal(html, PATH)).toMatchObject({ title: '', media: [] });
  expect(readAppleJournal(html, PATH).text.trim()).toBe('<p>Rain all day</p></body></html>');
});

test.each([
  ['elements that are never closed', page({ items: '<div class="gridItem assetType_photo">'.repeat(5000) })],
  ['tags that are never closed', '<div '.repeat(40_000)],
  ['classes that are never closed', `<div class="${'x '.repeat(50)}`.repeat(2000)],
  ['half a tag', `${page({}).slice(0, -40)}<div class="gridItem`],
  ['characters that are none', page({ between: '</div>&#xD800;&#0;&#x110000;&bogus;', text: '<p>x</p>' })],
  ['addresses that cannot be read', page({ items: item('photo', '<img src="../Resources/%E0%A4%A.jpg">') })],
])('%s: takes no time and breaks nothing', (_, html) => {
  const startedAt = performance.now();
  const { media } = readAppleJournal(html, PATH);
  expect(media.length).toBeLessThanOrEqual(1000);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
