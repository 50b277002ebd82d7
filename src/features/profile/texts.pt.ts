import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';

/* Profile: messages */
export const loadFailed = 'Não foi possível carregar os dados do perfil.';
export const farewell =
  'Sua conta e tudo o que havia nela foram excluídos. Agradecemos o tempo que você passou aqui.';
export const saved = 'Perfil atualizado.';
export const nameRequired = 'Informe seu nome';
export const valuesFailed = 'Não foi possível atualizar os valores essenciais.';
export const addressUnconfirmed =
  'Este endereço ainda não foi confirmado. Enviamos um link por e-mail. Ele funciona por uma hora.';
export const confirmationSent = (email: string): string => `Enviamos um novo link para ${email}.`;
export const addressConfirmed = 'Seu endereço já está confirmado.';
export const confirmationTooSoon =
  'Acabamos de enviar um link. Veja sua caixa de entrada e a pasta de spam antes de pedir outro.';
export const confirmationNotSent = 'Não foi possível enviar o link. Tente de novo em alguns minutos.';
export const offline = 'Você está offline. Tente de novo quando a conexão voltar.';

/* Answers of the server */
export const timeZoneUnknown = 'Não reconhecemos este fuso horário.';
export const nothingToChange = 'Não há nada para alterar.';
export const coreValuesNotDifferent = 'Escolha três valores essenciais diferentes.';

/* Answers of the server: what is missing or out of date */
export const profileMissing = 'Não encontramos seu perfil. Fale com o suporte.';
export const otherLanguageModel =
  'Agora é usado outro modelo de linguagem. Recarregue a página e escolha de novo.';

/* Profile: you */
export const youTitle = 'Você';
export const nameLabel = 'Nome';
export const saveButton = 'Salvar';
export const saving = 'Salvando…';

/* Profile: an address that isn’t confirmed */
export const sending = 'Enviando…';
export const sendAgainButton = 'Enviar de novo';

/* Profile: billing */
export const billingTitle = 'Pagamento';
export const billingNameLabel = 'Nome de cobrança';
export const saveBillingNameLabel = 'Salvar nome de cobrança';

/* Profile: core values */
export const coreValuesTitle = 'Valores essenciais';
export const coreValuesHelp = 'A pergunta 4 trata do que eles pedem de você.';
export const coreValuesNotChosen = 'Você ainda não os escolheu.';
export const changeLink = 'Mudar';
export const chooseLink = 'Escolher';
export const changeCoreValuesLabel = 'Mudar valores essenciais';
export const chooseCoreValuesLabel = 'Escolher valores essenciais';

/* Profile: changing how you sign in */
export const emailLabel = 'E-mail';
export const changeEmailLabel = 'Trocar e-mail';
export const cancelEmailLabel = 'Cancelar troca de e-mail';
export const passwordLabel = 'Senha';
export const changePasswordLabel = 'Trocar senha';
export const cancelPasswordLabel = 'Cancelar troca de senha';
export const cancelButton = 'Cancelar';
export const changeButton = 'Trocar';

/* Profile: passkeys */
export const passkeysTitle = 'Chaves de acesso';
export const passkeysHelp = 'Entre com a impressão digital, o rosto ou o PIN do dispositivo, sem senha.';
export const passkeysNotLoaded = 'Não foi possível carregar suas chaves de acesso. Tente de novo.';
export const passkeysUnknownHere =
  'Este navegador não consegue adicionar chaves de acesso. Um mais novo consegue.';
export const addPasskeyButton = 'Adicionar chave de acesso';
export const addingPasskey = 'Adicionando…';
export const passkeyAdded = 'Chave de acesso adicionada.';
export const passkeyNotMade = 'Nenhuma chave de acesso foi adicionada. Você pode tentar de novo.';
export const passkeyHereAlready = 'Este dispositivo já tem uma chave de acesso para sua conta.';
export const passkeyNeverUsed = 'ainda não usada';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network ? `último uso ${onDay(day)}, endereço que começa com ${network}` : `último uso ${onDay(day)}`;
export const passkeyHistory = (added: string, use: string): string => `Adicionada ${onDay(added)}, ${use}`;
export const renameButton = 'Renomear';
export const renamePasskeyLabel = (name: string): string => `Renomear “${name}”`;
export const renamePasskeyTitle = 'Renomear esta chave de acesso';
export const renamePasskeyText = 'Escolha um nome que diga onde ela está guardada.';
export const passkeyNameLabel = 'Nome';
export const removeButton = 'Remover';
export const removePasskeyLabel = (name: string): string => `Remover “${name}”`;
export const removePasskeyTitle = (name: string): string => `Remover “${name}”?`;
export const removePasskeyText =
  'Ela não vai mais servir para entrar. Exclua-a também onde está guardada, para que o navegador deixe de oferecê-la.';
