import { formatNumber, plural } from '../../kernel/intl.es.ts';

/* Adding pictures and recordings */

export const addPicturesButton = 'Añadir imágenes';
export const recordButton = 'Grabar';
export const addingNotLoaded =
  'Ahora no se pueden añadir imágenes. Revisa tu conexión y vuelve a intentarlo.';
export const preparingLabel = (name: string): string => `Preparando ${name}`;
export const dismissButton = 'Cerrar';
export const dismissLabel = (name: string): string => `Cerrar el mensaje sobre ${name}`;
export const tooManyPictures = (most: number): string =>
  `Aquí puedes añadir hasta ${formatNumber(most)} imágenes. Esta no se añadió.`;
export const tooManyRecordings = (most: number): string =>
  `Aquí puedes añadir hasta ${formatNumber(most)} grabaciones. Esta no se añadió.`;
export const noRoomOnDevice =
  'No hay espacio suficiente en este dispositivo. Libera espacio y añádela de nuevo.';
export const notKeptOnDevice = 'Este navegador no permite guardar archivos, así que no se añadió.';
export const notAdded = 'No se pudo añadir. Vuelve a intentarlo.';
export const keepPlacesLabel = 'Conservar el lugar de las fotos';
export const keepPlacesHelp = 'Desactivado en este dispositivo hasta que lo actives. Se guarda cifrado.';
export const unmeteredLabel = 'Subir imágenes y grabaciones solo por wifi';
export const unmeteredHelp =
  'Hasta entonces se conservan en este dispositivo. Lo que escribes siempre se envía al momento.';

/* Why a picture isn't taken */

export const fileEmpty = 'Este archivo está vacío.';
export const fileIsDrawing = 'No se pueden añadir dibujos SVG. Guárdalo antes como PNG o JPEG.';
export const fileIsVideo = 'Esto es un vídeo. Aquí solo se pueden añadir imágenes.';
export const fileIsOther =
  'Este archivo no es una imagen. Puedes añadir archivos JPEG, PNG, WebP, GIF, HEIC y AVIF.';
export const fileIsTwo = 'Este archivo contiene algo más que una imagen, así que no se puede añadir.';
export const fileDamaged = 'Esta imagen está incompleta o dañada.';
export const fileTooManyPixels = 'Esta imagen es demasiado grande. Puede tener hasta 100 megapíxeles.';
export const fileTooManyBytes = 'Este archivo es demasiado grande. Puede tener hasta 150 MB.';
export const fileNotDecoded =
  'Este navegador no puede abrir esta imagen. Guárdala como JPEG y añádela de nuevo.';
export const browserTooOld = 'Este navegador no puede preparar imágenes. Actualízalo o usa otro.';

/* Pictures under what was written */

export const attachmentsLabel = 'Imágenes y grabaciones';
export const picturesLabel = 'Imágenes';
const numbered = (number: number, count: number): string =>
  `Imagen ${formatNumber(number)} de ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `${description}. ${numbered(number, count)}`;
export const pictureOffline = 'Aún no está en este dispositivo';
export const pictureOnItsWay = 'Todavía en otro dispositivo';
export const pictureGone = 'Ya no está disponible';
export const pictureDamaged = 'No se puede mostrar';
export const onlyHere = (count: number): string =>
  plural(count, {
    one: 'Por ahora, solo en este dispositivo',
    other: `Por ahora, ${formatNumber(count)} están solo en este dispositivo`,
  });
export const sending = 'Subiendo';
export const sendAgainButton = 'Reintentar';
export const pictureAlone = 'Imagen';

/* The pictures of a history, month by month */

export const showPicturesButton = 'Mostrar imágenes';
export const showPagesButton = 'Mostrar páginas';
export const monthsLabel = 'Meses con imágenes';
export const picturesOfMonth = (month: string): string => `Imágenes de ${month}`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}. ${pictureLabel(description, number, count)}`;
export const noPicturesTitle = 'Aún no hay imágenes.';
export const noPicturesHint = 'Aquí aparecen las imágenes que añades a una página.';

/* Describing a picture */

export const describeQuestion = '¿Qué muestra esta imagen?';
export const describeQuestionOf = (number: number): string =>
  `¿Qué muestra la imagen ${formatNumber(number)}?`;
