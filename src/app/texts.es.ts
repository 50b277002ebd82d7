/* Search and commands: what can be done */

export const doTitle = 'Hacer';
export const settingsTitle = 'Ajustes';
export const goToTitle = 'Ir a';
export const keyboardShortcutsLabel = 'Atajos de teclado';
export const keyboardShortcutsKeywords = 'teclas atajos ayuda';

export const signOutButton = 'Cerrar sesión';
export const signOutKeywords = 'salir desconectar';
export const writeKeywords = 'diario página entrada aclarar';
export const addActionButton = 'Añadir una acción';
export const addActionKeywords = 'tarea nueva pendiente agregar';
export const noteLessonButton = 'Anotar una lección';
export const noteLessonKeywords = 'aprender aprendido nueva apuntar';
export const findButton = 'Buscar algo que escribiste';
export const findKeywords = 'búsqueda entrada encontrar';
export const continueWritingButton = 'Seguir escribiendo';
export const writeAnotherPageButton = 'Escribir otra página';
export const writeTodaysPageButton = 'Escribir la página de hoy';
export const themeLabel = (label: string): string => `Tema: ${label}`;
export const themeKeywords = 'apariencia colores modo';

/* Unknown addresses */

export const pageNotFoundTitle = 'Esta página no existe';
export const pageNotFoundText = 'Puede que el enlace sea antiguo o que falte una parte de la dirección.';
export const returnToDashboardButton = 'Volver al panel';
export const goHomeButton = 'Ir a la página de inicio';
export const signInButton = 'Iniciar sesión';

/* The installed app */

export const installedDescription =
  'Cinco preguntas cada mañana, las acciones del día y una lección por la noche.';
export const writePageShortcut = 'Escribir la página de hoy';
export const addActionShortcut = 'Añadir una acción';
export const noteLessonShortcut = 'Anotar una lección';

/* A document without its scripts */

export const scriptsNeeded =
  'Esta aplicación necesita JavaScript, porque tus páginas se cifran y se descifran aquí, en tu navegador.';