export const removePasskeyButton = 'Remover chave';
export const removing = 'Removendo…';
export const passkeyRemoved = 'Chave de acesso removida.';

/* Profile: two-step sign-in */
export const twoStepTitle = 'Verificação em duas etapas';
export const twoStepHelp =
  'Depois da senha, pedimos um código de um app autenticador, e assim uma senha roubada não basta. Chaves de acesso não precisam de código, e os dispositivos já conectados abrem seu diário como antes, mesmo offline.';
export const twoStepNotLoaded = 'Não foi possível carregar a verificação em duas etapas. Tente de novo.';
export const setUpTwoStepButton = 'Configurar duas etapas';
export const settingUp = 'Um momento…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `Ativa desde ${day}. ${recoveryCodesLeft(codesLeft)}`;
const recoveryCodesLeft = (left: number): string =>
  plural(left, {
    one: `Resta ${formatNumber(left)} código de recuperação.`,
    other: `Restam ${formatNumber(left)} códigos de recuperação.`,
  });
export const recoveryCodesRunOut =
  'Se você perder o celular, vai precisar de um código de recuperação. Gere novos e guarde-os.';
export const newRecoveryCodesButton = 'Gerar novos códigos';
export const newRecoveryCodesTitle = 'Gerar novos códigos de recuperação?';
export const newRecoveryCodesText = 'Os códigos que você tem agora vão deixar de funcionar.';
export const turnOffTwoStepButton = 'Desativar duas etapas';
export const turnOffTwoStepTitle = 'Desativar a verificação em duas etapas?';
export const turnOffTwoStepText =
  'Sua senha, sozinha, voltará a bastar para entrar. Seus códigos de recuperação vão deixar de funcionar.';
export const twoStepTurnedOff = 'A verificação em duas etapas está desativada.';
export const setUpTwoStepText =
  'Escaneie isto com um app autenticador. Seu gerenciador de senhas pode ter um.';
export const qrCodeLabel = 'QR code para seu app autenticador';
export const openAuthenticatorLink = 'Abrir um app autenticador neste dispositivo';
export const setupKeyTitle = 'Não dá para escanear? Digite esta chave no app:';
export const copyKeyButton = 'Copiar chave';
export const keyCopied = 'Chave copiada';
export const appCodeLabel = 'Código do app';
export const appCodeHelp = 'Os 6 dígitos que ele mostra para o Growth Loop.';
export const beforeTwoStep =
  'Em seguida, você recebe dez códigos de recuperação. Se perder o app e esses códigos, só uma chave de acesso permite entrar em um dispositivo novo. Um link por e-mail não permite, e só podemos ajudar depois de ter certeza de que é você.';
export const turnOnTwoStepButton = 'Ativar';
export const recoveryCodesTitle = 'Guarde seus códigos de recuperação';
export const recoveryCodesText =
  'Cada um permite entrar uma vez, no lugar do app. Guarde-os onde possa encontrá-los sem este dispositivo. Não podemos mostrá-los de novo.';
export const recoveryCodesList = 'Códigos de recuperação';
export const copyCodesButton = 'Copiar';
export const codesCopied = 'Códigos de recuperação copiados';
export const copyFailed = 'Não foi possível copiar. Selecione o texto e copie manualmente.';
export const printCodesButton = 'Imprimir';
export const downloadCodesButton = 'Baixar';
export const codesNotDownloaded = 'Não foi possível baixar seus códigos. Copie ou imprima-os.';
export const closeCodesButton = 'Fechar';
export const codesFileName = 'growth-loop-codigos-de-recuperacao.txt';
export const codesHeading = (email: string, day: string): string =>
  `Códigos de recuperação do Growth Loop para ${email}, gerados ${onDay(day)}`;

