import { isNews, type KnownClaims } from './news.ts';
import type { Insight } from './notebook.ts';

/*
 * What a person has answered sentences with, and which sentences are therefore not said. An answer names what a sentence
 * claims (`about`), never its words: those have another number in them the week after.
 */

/** Not true: wrong about these rows, until there is another. Not again: nothing of the kind is said in any week. */
export interface InsightAnswer {
  kind: 'not_true' | 'not_again';
  about: string;
  /** What the sentence was based on when it was answered. */
  rows: readonly string[];
}

/** An answer with the sentence that it was given to. */
export type SaidAnswer = InsightAnswer & { said: string };

/** As the sealed text of an answer has it. */
export const answerText = ({ about, said, rows }: Omit<SaidAnswer, 'kind'>): string =>
  JSON.stringify({ about, said, rows });

const isOfSentence = (kind: string): kind is InsightAnswer['kind'] =>
  kind === 'not_true' || kind === 'not_again';

/** Stored answers to sentences, whose texts are opened; what cannot be read is left out. */
export const openedAnswers = <Row extends { kind: string; text: string }>(
  rows: Iterable<Row>,
): (Omit<Row, 'text' | 'kind'> & SaidAnswer)[] =>
  [...rows].flatMap(({ text, kind, ...row }) => {
    const { about, said, rows: ids } = fieldsIn(text);
    const isWhole = typeof about === 'string' && typeof said === 'string' && Array.isArray(ids);
    return isWhole && isOfSentence(kind) ? [{ ...row, kind, about, said, rows: ids.map(String) }] : [];
  });

function fieldsIn(text: string): Partial<Record<keyof SaidAnswer, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What a sentence claims: of what, by a name that is the same in every week, and by which rows. */
export interface Claim {
  about: string;
  /** The ids of the rows that are cited or counted; days, where days are counted. */
  rows: string[];
}

/** The subject of a long text is the beginning of its words. */
const SUBJECT_LENGTH = 200;
/** Of more rows, which only years bring, the newest. */
const ROWS_LIMIT = 100;

/** A claim of a kind about a subject. @param rows the oldest first */
export const claimOf = (kind: string, subject: string, rows: Iterable<string>): Claim => ({
  about: `${kind}:${subject.slice(0, SUBJECT_LENGTH)}`,
  rows: [...new Set(rows)].slice(-ROWS_LIMIT),
});

const NEXT = 'next:';
const CELEBRATION = 'celebration';

/** What the next step is about because of what a claim is about. */
export const nextStepAbout = (about: string): string => `${NEXT}${about}`;

/** What is suggested because of a claim can be answered by itself, and is not said without the claim. */
export const nextStepOn = ({ about, rows }: Claim): Claim => ({ about: nextStepAbout(about), rows });

export const celebrationClaim = (row: string): Claim => claimOf(CELEBRATION, row, [row]);

/** Whether nothing new can bring it back: what celebrates a row rests on that row alone. */
export const isHiddenForGood = ({ kind, about }: InsightAnswer): boolean =>
  kind === 'not_again' || about.startsWith(`${CELEBRATION}:`);

/** A language model names no subject: its sentence is known by its words. */
export const modelClaim = ({ text, citations }: Insight): Claim =>
  claimOf(
    'model',
    text,
    citations.map(({ id }) => id),
  );

const NOTHING_KNOWN: KnownClaims = new Map();

/**
 * Which claims may be made, and which are withheld: because of what was answered, or, where news alone is wanted, because
 * they are known.
 */
export class AnsweredClaims {
  readonly #known: KnownClaims;
  readonly #never = new Set<string>();
  /** By what a claim is about, the rows by which it was not true. */
  readonly #untrue = new Map<string, Set<string>>();
  #hidesPattern = false;

  constructor(answers: readonly InsightAnswer[], known = NOTHING_KNOWN) {
    this.#known = known;
    for (const { kind, about, rows } of answers) {
      if (kind === 'not_again') this.#never.add(about);
      else this.#untrue.set(about, new Set([...(this.#untrue.get(about) ?? []), ...rows]));
    }
  }

  /** Whether nothing was answered at all. */
  get isEmpty(): boolean {
    return this.#never.size === 0 && this.#untrue.size === 0;
  }

  /** Whether anything was answered about this. */
  isAnswered(about: string): boolean {
    return this.#never.has(about) || this.#untrue.has(about);
  }

  /** Whether a claim must not be made. */
  hides({ about, rows }: Claim): boolean {
    const abouts = about.startsWith(NEXT) ? [about, about.slice(NEXT.length)] : [about];
    return abouts.some((each) => this.#hides(each, rows));
  }

  /** Whether something that was found may be said; notes what is answered. What claims nothing may be. */
  allows({ about, rows = [] }: Partial<Claim>): boolean {
    if (about === undefined) return true;
    if (!this.hides({ about, rows })) return isNews({ about, rows }, this.#known);
    if (!about.startsWith(NEXT) && !about.startsWith(`${CELEBRATION}:`)) this.#hidesPattern = true;
    return false;
  }

  #hides(about: string, rows: readonly string[]): boolean {
    const untrue = this.#untrue.get(about);
    return this.#never.has(about) || (untrue !== undefined && rows.every((row) => untrue.has(row)));
  }

  /** Whether a pattern that was found is not said. */
  get hidesPattern(): boolean {
    return this.#hidesPattern;
  }
}

/** Allows nothing, and so is asked about everything that could be said. */
export class FoundClaims extends AnsweredClaims {
  readonly found = new Map<string, number>();

  override allows({ about, rows = [] }: Partial<Claim>): boolean {
    if (about !== undefined) this.found.set(about, Math.max(rows.length, this.found.get(about) ?? 0));
    return false;
  }
}

/** What is said of a week, by whoever says it. */
interface Said {
  celebration: Insight;
  patterns: Insight[];
  suggestions: Insight[];
  hidesPattern?: true;
}

/** Insights as they were made before an answer, without what it hides; nothing takes its place yet. */
export function withoutAnswered<Insights extends Said>(
  insights: Insights,
  answers: readonly InsightAnswer[],
): Insights {
  const answered = new AnsweredClaims(answers);
  const isAllowed = (insight: Insight) => answered.allows(insight);
  const celebration = isAllowed(insights.celebration) ? insights.celebration : { text: '', citations: [] };
  const patterns = insights.patterns.filter(isAllowed);
  const suggestions = insights.suggestions.filter(isAllowed);
  return {
    ...insights,
    celebration,
    patterns,
    suggestions,
    ...(answered.hidesPattern && { hidesPattern: true }),
  };
}
