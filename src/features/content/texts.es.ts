import { formatList, formatNumber, plural } from '../../kernel/intl.es.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

/* Messages */

export const notLoaded = 'Hubo un problema al cargar tus datos.';

export const topicsFailed = 'Hubo un problema al generar los temas. Vuelve a intentarlo.';

export const postsFailed = 'Hubo un problema al generar el contenido. Vuelve a intentarlo.';

export const voiceFailed = 'Hubo un problema al generar el perfil de tu voz. Vuelve a intentarlo.';

export const empty = 'Tu contenido está vacío. Escribe algo o elige una lección válida.';

export const incomplete = (missing: string): string =>
  `Completa estos campos antes de generar el contenido: ${missing}`;

export const copiedButton = '¡Copiado!';

export const openingButton = 'Abriendo…';

export const notSharedButton = 'No se puede compartir en esta plataforma';
export const copyFailed = 'No pudimos copiar la publicación. Selecciona el texto y cópialo a mano.';
export const ctaBlank = 'Escribe tu llamada a la acción.';
export const ctaFailed = 'No pudimos guardar tu llamada a la acción. Vuelve a intentarlo.';
export const choiceFailed = 'No pudimos guardar tu elección. Vuelve a intentarlo.';
export const voiceNotSaved = 'No pudimos guardar el perfil de tu voz. Vuelve a intentarlo.';
export const postFailed = 'No pudimos guardar tu publicación. Vuelve a intentarlo.';

/* What a post needs */

export const platformField = 'Plataforma';

export const ctaField = 'Llamada a la acción';

export const lessonField = 'Lección';

export const ideaField = 'Tema o cita';

export const valueField = 'Valor esencial';

/* Server: what could not be found */

export const ctaNotFound = 'No pudimos encontrar esa llamada a la acción. Puede que se haya eliminado.';
export const lessonNotFound = 'No pudimos encontrar esa lección. Puede que se haya eliminado.';
export const postNotFound = 'No pudimos encontrar esa publicación. Puede que se haya eliminado.';

/* Content */

export const contentTitle = 'Contenido';
export const contentIntro =
  'Una lección que te ayudó puede ayudar a otra persona. Conviértela en una publicación con tus propias palabras.';
export const noAccessTitle = 'No incluido en tu plan';
export const noAccess =
  'Puedes convertir lecciones en publicaciones durante la prueba o con un plan de pago. Tus lecciones siguen siendo tuyas para leerlas y descargarlas.';
export const lessonsButton = 'Ir a tus lecciones';

/* Content: call to action */

export const ctaLabel = 'Llamada a la acción';
export const ctaEmpty = 'Añade tu primera llamada a la acción.';
export const ctaPlaceholder = 'Elige una llamada a la acción';

export const addNewCtaButton = 'Añadir nueva';
export const editButton = 'Editar';
export const newCtaLabel = 'Nueva llamada a la acción';
export const addButton = 'Añadir';
export const cancelButton = 'Cancelar';
export const editCtaLabel = (text: string): string => `Editar «${text}»`;

/* Content: saved posts */

export const savedPostsTitle = 'Publicaciones guardadas';
export const savedPostsEmpty = 'Aquí aparecen las publicaciones guardadas.';
export const showMoreButton = (count: number): string => `Mostrar ${formatNumber(count)} más`;
export const deleteButton = 'Eliminar';
export const savedPostOptionsLabel = (platform: string): string =>
  `Opciones de la publicación para ${platform}`;
export const editPostLabel = (platform: string): string => `Editar la publicación para ${platform}`;
export const postTextLabel = 'Texto de la publicación';

/* Content: making a post */

export const makePostLabel = 'Crear una publicación';
export const platformStepTitle = 'Dónde publicar';
export const platformLabel = 'Plataforma';
export const emailPlatform = 'Correo electrónico';
export const platformPlaceholder = 'Elige una plataforma';
export const ctaStepTitle = 'Qué pedir a quienes leen';
export const sourceStepTitle = 'De qué partir';
export const generateTopicsButton = 'Generar temas';
export const findingTopics = 'Buscando temas…';
export const ideaStepTitle = 'En qué centrarse';
export const valueStepTitle = 'Qué valor refleja';
export const generateContentButton = 'Generar contenido';
export const makingDrafts = 'Creando borradores…';
export const showDraftsButton = 'Mostrar últimos borradores';

/* Content: the post so far */

export const postSoFarTitle = 'Tu publicación hasta ahora';
export const postSoFarEmpty = 'Lo que eliges se va reuniendo aquí.';
export const reflectsValue = (value: string): string => `Refleja «${value}»`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = 'Temas';
export const quotesTitle = 'Citas';
export const relatedTitle = 'Frases relacionadas';
export const relatedHelp = 'De tus otras lecciones y entradas. Solo se usan las que selecciones.';

