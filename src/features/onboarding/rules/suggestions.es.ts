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

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'Con aceptación',
  heard: 'Con escucha',
  valued: 'Con valor',
  inspired: 'Con inspiración',
  safe: 'A salvo',
  motivated: 'Con motivación',
  supported: 'Con apoyo',
  appreciated: 'Con aprecio',
  matter: 'Importantes',
  energized: 'Con energía',
  clarity: 'Con claridad',
  worthwhile: 'Útiles',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
