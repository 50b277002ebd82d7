import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { pausesToCome } from '../rules/pause-setting.ts';
import type { OwnPause } from '../rules/pauses.ts';

/** The pauses that are not over, the next first. */
export const pausesFrom = ({ pauses }: Tables, today: LocalDate | undefined): OwnPause[] =>
  today === undefined ? [] : pausesToCome(pauses.values(), today);
