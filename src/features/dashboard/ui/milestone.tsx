import type { ReactNode } from 'react';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { isMilestone } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './milestone.module.css';
import { daysWithPage } from './views.ts';

/** One line on the day on which there are 7, 30, 100 or 365 days with a page. It stands in room that is there anyway. */
export default function Milestone(): ReactNode {
  const days = useView(daysWithPage, useToday() ?? '');
  return isMilestone(days) && <span className={styles.milestone}>{texts.milestone(days)}</span>;
}
