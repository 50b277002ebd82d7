import { useState } from 'react';
import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import { isTooLong } from '../../../kit/length-note.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import { useTextBox } from '../../../notebook/react/use-text-draft.ts';
import { readTables, useView } from '../../../notebook/react/use-view.ts';
import { SOURCE_LENGTH } from '../contract/limits.ts';
import type { WrittenPosts } from '../engine/answer.ts';
import { cleanIdea, incompleteMessage, missingFields, postText } from '../rules.ts';
import * as texts from '../texts.ts';
import { besides, MADE_POSTS, OWN_TEXT, type PostDraft, type PostDrafts } from './drafts.ts';
import type { FoundIdeas, Source } from './making.ts';
import { type Idea, storeChoice } from './ops.ts';
import type { SourceKind } from './source-step.tsx';
import { useMaking } from './use-making.ts';
import { usePlatforms } from './use-platforms.ts';
import { callsToAction, coreValues, readableLessons, savedPosts } from './views.ts';

function asDraft(post: WrittenPosts['posts'][number], writtenBy: 'model' | undefined): PostDraft {
  const text = postText(post);
  const { platform, shape, changes } = post;
  return { id: newId(), platform, text, made: text, writtenBy, shape, changes };
}

/** Drafts that are not among the posts that the person keeps, as they read now. */
const unkept = ({ posts }: PostDrafts): PostDraft[] => {
  const saved = savedPosts(readTables());
  return posts.filter(
    (draft) => !saved.some(({ id, text }) => id === draft.id && text === draft.text.trim()),
  );
};

/** What a post is made from, and the topics and quotes that were found in it: those of another text are none. */
function useSource() {
  const lessons = useView(readableLessons);
  const own = useTextBox(OWN_TEXT);
  const [kind, setKind] = useState<SourceKind>('lesson');
  const named = useSearchParams().get('lesson') ?? undefined;
  const [lessonId, setLessonId] = useState(named);
  const lesson = lessons.find(({ id }) => id === lessonId);
  const source: Source =
    kind === 'lesson'
      ? { text: lesson?.lesson ?? '', lessonId: lesson?.id }
      : { text: own.text, lessonId: undefined };
  const step = {
    ...{ kind, lessonId: lesson?.id, text: own.text },
    ...{ onKind: setKind, onLesson: setLessonId, onText: own.change },
  };
  return { source, step };
}

interface Found {
  of: string;
  ideas: FoundIdeas;
  idea?: Idea;
  /** Related sentences that the person added. */
  added: readonly string[];
}

/** What a person has chosen for a post so far, one choice after the other, and what comes of it. */
export function usePostChoices() {
  const platforms = usePlatforms();
  const ctas = useView(callsToAction);
  const values = useView(coreValues);
  const making = useMaking();
  const made = useDraft(MADE_POSTS);
  const { source, step } = useSource();
  const [platformName, setPlatform] = useState<string>();
  const [ctaId, setCta] = useState<string>();
  const [found, setFound] = useState<Found>();
  const [chosenValue, setValue] = useState<string>();
  const [isShown, setShown] = useState(false);

  const platform = platforms.find(({ name }) => name === platformName);
  const cta = ctas.find(({ id }) => id === ctaId);
  const value = values.find((one) => one === chosenValue);
  const current = found?.of === source.text ? found : undefined;
  const idea = current?.idea;
  const isSourced = platform !== undefined && cta !== undefined;

  const findTopics = (): void => {
    if (!isSourced) return;
    if (isBlank(source.text)) {
      making.say('topics', texts.empty);
      return;
    }
    if (isTooLong(source.text, SOURCE_LENGTH)) return;
    making.ideas(source, (ideas) => setFound({ of: source.text, ideas, added: [] }));
  };

  const pick = (picked: Idea): void => {
    if (!current || (idea?.type === picked.type && idea.text === picked.text)) return;
    setFound({ ...current, idea: picked });
    void storeChoice({ ...picked, text: cleanIdea(picked.text) }, source.lessonId);
  };

  const add = (sentence: string): void => {
    if (!current) return;
    const { added } = current;
    setFound({
      ...current,
      added: added.includes(sentence) ? added.filter((one) => one !== sentence) : [...added, sentence],
    });
  };

  const generate = (): void => {
    const missing = missingFields({ platform, cta, source: source.text, idea, value });
    if (!platform || !cta || !idea || value === undefined || missing.length > 0) {
      making.say('posts', incompleteMessage(missing));
      return;
    }
    const request = {
      ...{ platform, idea: cleanIdea(idea.text), type: idea.type },
      content: [source.text, ...(current?.added ?? [])].join('\n'),
      ...{ cta: cta.text, value },
    };
    void making.posts({ request, ctaId: cta.id, lessonId: source.lessonId }, ({ posts, writtenBy }) => {
      if (posts.length === 0) {
        making.say('posts', texts.tooFewSentences);
        return;
      }
      const drafts = { posts: posts.map((post) => asDraft(post, writtenBy)) };
      made.change((before) => besides(drafts, unkept(before)));
      setShown(true);
    });
  };

  return {
    making,
    made,
    platforms: { all: platforms, chosen: platform, choose: setPlatform },
    cta: { chosen: cta, choose: setCta },
    source: { step, started: source.text },
    topics: { find: findTopics, found: current?.ideas, idea, pick, added: current?.added ?? [], add },
    values: { all: values, chosen: value, choose: setValue },
    generate,
    dialog: { isShown, show: () => setShown(true), close: () => setShown(false) },
  };
}
