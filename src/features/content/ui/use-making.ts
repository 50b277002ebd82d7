import { useState } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { readNotebookState, useView } from '../../../notebook/react/use-view.ts';
import { isModelAgreed } from '../../weekly/client.ts';
import type { WrittenPosts } from '../engine/answer.ts';
import { type ModelRequest, postsRequest, topicsRequest } from '../engine/model-request.ts';
import type { PostRequest } from '../engine/post-request.ts';
import * as texts from '../texts.ts';
import { type FoundIdeas, findIdeas, type Maker, makePosts, type Source, voiceForPosts } from './making.ts';

/** Something that waits for the person to see what would be sent. */
interface Waiting {
  request: ModelRequest;
  go: (maker: Maker) => void;
}

/** What is under way. */
type Busy = 'topics' | 'posts' | undefined;

export interface PostsAsked {
  request: Omit<PostRequest, 'voice'>;
  ctaId: string;
  lessonId: string | undefined;
}

export interface Making {
  maker: Maker;
  setMaker: (maker: Maker) => void;
  busy: Busy;
  /** What went wrong last, beside what was asked for. */
  problem: { of: 'topics' | 'posts'; text: string } | undefined;
  say: (of: 'topics' | 'posts', text: string | undefined) => void;
  waiting: (Waiting & { host: string }) | undefined;
  stopWaiting: () => void;
  ideas: (source: Source, take: (found: FoundIdeas) => void) => void;
  posts: (asked: PostsAsked, take: (posts: WrittenPosts) => void) => Promise<void>;
}

/** Makes topics and posts, one thing at a time; whatever would leave the device is shown before it does. */
export function useMaking(): Making {
  const agreed = useView(isModelAgreed);
  const [chosen, setMaker] = useState<Maker>();
  const [busy, setBusy] = useState<Busy>();
  const [problem, setProblem] = useState<Making['problem']>();
  const [waiting, setWaiting] = useState<Waiting>();
  const host = settings.language_model;
  const maker = host === undefined ? 'device' : (chosen ?? (agreed ? 'model' : 'device'));
  const say: Making['say'] = (of, text) => setProblem(text === undefined ? undefined : { of, text });

  async function work(what: 'topics' | 'posts', failed: string, run: () => Promise<void>): Promise<void> {
    setBusy(what);
    say(what, undefined);
    try {
      await run();
    } catch {
      say(what, failed);
    } finally {
      setBusy(undefined);
    }
  }

  /** Goes on at once on this device; else when what would be sent was seen. */
  function afterSeeing(request: () => ModelRequest, go: (by: Maker) => void): void {
    if (maker === 'device') {
      go('device');
      return;
    }
    setWaiting({
      request: request(),
      go: (by) => {
        setWaiting(undefined);
        go(by);
      },
    });
  }

  const ideas: Making['ideas'] = (source, take) => {
    if (busy) return;
    const go = (by: Maker) =>
      void work('topics', texts.topicsFailed, async () => take(await findIdeas(source, by)));
    afterSeeing(() => topicsRequest(source.text), go);
  };

  const posts: Making['posts'] = async ({ request, ctaId, lessonId }, take) => {
    if (busy) return;
    // A voice is learned from everything the person wrote: all of it has to be here.
    if (readNotebookState().state !== 'complete') {
      say('posts', texts.stillArriving);
      return;
    }
    let voice: PostRequest['voice'] | undefined;
    await work('posts', texts.voiceFailed, async () => {
      voice = await voiceForPosts();
    });
    if (!voice) return;
    const whole = { ...request, voice };
    const go = (by: Maker) =>
      void work('posts', texts.postsFailed, async () =>
        take(await makePosts({ request: whole, ctaId, lessonId }, by)),
      );
    afterSeeing(() => postsRequest(whole), go);
  };

  return {
    ...{ maker, setMaker, busy, problem, say, ideas, posts },
    waiting: waiting && host !== undefined ? { ...waiting, host } : undefined,
    stopWaiting: () => setWaiting(undefined),
  };
}
