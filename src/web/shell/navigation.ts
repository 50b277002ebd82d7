import { ChartNoAxesColumn, ListChecks, NotebookText, Sun } from '../ui/icons.ts';

/** The four places of the product, in the top bar and on phones in the tab bar. */
export const places = [
  {
    to: '/dashgrowthloop',
    label: 'Today',
    icon: Sun,
    within: ['/dashgrowthloop', '/dashboard/growth', '/journal/complete'],
  },
  { to: '/tasks', label: 'Actions', icon: ListChecks, within: ['/tasks', '/sync-monitor'] },
  { to: '/weekly-summaries', label: 'Weekly', icon: ChartNoAxesColumn, within: ['/weekly'] },
  { to: '/dashtools', label: 'Tools', icon: NotebookText, within: ['/dashtools', '/dashboard/tools'] },
];

export const HISTORY = [
  { label: 'Journal', to: '/journal/history' },
  { label: 'Lessons Learned', to: '/lessons-history' },
];

export const KNOWLEDGE_BASE = [
  { label: 'How Scoring Works', to: '/scoring' },
  { label: 'Why It Works', to: '/journaling-overview' },
  { label: 'Task Overview', to: '/task-overview' },
  { label: 'Power of Repetition', to: '/repetition-power' },
];

/** The `aria-current` of a place: the page itself, a page within it, or neither. */
export function currentness(place: (typeof places)[number], pathname: string): 'page' | 'true' | undefined {
  if (pathname === place.to) return 'page';
  return place.within.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
