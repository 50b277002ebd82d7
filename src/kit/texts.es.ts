import { formatNumber, plural } from '../kernel/intl.es.ts';

/* Errors that can be tried again */

export const tryAgainButton = 'Reintentar';

/* How often something is reviewed */

export const weekly = 'Cada semana';
export const monthly = 'Cada mes';
export const quarterly = 'Cada trimestre';
export const reviewLabel = 'Revisión';
export const nextReview = <Part>(time: Part) => ['Próxima revisión: ', time];

/* Editing */

export const saveButton = 'Guardar';
export const cancelButton = 'Cancelar';
export const addButton = 'Añadir';

/* Fields */

export const optional = '(opcional)';

/* Earlier versions */

export const earlierVersions = (count: number): string => `Versiones anteriores (${formatNumber(count)})`;
export const replacedOn = (time: string): string => `Reemplazada el ${time}`;
export const restoreVersionLabel = (time: string): string => `Restaurar la versión reemplazada el ${time}`;
export const restoreButton = 'Restaurar';

/* Lengths of texts */

export const charactersLeft = (count: number): string =>
  plural(count, { one: 'Queda 1 carácter', other: `Quedan ${formatNumber(count)} caracteres` });
export const overLimit = (count: number, limit: number): string =>
  plural(count, {
    one: `Hay 1 carácter más que el límite de ${formatNumber(limit)}.`,
    other: `Hay ${formatNumber(count)} caracteres más que el límite de ${formatNumber(limit)}.`,
  });
export const limit = (count: number): string =>
  plural(count, {
    one: 'El límite es de 1 carácter.',
    other: `El límite es de ${formatNumber(count)} caracteres.`,
  });
export const charactersTooMany = (count: number): string =>
  plural(count, { one: 'Sobra 1 carácter.', other: `Sobran ${formatNumber(count)} caracteres.` });

/* Passwords */

export const hideButton = 'Ocultar';
export const showButton = 'Mostrar';
export const showPasswordLabel = 'Mostrar la contraseña';
export const hidePasswordLabel = 'Ocultar la contraseña';

/* Loading */

export const loading = 'Cargando';

/* Theme */

export const theme = 'Tema';

/* When a loop closes */

export const closingSignal = 'Al cerrarse tu ciclo';
export const noSignal = 'Nada';
export const soundSignal = 'Un sonido suave';
export const touchSignal = 'Una vibración corta';

/* Messages */

export const dismissLabel = 'Cerrar';
export const moreMessages = (count: number): string => `${formatNumber(count)} más`;

/* Connection */

export const offline = 'No tienes conexión. Algunas funciones pueden no estar disponibles.';

export const backOnline = 'Vuelves a tener conexión';

/* A page that breaks */

export const somethingWentWrongTitle = 'Algo salió mal';
export const pageLoadFailed = 'No pudimos cargar esta página. Revisa tu conexión y vuelve a intentarlo.';
export const pageStopped = 'Esta página se detuvo de forma inesperada. Todo lo que guardaste está a salvo.';

export const returnToDashboardButton = 'Volver al panel';

/* What isn’t on the device yet */

export const notAuthenticated = 'Sesión no iniciada';
export const olderPagesLoading = 'Tus páginas más antiguas aún se están cargando.';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `Este enlace aún no está configurado. Su dirección se define en ${setting}.`;

/* Theme */

export const systemTheme = 'Sistema';
export const lightTheme = 'Claro';
export const darkTheme = 'Oscuro';

/* Footer */

export const encryptionNote = 'Tu diario, tus lecciones, tus acciones y tus metas se guardan cifrados.';

/* Dialogs that open later */

export const dialogLoadFailed = 'No pudimos abrir esto. Recarga la página y vuelve a intentarlo.';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `Paso ${step} de ${steps}`;

/* Skipping the bars */

export const skipToContent = 'Ir al contenido';

/* Footer links */

export const termsLink = 'Términos';
export const privacyLink = 'Privacidad';
export const languagesLabel = 'Idiomas';

/* Choosing a date */

export const datePlaceholder = 'd/m/aaaa';
export const dateNotKnown = 'No reconocemos esta fecha. Prueba con «5 nov 2026».';
export const chooseDateLabel = (field: string): string => `${field}: elegir en el calendario`;
export const previousYearLabel = 'Año anterior';
export const previousMonthLabel = 'Mes anterior';
export const nextMonthLabel = 'Mes siguiente';
export const nextYearLabel = 'Año siguiente';
