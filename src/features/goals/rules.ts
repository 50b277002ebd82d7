import { isOpened } from '../../kernel/seal.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { RECENT_GOALS } from './contract/limits.ts';

/** A goal as devices keep it, its text in plain words. */
export type OwnGoal = Omit<SyncedRows['previous_goals'], 'seq'>;

/** A goal as it is shown: two devices may have named the same one, each with a row of its own. */
export interface ShownGoal extends OwnGoal {
  /** Every row of these words; the goal's own id is that of the one used last. */
  ids: readonly string[];
}

/** What two goals have in common that are the same to a person: letter case and spaces around aside. */
export const wordsOf = (text: string): string => text.trim().normalize().toLowerCase();

/** Texts that could not be opened say nothing about which goals are the same. */
const sameWords = ({ id, text }: OwnGoal): string => (isOpened(text) ? wordsOf(text) : id);

const lastUsedFirst = (a: OwnGoal, b: OwnGoal): number =>
  Date.parse(b.last_used_at) - Date.parse(a.last_used_at) || (a.id < b.id ? 1 : -1);

/** Rows of the same words as one goal, active while one of them is. `rows` holds the one used last first. */
function together(rows: readonly [OwnGoal, ...OwnGoal[]]): ShownGoal {
  const [latest] = rows;
  const shown = rows.find(({ status }) => status === 'active') ?? latest;
  return {
    ...latest,
    status: shown.status,
    completed_at: shown.completed_at,
    use_count: rows.reduce((sum, { use_count }) => sum + use_count, 0),
    ids: rows.map(({ id }) => id),
  };
}

/** The goals, those of equal words shown once, the one used last on top. */
export function goalsByUse(goals: Iterable<OwnGoal>): ShownGoal[] {
  const groups = new Map<string, [OwnGoal, ...OwnGoal[]]>();
  for (const goal of [...goals].sort(lastUsedFirst)) {
    const words = sameWords(goal);
    const group = groups.get(words);
    if (group) group.push(goal);
    else groups.set(words, [goal]);
  }
  return [...groups.values()].map(together);
}

/** All of them: active ones first, the one used last on top. */
export const goalsInOrder = (goals: Iterable<OwnGoal>): ShownGoal[] =>
  goalsByUse(goals).sort((a, b) => Number(a.status === 'completed') - Number(b.status === 'completed'));

/** The few that are offered to pick from. */
export const latestGoals = (goals: Iterable<OwnGoal>): ShownGoal[] =>
  goalsByUse(goals).slice(0, RECENT_GOALS);

/** The goal of these words, if there is one. */
export function goalOf(goals: Iterable<OwnGoal>, text: string): ShownGoal | undefined {
  const words = wordsOf(text);
  return goalsByUse([...goals].filter((goal) => sameWords(goal) === words))[0];
}
