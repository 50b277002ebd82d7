import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { localDateOf } from '../../../kernel/calendar.ts';
import { ArrowRight } from '../../../kit/icons.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { GoldFile } from '../../archive/client.ts';
import { Goals } from '../../goals/client.ts';
import { loadRecord, Progress, strokesOf } from '../../growth/client.ts';
import { loadMood } from '../../mood/client.ts';
import { coreValuesOf, hasCoreValues } from '../../onboarding/rules/core-values.ts';
import { ZoneOffer } from '../../profile/client.ts';
import * as texts from '../texts.ts';
import styles from './growth-page.module.css';
import { Header } from './header.tsx';
import { Community, GrowthChecklist, VisionDocuments } from './sections/from-tools.tsx';
import { GettingStarted } from './sections/getting-started.tsx';
import { MovableSections } from './sections/movable-sections.tsx';
import { Steps } from './steps.tsx';

const ABOVE = { growth_instructions: GettingStarted };
const BELOW = { vision: VisionDocuments, gold_file: GoldFile, growth_opportunities: GrowthChecklist };
const ASIDE = { goals: Goals };
const LAST = { community: Community };

// Only who has turned it on loads it; without it the day is there all the same.
const Mood = lazyPart(renderNothingOnFailure(loadMood));

/** Today: the loop of Clarify, Act and Learn, and the sections that stand with it. */
export default function GrowthPage(): ReactNode {
  useTitle(texts.todayTitle);
  // While the notebook opens.
  useEffect(loadRecord, []);
  const profile = useView(ownProfile);
  const strokes = useView(strokesOf, useToday());
  const tools = useRef<HTMLAnchorElement>(null);
  const onMoved = (): void => tools.current?.focus();
  const since = profile && localDateOf(new Date(profile.created_at), profile.time_zone);
  const { state } = useNotebook();
  if (state === 'opening') {
    return (
      <div className={styles.page}>
        <Header strokes={strokes} />
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <div className={`lg:grid-rows-[auto_auto_1fr] ${styles.page}`}>
      <Header strokes={strokes} />
      <div>
        <ZoneOffer />
        {profile && !hasCoreValues(coreValuesOf(profile)) && <FinishOnboarding />}
        <MovableSections place="loop" sections={ABOVE} onMoved={onMoved} />
        <Steps strokes={strokes} />
        {profile?.mood_enabled && (
          <div className="mt-6 min-h-11">
            <Suspense>
              <Mood />
            </Suspense>
          </div>
        )}
        <div className="mt-16 [&>section+section]:-mt-px">
          <MovableSections place="loop" sections={BELOW} onMoved={onMoved} />
          <p className="mt-4">
            <TextLink to="/dashtools" ref={tools}>
              {texts.toolsLink} <ArrowRight />
            </TextLink>
          </p>
        </div>
      </div>
      <aside className={styles.side} aria-label={texts.asideLabel}>
        <MovableSections place="loop" sections={ASIDE} onMoved={onMoved} />
        <Progress since={since} />
      </aside>
      <div className="mt-12 empty:hidden lg:col-start-1">
        <MovableSections place="loop" sections={LAST} onMoved={onMoved} />
      </div>
    </div>
  );
}

function FinishOnboarding(): ReactNode {
  return (
    <div className="mb-8">
      <Notice action={<TextLink to="/impact-intentions">{texts.finishOnboardingLink}</TextLink>}>
        {texts.valuesMissing}
      </Notice>
    </div>
  );
}
