import { shorten } from '../../../kernel/text.ts';
import { REPORTED_CHANGES, REPORTED_LENGTH, type SyncChange, type SyncCounts } from '../contract.ts';

const none = (): SyncCounts => ({ created: 0, changed: 0, deleted: 0 });

const COUNTED = {
  created: 'created',
  restored: 'created',
  renamed: 'changed',
  completed: 'changed',
  reopened: 'changed',
  deleted: 'deleted',
} as const;

const short = (text: string): string => shorten(text.toWellFormed(), REPORTED_LENGTH);

/** Counts what a run has done so far, and notes the first changes. */
export class RunTally {
  readonly here = none();
  readonly there = none();
  readonly changes: SyncChange[] = [];
  skipped = 0;
  readonly #left = new Set<string>();

  /** Whether anything was done, on either side. */
  get isAny(): boolean {
    return [this.here, this.there].some(({ created, changed, deleted }) => created + changed + deleted > 0);
  }

  /** Adds what was done. */
  add(changes: readonly SyncChange[]): void {
    for (const { text, former, ...change } of changes) {
      if (change.what === 'skipped') this.skipped += 1;
      else this[change.side][COUNTED[change.what]] += 1;
      if (this.changes.length >= REPORTED_CHANGES) continue;
      const before = former === undefined ? {} : { former: short(former) };
      this.changes.push({ ...change, text: short(text), ...before });
    }
  }

  /** Notes once in a run that a task was left alone. */
  skip(id: string, change: Omit<SyncChange, 'what'>): void {
    if (this.#left.has(id)) return;
    this.#left.add(id);
    this.add([{ ...change, what: 'skipped' }]);
  }
}
