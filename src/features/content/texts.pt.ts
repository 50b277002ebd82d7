import { formatList, formatNumber, plural } from '../../kernel/intl.pt.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

/* Messages */

export const notLoaded = 'Não foi possível carregar seus dados.';
export const topicsFailed = 'Não foi possível gerar temas. Tente de novo.';
export const postsFailed = 'Não foi possível gerar o conteúdo. Tente de novo.';
export const voiceFailed = 'Não foi possível gerar seu perfil de voz. Tente de novo.';
export const empty = 'Seu conteúdo está vazio. Escreva alguma coisa ou escolha uma lição válida.';
export const incomplete = (missing: string): string =>
  `Preencha estes campos antes de gerar o conteúdo: ${missing}`;
export const copiedButton = 'Copiado!';
export const openingButton = 'Abrindo…';
export const notSharedButton = 'Esta plataforma não permite compartilhar';
export const copyFailed = 'Não foi possível copiar o post. Selecione o texto e copie manualmente.';
export const ctaBlank = 'Escreva sua chamada para ação.';
export const ctaFailed = 'Não foi possível salvar sua chamada para ação. Tente de novo.';
export const choiceFailed = 'Não foi possível salvar sua escolha. Tente de novo.';
export const voiceNotSaved = 'Não foi possível salvar seu perfil de voz. Tente de novo.';
export const postFailed = 'Não foi possível salvar seu post. Tente de novo.';

/* What a post needs */

export const platformField = 'Plataforma';
export const ctaField = 'Chamada para ação';
export const lessonField = 'Lição';
export const ideaField = 'Tema ou citação';
export const valueField = 'Valor essencial';

/* Server: what could not be found */

export const ctaNotFound = 'Não encontramos essa chamada para ação. Ela pode ter sido excluída.';
export const lessonNotFound = 'Não encontramos essa lição. Ela pode ter sido excluída.';
export const postNotFound = 'Não encontramos esse post. Ele pode ter sido excluído.';

/* Content */

export const contentTitle = 'Conteúdo';
export const contentIntro =
  'Uma lição que ajudou você pode ajudar outra pessoa. Faça dela um post com suas próprias palavras.';
export const noAccessTitle = 'Não incluído no seu plano';
export const noAccess =
  'Você pode transformar lições em posts durante o período de teste ou com um plano pago. Suas lições continuam suas, para ler e baixar.';
export const lessonsButton = 'Ir para suas lições';

/* Content: call to action */

export const ctaLabel = 'Chamada para ação';
export const ctaEmpty = 'Adicione sua primeira chamada para ação.';
export const ctaPlaceholder = 'Escolha uma chamada para ação';
export const addNewCtaButton = 'Nova chamada';
export const editButton = 'Editar';
export const newCtaLabel = 'Nova chamada para ação';
export const addButton = 'Adicionar';
export const cancelButton = 'Cancelar';
export const editCtaLabel = (text: string): string => `Editar “${text}”`;

/* Content: saved posts */

export const savedPostsTitle = 'Posts salvos';
export const savedPostsEmpty = 'Os posts salvos aparecem aqui.';
export const showMoreButton = (count: number): string => `Mostrar mais ${formatNumber(count)}`;
export const deleteButton = 'Excluir';
export const savedPostOptionsLabel = (platform: string): string => `Opções do post para ${platform}`;
export const editPostLabel = (platform: string): string => `Editar o post para ${platform}`;
export const postTextLabel = 'Texto do post';

/* Content: making a post */

export const makePostLabel = 'Fazer um post';
export const platformStepTitle = 'Onde postar';
export const platformLabel = 'Plataforma';
export const emailPlatform = 'E-mail';
export const platformPlaceholder = 'Escolha uma plataforma';
export const ctaStepTitle = 'O que pedir a quem lê';
export const sourceStepTitle = 'De onde partir';
export const generateTopicsButton = 'Gerar temas';
export const findingTopics = 'Buscando temas…';
export const ideaStepTitle = 'Em que focar';
export const valueStepTitle = 'Que valor ele reflete';
export const generateContentButton = 'Gerar conteúdo';
export const makingDrafts = 'Fazendo rascunhos…';
export const showDraftsButton = 'Ver últimos rascunhos';

/* Content: the post so far */

export const postSoFarTitle = 'Seu post até aqui';
export const postSoFarEmpty = 'Suas escolhas vão se juntando aqui.';
export const reflectsValue = (value: string): string => `Reflete ${value}`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = 'Temas';
export const quotesTitle = 'Citações';
export const relatedTitle = 'Frases relacionadas';
export const relatedHelp = 'Das suas outras lições e registros. Só são usadas as que você selecionar.';