/* Waiting to be saved: what each change is called */

export const newCta = 'Una llamada a la acción';
export const saveAsNewCta = 'Guardar como llamada a la acción nueva';
export const changedCta = 'Una llamada a la acción editada';
export const ctaUse = 'Cuántas veces usaste una llamada a la acción';
export const pickedIdea = 'Un tema o una cita que elegiste';
export const changedVoice = 'El perfil de tu voz';
export const voiceUpdated = 'Tu voz se ha actualizado';
export const undoButton = 'Deshacer';
export const savedPost = 'Una publicación guardada';
export const deletedPost = 'Una publicación eliminada';
export const postDeleted = 'Publicación eliminada';

/* Content: preview of a post */

export const previewTitle = (name: string): string =>
  name === emailPlatform ? 'Como correo electrónico' : `En ${name}`;
export const lengthExceeded = (over: number): string =>
  plural(over, {
    one: `${formatNumber(over)} carácter de más`,
    other: `${formatNumber(over)} caracteres de más`,
  });
export const lengthUsed = (count: number, limit: number): string =>
  plural(limit, {
    one: `${formatNumber(count)} de ${formatNumber(limit)} carácter`,
    other: `${formatNumber(count)} de ${formatNumber(limit)} caracteres`,
  });

/* Content: drafts */

export const yourPostsTitle = 'Tus publicaciones';
export const closeButton = 'Cerrar';
export const madeByModel =
  'Un modelo de lenguaje escribió estos borradores a partir de lo que enviaste. Revísalos y edítalos antes de publicar.';
export const madeHere =
  'Son tus propias frases, ordenadas en este dispositivo. Todo lo demás aparece en «Qué ha cambiado», que nunca se copia ni se comparte. Edítalas antes de publicar.';
export const draftRemoved = (number: number): string => `Borrador ${formatNumber(number)} quitado`;
export const draftTitle = (number: number): string => `Borrador ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `Texto del borrador ${formatNumber(number)}`;
export const saved = 'Guardado';
export const saveButton = 'Guardar';
export const saveDraftLabel = (number: number): string => `Guardar el borrador ${formatNumber(number)}`;
export const removeButton = 'Quitar';
export const removeDraftLabel = (number: number): string => `Quitar el borrador ${formatNumber(number)}`;

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: 'Historia',
  list: 'Lista',
  question: 'Pregunta',
};
export const shapedDraftTitle = (number: number, shape: string): string => `${draftTitle(number)}: ${shape}`;
export const changesTitle = 'Qué ha cambiado';
export const addedChange = (sentence: string): string => `Añadido, no son tus palabras: «${sentence}»`;
export const shortenedChange = (words: string): string => `Acortado, se omitió al principio: «${words}»`;
export const movedChange = 'Se movieron frases';
export const leftOutChange = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} frase omitida`,
    other: `${formatNumber(count)} frases omitidas`,
  });

/* Content: copying and sharing a post */

export const copyButton = 'Copiar';
export const copyDraftLabel = (number: number): string => `Copiar el borrador ${formatNumber(number)}`;
export const copySavedLabel = (platform: string): string => `Copiar la publicación para ${platform}`;
export const shareButton = 'Compartir';
export const shareDraftLabel = (number: number): string => `Compartir el borrador ${formatNumber(number)}`;
export const shareSavedLabel = (platform: string): string => `Compartir la publicación para ${platform}`;

/* Content: what a language model is sent */

export const agreementFailed =
  'No pudimos guardar tu consentimiento, así que no se envió nada. Vuelve a intentarlo.';
export const sendingTitle = 'Qué se enviaría';
export const useDeviceButton = 'Usar este dispositivo';
export const sendButton = 'Enviar';
export const agreeAndSendButton = 'Aceptar y enviar';
export const sendingExplained = <Part>(host: Part) => [
  'El modelo de lenguaje en ',
  host,
  ' recibe el texto de abajo y nada más de lo que escribiste. Quien lo gestiona puede leer ese texto. Su respuesta se comprueba antes de que la veas.',
];
export const agreementExplained = (productName: string): string =>
  `El operador de ${productName} eligió este modelo. Tu consentimiento también le permite escribir tus observaciones semanales con las palabras de esa semana cuando las abres. Puedes retirarlo en tu perfil en cualquier momento.`;
export const agreeing = 'Guardando…';
export const sentWordsTitle = 'Tus palabras';
export const sentInstructionsTitle = 'Instrucciones para el modelo';

/* Content: lesson or text */

