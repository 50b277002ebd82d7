import { capitalized } from '../../kernel/capitalized.ts';
import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */
export const showingUp = 'Presença';
export const makingProgress = 'Em progresso';
export const highPerformer = 'Alto desempenho';
export const consistentEffort = 'Esforço constante';
export const growthWeek = 'Semana de crescimento';
export const breakthroughWeek = 'Semana de virada';
export const steadyProgress = 'Progresso firme';
export const momentumBuilder = 'Ganhando impulso';
export const allInMonth = 'Mês de corpo e alma';
export const daysInARow = (days: number): string =>
  plural(days, {
    one: `${formatNumber(days)} dia seguido`,
    other: `${formatNumber(days)} dias seguidos`,
  });

/* What points were given for, as it is stored */
export const journalAward = 'Registro diário concluído';
export const bucketListReviewAward = 'Lista de sonhos revisada';
export const visionAward = (vision: string): string => `Atualização: ${vision}`;
export const visionReviewAward = (vision: string): string => `Revisão: ${vision}`;
export const actionAward = 'Ação significativa concluída';

/* Scoring page */
export const journalActivity = 'Seu registro no diário';
export const pointsOnceADay = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} ponto, uma vez por dia`,
    other: `${formatNumber(points)} pontos, uma vez por dia`,
  });
export const actionActivity = 'Uma ação concluída';
export const pointsPerAction = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} ponto cada`,
    other: `${formatNumber(points)} pontos cada`,
  });
export const visionActivity = 'Um documento de visão salvo';
export const pointsPerDocument = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} ponto, uma vez por dia para cada documento`,
    other: `${formatNumber(points)} pontos, uma vez por dia para cada documento`,
  });
export const reviewActivity = 'Uma revisão de uma visão ou da sua lista de sonhos';
export const pointsPerReview = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} ponto, uma vez por dia para cada uma`,
    other: `${formatNumber(points)} pontos, uma vez por dia para cada uma`,
  });
export const dailyBadgesTitle = 'Insígnias diárias';
export const weeklyBadgesTitle = 'Insígnias semanais';
export const monthlyBadgesTitle = 'Insígnias mensais';
export const pointsFrom = (from: number): string => `${formatNumber(from)} pontos ou mais`;
export const pointsBetween = (from: number, to: number): string =>
  `De ${formatNumber(from)} a ${formatNumber(to)} pontos`;
export const howScoringWorksTitle = 'Como funcionam os pontos';
export const scoringIntro =
  'Os pontos são um registro discreto do que você fez. Nada é contado enquanto você escreve.';
export const backToDashboardButton = 'Voltar ao painel';
export const pointsTitle = 'Pontos';
export const pointsTakenBack =
  'Desmarcar uma ação retira os pontos dela. Um segundo registro no mesmo dia é sempre bem-vindo, mas não rende mais pontos.';
export const pointsKept =
  'Seus pontos ficam, mas os totais contam só o que existe agora. Se você exclui uma ação concluída, os pontos ficam, mas aquela semana deixa de contar a ação.';
export const betweenBadges = 'Entre duas insígnias, você fica com a que já alcançou.';
export const streaksTitle = 'Sequências';
export const streaksText =
  'Você tem três sequências: os dias seguidos em que escreveu no diário, concluiu uma ação ou anotou uma lição. Hoje ainda não acabou, então uma sequência que chegou até ontem continua viva.';
export const repairText =
  'Você pode recuperar um dia perdido a cada sete, se escrever a página dele em até dois dias. Sua sequência continua. Um dia recuperado aparece como um traço vazado. Como toda página de um dia passado, ele não rende pontos e não fecha o ciclo.';
export const pauseLink = 'pausa';
export const pauseText = <Part>(link: Part, days: number) => [
  'Para férias ou dias de doença, você pode marcar uma ',
  link,
  ` com antecedência, de até ${formatNumber(days)} dias. As três sequências esperam: um dia em pausa sem atividade não as interrompe nem conta. O que você faz em um dia de pausa continua contando e rendendo pontos. No calendário, os dias em pausa têm um anel pontilhado.`,
];
export const growthCyclesTitle = 'Ciclos de crescimento';
export const growthCyclesText =
  'Um dia fecha seu ciclo quando você clareia as ideias, age e aprende: um registro, uma ação concluída e uma lição. O progresso mostra em quantos dias do mês você o fechou.';
export const timeZoneTitle = 'Fuso horário';
export const timeZoneText =
  'Dias, semanas e meses seguem o fuso horário do seu perfil. A semana vai de domingo a sábado.';

/* Progress */
export const progressTitle = 'Progresso';
export const progressFailed = 'Não foi possível carregar seu progresso. Tente de novo.';

