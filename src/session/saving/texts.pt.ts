import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* Writing that couldn’t be saved */
export const discarded = 'Descartado.';
export const refusedBecause = (time: string, reason: string): string => `${time}: ${reason}`;
export const copyButton = 'Copiar';
export const copied = 'Copiado';
export const copyFailed = 'Não foi possível copiar. Selecione o texto.';
export const undoButton = 'Desfazer';
export const tryAgainButton = 'Tentar de novo';
export const discardButton = 'Descartar';

/* Your writing */
export const yourWritingTitle = 'O que você escreveu';
export const closeButton = 'Fechar';
export const seePlansLink = 'Ver planos';
export const trialEndedWithPlans = <Part>(link: Part) => ['Seu período de teste terminou. ', link];

/* Whether everything is saved */
export const saved = 'Salvo';
export const saving = 'Salvando';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'Neste dispositivo',
  detail(', aguardando conexão'),
];
export const offline = 'Offline';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'Offline',
  detail(', guardado neste dispositivo'),
];
export const waitingForPlan = 'Aguardando um plano';
export const needsYou = 'Precisa de você';
export const storageFull =
  'Este dispositivo está sem espaço, então o que você escreve só é salvo enquanto há conexão. Mantenha esta página aberta até aparecer “Salvo”.';
export const storageRefused =
  'Este navegador não guarda nada neste dispositivo, então o que você escreve só é salvo enquanto há conexão. Mantenha esta página aberta até aparecer “Salvo”.';
export const encryptionFailed =
  'No momento não é possível criptografar o que você escreveu, por isso o texto ainda não foi salvo. Mantenha esta página aberta até aparecer “Salvo”.';

/* What isn’t saved */
export const changesWaiting = (count: number): string =>
  plural(count, {
    one: 'Uma alteração aguarda conexão neste dispositivo. Ela será enviada automaticamente.',
    other: `${formatNumber(count)} alterações aguardam conexão neste dispositivo. Elas serão enviadas automaticamente.`,
  });
export const changesWaitingForPlan = (count: number): string =>
  plural(count, {
    one: 'Uma alteração aguarda neste dispositivo. Ela será enviada quando você tiver um plano.',
    other: `${formatNumber(count)} alterações aguardam neste dispositivo. Elas serão enviadas quando você tiver um plano.`,
  });
export const changesRefused = (count: number): string =>
  plural(count, {
    one: 'Não foi possível salvar uma alteração. O texto fica neste dispositivo até você decidir o que fazer.',
    other: `Não foi possível salvar ${formatNumber(count)} alterações. O texto delas fica neste dispositivo até você decidir o que fazer.`,
  });
export const allSaved = 'Tudo está salvo. O que você não terminou de escrever fica neste dispositivo.';
export const changesUnsent = (count: number): string =>
  plural(count, {
    one: 'Uma alteração aguarda conexão.',
    other: `${formatNumber(count)} alterações aguardam conexão.`,
  });
export const changesUnpaid = (count: number): string =>
  plural(count, {
    one: 'Uma alteração aguarda um plano.',
    other: `${formatNumber(count)} alterações aguardam um plano.`,
  });
export const changesNotSaved = (count: number): string =>
  plural(count, {
    one: 'Não foi possível salvar uma alteração.',
    other: `Não foi possível salvar ${formatNumber(count)} alterações.`,
  });
export const draftsUnfinished = (count: number): string =>
  plural(count, {
    one: 'Um rascunho não foi terminado.',
    other: `${formatNumber(count)} rascunhos não foram terminados.`,
  });
export const filesWaiting = (count: number): string =>
  plural(count, {
    one: 'Uma foto ou gravação está só neste dispositivo por enquanto. Ela será enviada automaticamente.',
    other: `${formatNumber(count)} fotos ou gravações estão só neste dispositivo por enquanto. Elas serão enviadas automaticamente.`,
  });
export const filesRefused = (count: number): string =>
  plural(count, {
    one: 'Não foi possível enviar uma foto ou gravação. Ela fica neste dispositivo, e tentaremos de novo.',
    other: `Não foi possível enviar ${formatNumber(count)} fotos ou gravações. Elas ficam neste dispositivo, e tentaremos de novo.`,
  });
export const filesUnsent = (count: number): string =>
  plural(count, {
    one: 'Uma foto ou gravação ainda não foi enviada.',
    other: `${formatNumber(count)} fotos ou gravações ainda não foram enviadas.`,
  });
export const onlyOnThisDevice =
  'Isto existe só neste dispositivo. Se você sair agora, será apagado para sempre.';

/* Drafts in other tabs */
export const draftChanged = (when: string): string => `Última alteração em ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Última alteração em ${when}: “${firstWords}”`;
