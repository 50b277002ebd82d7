import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */
export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'Profissional',
  personal: 'Pessoal',
  health: 'Saúde',
  relationships: 'Relacionamentos',
  ideal_day: 'Dia ideal',
};
export const PROMPTS: Readonly<Record<Section, string>> = {
  professional:
    'O que você faz, com quem, e o que fica melhor por causa disso? Escreva como se já fosse verdade hoje.',
  personal: 'Quem você está se tornando, e para que encontra tempo? Escreva como se já fosse verdade hoje.',
  health:
    'Como seu corpo se sente em um bom dia, e o que o mantém assim? Escreva como se já fosse verdade hoje.',
  relationships: 'Quem está perto de você, e como vocês são juntos? Escreva como se já fosse verdade hoje.',
  ideal_day: 'Do acordar ao adormecer: onde você está, o que faz e quem está junto?',
};

/* Vision Documents: the rows */
export const visionsNotLoaded = 'Não foi possível carregar seus documentos de visão. Tente de novo.';
export const empty = 'Vazio';
export const draft = 'Rascunho';
export const reviewDue = 'Hora de revisar';
export const nextReview = (day: string): string => `Próxima revisão: ${day}`;

/* Vision Documents: reading */
export const textNotLoaded = 'Não foi possível mostrar este documento. Tente de novo.';
export const writeButton = 'Escrever';
export const continueButton = 'Continuar escrevendo';
export const writeLabel = (section: Section): string => `Escrever: ${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string => `Continuar escrevendo: ${SECTION_NAMES[section]}`;
export const draftNotSaved = 'O que você escreveu ainda não foi salvo.';
export const cadenceLabel = (section: Section): string => `Frequência da revisão: ${SECTION_NAMES[section]}`;
export const markReviewedButton = 'Marcar como revisado';
export const reviewed = (section: Section): string =>
  `Visão revisada: ${SECTION_NAMES[section]}. A próxima revisão está marcada.`;
export const reviewFailed = 'Não foi possível salvar sua revisão. Tente de novo.';
export const cadenceFailed = 'Não foi possível salvar a frequência da revisão. Tente de novo.';
export const versionRestored = 'Versão anterior restaurada';
export const restoreFailed = 'Não foi possível restaurar essa versão. Tente de novo.';
export const undoButton = 'Desfazer';

/* Vision Documents: writing */
export const editorNotLoaded = 'Não foi possível carregar o editor. Tente de novo.';
export const editorLabel = (section: Section): string => `Visão: ${SECTION_NAMES[section]}`;
export const saveButton = 'Salvar';
export const saving = 'Salvando';
export const closeButton = 'Fechar';
export const discardButton = 'Descartar alterações';
export const saved = (section: Section): string => `Visão salva: ${SECTION_NAMES[section]}.`;
export const saveFailed =
  'Não foi possível salvar sua visão. Ela continua aqui; mantenha a página aberta e tente de novo.';
export const changedElsewhere =
  'Este documento foi alterado em outro dispositivo. Se você salvar, a outra versão fica em “Versões anteriores”.';
export const discarded = 'Suas alterações foram descartadas.';
export const pickedUp = 'Você retomou de onde parou.';
export const openElsewhere =
  'Este documento está aberto em outra aba. Aparece a versão salva por último, e a outra é guardada.';
export const otherTabClosed = 'A outra aba foi fechada.';
export const continueHereButton = 'Continuar com o texto dela aqui';

/* The editor: its toolbar */
export const toolbarLabel = 'Formatação';
export const bold = 'Negrito';
export const italic = 'Itálico';
export const underline = 'Sublinhado';
export const strikethrough = 'Tachado';
export const heading = (level: number): string => `Título ${level}`;
export const bulletList = 'Lista com marcadores';
export const numberedList = 'Lista numerada';
export const link = 'Link';

/* The editor: a link */
export const linkTitle = 'Link';
export const linkTextLabel = 'Texto';
export const linkAddressLabel = 'Destino';
export const linkAddressHelp = 'Uma página da web, um e-mail ou um telefone';
export const linkAddressMissing = 'Informe o destino do link.';
export const linkAddressInvalid =
  'Não é um destino possível. Informe uma página da web (https://…), um e-mail ou um telefone (tel:…).';
export const removeLinkButton = 'Remover link';
export const setLinkButton = 'Definir link';
export const cancelButton = 'Cancelar';

/* Waiting to be saved: what each change is called */
export const visionChange: Readonly<Record<Section, string>> = {
  professional: 'Sua visão profissional',
  personal: 'Sua visão pessoal',
  health: 'Sua visão de saúde',
  relationships: 'Sua visão de relacionamentos',
  ideal_day: 'Sua visão do dia ideal',
};
export const cadenceChange: Readonly<Record<Section, string>> = {
  professional: 'A frequência da revisão da sua visão profissional',
  personal: 'A frequência da revisão da sua visão pessoal',
  health: 'A frequência da revisão da sua visão de saúde',
  relationships: 'A frequência da revisão da sua visão de relacionamentos',
  ideal_day: 'A frequência da revisão da sua visão do dia ideal',
};
export const reviewChange: Readonly<Record<Section, string>> = {
  professional: 'Uma revisão da sua visão profissional',
  personal: 'Uma revisão da sua visão pessoal',
  health: 'Uma revisão da sua visão de saúde',
  relationships: 'Uma revisão da sua visão de relacionamentos',
  ideal_day: 'Uma revisão da sua visão do dia ideal',
};

/* Answers of the server */
export const visionNotFound = 'Não encontramos essa visão. Ela pode ter sido excluída.';
