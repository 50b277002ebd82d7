import { HISTORY, KNOWLEDGE_BASE, places } from '../navigation.ts';
import * as texts from '../texts.ts';
import type { Named } from './matching.ts';

/** A page, or a part of one, that a person can go to by its name. */
export interface NamedPage extends Named {
  to: string;
  /** What the person must have been let in to. */
  needs?: 'content' | 'categories';
}

/** Other words for the pages that bars and menu name. */
const ALSO: Record<string, string> = {
  '/dashgrowthloop': texts.todayKeywords,
  '/tasks': texts.actionsKeywords,
  '/weekly-summaries': texts.weeklyKeywords,
  '/dashtools': texts.toolsKeywords,
  '/journal/history': texts.journalKeywords,
  '/lessons-history': texts.lessonsKeywords,
  '/scoring': texts.scoringKeywords,
  '/journaling-overview': texts.whyItWorksKeywords,
  '/task-overview': texts.taskOverviewKeywords,
  '/repetition-power': texts.repetitionKeywords,
};

/** What the menu has besides the places. */
const inMenu = [...HISTORY, ...KNOWLEDGE_BASE].filter(({ to }) => !places.some((place) => place.to === to));

const inBarsAndMenu: NamedPage[] = [...places, ...inMenu].map(({ label, to }) => ({
  label,
  to,
  also: ALSO[to] ?? '',
}));

/** Every page that can be opened with nothing in hand; pages.test.ts says why the others are not here. */
export const PAGES: readonly NamedPage[] = [
  ...inBarsAndMenu,
  { label: texts.findLink, to: '/find', also: texts.findLinkKeywords },
  { label: texts.weeklyReviewLink, to: '/weeklyreview', also: texts.weeklyReviewKeywords },
  {
    label: texts.contentLink,
    to: '/content',
    also: texts.contentKeywords,
    needs: 'content',
  },
  {
    label: texts.profileSettingsLink,
    to: '/profile',
    also: texts.profileKeywords,
  },
  { label: texts.coreValuesLink, to: '/update-core-values', also: texts.coreValuesKeywords },
  {
    label: texts.weeklyCategoriesLink,
    to: '/profile#categories',
    also: texts.weeklyCategoriesKeywords,
    needs: 'categories',
  },
  { label: texts.pausesLink, to: '/profile#pauses', also: texts.pausesKeywords },
  { label: texts.emailLink, to: '/profile#mail', also: texts.emailKeywords },
  { label: texts.calendarFeedLink, to: '/profile#calendar', also: texts.calendarFeedKeywords },
  { label: texts.billingLink, to: '/profile#billing', also: texts.billingKeywords },
  { label: texts.plansLink, to: '/pricing', also: texts.plansKeywords },
  {
    label: texts.downloadLink,
    to: '/profile#data',
    also: texts.downloadKeywords,
  },
  { label: texts.bookLink, to: '/book', also: texts.bookKeywords },
  { label: texts.importLink, to: '/import', also: texts.importKeywords },
  { label: texts.syncMonitorLink, to: '/sync-monitor', also: texts.syncMonitorKeywords, needs: 'content' },
  { label: texts.termsLink, to: '/terms', also: texts.termsKeywords },
  { label: texts.privacyLink, to: '/privacy', also: texts.privacyKeywords },
];
