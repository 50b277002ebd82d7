import { formatList, formatNumber, plural } from '../../kernel/intl.es.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */

export const findTitle = 'Buscar';

export const backToDashboardButton = 'Volver al panel';
export const searchEverythingLabel = 'Buscar en todo lo que escribiste';
export const findText =
  'Encuentra cualquier cosa que escribiste, por antigua que sea, por sus palabras o por su tema. También puedes hacer una pregunta. La búsqueda se hace en este dispositivo. Lo que buscas nunca se envía.';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle} (${formatNumber(count)})`;
export const filtersTitle = 'Filtros';
export const showResultsButton = 'Mostrar resultados';
export const everywhereButton = 'Quitar filtros';
export const recentTitle = 'Últimas búsquedas';
export const clearRecentButton = 'Borrar búsquedas';
export const recentCleared = 'Búsquedas borradas';
export const undoButton = 'Deshacer';
export const recentHint = 'Se conservan cifradas en este dispositivo hasta que cierres la sesión.';
export const goalsTitle = 'Tus metas';
export const kindsTitle = 'Buscar en';
export const kindNames = {
  entry: 'Diario',
  action: 'Acciones',
  lesson: 'Lecciones',
  goal: 'Metas',
  item: 'Lista de sueños',
  vision: 'Visiones',
} as const;
export const fromLabel = 'Desde';
export const toLabel = 'Hasta';

/* Results */

export const resultsLabel = 'Resultados';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  'Celebración',
  'Meta',
  'Por qué es importante',
  'Conciencia',
  'Coherencia',
  'Acción',
  'Página importada',
] as const;
export const inJournal = (part: string): string => `Diario: ${part}`;
export const inVision = (section: string): string => `Visión: ${section}`;
export const inLessons = 'Lección';
export const inActions = 'Acción';
export const inGoals = 'Meta';
export const inBucketList = 'Lista de sueños';

/* Results that say it in other words */

export const relatedTitle = 'Relacionado';
export const relatedText = 'Tratan de lo mismo, con otras palabras.';
export const moreAboutTitle = 'Más sobre esto';
export const moreAboutText = 'Otras cosas que has escrito sobre lo mismo.';
export const about = (topics: readonly string[]): string =>
  `Sobre ${formatList(topics.map((topic) => `«${topic}»`))}`;
export const related = (count: number): string =>
  plural(count, {
    one: '1 resultado relacionado.',
    other: `${formatNumber(count)} resultados relacionados.`,
  });

/* Asking everything that was written */

export const askTitle = 'Pregunta a tu diario';
export const askText = 'Las respuestas son tus propias palabras, las más antiguas primero.';
export const otherLanguage =
  'Por ahora, las preguntas y los resultados relacionados funcionan con textos en inglés. Buscar por palabras funciona en todos los idiomas.';
export const questionWords = {
  learned: (topic: string) => `¿Qué he aprendido sobre «${topic}»?`,
  celebrated: (topic: string) => `¿Qué he celebrado en torno a «${topic}»?`,
  feared: (topic: string) => `¿Qué miedos he tenido sobre «${topic}»?`,
  brave: () => '¿Cuándo fui valiente?',
  undone: () => '¿Qué quería hacer y no he hecho?',
} as const;
export const answersCount = (count: number): string =>
  plural(count, { one: '1 respuesta', other: `${formatNumber(count)} respuestas` });
export const answersTitle = 'Respuestas';
export const latestFirstText = 'Las respuestas son tus propias palabras, las más recientes primero.';
export const noAnswer = 'Nada de lo que escribiste responde a esta pregunta.';
export const noAnswerHint = 'Pregunta por una sola cosa, o busca una de sus palabras.';
export const hasWords = (words: readonly string[]): string =>
  `Contiene ${formatList(words.map((word) => `«${word}»`))}`;
export const allQuestionsButton = 'Mostrar todas las preguntas';

/* Who somebody is */

export const whoIs = (name: string): string => `¿Quién es ${name}?`;
export const whoIsHelp = (name: string, days: number): string =>
  `Escribiste sobre ${name} en ${formatNumber(days)} días distintos. Si dices quién es, las búsquedas y las observaciones encuentran más de lo que escribiste.`;
export const relationLabel = (name: string): string => `${name} es`;
export const noRelation = 'Ninguna de estas opciones';
export const relationNotSaid = 'Sin indicar';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: 'Mi hijo o hija',
  partner: 'Mi pareja',
  mother: 'Mi madre',
  father: 'Mi padre',
  sibling: 'Mi hermano o hermana',
  grandchild: 'Mi nieto o nieta',
  relative: 'Alguien de la familia',
  friend: 'Un amigo o una amiga',
  colleague: 'Alguien del trabajo',
  neighbor: 'Un vecino o una vecina',
  pet: 'Una mascota',
};
export const saveWhoButton = 'Guardar';
export const knownPeople = (count: number): string =>
  plural(count, { one: '1 persona que nombraste', other: `${formatNumber(count)} personas que nombraste` });
export const forgetWhoButton = 'Olvidar';
export const forgetWhoLabel = (name: string): string => `Olvidar quién es ${name}`;
export const saidWho = 'Quién es alguien';
export const forgotWho = 'Alguien a quien habías nombrado';
export const whoKept = (name: string): string => `Guardamos quién es ${name}.`;
export const whoNotKept = 'No pudimos guardarlo. Vuelve a intentarlo.';
export const whoForgotten = (name: string): string => `Ya no recordamos quién es ${name}.`;
export const whoNotForgotten = 'No pudimos olvidarlo. Vuelve a intentarlo.';
export const undoFailed = 'No pudimos deshacerlo. Vuelve a intentarlo.';

/* An action that was found, above the actions */

export const foundActionTitle = 'De tu búsqueda';
export const completedOn = (day: string): string => `Completada el ${day}`;
export const openSince = (day: string): string => `Pendiente desde el ${day}`;
export const closeLink = 'Cerrar';

/* Going through what was found */

export const foundBarLabel = 'Coincidencias';
export const previousMatchLabel = 'Coincidencia anterior';
export const nextMatchLabel = 'Coincidencia siguiente';
export const backToResultsButton = 'Volver a los resultados';
export const closeMatchesButton = 'Cerrar coincidencias';
export const matchHere = (number: number, count: number): string =>
  `Coincidencia ${formatNumber(number)} de ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `Resultado ${formatNumber(number)} de ${formatNumber(count)}`;

