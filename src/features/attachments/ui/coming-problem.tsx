import type { ReactNode } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import * as texts from '../texts.ts';
import { type Coming, dismissComing } from './adding.ts';
import styles from './strip.module.css';

/** Why a picture was not added. */
export const ComingProblem = ({ row, coming }: { row: string; coming: Coming }): ReactNode => (
  <p className={styles.problem} role="alert">
    <span>
      <bdi className="font-semibold">{coming.name}</bdi> <span className="text-danger">{coming.problem}</span>
    </span>
    <TextButton aria-label={texts.dismissLabel(coming.name)} onClick={() => dismissComing(row, coming.key)}>
      {texts.dismissButton}
    </TextButton>
  </p>
);
