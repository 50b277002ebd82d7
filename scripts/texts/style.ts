import type { Text } from './entries.ts';

/* How the product speaks: what a careful editor would not let through. */

interface Banned {
  turn: RegExp;
  /** What to say instead. */
  say: string;
}

/** Turns that no native speaker would use, or that a plainer word replaces. */
const BANNED: Banned[] = [
  { turn: /\bno more\b(?= *([.,;:!?]|$))/i, say: 'no longer' },
  { turn: /\bany ?more\b/i, say: 'any longer, or another sentence' },
  { turn: /\bbut for\b/i, say: 'except for' },
  { turn: /\b(nothing|none|all|part|much|more|any) of it\b/i, say: 'name the thing' },
  {
    turn: /\b(stands?|stood|standing) (in|here|there|at|on|beside|above|below|among)\b/i,
    say: 'is, appears',
  },
  { turn: /\bleaves? \S+( \S+)? alone\b/i, say: 'ignore' },
  { turn: /\bby (itself|themselves)\b/i, say: 'automatically' },
  { turn: /\b(go|goes|going|gone|went) on\b(?! (the|a|your|this|that|holiday|vacation))/i, say: 'continue' },
  { turn: /\bsomebody\b/i, say: 'someone' },
  { turn: /\bwho(so)?ever\b/i, say: 'anyone who, or name the person' },
  { turn: /\be-mails?\b|\bmails?\b|\bmailed\b|\bmailing\b/i, say: 'email' },
  { turn: /\blook(s|ed|ing)? after\b/i, say: 'manage' },
  { turn: /\b(is|are|be|was|stays?) good (for|until|any)\b/i, say: 'valid' },
  { turn: /\b(is|are|not|be) whole\b/i, say: 'complete' },
  { turn: /\b(lies|lie|lay) in\b/i, say: 'is in, or is dated' },
  { turn: /\beach\b(?= (day|week|month|morning|evening|time|action|page|line|year)\b)/i, say: 'every' },
  { turn: /\bso that\b.*\bso that\b/i, say: 'split the sentence' },
  { turn: /\bbeforehand\b/i, say: 'in advance' },
  { turn: /\banew\b/i, say: 'again' },
  { turn: /\bmeanwhile\b(?= *[.!?]|$)/i, say: 'in the meantime, or leave it out' },
  { turn: /\bthat is no\b|\bis no (valid )?(address|number|file|link|page|date|email)\b/i, say: 'is not a' },
  { turn: /\b(was|is|are|were) (taken over|brought in|brought back in)\b/i, say: 'imported, restored' },
  { turn: /\bkept back\b/i, say: 'hidden' },
  { turn: /\btravel(s|l?ed|l?ing)?\b(?= (to|from|between|with))/i, say: 'sync, send' },
  { turn: /\blearnt\b/i, say: 'learned' },
  { turn: /\b(colour|favourite|organis|recognis|behaviour|cancelled)\w*/i, say: 'US spelling' },
  { turn: /\bplaces? (was|were|is|are) signed out\b/i, say: 'devices' },
  { turn: /\bone-way mark\b/i, say: 'one-way hash' },
  { turn: /\bcookies of others\b/i, say: 'third-party cookies' },
];

const LONGEST_SENTENCE = 25;

/** What is written with a capital letter within a sentence: names, and what the requirements write so. */
const PROPER =
  /^(I|I’\w+|[A-Z]{2,}s?|\d.*|Act|Actions?|API|American|Android|App|Apple|Cmd|Ctrl|Alt|Shift|Enter|Esc|Escape|Tab|Space|Backspace|Delete|Home|End|Calendar|Chrome|Clarify|Day|One|Discord|Edge|English|Facebook|File|Firefox|Gold|Google|GitHub|Growth|Host|Instagram|Internet|January|February|March|April|May|June|July|August|September|October|November|December|JSON|JavaScript|Journal|Journey|LinkedIn|Learn|Linux|WebP|Loop|Mac|macOS|Meaningful|Microsoft|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Outlook|Pacific|Postgres|PostgreSQL|Safari|START|STOP|HELP|Spanish|Stripe|Tasks|Threads|TikTok|Twilio|Twitter|WhatsApp|Wi-Fi|Windows|YouTube|ZIP|iPad|iPhone|iOS|X|PDF|CSV|SMS|URL|Markdown|Thunderbird|Obsidian|Medium|Substack|Progress|Profile|Settings|Pricing|Dashboard|Priya|Maya|Dad|Courage|Family|Curiosity|AM|PM|UTC)$/;

const VERBS = new Set(
  `accept activate add agree allow answer apply ask back begin book browse buy call cancel change check choose clear close
  complete confirm connect continue copy create decide delete discard dismiss don’t download drop edit end enter export
  extend finish find fix follow forget generate get give go hide import insert install join keep learn leave let load lock log
  make manage mark merge move note open paste pause pay pick plan play post preview print put read record refresh reload
  remind remove rename renew reopen repair repeat replace request resend reset restore resume retry return review save schedule
  search see select send set share show sign skip snooze sort speak split start stop submit subscribe switch sync take tell test
  text try turn undo unlock unsubscribe update upgrade upload use verify view wait withdraw write zoom`.split(
    /\s+/,
  ),
);

export interface Problem {
  file: string;
  line: number;
  name: string;
  words: string;
  /** What is wrong, and what would be right. */
  why: string;
}

/** The words without what is filled in. */
const fixed = (words: string): string => words.replaceAll(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '…');

const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?:]["”’)]?)\s+/).filter(Boolean);
const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word));

function capitals(words: string): string[] {
  return sentencesOf(words).flatMap((sentence) =>
    wordsOf(sentence)
      .slice(1)
      .map((word) => word.replaceAll(/^[“"‘(]+|[”"’),.;:!?…]+$|[’']s$/g, ''))
      .filter((word, at, all) => /^\p{Lu}/u.test(word) && !PROPER.test(word) && !/^[“"]/.test(all[at] ?? '')),
  );
}

/** What is wrong with a text. Texts that the requirements set are theirs, and are not judged. */
export function problemsOf({ file, line, name, words, rows }: Text): Problem[] {
  if (rows.length > 0) return [];
  const said = fixed(words);
  const why: string[] = [];
  for (const { turn, say } of BANNED) {
    const found = turn.exec(said)?.[0];
    if (found) why.push(`“${found}”: ${say}`);
  }
  for (const sentence of sentencesOf(said)) {
    const { length } = wordsOf(sentence);
    if (length > LONGEST_SENTENCE) why.push(`${length} words in a sentence, ${LONGEST_SENTENCE} at most`);
  }
  if (/(?<!\d)["']/.test(said)) why.push('straight quotes: ‘ ’ “ ”');
  if (/\.\.\./.test(said)) why.push('three dots: …');
  if (/ {2}/.test(said)) why.push('two spaces');
  // Within quotation marks a name is written as it is.
  const capital = capitals(said.replaceAll(/“[^”]*”/g, '…'));
  if (capital.length > 0) why.push(`sentence case: ${capital.join(', ')}`);
  if (/Button$/.test(name) && !VERBS.has((wordsOf(said)[0] ?? '').toLowerCase().replace(/[.,…!?]+$/, ''))) {
    if (!said.startsWith('…')) why.push('a button begins with a verb');
  }
  return why.map((each) => ({ file, line, name, words, why: each }));
}
