import { type Reader, readerOf } from '../../weekly/engine/reader.ts';
import type { VoiceTexts } from '../contract/limits.ts';
import { checkedPosts, type ModelPosts } from './model-answer.ts';
import type { Order, Post } from './order.ts';
import { type Topics, topicsOf } from './topics.ts';
import { learnVoice } from './voice.ts';
import { voiceTexts } from './voice-texts.ts';
import { writePosts } from './writer.ts';

interface PostsQuestion {
  order: Order;
  /** Texts of the person's that were not chosen. */
  others: string[];
  /** What a language model has said, if one was asked. */
  said?: ModelPosts | undefined;
}

/** As it is put to a worker of the browser, or to a thread of the server. */
export type Question = { topics: string } | { posts: PostsQuestion } | { voice: string[] };

/** The drafts, and whether a language model wrote them. */
export interface WrittenPosts {
  posts: Post[];
  writtenBy?: 'model';
}

export type Answer<Asked extends Question> = Asked extends { topics: unknown }
  ? Topics
  : Asked extends { posts: unknown }
    ? WrittenPosts
    : VoiceTexts;

/** The grammar comes with the first question; without it words are compared as they are. */
const englishReader = async (): Promise<Reader> =>
  import('../../weekly/engine/english.ts').then(
    ({ english }) => readerOf(english),
    () => readerOf(),
  );

function posts({ order, others, said }: PostsQuestion, reader: Reader): WrittenPosts {
  const held = said ? checkedPosts(said, order, others) : [];
  return held.length > 0 ? { posts: held, writtenBy: 'model' } : { posts: writePosts(order, others, reader) };
}

/** Answers with everything that the engine knows. It takes a moment: not to be called where somebody waits to type. */
export async function answer(question: Question): Promise<Topics | WrittenPosts | VoiceTexts> {
  const reader = await englishReader();
  if ('topics' in question) return topicsOf(question.topics, reader);
  if ('voice' in question) return voiceTexts(learnVoice(question.voice, reader));
  return posts(question.posts, reader);
}
