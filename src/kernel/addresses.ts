/** The address of every page. The app finds its pages by them, and the server answers any other with 404. */
export const PAGE_ADDRESSES = [
  '/',
  '/login',
  '/registration',
  '/terms',
  '/privacy',
  '/introduction',
  '/confirmation',
  '/reset-password',
  '/start-over',
  '/reminder',
  '/google-return',
  '/auth-error',
  '/couponconfirmation',
  '/impact-intentions',
  '/impactintentions',
  '/core-word',
  '/core-values',
  '/core-value-confirmation',
  '/dashgrowthloop',
  '/dashboard',
  '/dashboard/growth',
  '/dashtools',
  '/dashboard/tools',
  '/journal/new',
  '/journal/complete',
  '/journal/history',
  '/journal/day',
  '/journal/edit',
  '/shared',
  '/journaling-overview',
  '/repetition-power',
  '/lessons-history',
  '/find',
  '/lessons/edit',
  '/tasks',
  '/task-overview',
  '/goal',
  '/weekly-summaries',
  '/weekly-insights',
  '/letter',
  '/weeklyreview',
  '/scoring',
  '/import',
  '/book',
  '/profile',
  '/update-core-values',
  '/content',
  '/pricing',
  '/checkout',
  '/payment',
  '/payment-confirmation',
  '/welcome',
  '/trial-ended',
  '/sync-monitor',
] as const;

export type PageAddress = (typeof PAGE_ADDRESSES)[number];

const known: ReadonlySet<string> = new Set(PAGE_ADDRESSES);

/** Whether a path leads to a page, in any spelling that the app takes: `/Tasks/` does, as `/tasks`. */
export const isPageAddress = (path: string): boolean =>
  known.has(decoded(path).toLowerCase().replace(/\/$/, '') || '/');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
