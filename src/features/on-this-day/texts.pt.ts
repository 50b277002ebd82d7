import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* A memory from this day, on the dashboard and in the journal history */
export const aWeekAgo = 'Há uma semana';
export const aMonthAgo = 'Há um mês';
export const yearsAgo = (years: number): string =>
  plural(years, { one: 'Há um ano', other: `Há ${formatNumber(years)} anos` });
export const hideDayButton = 'Não mostrar este dia';
export const memoryOptionsLabel = 'Opções da lembrança';
export const hiddenMemoriesButton = 'Gerenciar lembranças ocultas';
export const dayHidden = 'Esse dia não vai mais aparecer.';
export const wordHidden = 'Lembranças com essa palavra não vão mais aparecer.';
export const shownAgain = 'Isto pode voltar a aparecer.';
export const undoButton = 'Desfazer';
export const hideFailed = 'Não foi possível ocultar. Tente de novo.';
export const showFailed = 'Não foi possível mudar isso. Tente de novo.';
export const undoFailed = 'Não foi possível desfazer.';

/* Hidden memories */
export const dialogTitle = 'Lembranças ocultas';
export const dialogIntroduction =
  'Estes dias, e tudo o que contém estas palavras, continuam no seu diário. Só não aparecem como lembranças.';
export const wordLabel = 'Nome ou palavra a ocultar';
export const wordMissing = 'Informe uma palavra.';
export const addButton = 'Adicionar';
export const closeButton = 'Fechar';
export const showAgainButton = 'Mostrar de novo';
export const showAgainLabel = (what: string): string => `Mostrar de novo: ${what}`;

/* Waiting to be saved: what each change is called */
export const dayToHide = 'Um dia a ocultar das lembranças';
export const wordToHide = 'Uma palavra a ocultar das lembranças';
export const memoryToShow = 'Uma lembrança oculta para mostrar de novo';

/* Answers of the server */
export const hiddenNotFound = 'Não encontramos essa lembrança oculta. Ela talvez já esteja visível de novo.';