/* Waiting to be saved: what each change is called */

export const newCta = 'Uma chamada para ação';
export const saveAsNewCta = 'Salvar como nova chamada para ação';
export const changedCta = 'Uma chamada para ação editada';
export const ctaUse = 'Quantas vezes você usou uma chamada para ação';
export const pickedIdea = 'Um tema ou uma citação que você escolheu';
export const changedVoice = 'Seu perfil de voz';
export const voiceUpdated = 'Sua voz foi atualizada';
export const undoButton = 'Desfazer';
export const savedPost = 'Um post salvo';
export const deletedPost = 'Um post excluído';
export const postDeleted = 'Post excluído';

/* Content: preview of a post */

export const previewTitle = (name: string): string => (name === emailPlatform ? 'Por e-mail' : `No ${name}`);
export const lengthExceeded = (over: number): string =>
  plural(over, {
    one: `${formatNumber(over)} caractere a mais`,
    other: `${formatNumber(over)} caracteres a mais`,
  });
export const lengthUsed = (count: number, limit: number): string =>
  plural(limit, {
    one: `${formatNumber(count)} de ${formatNumber(limit)} caractere`,
    other: `${formatNumber(count)} de ${formatNumber(limit)} caracteres`,
  });

/* Content: drafts */

export const yourPostsTitle = 'Seus posts';
export const closeButton = 'Fechar';
export const madeByModel =
  'Um modelo de linguagem escreveu estes rascunhos com o que você enviou. Confira e edite antes de postar.';
export const madeHere =
  'São suas próprias frases, organizadas neste dispositivo. Todo o resto aparece em “O que mudou”, que nunca é copiado nem compartilhado. Edite antes de postar.';
export const draftRemoved = (number: number): string => `Rascunho ${formatNumber(number)} removido`;
export const draftTitle = (number: number): string => `Rascunho ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `Texto do rascunho ${formatNumber(number)}`;
export const saved = 'Salvo';
export const saveButton = 'Salvar';
export const saveDraftLabel = (number: number): string => `Salvar rascunho ${formatNumber(number)}`;
export const removeButton = 'Remover';
export const removeDraftLabel = (number: number): string => `Remover rascunho ${formatNumber(number)}`;

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: 'História',
  list: 'Lista',
  question: 'Pergunta',
};
export const shapedDraftTitle = (number: number, shape: string): string => `${draftTitle(number)}: ${shape}`;
export const changesTitle = 'O que mudou';
export const addedChange = (sentence: string): string => `Acrescentado, não são palavras suas: “${sentence}”`;
export const shortenedChange = (words: string): string => `Encurtado, tirado do início: “${words}”`;
export const movedChange = 'Frases mudaram de lugar';
export const leftOutChange = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} frase deixada de fora`,
    other: `${formatNumber(count)} frases deixadas de fora`,
  });

/* Content: copying and sharing a post */

export const copyButton = 'Copiar';
export const copyDraftLabel = (number: number): string => `Copiar rascunho ${formatNumber(number)}`;
export const copySavedLabel = (platform: string): string => `Copiar o post para ${platform}`;
export const shareButton = 'Compartilhar';
export const shareDraftLabel = (number: number): string => `Compartilhar rascunho ${formatNumber(number)}`;
export const shareSavedLabel = (platform: string): string => `Compartilhar o post para ${platform}`;

/* Content: what a language model is sent */

export const agreementFailed =
  'Não foi possível salvar seu consentimento, por isso nada foi enviado. Tente de novo.';
export const sendingTitle = 'O que seria enviado';
export const useDeviceButton = 'Usar este dispositivo';
export const sendButton = 'Enviar';
export const agreeAndSendButton = 'Concordar e enviar';
export const sendingExplained = <Part>(host: Part) => [
  'O modelo de linguagem em ',
  host,
  ' recebe o texto abaixo e nada mais do que você escreveu. Quem o opera pode ler esse texto. A resposta é verificada antes de você vê-la.',
];
export const agreementExplained = (productName: string): string =>
  `O operador do ${productName} escolheu este modelo. Seu consentimento também permite que ele escreva seus insights semanais com as palavras da semana, quando você os abre. Você pode retirá-lo no seu perfil a qualquer momento.`;
export const agreeing = 'Salvando…';
export const sentWordsTitle = 'Suas palavras';
export const sentInstructionsTitle = 'Instruções para o modelo';

/* Content: lesson or text */

