import { type Grammar, type Reader, readerOf } from '../../../language/reader.ts';
import type { VoiceTexts } from '../contract/limits.ts';
import { arrangePosts } from './arrange.ts';
import type { SentenceGrammar } from './fitness.ts';
import { checkedPosts, type ModelPosts } from './model-answer.ts';
import type { Post, PostRequest } from './post-request.ts';
import { relatedTo } from './related.ts';
import { type Topics, topicsOf } from './topics.ts';
import { learnVoice } from './voice.ts';
import { voiceTexts } from './voice-texts.ts';

interface PostsQuestion {
  request: PostRequest;
  /** What a language model has said, if one was asked, and the texts of the person's that were not chosen. */
  model?: { said: ModelPosts; others: string[] } | undefined;
}

interface RelatedQuestion {
  content: string;
  writings: string[];
}

/** As it is put to a worker of the browser, or to a thread of the server. */
export type Question =
  | { topics: string }
  | { related: RelatedQuestion }
  | { posts: PostsQuestion }
  | { voice: string[] };

/** The drafts, and whether a language model wrote them. */
export interface WrittenPosts {
  posts: Post[];
  writtenBy?: 'model';
}

export type Answer<Asked extends Question> = Asked extends { topics: unknown }
  ? Topics
  : Asked extends { related: unknown }
    ? string[]
    : Asked extends { posts: unknown }
      ? WrittenPosts
      : VoiceTexts;

interface English {
  words?: Grammar;
  sentences?: SentenceGrammar;
}

/** The grammar comes with the first question; without it words are compared as they are. */
const loadEnglish = async (): Promise<English> =>
  import('../../../language/english.ts').then(
    ({ english, englishSentence }) => ({ words: english, sentences: englishSentence }),
    () => ({}),
  );

function posts({ request, model }: PostsQuestion, { sentences }: English): WrittenPosts {
  const held = model ? checkedPosts(model.said, request, model.others) : [];
  return held.length > 0 ? { posts: held, writtenBy: 'model' } : { posts: arrangePosts(request, sentences) };
}

/** Answers with everything that the engine knows. It takes a moment: not to be called where somebody waits to type. */
export async function answer(question: Question): Promise<Answer<Question>> {
  const english = await loadEnglish();
  const reader: Reader = readerOf(english.words);
  if ('topics' in question) return topicsOf(question.topics, reader, english.sentences);
  if ('voice' in question) return voiceTexts(learnVoice(question.voice, reader));
  if ('posts' in question) return posts(question.posts, english);
  const { content, writings } = question.related;
  return relatedTo(content, writings, reader, english.sentences);
}
