/* No answer from the server */

export const noConnection = 'Ahora no hay conexión. Vuelve a intentarlo cuando la tengas.';

export const unexpected = 'Algo salió mal. Vuelve a intentarlo en unos minutos.';
