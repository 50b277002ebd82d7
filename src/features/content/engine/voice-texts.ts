import type { VoiceTexts } from '../contract/limits.ts';

/*
 * A voice in words, for the person to read and to change, and those words read back: whoever writes “as we” into the
 * text writes as we from then on. What is not found in a text is as in a plain voice.
 */

export type Speaker = 'I' | 'we' | 'you' | 'none';
export type Opening = 'question' | 'time' | 'person' | 'matter';
export type Ending = 'question' | 'resolve' | 'statement';
export type Story = 'happening' | 'insight' | 'thought';

/** How somebody writes. */
export interface Voice {
  /** Words of a usual sentence, 3 to 40. */
  sentenceWords: number;
  /** Sentences of a usual text, 1 to 8. */
  sentences: number;
  speaker: Speaker;
  isPast: boolean;
  contracts: boolean;
  exclaims: boolean;
  asks: boolean;
  /** Turns of phrase of at most five words. */
  phrases: string[];
  themes: string[];
  opening: Opening;
  /** How texts often begin, in at most two words. */
  openings: string[];
  ending: Ending;
  story: Story;
}

export const emptyVoice = (): Voice => ({
  sentenceWords: 12,
  sentences: 3,
  speaker: 'I',
  isPast: false,
  contracts: false,
  exclaims: false,
  asks: false,
  phrases: [],
  themes: [],
  opening: 'matter',
  openings: [],
  ending: 'statement',
  story: 'thought',
});

const SPEAKING: Record<Speaker, string> = {
  I: 'Speaks as “I”.',
  we: 'Speaks as “we”.',
  you: 'Speaks to “you”.',
  none: 'Speaks of things rather than people.',
};
const STORIES: Record<Story, string> = {
  happening: 'Tells what happened, then what it means.',
  insight: 'Says the point first, then what led to it.',
  thought: 'Stays with one thought.',
};
const OPENINGS: Record<Opening, string> = {
  question: 'Begins with a question.',
  time: 'Begins with the time.',
  person: 'Begins with a person.',
  matter: 'Begins with the matter itself.',
};
const ENDINGS: Record<Ending, string> = {
  question: 'Ends with a question.',
  resolve: 'Ends with what comes next.',
  statement: 'Ends with a statement.',
};
const NO_PHRASES = 'No turns of phrase come back yet.';
const NO_THEMES = 'No themes come back yet.';

const joined = (sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ');
const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The voice in five texts, none of them empty. */
export const voiceTexts = (voice: Voice): VoiceTexts => ({
  tone_style: joined([
    `Sentences of about ${plural(voice.sentenceWords, 'word')}.`,
    SPEAKING[voice.speaker],
    voice.isPast ? 'Mostly in the past tense.' : 'Mostly in the present tense.',
    voice.contracts && 'With contractions.',
    voice.exclaims && 'With exclamation marks.',
    voice.asks && 'Asks questions.',
  ]),
  story_patterns: joined([STORIES[voice.story], `About ${plural(voice.sentences, 'sentence')} at a time.`]),
  common_language: voice.phrases.join('; ') || NO_PHRASES,
  themes: voice.themes.join(', ') || NO_THEMES,
  post_structure: joined([
    OPENINGS[voice.opening],
    voice.openings.length > 0 && `Often opens with ${voice.openings.map((text) => `“${text}”`).join(', ')}.`,
    ENDINGS[voice.ending],
  ]),
});

/** The first of them whose sign stands in the text. */
function signIn<Kind extends string>(text: string, signs: Record<Kind, RegExp>, otherwise: Kind): Kind {
  const found = (Object.keys(signs) as Kind[]).find((kind) => signs[kind].test(text));
  return found ?? otherwise;
}

function numberIn(
  text: string,
  pattern: RegExp,
  { least, most, otherwise }: Record<'least' | 'most' | 'otherwise', number>,
): number {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? otherwise : Math.min(most, Math.max(least, Number(found)));
}

const listIn = (text: string, between: RegExp, none: string): string[] =>
  text.trim() === none
    ? []
    : text
        .split(between)
        .map((one) => one.trim())
        .filter(Boolean);

/** The voice that five texts tell of, whoever wrote them. */
export function readVoice({
  tone_style,
  story_patterns,
  common_language,
  themes,
  post_structure,
}: VoiceTexts): Voice {
  const plain = emptyVoice();
  return {
    sentenceWords: numberIn(tone_style, /(\d+) words?/i, {
      least: 3,
      most: 40,
      otherwise: plain.sentenceWords,
    }),
    sentences: numberIn(story_patterns, /(\d+) sentences?/i, {
      least: 1,
      most: 8,
      otherwise: plain.sentences,
    }),
    speaker: signIn<Speaker>(
      tone_style,
      { I: /\bas\W+i\b/iu, we: /\bas\W+we\b/iu, you: /\bto\W+you\b/iu, none: /\bof things\b/iu },
      plain.speaker,
    ),
    isPast: /\bpast\b/i.test(tone_style),
    contracts: /(?<!(?:no|without) )contractions/i.test(tone_style),
    exclaims: /(?<!(?:no|without) )exclamation/i.test(tone_style),
    asks: /\basks\b/i.test(tone_style),
    phrases: listIn(common_language, /[;\n]/u, NO_PHRASES),
    themes: listIn(themes, /[,;\n]/u, NO_THEMES),
    opening: signIn<Opening>(
      post_structure,
      {
        question: /begins with a question/i,
        time: /begins with the time/i,
        person: /begins with a person/i,
        matter: /begins with the matter/i,
      },
      plain.opening,
    ),
    openings: [...post_structure.matchAll(/“([^”]+)”/gu)].map(([, text = '']) => text),
    ending: signIn<Ending>(
      post_structure,
      { question: /ends with a question/i, resolve: /ends with what/i, statement: /ends with a statement/i },
      plain.ending,
    ),
    story: signIn<Story>(
      story_patterns,
      { happening: /\bhappened\b/i, insight: /\bpoint first\b/i, thought: /\bone thought\b/i },
      plain.story,
    ),
  };
}
