import zlib from 'node:zlib';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { factsText } from '../journal/rules/imported-page.ts';
import { crc32 } from './rules/crc32.ts';
import { csvLine } from './rules/csv.ts';
import { plainDayOne, readDayOne } from './rules/day-one.ts';
import { dayPage, daysWith } from './rules/day-page.ts';
import { downloadOf } from './rules/gold-file.ts';
import { isJourney, readJourney } from './rules/journey.ts';
import {
  isProblem,
  PROBLEMS,
  type RawEntry,
  readOtherJournalEntry,
  summaryOf,
} from './rules/other-journals.ts';
import { byPlace, problemTable } from './rules/problem-list.ts';
import { partsOf } from './rules/split.ts';
import { linesOf } from './rules/spreadsheets.ts';
import { range } from './rules/wording.ts';
import * as texts from './texts.ts';

const NOW = new Date('2026-11-22T17:00:00.000Z');
const NO_FILES = { of: new Map(), missing: new Set<string>() };
const where = { zone: 'America/Los_Angeles', now: NOW };
const raw = (given: Partial<RawEntry>): RawEntry => ({
  place: 'Entry 1',
  when: '2026-11-20T12:00:00Z',
  text: 'A good day',
  media: [],
  ...given,
});
const read = (given: Partial<RawEntry>) => readOtherJournalEntry(raw(given), 'day_one', where);

describe('an entry of another journal', () => {
  test.each([
    ['in its own zone', { when: '2026-11-20T23:30:00Z', zone: 'Europe/Berlin' }, '2026-11-21'],
    ['in the person’s zone when it names none', { when: '2026-11-20T03:00:00Z' }, '2026-11-19'],
    [
      'in the person’s zone when nobody knows its own',
      { when: '2026-11-20T03:00:00Z', zone: 'Mars/Base' },
      '2026-11-19',
    ],
    ['by milliseconds', { when: 1_600_000_000_000, zone: 'UTC' }, '2020-09-13'],
    ['by a day alone', { when: '1999-12-31' }, '1999-12-31'],
  ])('has the day that it was %s', (_, given, date) => {
    expect(read(given)).toMatchObject({ date });
  });

  test('of a day without a time stands at its noon, and today no later than now', () => {
    expect(read({ when: '2026-11-20' })).toMatchObject({ created_at: '2026-11-20T12:00:00.000Z' });
    const early = readOtherJournalEntry(raw({ when: '2026-11-22' }), 'csv', {
      ...where,
      now: new Date('2026-11-22T09:00:00.000Z'),
    });
    expect(early).toMatchObject({ created_at: '2026-11-22T09:00:00.000Z' });
  });

  test.each([
    [{ when: 'yesterday' }, PROBLEMS.unreadableDate],
    [{ when: undefined }, PROBLEMS.unreadableDate],
    [{ when: '' }, PROBLEMS.noDate],
    [{ when: '2026-13-01T00:00:00Z' }, PROBLEMS.unreadableDate],
    [{ when: '2026-11-23T17:00:00Z' }, PROBLEMS.future],
    [{ when: '2026-11-23' }, PROBLEMS.future],
    [{ when: '1899-12-31' }, PROBLEMS.tooOld],
    [{ text: ' \n\u200b' }, PROBLEMS.blank],
    [{ text: 'half \ud83d' }, PROBLEMS.halfCharacter],
  ])('%j is refused with its place', (given, what) => {
    expect(read({ ...given, place: 'Entry 7' })).toEqual({ place: 'Entry 7', what });
  });

  test('says its title first, what else was noted last, and a title once', () => {
    const text = (given: Partial<RawEntry>) => {
      const found = read(given);
      return isProblem(found) ? undefined : found.text;
    };
    expect(text({ title: ' Lake ', tags: ['swim', 'cold'], location: 'Oslo, Norway' })).toBe(
      'Lake\n\nA good day\n\nOslo, Norway · #swim #cold',
    );
    expect(text({ title: 'A good day' })).toBe('A good day');
    expect(text({ title: 'Lake', text: '' })).toBe('Lake');
    expect(text({ text: '', tags: ['swim'] })).toBeUndefined();
  });

  test('is counted with its days', () => {
    const entries = ['2020-05-05', '2019-01-01', '2021-03-03'].flatMap((when) => {
      const found = read({ when });
      return isProblem(found) ? [] : [found];
    });
    expect(summaryOf(entries)).toEqual({
      ...{ count: 3, first: '2019-01-01', last: '2021-03-03' },
    });
  });
});

