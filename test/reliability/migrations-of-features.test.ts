import { expect, test } from 'vitest';
import { PLATFORMS } from '../../src/features/content/rules.ts';
import {
  days,
  expectCounted,
  expectNothingLost,
  expectOwnRowsOnly,
  headOf,
  LATER,
  people,
} from '../harness/release-rows.ts';
import { ANN, asPerson, BEN, id, withRelease } from '../harness/releases.ts';

/* Each migration meets the data that the release before it had written. */

test('0007: nothing is lost, and what is kept back is its person’s own', async () => {
  await withRelease(7, people + days, async (client, before) => {
    await expectNothingLost(client, before);
    const row = { id: id(5), kind: 'word', text: 'sealed', format: 3, created_at: '2026-11-19T17:00:00Z' };
    await expectOwnRowsOnly(client, 'kept_back', row);
    await expectCounted(client, 'kept_back', id(5));
    const odd = client.query(
      `insert into kept_back (user_id, id, kind, text, format, created_at)
        values ('${ANN}', '${id(6)}', 'year', 'x', 3, now())`,
    );
    await expect(odd).rejects.toThrow(/kept_back_kind/);
  });
});

test('0008: visions stay as they were, nothing is said of when they were saved, and no device reads them again', async () => {
  await withRelease(8, people + days, async (client, before) => {
    await expectNothingLost(client, before);
    const { rows } = await client.query(
      `select health_vision, health_vision_frequency, health_vision_next_review, visions_format,
        professional_vision_saved_at, professional_vision_reviewed_at, personal_vision_saved_at,
        personal_vision_reviewed_at, health_vision_saved_at, health_vision_reviewed_at, relationships_vision_saved_at,
        relationships_vision_reviewed_at, ideal_day_saved_at, ideal_day_reviewed_at from profiles where id = $1`,
      [ANN],
    );
    const { health_vision, health_vision_frequency, health_vision_next_review, visions_format, ...times } =
      rows[0];
    expect({ health_vision, health_vision_frequency, visions_format }).toEqual({
      health_vision: 'sealed',
      health_vision_frequency: 'weekly',
      visions_format: 3,
    });
    expect(health_vision_next_review).toEqual(new Date('2026-11-25T17:00:00Z'));
    expect(new Set(Object.values(times))).toEqual(new Set([null]));
  });
});

test('0009: categories and access get the next number of their person; insights are their person’s own', async () => {
  const data = `${people}${days}
    insert into ai_test_access (user_id, id) values ('${ANN}', '${id(6)}');
    insert into user_categories (user_id, id, category_name, description, priority, format)
      values ('${ANN}', '${id(7)}', 'sealed', null, 1, 3), ('${ANN}', '${id(8)}', 'Work', 'Plain', 2, null);`;
  await withRelease(9, data, async (client, before) => {
    await expectNothingLost(client, before);
    const headBefore = (person: string) =>
      Number(before['public.sync_heads']?.find(({ user_id }) => user_id === person)?.seq);
    const head = headBefore(ANN) + 1;
    expect([await headOf(client), await headOf(client, BEN)]).toEqual([head, headBefore(BEN)]);
    const { rows } = await client.query(
      'select seq::int from user_categories union all select seq::int from ai_test_access',
    );
    expect(rows).toEqual([{ seq: head }, { seq: head }, { seq: head }]);
    const row = { week: '2026-11-15', text: 'sealed', format: 3, updated_at: '2026-11-19T17:00:00Z' };
    await expectOwnRowsOnly(client, 'weekly_insights', row);
    await expectCounted(client, 'weekly_insights', '2026-11-15');
    await client.query(`delete from user_categories where id <> '${id(7)}'`);
    await client.query(`update user_categories set priority = 2`);
    await expectCounted(client, 'user_categories', id(7));
  });
});

