import { formatList, formatNumber, plural } from '../../../kernel/intl.pt.ts';
import type { Source } from '../contract/limits.ts';

/* Import: a file that can’t be imported */

export const nothingChanged = 'Nada foi alterado.';
export const empty = 'Este arquivo está vazio.';
export const notUtf8 = 'Não é possível ler o texto deste arquivo. Salve-o como “UTF-8” e escolha-o de novo.';
export const notJson = 'Este arquivo está incompleto ou danificado: o JSON não é válido.';
export const notZip = 'Este arquivo zip está incompleto ou danificado.';
export const locked =
  'Este arquivo zip está protegido por senha. Descompacte-o e escolha o arquivo que está dentro.';
export const tooLarge = (megabytes: number): string =>
  `Este arquivo tem mais de ${formatNumber(megabytes)} MB. Importe seu diário em partes menores.`;
export const unpacksTooLarge = (megabytes: number): string =>
  `Descompactado, este arquivo zip tem mais de ${formatNumber(megabytes)} MB. Importe seu diário em partes menores.`;
export const tooManyFiles = (files: number): string =>
  `Este zip contém mais de ${formatNumber(files)} arquivos. Escolha, dentro dele, o arquivo com seu diário.`;
export const tooManyLines = (lines: number): string =>
  `Esta tabela tem mais de ${formatNumber(lines)} linhas. Importe seu diário em partes menores.`;
export const sizesWrong =
  'Este arquivo zip contém mais do que declara, por isso não é seguro descompactá-lo. Exporte seu diário de novo.';
export const packingUnknown =
  'Este arquivo zip usa um tipo de compressão que não conseguimos ler. Descompacte-o e escolha o arquivo que está dentro.';
export const nothingKnown =
  'Não há um diário neste arquivo. Escolha uma cópia completa daqui, uma exportação do Day One, do Journey ou do Diário da Apple, ou uma tabela CSV.';
export const newer =
  'Esta cópia foi feita por uma versão mais nova do app. Recarregue a página e tente de novo.';
export const noDates =
  'Nenhuma coluna desta tabela tem datas. Chame essa coluna de “data” na primeira linha.';
export const noTexts =
  'Nenhuma coluna desta tabela tem texto. Chame essa coluna de “texto” na primeira linha.';
export const noEntries = 'Não há registros neste arquivo.';
export const unreadable = 'Não foi possível ler este arquivo. Tente de novo ou escolha outro.';

/* Import: why a part of a file is left out */

export const dateMissing = 'Falta a data.';
export const dateUnreadable = 'Não é possível ler a data.';
export const dateInFuture = 'A data está no futuro.';
export const dateTooOld = 'A data é anterior a 1900.';
export const textMissing = 'Falta o texto.';
export const textInvalid = 'O texto contém um caractere inválido.';
export const notAnEntry = 'Isto não é um registro de diário.';
export const quoteNotClosed = 'Há aspas que não se fecham. Esta linha e tudo o que vem depois ficam de fora.';
export const quoteMisplaced = 'Há aspas no lugar errado.';
export const moodUnknown = 'Este não é um dos cinco níveis de humor.';
export const rowInvalid = 'Esta linha não é válida.';
export const fieldInvalid = (field: string): string => `O valor de “${field}” não é válido.`;
export const tableUnknown = 'Esta versão do app não reconhece esta tabela.';

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'O arquivo não está lá.';
export const mediaOfSeveral = 'Vários arquivos têm este nome.';
export const mediaLocked = 'O arquivo está protegido por senha.';
export const mediaEmpty = 'O arquivo está vazio.';
export const mediaDamaged = 'O arquivo está danificado.';
export const mediaChanged = 'O arquivo não é o que foi salvo na cópia.';
export const mediaTooLarge = (megabytes: number): string =>
  `O arquivo tem mais de ${formatNumber(Math.round(megabytes))} MB.`;
export const mediaUnknown = 'O arquivo não é uma foto nem uma gravação que conseguimos ler.';
export const videoNotImported = 'Não é possível importar vídeos.';
export const pdfNotImported = 'Não é possível importar PDFs.';
export const pictureTooLarge = 'A foto tem pixels demais.';
export const pictureUnreadable = 'Este navegador não consegue ler a foto.';
export const recordingUnreadable = 'Este navegador não consegue ler a gravação.';
export const tooManyPictures = (count: number): string =>
  `Um registro pode ter até ${formatNumber(count)} fotos. Esta passa do limite.`;
