import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* Today: the header */
export const todayTitle = 'Hoje';
export const profileNotLoaded = 'Não foi possível carregar seu perfil. Tente de novo.';
export const welcome = <Part>(firstName: Part) => ['Olá, ', firstName, '!'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['Boa\u00a0noite, ', firstName];
export const trialEndedLink = 'Seu período de teste terminou.';
export const trialLeftLink = (days: number): string =>
  plural(days, {
    one: `Resta ${formatNumber(days)} dia de teste`,
    other: `Restam ${formatNumber(days)} dias de teste`,
  });
export const clarify = 'Clarear';
export const act = 'Agir';
export const learn = 'Aprender';
export const todaysDate = (day: string): string => `${day}.`;
export const strokesToday = (drawn: number): string => `${drawn} de 3 hoje`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string => `Hoje: ${drawn} de 3 traços`;
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  'Ainda falta: ',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : [', ', stroke])),
];
export const loopClosed = 'O ciclo está fechado.';
export const milestone = (days: number): string =>
  `Você já escreveu em ${formatNumber(days)} dias diferentes.`;

/* Today: the sections */
export const gettingStartedTitle = 'Como começar';
export const visionDocumentsTitle = 'Documentos de visão';
export const visionDocumentsHint = 'Para onde você está indo';
export const goldFileTitle = 'Arquivo de Ouro';
export const growthChecklistTitle = 'Etapas do crescimento';
export const growthChecklistHint = 'Cinco etapas que se marcam sozinhas';
export const goalsTitle = 'Metas';
export const communityTitle = 'Comunidade';
export const moreForTodayTitle = 'Mais para hoje';
export const asideLabel = 'Metas e progresso';
export const toolsLink = 'Ver ferramentas e recursos';
export const finishOnboardingLink = 'Concluir os primeiros passos';
export const valuesMissing =
  'Você ainda não escolheu seus três valores essenciais. Leva dois minutos, e a pergunta 4 parte deles.';

/* Today: Getting Started */
export const dayInstruction = 'Escreva de manhã, aja durante o dia e anote uma lição à noite.';
export const clarifyInstruction = <Part>(name: Part) => [
  name,
  ' faz cinco perguntas e leva uns dez minutos.',
];
export const actInstruction = <Part>(name: Part) => [
  name,
  ' guarda as poucas coisas que você escolheu fazer.',
];
export const learnInstruction = <Part>(name: Part) => [name, ' guarda uma frase que vale reencontrar.'];
export const ringInstruction = 'Cada um desenha um traço do anel de hoje.';
export const valuesInstruction = 'A pergunta 4 trata do que seus valores essenciais pedem de você.';
export const changeValuesLink = 'Mudar seus valores essenciais';
export const readMore = <Part>(why: Part, scoring: Part) => [
  'Quer saber mais? Leia ',
  why,
  ' e ',
  scoring,
  '.',
];
export const whyItWorks = 'Por que funciona';
export const howScoringWorks = 'Como funcionam os pontos';

/* Today: the evening, once the loop is closed */
export const eveningTitle = 'O ciclo está fechado';
export const tomorrowAsks = 'A primeira pergunta de amanhã: o que você pode celebrar de hoje?';
export const openActionsWait = (count: number): string =>
  plural(count, {
    one: '1 ação em aberto pode esperar até lá.',
    other: `${formatNumber(count)} ações em aberto podem esperar até lá.`,
  });
export const oldPageLink = 'Ler uma página antiga';

