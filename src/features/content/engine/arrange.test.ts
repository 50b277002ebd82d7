import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishSentence } from '../../../language/english.ts';
import { PLATFORMS, postLength, postText } from '../rules.ts';
import { arrangePosts } from './arrange.ts';
import type { PostRequest } from './post-request.ts';
import { LESSONS, postRequestOf } from './testing/lessons.ts';
import { emptyVoice, voiceTexts } from './voice-texts.ts';

const LESSON =
  'Slow mornings make better days. When the phone stays away, the first hour belongs to the table.';

const SHAPELY = `${LESSON} Yesterday I checked messages at six and lost the first hour to other people. I learned that the first hour sets the pace.`;

const request = (given: Partial<PostRequest> = {}): PostRequest => ({
  platform: PLATFORMS[1] as PostRequest['platform'],
  idea: 'Slow mornings make better days.',
  type: 'quote',
  content: LESSON,
  cta: 'Tell me about yours',
  value: 'Family',
  voice: voiceTexts(emptyVoice()),
  ...given,
});
const drafts = (given: Partial<PostRequest> = {}): string[] =>
  arrangePosts(request(given), englishSentence).map(({ content }) => content);
const topic = { type: 'topic' as const };
const linkedIn = { platform: PLATFORMS[2] as PostRequest['platform'] };

