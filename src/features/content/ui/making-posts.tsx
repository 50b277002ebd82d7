import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../web/lazy-part.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import { CtaStep } from './cta-step.tsx';
import { MADE_POSTS } from './drafts.ts';
import { IdeaStep } from './idea-step.tsx';
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
    <section className={styles.steps} aria-label={texts.makeAPostLabel}>
      <Step number={1} title={texts.whereItGoesTitle} isOpen>
        <Field label={texts.platformLabel}>
          <Select
            value={platforms.chosen?.name ?? ''}
            onChange={(event) => platforms.choose(event.target.value || undefined)}
          >
            <option value="">{texts.chooseAPlatform}</option>
            {platforms.all.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Step>
      <Step number={2} title={texts.whatItAsksTitle} isOpen={platforms.chosen !== undefined}>
        <CtaStep value={cta.chosen?.id} onChoose={cta.choose} />
      </Step>
      <Step number={3} title={texts.whatItIsMadeFromTitle} isOpen={isSourced}>
        <SourceStep {...source} />
        <WhoWrites making={making} />
        <div>
          <Button
            variant="secondary"
            busy={making.busy === 'topics'}
            busyLabel="Finding..."
            onClick={topics.find}
          >
            {texts.generateTopicsButton}
          </Button>
        </div>
        <Problem making={making} of="topics" />
      </Step>
      <Step number={4} title={texts.whatItSaysTitle} isOpen={isSourced && topics.found !== undefined}>
        {topics.found && <IdeaStep found={topics.found} value={topics.idea} onPick={topics.pick} />}
      </Step>
      <Step number={5} title={texts.theValueBehindItTitle} isOpen={isSourced && topics.idea !== undefined}>
        <ValueChoice values={values.all} value={values.chosen} onChoose={values.choose} />
      </Step>
      <div className={styles.end}>
        <Button busy={making.busy === 'posts'} busyLabel="Writing..." onClick={generate}>
          {texts.generateContentButton}
        </Button>
        {!MADE_POSTS.isBlank(made.value) && (
          <TextButton onClick={dialog.show}>{texts.showThePostsMadeLastButton}</TextButton>
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
  );
}

function Problem({ making: { problem }, of }: { making: Making; of: 'topics' | 'posts' }): ReactNode {
  return problem?.of === of ? <Alert>{problem.text}</Alert> : null;
}