/* Search: no matches */

export const insteadLabel = 'Prueba con esto';
export const withoutFiltersButton = 'Buscar sin filtros';
export const insteadButton = (text: string): string => `Buscar «${text}»`;
export const insteadCount = (count: number): string =>
  plural(count, { one: '1 coincidencia', other: `${formatNumber(count)} coincidencias` });
export const noMatchesHint = 'Prueba con otra palabra, o con el comienzo de una.';

/* Search */

export const wordsPlaceholder = 'Una palabra o su comienzo';
export const clearButton = 'Borrar';
export const noMatches = 'Sin coincidencias.';
export const matches = (count: number): string =>
  plural(count, { one: '1 coincidencia.', other: `${formatNumber(count)} coincidencias.` });
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${formatNumber(count)} coincidencias. Se muestra la primera.`,
    other: `${formatNumber(count)} coincidencias. Se muestran las primeras ${formatNumber(shown)}.`,
  });
export const earlierMissing = 'No se puede buscar en las páginas anteriores hasta que tengas conexión.';
export const earlierLoading = 'Las páginas más antiguas aún se están cargando. También se buscará en ellas.';
export const searchFailed = 'No pudimos iniciar la búsqueda. Vuelve a intentarlo.';
export const searchEverythingLink = 'Buscar en todo lo que escribiste';
