import { formatList, formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */
export const findTitle = 'Buscar';
export const backToDashboardButton = 'Voltar ao painel';
export const searchEverythingLabel = 'Buscar em tudo o que você escreveu';
export const findText =
  'Encontre o que você escreveu, por mais antigo que seja, pelas palavras ou pelo assunto. Você também pode fazer uma pergunta. A busca acontece neste dispositivo. O que você digita nunca é enviado.';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle} (${formatNumber(count)})`;
export const filtersTitle = 'Filtros';
export const showResultsButton = 'Mostrar resultados';
export const everywhereButton = 'Remover filtros';
export const recentTitle = 'Últimas buscas';
export const clearRecentButton = 'Limpar buscas';
export const recentCleared = 'Buscas apagadas';
export const undoButton = 'Desfazer';
export const recentHint = 'Guardadas com criptografia neste dispositivo até você sair da conta.';
export const goalsTitle = 'Suas metas';
export const kindsTitle = 'Buscar em';
export const kindNames = {
  entry: 'Diário',
  action: 'Ações',
  lesson: 'Lições',
  goal: 'Metas',
  item: 'Lista de sonhos',
  vision: 'Visões',
} as const;
export const fromLabel = 'De';
export const toLabel = 'Até';

/* Results */
export const resultsLabel = 'Resultados';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  'Celebração',
  'Meta',
  'Por que é importante',
  'Percepção',
  'Alinhamento',
  'Ação',
  'Página importada',
] as const;
export const inJournal = (part: string): string => `Diário: ${part}`;
export const inVision = (section: string): string => `Visão: ${section}`;
export const inLessons = 'Lição';
export const inActions = 'Ação';
export const inGoals = 'Meta';
export const inBucketList = 'Lista de sonhos';

/* Results that say it in other words */
export const relatedTitle = 'Relacionados';
export const relatedText = 'Tratam do mesmo assunto, com outras palavras.';
export const moreAboutTitle = 'Mais sobre isso';
export const moreAboutText = 'O que mais você escreveu sobre o mesmo assunto.';
export const about = (topics: readonly string[]): string =>
  `Assunto: ${formatList(topics.map((topic) => `“${topic}”`))}`;
export const related = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} resultado relacionado.`,
    other: `${formatNumber(count)} resultados relacionados.`,
  });

/* Asking everything that was written */
export const askTitle = 'Pergunte ao seu diário';
export const askText = 'As respostas são suas próprias palavras, das mais antigas às mais novas.';
export const otherLanguage =
  'Por enquanto, perguntas e resultados relacionados funcionam com textos em inglês. A busca por palavras funciona em todos os idiomas.';
export const questionWords = {
  learned: (topic: string) => `O que eu aprendi sobre “${topic}”?`,
  celebrated: (topic: string) => `O que eu celebrei sobre “${topic}”?`,
  feared: (topic: string) => `Que medos eu tive sobre “${topic}”?`,
  brave: () => 'Quando tive coragem?',
  undone: () => 'O que eu queria fazer e ainda não fiz?',
} as const;
export const answersCount = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} resposta`, other: `${formatNumber(count)} respostas` });
export const answersTitle = 'Respostas';
export const latestFirstText = 'As respostas são suas próprias palavras, das mais novas às mais antigas.';
export const noAnswer = 'Nada do que você escreveu responde a esta pergunta.';
export const noAnswerHint = 'Pergunte sobre uma coisa só, ou busque uma palavra da pergunta.';
export const hasWords = (words: readonly string[]): string =>
  `Contém ${formatList(words.map((word) => `“${word}”`))}`;
export const allQuestionsButton = 'Mostrar todas as perguntas';

/* Who somebody is */
export const whoIs = (name: string): string => `Quem é ${name}?`;
export const whoIsHelp = (name: string, days: number): string =>
  `Você escreveu sobre ${name} em ${formatNumber(days)} dias. Se disser quem é, a busca e os insights encontram mais do que você escreveu.`;
export const relationLabel = (name: string): string => `${name} é`;
export const noRelation = 'Nenhuma destas opções';
export const relationNotSaid = 'Não informado';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: 'Meu filho ou minha filha',
  partner: 'Meu companheiro ou companheira',
  mother: 'Minha mãe',
  father: 'Meu pai',
  sibling: 'Meu irmão ou minha irmã',
  grandchild: 'Meu neto ou minha neta',
  relative: 'Alguém da família',
  friend: 'Um amigo ou uma amiga',
  colleague: 'Alguém do trabalho',
  neighbor: 'Alguém da vizinhança',
  pet: 'Um animal de estimação',
};
export const saveWhoButton = 'Salvar';
export const knownPeople = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} pessoa identificada`,
    other: `${formatNumber(count)} pessoas identificadas`,
  });
export const forgetWhoButton = 'Esquecer';
export const forgetWhoLabel = (name: string): string => `Esquecer quem é ${name}`;
export const saidWho = 'Quem alguém é';
export const forgotWho = 'Alguém que você tinha identificado';
export const whoKept = (name: string): string => `Salvamos quem é ${name}.`;
export const whoNotKept = 'Não foi possível salvar. Tente de novo.';
export const whoForgotten = (name: string): string => `Esquecemos quem é ${name}.`;
export const whoNotForgotten = 'Não foi possível esquecer. Tente de novo.';
export const undoFailed = 'Não foi possível desfazer. Tente de novo.';

/* An action that was found, above the actions */
export const foundActionTitle = 'Da sua busca';
export const completedOn = (day: string): string => `Concluída ${onDay(day)}`;
export const openSince = (day: string): string => `Em aberto desde ${day}`;
export const closeLink = 'Fechar';

/* Going through what was found */
export const foundBarLabel = 'Ocorrências';
export const previousMatchLabel = 'Ocorrência anterior';
export const nextMatchLabel = 'Próxima ocorrência';
export const backToResultsButton = 'Voltar aos resultados';
export const closeMatchesButton = 'Fechar ocorrências';
export const matchHere = (number: number, count: number): string =>
  `Ocorrência ${formatNumber(number)} de ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `Resultado ${formatNumber(number)} de ${formatNumber(count)}`;

/* Search: no matches */
export const insteadLabel = 'Tente isto';
export const withoutFiltersButton = 'Buscar sem filtros';
export const insteadButton = (text: string): string => `Buscar “${text}”`;
export const insteadCount = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} ocorrência`, other: `${formatNumber(count)} ocorrências` });
export const noMatchesHint = 'Tente outra palavra, ou o começo de uma.';

/* Search */
export const wordsPlaceholder = 'Uma palavra ou seu começo';
export const clearButton = 'Limpar';
export const noMatches = 'Nada encontrado.';
export const matches = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} ocorrência.`, other: `${formatNumber(count)} ocorrências.` });
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${formatNumber(count)} ocorrências. Aparece a primeira.`,
    other: `${formatNumber(count)} ocorrências. Aparecem as primeiras ${formatNumber(shown)}.`,
  });
export const earlierMissing = 'As páginas mais antigas só entram na busca quando a conexão voltar.';
export const earlierLoading =
  'As páginas mais antigas ainda estão carregando. Depois também entram na busca.';
export const searchFailed = 'Não foi possível iniciar a busca. Tente de novo.';
export const searchEverythingLink = 'Buscar em tudo o que você escreveu';
