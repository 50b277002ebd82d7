import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';

/* Today: goals */
export const goalsTitle = 'Metas';
export const goalsNotLoaded = 'Não foi possível carregar as metas anteriores';
export const goalNotSaved = 'Não foi possível salvar a meta';
export const goalsEmpty = 'As metas que você escreve no diário aparecem aqui.';
export const showMoreButton = (more: number): string => `Mostrar mais ${formatNumber(more)}`;
export const reachedSummary = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} alcançada`,
    other: `${formatNumber(count)} alcançadas`,
  });
export const optionsLabel = (goal: string): string => `Opções de “${goal}”`;
export const editButton = 'Editar';
export const deleteButton = 'Excluir';
export const goalDeleted = 'Meta excluída';
export const undoButton = 'Desfazer';
/** Begins with what the button shows, so that it can be spoken. */
export const undoReachedLabel = (goal: string): string => `Desfazer a meta alcançada: “${goal}”`;
export const goalReached = 'Você alcançou sua meta.';
export const seeStoryLink = 'Ver como você chegou aqui';

/* Today: editing a goal */
export const editLabel = 'Editar meta';
export const goalMissing = 'Escreva sua meta.';
export const goalKnown = 'Você já tem esta meta.';
export const saveButton = 'Salvar';
export const cancelButton = 'Cancelar';

/* A goal: its story */
export const goalTitle = 'Meta';
export const backToDashboardButton = 'Voltar ao painel';
export const reachedOn = (day: string): string => `Alcançada ${onDay(day)}.`;
export const goalSince = (day: string): string => `Sua meta desde ${day}.`;
export const pagesNone = 'Nenhuma página a menciona com estas palavras ainda.';
export const pagesCount = (pages: number): string =>
  plural(pages, {
    one: `Você a mencionou em ${formatNumber(pages)} página.`,
    other: `Você a mencionou em ${formatNumber(pages)} páginas.`,
  });
export const actionsCount = (done: number, all: number): string =>
  plural(all, {
    one: `${formatNumber(done)} de ${formatNumber(all)} ação concluída.`,
    other: `${formatNumber(done)} de ${formatNumber(all)} ações concluídas.`,
  });
export const pagesTitle = 'Páginas que a mencionam';
export const pagesEmpty = 'As páginas que mencionam esta meta com as mesmas palavras aparecem aqui.';
export const actionsTitle = 'Ações dessas páginas';
export const actionsEmpty = 'As ações que você escreve nessas páginas aparecem aqui.';
export const actionDone = 'Feita';
export const actionOpen = 'Em aberto';
export const lessonsTitle = 'Lições pelo caminho';
export const lessonsEmpty = (from: string, to: string): string =>
  `Você não anotou nenhuma lição entre ${from}, e ${to}.`;
export const notFoundTitle = 'Não encontramos esta meta.';
export const notFoundHint = 'Ela pode ter sido excluída. As páginas que a mencionam continuam no seu diário.';
export const journalHistoryButton = 'Histórico do diário';

/* Waiting to be saved: what each change is called */
export const newGoal = 'Uma meta';
export const changedGoal = 'Uma meta editada';
export const reachedGoal = 'Uma meta que você alcançou';
export const reopenedGoal = 'Uma meta reaberta';
export const restoredGoal = 'Uma meta restaurada';
export const deletedGoal = 'Uma meta excluída';

/* Answers of the server */
export const goalNotFound = 'Não encontramos essa meta. Ela pode ter sido excluída.';
export const nothingToChange = 'Não há nada para alterar.';