test('the checksum of a zip’s file is the one that zips have', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(crc32(bytes)).toBe(zlib.crc32(bytes));
    }),
  );
});

describe('a long text', () => {
  test('is the same again when its parts are put together, and no part is too long', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 60 }), (text, limit) => {
        const parts = partsOf(text, limit);
        expect(parts.join('')).toBe(text);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test('is parted where people would, and never inside a character', () => {
    expect(partsOf('One two.\n\nThree four.', 15)).toEqual(['One two.\n\n', 'Three four.']);
    const family = '👩‍👩‍👧‍👦';
    for (const part of partsOf(family.repeat(20), 64)) {
      expect(part.replaceAll(family, '')).toBe('');
    }
  });
});

describe('the page that an entry becomes', () => {
  const page = (given: Partial<RawEntry>) => {
    const entry = read(given);
    return isProblem(entry) ? entry : entry.page;
  };

  test.each([
    [
      'a heading in the first line',
      { text: 'Up now', markdown: '# Up *now*\n\nWe **swam**.' },
      'Up now',
      'We **swam**.',
    ],
    ['a title', { title: ' Up ', text: 'We swam.' }, 'Up', 'We swam.'],
    ['a title that the text says again', { title: 'Up', text: 'Up\n\nWe swam.' }, 'Up', 'We swam.'],
    ['a title that is a heading again', { title: 'Up', text: '# Up\nWe swam.' }, 'Up', 'We swam.'],
    ['a title of two lines', { title: 'Up\nnow', text: 'We swam.' }, 'Up now', 'We swam.'],
    ['no title', { text: 'We swam.\n\n# Later' }, '', 'We swam.\n\n# Later'],
    ['a title alone', { title: 'Up', text: '' }, 'Up', ''],
  ])('has of an entry with %s its title and its text', (_, given, title, text) => {
    expect(page(given)).toMatchObject({ title, text });
  });

  test('keeps place, weather, tags and star, and where it is from', () => {
    const weather = { conditions: 'Sunny', celsius: 24 };
    expect(page({ location: ' Lake\nGeorge ', weather, tags: [' a '], starred: true })).toEqual({
      facts: { journal: 'day_one', place: 'Lake George', weather, tags: ['a'], starred: true },
      title: '',
      text: 'A good day',
    });
  });

  test('loses none of thousands of tags: the text has room for them', () => {
    const tags = Array.from({ length: 4000 }, (_, at) => `tag-${at}`);
    expect(page({ tags })).toMatchObject({
      facts: { journal: 'day_one' },
      text: expect.stringContaining('#tag-3999'),
    });
  });

  test('is known by what entries were known by before, whatever is kept of it besides', () => {
    const given = { title: 'Up', text: 'We swam.', markdown: 'We **swam**.', location: 'Lake', tags: ['a'] };
    expect(read({ ...given, starred: true, weather: { celsius: 1 } })).toMatchObject({
      text: 'Up\n\nWe swam.\n\nLake · #a',
    });
  });

  test('half a character anywhere in it is refused', () => {
    for (const given of [
      { tags: ['\ud83d'] },
      { location: '\ud83d' },
      { weather: { conditions: '\ud83d' } },
    ]) {
      expect(read(given)).toMatchObject({ what: PROBLEMS.halfCharacter });
    }
  });
});