export const lessonOption = 'Una lección';
export const ownTextOption = 'Mi propio texto';
export const sourceLegend = 'Partir de';
export const ownTextLabel = 'Tu texto';
export const noteLessonLink = 'Anota la lección de hoy';
export const noLessonsYet = <Part>(link: Part) => [
  'Aún no tienes lecciones. ',
  link,
  ' o elige arriba «Mi propio texto».',
];
export const lessonLabel = 'Lección';
export const lessonPlaceholder = 'Busca en tus lecciones';
export const lessonsLabel = 'Lecciones, la más reciente primero';
export const noLessonFound = 'Ninguna lección coincide con estas palabras.';
export const lessonsFound = (count: number): string =>
  count === 0
    ? noLessonFound
    : plural(count, {
        one: `${formatNumber(count)} lección`,
        other: `${formatNumber(count)} lecciones`,
      });
export const lessonsLeft = (shown: number, all: number): string =>
  `Las últimas ${formatNumber(shown)} de ${formatNumber(all)}. Escribe una palabra para encontrar las demás.`;

/* Content: a step */

export const stepLocked = 'Completa primero los pasos anteriores.';

/* Content: what could not be made */

export const tooFewSentences =
  'Aquí no hay suficientes frases completas para una publicación en esta plataforma. Elige otro texto, o escribe algunas frases más sobre lo que pasó y lo que aprendiste.';
export const stillArriving =
  'Las entradas más antiguas aún se están cargando en este dispositivo. Vuelve a intentarlo en un momento.';

/* Content: core value */

export const chooseValuesLink = 'Elegir valores esenciales';
export const noValuesYet = <Part>(link: Part) => ['Aún no has elegido tus valores esenciales. ', link];
export const valueLabel = 'Valor esencial';
export const valuePlaceholder = 'Elige un valor esencial';

/* Content: your voice */

export const toneAndStyle = 'Tono y estilo';
export const themes = 'Temas';
export const storytelling = 'Manera de contar';
export const phrases = 'Frases favoritas';
export const openingsAndEndings = 'Comienzos y finales';
export const voiceTitle = 'Tu voz';
export const voiceExplained =
  'Aprendida en este dispositivo a partir de tus lecciones y entradas, y guardada cifrada. Tus publicaciones se escriben con esta voz.';
export const readingVoice = 'Leyendo…';
export const updateVoiceButton = 'Actualizar mi voz';
export const learnVoiceButton = 'Aprender mi voz';
export const editVoiceLabel = 'Editar tu voz';
export const voiceBlank = 'Escribe algo aquí.';

/* Content: who makes drafts */

export const makerLegend = 'Cómo crear borradores';
export const deviceOption = 'En este dispositivo';
export const modelOption = 'Con un modelo de lenguaje';
export const deviceExplained = 'Tus propias frases se ordenan en este dispositivo. No se envía nada.';
export const modelExplained = (host: string): string =>
  `Verás qué se enviaría a ${host} antes de que se envíe nada.`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string =>
  plural(words, {
    one: `Frases de alrededor de ${formatNumber(words)} palabra.`,
    other: `Frases de alrededor de ${formatNumber(words)} palabras.`,
  });
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: 'Escribe como «yo».',
  we: 'Escribe como «nosotros».',
  you: 'Trata de «tú» a quien lee.',
  none: 'Escribe más sobre cosas que sobre personas.',
};
export const voicePastTense = 'Sobre todo en pasado.';
export const voicePresentTense = 'Sobre todo en presente.';
export const voiceContractions = 'Usa contracciones.';
export const voiceExclamations = 'Usa signos de exclamación.';
export const voiceQuestions = 'Hace preguntas.';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: 'Cuenta lo que pasó y después lo que significa.',
  insight: 'Primero dice la idea y después cuenta cómo llegó a ella.',
  thought: 'Se queda con una sola idea.',
};
export const voiceTextLength = (sentences: number): string =>
  plural(sentences, {
    one: `Alrededor de ${formatNumber(sentences)} frase cada vez.`,
    other: `Alrededor de ${formatNumber(sentences)} frases cada vez.`,
  });
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `A menudo escribe ${formatList(phrases.map((phrase) => `«${phrase}»`))}.`;
export const voiceWritesAbout = (themes: readonly string[]): string =>
  `Escribe sobre ${formatList(themes.map((theme) => `«${theme}»`))}.`;
export const voiceNoPhrases = 'Aún no hay frases que se repitan.';
export const voiceNoThemes = 'Aún no hay temas que se repitan.';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'Empieza con una pregunta.',
  time: 'Empieza diciendo cuándo.',
  person: 'Empieza con una persona.',
  matter: 'Empieza por el tema.',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `A menudo empieza con ${formatList(openings.map((opening) => `«${opening}»`))}.`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: 'Termina con una pregunta.',
  resolve: 'Termina con lo que viene después.',
  statement: 'Termina con una afirmación.',
};
