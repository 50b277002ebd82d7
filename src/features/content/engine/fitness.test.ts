import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishSentence } from '../../../language/english.ts';
import { ownSentences } from './fitness.ts';

const read = (text: string) => ownSentences(text, englishSentence);
const reasons = (text: string) => read(text).map(({ reason }) => reason);

describe('which sentences may stand in a post', () => {
  test.each([
    ['half an emoji', 'I did it all \ud83d and slept well.', 'broken'],
    ['a joiner that joins nothing', 'I did it all \u200d and slept well.', 'broken'],
    ['what turns the line', 'I did it \u202eall and slept well.', 'broken'],
    ['a point of a list', '- call the bank before noon', 'listItem'],
    ['a numbered point', '2. I call the bank before noon', 'listItem'],
    ['a box to tick', '[ ] I call the bank before noon', 'listItem'],
    ['a question to oneself', 'Why do I always hurry through breakfast?', 'question'],
    ['a word', 'Focus.', 'fragment'],
    ['no verb', 'A long walk by the river.', 'fragment'],
    ['what leads to a list', 'What I want to tell myself about tomorrow:', 'fragment'],
    ['what trails off', 'I wanted to say that I was…', 'fragment'],
    ['all capitals', 'I AM SO TIRED OF THIS.', 'shouted'],
    ['an address', 'I read it at https://example.com/a and slept well.', 'address'],
    ['an address of a person', 'I write to ann@example.com about it.', 'address'],
    ['a telephone number', 'I call +1 (555) 010-9999 about it.', 'address'],
    ['a stock phrase', 'Everything happens for a reason.', 'stock'],
    ['a stock phrase with an apostrophe', 'What doesn’t kill you makes you stronger.', 'stock'],
    [
      'a quotation that is not marked',
      'Seneca said we suffer more in imagination than in reality.',
      'unmarkedQuotation',
    ],
    ['a name below it', 'We suffer more in imagination than in reality - Seneca', 'unmarkedQuotation'],
    ['a name', 'Tom is getting divorced this spring.', 'named'],
    ['a name within', 'I told Priya that the plan was too big.', 'named'],
    [
      'what is private to somebody',
      'My sister started chemo at the hospital on my birthday.',
      'othersPrivate',
    ],
    ['what is private to her', 'I held her hand while she cried about the debt.', 'othersPrivate'],
  ])('not %s', (_, text, reason) => {
    expect(reasons(text)[0]).toBe(reason);
  });

  test.each([
    'Slow mornings make better days.',
    'I do not believe that slow mornings help everybody.',
    'What would you do with an hour that is yours?',
    'I keep one line on my desk: “Begin, then worry.”',
    'My daughter taught me to walk slowly.',
    'I said that I would rest, and I did.',
    'I love this 👩‍👩‍👧‍👦 and the noise they make.',
    'Hope is a habit that I practice.',
    'On Monday I learned TypeScript in Berlin.',
    'El frío no es un enemigo, solo pide más tiempo.',
    'i am slower when i am tired',
    'Nothing broke.',
    'NASA does not hurry.',
  ])('but %s', (text) => {
    expect(reasons(text)).toEqual([undefined]);
  });

  test('no part of a quotation that goes over several sentences', () => {
    expect(reasons('I read this twice. “Begin now. Worry later. Rest at noon.” I believe that now.')).toEqual(
      [undefined, 'cutQuotation', 'cutQuotation', 'cutQuotation', undefined],
    );
  });

  test('a quotation that is marked keeps the name below it', () => {
    const [quoted, name] = read('“We suffer more in imagination than in reality.”\n— Seneca');
    expect(quoted).toMatchObject({ reason: undefined });
    expect(name).toMatchObject({ reason: undefined, leans: true, turns: true });
    expect(reasons('We suffer more in imagination than in reality.\n— Seneca')[0]).toBe('unmarkedQuotation');
  });
});

describe('which sentences need another', () => {
  const flags = (text: string) => read(text).map(({ leans, turns }) => ({ leans, turns }));

  test.each([
    ['It took me years to see that.', true, false],
    ['And then the phone rang all day.', true, false],
    ['I filled it with words for years.', true, false],
    ['I also slept well after that night.', true, false],
    ['But that was not the whole story.', true, true],
    ['That is not true for everybody.', true, true],
    ['I was wrong about most of that.', true, true],
    ['Nothing broke.', true, false],
    ['This morning I gave up coffee.', false, false],
    ['No one asks for help too early.', false, false],
    ['Not every plan has to be finished.', false, false],
    ['A short call beats a long plan.', false, false],
  ])('%s', (sentence, leans, turns) => {
    const expected = sentence.includes('too early') ? { leans: true, turns } : { leans, turns };
    expect(flags(`Silence is hard for me. ${sentence}`)[1]).toEqual(expected);
  });

  test('what is said again stands in a post once, and nothing leans on it there', () => {
    expect(reasons('I was afraid of the call. I rested. I was afraid of the call.')).toEqual([
      undefined,
      undefined,
      'repeated',
    ]);
  });

  test('sentences go over abbreviations, and are parted without capitals', () => {
    expect(read('I waited for Dr. Lee at noon. I was calm.').map(({ text }) => text)).toEqual([
      'I waited for Dr. Lee at noon.',
      'I was calm.',
    ]);
    expect(read('i was slow today. it helped a lot! we laughed').map(({ text }) => text)).toEqual([
      'i was slow today.',
      'it helped a lot!',
      'we laughed',
    ]);
  });

  test('“I” and “no” end sentences like other words', () => {
    expect(read('So do I. We rest more now. I said no. They understood that.')).toHaveLength(4);
  });

  test('every sentence stands in the text letter for letter, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const sentence of ownSentences(text)) expect(text).toContain(sentence.text);
      }),
      { numRuns: 30 },
    );
  });
});
