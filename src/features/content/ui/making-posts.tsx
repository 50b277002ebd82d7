import { type ReactNode, Suspense, useState } from 'react';
import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import { useDraft } from '../../../web/drafts.ts';
import { lazyPart } from '../../../web/lazy-part.tsx';
import { useView } from '../../../web/local/use-view.ts';
import { useSearchParams } from '../../../web/search-params.ts';
import { settings } from '../../../web/settings.ts';
import { useTextBox } from '../../../web/text-draft.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Choice } from '../../../web/ui/choice.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { isTooLong } from '../../../web/ui/length-note.tsx';
import { Link } from '../../../web/ui/link.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import { SOURCE_LENGTH } from '../contract/limits.ts';
import { CONTENT_MESSAGES } from '../contract/messages.ts';
import type { WrittenPosts } from '../engine/answer.ts';
import type { Topics } from '../engine/topics.ts';
import { cleanIdea, incompleteMessage, missingFields, postText } from '../rules.ts';
import styles from './content.module.css';
import { CtaStep } from './cta-step.tsx';
import { MADE_POSTS, OWN_TEXT, type PostDrafts } from './drafts.ts';
import { IdeaStep } from './idea-step.tsx';
import type { Source } from './making.ts';
import { type Idea, storeChoice } from './ops.ts';
import { type SourceKind, SourceStep } from './source-step.tsx';
import { Step } from './step.tsx';
import { type Making, useMaking } from './use-making.ts';
import { usePlatforms } from './use-platforms.ts';
import { callsToAction, coreValues, readableLessons } from './views.ts';

const PostsDialog = lazyPart(() => import('./posts-dialog.tsx'));
const SendingDialog = lazyPart(() => import('./sending-dialog.tsx'));

const asDrafts = ({ posts, writtenBy }: WrittenPosts): PostDrafts => ({
  posts: posts.map((post) => ({ id: newId(), platform: post.platform, text: postText(post) })),
  writtenBy,
});

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
  topics: Topics;
  idea?: Idea;
}

/** The way from a platform to posts, one choice after the other. */
export function MakingPosts(): ReactNode {
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
      making.say('topics', CONTENT_MESSAGES.empty);
      return;
    }
    if (isTooLong(source.text, SOURCE_LENGTH)) return;
    making.topics(source, (topics) => setFound({ of: source.text, topics }));
  };

  const pick = (picked: Idea): void => {
    if (!current || (idea?.type === picked.type && idea.text === picked.text)) return;
    setFound({ ...current, idea: picked });
    void storeChoice({ ...picked, text: cleanIdea(picked.text) }, source.lessonId);
  };

  const generate = (): void => {
    const missing = missingFields({ platform, cta, source: source.text, idea, value });
    if (!platform || !cta || !idea || value === undefined || missing.length > 0) {
      making.say('posts', incompleteMessage(missing));
      return;
    }
    const order = {
      ...{ platform, idea: cleanIdea(idea.text), type: idea.type },
      ...{ content: source.text, cta: cta.text, value },
    };
    void making.posts({ order, ctaId: cta.id, lessonId: source.lessonId }, (posts) => {
      made.change(() => asDrafts(posts));
      setShown(true);
    });
  };

  return (
    <section className={styles.steps} aria-label="Make a post">
      <Step number={1} title="Where it goes" isOpen>
        <Field label="Platform">
          <Select
            value={platform?.name ?? ''}
            onChange={(event) => setPlatform(event.target.value || undefined)}
          >
            <option value="">Choose a platform</option>
            {platforms.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Step>
      <Step number={2} title="What it asks" isOpen={platform !== undefined}>
        <CtaStep value={cta?.id} onChoose={setCta} />
      </Step>
      <Step number={3} title="What it is made from" isOpen={isSourced}>
        <SourceStep {...step} />
        <WhoWrites making={making} />
        <div>
          <Button
            variant="secondary"
            busy={making.busy === 'topics'}
            busyLabel="Finding..."
            onClick={findTopics}
          >
            Generate topics
          </Button>
        </div>
        <Problem making={making} of="topics" />
      </Step>
      <Step number={4} title="What it says" isOpen={isSourced && current !== undefined}>
        {current && <IdeaStep found={current.topics} value={idea} onPick={pick} />}
      </Step>
      <Step number={5} title="The value behind it" isOpen={isSourced && idea !== undefined}>
        <ValueChoice values={values} value={value} onChoose={setValue} />
      </Step>
      <div className={styles.end}>
        <Button busy={making.busy === 'posts'} busyLabel="Writing..." onClick={generate}>
          Generate content
        </Button>
        {!MADE_POSTS.isBlank(made.value) && (
          <TextButton onClick={() => setShown(true)}>Show the posts made last</TextButton>
        )}
      </div>
      <Problem making={making} of="posts" />
      <Suspense>
        {isShown && (
          <PostsDialog
            drafts={made.value}
            platforms={platforms}
            onChange={made.change}
            onClose={() => setShown(false)}
          />
        )}
        {making.waiting && (
          <SendingDialog
            request={making.waiting.request}
            host={making.waiting.host}
            onSend={() => making.waiting?.go('model')}
            onHere={() => making.waiting?.go('device')}
            onClose={making.stopWaiting}
          />
        )}
      </Suspense>
    </section>
  );
}

function Problem({ making: { problem }, of }: { making: Making; of: 'topics' | 'posts' }): ReactNode {
  return problem?.of === of ? <Alert>{problem.text}</Alert> : null;
}

/** Where an operator has named a language model, it can be asked instead of the writer on this device. */
function WhoWrites({ making: { maker, setMaker } }: { making: Making }): ReactNode {
  const host = settings.language_model;
  if (host === undefined) return null;
  return (
    <div className="grid gap-2">
      <Choice
        legend="Who writes"
        options={[
          { value: 'device', label: 'This device' },
          { value: 'model', label: 'A language model' },
        ]}
        value={maker}
        onChoose={setMaker}
      />
      <p className="text-small text-ink-2">
        {maker === 'device'
          ? 'Made on this device from your own sentences; nothing leaves it.'
          : `You are shown what would be sent to ${host} each time before it is.`}
      </p>
    </div>
  );
}

interface ValueChoiceProps {
  values: readonly string[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

function ValueChoice({ values, value, onChoose }: ValueChoiceProps): ReactNode {
  if (values.length === 0) {
    return (
      <p className="text-ink-2">
        You have not chosen your core values yet. <Link to="/update-core-values">Choose them</Link>
      </p>
    );
  }
  return (
    <Field label="Core value">
      <Select value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">Choose a core value</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Field>
  );
}
