/* Events in the person's own calendar */
export const clarifyEvent = 'Clarear o dia';
export const lessonEvent = 'Anotar uma lição';
export const visionReviewEvent = 'Revisar uma visão';
export const bucketListReviewEvent = 'Revisar a lista de sonhos';

/* Answers to calendar apps */
export const feedNotFound = 'Não há agenda neste endereço. Ele pode ter sido renovado, ou o link desativado.';
export const tooManyRequests = 'Esta agenda foi consultada vezes demais. Tente de novo em uma hora.';

/* Calendar in the profile */
export const loadFailed = 'Não foi possível carregar o endereço da agenda. Tente de novo.';
export const tryAgainButton = 'Tentar de novo';
export const changeFailed =
  'Não foi possível mudar o endereço da agenda. Tente de novo quando houver conexão.';
export const turnOnButton = 'Ativar a agenda';
export const addressLabel = 'Endereço secreto';
export const addressHelp =
  'Adicione este endereço ao seu app de agenda. Quem o tiver pode ver os horários dos lembretes e as datas das revisões.';
export const copyAddressButton = 'Copiar endereço';
export const addressCopied = 'Endereço copiado';
export const copyFailed = 'Não foi possível copiar o endereço. Selecione-o e copie manualmente.';
export const renewAddressButton = 'Renovar endereço';
export const turnOffButton = 'Desativar';
export const turnOffLabel = 'Desativar a agenda';

/* Calendar in the profile: questions */
export const renewTitle = 'Renovar o endereço?';
export const renewText =
  'O endereço antigo deixa de funcionar na hora. As agendas que o usam vão precisar do novo.';
export const turnOffTitle = 'Desativar a agenda?';
export const turnOffText = 'O endereço deixa de funcionar na hora. Seus lembretes continuam iguais.';
