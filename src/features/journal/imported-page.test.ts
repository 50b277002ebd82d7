import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank } from '../../kernel/text.ts';
import { problemOfEdit } from './rules/edited-entry.ts';
import {
  editedPage,
  factsIn,
  factsText,
  importedPage,
  leadOf,
  type MaybeImported,
  plainWords,
  restOf,
  sentenceOf,
  wholeText,
} from './rules/imported-page.ts';
import { pageFacts } from './rules/page-facts.ts';
import { NO_ANSWERS, wordsOfPage } from './rules.ts';

const row = (given: Partial<MaybeImported>): MaybeImported => ({
  ...NO_ANSWERS,
  imported: null,
  start_time: null,
  end_time: null,
  ...given,
});

const FACTS = {
  journal: 'day_one',
  titled: true,
  place: 'Lake George',
  weather: { conditions: 'Sunny', celsius: 24 },
  tags: ['family', 'summer'],
  starred: true,
} as const;

describe('an entry is a page from another journal', () => {
  test.each([
    ['that is noted as one', { reflection: 'x', imported: '{}' }, true],
    ['whose note cannot be read here', { reflection: 'x', imported: '[Decryption failed]' }, true],
    ['that an earlier release imported', { reflection: 'x' }, true],
    ['written here', { reflection: 'x', celebration: 'y', start_time: 'then', end_time: 'then' }, false],
    ['that was begun here', { reflection: 'x', start_time: 'then' }, false],
    ['that was completed here', { reflection: 'x', end_time: 'then' }, false],
    ['with another answer', { reflection: 'x', action: 'y' }, false],
    ['that says nothing', {}, false],
  ])('%s', (_, given, is) => {
    expect(importedPage(row(given)) !== undefined).toBe(is);
  });

  test('of a device that has no such column yet', () => {
    const { imported: _, ...before } = row({ reflection: 'x' });
    expect(importedPage(before)).toEqual({ facts: {}, title: '', text: 'x' });
  });

  test('with everything that is known of it', () => {
    const imported = factsText({ ...FACTS, tags: [...FACTS.tags] });
    expect(importedPage(row({ reflection: 'A day\n\nWe swam.', imported }))).toEqual({
      facts: FACTS,
      title: 'A day',
      text: 'We swam.',
    });
    expect(pageFacts(factsIn(imported) ?? {})).toEqual(['Lake George', 'Sunny, 24 °C', '#family #summer']);
  });

  test('and what is stored of it is read with care', () => {
    const odd = { journal: 'mine', place: 4, tags: ['a', 7, ' '], weather: { celsius: 'hot' }, titled: 1 };
    expect(factsIn(JSON.stringify(odd))).toEqual({ tags: ['a'] });
    for (const stored of ['', 'null', '7', '"x"', '{', null, undefined])
      expect(factsIn(stored)).toBeUndefined();
  });
});

describe('what is edited', () => {
  const title = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));

  test('reads as it was written, title and text apart', () => {
    fc.assert(
      fc.property(fc.option(title, { nil: '' }), fc.string({ unit: 'grapheme' }), (heading, text) => {
        const stored = editedPage(factsText({ ...FACTS, tags: [] }), { title: heading, text });
        const page = importedPage(row(stored));
        if (stored.reflection === '') return;
        expect(page).toMatchObject({ title: isBlank(heading) ? '' : heading, text });
        expect(page?.facts).toMatchObject({ place: 'Lake George', starred: true });
      }),
    );
  });

  test('has a title of one line, and none when it is blank', () => {
    const stored = factsText({ journal: 'csv', titled: true });
    expect(editedPage(stored, { title: 'A\nB', text: 'x' })).toEqual({
      reflection: 'A B\n\nx',
      imported: '{"journal":"csv","titled":true}',
    });
    expect(editedPage(stored, { title: '  ', text: 'x' })).toEqual({
      reflection: 'x',
      imported: '{"journal":"csv"}',
    });
  });

  test('cannot be left blank, and is one text where it is copied', () => {
    const entry = { ...NO_ANSWERS, reflection: 'x' };
    expect(problemOfEdit(entry, { ...entry, reflection: ' ' })).toBe(
      'You can change this page, but you can’t leave it blank.',
    );
    expect(wordsOfPage(entry)).toBe('x');
  });
});

describe('in a list', () => {
  const page = (title: string, text: string) => ({ facts: {}, title, text });

  test.each([
    [page('Lake', 'We swam.'), 'Lake', 'We swam.'],
    [page('', 'We swam.\n\nAnd slept.'), 'We swam.', 'And slept.'],
    [page('', '**We** swam.\nAnd slept.'), 'We swam.', '**We** swam.\nAnd slept.'],
    [page('', '\n\nOne line'), 'One line', ''],
    [page('', '***'), '***', ''],
  ])('%j begins with %j, and goes on with %j', (given, lead, rest) => {
    expect([leadOf(given), restOf(given)]).toEqual([lead, rest]);
  });

  test('a long beginning is cut, and stands below as a whole', () => {
    const long = page('', 'word '.repeat(200));
    expect(leadOf(long)).toMatch(/^word .*…$/);
    expect(restOf(long)).toBe(long.text);
  });

  test('its first sentence comes back, without signs', () => {
    expect(sentenceOf(page('', '# *Up* early. Then [home](https://a.example).'))).toBe('Up early.');
    expect(sentenceOf(page('Lake', 'We swam.'))).toBe('Lake');
  });

  test('signs go, and every word stays', () => {
    expect(plainWords('> **Nils** caught\\* a `perch` in snake_case, _really_\n- [x] done\n1. one')).toBe(
      'Nils caught* a perch in snake_case, really\ndone\n1. one',
    );
    expect(plainWords('[Decryption failed]')).toBe('[Decryption failed]');
    expect(wholeText('', 'x')).toBe('x');
  });
});
