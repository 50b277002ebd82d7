import type { IntentionType } from '../contract/limits.ts';

/* What onboarding suggests in Brazilian Portuguese. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['Amor', 'Alegria', 'Felicidade', 'Entusiasmo', 'Liberdade'];

export const PRESET_CORE_VALUES: readonly string[] = [
  'Realização',
  'Aventura',
  'Ousadia',
  'Natureza',
  'Conexão',
  'Contribuição',
  'Coragem',
  'Criatividade',
  'Curiosidade',
  'Dança',
  'Exercício',
  'Fé',
  'Família',
  'Diversão',
  'Crescimento',
  'Ajudar os outros',
  'Integridade',
  'Movimento',
  'Música',
  'Paixão',
  'Planos',
  'Brincar',
  'Prazer',
  'Propósito',
  'Responsabilidade',
  'Espontaneidade',
  'Estruturas',
  'Sucesso',
  'Sistemas',
  'Ensinar',
];

export const OTHER_WORD = 'Outra';

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'Aceitas',
  heard: 'Ouvidas',
  valued: 'Valorizadas',
  inspired: 'Inspiradas',
  safe: 'Seguras',
  motivated: 'Motivadas',
  supported: 'Apoiadas',
  appreciated: 'Reconhecidas',
  matter: 'Importantes',
  energized: 'Cheias de energia',
  clarity: 'Com clareza',
  worthwhile: 'Merecedoras',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
