import { call } from '../../../web/api.ts';
import { settleNotebook } from '../../../web/local/settle.ts';
import { readTables, syncNow } from '../../../web/local/use-view.ts';
import type { VoiceTexts } from '../contract/limits.ts';
import type { WrittenPosts } from '../engine/answer.ts';
import type { Order } from '../engine/order.ts';
import type { Topics } from '../engine/topics.ts';
import { askWorker } from './ask-worker.ts';
import { countUse, keepVoice } from './ops.ts';
import { ownVoice, textsBut, textsOfVoice } from './views.ts';

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

/** Rejects when the engine cannot be had, or the server not be asked. */
export const makeTopics = ({ text, lessonId }: Source, maker: Maker): Promise<Topics> =>
  maker === 'device'
    ? askWorker({ topics: text })
    : call('POST /functions/v1/generate-topics', {
        body: { content: text, isCustomInput: lessonId === undefined },
      });

/** How the person writes, learnt from their own texts on this device. */
export const learnVoice = (): Promise<VoiceTexts> => askWorker({ voice: textsOfVoice(readTables()) });

/** How the person writes: as it is kept, else learnt now and kept. */
export async function voiceForPosts(): Promise<VoiceTexts> {
  const kept = ownVoice(readTables());
  if (kept) return kept;
  const learnt = await learnVoice();
  await keepVoice(learnt);
  return learnt;
}

interface Making {
  order: Order;
  ctaId: string;
  lessonId: string | undefined;
}

async function makeHere({ order, ctaId, lessonId }: Making): Promise<WrittenPosts> {
  const made = await askWorker({ posts: { order, others: textsBut(readTables(), lessonId) } });
  await countUse(ctaId);
  return made;
}

/** The server counts the use of the call to action. */
async function makeByModel({ order, lessonId }: Making): Promise<WrittenPosts> {
  await settleNotebook(SETTLE_MS);
  const { platform, idea, type, content, cta, voice, value } = order;
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