export const describeHelp = 'Opcional. Los lectores de pantalla la leen en voz alta.';
export const descriptionLabel = 'Descripción';
export const saveDescriptionButton = 'Guardar';
export const skipDescriptionButton = 'Omitir';
export const addDescriptionButton = 'Añadir descripción';
export const editDescriptionButton = 'Editar descripción';
export const cancelButton = 'Cancelar';
export const notChanged = 'No se pudo guardar tu cambio. Vuelve a intentarlo.';

/* The viewer */

export const viewerTitle = 'Imagen';
export const closeButton = 'Cerrar';
export const previousButton = 'Mostrar la imagen anterior';
export const nextButton = 'Mostrar la imagen siguiente';
export const zoomInButton = 'Acercar';
export const zoomOutButton = 'Alejar';
export const deletePictureButton = 'Eliminar imagen';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} de ${formatNumber(count)}`;
export const pictureDeleted = 'Imagen eliminada';
export const recordingDeleted = 'Grabación eliminada';
export const notDeleted = 'No se pudo eliminar. Vuelve a intentarlo.';
export const originalOffline =
  'Estás viendo una versión pequeña. La imagen completa se carga cuando tienes conexión.';
export const originalOnItsWay =
  'Estás viendo una versión pequeña. La imagen completa sigue en otro dispositivo.';
export const originalNotShown = 'Estás viendo una versión pequeña. La imagen completa no se puede mostrar.';

/* Recording */

export const recordingTitle = 'Grabación';
export const recordingTime = (time: string, most: string): string => `${time} de ${most}`;
export const recordingName = (time: string): string => `Grabación, ${time}`;
export const stopButton = 'Detener';
export const keepRecordingButton = 'Conservar grabación';
export const discardButton = 'Descartar';
export const microphoneRefused =
  'Growth Loop no puede usar el micrófono. Permítelo en los ajustes de tu navegador y vuelve a intentarlo.';
export const microphoneMissing = 'No se encontró ningún micrófono.';
export const recordingFailed =
  'La grabación se detuvo de forma inesperada. Lo grabado hasta entonces está abajo.';
export const recordingEmpty = 'No se grabó nada. Vuelve a intentarlo.';
export const recordingNumber = (number: number): string => `Grabación ${formatNumber(number)}`;
export const playButton = 'Reproducir';
export const pauseButton = 'Pausar';
export const playbackPosition = 'Posición';
export const positionText = (time: string, whole: string): string => `${time} de ${whole}`;
export const speedLabel = (speed: number): string => `Velocidad: ${formatNumber(speed)}×`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string =>
  `Opciones de la grabación ${formatNumber(number)}`;
export const deleteButton = 'Eliminar';
export const transcriptLabel = 'Lo que dijiste';
export const addTranscriptButton = 'Escribir lo que dijiste';
export const editTranscriptButton = 'Editar texto';
export const recordingNotHere =
  'Esta grabación aún no está en este dispositivo. Se carga cuando tienes conexión.';
export const recordingOnItsWay = 'Esta grabación sigue en otro dispositivo.';
export const recordingNotPlayed = 'Esta grabación no se puede reproducir aquí.';

/* What was done, where changes are listed that weren't saved */

export const newPicture = 'Una imagen';
export const newRecording = 'Una grabación';
export const changedDescription = 'La descripción de una imagen';
export const changedTranscript = 'El texto de una grabación';
export const deletedPicture = 'Eliminar una imagen';
export const deletedRecording = 'Eliminar una grabación';
export const restoredPicture = 'Restaurar una imagen';
export const restoredRecording = 'Restaurar una grabación';

/* Refusals of the server */

export const attachmentNotFound = 'Esta imagen o grabación ya no existe.';
export const fileNotFound = 'Este archivo ya no existe.';
export const pieceNotFound = 'Esta parte del archivo no está guardada aquí.';
export const sizesNotPossible = 'Estos tamaños no son los de un archivo cifrado';
export const pieceNotSealed = 'Esta no es la parte cifrada del archivo que corresponde aquí.';
export const piecesMissing = 'Aún no han llegado partes de este archivo. Se volverán a enviar.';
export const tooManyAttachments = (most: number): string =>
  `Aquí caben ${formatNumber(most)} imágenes y grabaciones. Primero elimina una.`;
export const storageFull = (gigabytes: number): string =>
  `Tus ${formatNumber(gigabytes)} GB para imágenes y grabaciones están ocupados. Elimina algunas y vuelve a intentarlo.`;
