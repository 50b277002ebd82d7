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
  '/dashgrowthloop': texts.dashboardGrowthLoopHomeClarify,
  '/tasks': texts.meaningfulTasksToDo,
  '/weekly-summaries': texts.summariesInsightsWeeks,
  '/dashtools': texts.resourcesVisionsBucketListGold,
  '/journal/history': texts.historyEntriesPagesDownloadYear,
  '/lessons-history': texts.historyLearnDownload,
  '/scoring': texts.pointsBadgesKnowledgeBase,
  '/journaling-overview': texts.journalingKnowledgeBase,
  '/task-overview': texts.actionsKnowledgeBase,
  '/repetition-power': texts.knowledgeBase,
};

const inBarsAndMenu: NamedPage[] = [...places, ...HISTORY, ...KNOWLEDGE_BASE].map(({ label, to }) => ({
  label,
  to,
  also: ALSO[to] ?? '',
}));

/** Every page that can be opened with nothing in hand; pages.test.ts says why the others are not here. */
export const PAGES: readonly NamedPage[] = [
  ...inBarsAndMenu,
  { label: texts.findButton, to: '/find', also: 'search' },
  { label: texts.weeklyReviewButton, to: '/weeklyreview', also: texts.categoriesFocus },
  {
    label: texts.makeAPostOfAButton,
    to: '/content',
    also: texts.contentCreationShareVoice,
    needs: 'content',
  },
  {
    label: texts.profileSettingsButton,
    to: '/profile',
    also: 'account name e-mail password time zone reminders devices',
  },
  { label: texts.coreValuesButton, to: '/update-core-values', also: texts.changeProfile },
  {
    label: texts.weeklyCategoriesButton,
    to: '/profile#categories',
    also: texts.profileReview,
    needs: 'categories',
  },
  { label: texts.pausesButton, to: '/profile#pauses', also: texts.profileHolidayStreak },
  { label: texts.mailButton, to: '/profile#mail', also: texts.profileWeeklySummaryNotices },
  { label: texts.calendarFeedButton, to: '/profile#calendar', also: texts.profileReminders },
  { label: texts.billingButton, to: '/profile#billing', also: texts.profilePlanSubscriptionCardInvoices },
  { label: texts.plansAndPricesButton, to: '/pricing', also: texts.pricingSubscribeUpgrade },
  {
    label: texts.downloadEverythingButton,
    to: '/profile#data',
    also: texts.yourDataArchiveExportBackup,
  },
  { label: texts.importAJournalButton, to: '/import', also: texts.archiveRestoreBringIn },
  { label: texts.syncMonitorButton, to: '/sync-monitor', also: texts.googleTasksLog, needs: 'content' },
  { label: texts.termsButton, to: '/terms', also: texts.legalConditions },
  { label: texts.privacyButton, to: '/privacy', also: texts.legalDataProtection },
];
