import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'Profesional',
  personal: 'Personal',
  health: 'Salud',
  relationships: 'Relaciones',
  ideal_day: 'Día ideal',
};

export const PROMPTS: Readonly<Record<Section, string>> = {
  professional: '¿Qué haces, con quién, y qué mejora gracias a ello? Escribe como si hoy fuera verdad.',
  personal: '¿En quién te estás convirtiendo y para qué sacas tiempo? Escribe como si hoy fuera verdad.',
  health: '¿Cómo se siente tu cuerpo en un buen día y qué lo mantiene así? Escribe como si hoy fuera verdad.',
  relationships:
    '¿Quién está cerca de ti y cómo es el tiempo que comparten? Escribe como si hoy fuera verdad.',
  ideal_day: 'Desde que te despiertas hasta que te duermes: ¿dónde estás, qué haces y quién está contigo?',
};

/* Vision Documents: the rows */

export const visionsNotLoaded = 'No pudimos cargar tus visiones. Vuelve a intentarlo.';
export const empty = 'Vacía';
export const draft = 'Borrador';

export const reviewDue = 'Toca revisar';
export const nextReview = (day: string): string => `Próxima revisión: ${day}`;

/* Vision Documents: reading */

export const textNotLoaded = 'No pudimos mostrar esta visión. Vuelve a intentarlo.';
export const writeButton = 'Escribir';
export const continueButton = 'Seguir escribiendo';
export const writeLabel = (section: Section): string => `Escribir: ${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string => `Seguir escribiendo: ${SECTION_NAMES[section]}`;
export const draftNotSaved = 'Lo que escribiste aún no está guardado.';
export const cadenceLabel = (section: Section): string => `Cada cuánto revisas: ${SECTION_NAMES[section]}`;
export const markReviewedButton = 'Marcar como revisada';

export const reviewed = (section: Section): string =>
  `Visión revisada: ${SECTION_NAMES[section]}. La próxima revisión ya está programada.`;
export const reviewFailed = 'No pudimos guardar tu revisión. Vuelve a intentarlo.';
export const cadenceFailed = 'No pudimos guardar cada cuánto revisas. Vuelve a intentarlo.';
export const versionRestored = 'Versión anterior restaurada';
export const restoreFailed = 'No pudimos restaurar esa versión. Vuelve a intentarlo.';
export const undoButton = 'Deshacer';

/* Vision Documents: writing */

export const editorNotLoaded = 'No pudimos cargar el editor. Vuelve a intentarlo.';
export const editorLabel = (section: Section): string => `Visión: ${SECTION_NAMES[section]}`;
export const saveButton = 'Guardar';
export const saving = 'Guardando';
export const closeButton = 'Cerrar';
export const discardButton = 'Descartar cambios';

export const saved = (section: Section): string => `Visión guardada: ${SECTION_NAMES[section]}`;
export const saveFailed =
  'No pudimos guardar tu visión. Sigue aquí, así que deja esta página abierta y vuelve a intentarlo.';
export const changedElsewhere =
  'Esta visión se cambió en otro dispositivo. Si guardas, la otra versión se conserva en «Versiones anteriores».';
export const discarded = 'Tus cambios se descartaron.';
export const pickedUp = 'Sigues donde lo dejaste.';
export const openElsewhere =
  'Esta visión está abierta en otra pestaña. Se muestra la última versión que guardes, y la otra se conserva.';
export const otherTabClosed = 'La otra pestaña se cerró.';
export const continueHereButton = 'Seguir aquí con su texto';

/* The editor: its toolbar */

export const toolbarLabel = 'Formato';
export const bold = 'Negrita';
export const italic = 'Cursiva';
export const underline = 'Subrayado';
export const strikethrough = 'Tachado';
export const heading = (level: number): string => `Título ${level}`;
export const bulletList = 'Lista con viñetas';
export const numberedList = 'Lista numerada';
export const link = 'Enlace';

/* The editor: a link */

export const linkTitle = 'Enlace';
export const linkTextLabel = 'Texto';
export const linkAddressLabel = 'Enlazar con';
export const linkAddressHelp = 'Una página web, una dirección de correo o un número de teléfono';
export const linkAddressMissing = 'Escribe adónde lleva el enlace.';
export const linkAddressInvalid =
  'No podemos enlazar con eso. Escribe una página web (https://…), una dirección de correo o un número de teléfono (tel:…).';
export const removeLinkButton = 'Quitar enlace';
export const setLinkButton = 'Poner enlace';
export const cancelButton = 'Cancelar';

/* Waiting to be saved: what each change is called */

export const visionChange: Readonly<Record<Section, string>> = {
  professional: 'Tu visión profesional',
  personal: 'Tu visión personal',
  health: 'Tu visión de la salud',
  relationships: 'Tu visión de las relaciones',
  ideal_day: 'Tu visión del día ideal',
};
export const cadenceChange: Readonly<Record<Section, string>> = {
  professional: 'Cada cuánto revisas tu visión profesional',
  personal: 'Cada cuánto revisas tu visión personal',
  health: 'Cada cuánto revisas tu visión de la salud',
  relationships: 'Cada cuánto revisas tu visión de las relaciones',
  ideal_day: 'Cada cuánto revisas tu visión del día ideal',
};
export const reviewChange: Readonly<Record<Section, string>> = {
  professional: 'Una revisión de tu visión profesional',
  personal: 'Una revisión de tu visión personal',
  health: 'Una revisión de tu visión de la salud',
  relationships: 'Una revisión de tu visión de las relaciones',
  ideal_day: 'Una revisión de tu visión del día ideal',
};

/* Answers of the server */

export const visionNotFound = 'No pudimos encontrar esa visión. Puede que se haya eliminado.';