export const tooManyRecordings = (count: number): string =>
  `Um registro pode ter até ${formatNumber(count)} gravações. Esta passa do limite.`;
export const notInArchive = 'O arquivo não estava no dispositivo quando a cópia foi feita.';
export const ownerMissing = 'O registro ou item a que o arquivo pertence não está na cópia.';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}, ${name}`;

export const entryAt = (at: number): string => `Registro ${at}`;
export const entryInFile = (file: string, at: number): string => `${file}, registro ${at}`;
export const lineAt = (line: number): string => `Linha ${line}`;
export const lineAndRowAt = (line: number, row: number): string => `Linha ${line} (linha ${row} na planilha)`;
export const rowAt = (table: string, at: number): string => `${table}, linha ${at}`;

/* Import */

export const importTitle = 'Importar';
export const backToProfileButton = 'Voltar ao perfil';

/* Import: choosing a file */

export const importHelp =
  'Importe uma cópia completa daqui, uma exportação do Day One, do Journey ou do Diário da Apple, ou uma tabela com datas e textos. Você vê o que há no arquivo antes de qualquer alteração e pode desfazer a importação.';
export const dropHere = 'Solte um arquivo aqui ou cole-o';
export const dropNow = 'Solte o arquivo para lê-lo';
export const fileKinds = (megabytes: number): string =>
  `Zip, JSON ou CSV, até ${formatNumber(megabytes)} MB sem contar fotos e gravações. O arquivo é criptografado neste dispositivo.`;
export const folderDropped =
  'Isto é uma pasta. Escolha o arquivo que está dentro, ou faça um arquivo zip com ela.';
export const severalDropped = 'São vários arquivos. Escolha um por vez, ou junte-os em um arquivo zip.';
export const nothingDropped = 'Isso não é um arquivo. Escolha um.';
export const exportStepsTitle = 'Como exportar seu diário';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Do Day One',
    steps: [
      'No Day One, abra os ajustes (“Settings”).',
      'Escolha “Import/Export”, depois “Export” e então JSON.',
      'Salve o arquivo zip que o Day One gera e escolha-o aqui. Não o descompacte.',
    ],
  },
  {
    app: 'Do Journey',
    steps: [
      'No Journey, abra as configurações (“Settings”) e depois “Data”.',
      'Escolha “Export” e o arquivo zip, que algumas versões chamam de “Journey Cloud”.',
      'Salve o arquivo zip e escolha-o aqui. Não o descompacte.',
    ],
  },
  {
    app: 'Do Diário da Apple',
    steps: [
      'No Diário da Apple, abra o menu no alto da tela e escolha a opção de exportar todas as entradas.',
      'Salve “AppleJournalEntries” no seu dispositivo.',
      'Se for uma pasta, compacte-a: é preciso um arquivo zip. Escolha-o aqui.',
    ],
  },
  {
    app: 'De outro app',
    steps: [
      'Exporte seu diário como tabela, ou copie-o para uma planilha.',
      'Chame uma coluna de “data” e outra de “texto”.',
      'Colunas para título, lugar, clima e tags são opcionais.',
      'Salve a tabela como CSV e escolha-a aqui.',
    ],
  },
];
export const fileToImportLabel = 'Arquivo para importar';
export const chooseFileButton = 'Escolher arquivo';

/* Import: reading the file */

export const readingFile = 'Lendo o arquivo…';
export const readingFileLabel = 'Lendo o arquivo';
export const cancelButton = 'Cancelar';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'Cópia completa',
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Diário da Apple',
  csv: 'Tabela CSV',
};
const items = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} item`, other: `${formatNumber(count)} itens` });
const entries = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} registro`, other: `${formatNumber(count)} registros` });
const itemsOrEntries = (source: Source, count: number): string =>
  source === 'archive' ? items(count) : entries(count);
export const contents = (source: Source, count: number): string =>
  `${SOURCE_NAMES[source]}: ${itemsOrEntries(source, count)}`;
export const period = (first: string, last: string): string => `De ${first} a ${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 &&
      plural(pictures, { one: `${formatNumber(pictures)} foto`, other: `${formatNumber(pictures)} fotos` }),
    recordings > 0 &&
      plural(recordings, {
        one: `${formatNumber(recordings)} gravação`,
        other: `${formatNumber(recordings)} gravações`,
      }),
  ];
  return formatList(counts.filter((count) => count !== false));
}
export const longEntriesSplit = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} registro longo será dividido em vários registros do mesmo dia.`,
    other: `${formatNumber(count)} registros longos serão divididos em vários registros do mesmo dia.`,
  });
export const dayOrderTitle = 'Datas como 03/04/2026';
export const dayFirst = 'Dia primeiro: 3 de abril';
export const monthFirst = 'Mês primeiro: 4 de março';
export const firstEntriesLabel = 'Primeiros registros';
export const importButton = (source: Source, count: number): string =>
  `Importar ${itemsOrEntries(source, count)}`;
export const chooseAnotherFileButton = 'Escolher outro arquivo';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string => {
  if (source === 'csv')
    return plural(count, {
      one: `${formatNumber(count)} linha não pode ser importada`,
      other: `${formatNumber(count)} linhas não podem ser importadas`,
    });
  return plural(count, {
    one: `${itemsOrEntries(source, count)} não pode ser importado`,
    other: `${itemsOrEntries(source, count)} não podem ser importados`,
  });
};
export const problemAt = <Part>(place: Part, reason: Part) => [place, ': ', reason];
export const fileProblemsTitle = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} foto ou gravação não pode ser importada`,
    other: `${formatNumber(count)} fotos e gravações não podem ser importadas`,
  });
