import type { LocalDate } from '../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../kernel/intl.pt.ts';
import { formatDay } from '../../kernel/written-days.pt.ts';

/* Book: the page on which it is made */

export const pageTitle = 'Fazer um livro';
export const pageHelp =
  'Um PDF dos seus dias, composto para impressão: seus registros, ações concluídas, lições e o que você realizou da lista de sonhos, com as fotos. Ele é feito neste dispositivo.';
export const backToProfileButton = 'Voltar ao perfil';
export const makeBookLink = 'Fazer um livro';
export const makeBookOffer = <Part>(link: Part) => ['Quer ler no papel? ', link];

export const spanTitle = 'Dias no livro';
export const yearOption = 'Um ano';
export const monthOption = 'Um mês';
export const daysOption = 'De um dia a outro';
export const goalOption = 'Uma meta';
export const yearLabel = 'Ano';
export const monthLabel = 'Mês';
export const firstDayLabel = 'Primeiro dia';
export const lastDayLabel = 'Último dia';
export const goalLabel = 'Meta';
export const goalHelp = 'O livro traz todos os dias em que um registro citou esta meta.';
export const chooseDays = 'Escolha o primeiro e o último dia.';
export const daysReversed = 'O último dia vem antes do primeiro.';

export const paperTitle = 'Tamanho da página';
export const paperA5 = 'A5 (148 × 210 mm)';
export const paperA4 = 'A4 (210 × 297 mm)';
export const paperUs = 'Carta (8½ × 11 pol.)';
export const nameLabel = 'Nome na folha de rosto';

/* Book: what it will hold */

export const bookNotLoaded =
  'Seus registros ainda não estão neste dispositivo. Conecte-se à internet e tente de novo.';
export const stillLoading =
  'Seus registros mais antigos ainda estão carregando neste dispositivo. Você pode fazer um livro assim que eles chegarem.';
export const nothingWritten =
  'Você ainda não escreveu nada. Seu primeiro registro pode ser a primeira página de um livro.';
export const writeButton = 'Escrever o registro de hoje';
export const nothingInSpan = 'Nada foi escrito nestes dias. Escolha outros para fazer um livro.';
export const lookFailed = 'Não foi possível percorrer estes dias. Recarregue a página.';
export const lookingIntoDays = 'Percorrendo estes dias…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string =>
  plural(days, {
    one: `${formatNumber(days)} dia: ${formatDay(first, { year: true })}.`,
    other: `${formatNumber(days)} dias, de ${formatDay(first, { year: true })}, a ${formatDay(last, { year: true })}.`,
  });
export const unreadableLeftOut = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} texto não pode ser descriptografado neste dispositivo e fica de fora.`,
    other: `${formatNumber(count)} textos não podem ser descriptografados neste dispositivo e ficam de fora.`,
  });
export const otherFont = (characters: readonly string[], more: number): string =>
  `A fonte do livro não tem ${named(characters, more)}. Esses caracteres são impressos em uma fonte deste dispositivo.`;
export const noFont = (characters: readonly string[], more: number): string =>
  `Nenhuma fonte deste dispositivo tem ${named(characters, more)}. No lugar de cada caractere aparece ${characterMissing}.`;
const named = (characters: readonly string[], more: number): string =>
  formatList([
    ...characters,
    ...(more > 0
      ? [
          plural(more, {
            one: `mais ${formatNumber(more)} caractere`,
            other: `mais ${formatNumber(more)} caracteres`,
          }),
        ]
      : []),
  ]);

/* Book: making it */

export const makeBookButton = 'Fazer livro';
export const makingBook = 'Fazendo seu livro…';
export const makingBookLabel = 'Fazendo seu livro';
export const cancelButton = 'Cancelar';
export const picturesMissing = (count: number): string =>
  plural(count, {
    one: `Não foi possível carregar ${formatNumber(count)} foto, e ela fica de fora.`,
    other: `Não foi possível carregar ${formatNumber(count)} fotos, e elas ficam de fora.`,
  });
export const bookReady = (pages: number, megabytes: number): string =>
  `Seu livro está pronto: ${plural(pages, { one: `${formatNumber(pages)} página`, other: `${formatNumber(pages)} páginas` })}, ${formatNumber(megabytes)} MB.`;
export const saveAgainButton = 'Salvar PDF de novo';
export const bookFailed =
  'Não foi possível fazer seu livro. Nada do que você escreveu foi alterado. Tente de novo.';
export const fileName = (span: string): string => `growth-loop-livro-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `Diário: ${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)} a ${withoutWeekday(last)}`;
const withoutWeekday = (date: LocalDate): string => formatDay(date, { year: true }).replace(/^[^,]+, /, '');
export const contentsTitle = 'Sumário';
export const actionsDoneTitle = 'Ações concluídas';
export const lessonsTitle = 'Lições aprendidas';
export const bucketListTitle = 'Sonhos realizados';
/** Where no font of the device has a character. */
export const characterMissing = '[?]';
export const madeWith = (date: LocalDate): string => `Feito com o Growth Loop em ${withoutWeekday(date)}.`;
