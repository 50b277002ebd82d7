import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api.ts';
import { openRow } from '../../../web/entry-key.ts';
import { GROWTH_KEY } from '../../../web/growth.ts';
import { queryClient } from '../../../web/queries.ts';
import { toast } from '../../../web/ui/toast.ts';
import { GOAL_KNOWN, GOAL_NOT_SAVED } from '../contract/messages.ts';
import type { Goal } from '../contract.ts';

const GOALS = ['goals'];
const UNDO_SECONDS = 5;

/** Every goal of the person, active ones first. */
export const useGoals = (): UseQueryResult<Goal[]> =>
  useQuery({
    queryKey: GOALS,
    queryFn: async ({ signal }) => {
      const { goals } = await call('GET /api/goals', { signal });
      return Promise.all(goals.map((goal) => openRow('previous_goals', goal)));
    },
  });

function edit(change: (goals: Goal[]) => Goal[]): void {
  queryClient.setQueryData<Goal[]>(GOALS, (goals) => goals && change(goals));
}

const put = (goal: Goal): void =>
  edit((goals) => goals.map((other) => (other.id === goal.id ? goal : other)));

/** A read that is under way would bring back what was before the change. It is over when this returns. */
const cancelGoalReads = (): Promise<void> => queryClient.cancelQueries({ queryKey: GOALS });

/** What a reached goal counts for is shown elsewhere too. */
async function invalidateGoals(): Promise<void> {
  await Promise.all(
    [GOALS, GROWTH_KEY, ['dashboard']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

function tell(error: unknown): void {
  const known = error instanceof Error && error.message === GOAL_KNOWN;
  toast.error(known ? GOAL_KNOWN : GOAL_NOT_SAVED);
}

/** Completes a goal or makes it active again, at once on the screen. */
export async function completeGoal(goal: Goal, completed: boolean): Promise<void> {
  cancelGoalReads();
  put({
    ...goal,
    status: completed ? 'completed' : 'active',
    completed_at: completed ? new Date().toISOString() : null,
  });
  try {
    await call('PATCH /api/goals/{id}', { params: { id: goal.id }, body: { completed } });
  } catch (error) {
    put(goal);
    tell(error);
  }
  await invalidateGoals();
}

/** Rewords a goal; the text is not blank. Answers whether it was kept. */
export async function rewordGoal(goal: Goal, text: string): Promise<boolean> {
  try {
    const answer = await call('PATCH /api/goals/{id}', { params: { id: goal.id }, body: { text } });
    cancelGoalReads();
    put(await openRow('previous_goals', answer.goal));
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

async function putBack(goal: Goal): Promise<void> {
  const { text, use_count, last_used_at, completed_at, created_at } = goal;
  const body = { text, use_count, last_used_at, completed_at, created_at };
  try {
    await call('PUT /api/goals/{id}', { params: { id: goal.id }, body });
  } catch (error) {
    tell(error);
  }
  await invalidateGoals();
}

/** Deletes at once and offers to undo it for five seconds. */
export async function removeGoal(goal: Goal): Promise<void> {
  cancelGoalReads();
  edit((goals) => goals.filter((other) => other.id !== goal.id));
  try {
    await call('DELETE /api/goals/{id}', { params: { id: goal.id } });
    const undo = { label: 'Undo', onSelect: () => putBack(goal) };
    toast.success('Goal deleted', { seconds: UNDO_SECONDS, action: undo });
  } catch (error) {
    if (error instanceof Error) toast.error(error.message);
  }
  await invalidateGoals();
}