test('0010: nothing is lost; an import and its rows are their person’s own, and go together', async () => {
  await withRelease(10, people + days, async (client, before) => {
    await expectNothingLost(client, before);
    await expectOwnRowsOnly(client, 'imports', {
      id: id(9),
      source: 'day_one',
      created_at: '2026-11-19T17:00:00Z',
    });
    expect((await client.query('select added, undone_at from imports')).rows).toEqual([
      { added: 0, undone_at: null },
    ]);
    await expectOwnRowsOnly(client, 'import_rows', {
      import_id: id(9),
      table_name: 'journal_entries',
      key: id(1),
      seq: 4,
    });
    await expect(client.query(`update imports set source = 'diary'`)).rejects.toThrow(/imports_source/);
    await client.query('delete from imports');
    expect((await client.query('select from import_rows')).rowCount).toBe(0);
    expect((await client.query('select from journal_entries')).rowCount).toBe(1);
  });
});

test('0011: no day is mended and streaks stay; from here on a mended day joins two runs, and pauses are reached over', async () => {
  await withRelease(11, people + days, async (client, before) => {
    await expectNothingLost(client, before);
    const runs = async () =>
      (
        await client.query(
          'select date::text, mended, journal_starts as starts from growth_days where user_id = $1 order by date',
          [ANN],
        )
      ).rows;
    const first = { date: '2026-11-17', mended: false, starts: true };
    expect(await runs()).toEqual([first, { date: '2026-11-19', mended: false, starts: true }]);
    await client.query(
      `insert into growth_days (user_id, date, mended, updated_at) values ('${ANN}', '2026-11-18', true, now())`,
    );
    expect(await runs()).toEqual([
      first,
      { date: '2026-11-18', mended: true, starts: false },
      { date: '2026-11-19', mended: false, starts: false },
    ]);
    const days = { starts_on: '2026-11-10', ends_on: '2026-11-16' };
    await expectOwnRowsOnly(client, 'pauses', { id: id(10), ...days, created_at: '2026-11-09T17:00:00Z' });
    const reached = `select streak_reach('${ANN}', '2026-11-17')::text as day`;
    expect((await client.query(reached)).rows).toEqual([{ day: '2026-11-09' }]);
    await expectCounted(client, 'pauses', id(10));
    const long = client.query(
      `insert into pauses (user_id, id, starts_on, ends_on, created_at)
        values ('${ANN}', '${id(11)}', '2026-11-10', '2027-01-09', now())`,
    );
    await expect(long).rejects.toThrow(/pauses_days/);
  });
});

test('0012: nobody has agreed to a language model, and whoever does names its host', async () => {
  await withRelease(12, people + days, async (client, before) => {
    await expectNothingLost(client, before);
    const { rows } = await client.query('select distinct model_consent_at, model_consent_host from profiles');
    expect(rows).toEqual([{ model_consent_at: null, model_consent_host: null }]);
    const half = client.query('update profiles set model_consent_at = now()');
    await expect(half).rejects.toThrow(/profiles_model_consent/);
    await client.query(`update profiles set model_consent_at = now(), model_consent_host = 'models.example'`);
  });
});

test('0013: memberships stay, a trial that runs lets people write, and one that has ended does not', async () => {
  const membership = `insert into subscriptions (user_id, id, tier_id, status, start_date, created_at)
    select '${ANN}', '${id(7)}', id, 'active', '2026-10-01', '2026-10-01' from subscription_tiers;`;
  await withRelease(13, people + days + membership, async (client, before) => {
    await expectNothingLost(client, before);
    const mayWrite = async (at: string): Promise<boolean> =>
      (await client.query(`select billing_gate('${ANN}', 'writing', $1) as may`, [at])).rows[0].may;
    expect([await mayWrite('2026-10-14'), await mayWrite('2026-10-16')]).toEqual([true, false]);
    await client.query(
      `update subscriptions set tier_id = (select id from subscription_tiers where name = 'growth')`,
    );
    expect(await mayWrite('2026-10-16')).toBe(true);
    const row = { customer_id: 'cus_1', created_at: '2026-11-19T17:00:00Z' };
    await expectOwnRowsOnly(client, 'billing_customers', row);
    await client.query('delete from billing_customers');
    const { rows: owed } = await client.query('select customer_id from billing.cancellations');
    expect(owed).toEqual([{ customer_id: 'cus_1' }]);
  });
});

