import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* Saving reminder settings */
export const phoneRequired = 'É preciso um número de telefone para os lembretes por SMS';
export const phoneShape = 'Informe o número com o código do país, como +55\u00a011\u00a090000\u00a00000.';
export const saveFailed = 'Não foi possível salvar os lembretes';
export const signInAgain = 'Entre de novo';
export const saved = 'Lembretes programados';
export const emailUnconfirmed = 'Os lembretes por e-mail começam quando você confirmar seu endereço.';
export const savedOffline =
  'Salvo neste dispositivo. Seus lembretes serão atualizados quando a conexão voltar.';

/* A reminder, in an email, a notification and a text message, which holds the title alone */
export const morningTitle = 'Bom dia. Hora de clarear o seu dia.';
export const morningText = 'Cinco perguntas, alguns minutos. O que importa hoje?';
export const writePageButton = 'Escrever a página de hoje';
export const afternoonTitle = 'O que o dia de hoje ensinou?';
export const afternoonText = 'Anote uma lição antes que o dia acabe.';
export const noteLessonButton = 'Anotar uma lição';

/* Answers of the server: a reminder’s link */
export const tooManyAnswers = 'Foram muitas tentativas. Tente de novo em alguns minutos.';
export const linkExpired = 'Este link expirou. Você pode mudar seus lembretes no perfil.';

/* Answers of the server: the phone number and notifications */
export const textsNotSetUp = 'As mensagens SMS não foram configuradas neste servidor.';
export const noNumber = 'Salve um número de telefone antes.';
export const alreadyConfirmed = 'Este número já está confirmado.';
export const numberOptedOut =
  'Este número cancelou os SMS. Envie START para voltar a recebê-los e depois peça um código.';
export const unreachable = 'Não conseguimos enviar SMS para este número. Confira-o.';
export const codeNotSent = 'Não foi possível enviar o código. Tente de novo em alguns minutos.';
export const wrongCode = 'Este código não está correto. Confira e tente de novo.';
export const codeExpired = 'Este código expirou. Peça outro.';
export const tooManyCodes = 'Foram enviados códigos demais. Tente de novo mais tarde.';
export const notificationsNotSetUp = 'As notificações não foram configuradas neste servidor.';
export const notificationsImpossible = 'Este navegador não pode receber notificações.';

/* What is texted back: characters of the GSM alphabet alone, 160 of them at most */
export const stopAnswer = (product: string): string =>
  `Os SMS do ${product} foram cancelados. Envie START para receber de novo.`;
export const startAnswer = (product: string): string =>
  `Os SMS do ${product} foram reativados. Envie HELP para ajuda, STOP para cancelar.`;
export const helpAnswer = (product: string): string =>
  `${product}: até dois lembretes por dia. Envie STOP para cancelar, START para reativar. Pode haver custo da operadora.`;

/* Answers of the server: settings */
export const timeShape = 'Precisa ser um horário em quartos de hora, como 08:15';
export const dayOnce = 'Cada dia só pode aparecer uma vez';

/* The API’s description */
export const bytesShape = (count: number): string => `Precisa ter ${count} bytes, codificados em base64url`;
export const channelsSummary =
  'Como os lembretes podem chegar a quem chama: o que está configurado aqui, se o número cancelou os SMS e quais navegadores estão inscritos';
export const sendCodeSummary =
  'Envia um código por SMS ao número do perfil de quem chama e invalida o código anterior. 409 quando o número cancelou os SMS ou já está confirmado, 429 depois de códigos demais, 503 quando não foi possível enviar o código.';
export const confirmSummary =
  'Confirma o número com o código enviado a ele. 400 para um código errado; 410 quando nenhum código é válido: já foi usado, expirou, foi tentado vezes demais ou é de outro número.';
export const codeShape = 'Precisa ter seis dígitos';
export const subscribeSummary =
  'Inscreve este navegador nas notificações até o fim da sessão. Um navegador fica inscrito para uma pessoa de cada vez. 400 para um endereço que não está na internet pública.';
export const unsubscribeSummary =
  'Cancela a inscrição de um navegador, identificado pelo hash do endereço dele. Não faz nada se ele não estava inscrito.';

