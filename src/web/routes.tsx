import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { PageLoadError } from './error-boundary.tsx';
import { RequireSession, useSession } from './session.tsx';
import { BareFrame, PublicFrame, preloadAppFrame, SignedInFrame } from './shell/frames.tsx';

/** 'bare' pages bring their own header and main; 'open' is the app's frame without a footer. */
type Frame = 'bare' | 'public' | 'app' | 'open';

interface PageRoute {
  paths: string[];
  frame: Frame;
  load: () => Promise<unknown>;
  page: ReactNode;
}

type PageModule = Promise<{ default: ComponentType }>;

function page(frame: Frame, paths: string[], load: () => PageModule): PageRoute {
  const loading = (): PageModule =>
    load().catch((cause: unknown) => {
      throw new PageLoadError('The page could not be loaded.', { cause });
    });
  const Page = lazy(loading);
  return { paths, frame, load: loading, page: <Page /> };
}

const openingSoon = (): Promise<typeof import('./shell/opening-soon-page.tsx')> =>
  import('./shell/opening-soon-page.tsx');
const OpeningSoonPage = lazy(openingSoon);

function soon(frame: Frame, path: string, title: string, text: string): PageRoute {
  return { paths: [path], frame, load: openingSoon, page: <OpeningSoonPage title={title} text={text} /> };
}

const NO_CHARGE = 'Plans and payment are not open yet. Nothing is charged, and your pages stay yours.';

/** Everyone may open these; every other address needs a session. */
const publicPages: PageRoute[] = [
  page('bare', ['/'], () => import('../features/auth/ui/landing-page.tsx')),
  page('bare', ['/introduction'], () => import('../features/onboarding/ui/introduction-page.tsx')),
  page('public', ['/login'], () => import('../features/auth/ui/login-page.tsx')),
  page('public', ['/registration'], () => import('../features/auth/ui/registration-page.tsx')),
  page('public', ['/confirmation'], () => import('../features/auth/ui/confirmation-page.tsx')),
  page('public', ['/reset-password'], () => import('../features/auth/ui/reset-password-page.tsx')),
  page('public', ['/auth-error'], () => import('../features/auth/ui/auth-error-page.tsx')),
  {
    ...soon('public', '/couponconfirmation', 'Coupons', ''),
    page: (
      <OpeningSoonPage
        title="Coupons"
        text="Coupons come with paid plans. Your free trial needs none."
        home={{ to: '/', label: 'Go to the start' }}
      />
    ),
  },
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
  page('bare', ['/journal/new'], () => import('../features/journal/ui/journal-page.tsx')),
  page('open', ['/journal/complete'], () => import('../features/journal/ui/journal-complete-page.tsx')),
  page('app', ['/journal/history'], () => import('../features/journal/ui/journal-history-page.tsx')),
  page('app', ['/journaling-overview'], () => import('../features/journal/ui/journaling-overview-page.tsx')),
  page('app', ['/repetition-power'], () => import('../features/journal/ui/repetition-power-page.tsx')),
  page('app', ['/lessons-history'], () => import('../features/lessons/ui/lessons-history-page.tsx')),
  page('app', ['/tasks'], () => import('../features/tasks/ui/tasks-page.tsx')),
  page('app', ['/task-overview'], () => import('../features/tasks/ui/task-overview-page.tsx')),
  page('app', ['/scoring'], () => import('../features/score/ui/scoring-page.tsx')),
  page('app', ['/profile'], () => import('../features/profile/ui/profile-page.tsx')),
  page('bare', ['/update-core-values'], () => import('../features/onboarding/ui/update-core-values-page.tsx')),
  soon('app', '/pricing', 'Pricing', NO_CHARGE),
  soon('app', '/checkout', 'Checkout', NO_CHARGE),
  soon('app', '/payment', 'Payment', NO_CHARGE),
  soon('app', '/payment-confirmation', 'Payment', NO_CHARGE),
  soon('app', '/welcome', 'Welcome', NO_CHARGE),
  soon('app', '/trial-ended', 'After the trial', NO_CHARGE),
  soon(
    'app',
    '/weekly-summaries',
    'Weekly summaries',
    'Here you will see each week at a glance: your entries, lessons, actions and points.',
  ),
  soon(
    'app',
    '/weekly-insights',
    'Weekly insights',
    'Here you will see what a week of your own words shows.',
  ),
  soon('app', '/weeklyreview', 'Weekly review', 'Here you will look back on a week by category.'),
  soon('app', '/content', 'Content', 'Here you will turn a lesson into a post, in your own voice.'),
  soon(
    'app',
    '/sync-monitor',
    'Sync monitor',
    'Here you will see what travels between your actions and Google Tasks.',
  ),
];

const everyPage = [...publicPages, ...protectedPages];

/** Starts to fetch the page of an address before React asks for it. A failure shows when the page renders. */
export function preloadPage(pathname: string): void {
  const route = everyPage.find((each) => each.paths.includes(pathname));
  if (!route) return;
  route.load().catch(() => undefined);
  if (route.frame === 'app' || route.frame === 'open') preloadAppFrame();
  if (protectedPages.includes(route)) import('./session/signed-in.tsx').catch(() => undefined);
}

const frames: Record<Frame, ReactNode> = {
  bare: <BareFrame />,
  public: <PublicFrame />,
  app: <SignedInFrame />,
  open: <SignedInFrame footer={false} />,
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

/** An unknown address leads home: to the dashboard with a session, to the landing page without. */
function UnknownAddress(): ReactNode {
  const { status } = useSession();
  if (status === 'loading') return null;
  return <Navigate to={status === 'signed-in' ? '/dashgrowthloop' : '/'} replace />;
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
            <Outlet />
          </RequireSession>
        }
      >
        {framed(protectedPages, 'bare')}
        {framed(protectedPages, 'open')}
        {framed(protectedPages, 'app')}
        <Route path="/dashboard" element={<Navigate to="/dashboard/growth" replace />} />
      </Route>
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  );
}