/* Profile: devices */
export const devicesTitle = 'Onde sua conta está aberta';
export const devicesNotLoaded = 'Não foi possível carregar seus dispositivos. Tente de novo.';
export const thisDevice = 'Este dispositivo';
export const activityTitle = 'Atividade da conta';
export const activityHelp =
  'Acessos, saídas e mudanças na sua conta nos últimos 90 dias. Não contém nada do que você escreveu.';
export const showActivityButton = 'Mostrar atividade';
export const hideActivityButton = 'Ocultar atividade';
export const activityNotLoaded = 'Não foi possível carregar a atividade da conta. Tente de novo.';
export const noActivity = 'Nada nos últimos 90 dias.';
export const activityNames = {
  signed_up: 'Conta criada',
  signed_in: 'Entrou na conta',
  signed_in_by_link: 'Entrou com link por e-mail',
  signed_in_with_passkey: 'Entrou com chave de acesso',
  signed_out: 'Saiu da conta',
  session_ended: 'Um dispositivo desconectado',
  other_sessions_ended: 'Todos os outros dispositivos desconectados',
  all_sessions_ended: 'Todos os dispositivos desconectados',
  password_changed: 'Senha alterada',
  email_change_requested: 'Troca de e-mail pedida',
  email_changed: 'E-mail trocado',
  passkey_added: 'Chave de acesso adicionada',
  passkey_removed: 'Chave de acesso removida',
  second_factor_on: 'Verificação em duas etapas ativada',
  second_factor_off: 'Verificação em duas etapas desativada',
  recovery_codes_renewed: 'Novos códigos de recuperação gerados',
  recovery_code_used: 'Código de recuperação usado',
  vault_device_let_in: 'Dispositivo liberado no cofre privado',
  vault_passkey_removed: 'Chave de acesso removida do cofre privado',
  archive_exported: 'Tudo baixado',
  plan_begun: 'Plano iniciado',
  plan_changed: 'Plano alterado',
  plan_ended: 'Plano encerrado',
} as const;
export const fromWhere = (device: string, network: string): string =>
  `${device}, endereço que começa com ${network}`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `Desde ${day}, endereço que começa com ${network}` : `Desde ${day}`;
export const signOutButton = 'Desconectar';
export const signOutDeviceLabel = (device: string): string => `Desconectar ${device}`;
export const signOutEverywhereButton = 'Sair de todos os dispositivos';
export const signOutEverywhereTitle = 'Sair de todos os dispositivos?';
export const signOutEverywhereText =
  'Sua conta será desconectada de todos os dispositivos, inclusive deste. Nada do que você escreveu é afetado.';

/* Profile: a new email address */
export const newEmailLabel = 'Novo e-mail';
export const currentPasswordLabel = 'Senha atual';
export const changeEmailButton = 'Trocar e-mail';

/* Profile: email and calendar */
export const emailsAfterConfirming =
  'Estes e-mails começam quando você confirmar seu endereço. Você pode cancelar qualquer um com um clique.';
export const emailsHelp = 'Você pode cancelar qualquer um destes com um clique.';
export const emailTitle = 'E-mail';
export const calendarTitle = 'Agenda';
export const calendarHelp =
  'Os horários dos lembretes e as datas das revisões, na sua própria agenda. Nada do que você escreveu é incluído.';

/* Profile: a new password */
export const newPasswordLabel = 'Nova senha';
export const confirmNewPasswordLabel = 'Confirme a nova senha';
export const changePasswordButton = 'Trocar senha';

/* Profile */
export const profileTitle = 'Perfil';
export const backToDashboardButton = 'Voltar ao painel';
export const pausesTitle = 'Pausas';
export const pausesHelp = 'Para férias ou dias de doença: suas sequências esperam você voltar.';

/* Profile: appearance */
export const appearanceTitle = 'Aparência';
export const languageLabel = 'Idioma';
export const languageHelp =
  'O idioma de todas as telas e do que enviamos a você. Você pode escrever em qualquer idioma.';
