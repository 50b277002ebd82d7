/* Events in the person's own calendar */

export const clarifyEvent = 'Aclarar tu día';
export const lessonEvent = 'Anotar una lección';
export const visionReviewEvent = 'Revisar una visión';
export const bucketListReviewEvent = 'Revisar la lista de sueños';

/* Answers to calendar apps */

export const feedNotFound =
  'No hay ningún calendario en esta dirección. Puede que la dirección se haya renovado o que el calendario esté desactivado.';
export const tooManyRequests =
  'Este calendario se ha pedido demasiadas veces. Vuelve a intentarlo en una hora.';

/* Calendar in the profile */

export const loadFailed = 'No pudimos cargar la dirección de tu calendario. Vuelve a intentarlo.';
export const tryAgainButton = 'Reintentar';
export const changeFailed =
  'No pudimos cambiar la dirección de tu calendario. Vuelve a intentarlo cuando tengas conexión.';
export const turnOnButton = 'Activar el calendario';
export const addressLabel = 'Dirección secreta';
export const addressHelp =
  'Añade esta dirección a tu aplicación de calendario. Cualquiera que la tenga puede ver las horas de tus recordatorios y las fechas de tus revisiones.';
export const copyAddressButton = 'Copiar dirección';
export const addressCopied = 'Dirección copiada';
export const copyFailed = 'No pudimos copiar la dirección. Selecciónala y cópiala a mano.';
export const renewAddressButton = 'Renovar dirección';
export const turnOffButton = 'Desactivar';
export const turnOffLabel = 'Desactivar el calendario';

/* Calendar in the profile: questions */

export const renewTitle = '¿Renovar la dirección?';
export const renewText =
  'La dirección anterior deja de funcionar de inmediato. Los calendarios que la usan necesitarán la nueva.';
export const turnOffTitle = '¿Desactivar el calendario?';
export const turnOffText = 'Su dirección deja de funcionar de inmediato. Tus recordatorios siguen igual.';
