import { randomUUID } from 'node:crypto';

const now = '2026-11-19T14:00:00.000Z';

/** The session that rows name: whoever inserts them makes it first. */
export const SESSION = '01900000-0000-7000-8000-0000000000c1';

/** One believable row of each table that belongs to a person, without its owner. */
export function sampleRows(): Record<string, Record<string, unknown>> {
  const id = randomUUID();
  const import_id = '01900000-0000-7000-8000-0000000000b1';
  const tier_id = '01900000-0000-7000-8000-000000000001';
  return {
    account_events: { id, kind: 'signed_in', at: now },
    ai_test_access: { id },
    billing_checkouts: {
      session_id: `cs_${id}`,
      price_key: 'CGA_STRIPE_MONTHLY',
      first_charge_cents: 333,
      undiscounted_cents: 333,
      next_charge_at: now,
      created_at: now,
    },
    billing_customers: { customer_id: `cus_${id}`, created_at: now },
    bucket_list_items: { id, item: 'Swim in the lake', created_at: now, updated_at: now },
    calendar_feeds: { feed_id: id, created_at: now, asked_since: now },
    call_to_actions: { id, text: 'Write to me', created_at: now },
    content_choices: { id, choice_text: 'Slow mornings', choice_type: 'topic', created_at: now },
    coupon_redemptions: { code: 'spring', trial_days: 7, redeemed_at: now },
    customizations: { section_locations: '{"goals":"tools"}', updated_at: now },
    google_task_links: { list_id: 'list', task_id: id, base: 'x', completed: false },
    google_task_syncs: { list_id: 'list' },
    growth_days: { date: '2026-11-19', journaled: true, updated_at: now },
    impact_intentions: { intention_type: 'heard' },
    imports: { id: import_id, source: 'csv', created_at: now },
    import_rows: { import_id, table_name: 'tasks', key: id, seq: 7 },
    insight_answers: { id, kind: 'not_again', text: 'x', format: 3, created_at: now },
    journal_entries: {
      id,
      date: '2026-11-19',
      celebration: 'x',
      goal: 'x',
      reflection: 'x',
      value_alignment: 'x',
      action: 'x',
      created_at: now,
    },
    attachments: {
      ...{ id, of_table: 'journal_entries', of_id: id, info: 'x', format: 3, file: id, pieces: 1 },
      ...{ last_bytes: 93, preview_bytes: 0, created_at: now, updated_at: now },
    },
    file_pieces: { file: id, number: 1, bytes: 'x', created_at: now },
    former_files: { file: id, pieces: 1, last_bytes: 93, preview_bytes: 0, deleted_at: now },
    kept_posts: { id, platform: 'X', text: 'x', format: 3, created_at: now, updated_at: now },
    kept_back: { id, kind: 'word', text: 'x', format: 3, created_at: now },
    lessons_learned: { id, lesson: 'x', date: '2026-11-19', created_at: now },
    moods: { date: '2026-11-19', step: 'x', format: 3, chosen_at: now },
    pauses: { id, starts_on: '2026-11-20', ends_on: '2026-11-22', created_at: now },
    phone_confirmations: {
      code_hash: 'x',
      number_hash: 'x',
      expires_at: now,
      tries_left: 5,
      created_at: now,
    },
    mailings_sent: { kind: 'weekly-summary', about: '2026-11-16', created_at: now },
    previous_goals: { id, text: 'Run a workshop', last_used_at: now, created_at: now },
    profiles: {
      name: 'Ann',
      email: 'ann@example.com',
      created_at: now,
      updated_at: now,
      trial_ends_at: now,
    },
    push_subscriptions: {
      id,
      endpoint: 'https://push.example.com/1',
      endpoint_hash: 'x',
      p256dh: 'x',
      auth: 'x',
      session_id: SESSION,
      created_at: now,
    },
    reminder_deliveries: {
      id,
      half: 'morning',
      local_date: '2026-11-19',
      channel: 'email',
      state: 'sent',
      due_at: now,
      sent_at: now,
    },
    reminder_schedules: { half: 'morning', due_at: now, local_date: '2026-11-19' },
    revisions: {
      id,
      of_table: 'tasks',
      of_id: id,
      text: '{"format":null,"columns":{"text":"Call Dad"}}',
      created_at: now,
    },
    score_history: {
      id,
      points: 20,
      type: 'journal',
      description: 'Completed daily journal entry',
      date: '2026-11-19',
      once: '2026-11-19',
      created_at: now,
    },
    subscriptions: { id, tier_id, status: 'active', start_date: now, created_at: now },
    sync_heads: { seq: 7 },
    tasks: { id, text: 'Call Dad', created_at: now },
    tombstones: { table_name: 'tasks', key: id, seq: 7 },
    user_categories: { id, category_name: 'Family', priority: 1 },
    vaults: { state: 'off', record: '{}', mac: 'x', key_id: 'x', created_at: now },
    vault_approvals: { id, commitment: 'x', created_at: now },
    vault_wrappings: { id, kind: 'recovery', key_id: 'x', params: '{}', wrapped: 'x', created_at: now },
    weekly_insights: { week: '2026-11-15', text: 'x', format: 3, updated_at: now },
    voice_profiles: {
      tone_style: 'warm',
      story_patterns: 'x',
      common_language: 'x',
      themes: 'x',
      post_structure: 'x',
      updated_at: now,
    },
    idempotency_keys: { id, digest: 'x', created_at: now },
  };
}

/** Tables that belong to a person but are written by the server's own work alone. */
export const readOnlyTables = new Set([
  'account_events',
  'ai_test_access',
  'billing_checkouts',
  'billing_customers',
  'coupon_redemptions',
  'reminder_deliveries',
  'reminder_schedules',
  'mailings_sent',
  'google_task_links',
  'google_task_syncs',
  'subscriptions',
  'sync_heads',
  'tombstones',
]);

/** What the owner may do to rows of these all the same. */
export const mayAlone: Readonly<Record<string, 'update' | 'delete'>> = {
  google_task_links: 'delete',
  sync_heads: 'update',
};

/** The column that names the owner. */
export const ownerColumn = (table: string) => (table === 'profiles' ? 'id' : 'user_id');