/** What of a post is in none of the texts that the person chose. */
const addedTo = (content: string, { content: written, cta }: PostRequest): string => {
  const sentences = written
    .split(/(?<=[.!?]["'”’)]*)\s+|\n/u)
    .toSorted((one, two) => two.length - one.length);
  const ends = content.replace(cta.trim(), '');
  const rest = sentences.reduce((left, own) => left.replaceAll(own, ''), ends);
  return rest.replaceAll(/\s+/gu, '');
};

const posts = (given: Partial<PostRequest> = {}) => arrangePosts(request(given), englishSentence);

describe('arranging the person’s own sentences', () => {
  test('CNT-03 CNT-13 ENT-19 gives a story, a list and a question, each with the call to action at its end', () => {
    const made = posts({ content: SHAPELY });
    expect(made.map(({ shape, content }) => [shape, content])).toEqual([
      [
        'story',
        'Yesterday I checked messages at six and lost the first hour to other people.\nSlow mornings make better days.\nTell me about yours',
      ],
      [
        'list',
        'What I want to remember:\n• Slow mornings make better days.\n• When the phone stays away, the first hour belongs to the table.\n• I learned that the first hour sets the pace.\nTell me about yours',
      ],
      [
        'question',
        'What did I learn?\nSlow mornings make better days. When the phone stays away, the first hour belongs to the table. I learned that the first hour sets the pace.\nTell me about yours',
      ],
    ]);
    for (const post of made) expect(post).toMatchObject({ platform: 'X', hashtags: ['#Family'] });
  });

  test('what was added, moved and left out is told beside the draft, and is not in it', () => {
    const [story, list] = posts({ content: SHAPELY });
    expect(story?.changes).toEqual([
      { kind: 'moved', text: '' },
      { kind: 'leftOut', text: 'When the phone stays away, the first hour belongs to the table.' },
      { kind: 'leftOut', text: 'I learned that the first hour sets the pace.' },
    ]);
    expect(list?.changes?.[0]).toEqual({ kind: 'added', text: 'What I want to remember:' });
    expect(story?.content).not.toContain('sets the pace');
  });

  test.each(LESSONS.map((lesson) => [lesson.name, lesson] as const))(
    'CNT-13 adds no word in the name of %s but what it says was added',
    (name, lesson) => {
      const given = postRequestOf(lesson);
      const made = arrangePosts(given, englishSentence);
      expect(made.length > 0).toBe(!name.includes('three words'));
      for (const { content, hashtags, changes = [] } of made) {
        const fixed = changes.filter(({ kind }) => kind === 'added').map(({ text }) => text);
        const cut = changes.filter(({ kind }) => kind === 'shortened').map(({ text }) => text);
        const whole = { ...given, content: [given.content, ...fixed].join('\n') };
        const freed = cut
          .reduce((text, words) => text.replace(`${words} `, ''), whole.content)
          .replaceAll(/^- /gmu, '');
        expect(addedTo(content.replaceAll('• ', ''), { ...whole, content: freed })).toBe('');
        expect(content.endsWith(lesson.cta)).toBe(true);
        expect(hashtags.every((tag) => tag === `#${lesson.value}`)).toBe(true);
      }
    },
  );

  test('CNT-13 a voice of short sentences is set line by line, one of long ones in paragraphs', () => {
    const voice = { ...voiceTexts(emptyVoice()), tone_style: 'Sentences of about 5 words.' };
    expect(drafts({ ...linkedIn, voice })[0]?.split('\n\n')).toHaveLength(4);
    expect(drafts(linkedIn)[0]?.split('\n\n')).toHaveLength(3);
  });

  test('a letter has no hashtags, and there are none that do not fit', () => {
    const email = PLATFORMS[6] as PostRequest['platform'];
    expect(arrangePosts(request({ platform: email }), englishSentence)[0]?.hashtags).toEqual([]);
    const full = request({
      ...topic,
      content: `${'slow mornings make calm days and '.repeat(7)}good ones.`,
      cta: 'Reply',
    });
    expect(arrangePosts(full, englishSentence)[0]?.hashtags).toEqual([]);
  });

  test.each([
    [
      'a sentence keeps the one that takes it back',
      'Hard work always pays off. That is not true. I needed rest more than hours.',
      'Hard work',
    ],
    [
      '“but” stays with what it turns',
      'I like working late at night. But my mornings pay for it every time.',
      'Late night',
    ],
  ])('negation: %s', (_, content, idea) => {
    const [first = '', ...rest] = content.split(/(?<=\.) /);
    for (const draft of drafts({ ...topic, content, idea }))
      if (draft.includes(first)) expect(draft).toContain(`${first} ${rest[0]}`);
  });

  test('a sentence that leans on one that is left out is left out too', () => {
    const content =
      'Tom is getting divorced this spring. It taught me to call people first. A short call beats a long plan when I am tired.';
    expect(drafts({ ...topic, content, idea: 'Call' })).toEqual([
      'What do I want to remember?\nA short call beats a long plan when I am tired.\nTell me about yours',
    ]);
  });

  test('in Spanish the order stays as it is written', () => {
    const content =
      'Hoy la masa no subió. El frío no es un enemigo, solo pide tiempo. La paciencia se aprende.';
    const made = drafts({
      content,
      type: 'quote',
      idea: 'La paciencia se aprende.',
      cta: 'Cuéntame',
      ...linkedIn,
    });
    expect(made[0]).toBe(`${content}\n\nCuéntame`);
    for (const draft of made) expect(addedTo(draft, request({ content, cta: 'Cuéntame' }))).toBe('');
  });

  test('CNT-11 CNT-12 a quote is in every draft as it was picked and cleaned', () => {
    const content = 'I keep one line: "Begin, then worry." It works on most mornings.';
    const idea = "I keep one line: 'Begin, then worry.'";
    for (const draft of drafts({ content, idea })) expect(draft).toContain(idea);
  });

  test.each([
    ['three words', 'Listen before speaking', 'X'],
    ['one sentence where more is read', 'Slow mornings make better days.', 'LinkedIn'],
    ['questions to oneself alone', 'Why do I hurry like this? What am I afraid of?', 'Facebook'],
    ['a sentence longer than the platform', `Slow mornings ${'and slow days '.repeat(30)}help.`, 'X'],
  ])('%s make no post', (_, content, name) => {
    const platform = PLATFORMS.find((one) => one.name === name) as PostRequest['platform'];
    expect(drafts({ ...topic, content, idea: content.slice(0, 20), platform })).toEqual([]);
  });

  test('each draft is within its platform and adds nothing, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORMS),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 900 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        fc.constantFrom('topic' as const, 'quote' as const),
        (platform, content, cta, type) => {
          for (const post of arrangePosts(
            request({ platform, content, idea: content.slice(0, 500), cta, type }),
          )) {
            expect(postLength(platform, postText(post))).toBeLessThanOrEqual(platform.length_limit);
            expect(post.content.trim()).not.toBe('');
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('words of harm and signs of layout stay out of posts', () => {
  const content =
    'Everyone would be better off without me. **Decide** faster next time, I told the team. I called the doctor today, and it was less terrible than the week before it. Small calls are easier than they look from the outside.';
  for (const draft of drafts({ ...topic, content, idea: 'Help' })) {
    expect(draft).not.toMatch(/better off|\*\*/u);
  }
  expect(drafts({ ...topic, content, idea: 'Help' })[0]).toContain('I called the doctor today');
});
