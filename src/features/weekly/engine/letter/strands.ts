import type { LocalDate } from '../../../../kernel/calendar.ts';
import type { Citation, Insight } from '../notebook.ts';
import type { DateOf, WeekRead } from './letter.ts';

type Finding = Insight & { kind: string };

/** What several weeks say of the same thing. */
export interface Strand {
  kind: string;
  /** What the latest of these weeks says. */
  newest: Finding;
  /** The weeks that say it, by their Sundays. */
  weeks: LocalDate[];
  /** Every row that one of them cites. */
  rows: Map<string, Citation>;
}

/** So many rows must be the same, or all there are: two fears may be named on one day. */
const SHARED_ROWS = 3;

const keyOf = ({ kind, id }: Citation): string => `${kind} ${id}`;

function isOfStrand({ kind, rows }: Strand, finding: Finding): boolean {
  const shared = finding.citations.filter((row) => rows.has(keyOf(row))).length;
  return kind === finding.kind && shared >= Math.min(SHARED_ROWS, rows.size, finding.citations.length);
}

/** A goal is the same in the same words. */
const GOALS = new Set(['goal-moved', 'goal-named']);
const isSameGoal = ({ kind, newest }: Strand, finding: Finding): boolean =>
  GOALS.has(kind) && GOALS.has(finding.kind) && newest.citations[0]?.quote === finding.citations[0]?.quote;

/** What comes back in the weeks, which are in their order; weeks look back, so that they cite the same rows. */
export function strandsOf(weeks: readonly WeekRead[], findingsOf: (week: WeekRead) => Finding[]): Strand[] {
  const strands: Strand[] = [];
  for (const read of weeks) {
    for (const finding of findingsOf(read).filter(({ citations }) => citations.length > 0)) {
      const rows = finding.citations.map((row) => [keyOf(row), row] as const);
      const known = strands.find((one) => isOfStrand(one, finding) || isSameGoal(one, finding));
      if (known) {
        known.newest = finding;
        known.weeks.push(read.week.start);
        for (const [key, row] of rows) known.rows.set(key, row);
      } else {
        strands.push({
          kind: finding.kind,
          newest: finding,
          weeks: [read.week.start],
          rows: new Map(rows),
        });
      }
    }
  }
  return strands;
}

/** The newest row of each stretch of time in which the strand was written about, the newest first. */
export function rowsByStretch(
  { rows }: Strand,
  dateOf: DateOf,
  stretchOf: (date: LocalDate) => string | undefined,
): Citation[] {
  const dated = [...rows.values()].flatMap((row) => {
    const date = dateOf(row);
    const stretch = date === undefined ? undefined : stretchOf(date);
    return date === undefined || stretch === undefined ? [] : [{ row, date, stretch }];
  });
  dated.sort((one, other) => (one.date < other.date ? 1 : -1));
  return [...Map.groupBy(dated, ({ stretch }) => stretch).values()].flatMap(([newest]) =>
    newest ? [newest.row] : [],
  );
}