export const moreProblems = (count: number): string =>
  `E mais ${formatNumber(count)}. Salve a lista para ver tudo.`;
export const saveListButton = 'Salvar lista';
export const placeColumn = 'Onde';
export const reasonColumn = 'Motivo';

/* Import: importing */

export const importingTitle = 'Importando';
export const importProgress = (source: Source, done: number, total: number): string =>
  plural(total, {
    one: `${formatNumber(done)} de ${itemsOrEntries(source, total)} importado.`,
    other: `${formatNumber(done)} de ${itemsOrEntries(source, total)} importados.`,
  });
export const filesProgress = (done: number, total: number): string => {
  const files = plural(total, {
    one: `${formatNumber(total)} foto ou gravação`,
    other: `${formatNumber(total)} fotos e gravações`,
  });
  return `Suas palavras já foram importadas. Lendo fotos e gravações: ${formatNumber(done)} de ${files}.`;
};
export const keepTabOpen = 'Você pode abrir outras páginas, mas mantenha esta aba aberta.';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  plural(count, {
    one: `${itemsOrEntries(source, count)} importado até agora`,
    other: `${itemsOrEntries(source, count)} importados até agora`,
  });
export const importedTitle = (source: Source, count: number): string =>
  plural(count, {
    one: `${itemsOrEntries(source, count)} importado`,
    other: `${itemsOrEntries(source, count)} importados`,
  });
export const alreadyThere = (source: Source, count: number): string =>
  plural(count, {
    one: `${itemsOrEntries(source, count)} já existia e não foi alterado.`,
    other: `${itemsOrEntries(source, count)} já existiam e não foram alterados.`,
  });
export const filesImported = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} foto ou gravação importada.`,
    other: `${formatNumber(count)} fotos e gravações importadas.`,
  });
export const noPoints = 'Dias importados não rendem pontos.';
export const continueImportButton = 'Continuar importação';
export const openJournalButton = 'Abrir seu diário';
export const importAnotherFileButton = 'Importar outro arquivo';

/* Import: undoing one */

export const undoImportButton = 'Desfazer importação';
export const undoImportLabel = (day: string, source: Source): string =>
  `Desfazer importação de ${day} (${SOURCE_NAMES[source]})`;
export const undoImportTitle = 'Desfazer esta importação?';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? `Isto remove ${items(count)} de todos os seus dispositivos. Os itens que você alterou desde a importação e as configurações restauradas da cópia são mantidos.`
    : plural(count, {
        one: `Isto remove ${entries(count)} de todos os seus dispositivos. Se você o alterou desde a importação, ele é mantido.`,
        other: `Isto remove ${entries(count)} de todos os seus dispositivos. Os registros que você alterou desde a importação são mantidos.`,
      });
export const keepImportButton = 'Manter importação';
export const undoneExceptChanged = (source: Source, count: number): string =>
  `Importação desfeita, exceto ${itemsOrEntries(source, count)} que você alterou desde então.`;

/* Import: earlier imports */

export const earlierImportsTitle = 'Importações anteriores';
export const undoneImportOf = (day: string): string => `${day}, desfeita`;
