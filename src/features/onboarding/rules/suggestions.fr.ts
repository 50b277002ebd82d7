import type { IntentionType } from '../contract/limits.ts';

/* What onboarding suggests in French. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['Amour', 'Joie', 'Bonheur', 'Enthousiasme', 'Liberté'];

export const PRESET_CORE_VALUES: readonly string[] = [
  'Accomplissement',
  'Aventure',
  'Audace',
  'Nature',
  'Lien',
  'Contribution',
  'Courage',
  'Créativité',
  'Curiosité',
  'Danse',
  'Sport',
  'Foi',
  'Famille',
  'Plaisir de rire',
  'Croissance',
  'Aider les autres',
  'Intégrité',
  'Mouvement',
  'Musique',
  'Passion',
  'Projets',
  'Jeu',
  'Plaisir',
  'Sens',
  'Responsabilité',
  'Spontanéité',
  'Structures',
  'Réussite',
  'Systèmes',
  'Enseigner',
];

export const OTHER_WORD = 'Autre';

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'Acceptées',
  heard: 'Écoutées',
  valued: 'Valorisées',
  inspired: 'Inspirées',
  safe: 'En sécurité',
  motivated: 'Motivées',
  supported: 'Soutenues',
  appreciated: 'Appréciées',
  matter: 'Importantes',
  energized: 'Pleines d’énergie',
  clarity: 'Au clair',
  worthwhile: 'Utiles',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
