import { expect } from '../e2e/support.ts';
import { expectLooks } from './looks.ts';
import { open, test } from './people.ts';

/* Every page of the app as somebody sees it who has written for two years, on a morning before writing. */

/** `later` is the heading of what is made while the page is there already. */
const PAGES: [name: string, address: string, options?: Parameters<typeof expectLooks>[2], later?: string][] =
  [
    ['today', '/dashgrowthloop', { often: true, whole: true }],
    ['tools', '/dashtools', { often: true }],
    ['journal', '/journal/new', { often: true }],
    ['history', '/journal/history', { often: true }],
    ['day', '/journal/day?date=2033-05-18'],
    ['journaling-overview', '/journaling-overview'],
    ['repetition-power', '/repetition-power'],
    ['lessons', '/lessons-history'],
    ['find', '/find'],
    ['tasks', '/tasks', { often: true }],
    ['task-overview', '/task-overview'],
    ['weekly-summaries', '/weekly-summaries'],
    ['weekly-insights', '/weekly-insights?week=2033-05-08', { often: true, whole: true }, 'In short'],
    ['weekly-review', '/weeklyreview'],
    ['scoring', '/scoring'],
    ['import', '/import'],
    ['update-core-values', '/update-core-values'],
    ['content', '/content'],
    ['sync-monitor-empty', '/sync-monitor'],
  ];

for (const [name, address, options, later] of PAGES) {
  test(name, async ({ maya }) => {
    await open(maya, address);
    if (later) await expect(maya.getByRole('heading', { name: later })).toBeVisible();
    await expectLooks(maya, name, options);
  });
}
