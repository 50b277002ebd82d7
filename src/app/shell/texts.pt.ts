import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* A newer release, where there is a private vault */
export const newReleaseReady = 'Há uma nova versão pronta.';
export const updateNowButton = 'Atualizar agora';

/* Keyboard shortcuts */
export const writeTodaysPageLabel = 'Escrever a página de hoje';
export const addActionLabel = 'Adicionar uma ação';
export const noteLessonLabel = 'Anotar uma lição';
export const findSomethingLabel = 'Buscar no que você escreveu';
export const showShortcutsLabel = 'Mostrar estes atalhos';
export const nextOrSaveLabel = 'Próxima pergunta, ou salvar';
export const closeAndKeepLabel = 'Fechar e manter o que você digitou';
export const addLinkLabel = 'Adicionar um link';
export const keyboardShortcutsTitle = 'Atalhos do teclado';
export const anywhereTitle = 'Em qualquer lugar';
export const notTypingTitle = 'Quando você não está digitando';
export const singleKeysLabel = 'Atalhos de uma só tecla';
export const singleKeysHelp =
  'Desative se você dita para o computador ou aperta teclas sem querer. A opção vale neste dispositivo até você sair da conta.';
export const typingTitle = 'Enquanto você escreve';
export const foundTitle = 'Em uma página encontrada';
export const nextMatchLabel = 'Próxima ocorrência';
export const previousMatchLabel = 'Ocorrência anterior';
export const backToResultsLabel = 'Voltar aos resultados';
export const visionTitle = 'Em uma visão';
export const saveLabel = 'Salvar';
export const boldLabel = 'Negrito';
export const italicLabel = 'Itálico';
export const underlineLabel = 'Sublinhado';

/* Search and commands: other words for pages */
export const todayKeywords = 'painel growth loop início clarear agir aprender metas';
export const actionsKeywords = 'significativas tarefas a fazer';
export const weeklyKeywords = 'resumos insights semanas';
export const toolsKeywords = 'recursos visões lista de sonhos arquivo de ouro comunidade baixar';
export const journalKeywords = 'histórico registros páginas baixar ano';
export const lessonsKeywords = 'histórico aprender baixar';
export const scoringKeywords = 'pontos insígnias base de conhecimento';
export const whyItWorksKeywords = 'diário base de conhecimento';
export const taskOverviewKeywords = 'ações base de conhecimento';
export const repetitionKeywords = 'base de conhecimento';
export const findLink = 'Buscar';
export const findLinkKeywords = 'pesquisar procurar';
export const weeklyReviewLink = 'Revisão semanal';
export const weeklyReviewKeywords = 'categorias foco';
export const contentLink = 'Transformar uma lição em post';
export const contentKeywords = 'conteúdo criação compartilhar voz';
export const profileSettingsLink = 'Configurações do perfil';
export const profileKeywords = 'conta nome e-mail senha fuso horário lembretes dispositivos versão atualizar';
export const coreValuesLink = 'Valores essenciais';
export const coreValuesKeywords = 'mudar perfil';
export const weeklyCategoriesLink = 'Categorias semanais';
export const weeklyCategoriesKeywords = 'perfil revisão';
export const pausesLink = 'Pausas';
export const pausesKeywords = 'perfil férias folga viagem sequência';
export const emailLink = 'Preferências de e-mail';
export const emailKeywords = 'perfil mensagens resumo semanal avisos cancelar';
export const calendarFeedLink = 'Link para a agenda';
export const calendarFeedKeywords = 'perfil lembretes calendário';
export const billingLink = 'Pagamento';
export const billingKeywords = 'perfil plano assinatura cartão faturas';
export const plansLink = 'Planos e preços';
export const plansKeywords = 'preço assinar';
export const downloadLink = 'Baixar tudo';
export const downloadKeywords = 'seus dados cópia exportar backup excluir conta';
export const bookLink = 'Fazer um livro';
export const bookKeywords = 'pdf imprimir papel exportar';
export const importLink = 'Importar um diário';
export const importKeywords = 'cópia restaurar enviar';
export const syncMonitorLink = 'Monitor de sincronização';
export const syncMonitorKeywords = 'google tasks histórico log';
export const termsLink = 'Termos';
export const termsKeywords = 'legal condições';
export const privacyLink = 'Privacidade';
export const privacyKeywords = 'legal proteção de dados lgpd';

/* Search and commands */
export const findWordsButton = (words: string): string => `Buscar “${words}” em tudo o que você escreveu`;
export const searchAndCommandsTitle = 'Busca e comandos';
export const commandLabel = 'O que você quer fazer?';
export const commandPlaceholder = 'Digite um comando ou busque';
export const closeLabel = 'Fechar';
export const chooseHint = 'Escolher';
export const openHint = 'Abrir';
export const closeHint = 'Fechar';
export const commandsLabel = 'Comandos';
export const findInWritingTitle = 'Buscar';
export const hitsCount = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} ocorrência`,
    other: `${formatNumber(count)} ocorrências`,
  });
export const results = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} resultado`, other: `${formatNumber(count)} resultados` });

/* Writing after the trial */
export const trialEndedTitle = 'Seu período de teste terminou';
export const closeButton = 'Fechar';
export const seePlansButton = 'Ver planos';
export const trialEndedText =
  'Tudo o que você escreveu está seguro. Escolha um plano para continuar escrevendo.';

/* Menu */
export const coachingCallLink = 'Agendar conversa de coaching';
export const historyTitle = 'Histórico';
export const knowledgeBaseTitle = 'Base de conhecimento';
export const themeTitle = 'Tema';
export const signOutButton = 'Sair';
export const menuLabel = 'Menu';

/* Navigation */
export const todayLink = 'Hoje';
export const actionsLink = 'Ações';
export const weeklyLink = 'Semana';
export const toolsLink = 'Recursos';
export const journalLink = 'Diário';
export const lessonsLink = 'Lições aprendidas';
export const scoringLink = 'Como funcionam os pontos';
export const whyItWorksLink = 'Por que funciona';
export const taskOverviewLink = 'Sobre as ações';
export const repetitionLink = 'A força da repetição';

/* Top bar */
export const mainLabel = 'Principal';
export const findLabel = 'Buscar';
export const findTitle = 'Buscar (/)';
export const mainBottomLabel = 'Principal, parte de baixo';
