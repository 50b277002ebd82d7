import { formatNumber, plural } from '../kernel/intl.pt.ts';

/* Errors that can be tried again */
export const tryAgainButton = 'Tentar de novo';

/* How often something is reviewed */
export const weekly = 'Toda semana';
export const monthly = 'Todo mês';
export const quarterly = 'A cada três meses';
export const reviewLabel = 'Revisão';
export const nextReview = <Part>(time: Part) => ['Próxima revisão: ', time];

/* Editing */
export const saveButton = 'Salvar';
export const cancelButton = 'Cancelar';
export const addButton = 'Adicionar';

/* Fields */
export const optional = '(opcional)';

/* Earlier versions */
export const earlierVersions = (count: number): string => `Versões anteriores (${formatNumber(count)})`;
export const replacedOn = (time: string): string => `Substituída em ${time}`;
export const restoreVersionLabel = (time: string): string => `Restaurar a versão substituída em ${time}`;
export const restoreButton = 'Restaurar';

/* Lengths of texts */
export const charactersLeft = (count: number): string =>
  plural(count, {
    one: `Resta ${formatNumber(count)} caractere`,
    other: `Restam ${formatNumber(count)} caracteres`,
  });
export const overLimit = (count: number, limit: number): string =>
  plural(count, {
    one: `O texto passa 1 caractere do limite de ${formatNumber(limit)}.`,
    other: `O texto passa ${formatNumber(count)} caracteres do limite de ${formatNumber(limit)}.`,
  });
export const limit = (count: number): string =>
  plural(count, {
    one: `O limite é de ${formatNumber(count)} caractere.`,
    other: `O limite é de ${formatNumber(count)} caracteres.`,
  });
export const charactersTooMany = (count: number): string =>
  plural(count, { one: '1 caractere a mais.', other: `${formatNumber(count)} caracteres a mais.` });

/* Passwords */
export const hideButton = 'Ocultar';
export const showButton = 'Mostrar';
export const showPasswordLabel = 'Mostrar senha';
export const hidePasswordLabel = 'Ocultar senha';

/* Loading */
export const loading = 'Carregando';

/* Theme */
export const theme = 'Tema';

/* When a loop closes */
export const closingSignal = 'Quando o ciclo se fecha';
export const noSignal = 'Nada';
export const soundSignal = 'Um som suave';
export const touchSignal = 'Uma vibração curta';

/* Messages */
export const dismissLabel = 'Dispensar';
export const moreMessages = (count: number): string => `mais ${formatNumber(count)}`;

/* Connection */
export const offline = 'Você está offline. Alguns recursos podem não funcionar.';
export const backOnline = 'A conexão voltou';

/* A page that breaks */
export const somethingWentWrongTitle = 'Algo deu errado';
export const pageLoadFailed = 'Não foi possível carregar esta página. Verifique sua conexão e tente de novo.';
export const pageStopped = 'Esta página parou de repente. Tudo o que você salvou está seguro.';
export const returnToDashboardButton = 'Voltar ao painel';

/* What isn’t on the device yet */
export const notAuthenticated = 'Sem autenticação';
export const olderPagesLoading = 'Suas páginas mais antigas ainda estão carregando.';

/* Links to the operator’s own pages */
export const outsideLinkNotSetUp = (setting: string): string =>
  `Este link ainda não foi configurado. O endereço é definido em ${setting}.`;

/* Theme */
export const systemTheme = 'Sistema';
export const lightTheme = 'Claro';
export const darkTheme = 'Escuro';

/* Footer */
export const encryptionNote = 'Seu diário, lições, ações e metas são guardados com criptografia.';

/* Dialogs that open later */
export const dialogLoadFailed = 'Não foi possível abrir. Recarregue a página e tente de novo.';

/* Onboarding */
export const stepOf = (step: number, steps: number): string => `Etapa ${step} de ${steps}`;

/* Skipping the bars */
export const skipToContent = 'Ir para o conteúdo';

/* Footer links */
export const termsLink = 'Termos';
export const privacyLink = 'Privacidade';
export const languagesLabel = 'Idiomas';

/* Choosing a date */
export const datePlaceholder = 'dd/mm/aaaa';
export const dateNotKnown = 'Não reconhecemos esta data. Tente “5 de nov. de 2026”.';
export const chooseDateLabel = (field: string): string => `${field}: escolher no calendário`;
export const previousYearLabel = 'Ano anterior';
export const previousMonthLabel = 'Mês anterior';
export const nextMonthLabel = 'Próximo mês';
export const nextYearLabel = 'Próximo ano';
