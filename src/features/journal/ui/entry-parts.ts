/** What an entry's answers are called where it is read: the first, and those below it. */
export const PARTS = [
  ['Celebration', 'celebration'],
  ['Goal', 'goal'],
  ['Why it’s important', 'goal_importance'],
  ['Awareness', 'reflection'],
  ['Alignment', 'value_alignment'],
  ['Action', 'action'],
] as const;
