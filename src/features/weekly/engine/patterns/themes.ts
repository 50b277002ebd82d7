import type { Pattern } from '../notebook.ts';
import { contentOf, isLong, PROSE, type Token } from '../reader.ts';
import type { Scope } from '../scope.ts';
import { WORDING } from '../wording.ts';
import { citationsOf, type LookedThrough, type Mention, mentionsIn } from './mentions.ts';

/** In fewer entries a word is no theme. */
const ENTRIES = 3;
const MOST_THEMES = 2;
/** A word that was in more of the entries before says nothing of this week, in a language without grammar. */
const RARE = 0.15;
const ENOUGH_BEFORE = 10;

/** Whatever was written freely. */
const WRITTEN: LookedThrough = { answersOf: ({ answers }) => PROSE.map((name) => answers[name]) };

/** Words of values and goals are spoken of by themselves. */
function spokenOf({ notebook, ofWeek, reader }: Scope): Set<string> {
  const values = reader.texts(notebook.values);
  const goals = ofWeek.map(({ answers }) => answers.goal);
  return contentOf([...values, ...goals].flatMap(({ sentences }) => sentences));
}

const byEntries = ([, one]: [string, Mention[]], [, other]: [string, Mention[]]) => other.length - one.length;

/** How often a word begins its sentence: such a one is seldom what the sentence is about. */
const begins = ([, mentions]: [string, Mention[]]): number =>
  mentions.filter(({ answer, token }) => answer.sentences.some(({ start }) => start === token.start)).length;

/** What a person comes back to within the week, in English. */
export function themePatterns(scope: Scope, fear: string | undefined): Pattern[] {
  const { ofWeek } = scope;
  const spoken = spokenOf(scope);
  const named = mentionsIn(
    ofWeek.filter(({ isEnglish }) => isEnglish),
    WRITTEN,
    ({ isThing, lemma }) => isThing && lemma !== fear && !spoken.has(lemma),
  );
  return [...mentionsIn(ofWeek, WRITTEN, ({ lemma }) => named.has(lemma))]
    .filter(([, mentions]) => mentions.length >= ENTRIES)
    .sort(byEntries)
    .slice(0, MOST_THEMES)
    .map(([, mentions]) => ({
      kind: 'theme',
      text: WORDING.theme(mentions.at(-1)?.token.surface ?? '', mentions.length, ofWeek.length),
      citations: citationsOf(mentions),
    }));
}

/** A word of another language that is new in how often it comes: that much holds without grammar. */
export function repeatPatterns(scope: Scope, fear: string | undefined): Pattern[] {
  const { before, ofWeek } = scope;
  if (before.length < ENOUGH_BEFORE || scope.entries.some(({ isEnglish }) => isEnglish)) return [];
  const spoken = spokenOf(scope);
  const isAsked = (token: Token) => isLong(token) && token.lemma !== fear && !spoken.has(token.lemma);
  const earlier = mentionsIn(before, WRITTEN, isAsked);
  const timesBefore = (lemma: string) => earlier.get(lemma)?.length ?? 0;
  return [...mentionsIn(ofWeek, WRITTEN, isAsked)]
    .filter(([, mentions]) => mentions.length >= ENTRIES)
    .filter(([lemma]) => timesBefore(lemma) <= before.length * RARE)
    .sort((one, other) => byEntries(one, other) || begins(one) - begins(other))
    .slice(0, 1)
    .map(([lemma, mentions]) => ({
      kind: 'repeat',
      text: WORDING.repeat(
        mentions.at(-1)?.token.surface ?? '',
        mentions.length,
        ofWeek.length,
        timesBefore(lemma),
        before.length,
      ),
      citations: citationsOf(mentions),
    }));
}
