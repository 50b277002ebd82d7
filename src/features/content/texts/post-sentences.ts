/* In a post: in the language of what the person wrote, whatever that of the screens is */

/** The only sentences of a draft that are not the person’s own. */
export const FIXED = {
  list: 'What I want to remember:',
  learned: 'What did I learn?',
  remember: 'What do I want to remember?',
} as const;