test('0014: reminders that were set are planned, nobody’s number counts as confirmed, and settings move their schedule', async () => {
  const settings = `update profiles set email_reminders_enabled = true, phone_number = '+15550100199',
      reminder_time_am = '08:00', reminder_days_am = '{Mon}' where id = '${ANN}';`;
  await withRelease(14, people + days + settings, async (client, before) => {
    await expectNothingLost(client, before, LATER);
    const schedules = async () =>
      (await client.query('select user_id, half, due_at, changed_at from reminder_schedules order by half'))
        .rows;
    const [morning, ...others] = await schedules();
    expect(others).toEqual([]);
    expect(morning).toMatchObject({ user_id: ANN, half: 'morning', due_at: morning.changed_at });
    const confirmed = async () =>
      (await client.query('select phone_confirmed_at as at from profiles where id = $1', [ANN])).rows[0].at;
    expect(await confirmed()).toBeNull();
    await client.query(`update profiles set phone_confirmed_at = now() where id = '${ANN}'`);
    await client.query(`update profiles set name = 'Anne' where id = '${ANN}'`);
    expect(await confirmed()).not.toBeNull();
    await client.query(`update profiles set phone_number = '+15550100198' where id = '${ANN}'`);
    expect(await confirmed()).toBeNull();
    await client.query(
      `update reminder_schedules set due_at = '2026-11-30', local_date = '2026-11-30', changed_at = null`,
    );
    await client.query(`update profiles set core_word = 'x', updated_at = '2026-11-20' where id = '${ANN}'`);
    expect((await schedules())[0].changed_at).toBeNull();
    await client.query(
      `update profiles set time_zone = 'Asia/Tokyo', updated_at = '2026-11-21' where id = '${ANN}'`,
    );
    expect((await schedules())[0]).toMatchObject({
      due_at: new Date('2026-11-21'),
      changed_at: new Date('2026-11-21'),
    });
    await client.query(
      `update profiles set reminder_days_am = '{}', updated_at = '2026-11-22' where id = '${ANN}'`,
    );
    expect((await schedules())[0]).toMatchObject({ due_at: null, changed_at: null });

    const row = {
      id: id(5),
      half: 'morning',
      local_date: '2026-11-19',
      channel: 'email',
      due_at: '2026-11-19',
    };
    const head = await headOf(client);
    await expectOwnRowsOnly(client, 'reminder_deliveries', row);
    expect(await headOf(client)).toBe(head);
    await client.query(`update reminder_deliveries set state = 'skipped', reason = 'late'`);
    await expectCounted(client, 'reminder_deliveries', id(5));
  });
});

test('0015: browsers belong to a session and to one person; whose session is not known are subscribed again', async () => {
  const browser = (person: string, session?: string) => `insert into push_subscriptions
    (user_id, id, endpoint, endpoint_hash, p256dh, auth, created_at${session ? ', session_id' : ''})
    values ('${person}', gen_random_uuid(), 'https://push.example/1', 'one', 'x', 'x', now()${session ? `, '${session}'` : ''});`;
  await withRelease(15, people + browser(ANN), async (client, before) => {
    await expectNothingLost(client, { ...before, 'public.push_subscriptions': [] }, LATER);
    const owners = async () =>
      (await client.query('select user_id from push_subscriptions')).rows.map((row) => row.user_id);
    expect(await owners()).toEqual([]);
    for (const [person, session] of [
      [ANN, id(11)],
      [BEN, id(12)],
    ] as const) {
      await client.query(
        `insert into auth.session (id, user_id, token, expires_at)
          values ('${session}', '${person}', '${session}', now() + interval '1 day')`,
      );
      await client.query(browser(person, session));
    }
    expect(await owners()).toEqual([BEN]);
    await client.query(`delete from auth.session where user_id = '${BEN}'`);
    expect(await owners()).toEqual([]);
  });
});

