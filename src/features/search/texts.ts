import { formatList, formatNumber, plural } from '../../kernel/intl.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */

export const findTitle = 'Find';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const searchEverythingLabel = 'Search everything you wrote';
export const findText =
  'Find anything you wrote, however old, by its words or by what it’s about. You can also ask a question. Search runs on this device. What you type is never sent.';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle} (${formatNumber(count)})`;
export const filtersTitle = 'Filters';
export const showResultsButton = 'Show results';
export const everywhereButton = 'Remove filters';
export const recentTitle = 'Latest searches';
export const clearRecentButton = 'Clear searches';
export const recentCleared = 'Searches cleared';
export const undoButton = 'Undo';
export const recentHint = 'Kept encrypted on this device until you sign out.';
export const goalsTitle = 'Your goals';
export const kindsTitle = 'Search in';
export const kindNames = {
  entry: 'Journal',
  action: 'Actions',
  lesson: 'Lessons',
  goal: 'Goals',
  item: 'Bucket list',
  vision: 'Visions',
} as const;
export const fromLabel = 'From';
export const toLabel = 'To';

/* Results */

export const resultsLabel = 'Results';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  'Celebration',
  'Goal',
  'Why it’s important',
  'Awareness',
  'Alignment',
  'Action',
  'Imported page',
] as const;
export const inJournal = (part: string): string => `Journal: ${part}`;
export const inVision = (section: string): string => `Vision: ${section}`;
export const inLessons = 'Lesson';
export const inActions = 'Action';
export const inGoals = 'Goal';
export const inBucketList = 'Bucket list';

/* Results that say it in other words */

export const relatedTitle = 'Related';
export const relatedText = 'These are about the same thing, in other words.';
export const moreAboutTitle = 'More about this';
export const moreAboutText = 'What else you wrote about the same thing.';
export const about = (topics: readonly string[]): string => `About ${formatList(topics)}`;
export const related = (count: number): string =>
  plural(count, { one: '1 related result.', other: `${formatNumber(count)} related results.` });

/* Asking everything that was written */

export const askTitle = 'Ask your journal';
export const askText = 'The answers are your own words, oldest first.';
export const otherLanguage =
  'For now, questions and related results work for English text. Searching by words works in every language.';
export const questionWords = {
  learned: (topic: string) => `What have I learned about ${topic}?`,
  celebrated: (topic: string) => `What have I celebrated about ${topic}?`,
  feared: (topic: string) => `What have I feared about ${topic}?`,
  brave: () => 'When was I brave?',
  undone: () => 'What did I want to do, and haven’t done?',
} as const;
export const answersCount = (count: number): string =>
  plural(count, { one: '1 answer', other: `${formatNumber(count)} answers` });
export const answersTitle = 'Answers';
export const latestFirstText = 'The answers are your own words, newest first.';
export const noAnswer = 'Nothing you wrote answers this question.';
export const noAnswerHint = 'Ask about one thing, or search for a word of it.';
export const hasWords = (words: readonly string[]): string =>
  `Has ${formatList(words.map((word) => `“${word}”`))}`;
export const allQuestionsButton = 'Show all questions';

/* Who somebody is */

export const whoIs = (name: string): string => `Who is ${name}?`;
export const whoIsHelp = (name: string, days: number): string =>
  `You wrote about ${name} on ${formatNumber(days)} days. If you say who that is, searches and insights find more of what you wrote.`;
export const relationLabel = (name: string): string => `${name} is`;
export const noRelation = 'None of these';
export const relationNotSaid = 'Not said';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: 'My child',
  partner: 'My partner',
  mother: 'My mother',
  father: 'My father',
  sibling: 'My brother or sister',
  grandchild: 'My grandchild',
  relative: 'A relative',
  friend: 'A friend',
  colleague: 'Someone at work',
  neighbor: 'A neighbor',
  pet: 'A pet',
};
export const saveWhoButton = 'Save';
export const knownPeople = (count: number): string =>
  plural(count, { one: '1 person you named', other: `${formatNumber(count)} people you named` });
export const forgetWhoButton = 'Forget';
export const forgetWhoLabel = (name: string): string => `Forget who ${name} is`;
export const saidWho = 'Who someone is';
export const forgotWho = 'Someone you had named';
export const whoKept = (name: string): string => `Saved who ${name} is.`;
export const whoNotKept = 'We couldn’t save that. Please try again.';
export const whoForgotten = (name: string): string => `Forgot who ${name} is.`;
export const whoNotForgotten = 'We couldn’t forget that. Please try again.';
export const undoFailed = 'We couldn’t undo that. Please try again.';

/* An action that was found, above the actions */

export const foundActionTitle = 'From your search';
export const completedOn = (day: string): string => `Completed on ${day}`;
export const openSince = (day: string): string => `Open since ${day}`;
export const closeLink = 'Close';

/* Going through what was found */

export const foundBarLabel = 'Matches';
export const previousMatchLabel = 'Previous match';
export const nextMatchLabel = 'Next match';
export const backToResultsButton = 'Back to the results';
export const closeMatchesButton = 'Close matches';
export const matchHere = (number: number, count: number): string =>
  `Match ${formatNumber(number)} of ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `Result ${formatNumber(number)} of ${formatNumber(count)}`;

/* Search: no matches */

export const insteadLabel = 'Try this instead';
export const withoutFiltersButton = 'Search without filters';
export const insteadButton = (text: string): string => `Search for “${text}”`;
export const insteadCount = (count: number): string =>
  plural(count, { one: '1 match', other: `${formatNumber(count)} matches` });
export const noMatchesHint = 'Try another word, or the start of one.';

/* Search */

export const wordsPlaceholder = 'A word or the start of one';
export const clearButton = 'Clear';
export const noMatches = 'No matches.';
export const matches = (count: number): string =>
  plural(count, { one: '1 match.', other: `${formatNumber(count)} matches.` });
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${formatNumber(count)} matches. The first one is shown.`,
    other: `${formatNumber(count)} matches. The first ${formatNumber(shown)} are shown.`,
  });
export const earlierMissing = 'Earlier pages can’t be searched until you’re back online.';
export const earlierLoading = 'Older pages are still loading. They will be searched too.';
export const searchFailed = 'We couldn’t start the search. Please try again.';
export const searchEverythingLink = 'Search everything you wrote';
