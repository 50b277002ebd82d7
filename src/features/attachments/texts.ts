import { formatNumber, plural } from '../../kernel/intl.ts';

/* Adding pictures and recordings */

export const addPicturesButton = 'Add pictures';
export const recordButton = 'Record';
export const addingNotLoaded =
  'Pictures can’t be added right now. Please check your connection and try again.';
export const preparingLabel = (name: string): string => `Preparing ${name}`;
export const dismissButton = 'Dismiss';
export const dismissLabel = (name: string): string => `Dismiss the message about ${name}`;
export const tooManyPictures = (most: number): string =>
  `You can add up to ${formatNumber(most)} pictures here. This one wasn’t added.`;
export const tooManyRecordings = (most: number): string =>
  `You can add up to ${formatNumber(most)} recordings here. This one wasn’t added.`;
export const noRoomOnDevice = 'There isn’t enough space on this device. Free up some space and add it again.';
export const notKeptOnDevice = 'This browser doesn’t allow files to be stored, so it wasn’t added.';
export const notAdded = 'It couldn’t be added. Please try again.';
export const keepPlacesLabel = 'Keep where pictures were taken';
export const keepPlacesHelp = 'Off on this device unless you turn it on. Stored encrypted.';
export const unmeteredLabel = 'Upload pictures and recordings only over Wi-Fi';
export const unmeteredHelp = 'Until then they’re kept on this device. What you write is always sent at once.';

/* Why a picture isn't taken */

export const fileEmpty = 'This file is empty.';
export const fileIsDrawing = 'SVG drawings can’t be added. Save it as a PNG or JPEG first.';
export const fileIsVideo = 'This is a video. Only pictures can be added here.';
export const fileIsOther =
  'This file isn’t a picture. You can add JPEG, PNG, WebP, GIF, HEIC, and AVIF files.';
export const fileIsTwo = 'This file contains something else besides a picture, so it can’t be added.';
export const fileDamaged = 'This picture is incomplete or damaged.';
export const fileTooManyPixels = 'This picture is too large. It can have up to 100 megapixels.';
export const fileTooManyBytes = 'This file is too large. It can have up to 150 MB.';
export const fileNotDecoded = 'This browser can’t open this picture. Save it as a JPEG and add it again.';
export const browserTooOld = 'This browser can’t prepare pictures. Please update it or use another one.';

/* Pictures under what was written */

export const attachmentsLabel = 'Pictures and recordings';
export const picturesLabel = 'Pictures';
const numbered = (number: number, count: number): string =>
  `Picture ${formatNumber(number)} of ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `${description}. ${numbered(number, count)}`;
export const pictureOffline = 'Not on this device yet';
export const pictureOnItsWay = 'Still on another device';
export const pictureGone = 'No longer available';
export const pictureDamaged = 'Can’t be shown';
export const onlyHere = (count: number): string =>
  plural(count, {
    one: 'Only on this device so far',
    other: `${formatNumber(count)} are only on this device so far`,
  });
export const sending = 'Uploading';
export const sendAgainButton = 'Try again';
export const pictureAlone = 'Picture';

/* The pictures of a history, month by month */

export const showPicturesButton = 'Show pictures';
export const showPagesButton = 'Show pages';
export const monthsLabel = 'Months with pictures';
export const picturesOfMonth = (month: string): string => `Pictures of ${month}`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}. ${pictureLabel(description, number, count)}`;
export const noPicturesTitle = 'No pictures yet.';
export const noPicturesHint = 'Pictures that you add to a page appear here.';

/* Describing a picture */

export const describeQuestion = 'What does this picture show?';
export const describeQuestionOf = (number: number): string =>
  `What does picture ${formatNumber(number)} show?`;
export const describeHelp = 'Optional. Screen readers read it aloud.';
export const descriptionLabel = 'Description';
export const saveDescriptionButton = 'Save';
export const skipDescriptionButton = 'Skip';
export const addDescriptionButton = 'Add a description';
export const editDescriptionButton = 'Edit description';
export const cancelButton = 'Cancel';
export const notChanged = 'Your change couldn’t be saved. Please try again.';

/* The viewer */

export const viewerTitle = 'Picture';
export const closeButton = 'Close';
export const previousButton = 'Show the previous picture';
export const nextButton = 'Show the next picture';
export const zoomInButton = 'Zoom in';
export const zoomOutButton = 'Zoom out';
export const deletePictureButton = 'Delete picture';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} of ${formatNumber(count)}`;
export const pictureDeleted = 'Picture deleted';
export const recordingDeleted = 'Recording deleted';
export const notDeleted = 'It couldn’t be deleted. Please try again.';
export const originalOffline = 'You’re seeing a small version. The full picture loads when you’re online.';
export const originalOnItsWay = 'You’re seeing a small version. The full picture is still on another device.';
export const originalNotShown = 'You’re seeing a small version. The full picture can’t be shown.';

/* Recording */

export const recordingTitle = 'Recording';
export const recordingTime = (time: string, most: string): string => `${time} of ${most}`;
export const recordingName = (time: string): string => `Recording ${time}`;
export const stopButton = 'Stop';
export const keepRecordingButton = 'Keep recording';
export const discardButton = 'Discard';
export const microphoneRefused =
  'Growth Loop can’t use the microphone. Allow it in your browser’s settings and try again.';
export const microphoneMissing = 'No microphone was found.';
export const recordingFailed = 'The recording stopped unexpectedly. What was recorded until then is below.';
export const recordingEmpty = 'Nothing was recorded. Please try again.';
export const recordingNumber = (number: number): string => `Recording ${formatNumber(number)}`;
export const playButton = 'Play';
export const pauseButton = 'Pause';
export const playbackPosition = 'Position';
export const positionText = (time: string, whole: string): string => `${time} of ${whole}`;
export const speedLabel = (speed: number): string => `Speed: ${formatNumber(speed)}×`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string => `Options for recording ${formatNumber(number)}`;
export const deleteButton = 'Delete';
export const transcriptLabel = 'What you said';
export const addTranscriptButton = 'Write down what you said';
export const editTranscriptButton = 'Edit text';
export const recordingNotHere = 'This recording isn’t on this device yet. It loads when you’re online.';
export const recordingOnItsWay = 'This recording is still on another device.';
export const recordingNotPlayed = 'This recording can’t be played here.';

/* What was done, where changes are listed that weren't saved */

export const newPicture = 'A picture';
export const newRecording = 'A recording';
export const changedDescription = 'A picture’s description';
export const changedTranscript = 'The text of a recording';
export const deletedPicture = 'Deleting a picture';
export const deletedRecording = 'Deleting a recording';
export const restoredPicture = 'Restoring a picture';
export const restoredRecording = 'Restoring a recording';

/* Refusals of the server */

export const attachmentNotFound = 'This picture or recording no longer exists.';
export const fileNotFound = 'This file no longer exists.';
export const pieceNotFound = 'This part of the file isn’t stored here.';
export const sizesNotPossible = 'These sizes aren’t those of an encrypted file';
export const pieceNotSealed = 'This isn’t the encrypted part of the file that belongs here.';
export const piecesMissing = 'Parts of this file haven’t arrived yet. They’ll be sent again.';
export const tooManyAttachments = (most: number): string =>
  `There’s room for ${formatNumber(most)} pictures and recordings here. Please delete one first.`;
export const storageFull = (gigabytes: number): string =>
  `Your ${formatNumber(gigabytes)} GB for pictures and recordings are used up. Please delete some, then try again.`;
