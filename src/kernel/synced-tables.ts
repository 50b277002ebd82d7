/**
 * The tables whose rows every device of a person keeps: by which column a row is known among the person's own, and which
 * of its columns are sealed (kernel/seal.ts). A table of one row for each person knows it as 'own'.
 */
export const SYNCED_TABLES = {
  profiles: {
    key: 'own',
    sealed: ['professional_vision', 'personal_vision', 'health_vision', 'relationships_vision', 'ideal_day'],
  },
  customizations: { key: 'own', sealed: [] },
  vaults: { key: 'own', sealed: [] },
  impact_intentions: { key: 'intention_type', sealed: [] },
  growth_days: { key: 'date', sealed: [] },
  journal_entries: {
    key: 'id',
    sealed: [
      ...['celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment', 'action'],
      // Of pages from other journals alone.
      'imported',
    ],
  },
  lessons_learned: { key: 'id', sealed: ['lesson'] },
  tasks: { key: 'id', sealed: ['text'] },
  previous_goals: { key: 'id', sealed: ['text'] },
  bucket_list_items: { key: 'id', sealed: ['item', 'reason', 'completion_story'] },
  kept_back: { key: 'id', sealed: ['text'] },
  weekly_insights: { key: 'week', sealed: ['text'] },
  insight_answers: { key: 'id', sealed: ['text'] },
  user_categories: { key: 'id', sealed: ['category_name', 'description'] },
  ai_test_access: { key: 'id', sealed: [] },
  pauses: { key: 'id', sealed: [] },
  moods: { key: 'date', sealed: ['step'] },
  reminder_deliveries: { key: 'id', sealed: [] },
  call_to_actions: { key: 'id', sealed: ['text'] },
  voice_profiles: {
    key: 'own',
    sealed: ['tone_style', 'story_patterns', 'common_language', 'themes', 'post_structure'],
  },
  kept_posts: { key: 'id', sealed: ['text'] },
  attachments: { key: 'id', sealed: ['info'] },
  revisions: { key: 'id', sealed: ['text'] },
} as const satisfies Record<string, { key: string; sealed: readonly string[] }>;

export type SyncedTable = keyof typeof SYNCED_TABLES;

/** The tables of whose rows it is kept what they said before they were changed. */
export const REVISED_TABLES = [
  'journal_entries',
  'lessons_learned',
  'tasks',
  'bucket_list_items',
  'profiles',
] as const satisfies readonly SyncedTable[];

/** The key of a row within its table. */
export function keyOfRow(table: SyncedTable, row: object): string {
  const { key } = SYNCED_TABLES[table];
  return key === 'own' ? 'own' : String((row as Record<string, unknown>)[key]);
}
