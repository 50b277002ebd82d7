import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Adding pictures and recordings */

export const addPicturesButton = 'Bilder hinzufügen';
export const recordButton = 'Aufnehmen';
export const addingNotLoaded =
  'Bilder können gerade nicht hinzugefügt werden. Bitte prüfe deine Verbindung und versuch es noch einmal.';
export const preparingLabel = (name: string): string => `${name} wird vorbereitet`;
export const dismissButton = 'Ausblenden';
export const dismissLabel = (name: string): string => `Meldung über ${name} ausblenden`;
export const tooManyPictures = (most: number): string =>
  `Du kannst hier bis zu ${formatNumber(most)} Bilder hinzufügen. Dieses wurde nicht hinzugefügt.`;
export const tooManyRecordings = (most: number): string =>
  `Du kannst hier bis zu ${formatNumber(most)} Aufnahmen hinzufügen. Diese wurde nicht hinzugefügt.`;
export const noRoomOnDevice =
  'Auf diesem Gerät ist nicht genug Platz. Schaffe etwas Platz und füge es noch einmal hinzu.';
export const notKeptOnDevice =
  'Dieser Browser erlaubt nicht, Dateien zu speichern, deshalb wurde es nicht hinzugefügt.';
export const notAdded = 'Es konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.';
export const keepPlacesLabel = 'Aufnahmeorte von Bildern behalten';
export const keepPlacesHelp = 'Auf diesem Gerät aus, bis du es einschaltest. Wird verschlüsselt gespeichert.';
export const unmeteredLabel = 'Bilder und Aufnahmen nur über WLAN hochladen';
export const unmeteredHelp =
  'Bis dahin bleiben sie auf diesem Gerät. Was du schreibst, wird immer sofort gesendet.';

/* Why a picture isn't taken */

export const fileEmpty = 'Diese Datei ist leer.';
export const fileIsDrawing =
  'SVG-Zeichnungen können nicht hinzugefügt werden. Speichere sie zuerst als PNG oder JPEG.';
export const fileIsVideo = 'Das ist ein Video. Hier können nur Bilder hinzugefügt werden.';
export const fileIsOther =
  'Diese Datei ist kein Bild. Du kannst JPEG, PNG, WebP, GIF, HEIC und AVIF hinzufügen.';
export const fileIsTwo =
  'Diese Datei enthält außer einem Bild noch etwas anderes, deshalb kann sie nicht hinzugefügt werden.';
export const fileDamaged = 'Dieses Bild ist unvollständig oder beschädigt.';
export const fileTooManyPixels = 'Dieses Bild ist zu groß. Es kann bis zu 100 Megapixel haben.';
export const fileTooManyBytes = 'Diese Datei ist zu groß. Sie kann bis zu 150 MB haben.';
export const fileNotDecoded =
  'Dieser Browser kann das Bild nicht öffnen. Speichere es als JPEG und füge es noch einmal hinzu.';
export const browserTooOld =
  'Dieser Browser kann Bilder nicht vorbereiten. Bitte aktualisiere ihn oder nimm einen anderen.';

/* Pictures under what was written */

export const attachmentsLabel = 'Bilder und Aufnahmen';
export const picturesLabel = 'Bilder';
const numbered = (number: number, count: number): string =>
  `Bild ${formatNumber(number)} von ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `${description}. ${numbered(number, count)}`;
export const pictureOffline = 'Noch nicht auf diesem Gerät';
export const pictureOnItsWay = 'Noch auf einem anderen Gerät';
export const pictureGone = 'Nicht mehr verfügbar';
export const pictureDamaged = 'Kann nicht gezeigt werden';
export const onlyHere = (count: number): string =>
  plural(count, {
    one: 'Bisher nur auf diesem Gerät',
    other: `${formatNumber(count)} sind bisher nur auf diesem Gerät`,
  });
export const sending = 'Wird hochgeladen';
export const sendAgainButton = 'Erneut versuchen';
export const pictureAlone = 'Bild';

/* The pictures of a history, month by month */

export const showPicturesButton = 'Bilder zeigen';
export const showPagesButton = 'Seiten zeigen';
export const monthsLabel = 'Monate mit Bildern';
export const picturesOfMonth = (month: string): string => `Bilder aus ${month}`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}. ${pictureLabel(description, number, count)}`;
export const noPicturesTitle = 'Noch keine Bilder.';
export const noPicturesHint = 'Bilder, die du einer Seite hinzufügst, erscheinen hier.';

/* Describing a picture */

export const describeQuestion = 'Was zeigt dieses Bild?';
export const describeQuestionOf = (number: number): string => `Was zeigt Bild ${formatNumber(number)}?`;
export const describeHelp = 'Freiwillig. Screenreader lesen die Beschreibung vor.';
export const descriptionLabel = 'Beschreibung';
export const saveDescriptionButton = 'Speichern';
export const skipDescriptionButton = 'Überspringen';
export const addDescriptionButton = 'Beschreibung hinzufügen';
export const editDescriptionButton = 'Beschreibung bearbeiten';
export const cancelButton = 'Abbrechen';
export const notChanged = 'Deine Änderung konnte nicht gespeichert werden. Bitte versuch es noch einmal.';