describe('Day One', () => {
  test('gives its entries, their zones, tags, places, and counts what is no text', () => {
    const entry = {
      uuid: 'AB12',
      creationDate: '2020-05-05T05:00:00Z',
      timeZone: 'Asia/Tokyo',
      text: '# Up\n\nIt is 3\\.5 km \\(or so\\)\\!\n\n![](dayone-moment://77)',
      tags: ['run', 4],
      location: { placeName: 'Park', localityName: 'Tokyo', country: 'Japan' },
      photos: [{}, {}],
      audios: [{}],
      starred: true,
      weather: { conditionsDescription: 'Clear', temperatureCelsius: 21.5, weatherCode: 'clear' },
    };
    const { entries, problems } = readDayOne({
      entries: [
        entry,
        'x',
        { ...entry, text: '', richText: '{"contents":[{"text":"Rich"},{"text":" text"}]}' },
      ],
    });
    expect(entries).toMatchObject([
      {
        ...{ place: 'Entry 1', uuid: 'AB12', zone: 'Asia/Tokyo', tags: ['run'] },
        ...{ text: 'Up\n\nIt is 3.5 km (or so)!', location: 'Park, Tokyo, Japan' },
        ...{ markdown: '# Up\n\nIt is 3\\.5 km \\(or so\\)\\!', starred: true },
        weather: { conditions: 'Clear', celsius: 21.5 },
      },
      { place: 'Entry 3', text: 'Rich text' },
    ]);
    expect(problems).toEqual([{ place: 'Entry 2', what: PROBLEMS.notAnEntry }]);
  });

  test('keeps a backslash that escapes nothing', () => {
    expect(plainDayOne('C:\\temp \\- a')).toBe('C:\\temp - a');
    expect(plainDayOne('#swim\n## Cold\n\\# five')).toBe('#swim\nCold\n# five');
  });
});

describe('Journey', () => {
  test.each([
    [{ date_journal: 1_588_000_000_000, text: '<p>Hi</p>' }, true],
    [{ dateOfJournal: '2020-05-05T05:00:00Z', text: 'Plain' }, true],
    [[{ date_journal: 1, text: 'x' }], true],
    [[], false],
    [{ text: 'x' }, false],
  ])('%j is known by its date', (value, known) => {
    expect(isJourney(value)).toBe(known);
  });

  test('gives its entries, and says which are HTML', () => {
    const [one, two] = readJourney(
      [
        {
          id: '1-a',
          date_journal: '1588000000000',
          timezone: 'Europe/Berlin',
          text: '<p>Hi</p>',
          photos: ['a.jpg'],
          address: 'Berlin',
        },
        { id: '1-b', dateOfJournal: '2020-05-05T05:00:00Z', text: '1 < 2 and 3 > 2' },
      ],
      'a.json',
    );
    expect(one).toMatchObject({
      place: 'a.json, entry 1',
      when: 1_588_000_000_000,
      isHtml: true,
      media: [{ kind: 'picture', name: 'a.jpg', lookFor: 'a.jpg' }],
      location: 'Berlin',
    });
    expect(two).toMatchObject({ place: 'a.json, entry 2', isHtml: false });
  });
});

describe('what is left out', () => {
  const problem = (place: string, what: string = PROBLEMS.blank) => ({ place, what });

  test('is listed in the order of the file', () => {
    const places = ['Line 10', 'Line 9', 'b.json, entry 2', 'a.json', 'b.json, entry 11', 'Line 12 (row 3)'];
    expect(byPlace(places.map((place) => problem(place))).map(({ place }) => place)).toEqual([
      ...['a.json', 'b.json, entry 2', 'b.json, entry 11', 'Line 9', 'Line 10', 'Line 12 (row 3)'],
    ]);
  });

  test('is saved as a table that a spreadsheet reads, and in which no name of a file runs', () => {
    const table = problemTable([problem('Line 3', PROBLEMS.unreadableDate), problem('=1+1.json, entry 2')]);
    expect(table).toBe(
      '\ufeffWhere,Reason\r\nLine 3,The date can’t be read.\r\n"\'=1+1.json, entry 2",The text is missing.\r\n',
    );
  });
});

