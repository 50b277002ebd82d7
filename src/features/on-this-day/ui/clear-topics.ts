import { clearTopicsOf, MARKED, topicTerms } from '../../../language/topics.ts';
import { DiaryLanguages, languagesOf } from '../../../language/written-in.ts';
import type { Candidate, Lately } from '../rules/relevance.ts';

/** What can be said of a life; what can only be feared is no reason to be reminded. */
const SAID_OF_A_LIFE = new Set([...MARKED.celebrated, ...MARKED.learned]);

/** The texts that are in English, or say too little where most are: no other is understood. */
function textsInEnglish(pages: readonly (readonly string[])[]): Set<string> {
  const diary = new DiaryLanguages();
  const languages = pages.map((texts) => languagesOf(texts));
  for (const language of languages.flat()) diary.count(language);
  return new Set(
    pages.flatMap((texts, at) => texts.filter((_, part) => diary.isEnglish(languages[at]?.[part]))),
  );
}

/** How the topics are found that one of these texts speaks of in clear words. */
export function clearTopics(candidates: readonly Candidate[], { pages, goals }: Lately) {
  const english = textsInEnglish([
    ...pages.map(({ texts }) => texts),
    ...[...candidates.map(({ sentence }) => sentence), ...goals].map((text) => [text]),
  ]);
  return (text: string): number[] =>
    clearTopicsOf(english.has(text) ? topicTerms(text) : []).filter((topic) => SAID_OF_A_LIFE.has(topic));
}
