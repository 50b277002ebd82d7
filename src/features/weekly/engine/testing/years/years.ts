import { spec as carpenter } from './carpenter.ts';
import { spec as cellist } from './cellist.ts';
import { spec as mother } from './mother.ts';
import { spec as runner } from './runner.ts';
import { spec as shop } from './shop.ts';
import { spec as student } from './student.ts';
import { type Year, yearOf } from './year.ts';

/** Six people's years: the last two are written to mislead. */
export const years: readonly Year[] = [carpenter, mother, cellist, shop, student, runner].map(yearOf);
