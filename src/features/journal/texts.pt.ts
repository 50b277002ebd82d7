import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */
export const celebrationQuestion = 'O que você pode celebrar de ontem?';
export const celebrationPlaceholder = 'Coisas pequenas também contam.';
export const goalQuestion = 'Qual é a sua grande meta agora?';
export const goalPlaceholder = 'Eu quero…';
export const reasonQuestion = 'Por que ela importa?';
export const reasonPlaceholder = 'Porque…';
export const fearQuestion = 'Do que você tem medo?';
export const fearHint = 'Pense na sua meta. No papel, o medo costuma encolher.';
export const fearPlaceholder = 'Tenho medo de que…';
export const valuesQuestion = 'O que seus valores dizem para você fazer?';
export const namedValuesQuestion = <Part>(values: Part) => ['O que ', values, ' pedem de você?'];
export const valuesHint = 'Deixe cada valor dizer uma coisa sobre sua meta e seu medo.';
export const valuesPlaceholder = 'Meus valores dizem…';
export const valueSays = (value: string): string => `${value} diz…`;
export const chooseValuesLink = 'Escolha seus valores essenciais';
export const actionsQuestion = 'O que você vai fazer hoje?';
export const actionsHint = 'Escreva uma ação por linha. Elas viram a sua lista do dia.';
export const actionsPlaceholder = 'Uma coisa que caiba no dia de hoje';
/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Celebrar',
  goal: 'Meta',
  goal_importance: 'Por que importa',
  reflection: 'Medo',
  value_alignment: 'Valores',
  action: 'Ações',
};
/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Celebração',
  goal: 'Meta',
  goal_importance: 'Por que é importante',
  reflection: 'Percepção',
  value_alignment: 'Alinhamento',
  action: 'Ação',
};

/* A page from another journal */
const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'do Day One',
  journey: 'do Journey',
  apple_journal: 'do Diário da Apple',
  csv: 'de uma tabela',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `Importada ${JOURNAL_NAMES[journal]}` : 'Importada';
export const importedPageTitle = 'Página importada';
export const starred = 'Com estrela';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `${formatNumber(value)} ${inFahrenheit ? '°F' : '°C'}`;
export const weather = (conditions: string, degrees: string): string => `${conditions}, ${degrees}`;
export const itemDone = 'Feito';
export const itemOpen = 'Não feito';

/* The journal page: writing */
export const questionOf = (question: number, questions: number): string =>
  `Pergunta ${question} de ${questions}`;
export const backToDashboardButton = 'Voltar ao painel';
export const answersSoFar = 'Suas respostas até aqui';
export const earlierGoalsKeys = 'Aperte a seta para baixo para escolher uma';
export const earlierGoalsTitle = 'Metas que você já escreveu';
export const pickedUp = 'Você retomou de onde parou';
export const startOverButton = 'Recomeçar';
export const startedOver = 'Você começou uma nova página.';
export const undoButton = 'Desfazer';
export const openElsewhere =
  'Sua página está aberta em outra aba. O que você escrever aqui vira uma página à parte.';
export const otherTabClosed = 'A outra aba foi fechada.';
export const continueHereButton = 'Continuar aquela página aqui';
export const answerTooLong = (excess: number): string =>
  plural(excess, {
    one: 'Esta resposta passa 1 caractere do limite.',
    other: `Esta resposta passa ${formatNumber(excess)} caracteres do limite.`,
  });
export const answerLimit = (characters: number): string =>
  `Uma resposta pode ter até ${formatNumber(characters)} caracteres.`;
export const tooManyActions = (limit: number): string =>
  `Uma página pode ter até ${formatNumber(limit)} ações. Deixe só as de hoje.`;
export const previousButton = 'Anterior';
export const nextButton = 'Próxima';
export const completeButton = 'Concluir';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Ctrl';
export const storedEncrypted = 'Guardado com criptografia';
export const saving = 'Salvando';
export const pageNotSaved =
  'Não foi possível salvar sua página. Tudo o que você escreveu continua aqui; mantenha a página aberta e tente de novo.';

/* A new page: looking back */
export const youLearnedYesterday = 'Ontem você aprendeu:';
export const youLearnedOn = (weekday: string): string =>
  `${weekday.endsWith('feira') ? 'Na' : 'No'} ${weekday} você aprendeu:`;
export const yourGoalSoFar = 'Sua meta até aqui:';
export const hideButton = 'Ocultar';
export const hideLookBackLabel = 'Ocultar a retrospectiva';
export const lookBackHidden =
  'A retrospectiva está oculta. Você pode reativá-la nas Configurações do perfil.';
