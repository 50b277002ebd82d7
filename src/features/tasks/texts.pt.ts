import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* Meaningful Actions */
export const actionsTitle = 'Ações significativas';
export const backToDashboardButton = 'Voltar ao painel';
export const actionsNotLoaded = 'Não foi possível carregar suas ações. Tente de novo.';
export const addActionLabel = 'Adicionar uma ação';
export const toDoTitle = 'A fazer';
export const toDoEmpty = 'Nenhuma ação em aberto. Adicione uma coisa pequena para hoje.';
export const completedTitle = 'Concluídas';
export const completedEmpty = 'As ações que você conclui aparecem aqui por sete dias.';
export const showMoreButton = (more: number): string => `Mostrar mais ${formatNumber(more)}`;
export const showOlderButton = 'Mostrar concluídas antigas';
export const olderTitle = 'Concluídas antes';
export const editLabel = (action: string): string => `Editar “${action}”`;
export const deleteLabel = (action: string): string => `Excluir “${action}”`;
export const actionDeleted = 'Ação excluída';
export const actionStreak = (days: number): string =>
  plural(days, {
    one: `${formatNumber(days)} dia seguido!`,
    other: `${formatNumber(days)} dias seguidos!`,
  });
export const originTitle = 'De onde vêm as ações';
export const origin = 'As ações que você escreve no diário aparecem aqui, junto com as que você adiciona.';
export const overviewLink = 'A força de agir';
export const googleSyncNotLoaded =
  'Não foi possível carregar a sincronização com o Google Tasks. Tente de novo.';

/* Editing an action in its line */
export const editorNotLoaded =
  'Não foi possível abrir esta ação para edição. Verifique sua conexão e tente de novo.';
export const newWordsLabel = (action: string): string => `Novo texto para “${action}”`;
export const saveButton = 'Salvar';
export const cancelButton = 'Cancelar';
export const actionChanged = 'Ação atualizada';
export const undoButton = 'Desfazer';

/* Today: Act, and a day of the calendar */
export const actTitle = 'Agir';
export const viewAllButton = 'Ver todas';
export const todaysActions = 'Ações de hoje';
export const todayEmpty = 'Nenhuma ação em aberto. O que você vai fazer hoje?';
export const doneLabel = 'Feitas';

/* Quick add: an action */
export const quickAddTitle = 'Adicionar uma ação';
export const quickAddLabel = 'Uma coisa pequena que você vai fazer';
export const closeButton = 'Fechar';
export const addButton = 'Adicionar';
export const actionAdded = 'Ação adicionada';

/* Task Overview */
export const overviewTitle = 'Sobre as ações';
export const overviewSubtitle = 'Como um pensamento da manhã vira algo feito até a noite';
export const definitionTitle = 'O que é uma ação significativa';
export const definition =
  'Uma ação significativa é um passo, pequeno o bastante para hoje, rumo à sua meta ou a um dos seus valores essenciais. “Entrar em forma” é um desejo. “Caminhar na hora do almoço sem o celular” é uma ação: à noite, você vai saber se fez.';
export const questionsIntroduction = 'Quando não souber o que escrever, faça estas três perguntas:';
export const canStartNow = 'Eu poderia começar na próxima hora, se precisasse?';
export const willKnowWhenDone = 'Vou saber com certeza quando estiver feito?';
export const matters = 'Serve a algo que é importante para mim, e não só à minha caixa de entrada?';
export const sourcesTitle = 'De onde vêm suas ações';
export const actionsLink = 'Ações significativas';
export const sources = <Part>(link: Part) => [
  'A última pergunta do diário é o que você vai fazer hoje. Cada linha que você escreve ali vira uma ação na sua lista. Você também pode adicionar ações a qualquer momento, no painel ou em ',
  link,
  '. O painel mostra suas três ações em aberto mais recentes. A lista completa tem todas elas, junto com o que você concluiu.',
];
export const pointsTitle = 'Como elas contam';
export const scoringLink = 'Como funcionam os pontos';
export const points = <Part>(perAction: Part, link: Part) => [
  'Concluir uma ação rende ',
  perAction,
  ' pontos e desenha o traço Agir do anel de hoje. A primeira do dia também mantém sua sequência. Se você desmarca uma ação, perde os pontos dela. Se exclui uma ação concluída, fica com os pontos: o trabalho foi feito, e você só está arrumando a lista. Para saber mais, leia ',
  link,
  '.',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'Se você também usa o Google Tasks, um botão em ',
  link,
  ' sincroniza suas ações com uma lista de lá. Ações novas, alteradas, concluídas e excluídas são copiadas nos dois sentidos, e só quando você aperta o botão. Se uma ação mudou dos dois lados, vale a mudança mais recente. Você não precisa sincronizar: tudo aqui funciona sem o Google.',
];
export const powerTitle = 'A força de agir';
export const powerInsight =
  'Uma descoberta parece progresso, mas ainda não é. O que você aprende sobre si de manhã continua sendo um pensamento até que algo no seu dia mude por causa dele. Essa mudança pode ser bem pequena: uma ligação, uma página, uma frase sincera para alguém.';
export const powerSmall =
  'Ações pequenas funcionam porque chegam ao fim. Um passo concluído é uma prova, e é de provas que se faz a confiança em si. Ele também diz o que nenhum plano diria: o que foi mais difícil do que você imaginava, o que foi mais fácil, o que você prefere fazer a seguir. Essa é a lição que você anota à noite, e o começo da página de amanhã.';
export const powerFew =
  'Então escolha poucas, e pequenas. Três ações concluídas levam você mais longe que dez adiadas para amanhã.';

/* Waiting to be saved: what each change is called */
export const newAction = 'Uma ação';
export const changedAction = 'Uma ação editada';
export const completedAction = 'Uma ação concluída';
export const reopenedAction = 'Uma ação reaberta';
export const restoredAction = 'Uma ação restaurada';
export const deletedAction = 'Uma ação excluída';

/* Answers of the server */
export const actionNotFound = 'Não encontramos essa ação. Ela pode ter sido excluída.';
export const nothingToChange = 'Não há nada para alterar.';
export const notCompleted = 'Só uma ação concluída tem horário de conclusão.';
