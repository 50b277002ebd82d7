import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanIdea,
  incompleteMessage,
  lessonLabel,
  missingFields,
  PLATFORMS,
  type Platform,
  postLength,
  postText,
  shareAddress,
  writings,
} from './rules.ts';

const platform = (name: string): Platform => PLATFORMS.find((one) => one.name === name) as Platform;

describe('what is chosen', () => {
  const whole = { platform: 'x', cta: 'x', source: 'A lesson', idea: 'x', value: 'x' };

  test('CNT-09 MSG-68 what is missing is named in its order', () => {
    expect(missingFields(whole)).toEqual([]);
    expect(incompleteMessage(missingFields({ source: '' }))).toBe(
      'Please complete the following fields before generating content: Platform, Call to Action, Lesson, Topic or Quote, Core Value',
    );
    expect(missingFields({ ...whole, platform: undefined })).toEqual(['Platform']);
    expect(missingFields({ ...whole, cta: undefined })).toEqual(['Call to Action']);
    expect(missingFields({ ...whole, source: '\u200b \n' })).toEqual(['Lesson']);
    expect(missingFields({ ...whole, idea: undefined })).toEqual(['Topic or Quote']);
    expect(missingFields({ ...whole, value: undefined, platform: undefined })).toEqual([
      'Platform',
      'Core Value',
    ]);
  });

  test.each([
    ['CNT-11 a tab and a line end become spaces', 'Slow\tmornings\nhelp', 'Slow mornings help'],
    ['CNT-11 each of them one', 'a\r\nb\u2028c\u0007d\u202ee', 'a  b c d e'],
    ['CNT-12 double quotes become single ones', '"Begin" she said', "'Begin' she said"],
    ['what joins an emoji stays', 'with 👩‍👩‍👧‍👦 and نمی‌خواهم', 'with 👩‍👩‍👧‍👦 and نمی‌خواهم'],
  ])('%s', (_, idea, clean) => {
    expect(cleanIdea(idea)).toBe(clean);
  });

  test('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanIdea(cleanIdea(text))).toBe(cleanIdea(text));
        expect(cleanIdea(text)).not.toMatch(/["\n\r\t\u2028\u202e]/u);
      }),
    );
  });

  test.each([
    ['LIM-37 a short lesson with its day', 'Listen first', '2025-03-05', 'Listen first (Mar 05 2025)'],
    [
      'LIM-36 the first sixty characters of eighty',
      'x'.repeat(80),
      '2026-12-31',
      `${'x'.repeat(60)}… (Dec 31 2026)`,
    ],
    ['LIM-36 sixty characters are whole', 'x'.repeat(60), '2026-01-01', `${'x'.repeat(60)} (Jan 01 2026)`],
    ['LIM-36 sixty-one are not', 'x'.repeat(61), '2026-01-01', `${'x'.repeat(60)}… (Jan 01 2026)`],
    ['lines are one', 'Listen\n\nfirst', '2025-10-09', 'Listen first (Oct 09 2025)'],
  ])('%s', (_, lesson, date, label) => {
    expect(lessonLabel({ lesson, date })).toBe(label);
  });
});

describe('a post', () => {
  test('CNT-14 the share address holds the encoded text and address in their places', () => {
    const text = 'Slow & “quiet” {url}\nmornings?';
    expect(shareAddress(platform('X'), text, 'https://a.example')).toBe(
      `https://x.com/intent/post?text=${encodeURIComponent(text)}`,
    );
    const both = shareAddress(platform('Facebook'), text, 'https://a.example/?b=c');
    expect(both).toContain('u=https%3A%2F%2Fa.example%2F%3Fb%3Dc&');
    expect(new URL(both ?? '').searchParams.get('quote')).toBe(text);
  });

  test('CNT-06 a platform without an address cannot share', () => {
    expect(shareAddress(platform('Instagram'), 'x', 'https://a.example')).toBeUndefined();
  });

  test('CNT-14 any text comes out of the address as it went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = new URL(shareAddress(platform('Bluesky'), text, 'x') ?? '');
        expect(address.searchParams.get('text')).toBe(text.toWellFormed());
      }),
    );
  });

  test.each([
    ['X', 'abc', 3],
    ['X', '日本', 4],
    ['X', '👩‍👩‍👧‍👦', 2],
    ['X', `see https://example.com/${'a'.repeat(90)} now`, 4 + 23 + 4],
    ['Bluesky', '👩‍👩‍👧‍👦é', 2],
    ['Threads', '👍', 1],
    ['LinkedIn', '', 0],
  ])('on %s %j counts %i', (name, text, length) => {
    expect(postLength({ name }, text)).toBe(length);
  });

  test('hashtags stand below the words', () => {
    expect(postText({ content: 'Words.', hashtags: ['#One', '#Two'] })).toBe('Words.\n\n#One #Two');
    expect(postText({ content: 'Words.', hashtags: [] })).toBe('Words.');
  });
});

test('CNT-13 a voice is learned from the newest texts that can be read, entries and lessons alike', () => {
  const entry = (id: string, date: string, reflection: string) => ({
    ...{ id, date, reflection, celebration: '', goal: 'Not prose', goal_importance: '' },
    ...{ value_alignment: '[Decryption failed]', action: 'Not prose' },
  });
  const lesson = (id: string, date: string, text: string) => ({ id, date, lesson: text });
  expect(
    writings({
      entries: [entry('a', '2026-11-01', 'older'), entry('b', '2026-11-03', 'newest')],
      lessons: [lesson('c', '2026-11-02', 'between'), lesson('d', '2026-11-04', '[Decryption failed]')],
    }),
  ).toEqual(['newest', 'between', 'older']);
  const many = Array.from({ length: 700 }, (_, at) => lesson(`${at}`, '2026-11-02', `text ${at}`));
  expect(writings({ entries: [], lessons: many })).toHaveLength(600);
});