export const languageChanged = 'Agora tudo está em português.';
export const languageOffline = 'Você está offline. O idioma muda quando a conexão voltar.';
export const languageNotChanged = 'Não foi possível mudar o idioma. Tente de novo.';
export const changingLanguage = 'Mudando o idioma…';
export const lookBackLabel = 'Retrospectiva pela manhã';
export const lookBackHelp =
  'Uma nova página começa com sua última lição, e a pergunta 2 mostra em que pé está sua meta.';
export const moodLabel = 'Humor do dia';
export const moodHelp =
  'Um toque por dia, em cinco níveis. É guardado com criptografia e nunca conta para pontos ou sequências.';
export const closingSignalHelp = 'Esta opção vale neste dispositivo até você sair da conta.';

/* Profile: reminders */
export const remindersTitle = 'Lembretes';
export const remindersHelp = 'Por SMS, por e-mail ou neste dispositivo. No máximo dois por dia.';

/* Profile: sign-in */
export const signInTitle = 'Acesso';
export const emailChangeWaiting = (email: string): string =>
  `Para concluir, abra o link que enviamos para ${email}. Até lá, entre com seu endereço antigo.`;

/* Profile: time zone */
export const timeZoneLabel = 'Fuso horário';
export const timeZoneHelp = 'Define quando seu dia termina e quando os lembretes chegam.';
export const moreTimeZonesLabel = 'Mais fusos horários';
export const showMoreTimeZonesButton = 'Mostrar mais fusos horários';
export const timeZonesListed = 'A lista agora inclui todos os fusos horários.';

/* Profile: app lock */
export const appLockTitle = 'Bloqueio do app';
export const appLockHelp =
  'Para um dispositivo que outras pessoas também usam. Vale só para este dispositivo.';
export const appLockLabel = 'Bloquear o app quando eu me afastar';
export const appLockCovers =
  'Protege o que você escreve de olhares curiosos e de quem passa por perto. O que você estava digitando continua lá ao desbloquear. Não acrescenta criptografia. Quem tem a senha deste dispositivo ou da sua conta ainda consegue entrar.';
export const lockTimeLabel = 'Bloquear';
export const lockAtStart = 'Sempre ao abrir';
export const lockAfter = (minutes: number): string =>
  plural(minutes, { one: 'Depois de 1 minuto', other: `Depois de ${formatNumber(minutes)} minutos` });
export const lockTimeHelp =
  'O app está sem uso quando ninguém toca, rola ou digita em nenhuma aba dele. “Sempre ao abrir” também bloqueia depois de 1 minuto sem uso.';
export const turnOnLockTitle = 'Ativar o bloqueio do app';
export const turnOnLockButton = 'Ativar bloqueio';
export const turnOffLockTitle = 'Desativar o bloqueio do app';
export const turnOffLockButton = 'Desativar bloqueio';
export const unlockWithLabel = 'Desbloquear com';
export const pinOption = 'Um PIN';
export const deviceOption = 'A verificação deste dispositivo';
export const deviceOptionHelp = 'Seu dispositivo pede a impressão digital, o rosto ou a senha dele.';
export const newPinLabel = 'Novo PIN';
export const repeatPinLabel = 'Repita o PIN';
export const pinForgotten = 'Se você o esquecer, saia da conta e entre de novo com sua senha.';
export const pinsDiffer = 'Os dois PINs não são iguais.';
export const lockNotStored =
  'Este navegador não guarda nada neste dispositivo, por isso não consegue manter um bloqueio.';
export const deviceCheckNotSet =
  'Seu dispositivo não configurou a verificação. Tente de novo, ou escolha um PIN.';
export const turningOn = 'Ativando…';

/* Profile: leaving without saving */
export const leaveWithoutSavingTitle = 'Sair sem salvar?';
export const leaveWithoutSavingText = 'Suas alterações nesta página não foram salvas.';
export const leaveWithoutSavingButton = 'Sair sem salvar';
export const keepEditingButton = 'Continuar editando';

/* Profile: saving */
export const saveFailed = 'Não foi possível salvar seu perfil. Tente de novo.';

/* Profile: weekly categories */
export const weeklyCategoriesTitle = 'Categorias semanais';
export const weeklyCategoriesHelp =
  'Sua revisão semanal distribui suas anotações nestas categorias, a partir da primeira.';

