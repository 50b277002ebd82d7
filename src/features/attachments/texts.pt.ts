import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* Adding pictures and recordings */
export const addPicturesButton = 'Adicionar fotos';
export const recordButton = 'Gravar';
export const addingNotLoaded = 'Não é possível adicionar fotos agora. Verifique sua conexão e tente de novo.';
export const preparingLabel = (name: string): string => `Preparando ${name}`;
export const dismissButton = 'Dispensar';
export const dismissLabel = (name: string): string => `Dispensar a mensagem sobre ${name}`;
export const tooManyPictures = (most: number): string =>
  `Cabem até ${formatNumber(most)} fotos aqui. Esta não foi adicionada.`;
export const tooManyRecordings = (most: number): string =>
  `Cabem até ${formatNumber(most)} gravações aqui. Esta não foi adicionada.`;
export const noRoomOnDevice = 'Falta espaço neste dispositivo. Libere espaço e adicione de novo.';
export const notKeptOnDevice = 'Este navegador não permite guardar arquivos, por isso nada foi adicionado.';
export const notAdded = 'Não foi possível adicionar. Tente de novo.';
export const keepPlacesLabel = 'Guardar onde as fotos foram tiradas';
export const keepPlacesHelp = 'Desativado neste dispositivo até você ativar. Guardado com criptografia.';
export const unmeteredLabel = 'Enviar fotos e gravações só por Wi-Fi';
export const unmeteredHelp = 'Até lá, ficam neste dispositivo. O que você escreve é sempre enviado na hora.';

/* Why a picture isn't taken */
export const fileEmpty = 'Este arquivo está vazio.';
export const fileIsDrawing = 'Não é possível adicionar desenhos SVG. Salve como PNG ou JPEG antes.';
export const fileIsVideo = 'Isto é um vídeo. Só fotos podem ser adicionadas aqui.';
export const fileIsOther =
  'Este arquivo não é uma foto. Você pode adicionar arquivos JPEG, PNG, WebP, GIF, HEIC e AVIF.';
export const fileIsTwo = 'Este arquivo contém algo além de uma foto, por isso não pode ser adicionado.';
export const fileDamaged = 'Esta foto está incompleta ou danificada.';
export const fileTooManyPixels = 'Esta foto é grande demais. Ela pode ter até 100 megapixels.';
export const fileTooManyBytes = 'Este arquivo é grande demais. Ele pode ter até 150 MB.';
export const fileNotDecoded = 'Este navegador não abre esta foto. Salve como JPEG e adicione de novo.';
export const browserTooOld = 'Este navegador não consegue preparar fotos. Atualize-o ou use outro.';

/* Pictures under what was written */
export const attachmentsLabel = 'Fotos e gravações';
export const picturesLabel = 'Fotos';
const numbered = (number: number, count: number): string =>
  `Foto ${formatNumber(number)} de ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `${description}. ${numbered(number, count)}`;
export const pictureOffline = 'Ainda não está neste dispositivo';
export const pictureOnItsWay = 'Ainda em outro dispositivo';
export const pictureGone = 'Não existe mais';
export const pictureDamaged = 'Não pode ser mostrada';
export const onlyHere = (count: number): string =>
  plural(count, {
    one: 'Só neste dispositivo por enquanto',
    other: `${formatNumber(count)} só neste dispositivo por enquanto`,
  });
export const sending = 'Enviando';
export const sendAgainButton = 'Tentar de novo';
export const pictureAlone = 'Foto';

/* The pictures of a history, month by month */
export const showPicturesButton = 'Mostrar fotos';
export const showPagesButton = 'Mostrar páginas';
export const monthsLabel = 'Meses com fotos';
export const picturesOfMonth = (month: string): string => `Fotos de ${month}`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}. ${pictureLabel(description, number, count)}`;
export const noPicturesTitle = 'Nenhuma foto ainda.';
export const noPicturesHint = 'As fotos que você põe em uma página aparecem aqui.';

