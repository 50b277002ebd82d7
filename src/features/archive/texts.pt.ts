import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.pt.ts';

/* Import and archive: messages */

export const notComplete =
  'Seus registros mais antigos ainda estão carregando neste dispositivo. Tente de novo em instantes.';
export const downloadWaits =
  'Seus registros mais antigos ainda estão carregando neste dispositivo. O download começa quando eles chegarem.';
export const archiveFailed = 'Não foi possível fazer sua cópia completa. Tente de novo.';
export const notSignedIn = 'Você não entrou na conta.';
export const deviceFull =
  'Falta espaço neste dispositivo para mais fotos, mas o que já foi importado está guardado. Libere espaço e escolha o mesmo arquivo para continuar.';
export const importFailed =
  'A importação foi interrompida, mas o que já foi importado está guardado. Escolha o mesmo arquivo para continuar.';
export const importStopped =
  'A importação parou, mas o que já foi importado está guardado. Escolha o mesmo arquivo para continuar, ou desfaça a importação.';
export const undone = 'Importação desfeita.';
export const undoFailed = 'Não foi possível desfazer a importação. Tente de novo.';

/* Profile: everything in one file */

export const archiveTitle = 'Tudo em um arquivo';
export const readableByAnyone = 'Quem tiver o arquivo pode ler tudo.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'Um arquivo zip com uma página para cada dia, suas fotos e gravações, tabelas para uma planilha e uma cópia que você pode importar aqui de novo. Ele inclui as versões anteriores do que você alterou e é feito neste dispositivo. ',
  readableByAnyone,
];
export const downloadEverythingButton = 'Baixar tudo';
export const makingArchive = 'Fazendo sua cópia completa…';
export const makingArchiveLabel = 'Fazendo sua cópia completa';
export const archiveSaved = 'Sua cópia completa foi salva.';
export const archiveSavedIncomplete = (count: number): string =>
  plural(count, {
    one: `Sua cópia foi salva sem ${formatNumber(count)} item que não pode ser lido neste dispositivo.`,
    other: `Sua cópia foi salva sem ${formatNumber(count)} itens que não podem ser lidos neste dispositivo.`,
  });
export const archiveSavedWithoutFiles = (count: number): string =>
  plural(count, {
    one: `Sua cópia foi salva sem ${formatNumber(count)} foto ou gravação que não está neste dispositivo. O nome dela está abaixo e na cópia.`,
    other: `Sua cópia foi salva sem ${formatNumber(count)} fotos e gravações que não estão neste dispositivo. Os nomes delas estão abaixo e na cópia.`,
  });
export const filesNotInArchiveTitle = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} foto ou gravação não está na sua cópia`,
    other: `${formatNumber(count)} fotos e gravações não estão na sua cópia`,
  });
export const filesNotInArchiveHelp =
  'Elas ainda não chegaram a este dispositivo, ou não havia conexão. Baixe tudo de novo quando houver conexão.';
export const moreFiles = (count: number): string =>
  plural(count, {
    one: `E mais ${formatNumber(count)}. A lista na cópia tem todas.`,
    other: `E mais ${formatNumber(count)}. A lista na cópia tem todas.`,
  });
export const zipFileType = 'Arquivo zip';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `Este é o seu caderno: tudo o que você escreveu.
Quem tiver este arquivo pode ler tudo.

${archiveFile}: uma cópia de tudo, que você pode importar de novo. No app, abra “Perfil” e, em “Seus dados”, escolha “Importe um arquivo”.

days: uma página em Markdown para cada dia em que há alguma coisa.

pictures e recordings: as fotos e gravações que você adicionou aos seus registros, às suas lições e à sua lista de sonhos. As páginas as mostram, e uma tabela as lista.

Arquivos CSV: tabelas para uma planilha. Se um texto começa com =, +, - ou @, há um apóstrofo antes dele. Sem isso, uma planilha tomaria o texto por uma fórmula.
`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `Não foi possível carregar estas fotos e gravações quando esta cópia foi feita. Elas continuam na sua conta. Baixe tudo de novo quando houver conexão.

${names.join('\n')}
`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: 'registro',
  lessons_learned: 'lição',
  bucket_list_items: 'item da lista de sonhos',
};
export const fileNotHere = (name: string): string => `${name} não está nesta cópia.`;
export const recordingOf = (time: string): string => `Gravação, ${time}`;

/* In the archive: a day’s page */

export const celebrationQuestion = 'O que você pode celebrar de ontem?';
export const goalQuestion = 'Qual é a sua grande meta agora?';
export const goalImportanceQuestion = 'Por que ela importa?';
export const fearQuestion = 'Do que você tem medo?';
export const valuesQuestion = 'O que seus valores dizem para você fazer?';
export const actionQuestion = 'O que você vai fazer hoje?';
export const actionsDoneTitle = 'Ações concluídas';
export const lessonsLearnedTitle = 'Lições aprendidas';

/* Answers of the server */

export const undoneInBetween = 'Esta importação foi desfeita. Escolha o arquivo de novo para começar outra.';
export const otherSource = 'Esta importação começou com outro tipo de arquivo.';
export const importLimitReached = 'Você chegou ao limite de importação de hoje. Continue amanhã.';
export const rowInFuture = 'Uma linha tem data no futuro.';
export const importNotFound = 'Não encontramos essa importação. Ela pode ter sido desfeita ou excluída.';
export const characterInvalid = 'Contém um caractere inválido';
export const notCompleted = 'Uma ação não concluída não pode ter data de conclusão';
export const pauseInvalid = 'Estes não são os dias de uma pausa';
export const columnUnknown = 'Contém uma coluna que a tabela não tem';

/* Downloaded files */

export const whyItsImportant = 'Por que é importante';
export const goldFile = 'Arquivo de Ouro';
/** Of pages from other journals. */
export const pageTitle = 'Título';
export const pageText = 'Texto';
export const pageDetails = 'Detalhes';

/* Gold File on the dashboard */

export const goldFileFailed = 'Seu Arquivo de Ouro não está pronto. Tente de novo.';
export const notLoggedIn = 'Você não entrou na conta.';
export const goldFileTitle = 'Arquivo de Ouro';
export const goldFileText = 'Seu diário e suas lições em um arquivo de texto';
export const downloadButton = 'Baixar';
export const downloadLabel = 'Baixar Arquivo de Ouro';
export const preparing = 'Preparando…';
export const preparingLabel = 'Preparando… Arquivo de Ouro';
