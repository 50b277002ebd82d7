import { type ReactNode, Suspense } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import { CtaStep } from './cta-step.tsx';
import { MADE_POSTS } from './drafts.ts';
import { IdeaStep } from './idea-step.tsx';
import { platformName } from './platform-name.ts';
import { PostSoFar } from './post-so-far.tsx';
import { SourceStep } from './source-step.tsx';
import { Step } from './step.tsx';
import type { Making } from './use-making.ts';
import { usePostChoices } from './use-post-choices.ts';
import { ValueChoice } from './value-choice.tsx';
import { WhoWrites } from './who-writes.tsx';

const PostsDialog = lazyPart(() => import('./posts-dialog.tsx'));
const SendingDialog = lazyPart(() => import('./sending-dialog.tsx'));

/** The way from a platform to posts, one choice after the other. */
export function MakingPosts(): ReactNode {
  const { making, made, platforms, cta, source, topics, values, generate, dialog } = usePostChoices();
  const isSourced = platforms.chosen !== undefined && cta.chosen !== undefined;
  return (
    <div className={styles.beside}>
      <section className={styles.steps} aria-label={texts.makePostLabel}>
        <Step number={1} title={texts.platformStepTitle} isOpen>
          <Field label={texts.platformLabel}>
            <Select
              value={platforms.chosen?.name ?? ''}
              onChange={(event) => platforms.choose(event.target.value || undefined)}
            >
              <option value="">{texts.platformPlaceholder}</option>
              {platforms.all.map(({ name }) => (
                <option key={name} value={name}>
                  {platformName(name)}
                </option>
              ))}
            </Select>
          </Field>
        </Step>
        <Step number={2} title={texts.ctaStepTitle} isOpen={platforms.chosen !== undefined}>
          <CtaStep value={cta.chosen?.id} onChoose={cta.choose} />
        </Step>
        <Step number={3} title={texts.sourceStepTitle} isOpen={isSourced}>
          <SourceStep {...source.step} />
          <WhoWrites making={making} />
          <div>
            <Button
              variant="secondary"
              busy={making.busy === 'topics'}
              busyLabel={texts.findingTopics}
              onClick={topics.find}
            >
              {texts.generateTopicsButton}
            </Button>
          </div>
          <Problem making={making} of="topics" />
        </Step>
        <Step number={4} title={texts.ideaStepTitle} isOpen={isSourced && topics.found !== undefined}>
          {topics.found && (
            <IdeaStep
              found={topics.found}
              value={topics.idea}
              added={topics.added}
              onPick={topics.pick}
              onAdd={topics.add}
            />
          )}
        </Step>
        <Step number={5} title={texts.valueStepTitle} isOpen={isSourced && topics.idea !== undefined}>
          <ValueChoice values={values.all} value={values.chosen} onChoose={values.choose} />
        </Step>
        <div className={styles.end}>
          <Button busy={making.busy === 'posts'} busyLabel={texts.makingDrafts} onClick={generate}>
            {texts.generateContentButton}
          </Button>
          {!MADE_POSTS.isBlank(made.value) && (
            <TextButton onClick={dialog.show}>{texts.showDraftsButton}</TextButton>
          )}
        </div>
        <Problem making={making} of="posts" />
        <Suspense>
          {dialog.isShown && (
            <PostsDialog
              drafts={made.value}
              platforms={platforms.all}
              onChange={made.change}
              onClose={dialog.close}
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
      <PostSoFar
        platform={platforms.chosen}
        idea={topics.idea?.text}
        source={source.started}
        added={topics.added}
        cta={cta.chosen?.text}
        value={values.chosen}
      />
    </div>
  );
}

function Problem({ making: { problem }, of }: { making: Making; of: 'topics' | 'posts' }): ReactNode {
  return problem?.of === of ? <Alert>{problem.text}</Alert> : null;
}
