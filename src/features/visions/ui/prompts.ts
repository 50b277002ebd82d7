import type { Section } from '../contract/limits.ts';

/** What each document may answer, for whoever looks at an empty page. */
export const PROMPTS: Readonly<Record<Section, string>> = {
  professional: 'What do you do, with whom, and what is better for it? Write as if it were already so.',
  personal: 'Who are you becoming, and what do you make time for? Write as if it were already so.',
  health: 'How does your body feel on a good day, and what keeps it so? Write as if it were already so.',
  relationships: 'Who is close to you, and how are you with them? Write as if it were already so.',
  ideal_day: 'From waking to sleep: where are you, what do you do, and who is there?',
};
