/* Saving, and your data: on iPhones and iPads */

export const clearedAfterAWeek =
  'En un iPhone o iPad, el navegador borra lo que un sitio guarda en el dispositivo tras siete días sin visitas. Lo guardado vuelve cuando inicias sesión; lo que solo está en este dispositivo se perdería. Para evitarlo, añade Growth Loop a tu pantalla de inicio: toca «Compartir» y luego «Añadir a pantalla de inicio» («Agregar a inicio»).';
