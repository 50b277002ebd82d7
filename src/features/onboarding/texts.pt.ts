import { formatNumber } from '../../kernel/intl.pt.ts';

/* What can’t be saved */
export const tooFewIntentions = 'Escolha pelo menos uma intenção';
export const tooManyIntentions = 'Escolha no máximo 5 intenções';
export const intentionsFailed = 'Não foi possível salvar suas intenções. Tente de novo.';
export const coreWordFailed = 'Não foi possível salvar sua palavra essencial.';

/* Answers of the server */
export const intentionOnce = 'Cada intenção só pode aparecer uma vez';

/* Core values: what is refused */
export const helpingOthers = 'Ajudar os outros';
export const threeChosen = 'Você já escolheu três. Remova um para escolher outro.';
export const alreadyChosen = 'Você já escolheu esse.';

/* Core values and reminders */
export const yourCoreValuesTitle = 'Seus valores essenciais';
export const backButton = 'Voltar';
export const saving = 'Salvando…';
export const continueButton = 'Continuar';
export const confirmationText = 'A pergunta 4 do diário trata do que estes valores pedem de você.';
export const remindersTitle = 'Lembretes';
export const remindersText =
  'No máximo dois por dia, ou nenhum, se preferir. “Continuar” salva sua escolha, e você pode mudá-la no perfil.';

/* Core values: the words */
export const chooseThreeLegend = 'Valores essenciais: escolha três';

/* Core values */
export const coreValuesTitle = 'Valores essenciais';
export const chooseThreeTitle = 'Escolha três valores essenciais';
export const chooseThreeText =
  'Não os que você admira, e sim aqueles sem os quais sua semana desanda. Você vai vê-los no diário todo dia, e pode mudá-los depois.';

/* Core word */
export const coreWordTitle = 'Palavra essencial';
export const coreWordQuestionTitle = 'Do que você quer mais?';
export const coreWordText = 'Uma palavra para a sensação que você busca. Ela fica com você até que a troque.';
export const coreWordLegend = 'Palavra essencial: escolha uma';
export const ownWordLabel = 'Sua própria palavra';
export const ownWordPlaceLabel = (place: number): string => `Sua própria palavra ${place}`;

/* The first goal */
export const goalTitle = 'Sua meta';
export const goalQuestionTitle = 'Qual é a sua maior meta agora?';
export const goalText =
  'Aquela que mais mudaria as coisas se você a alcançasse. Uma frase basta, e você pode adicionar outras depois.';
export const goalLabel = 'Sua maior meta';
export const goalPlaceholder = 'Dar minha primeira oficina em janeiro';

/* Impact intentions */
export const impactIntentionsTitle = 'Intenções de impacto';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} de ${formatNumber(most)}`;
export const intentionsQuestionTitle = 'Como você quer que as pessoas se sintam perto de você?';
export const intentionsText = 'Escolha até cinco. São a marca que você quer deixar em um dia comum.';
export const intentionsLegend = 'Intenções de impacto: escolha de uma a cinco';

/* Unsent changes */
export const intentionsWrite = 'Suas intenções de impacto';

/* Core values in your own words */
export const ownWordsTitle = 'Faltou algum? Adicione com suas palavras.';

/* For people who have been here before */
export const coreWordNext = 'Você já passou por aqui. Agora vem sua palavra essencial.';
export const coreValuesNext = 'Você já passou por aqui. Agora vêm seus valores essenciais.';
export const skipAheadLink = 'Ir direto para lá';

/* Changing core values */
export const cancelButton = 'Cancelar';
export const saveButton = 'Salvar';
export const changeValuesText =
  'A pergunta 4 do diário trata do que estes três pedem de você. Remova um para escolher outro.';

/* The three values */
export const oneMore = 'Mais um';
export const chooseOne = 'Escolha um';
export const threeValuesLabel = 'Seus três valores';

/* Welcome */
export const clarifyText = 'Cinco perguntas de manhã. No fim, você sabe o que importa hoje.';
export const actText = 'O que você disse que faria vira uma lista curta. Vá marcando ao longo do dia.';
export const learnText = 'Uma frase à noite sobre o que o dia ensinou. Você a reencontra quando precisar.';
export const welcomeTitle = 'Boas-vindas';
export const clarify = 'Clarear';
export const act = 'Agir';
export const learn = 'Aprender';
export const welcomeHeadingTitle = 'Três traços fazem um dia';
export const welcomeText = 'Cada um leva poucos minutos. Juntos, eles fecham o ciclo.';
export const planTitle = '10 por 10';
export const planText =
  'Dez minutos por dia, por dez dias. O plano é só esse: longo o bastante para as perguntas começarem a agir, curto o bastante para você se comprometer. É grátis, e não é preciso cartão.';
export const startTrialButton = 'Começar meu teste grátis';
export const signInButton = 'Entrar';