/* What became of a reminder */
export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
export const byText = 'SMS';
export const byEmail = 'E-mail';
export const asNotification = 'Notificação';
export const deliverySent = 'Enviado';
export const deliverySending = 'Enviando';
export const deliveryNotSent = 'Não enviado.';
export const skippedJournaled = 'Você já tinha escrito.';
export const skippedLessonNoted = 'Você já tinha anotado uma lição.';
export const skippedLate = 'Não foi possível enviar a tempo.';
export const skippedPaused = 'Esse dia fazia parte de uma pausa.';
export const skippedTrialEnded = 'Seu período de teste tinha terminado.';
export const skippedTurnedOff = 'Você o tinha desativado.';
export const skippedPhoneUnconfirmed = 'Seu número não estava confirmado.';
export const skippedOptedOut = 'Seu número tinha cancelado os SMS.';
export const skippedNoDevice = 'Nenhum dispositivo estava com notificações ativas.';
export const skippedEmailUnconfirmed = 'Seu e-mail não estava confirmado.';
export const skippedNotSetUp = 'Este servidor não envia lembretes dessa forma.';
export const skippedRefused = 'Seu e-mail não pôde recebê-lo.';
export const failedTrouble = 'Não foi possível entregar, mesmo depois de várias tentativas.';

/* Development outbox */
export const textMessage = 'SMS';

/* A reminder by text */
export const textTitle = (product: string, title: string): string => `${product}: ${title}`;
export const textSnooze = (link: string): string => `Lembrar em uma hora: ${link}`;
export const textStop = 'Envie STOP para cancelar.';

/* A reminder by email */
export const turnOffMorningButton = 'Desativar lembretes da manhã';
export const turnOffAfternoonButton = 'Desativar lembretes da tarde';
export const snoozeEmailButton = 'Lembrar em uma hora';
export const emailReason = 'Você recebe este e-mail porque ativou os lembretes por e-mail no seu perfil.';

/* Answers of the server: incoming texts */
export const messageTooLarge = 'A mensagem é grande demais.';
export const notATextMessage = 'A mensagem não está no formato esperado.';

/* The code by text */
export const codeNotFound = 'Não encontramos esse código. Peça um novo.';
export const codeText = (code: string, product: string, minutes: number): string =>
  plural(minutes, {
    one: `${code}: seu codigo do ${product}. Vale por 1 minuto. Se foi outra pessoa que pediu, ignore este SMS.`,
    other: `${code}: seu codigo do ${product}. Vale por ${formatNumber(minutes)} minutos. Se foi outra pessoa que pediu, ignore este SMS.`,
  });

/* The page behind a reminder’s link */
export const snoozeTitle = 'Agora não?';
export const snoozeQuestion = 'Podemos lembrar você mais uma vez daqui a uma hora.';
export const snoozeButton = 'Lembrar em uma hora';
export const oneMoment = 'Um momento…';
export const turnOffTitle = 'Desativar estes lembretes?';
export const turnOffQuestion =
  'Você não vai mais receber este lembrete. O outro lembrete diário continua como está.';
export const turningOff = 'Desativando…';
export const turnOffButton = 'Desativar estes lembretes';
export const yourReminderTitle = 'Seu lembrete';
export const undoButton = 'Desfazer';
export const changeYourRemindersLink = 'Mudar seus lembretes';
export const answerOffline = 'Não há conexão agora, por isso nada mudou. Tente de novo.';
export const answerFailed = 'Algo deu errado, e nada mudou. Tente de novo em alguns minutos.';
export const linkExpiredTitle = 'Este link não funciona mais';
export const openYourProfileButton = 'Abrir seu perfil';

/* Unsent changes */
export const reminderUpdate = 'Uma mudança nos seus lembretes';

/* Profile: notifications on this device */
export const notificationsUnsupported =
  'Este navegador não mostra notificações. No iPhone ou iPad, adicione o app à tela de início e abra-o por lá.';
export const notificationsBlocked =
  'As notificações estão bloqueadas para este site. Permita-as nas configurações do navegador e tente de novo.';
export const notificationsUnavailable =
  'O serviço de notificações deste navegador não responde agora. Tente de novo mais tarde.';
