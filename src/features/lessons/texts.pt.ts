import { onDay } from '../../kernel/on-day.pt.ts';

/* Writing a lesson */
export const lessonQuestion = 'O que você aprendeu?';
export const lessonPlaceholder = 'Uma frase que você gostaria de reencontrar daqui a um ano.';
export const saveLessonButton = 'Salvar lição';
export const lessonSaved = 'Lição salva!';
export const lessonNotSaved = 'Não foi possível salvar a lição';

/* Today: Learn, and a day of the calendar */
export const learnTitle = 'Aprender';
export const historyButton = 'Histórico';
export const addAnotherButton = 'Anotar outra lição';
export const lessonSavedToday = 'Lição salva!';
export const lessonNotSavedToday = 'Não foi possível salvar a lição.';

/* Quick add: a lesson */
export const quickAddTitle = 'Anotar uma lição';
export const closeButton = 'Fechar';

/* Lessons History */
export const historyTitle = 'Histórico de lições';
export const historySubtitle = 'O que seus dias ensinaram, do mais recente ao mais antigo';
export const backToDashboardButton = 'Voltar ao painel';
export const searchLabel = 'Buscar nas suas lições';
export const notedOn = (day: string): string => `Anotada ${onDay(day)}`;
export const editLink = 'Editar';
export const editLabel = (day: string): string => `Editar a lição de ${day}`;
export const makePostLink = 'Transformar em post';
export const makePostLabel = (day: string): string => `Transformar em post: a lição de ${day}`;
export const versionRestored = 'Versão anterior restaurada';
export const restoreFailed = 'Não foi possível restaurar essa versão. Tente de novo.';
export const undoButton = 'Desfazer';
export const downloadLessonsButton = 'Baixar lições';
export const downloadGoldFileButton = 'Baixar Arquivo de Ouro';
export const preparing = 'Preparando';
export const lessonsDownloadFailed = 'Não foi possível baixar as lições';
export const goldFileDownloadFailed = 'Seu Arquivo de Ouro não está pronto. Tente de novo.';
export const notLoggedIn = 'Você não entrou na conta.';
export const notAuthenticated = 'Sem autenticação';
export const lessonsNotLoaded = 'Não foi possível carregar as lições';
export const emptyTitle = 'Nenhuma lição anotada ainda.';
export const emptyHint = 'Uma frase à noite é o bastante.';
export const noteTodayButton = 'Anotar a lição de hoje';

/* Editing a lesson */
export const editTitle = 'Editar sua lição';
export const backToLessonsButton = 'Voltar às suas lições';
export const lessonNotLoaded = 'Não foi possível carregar esta lição. Tente de novo.';
export const lessonNotReadable =
  'Esta lição não pode ser aberta aqui. Para proteger o que você escreveu, também não pode ser editada.';
export const changedElsewhere =
  'Esta lição foi alterada em outro dispositivo. Se você salvar, a outra versão fica em “Versões anteriores”.';
export const saveChangesButton = 'Salvar alterações';
export const cancelButton = 'Cancelar';
export const saving = 'Salvando';
export const changesSaved = 'Alterações salvas. Você ainda pode restaurar a versão anterior.';
export const changesNotSaved =
  'Não foi possível salvar as alterações. Elas continuam aqui; mantenha a página aberta e tente de novo.';

/* Waiting to be saved: what each change is called */
export const newLesson = 'Uma lição';
export const saveAsNewButton = 'Salvar como nova lição';
export const changedLesson = 'Uma lição editada';

/* Answers of the server */
export const lessonNotFound = 'Não encontramos essa lição. Ela pode ter sido excluída.';
export const nothingToChange = 'Não há nada para alterar.';