export const lookBackNotSaved = 'Não foi possível mudar isso. Tente de novo.';

/* The journal page: writing for another day */
export const otherDayButton = 'Escolher outro dia';
export const todayInsteadButton = 'Voltar para hoje';
export const otherDayTitle = 'Escrever a página de outro dia';
export const dayLabel = 'Dia';
export const dayRepairs =
  'Uma página escrita agora recupera este dia, e sua sequência continua. Ela não rende pontos.';
export const dayOnly = 'Uma página deste dia não muda seus pontos nem sua sequência.';
export const dayNotPast = 'Escolha um dia antes de hoje.';
export const writeForDayButton = 'Escrever a página';
export const cancelButton = 'Cancelar';

/* Journal complete */
export const completeTitle = 'Diário concluído';
export const greetingTodayNamed = (firstName: string): string => `Esta é a página de hoje, ${firstName}.`;
export const greetingToday = 'Esta é a página de hoje.';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `${firstName}, esta é a sua página de ${day}.`;
export const greetingOtherDay = (day: string): string => `Esta é a sua página de ${day}.`;
export const greetingNoPageNamed = (firstName: string): string => `Que bom ver você, ${firstName}.`;
export const greetingNoPage = 'Que bom ver você.';
export const journalStreak = (days: number): string => `Dia ${formatNumber(days)} de diário. Continue assim!`;
export const dayRepaired = 'Aquele dia foi recuperado.';
export const dayRepairedStreak = (days: number): string =>
  plural(days, {
    one: 'Aquele dia foi recuperado. Sua sequência é de 1 dia.',
    other: `Aquele dia foi recuperado. Sua sequência é de ${formatNumber(days)} dias.`,
  });
/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: 'Clarear: feito.', open: 'Clarear: ainda não feito.' },
  act: { drawn: 'Agir: feito.', open: 'Agir: ainda não feito.' },
  learn: { drawn: 'Aprender: feito.', open: 'Aprender: ainda não feito.' },
};
export const actionsTitle = 'O que você vai fazer hoje';
export const lessonSummary = 'Anote uma lição quando o dia terminar';
export const goToDashboardButton = 'Ir para o painel';
export const asideLabel = 'Meta e valores';
export const goalTitle = 'Sua meta';
export const reasonTitle = 'Por que importa';
export const valuesTitle = 'Seus valores';
export const todaySoFarTitle = 'Hoje até agora';
export const pointsToday = (points: number): string =>
  plural(points, { one: `${formatNumber(points)} ponto.`, other: `${formatNumber(points)} pontos.` });
export const badgeToday = <Part>(badge: Part) => ['Sua insígnia: ', badge];
export const pageTitle = 'Sua página';
export const pageNotLoaded = 'Não foi possível carregar sua página. Tente de novo.';
export const pageRefused =
  'Não foi possível salvar esta página. Suas palavras estão guardadas neste dispositivo, e o indicador de salvamento acima mostra o que você pode fazer.';
export const pageSettled = <Part>(link: Part) => [
  'Não há mais nada a fazer nesta página. Suas páginas salvas estão no seu ',
  link,
  '.',
];
export const historyLink = 'histórico do diário';

/* Action Journal History */
export const historyTitle = 'Histórico do diário de ação';
export const entriesSince = (entries: number, day: string): string =>
  plural(entries, {
    one: `${formatNumber(entries)} registro desde ${day}`,
    other: `${formatNumber(entries)} registros desde ${day}`,
  });
export const olderPagesLoading = 'As páginas mais antigas ainda estão carregando.';
export const entriesNotLoaded = 'Não foi possível carregar os registros do diário';
export const notAuthenticated = 'Sem autenticação';
export const historyEmptyTitle = 'Ainda não há registros no diário.';
export const historyEmptyHint = 'Sua primeira página leva uns dez minutos.';
export const writeTodayButton = 'Escrever a página de hoje';
export const searchLabel = 'Buscar no diário';
export const editLink = 'Editar';
export const editLabel = (day: string): string => `Editar o registro de ${day}`;
export const downloadButton = 'Baixar o diário';
export const preparing = 'Preparando';
export const downloadFailed = 'Não foi possível baixar o histórico do diário';
export const notLoggedIn = 'Você não entrou na conta.';
export const versionRestored = 'Versão anterior restaurada';
export const restoreFailed = 'Não foi possível restaurar essa versão. Tente de novo.';

/* Editing an entry */
export const editTitle = 'Editar sua página';
export const backToHistoryButton = 'Voltar ao histórico do diário';
export const entryNotLoaded = 'Não foi possível carregar este registro. Tente de novo.';
export const entryNotReadable =
  'Este registro não pode ser aberto aqui. Para proteger o que você escreveu, também não pode ser editado.';
