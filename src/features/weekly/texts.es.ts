import { formatList, formatNumber, plural } from '../../kernel/intl.es.ts';

/* Messages */

export const notAuthenticated = 'No has iniciado sesión.';

export const notLoaded = 'Hubo un problema al cargar tus datos.';

export const generating = 'Generando…';

export const notGenerated = 'No se pudieron generar las observaciones';

export const missing = 'Faltan datos';

export const noContent = 'Por ahora no hay contenido.';

export const lessonsNotOpened = 'No se pudieron cargar las lecciones descifradas';

export const notReviewed = 'No se pudo procesar la reflexión';

export const reviewNotLoaded = 'No se pudo cargar la revisión semanal.';

export const categoriesNotLoaded = 'No se pudieron cargar las categorías';
export const categoryBlank = 'Ponle un nombre a la categoría.';

export const categoryNotAdded = 'No se pudo añadir la categoría';
export const categoryNotChanged = 'No se pudo actualizar la categoría';

/* API messages */

export const weekNotFromSunday = 'Una semana empieza en domingo.';
export const notAWeek = 'Una semana va de un domingo a su sábado.';
export const tooMuchText = 'Es más texto del que cabe en una revisión.';

/* A week’s title and growth */

/** A title in the middle of a sentence. */
const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** `end` is a day alone where `start` has the same month, which Spanish says last: «Del 1 al 7 de mayo». */
export const week = (start: string, end: string): string => {
  const [day, month] = start.split(' de ');
  return month && /^\d+$/u.test(end) ? `Del ${day} al ${end} de ${month}` : `Del ${start} al ${end}`;
};
export const weekOfYear = (start: string, end: string, year: string): string =>
  `${week(start, end)} de ${year}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `Del ${start} de ${startYear} al ${end} de ${endYear}`;
export const growth = (loops: number, points: number): string =>
  plural(loops, {
    one: plural(points, {
      one: '1 ciclo cerrado, 1 punto',
      other: `1 ciclo cerrado, ${formatNumber(points)} puntos`,
    }),
    other: plural(points, {
      one: `${formatNumber(loops)} ciclos cerrados, 1 punto`,
      other: `${formatNumber(loops)} ciclos cerrados, ${formatNumber(points)} puntos`,
    }),
  });
export const growthWithBadge = (growth: string, badge: string): string => `${growth}: ${badge}`;

/* Profile: weekly categories */

export const categoryNotFound = 'No pudimos encontrar esa categoría. Puede que se haya eliminado.';

/* Profile: the form for a category */

export const categoryLabel = 'Categoría';
export const categoryDescriptionLabel = 'Qué va en ella';
export const addCategoryButton = 'Añadir categoría';
export const editLabel = (categoryName: string): string => `Editar «${categoryName}»`;

/* Unsaved changes and undo */

export const newCategory = 'Una categoría semanal nueva';
export const saveAsNewButton = 'Guardar como categoría nueva';
export const changedCategory = 'Una categoría semanal editada';
export const restoredCategory = 'Una categoría semanal restaurada';
export const deletedCategory = 'Una categoría semanal eliminada';
export const categoryDeleted = 'Categoría eliminada';

/* Weekly insights: quotations below a sentence */

export const quotationsLabel = 'De tus propias palabras';
export const entryPlace = 'Diario';
export const lessonPlace = 'Lección';
export const actionPlace = 'Acción';
export const placeAndDay = (place: string, day: string): string => `${place}, ${day}`;
export const showPagesButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 página', other: `Mostrar ${formatNumber(count)} páginas` });
export const showLessonsButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 lección', other: `Mostrar ${formatNumber(count)} lecciones` });
export const showActionsButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 acción', other: `Mostrar ${formatNumber(count)} acciones` });
export const showNotesButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 nota', other: `Mostrar ${formatNumber(count)} notas` });
export const showFewerButton = 'Mostrar menos';

/* Weekly insights: answers to a sentence */

export const answerLabel = (said: string): string => `Responder a esta frase: ${said}`;
export const notTrueAction = 'No es cierto';
export const notAgainAction = 'No volver a decirlo';
export const hiddenUntilNews = 'Oculta hasta que escribas algo nuevo sobre ello.';
export const hiddenForGood = 'Oculta en todas las semanas.';
export const answerFailed = 'No pudimos guardar tu respuesta. Vuelve a intentarlo.';
export const undoFailed = 'No pudimos deshacerlo.';

/* Weekly insights: hidden sentences */

export const hiddenSentencesTitle = 'Frases ocultas';
export const hiddenSentences = (count: number): string => `Frases ocultas (${formatNumber(count)})`;
export const showAgainButton = 'Volver a mostrar';
export const showAgainLabel = (said: string): string => `Volver a mostrar: ${said}`;
export const shownAgain = 'Esta frase puede volver a mostrarse.';
export const showAgainFailed = 'No pudimos cambiarlo. Vuelve a intentarlo.';

/* Unsaved changes to answers */

export const answeredInsight = 'Una respuesta a una observación semanal';
export const withdrawnAnswer = 'Una frase oculta que volverá a mostrarse';

/* API messages about answers */

export const answerNotFound =
  'No pudimos encontrar esa respuesta. Puede que la frase ya se muestre otra vez.';

/* Unsaved changes */

export const weekInsights = 'Observaciones semanales';

/* Weekly insights: what a language model would receive */

export const consentNotSaved =
  'No pudimos guardar tu consentimiento, así que no se envió nada. Vuelve a intentarlo.';
export const sentTitle = 'Qué se enviaría';
export const agreeing = 'Aceptando…';
export const cancelButton = 'Cancelar';
export const agreeAndSendButton = 'Aceptar y enviar';
export const modelUse = <Part>(host: Part) => [
  'Si aceptas, el modelo de lenguaje en ',
  host,
  ' recibe lo que escribiste esta semana y escribe tus observaciones. Está desactivado hasta entonces.',
];
export const modelUseAlso =
  'Recibe otras semanas cuando abres sus observaciones, y lo que eliges enviar para una publicación.';
export const modelReaders = 'Quien lo gestiona puede leer ese texto.';
export const modelChecked = 'Lo que escribe se compara con tus palabras antes de que lo veas.';
export const modelWithdraw = 'Puedes retirar tu consentimiento en tu perfil en cualquier momento.';
export const sentExactlyLink = 'Mostrar exactamente qué se envía';
export const sentMarks = 'También se envían las marcas que numeran las notas y delimitan tus palabras.';
export const notSent =
  'No se envían tu nombre, tu dirección de correo, tus visiones, tus listas de valores y metas, las fechas ni las palabras de otras semanas.';
export const yourWordsTitle = 'Tus palabras de esta semana';
export const modelInstructionsTitle = 'Las instrucciones del modelo';

/* Weekly insights: who wrote them */

export const modelWriting = (host: string): string =>
  `El modelo de lenguaje en ${host} está escribiendo sus propias observaciones. Puede tardar medio minuto.`;

export const tryAgainButton = 'Reintentar';
export const modelSilent =
  'No se pudo conectar con el modelo de lenguaje, o nada de lo que escribió coincidía con tus palabras. Estas observaciones se escribieron en tu dispositivo.';
export const changeInProfileLink = 'Cámbialo en tu perfil';
export const modelWrote = <Part>(link: Part) => [
  'Escritas por un modelo de lenguaje a partir de lo que escribiste esta semana. Se omitieron las frases que no coincidían con tus palabras. ',
  link,
];
export const browserModelWriting =
  'El modelo de lenguaje de tu navegador está escribiendo sus observaciones en este dispositivo. Puede tardar unos minutos.';
export const browserModelSilent =
  'El modelo de lenguaje de tu navegador no respondió, o nada de lo que escribió coincidía con tus palabras. Estas observaciones se escribieron sin él.';
export const browserModelWrote = <Part>(link: Part) => [
  'Escritas por el modelo de lenguaje de tu navegador, en un dispositivo tuyo. Se omitieron las frases que no coincidían con tus palabras. ',
  link,
];
export const browserModelOffer =
  'El modelo de lenguaje de tu navegador también puede escribir estas observaciones. Lo hace en este dispositivo, y no se envía nada.';
export const letBrowserWriteButton = 'Dejar que escriba';
export const browserModelToFetch =
  'Tu navegador puede descargar un modelo de lenguaje propio, de varios gigabytes. Después escribe estas observaciones en este dispositivo, y no se envía nada.';
export const fetchBrowserModelButton = 'Descargarlo y dejar que escriba';
export const browserModelFetching = (percent: number): string =>
  `Tu navegador está descargando su modelo de lenguaje: ${formatNumber(percent)} %`;
export const browserModelNotFetched = 'Tu navegador no pudo descargar su modelo de lenguaje.';
export const modelOffer = 'Si quieres, un modelo de lenguaje puede escribir estas observaciones.';
export const seeSentButton = 'Ver qué se enviaría';

/* A week in numbers */

export const ofActions = (totalActions: number): string => `de ${formatNumber(totalActions)}`;
export const journalEntries = 'Entradas del diario';
export const lessons = 'Lecciones';
export const actionsCompleted = 'Acciones completadas';
export const completionRate = 'Porcentaje completado';

/* Weekly insights: points by week */

export const tableLink = 'Ver como tabla';
export const badgeFrom = (name: string, points: number): string =>
  `${name} desde ${formatNumber(points)} puntos`;
export const badges = (badges: readonly string[]): string => `Insignias: ${formatList(badges)}`;
export const pointsTableCaption = 'Puntos por semana, la más reciente primero';
export const weekColumn = 'Semana';
export const pointsColumn = 'Puntos';
export const closedLoopsColumn = 'Ciclos cerrados';
export const badgeColumn = 'Insignia';
export const noneYet = 'Aún ninguna';

/* Weekly summaries: a week */

export const detailedAnalysisButton = 'Análisis detallado';

export const availableOn = (weekday: string): string => `Disponible el ${weekday}, cuando acabe la semana.`;

/* A week, day by day */

export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  plural(all, {
    one: `${day}: ${strokes} de 3, ${done} de 1 acción`,
    other: `${day}: ${strokes} de 3, ${done} de ${formatNumber(all)} acciones`,
  });
export const dayLabel = (day: string, strokes: number): string => `${day}: ${strokes} de 3`;
export const clarifyActLearn = 'Aclarar, Actuar, Aprender';
export const actionDone = 'Acción hecha';
export const actionOpen = 'Aún sin hacer';

/* Weekly insights: a week */

export const weeklySummariesLink = 'Resúmenes semanales';
export const moodTitle = 'Ánimo';
export const weekDaysTitle = 'Día a día';
export const pointsByWeekTitle = 'Puntos por semana';
export const inShortTitle = 'En pocas palabras';
export const worthCelebratingTitle = 'Para celebrar';
export const patternsTitle = 'Patrones';
export const noPatterns = 'No hay patrones que mostrar en esta semana.';
export const patternsHidden = 'Has ocultado los patrones que se encontraron en esta semana.';
export const nothingNew = 'En esta semana no hay nada nuevo.';
export const knownPatterns = (count: number): string =>
  `Como en las semanas anteriores (${formatNumber(count)})`;
export const otherLanguage =
  'Por ahora, los patrones y las sugerencias solo salen de textos en inglés. Tus cifras cuentan todos los idiomas.';
export const forNextWeekTitle = 'Para la próxima semana';

/* Weekly insights: a week that can’t be shown */

export const weeklyInsights = 'Observaciones semanales';
export const chooseWeek = 'Elige una semana en tus resúmenes semanales para ver sus observaciones.';
export const invalidWeek =
  'Esta dirección no contiene una fecha válida. Elige una semana en tus resúmenes semanales.';

export const goBackButton = 'Volver';
export const noEntries = 'No hay entradas de esta semana.';
export const notStartedTitle = 'Esta semana aún no ha empezado';
export const notOverTitle = 'Esta semana aún no ha terminado';
export const readableOn = (day: string): string =>
  `Podrás leer sus observaciones el ${day}, cuando acabe la semana.`;
export const readWeekButton = (week: string): string => `Leer la semana ${inSentence(week)}`;
export const seeSummariesButton = 'Ver los resúmenes semanales';

/* Weekly insights: the letter */

export const readLetterLink = 'Leerla como carta';

/* Letter */

export const letter = 'Carta';
export const youCelebratedTitle = 'Lo que celebraste';
export const monthByMonthTitle = 'Mes a mes';
export const whatMovedTitle = 'Lo que avanzó';
export const whatCameBackTitle = 'Lo que volvió';
export const questionTitle = 'Una pregunta';
export const readingWeeks = (weeks: number): string =>
  plural(weeks, { one: 'Leyendo una semana…', other: `Leyendo ${formatNumber(weeks)} semanas…` });
export const letterNotMade =
  'No pudimos escribir esta carta en tu dispositivo. Lo que escribiste está a salvo.';
export const printLetterButton = 'Imprimir carta';
export const otherLettersLabel = 'Otras cartas';
export const earlierLetterLink = (name: string): string => `Anterior: ${name}`;
export const laterLetterLink = (name: string): string => `Siguiente: ${name}`;

/* Letter: the picture to share */

export const makePictureButton = 'Crear imagen para compartir';
export const pictureTitle = (name: string): string => `Una imagen: ${name}`;
export const pictureHelp = 'Muestra anillos, cifras y fechas. No contiene ninguna de tus palabras.';
export const pictureFailed = 'No pudimos dibujar la imagen en este navegador.';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = 'Guardar imagen';
export const sharePictureButton = 'Compartir imagen';
export const closeButton = 'Cerrar';

/* Letter: one that can’t be shown */

export const chooseLetter =
  'Elige una semana, un mes o un año en tus resúmenes semanales para leer su carta.';
export const invalidLetter =
  'Esta dirección no contiene una semana, un mes o un año válidos. Elige uno en tus resúmenes semanales.';
export const letterNotStarted = {
  week: 'Esta semana aún no ha empezado',
  month: 'Este mes aún no ha empezado',
  year: 'Este año aún no ha empezado',
};
export const letterNotOver = {
  week: 'Esta semana aún no ha terminado',
  month: 'Este mes aún no ha terminado',
  year: 'Este año aún no ha terminado',
};
export const letterReadableOn = (day: string): string => `Podrás leer su carta el ${day}.`;
export const readLetterButton = (period: string): string => `Leer la carta: ${period}`;

/* Weekly summaries: letters */

export const lettersTitle = 'Cartas';
export const lettersHint = 'Un mes o un año en pocas líneas, con tus propias palabras.';
export const letterYearsLabel = 'Años';
export const letterMonthsLabel = 'Meses';

/* Weekly review */

export const weeklyReview = 'Revisión semanal';
export const lastSevenDays = (days: string): string => `Los últimos siete días, ${inSentence(days)}`;
export const ofSevenDays = 'de 7 días';
export const journaled = 'Escribiste';
export const finishedAnAction = 'Completaste una acción';
export const notedALesson = 'Anotaste una lección';

export const runWeeklyReviewButton = 'Hacer revisión semanal';
export const running = 'En curso…';
export const sortedByValues = 'Tus notas se ordenan según tus valores esenciales.';
export const noCategories = 'Elige tus valores esenciales en tu perfil para ordenar tus notas según ellos.';
export const focusPointsLabel = 'Puntos de atención';

export const insightsActionsByCategory = 'Observaciones y acciones por categoría';

export const reviewOtherLanguage = 'Por ahora, solo las notas en inglés se pueden ordenar por categorías.';
export const quietCategories = (names: string[]): string =>
  plural(names.length, {
    one: `Nada de lo que escribiste estos días menciona esta categoría: ${formatList(names)}.`,
    other: `Nada de lo que escribiste estos días menciona estas categorías: ${formatList(names)}.`,
  });

/* Weekly summaries */

export const weeklySummaries = 'Resúmenes semanales';
export const summariesHint = 'Cada semana de un vistazo, en cifras y con tus propias palabras';
export const weeklyReviewButton = 'Revisar tu semana';
export const summariesEmptyTitle = 'Aquí aparecerán tus semanas.';
export const summariesEmpty =
  'Después de tu primera página, cada semana muestra sus siete días, tus cifras y lo que tus propias palabras tienen en común.';
export const writeFirstPageButton = 'Escribir tu primera página';

/* Unsaved changes to the consent */

export const changedConsent = 'Tu consentimiento a un modelo de lenguaje';

/* Profile: weekly categories */

export const weeklyCategoriesLabel = 'Categorías semanales';
export const editButton = 'Editar';
export const deleteButton = 'Eliminar';
export const optionsForLabel = (categoryName: string): string => `Opciones de «${categoryName}»`;

/* Profile: the language model */

export const browserModelUsed =
  'El modelo de lenguaje de tu navegador escribe las observaciones semanales en este dispositivo, y no se envía nada.';
export const turnBrowserModelOffButton = 'Desactivarlo';
export const browserModelOff = 'El modelo de lenguaje de tu navegador está desactivado.';
export const consentWithdrawn = 'Consentimiento retirado. Ningún modelo de lenguaje recibe tus palabras.';
export const modelNoLongerUsed = 'Este modelo ya no se usa aquí, y no se le envía nada.';
export const consentGiven = (day: string, host: string): string =>
  `El ${day} aceptaste compartir tus palabras con el modelo de lenguaje en ${host}. Recibe las palabras de una semana cuando abres sus observaciones, y lo que eliges enviar para una publicación.`;
export const withdrawButton = 'Retirar consentimiento';
export const consentNotWithdrawn = 'No pudimos retirar tu consentimiento. Vuelve a intentarlo.';
export const insightsLink = 'observaciones semanales';
export const postsLink = 'publicaciones';
export const noModelWithVault =
  'Tu bóveda privada está activada, así que ningún modelo de lenguaje fuera de tus dispositivos recibe lo que escribiste.';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  'Ningún modelo de lenguaje recibe tus palabras. Si aceptas, el modelo en ',
  host,
  ' puede escribir tus observaciones semanales y borradores de publicaciones. Verás qué se enviaría antes de decidir, en tus ',
  insights,
  ' y ',
  posts,
  '.',
];