export const offline = 'Não há conexão agora. Tente de novo quando ela voltar.';
export const deviceChangeFailed =
  'Não foi possível mudar as notificações neste dispositivo. Tente de novo em alguns minutos.';
export const deviceSwitchLabel = 'Notificações neste dispositivo';
export const deviceSwitchHelp = 'Os mesmos dois lembretes neste navegador, até você sair da conta aqui';

/* Profile: the phone number */
export const numberConfirmed = <Part>(number: Part) => [number, ': confirmado.'];
export const optedOut =
  'Você cancelou os SMS. Para voltar a recebê-los, envie START ao número de onde vieram.';
export const checkAgainButton = 'Verificar de novo';
export const optedOutOf = (number: string): string =>
  `Você cancelou os SMS. Para voltar a recebê-los, envie START para ${number}.`;
export const confirmNumberLabel = 'Confirmar este número';
export const confirmNumberNotice = <Part>(number: Part) => [
  'Antes de enviarmos SMS para ',
  number,
  ', confirme que ele é seu.',
];
export const codeLabel = 'Código';
export const codeHelp = (minutes: number): string =>
  plural(minutes, {
    one: 'Os seis dígitos que acabamos de enviar. Valem por 1 minuto.',
    other: `Os seis dígitos que acabamos de enviar. Valem por ${formatNumber(minutes)} minutos.`,
  });
export const confirmingCode = 'Confirmando…';
export const sendingCode = 'Enviando…';
export const confirmCodeButton = 'Confirmar';
export const resendCodeButton = 'Enviar outro código';
export const sendCodeButton = 'Enviar código';

/* Profile: reminders */
export const morningHourLabel = 'Hora da manhã';
export const morningMinutesLabel = 'Minutos da manhã';
export const morningAmPmLabel = 'Manhã: AM ou PM';
export const afternoonHourLabel = 'Hora da tarde';
export const afternoonMinutesLabel = 'Minutos da tarde';
export const afternoonAmPmLabel = 'Tarde: AM ou PM';
export const morningLabel = 'Manhã';
export const afternoonLabel = 'Tarde ou noite';
export const morningDayLabel = (weekday: string): string => `Manhã, ${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `Tarde, ${weekday}`;
export const noAfternoonDays = 'Nenhum dia selecionado, portanto sem lembretes à tarde.';
export const noMorningDays = 'Nenhum dia selecionado, portanto sem lembretes de manhã.';
export const textRemindersLabel = 'Lembretes por SMS';
export const textRemindersHelp = 'Um toque para escrever de manhã e para anotar uma lição à noite';
export const phoneNumberLabel = 'Número de telefone';
export const phoneHelp = 'Com o código do país, como +55\u00a011\u00a090000\u00a00000.';
export const emailRemindersLabel = 'Lembretes por e-mail';
export const emailRemindersHelp = 'Os mesmos dois lembretes, no seu e-mail';
/** As short as they can be told apart. */
export const sundayShort = 'D';
export const mondayShort = '2ª';
export const tuesdayShort = '3ª';
export const wednesdayShort = '4ª';
export const thursdayShort = '5ª';
export const fridayShort = '6ª';
export const saturdayShort = 'S';
export const savingReminders = 'Salvando…';
export const saveRemindersButton = 'Salvar lembretes';

/* Profile: recent reminders */
export const recentTitle = 'Lembretes recentes';
export const showFewerButton = 'Mostrar menos';
export const showAllButton = (count: number): string => `Mostrar todos os ${formatNumber(count)}`;

/* Answers to a reminder */
export const remindedAgainAt = (time: string): string =>
  `Vamos lembrar você de novo ${/^0?1:/.test(time) ? 'à' : 'às'} ${time}.`;
export const remindedAgainInAnHour = 'Vamos lembrar você de novo em uma hora.';
export const noReminderLeftToday = 'Até lá o dia já terá acabado, então não haverá outro lembrete hoje.';
export const morningRemindersOff = 'Seus lembretes da manhã estão desativados.';
export const afternoonRemindersOff = 'Seus lembretes da tarde estão desativados.';
export const morningRemindersOn = 'Seus lembretes da manhã estão ativos de novo, como antes.';
export const afternoonRemindersOn = 'Seus lembretes da tarde estão ativos de novo, como antes.';