test('0016: mailings and calendar feeds: whoever was there gets notices and no summary, and has no calendar', async () => {
  await withRelease(16, people + days, async (client, before) => {
    await expectNothingLost(client, before, LATER);
    const { rows } = await client.query(
      'select distinct weekly_summary_enabled, trial_notices_enabled from profiles',
    );
    expect(rows).toEqual([{ weekly_summary_enabled: false, trial_notices_enabled: true }]);
    const at = '2026-11-19T17:00:00Z';
    await expectOwnRowsOnly(client, 'calendar_feeds', { feed_id: id(12), created_at: at, asked_since: at });
    await expectOwnRowsOnly(client, 'mailings_sent', {
      kind: 'weekly-summary',
      about: '2026-11-16',
      created_at: at,
    });
    const odd = client.query(
      `insert into mailings_sent (user_id, kind, about, created_at) values ('${ANN}', 'advertising', 'x', now())`,
    );
    await expect(odd).rejects.toThrow(/mailings_sent_kind/);
  });
});

test('0017: nothing is lost; links to Google’s tasks are written by jobs alone, and note when their action goes', async () => {
  await withRelease(17, people + days, async (client, before) => {
    await expectNothingLost(client, before, LATER);
    await client.query(
      `insert into tasks (user_id, id, text, created_at) values ('${ANN}', '${id(20)}', 'Walk', now());
      insert into google_task_links (user_id, list_id, task_id, base, completed)
        values ('${ANN}', 'list', '${id(20)}', 'sealed', false);
      insert into google_task_syncs (user_id, list_id) values ('${ANN}', 'list')`,
    );
    for (const table of ['google_task_links', 'google_task_syncs']) {
      const seen = await asPerson(client, ANN, () => client.query(`select list_id from ${table}`));
      expect(seen.rows).toEqual([{ list_id: 'list' }]);
      const others = await asPerson(client, BEN, () => client.query(`select list_id from ${table}`));
      expect(others.rows).toEqual([]);
      const touched = await asPerson(client, ANN, () => client.query(`update ${table} set list_id = 'x'`));
      expect(touched.rowCount).toBe(0);
    }
    await client.query('delete from tasks');
    const { rows } = await client.query('select deleted_here_at, made from google_task_links');
    expect(rows).toEqual([{ deleted_here_at: expect.any(Date), made: 0 }]);
  });
});

test('0018: what posts are made with gets the next number of its person; platforms come, and the operator’s stay', async () => {
  const data = `${people}${days}
    insert into call_to_actions (user_id, id, text, format, use_count, created_at)
      values ('${ANN}', '${id(7)}', 'sealed', 3, 2, '2026-11-01');
    insert into voice_profiles (user_id, tone_style, story_patterns, common_language, themes, post_structure, format,
      updated_at) values ('${BEN}', 'a', 'b', 'c', 'd', 'e', 3, '2026-11-01');
    insert into platforms (id, name, share_url, format_instructions) values ('${id(8)}', 'X', null, 'Ours.');`;
  await withRelease(18, data, async (client, before) => {
    const headBefore = (person: string) =>
      Number(before['public.sync_heads']?.find(({ user_id }) => user_id === person)?.seq);
    expect([await headOf(client), await headOf(client, BEN)]).toEqual([
      headBefore(ANN) + 1,
      headBefore(BEN) + 1,
    ]);
    const platforms = await client.query(
      'select id, name, share_url, format_instructions, length_limit from platforms order by id',
    );
    const brought = PLATFORMS.filter(({ name }) => name !== 'X');
    const own = { id: id(8), name: 'X', share_url: null, format_instructions: 'Ours.', length_limit: 3000 };
    expect(platforms.rows).toEqual([own, ...brought]);
    const { rows } = await client.query('select text, use_count from call_to_actions');
    expect(rows).toEqual([{ text: 'sealed', use_count: 2 }]);
    await expectCounted(client, 'call_to_actions', id(7));
    const { rows: voices } = await client.query('select tone_style, seq::int from voice_profiles');
    expect(voices).toEqual([{ tone_style: 'a', seq: headBefore(BEN) + 1 }]);
    const at = '2026-11-19T17:00:00Z';
    const post = { id: id(9), platform: 'X', text: 'sealed', format: 3, created_at: at, updated_at: at };
    await expectOwnRowsOnly(client, 'kept_posts', post);
    await expectCounted(client, 'kept_posts', id(9));
  });
});

