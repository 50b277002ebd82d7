import type { ChecklistFact } from './contract/limits.ts';

export interface ChecklistItem {
  fact: ChecklistFact;
  text: string;
}

export interface ChecklistStage {
  name: string;
  items: readonly ChecklistItem[];
}

/** The five stages of the Growth Checklist, from the first day to a habit that carries. */
export const CHECKLIST: readonly ChecklistStage[] = [
  {
    name: 'Know what matters',
    items: [
      { fact: 'intentions_chosen', text: 'Choose how you want others to feel' },
      { fact: 'core_word_chosen', text: 'Choose your core word' },
      { fact: 'core_values_chosen', text: 'Choose your three core values' },
    ],
  },
  {
    name: 'Close your first loop',
    items: [
      { fact: 'entry_written', text: 'Write your first journal entry' },
      { fact: 'action_completed', text: 'Complete your first action' },
      { fact: 'lesson_noted', text: 'Note your first lesson' },
      { fact: 'loop_closed', text: 'Do all three in one day' },
    ],
  },
  {
    name: 'Make it a habit',
    items: [
      { fact: 'three_days', text: 'Write three days in a row' },
      { fact: 'seven_days', text: 'Write seven days in a row' },
      { fact: 'reminder_set', text: 'Set a daily reminder' },
      { fact: 'ten_actions', text: 'Complete ten actions' },
    ],
  },
  {
    name: 'Reach for something',
    items: [
      { fact: 'goal_named', text: 'Name a goal' },
      { fact: 'goal_reached', text: 'Reach your first goal' },
      { fact: 'weekly_badge', text: 'Earn a weekly badge' },
      { fact: 'visions_written', text: 'Write all five vision documents' },
      { fact: 'bucket_list_started', text: 'Start your bucket list' },
    ],
  },
  {
    name: 'Look back and go on',
    items: [
      { fact: 'thirty_entries', text: 'Write thirty journal entries' },
      { fact: 'ten_lessons', text: 'Note ten lessons' },
      { fact: 'vision_reviewed', text: 'Review a vision document' },
      { fact: 'monthly_badge', text: 'Earn a monthly badge' },
    ],
  },
];

/** Which strokes are missing, in a sentence: 'Clarify and Learn are still open.' */
export function openStrokes(strokes: { clarify: boolean; act: boolean; learn: boolean }): string {
  const open = [!strokes.clarify && 'Clarify', !strokes.act && 'Act', !strokes.learn && 'Learn'].filter(
    (name) => name !== false,
  );
  if (open.length === 0) return 'The loop is closed.';
  const last = open.at(-1);
  const names = open.length === 1 ? last : `${open.slice(0, -1).join(', ')} and ${last}`;
  return `${names} ${open.length === 1 ? 'is' : 'are'} still open.`;
}
