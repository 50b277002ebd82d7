import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Adding pictures and recordings */

export const addPicturesButton = 'Ajouter des images';
export const recordButton = 'Enregistrer un son';
export const addingNotLoaded =
  'Impossible d’ajouter des images pour le moment. Vérifie ta connexion, puis réessaie.';
export const preparingLabel = (name: string): string => `Préparation de ${name}`;
export const dismissButton = 'Fermer';
export const dismissLabel = (name: string): string => `Fermer le message au sujet de ${name}`;
export const tooManyPictures = (most: number): string =>
  `Tu peux ajouter ici jusqu’à ${formatNumber(most)} images. Celle-ci n’a pas été ajoutée.`;
export const tooManyRecordings = (most: number): string =>
  `Tu peux ajouter ici jusqu’à ${formatNumber(most)} enregistrements. Celui-ci n’a pas été ajouté.`;
export const noRoomOnDevice =
  'Il n’y a pas assez d’espace sur cet appareil. Libère de l’espace et recommence l’ajout.';
export const notKeptOnDevice =
  'Ce navigateur ne permet pas de stocker des fichiers, l’ajout n’a donc pas eu lieu.';
export const notAdded = 'L’ajout a échoué. Réessaie.';
export const keepPlacesLabel = 'Garder le lieu de prise de vue';
export const keepPlacesHelp = 'Désactivé sur cet appareil tant que tu ne l’actives pas. Stocké chiffré.';
export const unmeteredLabel = 'N’envoyer les images et les enregistrements qu’en Wi-Fi';
export const unmeteredHelp =
  'D’ici là, ils restent sur cet appareil. Ce que tu écris est toujours envoyé tout de suite.';

/* Why a picture isn't taken */

export const fileEmpty = 'Ce fichier est vide.';
export const fileIsDrawing =
  'Les dessins SVG ne peuvent pas être ajoutés. Enregistre d’abord celui-ci en PNG ou en JPEG.';
export const fileIsVideo = 'C’est une vidéo. Seules des images peuvent être ajoutées ici.';
export const fileIsOther =
  'Ce fichier n’est pas une image. Tu peux ajouter des fichiers JPEG, PNG, WebP, GIF, HEIC et AVIF.';
export const fileIsTwo = 'Ce fichier contient autre chose qu’une image et ne peut donc pas être ajouté.';
export const fileDamaged = 'Cette image est incomplète ou endommagée.';
export const fileTooManyPixels = 'Cette image est trop grande. La limite est de 100 mégapixels.';
export const fileTooManyBytes = 'Ce fichier est trop volumineux. La limite est de 150\u00a0Mo.';
export const fileNotDecoded =
  'Ce navigateur ne peut pas ouvrir cette image. Enregistre-la en JPEG et ajoute-la de nouveau.';
export const browserTooOld =
  'Ce navigateur ne peut pas préparer d’images. Mets-le à jour ou utilises-en un autre.';

/* Pictures under what was written */

export const attachmentsLabel = 'Images et enregistrements';
export const picturesLabel = 'Images';
const numbered = (number: number, count: number): string =>
  `Image ${formatNumber(number)} sur ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `${description}. ${numbered(number, count)}`;
export const pictureOffline = 'Pas encore sur cet appareil';
export const pictureOnItsWay = 'Encore sur un autre appareil';
export const pictureGone = 'Plus disponible';
export const pictureDamaged = 'Impossible à afficher';
export const onlyHere = (count: number): string =>
  plural(count, {
    one: 'Uniquement sur cet appareil pour l’instant',
    other: `${formatNumber(count)} ne sont que sur cet appareil pour l’instant`,
  });
export const sending = 'Envoi';
export const sendAgainButton = 'Réessayer';
export const pictureAlone = 'Image';

/* The pictures of a history, month by month */

export const showPicturesButton = 'Afficher les images';
export const showPagesButton = 'Afficher les pages';
export const monthsLabel = 'Mois avec des images';
export const picturesOfMonth = (month: string): string => `Images\u00a0: ${month}`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}. ${pictureLabel(description, number, count)}`;
export const noPicturesTitle = 'Pas encore d’images.';
export const noPicturesHint = 'Les images que tu ajoutes à une page apparaissent ici.';

/* Describing a picture */

export const describeQuestion = 'Que montre cette image\u202f?';
export const describeQuestionOf = (number: number): string =>
  `Que montre l’image ${formatNumber(number)}\u202f?`;
