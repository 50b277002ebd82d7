import { formatNumber } from '../../kernel/intl.es.ts';

/* What can’t be saved */

export const tooFewIntentions = 'Elige al menos una intención';

export const tooManyIntentions = 'Elige como máximo 5 intenciones';

export const intentionsFailed = 'No se pudieron guardar tus intenciones. Vuelve a intentarlo.';

export const coreWordFailed = 'No se pudo guardar tu palabra esencial.';

/* Answers of the server */

export const intentionOnce = 'Cada intención puede aparecer solo una vez';

/* Core values: what is refused */

export const helpingOthers = 'Ayudar a otros';
export const threeChosen = 'Ya has elegido tres. Quita uno para elegir otro.';
export const alreadyChosen = 'Ya has elegido ese.';

/* Core values and reminders */

export const yourCoreValuesTitle = 'Tus valores esenciales';
export const backButton = 'Atrás';
export const saving = 'Guardando…';
export const continueButton = 'Continuar';
export const confirmationText = 'La pregunta 4 de tu diario es qué te piden estos valores.';
export const remindersTitle = 'Recordatorios';
export const remindersText =
  'Dos al día como máximo, o ninguno si lo prefieres. «Continuar» guarda tu elección, y puedes cambiarla en tu perfil.';

/* Core values: the words */

export const chooseThreeLegend = 'Valores esenciales: elige tres';

/* Core values */

export const coreValuesTitle = 'Valores esenciales';
export const chooseThreeTitle = 'Elige tres valores esenciales';
export const chooseThreeText =
  'No los que admiras, sino aquellos sin los que tu semana va mal. Los verás en tu diario cada día, y puedes cambiarlos más adelante.';

/* Core word */

export const coreWordTitle = 'Palabra esencial';
export const coreWordQuestionTitle = '¿De qué quieres más?';
export const coreWordText = 'Una palabra para la sensación que buscas. Te acompaña hasta que la cambies.';
export const coreWordLegend = 'Palabra esencial: elige una';
export const ownWordLabel = 'Tu propia palabra';
export const ownWordPlaceLabel = (place: number): string => `Tu propia palabra ${place}`;

/* The first goal */

export const goalTitle = 'Tu meta';

export const goalQuestionTitle = '¿Cuál es tu mayor meta en este momento?';
export const goalText =
  'La que más cambiaría las cosas si la alcanzaras. Basta una frase, y puedes añadir otras más adelante.';
export const goalLabel = 'Tu mayor meta';
export const goalPlaceholder = 'Dar mi primer taller en enero';

/* Impact intentions */

export const impactIntentionsTitle = 'Intenciones de impacto';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} de ${formatNumber(most)}`;
export const intentionsQuestionTitle = '¿Cómo quieres que se sienta la gente a tu alrededor?';
export const intentionsText = 'Elige hasta cinco. Son la huella que quieres dejar en un día cualquiera.';
export const intentionsLegend = 'Intenciones de impacto: elige de una a cinco';

/* Unsent changes */

export const intentionsWrite = 'Tus intenciones de impacto';

/* Core values in your own words */

export const ownWordsTitle = '¿Falta alguno? Añade tus propias palabras.';

/* For people who have been here before */

export const coreWordNext = 'Ya has estado aquí. Ahora toca tu palabra esencial.';
export const coreValuesNext = 'Ya has estado aquí. Ahora tocan tus valores esenciales.';
export const skipAheadLink = 'Saltar hasta ahí';

/* Changing core values */

export const cancelButton = 'Cancelar';
export const saveButton = 'Guardar';
export const changeValuesText =
  'La pregunta 4 de tu diario es qué te piden estos tres. Quita uno para elegir otro.';

/* The three values */

export const oneMore = 'Uno más';
export const chooseOne = 'Elige uno';
export const threeValuesLabel = 'Tus tres valores';

/* Welcome */

export const clarifyText = 'Cinco preguntas por la mañana. Al terminar, sabes lo que importa hoy.';
export const actText =
  'Lo que dijiste que harías se convierte en una lista corta. Márcala a medida que avanzas.';
export const learnText =
  'Una frase por la noche sobre lo que el día te enseñó. La volverás a encontrar cuando la necesites.';
export const welcomeTitle = 'Te damos la bienvenida';
export const clarify = 'Aclarar';
export const act = 'Actuar';
export const learn = 'Aprender';
export const welcomeHeadingTitle = 'Tres trazos forman un día';
export const welcomeText = 'Cada uno lleva unos minutos. Juntos, cierran el ciclo.';

export const planTitle = '10 por 10';
export const planText =
  'Diez minutos al día, durante diez días. Ese es todo el plan: lo bastante largo para que las preguntas empiecen a funcionar, lo bastante corto para prometértelo. Es gratis y no necesitas tarjeta.';

export const startTrialButton = 'Empezar mi prueba gratis';
export const signInButton = 'Iniciar sesión';