/* The viewer */

export const viewerTitle = 'Bild';
export const closeButton = 'Schließen';
export const previousButton = 'Vorheriges Bild zeigen';
export const nextButton = 'Nächstes Bild zeigen';
export const zoomInButton = 'Vergrößern';
export const zoomOutButton = 'Verkleinern';
export const deletePictureButton = 'Bild löschen';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} von ${formatNumber(count)}`;
export const pictureDeleted = 'Bild gelöscht';
export const recordingDeleted = 'Aufnahme gelöscht';
export const notDeleted = 'Es konnte nicht gelöscht werden. Bitte versuch es noch einmal.';
export const originalOffline =
  'Du siehst eine kleine Fassung. Das ganze Bild wird geladen, wenn du online bist.';
export const originalOnItsWay =
  'Du siehst eine kleine Fassung. Das ganze Bild ist noch auf einem anderen Gerät.';
export const originalNotShown = 'Du siehst eine kleine Fassung. Das ganze Bild kann nicht gezeigt werden.';

/* Recording */

export const recordingTitle = 'Aufnahme';
export const recordingTime = (time: string, most: string): string => `${time} von ${most}`;
export const recordingName = (time: string): string => `Aufnahme ${time}`;
export const stopButton = 'Stopp';
export const keepRecordingButton = 'Aufnahme behalten';
export const discardButton = 'Verwerfen';
export const microphoneRefused =
  'Growth Loop darf das Mikrofon nicht benutzen. Erlaube es in den Einstellungen deines Browsers und versuch es noch einmal.';
export const microphoneMissing = 'Es wurde kein Mikrofon gefunden.';
export const recordingFailed =
  'Die Aufnahme ist unerwartet abgebrochen. Was bis dahin aufgenommen wurde, findest du unten.';
export const recordingEmpty = 'Es wurde nichts aufgenommen. Bitte versuch es noch einmal.';
export const recordingNumber = (number: number): string => `Aufnahme ${formatNumber(number)}`;
export const playButton = 'Abspielen';
export const pauseButton = 'Anhalten';
export const playbackPosition = 'Position';
export const positionText = (time: string, whole: string): string => `${time} von ${whole}`;
export const speedLabel = (speed: number): string => `Tempo: ${formatNumber(speed)}×`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string => `Optionen für Aufnahme ${formatNumber(number)}`;
export const deleteButton = 'Löschen';
export const transcriptLabel = 'Was du gesagt hast';
export const addTranscriptButton = 'Gesagtes aufschreiben';
export const editTranscriptButton = 'Text bearbeiten';
export const recordingNotHere =
  'Diese Aufnahme ist noch nicht auf diesem Gerät. Sie wird geladen, wenn du online bist.';
export const recordingOnItsWay = 'Diese Aufnahme ist noch auf einem anderen Gerät.';
export const recordingNotPlayed = 'Diese Aufnahme kann hier nicht abgespielt werden.';

/* What was done, where changes are listed that weren't saved */

export const newPicture = 'Ein Bild';
export const newRecording = 'Eine Aufnahme';
export const changedDescription = 'Die Beschreibung eines Bildes';
export const changedTranscript = 'Der Text einer Aufnahme';
export const deletedPicture = 'Das Löschen eines Bildes';
export const deletedRecording = 'Das Löschen einer Aufnahme';
export const restoredPicture = 'Das Wiederherstellen eines Bildes';
export const restoredRecording = 'Das Wiederherstellen einer Aufnahme';

/* Refusals of the server */

export const attachmentNotFound = 'Dieses Bild oder diese Aufnahme gibt es nicht mehr.';
export const fileNotFound = 'Diese Datei gibt es nicht mehr.';
export const pieceNotFound = 'Dieser Teil der Datei ist hier nicht gespeichert.';
export const sizesNotPossible = 'Das sind nicht die Größen einer verschlüsselten Datei';
export const pieceNotSealed = 'Das ist nicht der verschlüsselte Teil der Datei, der hierher gehört.';
export const piecesMissing =
  'Teile dieser Datei sind noch nicht angekommen. Sie werden noch einmal gesendet.';
export const tooManyAttachments = (most: number): string =>
  `Hier ist Platz für ${formatNumber(most)} Bilder und Aufnahmen. Bitte lösche erst eines.`;
export const storageFull = (gigabytes: number): string =>
  `Deine ${formatNumber(gigabytes)} GB für Bilder und Aufnahmen sind verbraucht. Bitte lösche einige und versuch es noch einmal.`;