/* Describing a picture */
export const describeQuestion = 'O que esta foto mostra?';
export const describeQuestionOf = (number: number): string => `O que a foto ${formatNumber(number)} mostra?`;
export const describeHelp = 'Opcional. Leitores de tela a leem em voz alta.';
export const descriptionLabel = 'Descrição';
export const saveDescriptionButton = 'Salvar';
export const skipDescriptionButton = 'Pular';
export const addDescriptionButton = 'Adicionar descrição';
export const editDescriptionButton = 'Editar descrição';
export const cancelButton = 'Cancelar';
export const notChanged = 'Não foi possível salvar a alteração. Tente de novo.';

/* The viewer */
export const viewerTitle = 'Foto';
export const closeButton = 'Fechar';
export const previousButton = 'Mostrar a foto anterior';
export const nextButton = 'Mostrar a próxima foto';
export const zoomInButton = 'Ampliar';
export const zoomOutButton = 'Reduzir';
export const deletePictureButton = 'Excluir foto';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} de ${formatNumber(count)}`;
export const pictureDeleted = 'Foto excluída';
export const recordingDeleted = 'Gravação excluída';
export const notDeleted = 'Não foi possível excluir. Tente de novo.';
export const originalOffline = 'Você vê uma versão pequena. A foto inteira carrega quando houver conexão.';
export const originalOnItsWay = 'Você vê uma versão pequena. A foto inteira ainda está em outro dispositivo.';
export const originalNotShown = 'Você vê uma versão pequena. A foto inteira não pode ser mostrada.';

/* Recording */
export const recordingTitle = 'Gravação';
export const recordingTime = (time: string, most: string): string => `${time} de ${most}`;
export const recordingName = (time: string): string => `Gravação ${time}`;
export const stopButton = 'Parar';
export const keepRecordingButton = 'Guardar gravação';
export const discardButton = 'Descartar';
export const microphoneRefused =
  'O Growth Loop não pode usar o microfone. Permita o uso nas configurações do navegador e tente de novo.';
export const microphoneMissing = 'Nenhum microfone foi encontrado.';
export const recordingFailed = 'A gravação parou de repente. O que foi gravado até então está abaixo.';
export const recordingEmpty = 'Nada foi gravado. Tente de novo.';
export const recordingNumber = (number: number): string => `Gravação ${formatNumber(number)}`;
export const playButton = 'Reproduzir';
export const pauseButton = 'Pausar';
export const playbackPosition = 'Posição';
export const positionText = (time: string, whole: string): string => `${time} de ${whole}`;
export const speedLabel = (speed: number): string => `Velocidade: ${formatNumber(speed)}×`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string => `Opções da gravação ${formatNumber(number)}`;
export const deleteButton = 'Excluir';
export const transcriptLabel = 'O que você disse';
export const addTranscriptButton = 'Escrever o que você disse';
export const editTranscriptButton = 'Editar texto';
export const recordingNotHere =
  'Esta gravação ainda não está neste dispositivo. Ela carrega quando houver conexão.';
export const recordingOnItsWay = 'Esta gravação ainda está em outro dispositivo.';
export const recordingNotPlayed = 'Esta gravação não pode ser reproduzida aqui.';

/* What was done, where changes are listed that weren't saved */
export const newPicture = 'Uma foto';
export const newRecording = 'Uma gravação';
export const changedDescription = 'A descrição de uma foto';
export const changedTranscript = 'O texto de uma gravação';
export const deletedPicture = 'A exclusão de uma foto';
export const deletedRecording = 'A exclusão de uma gravação';
export const restoredPicture = 'A restauração de uma foto';
export const restoredRecording = 'A restauração de uma gravação';

/* Refusals of the server */
export const attachmentNotFound = 'Esta foto ou gravação não existe mais.';
export const fileNotFound = 'Este arquivo não existe mais.';
export const pieceNotFound = 'Esta parte do arquivo não está guardada aqui.';
export const sizesNotPossible = 'Estes tamanhos não são os de um arquivo criptografado';
export const pieceNotSealed = 'Esta não é a parte criptografada do arquivo que cabe aqui.';
export const piecesMissing = 'Partes deste arquivo ainda não chegaram. Elas serão enviadas de novo.';
export const tooManyAttachments = (most: number): string =>
  `Cabem ${formatNumber(most)} fotos e gravações aqui. Exclua uma antes.`;
export const storageFull = (gigabytes: number): string =>
  `Seus ${formatNumber(gigabytes)} GB para fotos e gravações acabaram. Exclua algumas e tente de novo.`;