export const changedElsewhere =
  'Esta página foi alterada em outro dispositivo. Se você salvar, a outra versão fica em “Versões anteriores”.';
export const actionsUnchanged =
  'Editar esta página não muda sua lista de ações. Você pode editá-las em Ações.';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'Título';
export const pageTextLabel = 'Texto';
export const markdownHelp = 'Você pode usar Markdown aqui, como **negrito** ou - para uma lista.';
export const pageBlank = 'Você pode alterar esta página, mas não deixá-la em branco.';
export const answerBlank = 'Você pode alterar uma resposta, mas não deixá-la em branco.';
export const saveChangesButton = 'Salvar alterações';
export const changesSaved = 'Alterações salvas. Você ainda pode restaurar a versão anterior.';
export const changesNotSaved =
  'Não foi possível salvar as alterações. Elas continuam aqui; mantenha a página aberta e tente de novo.';

/* Today: Clarify, and a day of the calendar */
export const clarifyTitle = 'Clarear';
export const continueButton = 'Continuar';
export const leftOffAt = (question: number, questions: number): string =>
  `Você parou na pergunta ${question} de ${questions}.`;
export const repairYesterday = <Part>(link: Part) => [
  link,
  ' até o fim de amanhã para manter sua sequência.',
];
export const writeForYesterdayLink = 'Escreva a página de ontem';
export const repairDay = <Part>(link: Part) => [link, ' até o fim de hoje para manter sua sequência.'];
export const writeForDayLink = (weekday: string): string => `Escreva a página de ${weekday}`;
export const createAdditionalLink = 'Criar outro registro no diário';
export const journalHistoryLink = 'Histórico do diário';
export const historyButton = 'Histórico';

/* Why It Works */
export const whyTitle = 'Por que funciona';
export const whySubtitle = 'Cinco perguntas, nesta ordem, por um motivo';
export const whyIntroduction =
  'Uma página em branco pede que você seja interessante. Uma boa pergunta só pede honestidade, o que é mais fácil e mais útil. As cinco perguntas levam uns dez minutos, e cada uma prepara a próxima. Você vai do que deu certo ao que quer e, daí, ao que está no caminho. No fim, sai com uma lista curta que dá para cumprir antes que o dia acabe.';
export const whyCelebrationTitle = '1. O que você pode celebrar de ontem?';
export const whyCelebration =
  'A atenção vai sozinha para o que ficou pela metade ou deu errado; ela não precisa de ajuda para isso. Notar o que funcionou exige prática. Começar com uma coisa boa não é alegria forçada. É uma correção: você planeja o dia a partir do que é verdade, e não só do que faz barulho. Coisas pequenas contam: uma ligação que você fez, um momento em que manteve a calma. Com as semanas, essas linhas viram provas de que você está avançando, mesmo nos dias em que não parece.';
export const whyGoalTitle = '2. Qual é a sua grande meta agora?';
export const whyGoal =
  'Diga uma meta, com suas palavras, e por que ela importa para você. Escrevê-la de novo a cada manhã pode parecer repetitivo, mas é assim que você descobre se ainda a quer. Palavras gastas são difíceis de copiar pela quinta vez. O motivo está ali para os dias em que só a meta não move você.';
export const whyFearTitle = '3. Do que você tem medo?';
export const whyFear =
  'O que segura uma meta raramente é falta de ideias. Em geral é um medo pequeno e razoável para o qual você ainda não olhou: se expor, ouvir um não, descobrir a resposta. Calado, ele toma muitas das suas decisões. Posto em uma frase no papel, ele ganha contorno, e dá para fazer planos para o que tem contorno. Você não precisa resolvê-lo aqui. Só precisa dizê-lo.';
export const whyValuesTitle = '4. O que seus valores dizem para você fazer?';
export const whyValues =
  'O medo também dá conselhos, e fala primeiro. Por isso, escute em seguida os três valores que você escolheu em um dia mais calmo. Deixe cada um dizer uma coisa sobre a meta e sobre o medo. Muitas vezes eles discordam, e vale a pena ouvir: a coragem quer a data por escrito, a família quer o domingo livre. O que você fizer depois disso terá mais chance de ser escolha sua.';
export const whyActionsTitle = '5. O que você vai fazer hoje?';
export const whyActions =
  'Uma descoberta que fica na página some antes do almoço. Sua última resposta a transforma em ações, uma por linha. Que sejam pequenas o bastante para hoje e claras o bastante para você saber, à noite, se foram feitas. Elas vão direto para a sua lista. Três boas valem mais que dez otimistas.';
