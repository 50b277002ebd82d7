import type { TextReading } from '../../../language/reader.ts';
import { isGrave, isNoAnswer, isPlatitude } from './own-words.ts';

/** What says that there is nothing to celebrate, wherever it is in its sentence. */
const NOTHING_THERE =
  /\b(?:nothing|none|not (?:a lot|much|really|sure)|hard to|can(?:no|['’])?t think|couldn(?:['’])?t|don(?:['’])?t (?:know|feel)|didn(?:['’])?t|wasn(?:['’])?t|nada|rien|nichts)\b/iu;

/** Where 'nothing' is said of something that there is. */
const SOMETHING_THERE =
  /\b(?:like|next to|for) nothing\b|\bnothing (?:but|hurt|broke|went wrong|like (?:it|this|that))\b/giu;

/** What is meant the other way round, or weighs on the person who wrote it. */
const BITTER =
  /🙄|\b(?:so blessed|(?:just|oh) great|give me a medal|another day of|had to|god help|ashamed|regret(?:s|ted)?|guilty|hate[ds]?)\b/iu;
/** 'So happy to be up at six. NOT' */
const TAKEN_BACK = /\bNOT[.!]*$/u;

/** Whether an answer celebrates something, and means it. */
export const isCelebration = (celebration: TextReading): boolean =>
  !(
    isNoAnswer(celebration) ||
    isPlatitude(celebration) ||
    NOTHING_THERE.test(celebration.text.replaceAll(SOMETHING_THERE, '')) ||
    BITTER.test(celebration.text) ||
    TAKEN_BACK.test(celebration.text.trim()) ||
    celebration.sentences.some(isGrave)
  );
