/* Search and commands: what can be done */
export const doTitle = 'Fazer';
export const settingsTitle = 'Configurações';
export const goToTitle = 'Ir para';
export const keyboardShortcutsLabel = 'Atalhos do teclado';
export const keyboardShortcutsKeywords = 'teclas atalhos ajuda';
export const signOutButton = 'Sair';
export const signOutKeywords = 'deslogar encerrar sessão logout';
export const writeKeywords = 'diário página registro clarear';
export const addActionButton = 'Adicionar uma ação';
export const addActionKeywords = 'tarefa nova fazer';
export const noteLessonButton = 'Anotar uma lição';
export const noteLessonKeywords = 'aprender aprendi aprendizado nova';
export const findButton = 'Buscar no que você escreveu';
export const findKeywords = 'pesquisar procurar encontrar registro';
export const continueWritingButton = 'Continuar escrevendo';
export const writeAnotherPageButton = 'Escrever outra página';
export const writeTodaysPageButton = 'Escrever a página de hoje';
export const themeLabel = (label: string): string => `Tema: ${label}`;
export const themeKeywords = 'aparência cores modo';

/* Unknown addresses */
export const pageNotFoundTitle = 'Esta página não existe';
export const pageNotFoundText = 'O link pode ser antigo, ou pode faltar uma parte do endereço.';
export const returnToDashboardButton = 'Voltar ao painel';
export const goHomeButton = 'Ir para a página inicial';
export const signInButton = 'Entrar';

/* The installed app */
export const installedDescription = 'Cinco perguntas toda manhã, as ações do dia e uma lição à noite.';
export const writePageShortcut = 'Escrever a página de hoje';
export const addActionShortcut = 'Adicionar uma ação';
export const noteLessonShortcut = 'Anotar uma lição';

/* A document without its scripts */
export const scriptsNeeded =
  'Este app precisa de JavaScript, porque suas páginas são criptografadas e descriptografadas aqui, no seu navegador.';
