import type { VoiceTexts } from '../contract/limits.ts';
import * as texts from '../texts.ts';

/*
 * A voice in words, for the person to read and to change, and for a language model to write in. The length of a
 * usual sentence also says how posts are laid out that the device arranges.
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
  /** Turns of phrase of at most five words, each of which says something without what stands around it. */
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

const joined = (sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ');

/** The voice in five texts, none of them empty. */
export const voiceTexts = (voice: Voice): VoiceTexts => ({
  tone_style: joined([
    texts.voiceSentenceLength(voice.sentenceWords),
    texts.VOICE_SPEAKERS[voice.speaker],
    voice.isPast ? texts.voicePastTense : texts.voicePresentTense,
    voice.contracts && texts.voiceContractions,
    voice.exclaims && texts.voiceExclamations,
    voice.asks && texts.voiceQuestions,
  ]),
  story_patterns: joined([texts.VOICE_STORIES[voice.story], texts.voiceTextLength(voice.sentences)]),
  common_language: voice.phrases.length > 0 ? texts.voiceOftenWrites(voice.phrases) : texts.voiceNoPhrases,
  themes: voice.themes.length > 0 ? texts.voiceWritesAbout(voice.themes) : texts.voiceNoThemes,
  post_structure: joined([
    texts.VOICE_OPENINGS[voice.opening],
    voice.openings.length > 0 && texts.voiceOftenOpens(voice.openings),
    texts.VOICE_ENDINGS[voice.ending],
  ]),
});

/** How many words a usual sentence has, as the voice's text says, whoever wrote it: 3 to 40. */
export function sentenceWordsOf({ tone_style }: Pick<VoiceTexts, 'tone_style'>): number {
  const [found] = /\d+/.exec(tone_style) ?? [];
  return found === undefined ? emptyVoice().sentenceWords : Math.min(40, Math.max(3, Number(found)));
}
