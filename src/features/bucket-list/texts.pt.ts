import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* Bucket List */
export const listTitle = 'Lista de sonhos';
export const reviewDue = 'Hora de revisar';
export const listNotLoaded = 'Não foi possível carregar sua lista de sonhos. Tente de novo.';
export const listEmpty = 'Os itens ficam até você realizá-los.';
export const showMoreButton = (more: number): string => `Mostrar mais ${formatNumber(more)}`;
export const completedSummary = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} realizado`, other: `${formatNumber(count)} realizados` });
export const completedLabel = 'Realizado';
export const inBucket = 'Na lista';
export const inProgress = 'Em andamento';
export const completed = 'Realizado';
export const statusLabel = (item: string): string => `Situação de “${item}”`;
export const optionsLabel = (item: string): string => `Opções de “${item}”`;
export const editButton = 'Editar';
export const tellStoryButton = 'Contar a história';
export const editStoryButton = 'Editar a história';
export const deleteButton = 'Excluir';
export const undoButton = 'Desfazer';

/* Bucket List: adding and editing an item */
export const addItemButton = 'Adicionar item';
export const closeButton = 'Fechar';
export const itemLabel = 'O que você quer fazer?';
export const reasonLabel = 'Por quê';
export const itemMissing = 'Escreva o que você quer fazer.';
export const addButton = 'Pôr na lista de sonhos';
export const editLabel = (item: string): string => `Editar “${item}”`;
export const itemAdded = 'Item adicionado à lista de sonhos!';
export const addFailed = 'Não foi possível adicionar o item';
export const changeFailed = 'Não foi possível atualizar o item';
export const itemDeleted = 'Item da lista de sonhos excluído';
export const versionRestored = 'Versão anterior restaurada';

/* Bucket List: the story of a completed item */
export const storyTitle = 'Parabéns';
export const storyLabel = 'Como foi?';
export const saveStoryButton = 'Salvar história';
export const skipStoryButton = 'Agora não';

/* Bucket List: its review */
export const markReviewedButton = 'Marcar como revisada';
export const notScheduled = 'Nenhuma revisão marcada ainda.';
export const reviewed = 'Lista de sonhos revisada! A próxima revisão está marcada.';
export const reviewFailed = 'Não foi possível salvar sua revisão. Tente de novo.';
export const cadenceFailed = 'Não foi possível salvar a frequência da revisão. Tente de novo.';

/* Waiting to be saved: what each change is called */
export const newItem = 'Um item da lista de sonhos';
export const saveAsNewButton = 'Salvar como novo item';
export const changedItem = 'Um item editado da lista de sonhos';
export const changedStory = 'Uma história para sua lista de sonhos';
export const restoredVersion = 'Uma versão anterior de um item da lista de sonhos';
export const changedStatus = 'Uma nova situação de um item da lista de sonhos';
export const restoredItem = 'Um item restaurado da lista de sonhos';
export const deletedItem = 'Um item excluído da lista de sonhos';
export const changedCadence = 'A frequência da revisão da sua lista de sonhos';
export const listReview = 'Uma revisão da sua lista de sonhos';

/* Answers of the server */
export const itemNotFound = 'Não encontramos esse item. Ele pode ter sido excluído.';
export const nothingToChange = 'Não há nada para alterar.';
export const notCompleted = 'Só um item realizado tem horário de conclusão.';
export const completionTimeMismatch =
  'Um item realizado precisa de um horário de conclusão, e os outros não têm nenhum.';
