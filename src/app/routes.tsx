import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { PlanWatch } from '../features/billing/client.ts';
import type { PageAddress } from '../kernel/addresses.ts';
import { orPageLoadError } from '../kit/error-boundary.tsx';
import { lazyPart, renderNothingOnFailure } from '../kit/lazy-part.tsx';
import { RequireSession, SignedIn, useSession } from '../session/require-session.tsx';
import { publicPages as prerendered } from './public/pages.ts';
import { AppFrame, BareFrame, PublicPageFrame, SignedInFrame, WritingFrame } from './shell/frames.tsx';

/** 'bare' and 'writing' pages bring their own header and main; 'open' is the app's frame without a footer. */
type Frame = 'bare' | 'public' | 'writing' | 'app' | 'open';

interface PageRoute {
  paths: string[];
  frame: Frame;
  load: () => Promise<unknown>;
  page: ReactNode;
}

type PageModule = Promise<{ default: ComponentType }>;

function page(frame: Frame, paths: PageAddress[], load: () => PageModule): PageRoute {
  const Page = lazyPart(orPageLoadError(load));
  const standing = (
    <>
      <Page />
      <Stands />
    </>
  );
  return { paths, frame, load: Page.load, page: standing };
}

/** Notes that a page stands, with all that React waited for. */
function Stands(): ReactNode {
  useEffect(() => {
    delete document.documentElement.dataset.starting;
  }, []);
  return null;
}

/** Everyone may open these; every other address needs a session. */
const publicPages: PageRoute[] = [
  ...prerendered
    .filter(({ hasSignedInFace }) => !hasSignedInFace)
    .map(({ path, frame, load }) => page(frame ?? 'public', [path], load)),
  page('bare', ['/introduction'], () => import('../features/onboarding/ui/introduction-page.tsx')),
  page('public', ['/confirmation'], () => import('../features/auth/ui/confirmation-page.tsx')),
  page('public', ['/reset-password'], () => import('../features/auth/ui/reset-password-page.tsx')),
  page('public', ['/start-over'], () => import('../features/vault/ui/start-over-page.tsx')),
  page('public', ['/reminder'], () => import('../features/reminders/ui/reminder-page.tsx')),
  page('public', ['/google-return'], () => import('../features/google-tasks/ui/google-return-page.tsx')),
  page('public', ['/auth-error'], () => import('../features/auth/ui/auth-error-page.tsx')),
  page(
    'public',
    ['/couponconfirmation'],
    () => import('../features/billing/ui/coupon-confirmation-page.tsx'),
  ),
];

const protectedPages: PageRoute[] = [
  page(
    'bare',
    ['/impact-intentions', '/impactintentions'],
    () => import('../features/onboarding/ui/impact-intentions-page.tsx'),
  ),
  page('bare', ['/core-word'], () => import('../features/onboarding/ui/core-word-page.tsx')),
  page('bare', ['/core-values'], () => import('../features/onboarding/ui/core-values-page.tsx')),
  page(
    'bare',
    ['/core-value-confirmation'],
    () => import('../features/onboarding/ui/core-value-confirmation-page.tsx'),
  ),
  page(
    'open',
    ['/dashgrowthloop', '/dashboard/growth'],
    () => import('../features/dashboard/ui/growth-page.tsx'),
  ),
  page('open', ['/dashtools', '/dashboard/tools'], () => import('../features/dashboard/ui/tools-page.tsx')),
  page('writing', ['/journal/new'], () => import('../features/journal/ui/journal-page.tsx')),
  page('open', ['/journal/complete'], () => import('../features/journal/ui/journal-complete-page.tsx')),
  page('app', ['/journal/history'], () => import('../features/journal/ui/journal-history-page.tsx')),
  page('app', ['/journal/day'], () => import('../features/dashboard/ui/day-page.tsx')),
  page('open', ['/journal/edit'], () => import('../features/journal/ui/edit-entry-page.tsx')),
  page('app', ['/shared'], () => import('../features/journal/ui/shared-page.tsx')),
  page('app', ['/journaling-overview'], () => import('../features/journal/ui/journaling-overview-page.tsx')),
  page('app', ['/repetition-power'], () => import('../features/journal/ui/repetition-power-page.tsx')),
  page('app', ['/lessons-history'], () => import('../features/lessons/ui/lessons-history-page.tsx')),
  page('app', ['/find'], () => import('../features/search/ui/search-page.tsx')),
  page('open', ['/lessons/edit'], () => import('../features/lessons/ui/edit-lesson-page.tsx')),
  page('app', ['/tasks'], () => import('../features/tasks/ui/tasks-page.tsx')),
  page('app', ['/task-overview'], () => import('../features/tasks/ui/task-overview-page.tsx')),
  page('app', ['/goal'], () => import('../features/goals/ui/goal-page.tsx')),
  page('app', ['/weekly-summaries'], () => import('../features/weekly/ui/weekly-summaries-page.tsx')),
  page('app', ['/weekly-insights'], () => import('../features/weekly/ui/weekly-insights-page.tsx')),
  page('app', ['/letter'], () => import('../features/weekly/ui/letter-page.tsx')),
  page('app', ['/weeklyreview'], () => import('../features/weekly/ui/weekly-review-page.tsx')),
  page('app', ['/scoring'], () => import('../features/growth/ui/scoring-page.tsx')),
  page('app', ['/import'], () => import('../features/archive/ui/import-page.tsx')),
  page('app', ['/book'], () => import('../features/book/ui/book-page.tsx')),
  page('app', ['/profile'], () => import('../features/profile/ui/profile-page.tsx')),
  page(
    'bare',
    ['/update-core-values'],
    () => import('../features/onboarding/ui/update-core-values-page.tsx'),
  ),
  page('app', ['/content'], () => import('../features/content/ui/content-page.tsx')),
  page('app', ['/pricing'], () => import('../features/billing/ui/pricing-page.tsx')),
  page('app', ['/checkout'], () => import('../features/billing/ui/checkout-page.tsx')),
  page('app', ['/payment'], () => import('../features/billing/ui/payment-page.tsx')),
  page(
    'app',
    ['/payment-confirmation'],
    () => import('../features/billing/ui/payment-confirmation-page.tsx'),
  ),
  page('app', ['/welcome'], () => import('../features/billing/ui/welcome-page.tsx')),
  page('app', ['/trial-ended'], () => import('../features/billing/ui/trial-ended-page.tsx')),
  page('app', ['/sync-monitor'], () => import('../features/google-tasks/ui/sync-monitor-page.tsx')),
];

