/* An account with two years in it, sealed as its person's browser would seal it. */
import { believableDays } from '../../scripts/seed/days.ts';
import { addDays, startOfLocalDay } from '../../src/kernel/calendar.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { SyncedTable } from '../../src/kernel/synced-tables.ts';
import type { Person, TestApp } from './app.ts';
import { grantFeatureFlag } from './feature-flags.ts';
import { type Sealing, sealingOf } from './sealing.ts';

const ZONE = 'America/Los_Angeles';
const HOUR = 3_600_000;

type Row = Record<string, unknown>;

async function insert(
  app: TestApp,
  person: Person,
  table: SyncedTable | 'score_history',
  rows: Row[],
): Promise<void> {
  const owned = rows.map((row) => ({ ...row, user_id: person.userId }));
  const columns = Object.keys(owned[0] ?? {}).join(', ');
  for (let at = 0; at < owned.length; at += 100) {
    await app.sql(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(owned.slice(at, at + 100))],
    );
  }
}

async function dayRows(sealing: Sealing, today: string) {
  const made = {
    entries: [] as Row[],
    tasks: [] as Row[],
    lessons: [] as Row[],
    days: [] as Row[],
    scores: [] as Row[],
  };
  for (const { date, entry, lesson, season } of believableDays(today, 730)) {
    const at = (hour: number) => new Date(startOfLocalDay(date, ZONE).getTime() + hour * HOUR).toISOString();
    if (entry) {
      const id = newId();
      const { celebration, reflection, valueAlignment: value_alignment } = entry;
      const action = entry.tasks.map(({ text }) => text).join('\n');
      const said = {
        celebration,
        goal: season.goal,
        goal_importance: '',
        reflection,
        value_alignment,
        action,
      };
      const answers = await sealing.row('journal_entries', id, said);
      made.entries.push({
        id,
        date,
        ...answers,
        format: 3,
        start_time: at(7),
        end_time: at(7.2),
        created_at: at(7.2),
      });
      made.scores.push({
        id,
        points: 20,
        type: 'journal',
        description: 'x',
        date,
        once: date,
        created_at: at(7.2),
      });
    }
    for (const { text, completedAtHour } of entry?.tasks ?? []) {
      const id = newId();
      const words = await sealing.row('tasks', id, { text });
      const completed_at = completedAtHour === undefined ? null : at(completedAtHour);
      made.tasks.push({
        id,
        ...words,
        format: 3,
        completed: completed_at !== null,
        completed_at,
        created_at: at(7.2),
      });
    }
    if (lesson) {
      const id = newId();
      made.lessons.push({
        id,
        date,
        ...(await sealing.row('lessons_learned', id, { lesson })),
        format: 3,
        created_at: at(21),
      });
    }
    const marks = {
      journaled: Boolean(entry),
      lesson_learned: Boolean(lesson),
      task_completed: false,
      vision_reviewed: false,
    };
    const empty = {
      points: 0,
      actions: 0,
      journal_starts: false,
      action_starts: false,
      lesson_starts: false,
      mended: false,
      seq: 0,
    };
    if (entry || lesson) made.days.push({ date, ...marks, ...empty, updated_at: at(21) });
  }
  return made;
}

/** Words that have broken journals before: other scripts, emoji, signs of formats, nothing but spaces between. */
export const ODD_WORDS = [
  'שלום — مرحبا',
  '👩‍👩‍👧‍👦 and 🏳️‍🌈',
  '=HYPERLINK("http://example.com")',
  'She said "no",\r\nthen; yes',
  '</script><img src=x onerror=alert(1)>',
  '  two spaces before\n\n\n',
  'é and é',
];

/** Fills a person's account: two years of days, and something in every other table, earlier versions and odd words too. */
export async function fillTwoYears(app: TestApp, person: Person, today: string): Promise<void> {
  const sealing = await sealingOf(person);
  const { entries, tasks, lessons, days, scores } = await dayRows(sealing, today);
  await insert(app, person, 'journal_entries', entries);
  await insert(app, person, 'tasks', tasks);
  await insert(app, person, 'lessons_learned', lessons);
  await insert(app, person, 'growth_days', days);
  await insert(app, person, 'score_history', scores);
  await app.sql("update profiles set created_at = created_at - interval '2 years' where id = $1", [
    person.userId,
  ]);
  const at = new Date(startOfLocalDay(addDays(today, -9), ZONE)).toISOString();
  const goals = ODD_WORDS.map(async (text) => {
    const id = newId();
    const words = await sealing.row('previous_goals', id, { text });
    return {
      id,
      ...words,
      format: 3,
      status: 'completed',
      use_count: 7,
      last_used_at: at,
      completed_at: at,
      created_at: at,
      seq: 0,
    };
  });
  await insert(app, person, 'previous_goals', await Promise.all(goals));
  const items = ODD_WORDS.map(async (item) => {
    const id = newId();
    const words = await sealing.row('bucket_list_items', id, { item, reason: item, completion_story: item });
    return {
      id,
      ...words,
      format: 3,
      status: 'completed',
      created_at: at,
      updated_at: at,
      completed_at: at,
      seq: 0,
    };
  });
  await insert(app, person, 'bucket_list_items', await Promise.all(items));
  for (const [index, text] of ODD_WORDS.entries()) {
    const [entry, lesson] = [String(entries[index]?.id), String(lessons[index]?.id)];
    const based_on = 0;
    await person.patch(`/api/journal/entries/${entry}`, {
      based_on,
      format: 3,
      ...(await sealing.row('journal_entries', entry, { reflection: text })),
    });
    await person.patch(`/api/lessons/${lesson}`, {
      based_on,
      format: 3,
      ...(await sealing.row('lessons_learned', lesson, { lesson: text })),
    });
  }
  const wish = String((await Promise.all(items))[0]?.id);
  const reworded = await sealing.row('bucket_list_items', wish, { item: 'Reworded' });
  await person.patch(`/api/bucket-list/items/${wish}`, { ...reworded, format: 3 });
  await hideMemory(app, person, sealing);
  await keepPosts(app, person, sealing, at);
  await choose(app, person, sealing, at);
}

