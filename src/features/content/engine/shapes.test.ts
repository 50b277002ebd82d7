import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishSentence } from '../../../language/english.ts';
import { PLATFORMS, postLength, postText } from '../rules.ts';
import { FIXED } from '../texts/post-sentences.ts';
import { arrangePosts } from './arrange.ts';
import { readsAlone } from './fitness.ts';
import type { Post, PostRequest } from './post-request.ts';
import { DIARIES } from './testing/diaries.ts';
import { emptyVoice, voiceTexts } from './voice-texts.ts';

const CTA = 'Tell me about yours';
const X = PLATFORMS[1] as PostRequest['platform'];

const requestOf = (content: string, given: Partial<PostRequest> = {}): PostRequest => ({
  ...{ platform: X, idea: 'Rest', type: 'topic', content, cta: CTA, value: 'Care' },
  voice: voiceTexts(emptyVoice()),
  ...given,
});

const linesOf = ({ content }: Post): string[] =>
  content.slice(0, content.lastIndexOf(CTA)).split('\n').filter(Boolean);

/** What of a draft is neither the person's, letter for letter, nor told as added. */
function unknownIn(post: Post, source: string): string {
  const { changes = [] } = post;
  const cut = changes.filter(({ kind }) => kind === 'shortened').map(({ text }) => text);
  const added = changes.filter(({ kind }) => kind === 'added').map(({ text }) => text);
  const isOwn = (line: string): boolean =>
    line.split(/(?<=[.!?:…。！？]["'”’)\]]*)\s+/u).every((part) => {
      const begins = cut.map((word) => `${word} ${part}`.toLowerCase());
      return source.includes(part.trim()) || begins.some((whole) => source.toLowerCase().includes(whole));
    });
  return linesOf(post)
    .filter((line) => !added.includes(line))
    .map((line) => line.replace(/^• /u, ''))
    .filter((line) => !isOwn(line))
    .join('\n');
}

describe('the shapes of drafts', () => {
  test.each(DIARIES.map((diary) => [diary.name, diary] as const))(
    'CNT-04 of %s has the shapes that it carries, and each can be read as it stands',
    (_, { content, idea, shapes }) => {
      const posts = arrangePosts(requestOf(content, { idea }), englishSentence);
      expect(posts.flatMap(({ shape }) => shape ?? [])).toEqual(shapes);
      for (const post of posts) {
        expect(unknownIn(post, content)).toBe('');
        expect(readsAlone(linesOf(post).join('\n'))).toBe(true);
        expect(postLength(X, postText(post))).toBeLessThanOrEqual(X.length_limit);
      }
    },
  );

  test('a list has an opening line and at least three lines below it', () => {
    for (const { content, idea } of DIARIES) {
      for (const post of arrangePosts(requestOf(content, { idea }), englishSentence)) {
        if (post.shape !== 'list') continue;
        const [opening = '', ...lines] = linesOf(post);
        expect(opening).toMatch(/:$/u);
        expect(lines.filter((line) => line.startsWith('• ')).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('a word that links the first sentence to nothing is cut, and told', () => {
    const content = 'So today I learned that a nap beats a third coffee. Rest is cheaper than repair.';
    const [post] = arrangePosts(requestOf(content), englishSentence);
    expect(post?.content).toContain('Today I learned that a nap beats a third coffee.');
    expect(post?.changes).toContainEqual({ kind: 'shortened', text: 'So' });
  });

  const words = fc.constantFrom(...DIARIES.flatMap(({ content }) => content.split(/(?<=[.?!])\s|\n/u)));
  test('whatever sentences come together, a draft is the person’s or told as added, within its length', () => {
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...PLATFORMS),
        (sentences, platform) => {
          const content = sentences.join('\n');
          for (const post of arrangePosts(requestOf(content, { platform }), englishSentence)) {
            expect(unknownIn(post, content)).toBe('');
            expect(postLength(platform, postText(post))).toBeLessThanOrEqual(platform.length_limit);
            const fixed = (post.changes ?? []).filter(({ kind }) => kind === 'added');
            for (const { text } of fixed) expect(Object.values(FIXED)).toContain(text);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('reading a draft as it stands', () => {
  test.each([
    ['But then she said it was fine.', false],
    ['It helped a lot. I slept.', false],
    ['I rested. I rested.', false],
    ['I wanted to say that I was…', false],
    ['I went home because', false],
    ['Slow mornings make better days.', true],
    ['What did I learn?\nRest is part of the plan.', true],
  ])('%j: %s', (content, reads) => {
    expect(readsAlone(content)).toBe(reads);
  });
});
