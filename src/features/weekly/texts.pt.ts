import { formatList, formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';

/* Messages */
export const notAuthenticated = 'Você não está na sua conta.';
export const notLoaded = 'Não foi possível carregar seus dados.';
export const generating = 'Gerando…';
export const notGenerated = 'Não foi possível gerar os insights';
export const missing = 'Faltam dados';
export const noContent = 'Não há conteúdo no momento.';
export const lessonsNotOpened = 'Não foi possível abrir as lições';
export const notReviewed = 'Não foi possível fazer a revisão';
export const reviewNotLoaded = 'Não foi possível carregar a revisão semanal.';
export const categoriesNotLoaded = 'Não foi possível carregar as categorias';
export const categoryBlank = 'Dê um nome à categoria.';
export const categoryNotAdded = 'Não foi possível adicionar a categoria';
export const categoryNotChanged = 'Não foi possível atualizar a categoria';

/* API messages */
export const weekNotFromSunday = 'A semana começa no domingo.';
export const notAWeek = 'A semana vai de um domingo ao sábado seguinte.';
export const tooMuchText = 'É mais texto do que cabe em uma revisão.';

/* A week’s title and growth */
/** Such as '8 a 14 de maio', or '29 de maio a 4 de junho'; `end` comes without its month where both have the same. */
export const week = (start: string, end: string): string => {
  const [day = '', month = ''] = start.split(' de ');
  return /^\d+$/.test(end)
    ? `${day} a ${end} de ${month}`
    : `${start} a\u00a0${end.replaceAll(' ', '\u00a0')}`;
};
export const weekOfYear = (start: string, end: string, year: string): string =>
  `${week(start, end)} de ${year}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `${start} de ${startYear} a ${end} de ${endYear}`;
export const growth = (loops: number, points: number): string =>
  `${plural(loops, {
    one: `${formatNumber(loops)} ciclo fechado`,
    other: `${formatNumber(loops)} ciclos fechados`,
  })}, ${plural(points, { one: `${formatNumber(points)} ponto`, other: `${formatNumber(points)} pontos` })}`;
export const growthWithBadge = (growth: string, badge: string): string => `${growth}: ${badge}`;

/* Profile: weekly categories */
export const categoryNotFound = 'Não encontramos essa categoria. Ela pode ter sido excluída.';

/* Profile: the form for a category */
export const categoryLabel = 'Categoria';
export const categoryDescriptionLabel = 'O que entra nela';
export const addCategoryButton = 'Adicionar categoria';
export const editLabel = (categoryName: string): string => `Editar “${categoryName}”`;

/* Unsaved changes and undo */
export const newCategory = 'Uma nova categoria semanal';
export const saveAsNewButton = 'Salvar como nova categoria';
export const changedCategory = 'Uma categoria semanal editada';
export const restoredCategory = 'Uma categoria semanal restaurada';
export const deletedCategory = 'Uma categoria semanal excluída';
export const categoryDeleted = 'Categoria excluída';

/* Weekly insights: quotations below a sentence */
export const quotationsLabel = 'Nas suas palavras';
export const entryPlace = 'Diário';
export const lessonPlace = 'Lição';
export const actionPlace = 'Ação';
export const placeAndDay = (place: string, day: string): string => `${place}, ${day}`;
export const showPagesButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 página', other: `Mostrar ${formatNumber(count)} páginas` });
export const showLessonsButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 lição', other: `Mostrar ${formatNumber(count)} lições` });
export const showActionsButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 ação', other: `Mostrar ${formatNumber(count)} ações` });
export const showNotesButton = (count: number): string =>
  plural(count, { one: 'Mostrar 1 anotação', other: `Mostrar ${formatNumber(count)} anotações` });
export const showFewerButton = 'Mostrar menos';

/* Weekly insights: answers to a sentence */
export const answerLabel = (said: string): string => `Responder a esta frase: ${said}`;
export const notTrueAction = 'Não é verdade';
export const notAgainAction = 'Não dizer isto de novo';
export const hiddenUntilNews = 'Oculta até você escrever algo novo sobre isso.';
export const hiddenForGood = 'Oculta em todas as semanas.';
export const answerFailed = 'Não foi possível salvar sua resposta. Tente de novo.';
export const undoFailed = 'Não foi possível desfazer.';

/* Weekly insights: hidden sentences */
export const hiddenSentencesTitle = 'Frases ocultas';
export const hiddenSentences = (count: number): string => `Frases ocultas (${formatNumber(count)})`;
export const showAgainButton = 'Mostrar de novo';
export const showAgainLabel = (said: string): string => `Mostrar de novo: ${said}`;
export const shownAgain = 'Esta frase pode voltar a aparecer.';
export const showAgainFailed = 'Não foi possível mudar isso. Tente de novo.';

/* Unsaved changes to answers */
export const answeredInsight = 'Uma resposta a um insight semanal';
export const withdrawnAnswer = 'Uma frase oculta para mostrar de novo';

/* API messages about answers */
export const answerNotFound = 'Não encontramos essa resposta. A frase talvez já esteja visível de novo.';

/* Unsaved changes */
export const weekInsights = 'Insights da semana';

/* Weekly insights: what a language model would receive */
export const consentNotSaved =
  'Não foi possível salvar seu consentimento, por isso nada foi enviado. Tente de novo.';
export const sentTitle = 'O que seria enviado';
export const agreeing = 'Concordando…';
export const cancelButton = 'Cancelar';
export const agreeAndSendButton = 'Concordar e enviar';
export const modelUse = <Part>(host: Part) => [
  'Se você concordar, o modelo de linguagem em ',
  host,
  ' recebe o que você escreveu nesta semana e escreve seus insights. Até lá, fica desativado.',
];
export const modelUseAlso =
  'Ele recebe outras semanas quando você abre os insights delas, e o que você escolhe enviar para um post.';
export const modelReaders = 'Quem o opera pode ler esse texto.';
export const modelChecked = 'O que ele escreve é comparado com suas palavras antes de você ver.';
export const modelWithdraw = 'Você pode retirar seu consentimento no perfil a qualquer momento.';
export const sentExactlyLink = 'Mostrar exatamente o que é enviado';
export const sentMarks = 'Também são enviadas as marcas que numeram as anotações e delimitam suas palavras.';
export const notSent =
  'Não são enviados: seu nome, e-mail, visões, listas de valores e metas, datas e palavras de outras semanas.';
export const yourWordsTitle = 'Suas palavras desta semana';
export const modelInstructionsTitle = 'As instruções do modelo';

/* Weekly insights: who wrote them */
export const modelWriting = (host: string): string =>
  `O modelo de linguagem em ${host} está escrevendo os insights dele. Isso pode levar meio minuto.`;
export const tryAgainButton = 'Tentar de novo';
export const modelSilent =
  'Não foi possível falar com o modelo de linguagem, ou nada do que ele escreveu combinava com suas palavras. Estes insights foram escritos no seu dispositivo.';
export const changeInProfileLink = 'Mudar isso no perfil';
export const modelWrote = <Part>(link: Part) => [
  'Escrito por um modelo de linguagem a partir do que você escreveu nesta semana. Frases que não combinavam com suas palavras ficaram de fora. ',
  link,
];
export const browserModelWriting =
  'O modelo de linguagem do seu navegador está escrevendo os insights dele neste dispositivo. Isso pode levar alguns minutos.';
export const browserModelSilent =
  'O modelo de linguagem do seu navegador não respondeu, ou nada do que ele escreveu combinava com suas palavras. Estes insights foram escritos sem ele.';
export const browserModelWrote = <Part>(link: Part) => [
  'Escrito pelo modelo de linguagem do seu navegador, em um dispositivo seu. Frases que não combinavam com suas palavras ficaram de fora. ',
  link,
];
export const browserModelOffer =
  'O modelo de linguagem do seu navegador também pode escrever estes insights. Ele faz isso neste dispositivo, e nada é enviado.';
export const letBrowserWriteButton = 'Deixar escrever';
export const browserModelToFetch =
  'Seu navegador pode baixar um modelo de linguagem próprio, de vários gigabytes. Depois ele escreve estes insights neste dispositivo, e nada é enviado.';
export const fetchBrowserModelButton = 'Baixar e deixar escrever';
export const browserModelFetching = (percent: number): string =>
  `Seu navegador está baixando o modelo de linguagem: ${formatNumber(percent)}%`;
export const browserModelNotFetched = 'Seu navegador não conseguiu baixar o modelo de linguagem.';
export const modelOffer = 'Se preferir, um modelo de linguagem pode escrever estes insights.';
export const seeSentButton = 'Ver o que seria enviado';

/* A week in numbers */
export const ofActions = (totalActions: number): string => `de ${formatNumber(totalActions)}`;
export const journalEntries = 'Registros no diário';
export const lessons = 'Lições';
export const actionsCompleted = 'Ações concluídas';
export const completionRate = 'Taxa de conclusão';

/* Weekly insights: points by week */
export const tableLink = 'Ver como tabela';
export const badgeFrom = (name: string, points: number): string =>
  `${name} a partir de ${formatNumber(points)} pontos`;
export const badges = (badges: readonly string[]): string => `Insígnias: ${formatList(badges)}`;
export const pointsTableCaption = 'Pontos por semana, da mais recente à mais antiga';
export const weekColumn = 'Semana';
export const pointsColumn = 'Pontos';
export const closedLoopsColumn = 'Ciclos fechados';
export const badgeColumn = 'Insígnia';
export const noneYet = 'Nenhuma ainda';

/* Weekly summaries: a week */
export const detailedAnalysisButton = 'Análise detalhada';
export const availableOn = (weekday: string): string =>
  `Disponível ${onDay(weekday)}, quando a semana tiver terminado.`;

/* A week, day by day */
export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  plural(all, {
    one: `${day}: ${strokes} de 3, ${done} de ${formatNumber(all)} ação`,
    other: `${day}: ${strokes} de 3, ${done} de ${formatNumber(all)} ações`,
  });
export const dayLabel = (day: string, strokes: number): string => `${day}: ${strokes} de 3`;
export const clarifyActLearn = 'Clarear, Agir, Aprender';
export const actionDone = 'Ação feita';
export const actionOpen = 'Ainda não feita';

/* Weekly insights: a week */
export const weeklySummariesLink = 'Resumos semanais';
export const moodTitle = 'Humor';
export const weekDaysTitle = 'Dia a dia';
export const pointsByWeekTitle = 'Pontos por semana';
export const inShortTitle = 'Em resumo';
export const worthCelebratingTitle = 'Para celebrar';
export const patternsTitle = 'Padrões';
export const noPatterns = 'Não há padrões para mostrar nesta semana.';
export const patternsHidden = 'Você ocultou os padrões encontrados nesta semana.';
export const nothingNew = 'Não há nada de novo nesta semana.';
export const knownPatterns = (count: number): string =>
  `Como nas semanas anteriores (${formatNumber(count)})`;
export const otherLanguage =
  'Por enquanto, padrões e sugestões vêm só de textos em inglês. Seus números contam todos os idiomas.';
export const forNextWeekTitle = 'Para a próxima semana';

/* Weekly insights: a week that can’t be shown */
export const weeklyInsights = 'Insights da semana';
export const chooseWeek = 'Escolha uma semana nos resumos semanais para ver os insights dela.';
export const invalidWeek =
  'Este endereço não contém uma data válida. Escolha uma semana nos resumos semanais.';
export const goBackButton = 'Voltar';
export const noEntries = 'Não há registros desta semana.';
export const notStartedTitle = 'Esta semana ainda não começou';
export const notOverTitle = 'Esta semana ainda não terminou';
export const readableOn = (day: string): string =>
  `Você pode ler os insights ${onDay(day)}, quando a semana tiver terminado.`;
export const readWeekButton = (week: string): string => `Ler a semana de ${week}`;
export const seeSummariesButton = 'Ver resumos semanais';

/* Weekly insights: the letter */
export const readLetterLink = 'Ler como carta';

/* Letter */
export const letter = 'Carta';
export const youCelebratedTitle = 'O que você celebrou';
export const monthByMonthTitle = 'Mês a mês';
export const whatMovedTitle = 'O que avançou';
export const whatCameBackTitle = 'O que voltou';
export const questionTitle = 'Uma pergunta';
export const readingWeeks = (weeks: number): string =>
  plural(weeks, { one: 'Lendo uma semana…', other: `Lendo ${formatNumber(weeks)} semanas…` });
export const letterNotMade =
  'Não foi possível escrever esta carta no seu dispositivo. O que você escreveu está seguro.';
export const printLetterButton = 'Imprimir carta';
export const otherLettersLabel = 'Outras cartas';
export const earlierLetterLink = (name: string): string => `Anterior: ${name}`;
export const laterLetterLink = (name: string): string => `Seguinte: ${name}`;

/* Letter: the picture to share */
export const makePictureButton = 'Criar imagem';
export const pictureTitle = (name: string): string => `Imagem de ${name}`;
export const pictureHelp = 'Ela mostra anéis, números e datas. Nenhuma palavra sua aparece.';
export const pictureFailed = 'Não foi possível desenhar a imagem neste navegador.';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = 'Salvar imagem';
export const sharePictureButton = 'Compartilhar imagem';
export const closeButton = 'Fechar';

/* Letter: one that can’t be shown */
export const chooseLetter = 'Escolha uma semana, um mês ou um ano nos resumos semanais para ler a carta.';
export const invalidLetter =
  'Este endereço não contém uma semana, um mês ou um ano válido. Escolha um nos resumos semanais.';
export const letterNotStarted = {
  week: 'Esta semana ainda não começou',
  month: 'Este mês ainda não começou',
  year: 'Este ano ainda não começou',
};
export const letterNotOver = {
  week: 'Esta semana ainda não terminou',
  month: 'Este mês ainda não terminou',
  year: 'Este ano ainda não terminou',
};
export const letterReadableOn = (day: string): string => `Você pode ler a carta ${onDay(day)}.`;
export const readLetterButton = (period: string): string => `Ler a carta de ${period}`;

/* Weekly summaries: letters */
export const lettersTitle = 'Cartas';
export const lettersHint = 'Um mês ou um ano em poucas linhas, com suas próprias palavras.';
export const letterYearsLabel = 'Anos';
export const letterMonthsLabel = 'Meses';

/* Weekly review */
export const weeklyReview = 'Revisão semanal';
export const lastSevenDays = (days: string): string => `Os últimos sete dias: ${days}`;
export const ofSevenDays = 'de 7 dias';
export const journaled = 'Com diário';
export const finishedAnAction = 'Com ação concluída';
export const notedALesson = 'Com lição anotada';
export const runWeeklyReviewButton = 'Fazer revisão semanal';
export const running = 'Revisando…';
export const sortedByValues = 'Suas anotações estão distribuídas pelos seus valores essenciais.';
export const noCategories =
  'Escolha seus valores essenciais no perfil para distribuir suas anotações por eles.';
export const focusPointsLabel = 'Pontos de foco';
export const insightsActionsByCategory = 'Insights e ações por categoria';
export const reviewOtherLanguage = 'Por enquanto, só dá para organizar por categoria as anotações em inglês.';
export const quietCategories = (names: string[]): string =>
  plural(names.length, {
    one: `Nada do que você escreveu nestes dias menciona ${formatList(names)}.`,
    other: `Nada do que você escreveu nestes dias menciona estas categorias: ${formatList(names)}.`,
  });

/* Weekly summaries */
export const weeklySummaries = 'Resumos semanais';
export const summariesHint = 'Cada semana de relance, em números e nas suas próprias palavras';
export const weeklyReviewButton = 'Revisar a semana';
export const summariesEmptyTitle = 'Suas semanas vão aparecer aqui.';
export const summariesEmpty =
  'Depois da sua primeira página, cada semana mostra os sete dias, seus números e o que suas palavras têm em comum.';
export const writeFirstPageButton = 'Escrever a primeira página';

/* Unsaved changes to the consent */
export const changedConsent = 'Seu consentimento a um modelo de linguagem';

/* Profile: weekly categories */
export const weeklyCategoriesLabel = 'Categorias semanais';
export const editButton = 'Editar';
export const deleteButton = 'Excluir';
export const optionsForLabel = (categoryName: string): string => `Opções de “${categoryName}”`;

/* Profile: the language model */
export const browserModelUsed =
  'O modelo de linguagem do seu navegador escreve os insights da semana neste dispositivo, e nada é enviado.';
export const turnBrowserModelOffButton = 'Desativar';
export const browserModelOff = 'O modelo de linguagem do seu navegador está desativado.';
export const consentWithdrawn = 'Consentimento retirado. Nenhum modelo de linguagem recebe suas palavras.';
export const modelNoLongerUsed = 'Este modelo não é mais usado aqui, e nada é enviado a ele.';
export const consentGiven = (day: string, host: string): string =>
  `Você concordou ${onDay(day)} em compartilhar suas palavras com o modelo de linguagem em ${host}. Ele recebe as palavras de uma semana quando você abre os insights dela, e o que você escolhe enviar para um post.`;
export const withdrawButton = 'Retirar consentimento';
export const consentNotWithdrawn = 'Não foi possível retirar seu consentimento. Tente de novo.';
export const insightsLink = 'insights da semana';
export const postsLink = 'posts';
export const noModelWithVault =
  'Seu cofre privado está ativo, por isso nenhum modelo de linguagem fora dos seus dispositivos recebe o que você escreveu.';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  'Nenhum modelo de linguagem recebe suas palavras. Se você concordar, o modelo em ',
  host,
  ' pode escrever os insights da semana e rascunhar posts. Antes de decidir, você vê o que seria enviado, nos seus ',
  insights,
  ' e ',
  posts,
  '.',
];