/* Progress: the month and its numbers */
export const loopsClosed = (month: string, closed: number, days: number): string =>
  `${capitalized(month)}: ${formatNumber(closed)} de ${formatNumber(days)} ciclos fechados`;
export const previousMonthLabel = 'Mês anterior';
export const nextMonthLabel = 'Próximo mês';
export const dayStrokes = (day: string, drawn: number): string => `${day}: ${drawn} de 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}: ${drawn} de 3, recuperado`;
export const dayInPause = (day: string, drawn: number): string => `${day}: ${drawn} de 3, em pausa`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}: ${drawn} de 3, recuperado, em pausa`;
export const dayPaused = (day: string): string => `${day}: em pausa`;
export const pausedUntilLink = (dayOfMonth: string): string => `Em pausa até ${dayOfMonth}`;
export const streaksPaused = <Part>(link: Part) => [link, '. Suas sequências estão esperando.'];
export const streakNone = 'Começa hoje';
export const todayName = 'Hoje';
export const journalName = 'Diário';
export const actionsName = 'Ações';
export const lessonsName = 'Lições';
export const points = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} ponto`, other: `${formatNumber(count)} pontos` });
export const pointsWithBadge = (points: number, badge: string): string =>
  plural(points, {
    one: `${formatNumber(points)} ponto, ${badge}`,
    other: `${formatNumber(points)} pontos, ${badge}`,
  });
export const thisWeek = 'Esta semana';
export const thisMonth = 'Este mês';
export const actionsCompleted = 'Ações concluídas';
export const goalsAchieved = 'Metas alcançadas';
export const growthCycles = 'Ciclos de crescimento';
export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} de ${formatNumber(days)}`;
export const allNumbers = 'Todos os números';

/* The calendar of the journal */
export const calendarLabel = 'Calendário';
export const showCalendarButton = 'Mostrar calendário';
export const hideCalendarButton = 'Ocultar calendário';
export const previousYearLabel = 'Ano anterior';
export const nextYearLabel = 'Próximo ano';
export const dayWritten = (day: string): string => `${day}: com texto`;
export const dayImported = (day: string): string => `${day}: importado`;
export const daysOfYear = (days: number): string =>
  plural(days, { one: `${formatNumber(days)} dia`, other: `${formatNumber(days)} dias` });
export const daysOfMonth = (month: string, days: number): string => `${month}: ${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */
/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Escolha o primeiro e o último dia.',
  past: 'Uma pausa não pode começar antes de hoje.',
  tooFar: 'Uma pausa precisa começar em até um ano a partir de hoje.',
  backwards: 'O último dia não pode ser antes do primeiro.',
  tooLong: `Uma pausa pode durar até ${PAUSE_DAYS} dias.`,
  overlaps: 'Estes dias coincidem com outra pausa.',
} as const;

/* Pauses in the profile */
export const loadFailed = 'Não foi possível carregar suas pausas. Tente de novo.';
export const pauseSet = 'Sua pausa está marcada.';
export const setFailed = 'Não foi possível marcar sua pausa. Tente de novo.';
export const pauseEnded = 'Sua pausa terminou.';
export const pauseRemoved = 'Sua pausa foi removida.';
export const changeFailed = 'Não foi possível alterar sua pausa. Tente de novo.';
export const undoButton = 'Desfazer';
export const setAPauseButton = 'Marcar uma pausa';
export const span = (from: string, to: string): string => `${from} a ${to}`;
export const removeButton = 'Remover';
export const removeLabel = (days: string): string => `Remover pausa: ${days}`;
export const endNowButton = 'Encerrar agora';
export const endNowLabel = (days: string): string => `Encerrar agora: pausa de ${days}`;

/* Answers of the server */
export const alreadyStarted = 'Esta pausa já começou. Você pode encerrá-la, mas não removê-la.';
export const alreadyOver = 'Você só pode encerrar esta pausa hoje ou em um dia posterior.';
export const pauseNotFound = 'Não encontramos essa pausa. Ela pode ter sido excluída.';

/* Unsaved changes */
export const newPause = 'Uma pausa';
export const removedPause = 'Uma pausa que você removeu';
export const endedPause = 'Uma pausa que você encerrou';

/* Set a pause */
export const setPauseTitle = 'Marcar uma pausa';
export const setPauseButton = 'Marcar pausa';
export const firstDayLabel = 'Primeiro dia';
export const lastDayLabel = 'Último dia';
export const lastDayHelp = `Suas sequências esperam por até ${PAUSE_DAYS} dias. Páginas que você escreve durante uma pausa continuam contando.`;
