import type { IntentionType } from '../contract/limits.ts';

/* What onboarding suggests in Spanish. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['Amor', 'Alegría', 'Felicidad', 'Entusiasmo', 'Libertad'];

export const PRESET_CORE_VALUES: readonly string[] = [
  'Logro',
  'Aventura',
  'Audacia',
  'Naturaleza',
  'Conexión',
  'Contribución',
  'Valentía',
  'Creatividad',
  'Curiosidad',
  'Baile',
  'Ejercicio',
  'Fe',
  'Familia',
  'Diversión',
  'Crecimiento',
  'Ayudar a otros',
  'Integridad',
  'Movimiento',
  'Música',
  'Pasión',
  'Planes',
  'Juego',
  'Placer',
  'Propósito',
  'Responsabilidad',
  'Espontaneidad',
  'Estructuras',
  'Éxito',
  'Sistemas',
  'Enseñar',
];

export const OTHER_WORD = 'Otra';

/* They follow “la gente” in the question above them. */
const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'Aceptada',
  heard: 'Escuchada',
  valued: 'Valorada',
  inspired: 'Inspirada',
  safe: 'Segura',
  motivated: 'Motivada',
  supported: 'Apoyada',
  appreciated: 'Apreciada',
  matter: 'Importante',
  energized: 'Con energía',
  clarity: 'Con claridad',
  worthwhile: 'Valiosa',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
