import { HISTORY, KNOWLEDGE_BASE, places } from '../navigation.ts';
import type { Named } from './matching.ts';

/** A page, or a part of one, that a person can go to by its name. */
export interface NamedPage extends Named {
  to: string;
  /** What the person must have been let in to. */
  needs?: 'content' | 'categories';
}

/** Other words for the pages that bars and menu name. */
const ALSO: Record<string, string> = {
  '/dashgrowthloop': 'dashboard growth loop home clarify act learn goals',
  '/tasks': 'meaningful tasks to do',
  '/weekly-summaries': 'summaries insights weeks',
  '/dashtools': 'resources visions bucket list gold file community download',
  '/journal/history': 'history entries pages download year',
  '/lessons-history': 'history learn download',
  '/scoring': 'points badges knowledge base',
  '/journaling-overview': 'journaling knowledge base',
  '/task-overview': 'actions knowledge base',
  '/repetition-power': 'knowledge base',
};

const inBarsAndMenu: NamedPage[] = [...places, ...HISTORY, ...KNOWLEDGE_BASE].map(({ label, to }) => ({
  label,
  to,
  also: ALSO[to] ?? '',
}));

/** Every page that can be opened with nothing in hand; pages.test.ts says why the others are not here. */
export const PAGES: readonly NamedPage[] = [
  ...inBarsAndMenu,
  { label: 'Find', to: '/find', also: 'search' },
  { label: 'Weekly review', to: '/weeklyreview', also: 'categories focus' },
  {
    label: 'Make a post of a lesson',
    to: '/content',
    also: 'content creation share voice',
    needs: 'content',
  },
  {
    label: 'Profile Settings',
    to: '/profile',
    also: 'account name e-mail password time zone reminders devices',
  },
  { label: 'Core values', to: '/update-core-values', also: 'change profile' },
  { label: 'Weekly categories', to: '/profile#categories', also: 'profile review', needs: 'categories' },
  { label: 'Pauses', to: '/profile#pauses', also: 'profile holiday streak' },
  { label: 'Mail', to: '/profile#mail', also: 'profile weekly summary notices' },
  { label: 'Calendar feed', to: '/profile#calendar', also: 'profile reminders' },
  { label: 'Billing', to: '/profile#billing', also: 'profile plan subscription card invoices' },
  { label: 'Plans and prices', to: '/pricing', also: 'pricing subscribe upgrade' },
  {
    label: 'Download everything',
    to: '/profile#data',
    also: 'your data archive export backup delete account',
  },
  { label: 'Import a journal', to: '/import', also: 'archive restore bring in' },
  { label: 'Sync monitor', to: '/sync-monitor', also: 'google tasks log', needs: 'content' },
  { label: 'Terms', to: '/terms', also: 'legal conditions' },
  { label: 'Privacy', to: '/privacy', also: 'legal data protection' },
];
