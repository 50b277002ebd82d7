/* Beside a writing area */

export const speakButton = 'Hablar en lugar de escribir';
export const stopButton = 'Dejar de escuchar';
export const listening = 'Escuchando. Lo que dices se queda en este dispositivo.';

export const microphoneRefused =
  'Este navegador no deja que Growth Loop use el micrófono. Puedes cambiarlo junto a la dirección de la página.';
export const listeningFailed =
  'No pudimos escuchar en este momento. Lo que has dicho hasta ahora está escrito.';
export const notRecorded = 'No pudimos iniciar la grabación.';

/* In the profile */

export const settingTitle = 'Dictado';
export const settingHelp =
  'Habla en lugar de escribir, dondequiera que escribas. Tu navegador lo convierte en texto en este dispositivo, y nadie más lo oye.';
export const showLabel = 'Mostrar un micrófono junto a lo que escribo';
export const keepLabel = 'Conservar una grabación de lo que digo';
export const keepHelp =
  'Junto a entradas, lecciones e historias de la lista de sueños, hasta cinco minutos cada una. Cifrada como lo que escribes.';
export const installHelp = 'Puede que tu navegador tenga que descargar antes lo que necesita para tu idioma.';
export const installButton = 'Preparar el dictado';
export const installing = 'Tu navegador está descargando lo que necesita. Puede tardar unos minutos.';
export const notOnThisDevice =
  'Este navegador no puede convertir la voz en texto en este dispositivo, así que no hay micrófono: lo que dijeras saldría de él.';
export const installFailed = 'Tu navegador no pudo descargar lo que necesita. Vuelve a intentarlo más tarde.';
