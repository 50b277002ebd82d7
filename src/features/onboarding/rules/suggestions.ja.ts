import type { IntentionType } from '../contract/limits.ts';

/* What onboarding suggests in Japanese. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['愛', '喜び', '幸せ', 'わくわく', '自由'];

export const PRESET_CORE_VALUES: readonly string[] = [
  '達成',
  '冒険',
  '大胆さ',
  '自然',
  'つながり',
  '貢献',
  '勇気',
  '創造性',
  '好奇心',
  'ダンス',
  '運動',
  '信仰',
  '家族',
  '楽しさ',
  '成長',
  '人助け',
  '誠実さ',
  '動き',
  '音楽',
  '情熱',
  '計画',
  '遊び',
  '喜び',
  '目的',
  '責任',
  '自発性',
  '構造',
  '成功',
  '仕組み',
  '教えること',
];

export const OTHER_WORD = 'その他';

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: '受け入れられている',
  heard: '聞いてもらえた',
  valued: '大切にされている',
  inspired: '刺激を受けた',
  safe: '安心',
  motivated: 'やる気が出た',
  supported: '支えられている',
  appreciated: '感謝されている',
  matter: '大事な存在だ',
  energized: '元気が出た',
  clarity: '頭がすっきりした',
  worthwhile: '価値がある',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
