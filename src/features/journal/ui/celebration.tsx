import type { ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { entriesOf } from './views.ts';
import { Written } from './written.tsx';

/** What was celebrated on a day, in the words of its first page. */
export function Celebration({ day }: { day: LocalDate }): ReactNode {
  const first = useView(entriesOf, day).find(({ celebration }) => celebration !== '');
  return first && <Written text={first.celebration} />;
}