export const lessonOption = 'Uma lição';
export const ownTextOption = 'Um texto meu';
export const sourceLegend = 'Partir de';
export const ownTextLabel = 'Seu texto';
export const noteLessonLink = 'Anote a lição de hoje';
export const noLessonsYet = <Part>(link: Part) => [
  'Você ainda não tem lições. ',
  link,
  ' ou escolha “Um texto meu” acima.',
];
export const lessonLabel = 'Lição';
export const lessonPlaceholder = 'Buscar nas suas lições';
export const lessonsLabel = 'Lições, das mais novas às mais antigas';
export const noLessonFound = 'Nenhuma lição tem estas palavras.';
export const lessonsFound = (count: number): string =>
  count === 0
    ? noLessonFound
    : plural(count, {
        one: `${formatNumber(count)} lição`,
        other: `${formatNumber(count)} lições`,
      });
export const lessonsLeft = (shown: number, all: number): string =>
  `As ${formatNumber(shown)} mais novas de ${formatNumber(all)}. Digite uma palavra para achar as outras.`;

/* Content: a step */

export const stepLocked = 'Conclua primeiro as etapas acima.';

/* Content: what could not be made */

export const tooFewSentences =
  'Não há aqui frases completas suficientes para um post nesta plataforma. Escolha outro texto, ou escreva mais algumas frases sobre o que aconteceu e o que você aprendeu.';
export const stillArriving =
  'Registros mais antigos ainda estão carregando neste dispositivo. Tente de novo em instantes.';

/* Content: core value */

export const chooseValuesLink = 'Escolher valores essenciais';
export const noValuesYet = <Part>(link: Part) => ['Você ainda não escolheu seus valores essenciais. ', link];
export const valueLabel = 'Valor essencial';
export const valuePlaceholder = 'Escolha um valor essencial';

/* Content: your voice */

export const toneAndStyle = 'Tom e estilo';
export const themes = 'Temas';
export const storytelling = 'Jeito de contar';
export const phrases = 'Expressões favoritas';
export const openingsAndEndings = 'Começos e finais';
export const voiceTitle = 'Sua voz';
export const voiceExplained =
  'Aprendida neste dispositivo com suas lições e seus registros, e guardada com criptografia. Seus posts são escritos nesta voz.';
export const readingVoice = 'Lendo…';
export const updateVoiceButton = 'Atualizar minha voz';
export const learnVoiceButton = 'Aprender minha voz';
export const editVoiceLabel = 'Editar sua voz';
export const voiceBlank = 'Escreva alguma coisa aqui.';

/* Content: who makes drafts */

export const makerLegend = 'Como fazer os rascunhos';
export const deviceOption = 'Neste dispositivo';
export const modelOption = 'Com um modelo de linguagem';
export const deviceExplained = 'Suas próprias frases são organizadas neste dispositivo. Nada é enviado.';
export const modelExplained = (host: string): string =>
  `Você vê o que seria enviado a ${host} antes de qualquer envio.`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string =>
  plural(words, {
    one: `Frases de cerca de ${formatNumber(words)} palavra.`,
    other: `Frases de cerca de ${formatNumber(words)} palavras.`,
  });
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: 'Escreve na primeira pessoa, “eu”.',
  we: 'Escreve como “nós”.',
  you: 'Fala com quem lê, como “você”.',
  none: 'Escreve mais sobre coisas do que sobre pessoas.',
};
export const voicePastTense = 'Quase sempre no passado.';
export const voicePresentTense = 'Quase sempre no presente.';
export const voiceContractions = 'Usa formas contraídas.';
export const voiceExclamations = 'Usa pontos de exclamação.';
export const voiceQuestions = 'Faz perguntas.';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: 'Conta o que aconteceu e depois o que isso significa.',
  insight: 'Diz primeiro a ideia e depois conta o que levou a ela.',
  thought: 'Fica em um só pensamento.',
};
export const voiceTextLength = (sentences: number): string =>
  plural(sentences, {
    one: `Cerca de ${formatNumber(sentences)} frase por vez.`,
    other: `Cerca de ${formatNumber(sentences)} frases por vez.`,
  });
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `Escreve com frequência ${formatList(phrases.map((phrase) => `“${phrase}”`))}.`;
export const voiceWritesAbout = (themes: readonly string[]): string =>
  `Escreve sobre ${formatList(themes.map((theme) => `“${theme}”`))}.`;
export const voiceNoPhrases = 'Ainda não há expressões recorrentes.';
export const voiceNoThemes = 'Ainda não há temas recorrentes.';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'Começa com uma pergunta.',
  time: 'Começa com o tempo: um dia, uma hora.',
  person: 'Começa com uma pessoa.',
  matter: 'Começa com o assunto.',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `Costuma começar com ${formatList(openings.map((opening) => `“${opening}”`))}.`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: 'Termina com uma pergunta.',
  resolve: 'Termina com o próximo passo.',
  statement: 'Termina com uma afirmação.',
};
