import { ChartNoAxesColumn, Compass, ListChecks, NotebookText, Sun } from '../../kit/icons.ts';
import * as texts from './texts.ts';

/** The five places of the product, in the top bar and on phones in the tab bar. */
export const places = [
  {
    to: '/dashgrowthloop',
    label: texts.todayLink,
    icon: Sun,
    within: ['/dashgrowthloop', '/dashboard/growth', '/journal/complete'],
  },
  { to: '/tasks', label: texts.actionsLink, icon: ListChecks, within: ['/tasks', '/sync-monitor'] },
  {
    to: '/journal/history',
    label: texts.journalLink,
    icon: NotebookText,
    within: ['/journal/day', '/journal/edit'],
  },
  {
    to: '/weekly-summaries',
    label: texts.weeklyLink,
    icon: ChartNoAxesColumn,
    within: ['/weekly', '/letter'],
  },
  {
    to: '/dashtools',
    label: texts.toolsLink,
    icon: Compass,
    within: ['/dashtools', '/dashboard/tools'],
  },
];

export const HISTORY = [
  { label: texts.journalLink, to: '/journal/history' },
  { label: texts.lessonsLink, to: '/lessons-history' },
];

export const KNOWLEDGE_BASE = [
  { label: texts.scoringLink, to: '/scoring' },
  { label: texts.whyItWorksLink, to: '/journaling-overview' },
  { label: texts.taskOverviewLink, to: '/task-overview' },
  { label: texts.repetitionLink, to: '/repetition-power' },
];

/** The `aria-current` of a place: the page itself, a page within it, or neither. */
export function currentness(place: (typeof places)[number], pathname: string): 'page' | 'true' | undefined {
  if (pathname === place.to) return 'page';
  return place.within.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
