import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* A newer release, where there is a private vault */

export const newReleaseReady = 'Hay una versión nueva.';
export const updateNowButton = 'Actualizar ahora';

/* Keyboard shortcuts */

export const writeTodaysPageLabel = 'Escribir la página de hoy';
export const addActionLabel = 'Añadir una acción';
export const noteLessonLabel = 'Anotar una lección';
export const findSomethingLabel = 'Buscar algo que escribiste';
export const showShortcutsLabel = 'Mostrar estos atajos';
export const nextOrSaveLabel = 'Pregunta siguiente, o guardar';
export const closeAndKeepLabel = 'Cerrar y conservar lo escrito';
export const addLinkLabel = 'Añadir un enlace';
export const keyboardShortcutsTitle = 'Atajos de teclado';
export const anywhereTitle = 'En cualquier lugar';
export const notTypingTitle = 'Cuando no estás escribiendo';
export const singleKeysLabel = 'Atajos de una sola tecla';
export const singleKeysHelp =
  'Desactívalos si usas el dictado o pulsas teclas sin querer. El ajuste se conserva en este dispositivo hasta que cierres la sesión.';
export const typingTitle = 'Mientras escribes';
export const foundTitle = 'En una página encontrada';
export const nextMatchLabel = 'Coincidencia siguiente';
export const previousMatchLabel = 'Coincidencia anterior';
export const backToResultsLabel = 'Volver a los resultados';
export const visionTitle = 'En una visión';
export const saveLabel = 'Guardar';
export const boldLabel = 'Negrita';
export const italicLabel = 'Cursiva';
export const underlineLabel = 'Subrayado';

/* Search and commands: other words for pages */

export const todayKeywords = 'panel ciclo de crecimiento inicio aclarar actuar aprender metas';
export const actionsKeywords = 'significativas tareas pendientes';
export const weeklyKeywords = 'resúmenes observaciones semanas';
export const toolsKeywords = 'recursos visiones lista de sueños archivo de oro comunidad descargar';
export const journalKeywords = 'historial entradas páginas descargar año';
export const lessonsKeywords = 'historial aprender descargar';
export const scoringKeywords = 'puntos insignias base de conocimiento';
export const whyItWorksKeywords = 'diario base de conocimiento';
export const taskOverviewKeywords = 'acciones base de conocimiento';
export const repetitionKeywords = 'base de conocimiento';
export const findLink = 'Buscar';
export const findLinkKeywords = 'búsqueda encontrar';
export const weeklyReviewLink = 'Revisión semanal';
export const weeklyReviewKeywords = 'categorías enfoque';
export const contentLink = 'Convertir una lección en publicación';
export const contentKeywords = 'crear contenido compartir voz';

export const profileSettingsLink = 'Ajustes del perfil';
export const profileKeywords =
  'cuenta nombre correo contraseña zona horaria recordatorios dispositivos versión actualizar';
export const coreValuesLink = 'Valores esenciales';
export const coreValuesKeywords = 'cambiar perfil';
export const weeklyCategoriesLink = 'Categorías semanales';
export const weeklyCategoriesKeywords = 'perfil revisión';
export const pausesLink = 'Pausas';
export const pausesKeywords = 'perfil vacaciones viaje racha';
export const emailLink = 'Preferencias de correo';
export const emailKeywords = 'perfil envíos resumen semanal avisos darse de baja';
export const calendarFeedLink = 'Suscripción de calendario';
export const calendarFeedKeywords = 'perfil recordatorios';
export const billingLink = 'Facturación';
export const billingKeywords = 'perfil plan suscripción tarjeta facturas';
export const plansLink = 'Planes y precios';
export const plansKeywords = 'tarifas suscribirse mejorar';
export const downloadLink = 'Descargar todo';
export const downloadKeywords = 'tus datos copia completa exportar respaldo eliminar cuenta';
export const bookLink = 'Hacer un libro';
export const bookKeywords = 'pdf imprimir papel exportar';
export const importLink = 'Importar un diario';
export const importKeywords = 'copia completa restaurar subir';
export const syncMonitorLink = 'Monitor de sincronización';
export const syncMonitorKeywords = 'google tasks registro';
export const termsLink = 'Términos';
export const termsKeywords = 'legal condiciones';
export const privacyLink = 'Privacidad';
export const privacyKeywords = 'legal protección de datos';

/* Search and commands */

export const findWordsButton = (words: string): string => `Buscar «${words}» en todo lo que escribiste`;
export const searchAndCommandsTitle = 'Búsqueda y comandos';
export const commandLabel = '¿Qué te gustaría hacer?';
export const commandPlaceholder = 'Escribe un comando o busca';
export const closeLabel = 'Cerrar';
export const chooseHint = 'Elegir';
export const openHint = 'Abrir';
export const closeHint = 'Cerrar';
export const commandsLabel = 'Comandos';
export const findInWritingTitle = 'Buscar';
export const hitsCount = (count: number): string =>
  plural(count, { one: '1 coincidencia', other: `${formatNumber(count)} coincidencias` });
export const results = (count: number): string =>
  plural(count, { one: '1 resultado', other: `${formatNumber(count)} resultados` });

/* Writing after the trial */

export const trialEndedTitle = 'Tu prueba ha terminado';
export const closeButton = 'Cerrar';
export const seePlansButton = 'Ver planes';
export const trialEndedText = 'Todo lo que escribiste está a salvo. Elige un plan para seguir escribiendo.';

/* Menu */

export const coachingCallLink = 'Programar una sesión de coaching';

export const historyTitle = 'Historial';

export const knowledgeBaseTitle = 'Base de conocimiento';
export const themeTitle = 'Tema';

export const signOutButton = 'Cerrar sesión';
export const menuLabel = 'Menú';

/* Navigation */

export const todayLink = 'Hoy';
export const actionsLink = 'Acciones';
export const weeklyLink = 'Semana';
export const toolsLink = 'Recursos';

export const journalLink = 'Diario';

export const lessonsLink = 'Lecciones aprendidas';

export const scoringLink = 'Cómo se cuentan los puntos';

export const whyItWorksLink = 'Por qué funciona';

export const taskOverviewLink = 'Sobre las acciones';

export const repetitionLink = 'El poder de la repetición';

/* Top bar */

export const mainLabel = 'Principal';
export const findLabel = 'Buscar';
export const findTitle = 'Buscar (/)';
export const mainBottomLabel = 'Principal, abajo';