export const describeHelp = 'Facultatif. Les lecteurs d’écran lisent cette description à voix haute.';
export const descriptionLabel = 'Description';
export const saveDescriptionButton = 'Enregistrer';
export const skipDescriptionButton = 'Passer';
export const addDescriptionButton = 'Ajouter une description';
export const editDescriptionButton = 'Modifier la description';
export const cancelButton = 'Annuler';
export const notChanged = 'Ta modification n’a pas pu être enregistrée. Réessaie.';

/* The viewer */

export const viewerTitle = 'Image';
export const closeButton = 'Fermer';
export const previousButton = 'Afficher l’image précédente';
export const nextButton = 'Afficher l’image suivante';
export const zoomInButton = 'Agrandir';
export const zoomOutButton = 'Réduire';
export const deletePictureButton = 'Supprimer l’image';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} sur ${formatNumber(count)}`;
export const pictureDeleted = 'Image supprimée';
export const recordingDeleted = 'Enregistrement supprimé';
export const notDeleted = 'La suppression a échoué. Réessaie.';
export const originalOffline =
  'Tu vois une petite version. L’image entière se chargera quand tu seras en ligne.';
export const originalOnItsWay =
  'Tu vois une petite version. L’image entière est encore sur un autre appareil.';
export const originalNotShown = 'Tu vois une petite version. L’image entière ne peut pas être affichée.';

/* Recording */

export const recordingTitle = 'Enregistrement';
export const recordingTime = (time: string, most: string): string => `${time} sur ${most}`;
export const recordingName = (time: string): string => `Enregistrement ${time}`;
export const stopButton = 'Arrêter';
export const keepRecordingButton = 'Garder';
export const discardButton = 'Abandonner';
export const microphoneRefused =
  'Growth Loop ne peut pas utiliser le micro. Autorise-le dans les réglages de ton navigateur, puis réessaie.';
export const microphoneMissing = 'Aucun micro n’a été trouvé.';
export const recordingFailed =
  'L’enregistrement s’est arrêté de façon inattendue. Ce qui a été enregistré jusque-là se trouve ci-dessous.';
export const recordingEmpty = 'Rien n’a été enregistré. Réessaie.';
export const recordingNumber = (number: number): string => `Enregistrement ${formatNumber(number)}`;
export const playButton = 'Écouter';
export const pauseButton = 'Pause';
export const playbackPosition = 'Position';
export const positionText = (time: string, whole: string): string => `${time} sur ${whole}`;
export const speedLabel = (speed: number): string => `Vitesse\u00a0: ${formatNumber(speed)}×`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string =>
  `Options de l’enregistrement ${formatNumber(number)}`;
export const deleteButton = 'Supprimer';
export const transcriptLabel = 'Ce que tu as dit';
export const addTranscriptButton = 'Écrire ce que tu as dit';
export const editTranscriptButton = 'Modifier le texte';
export const recordingNotHere =
  'Cet enregistrement n’est pas encore sur cet appareil. Il se chargera quand tu seras en ligne.';
export const recordingOnItsWay = 'Cet enregistrement est encore sur un autre appareil.';
export const recordingNotPlayed = 'Cet enregistrement ne peut pas être écouté ici.';

/* What was done, where changes are listed that weren't saved */

export const newPicture = 'Une image';
export const newRecording = 'Un enregistrement';
export const changedDescription = 'La description d’une image';
export const changedTranscript = 'Le texte d’un enregistrement';
export const deletedPicture = 'La suppression d’une image';
export const deletedRecording = 'La suppression d’un enregistrement';
export const restoredPicture = 'La restauration d’une image';
export const restoredRecording = 'La restauration d’un enregistrement';

/* Refusals of the server */

export const attachmentNotFound = 'Cette image ou cet enregistrement n’existe plus.';
export const fileNotFound = 'Ce fichier n’existe plus.';
export const pieceNotFound = 'Cette partie du fichier n’est pas stockée ici.';
export const sizesNotPossible = 'Ces tailles ne sont pas celles d’un fichier chiffré';
export const pieceNotSealed = 'Ce n’est pas la partie chiffrée du fichier qui va ici.';
export const piecesMissing = 'Des parties de ce fichier ne sont pas encore arrivées. Elles seront renvoyées.';
export const tooManyAttachments = (most: number): string =>
  `Il y a de la place pour ${formatNumber(most)} images et enregistrements ici. Supprimes-en un d’abord.`;
export const storageFull = (gigabytes: number): string =>
  `Tes ${formatNumber(gigabytes)}\u00a0Go pour les images et les enregistrements sont épuisés. Supprimes-en quelques-uns, puis réessaie.`;
