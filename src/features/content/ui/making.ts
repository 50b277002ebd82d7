import { readTables, syncNow } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { settleNotebook } from '../../../session/settle.ts';
import { RELATED, RELATED_LENGTH, SOURCE_LENGTH, type VoiceTexts } from '../contract/limits.ts';
import type { WrittenPosts } from '../engine/answer.ts';
import type { PostRequest } from '../engine/post-request.ts';
import type { Topics } from '../engine/topics.ts';
import { askWorker } from './ask-worker.ts';
import { countUse, saveVoice } from './ops.ts';
import { ownVoice, textsOfVoice } from './views.ts';

/** How long writes that wait may take to reach the server, which holds a model's posts against what it has. */
const SETTLE_MS = 5000;

/** What a post is made from. */
export interface Source {
  text: string;
  /** Undefined of a text of one's own. */
  lessonId: string | undefined;
}

/** Who makes it: the engine on this device, or the operator's language model, for which the words leave it. */
export type Maker = 'device' | 'model';

/** What a post could be about, and sentences from what the person wrote elsewhere. */
export interface FoundIdeas extends Topics {
  related: string[];
}

const topicsOf = ({ text, lessonId }: Source, maker: Maker): Promise<Topics> =>
  maker === 'device'
    ? askWorker({ topics: text })
    : call('POST /functions/v1/generate-topics', {
        body: { content: text, isCustomInput: lessonId === undefined },
      });

/** Related sentences are found on this device, whoever makes the rest. */
const relatedTo = (content: string): Promise<string[]> =>
  content.length + RELATED * (RELATED_LENGTH + 1) > SOURCE_LENGTH
    ? Promise.resolve([])
    : askWorker({ related: { content, writings: textsOfVoice(readTables()) } });

/** Rejects when the engine cannot be had, or the server not be asked. */
export async function findIdeas(source: Source, maker: Maker): Promise<FoundIdeas> {
  const [topics, related] = await Promise.all([topicsOf(source, maker), relatedTo(source.text)]);
  return { ...topics, related };
}

/** How the person writes, learned from their own texts on this device. */
export const learnVoice = (): Promise<VoiceTexts> => askWorker({ voice: textsOfVoice(readTables()) });

/** How the person writes: as it is kept, else learned now and kept. */
export async function voiceForPosts(): Promise<VoiceTexts> {
  const saved = ownVoice(readTables());
  if (saved) return saved;
  const learned = await learnVoice();
  await saveVoice(learned);
  return learned;
}

interface Making {
  request: PostRequest;
  ctaId: string;
  lessonId: string | undefined;
}

async function makeHere({ request, ctaId }: Making): Promise<WrittenPosts> {
  const made = await askWorker({ posts: { request } });
  if (made.posts.length > 0) await countUse(ctaId);
  return made;
}

/** The server counts the use of the call to action. */
async function makeByModel({ request, lessonId }: Making): Promise<WrittenPosts> {
  await settleNotebook(SETTLE_MS);
  const { platform, idea, type, content, cta, voice, value } = request;
  const made = await call('POST /functions/v1/generate-content', {
    body: {
      ...{ platform: platform.name, idea, type, content, cta },
      voiceProfile: voice,
      lesson_id: lessonId ?? null,
      value_focus: value,
      format_instructions: platform.format_instructions,
    },
  });
  syncNow();
  return made;
}

/** Drafts of a post. Rejects when the engine cannot be had, or the server not be asked. */
export const makePosts = (making: Making, maker: Maker): Promise<WrittenPosts> =>
  maker === 'device' ? makeHere(making) : makeByModel(making);
