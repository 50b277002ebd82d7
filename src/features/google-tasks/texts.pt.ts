import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* What a sync ends with */
export const noToken = 'O Google não enviou nenhum token de acesso';
export const consentFailed = 'Não foi possível conectar ao Google. Tente de novo.';
export const syncFailed = 'Não foi possível sincronizar as tarefas';
export const synced = 'Tarefas sincronizadas! Recarregue para ver as mudanças.';
export const unfinished = 'Havia mais do que cabe em um minuto. Sincronize de novo para continuar.';
export const consentNeeded =
  'O Google pede seu consentimento outra vez. Aperte de novo o botão de sincronizar.';
export const notPermitted = 'O Google não nos deixou ver suas tarefas. Permita o acesso quando ele pedir.';
export const alreadyRunning = 'Já há uma sincronização em andamento. Espere terminar.';
export const tooManyTasks = (most: number): string =>
  `Uma lista tem mais de ${formatNumber(most)} tarefas. Exclua as que não precisa mais.`;
export const googleUnavailable = 'O Google não responde agora. Tente de novo em alguns minutos.';
export const vaultClosed =
  'Seu cofre privado está ativo, por isso nosso servidor não pode ler suas ações e sincronizá-las.';
export const notSetUp = 'A sincronização com o Google Tasks não foi configurada neste servidor.';

/* The log: what was done to one action, and why */
export const skippedEmpty = 'Ignorada: a tarefa no Google Tasks não tem texto.';
export const skippedRefused = 'Ignorada: o Google Tasks não aceitou.';
export const addedHere = 'Adicionada aqui.';
export const addedThere = 'Adicionada no Google Tasks.';
export const renamedHere = 'Renomeada aqui.';
export const renamedThere = 'Renomeada no Google Tasks.';
export const completedHere = 'Concluída aqui.';
export const completedThere = 'Concluída no Google Tasks.';
export const reopenedHere = 'Reaberta aqui.';
export const reopenedThere = 'Reaberta no Google Tasks.';
export const deletedHere = 'Excluída aqui.';
export const deletedThere = 'Excluída no Google Tasks.';
export const restoredHere = 'Restaurada aqui. Foi excluída aqui, mas mudou depois no Google Tasks.';
export const restoredThere = 'Restaurada no Google Tasks. Foi excluída lá, mas mudou depois aqui.';
export const wasNewHere = 'Era nova aqui.';
export const wasNewThere = 'Era nova no Google Tasks.';
export const wasChangedHere = 'Tinha mudado aqui.';
export const wasChangedThere = 'Tinha mudado no Google Tasks.';
export const wasChangedLaterHere = 'Tinha mudado dos dois lados, e por último aqui.';
export const wasChangedLaterThere = 'Tinha mudado dos dois lados, e por último no Google Tasks.';
export const wasDeletedHere = 'Foi excluída aqui.';
export const wasDeletedThere = 'Foi excluída no Google Tasks.';

/* The log: what a sync did in all */
export const countAdded = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} adicionada`, other: `${formatNumber(count)} adicionadas` });
export const countChanged = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} alterada`, other: `${formatNumber(count)} alteradas` });
export const countDeleted = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} excluída`, other: `${formatNumber(count)} excluídas` });
export const nothingHere = 'Aqui: nada a mudar.';
export const nothingThere = 'Google Tasks: nada a mudar.';
export const changedHere = (counts: string): string => `Aqui: ${counts}.`;
export const changedThere = (counts: string): string => `Google Tasks: ${counts}.`;
export const skippedCount = (count: number): string => `Ignoradas: ${formatNumber(count)}.`;

/* The notes of a task that comes from here */
export const taskNotes = (product: string, mark: string): string => `Do ${product} · ${mark}`;

/* The page that Google leads back to */
export const googleTasksTitle = 'Google Tasks';
export const notAwaited =
  'A página que iniciou a sincronização não espera mais. Aperte de novo o botão de sincronizar.';
export const backToTasksLink = 'Voltar às ações';
export const closeWindow = 'Você pode fechar esta janela.';
export const oneMoment = 'Um momento…';

/* The log: its lines */
export const changes = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} mudança`, other: `${formatNumber(count)} mudanças` });
export const noText = '(sem texto)';
export const before = <Part>(bdi: Part) => ['Antes: ', bdi];

/* Sync button */
export const syncing = 'Sincronizando…';
export const offline = 'Você está offline. A sincronização precisa de conexão.';

/* Sync monitor page */
export const syncMonitorTitle = 'Monitor de sincronização';
export const monitorIntro =
  'O que foi sincronizado entre suas ações e o Google Tasks, segundo este navegador.';
export const backToTasksButton = 'Voltar às ações';
export const noAccess = 'A sincronização exige um período de teste ativo ou um plano pago.';
export const testSyncButton = 'Testar sincronização';
export const logTitle = 'Histórico';
export const clearLogsButton = 'Limpar histórico';
export const logEmptyTitle = 'Nenhuma sincronização ainda';
export const logEmptyText = 'Cada sincronização fica registrada aqui: quando começou, o que fez e por quê.';
export const searchLabel = 'Buscar no histórico';
export const linesFound = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} linha encontrada`,
    other: `${formatNumber(count)} linhas encontradas`,
  });

/* The log: a sync that begins */
export const syncStarted = 'Sincronização iniciada';

/* Actions: the sync */
export const syncHelp =
  'Sincroniza suas ações com uma lista do Google Tasks, nos dois sentidos, sempre que você aperta o botão.';
export const syncButton = 'Sincronizar com o Google Tasks';
export const lastSynced = <Part>(time: Part) => ['Última sincronização: ', time];
export const syncMonitorLink = 'Monitor de sincronização';
