import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Search } from '../../src/features/find/ui/widgets/search.tsx';
import { readableDate } from '../../src/kernel/month-list.ts';
import type { Tables } from '../../src/web/local/notebook.ts';
import { openedNotebook } from '../../src/web/local/open-notebook.ts';
import { useView } from '../../src/web/local/use-view.ts';
import { setSession } from '../../src/web/session/state.ts';
import { AccordionItem } from '../../src/web/ui/accordion.tsx';
import { Check } from '../../src/web/ui/check.tsx';
import { EntrySummary } from '../../src/web/ui/entry-summary.tsx';
import { LongList } from '../../src/web/ui/long-list.tsx';
import { MonthList } from '../../src/web/ui/month-list.tsx';
import { tenYears } from './ten-years.ts';
import '../../src/web/theme/index.css';

/* The lists and the search of ten years without server and session: what bench/find.ts measures. */

const entries = (tables: Tables) => [...tables.journal_entries.values()];
const tasks = (tables: Tables) => [...tables.tasks.values()];

function History(): ReactNode {
  const rows = useView(entries);
  return (
    <Search label="Find in your journal" only="entry">
      <MonthList label="Action Journal History" rows={rows} openAtFirst={rows[0]?.id}>
        {(row, opening) => (
          <AccordionItem
            look="entry"
            {...opening}
            summary={
              <EntrySummary date={readableDate(row.date)} dateMissing="">
                {row.celebration}
              </EntrySummary>
            }
          >
            <p className="pb-[40px] font-serif text-read md:ml-[128px]">{row.reflection}</p>
          </AccordionItem>
        )}
      </MonthList>
    </Search>
  );
}

function Actions(): ReactNode {
  return (
    <LongList items={useView(tasks)} label="Actions" estimate={55}>
      {(task) => (
        <div className="border-b border-rule">
          <Check checked={task.completed} onChange={() => undefined}>
            {task.text}
          </Check>
        </div>
      )}
    </LongList>
  );
}

const pages: Record<string, ReactNode> = {
  '#history': <History />,
  '#actions': <Actions />,
  '#find': (
    <Search label="Words from anything you wrote" isAtOnce>
      <p>Nothing yet</p>
    </Search>
  ),
};

const { rows, words } = tenYears();
setSession({ status: 'signed-in', user: { id: 'maya', name: 'Maya', email: 'maya@example.com' } });
openedNotebook()?.store.take(rows);
Object.assign(globalThis, { words });

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MemoryRouter>
      <main id="main" className="page-width">
        <h1 className="page-head">Ten years</h1>
        {pages[location.hash]}
      </main>
    </MemoryRouter>
  </StrictMode>,
);