const everyPage = [...publicPages, ...protectedPages];

/**
 * Fetches the page of an address, and what it shows first of the notebook, before React asks for it.
 * @throws what its loading throws, as rendering it does
 */
export async function preloadPage(pathname: string): Promise<void> {
  const route = everyPage.find((each) => each.paths.includes(pathname));
  if (!route) return;
  const isFramed = route.frame === 'app' || route.frame === 'open';
  await Promise.all([
    route.load(),
    isFramed && AppFrame.load(),
    isFramed && TodayMark.load(),
    route.frame === 'writing' && WritingFrame.load(),
    protectedPages.includes(route) && preloadNotebook(),
  ]);
}

async function preloadNotebook(): Promise<void> {
  await SignedIn.load();
  const { firstRows } = await import('../session/first-rows.ts');
  await firstRows();
}

/** Without it the mark stays empty; that is no reason to lose a page. */
const TodayMark = lazyPart(renderNothingOnFailure(() => import('../features/growth/ui/today-mark.tsx')));

/** The frame of an app page, whose mark shows today's strokes. */
const appFrame = (footer: boolean): ReactNode => (
  <>
    <SignedInFrame footer={footer} />
    <Suspense>
      <TodayMark />
    </Suspense>
  </>
);

const frames: Record<Frame, ReactNode> = {
  bare: <BareFrame />,
  writing: (
    <Suspense>
      <WritingFrame />
    </Suspense>
  ),
  public: <PublicPageFrame />,
  app: appFrame(true),
  open: appFrame(false),
};

function framed(pages: PageRoute[], frame: Frame): ReactNode {
  return (
    <Route element={frames[frame]}>
      {pages
        .filter((route) => route.frame === frame)
        .flatMap((route) => route.paths.map((path) => <Route key={path} path={path} element={route.page} />))}
    </Route>
  );
}

const unknownAddress = page('public', [], () => import('./unknown-address-page.tsx'));

/** In the app's frame for whoever is signed in, also when that ends here, and in that of the public pages for others. */
function UnknownAddress(): ReactNode {
  const { status } = useSession();
  const [isInApp, setInApp] = useState(false);
  if (status === 'signed-in' && !isInApp) setInApp(true);
  if (status === 'loading') return null;
  const shown = (
    <Routes>
      <Route element={frames[isInApp ? 'app' : 'public']}>
        <Route path="*" element={unknownAddress.page} />
      </Route>
    </Routes>
  );
  return isInApp ? <RequireSession>{shown}</RequireSession> : shown;
}

/** Every address of the product. */
export function AppRoutes(): ReactNode {
  return (
    <Routes>
      {framed(publicPages, 'bare')}
      {framed(publicPages, 'public')}
      <Route
        element={
          <RequireSession>
            <Suspense>
              <PlanWatch />
            </Suspense>
            <Outlet />
          </RequireSession>
        }
      >
        {framed(protectedPages, 'bare')}
        {framed(protectedPages, 'writing')}
        {framed(protectedPages, 'open')}
        {framed(protectedPages, 'app')}
        <Route path="/dashboard" element={<Navigate to="/dashboard/growth" replace />} />
      </Route>
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  );
}