test('0019: what was wrapped before keys had names stays as it was', async () => {
  const data = `${people}
    insert into auth.entry_key values ('${ANN}', 'wrapped', '2026-10-01');
    insert into reminders.sms_stops values ('a digest', '2026-10-01');`;
  await withRelease(19, data, async (client, before) => {
    await expectNothingLost(client, before, {});
    expect((await client.query('select from auth.product_key')).rowCount).toBe(0);
    expect((await client.query('select from reminders.sms_stops')).rowCount).toBe(1);
  });
});

test('0022: whoever was there looks back in the morning until they hide it', async () => {
  await withRelease(22, people, async (client, before) => {
    await expectNothingLost(client, before, {});
    const { rows } = await client.query('select distinct morning_look_back_enabled as looks from profiles');
    expect(rows).toEqual([{ looks: true }]);
  });
});

test('0023: no entry of before is from another journal by its column, and each reads as it did', async () => {
  const imported = `
    insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, format, created_at)
      values ('${ANN}', '${id(7)}', '2019-07-04', '', '', 'sealed', '', '', 3, '2019-07-04T12:00:00Z');`;
  await withRelease(23, people + days + imported, async (client, before) => {
    const head = await headOf(client);
    await expectNothingLost(client, before, {});
    expect(Number(before['public.sync_heads']?.find(({ user_id }) => user_id === ANN)?.seq)).toBe(head);
    const { rows } = await client.query('select imported, start_time from journal_entries order by id');
    expect(rows).toEqual([
      { imported: null, start_time: null },
      { imported: null, start_time: null },
    ]);
    await client.query(`update journal_entries set imported = 'sealed' where id = '${id(7)}'`);
    expect(await headOf(client)).toBe(head + 1);
  });
});

test('0024: nobody who was there has moods turned on, and a mood is its person’s own', async () => {
  await withRelease(24, people, async (client, before) => {
    await expectNothingLost(client, before, {});
    const { rows } = await client.query('select distinct mood_enabled from profiles');
    expect(rows).toEqual([{ mood_enabled: false }]);
    const mood = { date: '2026-11-19', step: 'sealed', format: 3, chosen_at: '2026-11-19T17:00:00Z' };
    await expectOwnRowsOnly(client, 'moods', mood);
    await expectCounted(client, 'moods', '2026-11-19');
  });
});

test('0033: what is gone counts from the upgrade, no device reads anything again, and a row that goes has its time', async () => {
  const data = `${people}${days} delete from bucket_list_items where user_id = '${ANN}';`;
  await withRelease(33, data, async (client, before) => {
    await expectNothingLost(client, before, {});
    expect(before['public.tombstones']).toHaveLength(1);
    const recent = await client.query("select from tombstones where at > now() - interval '1 hour'");
    expect(recent.rowCount).toBe(1);
    const { rows } = await client.query('select distinct forgotten_seq::int from sync_heads');
    expect(rows).toEqual([{ forgotten_seq: 0 }]);
    await client.query('update tombstones set at = $1', ['2020-01-01T00:00:00Z']);
    await client.query(`delete from journal_entries where user_id = '${ANN}'`);
    const again = await client.query(
      "select table_name from tombstones where at > now() - interval '1 hour'",
    );
    expect(again.rows.map(({ table_name }) => table_name)).toContain('journal_entries');
  });
});

test('0037: nothing is lost, and an answer to an insight is its person’s own', async () => {
  await withRelease(37, people + days, async (client, before) => {
    await expectNothingLost(client, before, {});
    const row = {
      id: id(5),
      kind: 'not_again',
      text: 'sealed',
      format: 3,
      created_at: '2026-11-19T17:00:00Z',
    };
    await expectOwnRowsOnly(client, 'insight_answers', row);
    await expectCounted(client, 'insight_answers', id(5));
    const odd = client.query(
      `insert into insight_answers (user_id, id, kind, text, format, created_at)
        values ('${ANN}', '${id(6)}', 'maybe', 'x', 3, now())`,
    );
    await expect(odd).rejects.toThrow(/insight_answers_kind/);
  });
});