/** A call to action that was used, a voice and a post. */
async function keepPosts(app: TestApp, person: Person, sealing: Sealing, at: string): Promise<void> {
  const [cta, post] = [newId(), newId()];
  const asked = await sealing.row('call_to_actions', cta, { text: 'Tell me about yours 👩‍👩‍👧‍👦' });
  const said = await sealing.row('kept_posts', post, { text: ODD_WORDS.join('\n') });
  const voice = await sealing.row('voice_profiles', 'own', {
    tone_style: 'Sentences of about 9 words.',
    story_patterns: 'Stays with one thought.',
    common_language: 'little by little',
    themes: 'garden',
    post_structure: 'Ends with a question.',
  });
  await insert(app, person, 'call_to_actions', [
    { id: cta, ...asked, format: 3, use_count: 4, created_at: at, seq: 0 },
  ]);
  await insert(app, person, 'voice_profiles', [{ ...voice, format: 3, updated_at: at, seq: 0 }]);
  await insert(app, person, 'kept_posts', [
    { id: post, platform: 'X', ...said, format: 3, created_at: at, updated_at: at, seq: 0 },
  ]);
}

/** What an answer to a sentence of the insights holds. */
const ANSWER = JSON.stringify({
  about: 'fear:the exam 👩‍👩‍👧‍👦',
  said: 'It came up on “one” day.',
  rows: ['a', 'b'],
});

/** Words that do not come back, a sentence that is not true, a pause, two moods of which one was taken away, and a category of the weekly review. */
async function hideMemory(app: TestApp, person: Person, sealing: Sealing): Promise<void> {
  const id = newId();
  const word = await sealing.row('kept_back', id, { text: '👩‍👩‍👧‍👦' });
  await person.post('/api/kept-back', { id, kind: 'word', ...word, format: 3 });
  const answer = newId();
  const said = await sealing.row('insight_answers', answer, { text: ANSWER });
  await person.post('/api/weekly/answers', { id: answer, kind: 'not_true', ...said, format: 3 });
  await app.sql(
    "insert into pauses (user_id, id, starts_on, ends_on, created_at) values ($1, $2, '2026-02-01', '2026-02-05', '2026-01-31T08:00:00Z')",
    [person.userId, newId()],
  );
  for (const [date, step] of [
    ['2026-02-01', '2'],
    ['2026-11-18', '5'],
  ] as const)
    await person.put(`/api/moods/${date}`, {
      ...(await sealing.row('moods', date, { step })),
      format: 3,
      chosen_at: `${date}T20:00:00.000Z`,
    });
  await person.post('/api/moods/2026-02-01/removals', { chosen_at: '2026-02-01T20:01:00.000Z' });
  await grantFeatureFlag(app, person);
  const category = newId();
  const texts = await sealing.row('user_categories', category, { category_name: 'Home', description: '🏳️‍🌈' });
  await person.post('/api/weekly/categories', { id: category, ...texts, format: 3 });
}

async function choose(app: TestApp, person: Person, sealing: Sealing, at: string): Promise<void> {
  const values = { core_value_1: 'Courage', core_value_2: 'Family', core_value_3: 'Curiosity' };
  await person.patch('/api/profile', {
    core_word: 'Joy',
    mood_enabled: true,
    ...values,
    email_reminders_enabled: true,
    reminder_time_am: '07:30',
    reminder_days_am: ['Mon', 'Fri'],
  });
  await person.put('/api/impact-intentions', { intentions: ['heard', 'inspired', 'clarity'] });
  await person.put('/api/customization', { section_locations: { goals: 'tools' } });
  await person.put('/api/bucket-list/cadence', { frequency: 'quarterly' });
  for (const text of ['A first draft.', ODD_WORDS.join('\n')]) {
    const { ideal_day } = await sealing.row('profiles', 'own', { ideal_day: text });
    await person.put('/api/visions/ideal_day', { text: ideal_day, format: 3, based_on: null });
  }
  await app.sql(
    `update profiles set ideal_day_frequency = 'monthly', ideal_day_next_review = $2,
      bucket_list_reviewed_at = $2 where id = $1`,
    [person.userId, at],
  );
}
