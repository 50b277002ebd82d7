import { newId } from '../src/kernel/ids.ts';
import { savedEntryBefore } from './journal-steps.ts';
import { expect, goWithin, signUp, sql, test } from './support.ts';

test('what was stored before is sealed for its place while the app stands open, and reads as it did', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await sql('insert into tasks (user_id, id, text, created_at) values ($1, $2, $3, now())', [
    userId,
    newId(),
    'Call Dad at noon',
  ]);
  await sql(
    `insert into previous_goals (user_id, id, text, created_at, last_used_at)
      values ($1, $2, 'Sleep early', now(), now())`,
    [userId, newId()],
  );
  await savedEntryBefore(page, { reflection: 'Silence, mostly' });
  await page.goto('/tasks');
  await expect(page.getByText('Call Dad at noon')).toBeVisible();

  const stored = () =>
    sql(
      `select t.format as task, g.format as goal, e.format as entry,
          concat(t.text, g.text, e.reflection) ~ 'Dad|Sleep|Silence' as readable,
          (select count(*)::int from revisions where user_id = $1) as revisions
        from tasks t, previous_goals g, journal_entries e
        where t.user_id = $1 and g.user_id = $1 and e.user_id = $1`,
      [userId],
    );
  await expect.poll(stored).toEqual([{ task: 3, goal: 3, entry: 3, readable: false, revisions: 0 }]);

  await page.reload();
  await expect(page.getByText('Call Dad at noon')).toBeVisible();
  await goWithin(page, '/journal/history');
  await expect(page.getByText('Silence, mostly')).toBeVisible();
});
