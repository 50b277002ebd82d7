import { contentOf, type Reader, sharedBy } from '../../../language/reader.ts';
import { EVERYDAY } from '../../../language/vocabulary.ts';
import { RELATED, RELATED_LENGTH } from '../contract/limits.ts';
import { ownSentences, type SentenceGrammar } from './fitness.ts';
import { looksEnglish } from './sentences.ts';

/** So many words two texts share that are about the same. */
const LEAST_SHARED = 2;

/**
 * Sentences from what the person wrote elsewhere that are about the same as the text, for the person to add: the nearest
 * first, of equals the newest. None leans on a sentence that is left behind.
 */
export function relatedTo(
  content: string,
  writings: readonly string[],
  reader: Reader,
  grammar?: SentenceGrammar,
): string[] {
  // Small words of another language would be taken for what the texts are about.
  if (!looksEnglish(content)) return [];
  const lemmasOf = (texts: readonly string[]): Set<string>[] =>
    reader.texts(texts).map(({ sentences }) => {
      const lemmas = contentOf(sentences);
      return new Set([...lemmas].filter((lemma) => !EVERYDAY.has(lemma)));
    });
  const [about = new Set<string>()] = lemmasOf([content]);
  const known = new Set(ownSentences(content).map(({ words }) => words.join(' ')));
  const english = writings.filter(looksEnglish);
  const near = lemmasOf(english).flatMap((lemmas, at) =>
    sharedBy(about, lemmas) >= LEAST_SHARED ? (english[at] ?? []) : [],
  );
  const sentences = near
    .flatMap((text) => {
      const all = ownSentences(text, grammar);
      return all.filter((sentence, at) => !all[at + 1]?.turns && !sentence.pointsBack && !sentence.turns);
    })
    .filter(({ text, words, reason }) => {
      const key = words.join(' ');
      if (reason !== undefined || text.length > RELATED_LENGTH || known.has(key)) return false;
      known.add(key);
      return true;
    });
  const shared = lemmasOf(sentences.map(({ text }) => text)).map((lemmas) => sharedBy(about, lemmas));
  return sentences
    .map(({ text }, at) => ({ text, shared: shared[at] ?? 0 }))
    .filter((one) => one.shared >= LEAST_SHARED)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, RELATED)
    .map(({ text }) => text);
}