export const whyLoopTitle = 'E então o ciclo se fecha';
export const whyLoop = <Part>(link: Part) => [
  'A página é o primeiro de três traços. Você clareia as ideias de manhã, age durante o dia e anota uma lição à noite. A primeira pergunta de amanhã olha para o que as ações de hoje trouxeram. Esse retorno é o que importa: um plano que você nunca compara com os resultados não ensina nada. Para entender por que são precisas muitas voltas, leia ',
  link,
  '.',
];
export const repetitionLink = 'A força da repetição';

/* Power of Repetition */
export const repetitionTitle = 'A força da repetição';
export const repetitionSubtitle = 'Por que as mesmas cinco perguntas, todo dia';
export const repetitionIntroduction =
  'Uma página muda pouco. São dez bons minutos, e à noite quase todo o efeito já passou. O que muda você é a décima página, e a quadragésima. A essa altura as perguntas já começaram a se fazer sozinhas: na escada, em uma reunião, logo antes de você dar a resposta de sempre.';
export const sameQuestionsTitle = 'As perguntas são as mesmas; quem muda é você';
export const sameQuestions =
  'Perguntas novas todo dia seriam mais divertidas. Também não diriam nada sobre você, porque não daria para comparar as respostas. Quando a pergunta é a mesma, a diferença entre duas respostas é você. Um medo que você escreveu onze vezes já não é um humor; é um fato sobre o qual dá para agir. Uma meta que some de mansinho das suas páginas também diz alguma coisa.';
export const littleOftenTitle = 'Pouco e sempre vale mais que muito de vez em quando';
export const littleOften =
  'Uma hora no domingo exige uma hora de força de vontade e, em uma semana difícil, é a primeira coisa que cai. Dez minutos você encontra em quase qualquer manhã. Escreva na mesma hora e no mesmo lugar, e logo não vai precisar decidir. O que não precisa ser decidido acontece até nos dias mais difíceis.';
export const strokesTitle = 'Três traços, de novo e de novo';
export const strokesClarify =
  'Clarear as ideias toda manhã ajuda você a distinguir mais depressa o que importa do que apenas vem a seguir.';
export const strokesAct = 'Agir no mesmo dia mantém o que você faz perto do que você pretende.';
export const strokesLearn = 'Anotar uma lição toda noite faz com que até um dia ruim deixe algo.';
export const strokesRing =
  'Cada traço facilita o próximo. É por isso que o anel no seu painel só se fecha quando os três estão desenhados. E é por isso que um anel fechado vale mais que uma página longa.';
export const missedDayTitle = 'Quando você perde um dia';
export const missedDay =
  'Vai acontecer, e tudo bem. Nada se perde, e ninguém julga você. Suas páginas e lições continuam ali, e uma sequência é só um jeito de perceber. Tudo o que a repetição pede é que você recomece, sem esperar a segunda-feira. Se a manhã passou, a noite serve. Se você tem um minuto, responda a uma pergunta; a página espera pelo resto.';
export const missedDayRepair = <Part>(link: Part) => [
  'Você pode ',
  link,
  ' um dia perdido a cada sete, se escrever a página dele em até dois dias. Sua sequência continua.',
];
export const repairLink = 'recuperar';
export const rereadTitle = 'Releia o que você escreveu';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'De vez em quando, abra o ',
  journal,
  ' ou as ',
  lessons,
  ' e leia um mês de uma vez só. É o único jeito de ver o que a repetição fez, porque de um dia para o outro não parece nada.',
];
export const lessonsLink = 'suas lições';

/* Pictures that another app has shared */
export const sharedTitle = 'Fotos compartilhadas';
export const sharedCount = (count: number): string =>
  plural(count, {
    one: 'Uma foto está pronta para entrar no seu diário.',
    other: `${formatNumber(count)} fotos estão prontas para entrar no seu diário.`,
  });
export const nothingShared = 'Não há nenhuma foto aqui. Compartilhe de novo.';
export const addToTodayButton = 'Pôr na página de hoje';
export const dontAddButton = 'Não adicionar';

/* Waiting to be saved: what each change is called */
export const newPage = 'Uma página do diário';
export const saveAsNewButton = 'Salvar como novo registro';
export const changedPage = 'Uma página editada do diário';

/* Answers of the server */
export const entryNotFound = 'Não encontramos esse registro. Ele pode ter sido excluído.';
export const nothingToChange = 'Não há nada para alterar.';
export const actionIdsRepeat = 'Cada ação precisa de um ID próprio.';
export const notFromAnotherJournal = 'Este registro não veio de outro diário.';
export const formatsDiffer = 'Todas as respostas de um registro precisam usar o mesmo formato.';