describe('what goes out', () => {
  test('a line of a table can be read back, but for the apostrophe before what looks like a formula', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(cells, (values) => {
        const line = csvLine(values);
        const [back] = Papa.parse<string[]>(line.slice(0, -2), { delimiter: ',', newline: '\r\n' }).data;
        expect(back).toEqual(values.map((value) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)));
        for (const cell of back ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
    expect(csvLine(['=1+1', null, 3, -4, true])).toBe("'=1+1,,3,-4,true\r\n");
  });

  test('a day is a page with what was written, done and learned on it, in the person’s zone', () => {
    const at = '2026-11-20T03:00:00.000Z';
    const blank = { goal: '', goal_importance: '', value_alignment: '', action: '' };
    const entry = {
      ...blank,
      id: 'a',
      date: '2026-11-19',
      celebration: 'Slept',
      reflection: '[Decryption failed]',
      start_time: at,
      end_time: at,
      created_at: at,
    };
    const days = daysWith(
      {
        entries: [entry],
        actions: [
          { id: 'b', text: 'Walk\nfar', completed_at: at },
          { id: 'c', text: 'Not yet', completed_at: null },
        ],
        lessons: [{ id: 'd', lesson: 'Rest', date: '2026-11-20', created_at: at }],
        moods: [
          { date: '2026-11-20', step: '4' },
          { date: '2026-11-21', step: null },
          { date: '2026-11-22', step: '3' },
        ],
      },
      'America/Los_Angeles',
    );
    expect(days.map((day) => dayPage(day, NO_FILES))).toEqual([
      '# Thursday, November 19, 2026\n\n## What can you celebrate about yesterday?\n\nSlept\n\n## Actions done\n\n- Walk\n  far\n',
      '# Friday, November 20, 2026\n\n*Mood: Good*\n\n## Lessons learned\n\n- Rest\n',
      '# Sunday, November 22, 2026\n\n*Mood: In between*\n',
    ]);
  });

  test('a page from another journal stands in a day and in a table as what it is', () => {
    const at = '2026-11-20T03:00:00.000Z';
    const entry = {
      ...{ id: 'a', date: '2019-07-04', created_at: at, start_time: null, end_time: null },
      ...{ celebration: '', goal: '', goal_importance: '', value_alignment: '', action: '' },
      reflection: 'The lake\n\n**Nils** caught a perch.',
      imported: factsText({
        ...{ journal: 'day_one', titled: true, place: 'Lake George', tags: ['family', 'a b'], starred: true },
        weather: { conditions: 'Sunny', celsius: 24 },
      }),
    };
    const [day] = daysWith({ entries: [entry], actions: [], lessons: [], moods: [] }, 'UTC');
    expect(day && dayPage(day, NO_FILES)).toBe(
      '# Thursday, July 4, 2019\n\n## The lake\n\n**Nils** caught a perch.\n\n' +
        '*Starred* · *Lake George* · *Sunny, 24 °C* · *#family #a b* · *Imported from Day One*\n',
    );
    const [head = '', line = ''] = [...linesOf('journal_entries', [entry])];
    const [names = [], cells = []] = Papa.parse<string[]>(`${head}${line}`.trim()).data;
    expect(Object.fromEntries(names.map((name, column) => [name, cells[column]]))).toMatchObject({
      ...{ title: 'The lake', text: '**Nils** caught a perch.', reflection: '', place: 'Lake George' },
      ...{ weather: 'Sunny, 24 °C', tags: 'family, a b', starred: 'true' },
      imported_from: 'Imported from Day One',
    });
    expect(downloadOf([entry])).toContain(
      'Title: The lake\nText: **Nils** caught a perch.\nDetails: Starred · Lake George',
    );
  });

  test('amounts and ranges are said as people say them', () => {
    expect([
      texts.importButton('csv', 1),
      texts.importButton('day_one', 5000),
      texts.importButton('archive', 1),
    ]).toEqual(['Import 1 entry', 'Import 5,000 entries', 'Import 1 item']);
    expect(range('2020-05-05', '2020-05-05')).toBe('Tuesday, May 5, 2020');
    expect(range(undefined, undefined)).toBe('');
  });

  test('before an import is undone it is said what stays: of an archive, settings too', () => {
    expect(texts.undoImportText('csv', 1)).toBe(
      'This removes 1 entry from all your devices. If you’ve changed it since the import, it is kept.',
    );
    expect(texts.undoImportText('archive', 1200)).toBe(
      'This removes 1,200 items from all your devices. Items you’ve changed since the import and settings restored from ' +
        'the archive are kept.',
    );
  });
});