/* Dashboard: a device in another time zone */
export const timeZoneNotChanged = 'Não foi possível mudar seu fuso horário. Tente de novo.';
export const timeZoneChanged = (city: string): string => `Seus dias agora seguem o horário de ${city}.`;
export const timeZoneKept = (city: string): string => `Seus dias continuam no horário de ${city}.`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `Seus dias seguem o horário de ${city}, mas este dispositivo está em ${deviceCity}.`;
export const changeTimeZoneLabel = (city: string): string => `Mudar para ${city}`;
export const keepButton = 'Manter';
export const keepTimeZoneLabel = (city: string): string => `Manter ${city}`;

/* Profile: app version */
export const appVersionTitle = 'Versão do app';
export const appVersionHelp =
  'O app que roda no seu navegador. Cada versão tem um código próprio, que é o mesmo para todos.';
export const releaseOf = (version: string, code: string): string => `Versão ${version}, código ${code}`;
export const releaseLoading = 'Lendo a versão…';
export const releaseUnknown = 'Não foi possível ler qual é esta versão. Recarregue a página.';
export const newerRelease = 'Há uma nova versão pronta.';
export const newerReleaseOf = (version: string, code: string): string =>
  `Há uma nova versão pronta: ${version}, código ${code}.`;
export const updateNowButton = 'Atualizar agora';
export const checkCodeButton = 'Verificar o código';
export const checkingCode = 'Verificando…';
export const copyCodeButton = 'Copiar código completo';
export const codeCopied = 'Código copiado';
export const codeNotCopied = 'Não foi possível copiar o código.';
export const codeHelp =
  'A verificação compara cada arquivo do app neste dispositivo com a lista da versão. Aqui o app verifica a si mesmo, então compare também o código com o de uma fonte em que você confia.';
export const codeHelpWithVault =
  'A verificação compara cada arquivo do app neste dispositivo com a lista da versão. Aqui o app verifica a si mesmo, então compare também o código com o de uma fonte em que você confia. Com um cofre privado, esta versão fica até você atualizar, por até 14 dias depois que uma nova chega.';
export const codeMatches = (count: number): string =>
  plural(count, {
    one: 'O único arquivo neste dispositivo confere com a lista da versão.',
    other: `Todos os ${formatNumber(count)} arquivos neste dispositivo conferem com a lista da versão.`,
  });
export const serverHasSame = 'Nosso servidor publica a mesma lista.';
export const serverHasOther = (version: string, code: string): string =>
  `Nosso servidor agora publica outra lista: versão ${version}, código ${code}.`;
export const serverUnreachable = 'Não foi possível falar com nosso servidor para comparar a lista.';
export const codeDiffers = (count: number): string =>
  plural(count, {
    one: '1 arquivo neste dispositivo difere da lista da versão:',
    other: `${formatNumber(count)} arquivos neste dispositivo diferem da lista da versão:`,
  });
export const codeDiffersNext =
  'Se uma nova versão acabou de sair, recarregue a página e verifique de novo. Se ainda houver diferenças, não digite sua frase secreta aqui e avise quem mantém este site.';
export const checkFailed = 'Não foi possível ler todos os arquivos. Tente de novo quando houver conexão.';

/* Profile: your data */
export const yourDataTitle = 'Seus dados';
export const yourDataHelp = 'Suas palavras são suas: leve uma cópia, ou exclua tudo.';
export const journalLink = 'diário';
export const lessonsLink = 'lições';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  'Baixe seu ',
  journal,
  ' ou suas ',
  lessons,
  ' como texto.',
];
export const importFileLink = 'Importe um arquivo';
export const importOffer = <Part>(importFile: Part) => [
  'Tem um diário em outro lugar, ou uma cópia completa daqui? ',
  importFile,
];
export const deleteAccountButton = 'Excluir conta';
export const deleteAccountTitle = 'Excluir sua conta?';
export const keepMyAccountButton = 'Manter minha conta';
export const deleteEverythingButton = 'Excluir tudo';
export const deleting = 'Excluindo…';
export const deleteAccountText =
  'Seu diário, lições, ações, metas e configurações serão excluídos imediatamente. Não é possível recuperá-los.';
