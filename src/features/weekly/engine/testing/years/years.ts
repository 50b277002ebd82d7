import { spec as baker } from './baker.ts';
import { spec as carpenter } from './carpenter.ts';
import { spec as cellist } from './cellist.ts';
import { spec as driver } from './driver.ts';
import { spec as farmer } from './farmer.ts';
import { spec as mother } from './mother.ts';
import { spec as nurse } from './nurse.ts';
import { spec as programmer } from './programmer.ts';
import { spec as runner } from './runner.ts';
import { spec as shop } from './shop.ts';
import { spec as student } from './student.ts';
import { spec as teacher } from './teacher.ts';
import { spec as cook } from './unseen/cook.ts';
import { spec as gardener } from './unseen/gardener.ts';
import { spec as lawyer } from './unseen/lawyer.ts';
import { spec as midwife } from './unseen/midwife.ts';
import { spec as salesman } from './unseen/salesman.ts';
import { spec as translator } from './unseen/translator.ts';
import { type Year, yearOf } from './year.ts';

/**
 * Three times six people's years, two of each six written to mislead. `inOtherWords` says each fact in ever other words;
 * `asWritten` and `unseen` as people do, who repeat themselves. What the engine knows may be changed by reading the first
 * two; `unseen` is for measuring alone, and whoever has read its lines writes six others.
 */
export const years: Readonly<Record<'inOtherWords' | 'asWritten' | 'unseen', readonly Year[]>> = {
  inOtherWords: [carpenter, mother, cellist, shop, student, runner].map(yearOf),
  asWritten: [nurse, baker, teacher, driver, programmer, farmer].map(yearOf),
  unseen: [midwife, translator, gardener, cook, salesman, lawyer].map(yearOf),
};