/* Growth Checklist */
export const checklistNotLoaded = 'Não foi possível carregar as etapas. Tente de novo.';
export const stageProgress = (done: number, all: number): string => `${done}\u00a0de\u00a0${all}`;
/** Read out after an item of the checklist. */
export const itemDone = 'Feito';
export const itemOpen = 'Ainda não feito';
export const clarityStage = 'Saiba o que importa';
export const intentionsChosen = 'Escolha como quer que os outros se sintam';
export const coreWordChosen = 'Escolha sua palavra essencial';
export const coreValuesChosen = 'Escolha seus três valores essenciais';
export const loopStage = 'Feche seu primeiro ciclo';
export const entryWritten = 'Escreva seu primeiro registro no diário';
export const actionCompleted = 'Conclua sua primeira ação';
export const lessonNoted = 'Anote sua primeira lição';
export const allThreeDone = 'Faça os três no mesmo dia';
export const habitStage = 'Crie o hábito';
export const threeDays = 'Escreva três dias seguidos';
export const sevenDays = 'Escreva sete dias seguidos';
export const reminderSet = 'Ative um lembrete diário';
export const tenActions = 'Conclua dez ações';
export const goalStage = 'Vá atrás de algo';
export const goalNamed = 'Diga qual é a sua meta';
export const goalReached = 'Alcance sua primeira meta';
export const weeklyBadge = 'Ganhe uma insígnia semanal';
export const visionsWritten = 'Escreva os cinco documentos de visão';
export const bucketListStarted = 'Comece sua lista de sonhos';
export const lookBackStage = 'Olhe para trás e continue';
export const thirtyEntries = 'Escreva trinta registros no diário';
export const tenLessons = 'Anote dez lições';
export const visionReviewed = 'Revise um documento de visão';
export const monthlyBadge = 'Ganhe uma insígnia mensal';

/* Tools & Resources */
export const toolsTitle = 'Ferramentas e recursos';
export const toolsIntroduction = 'Para usar de vez em quando, fora do ciclo diário.';
export const moreToolsTitle = 'Mais ferramentas';
export const makePostLink = 'Transformar uma lição em post';
export const makePostHint = 'Com suas palavras, para a plataforma que você escolher.';
export const findLink = 'Buscar em tudo o que você escreveu';
export const findHint = 'A busca acontece neste dispositivo.';
export const importLink = 'Importar um diário';
export const importHint = 'Registros de outro app ou de um arquivo baixado.';
export const scoringLink = 'Ver como funcionam os pontos';
export const scoringHint = 'O que rende pontos e como as sequências contam.';
export const backToLoopButton = 'Voltar ao ciclo';

/* A day of the calendar */
export const dayTitle = 'Um dia';
export const backToDashboardLink = 'Voltar ao painel';
export const dayNotLoaded = 'Não foi possível carregar este dia. Tente de novo.';
export const strokesOfDay = (drawn: number): string => `${drawn} de 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} de 3, recuperado`;
export const dayEmptyTitle = 'Nada foi escrito neste dia.';
export const dayEmptyHint = 'Use os links abaixo para achar dias com páginas.';
export const daysLabel = 'Dias';

/* Sharing on other networks */
export const shareText = (product: string): string =>
  `Começo meu dia com dez minutos de calma no ${product}.`;

/* Community on the dashboard */
export const connectButton = 'Conectar';
export const shareButton = 'Compartilhar';
export const communityAndCallText =
  'Conheça outras pessoas que escrevem de manhã, ou marque uma conversa para pensar junto sobre uma questão.';
export const communityText = 'Conheça outras pessoas que escrevem de manhã.';
export const callText = 'Marque uma conversa para pensar junto sobre uma questão.';
export const joinCommunity = 'Entrar na comunidade';
export const scheduleCall = 'Marcar conversa';
export const onlyLinkShared = (product: string): string =>
  `Só um link para o ${product} é compartilhado, nunca o que você escreveu.`;
export const copyLinkButton = 'Copiar link';
export const linkCopied = 'Link copiado!';
export const copyFailed = (address: string): string =>
  `Não foi possível copiar o link. Você pode copiá-lo daqui: ${address}`;

/* Answers of the server */
export const CUSTOMIZATION_MISSING = 'Nenhuma personalização encontrada';
export const noSectionNamed = 'Indique pelo menos uma seção.';

/* Options of a dashboard section */
export const optionsLabel = (section: string): string => `Opções de ${section}`;
export const moveToLoopButton = 'Mover para o ciclo';
export const moveToToolsButton = 'Mover para os recursos';
export const movedToLoop = (section: string): string => `${section}: agora no seu ciclo`;
export const movedToTools = (section: string): string => `${section}: agora nos seus recursos`;

/* Unsaved changes */
export const movedSection = 'A posição de uma seção';
