import { expect, test } from 'vitest';
import { expectNothingLost, people } from '../harness/release-rows.ts';
import { ANN, id, withRelease } from '../harness/releases.ts';

const SESSION = id(90);
const session = `insert into auth.session (id, user_id, token, expires_at) values ('${SESSION}', '${ANN}', 'x', 'infinity');`;

test('0034: nothing changes for who was there, also while servers of the version before go on', async () => {
  await withRelease(34, people + session, async (client, before) => {
    await expectNothingLost(client, before, {});
    const head = async () =>
      Number((await client.query('select seq from sync_heads where user_id = $1', [ANN])).rows[0].seq);
    const was = await head();
    expect(was).toBe(Number(before['public.sync_heads']?.find(({ user_id }) => user_id === ANN)?.seq));

    // As they begin a request, in one message.
    await client.query(`begin; select opened.*, app_permit(billing_gate('${ANN}', 'feature:none', now()) is not null),
      set_config('role', 'app_user', true) from app_open_session('${ANN}', '${SESSION}', true) opened`);
    const { rows } = await client.query('select id from profiles');
    expect(rows).toEqual([{ id: ANN }]);
    await client.query(
      `insert into tasks (user_id, id, text, created_at) values ('${ANN}', '${id(91)}', 'sealed', now())`,
    );
    await client.query('commit');
    expect(await head()).toBe(was + 1);
    expect((await client.query(`select seq::int from tasks where id = '${id(91)}'`)).rows).toEqual([
      { seq: was + 1 },
    ]);

    // And as they make an account.
    await client.query(
      `insert into auth."user" (id, name, email) values ('${id(92)}', 'Cem', 'cem@example.com')`,
    );
    expect((await client.query(`select app_take_number('${id(92)}')::int as seq`)).rows).toEqual([
      { seq: 1 },
    ]);
  });
});

test('0034: triggers are told the table that they work for, and their columns', async () => {
  await withRelease(34, people, async (client) => {
    const { rows } = await client.query<{ told: string; of_table: string }>(
      `select tgrelid::regclass::text as of_table, split_part(encode(tgargs, 'escape'), '\\000', 1) as told
        from pg_trigger where not tgisinternal and tgfoid in
          ('sync_stamp'::regproc, 'sync_bury'::regproc, 'sync_unbury'::regproc, 'vault_guard'::regproc)`,
    );
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ told, of_table }) => told !== of_table)).toEqual([]);
  });
});
