import type { IntentionType } from '../contract/limits.ts';

/* What onboarding suggests in German. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['Liebe', 'Freude', 'Glück', 'Begeisterung', 'Freiheit'];

export const PRESET_CORE_VALUES: readonly string[] = [
  'Leistung',
  'Abenteuer',
  'Kühnheit',
  'Natur',
  'Verbundenheit',
  'Beitragen',
  'Mut',
  'Kreativität',
  'Neugier',
  'Tanzen',
  'Sport',
  'Glaube',
  'Familie',
  'Spaß',
  'Wachstum',
  'Anderen helfen',
  'Integrität',
  'Bewegung',
  'Musik',
  'Leidenschaft',
  'Pläne',
  'Spiel',
  'Genuss',
  'Sinn',
  'Verantwortung',
  'Spontaneität',
  'Strukturen',
  'Erfolg',
  'Systeme',
  'Lehren',
];

export const OTHER_WORD = 'Anderes';

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'Angenommen',
  heard: 'Gehört',
  valued: 'Geschätzt',
  inspired: 'Inspiriert',
  safe: 'Sicher',
  motivated: 'Motiviert',
  supported: 'Unterstützt',
  appreciated: 'Gewürdigt',
  matter: 'Wichtig',
  energized: 'Voller Energie',
  clarity: 'Klar',
  worthwhile: 'Wertvoll',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
