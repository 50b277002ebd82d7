import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';

/* Every email */
export const greeting = (name: string): string => `Olá, ${name},`;

/* Email: your trial ends soon */
export const trialEndsIn3DaysSubject = 'Seu teste termina em 3 dias';
export const trialEndsTomorrowSubject = 'Seu teste termina amanhã';
export const trialPreheader = 'Tudo o que você escreveu está seguro, com ou sem um plano.';
export const trialEndsIn3Days = (when: string): string => `Seu teste termina em 3 dias, ${onDay(when)}.`;
export const trialEndsTomorrow = (when: string): string => `Seu teste termina amanhã, ${when}.`;
export const planBeginsSubject = 'Seu plano começa em 3 dias';
export const planBeginsPreheader =
  'Você não precisa fazer nada: continua escrevendo, e seu cartão é cobrado nesse dia.';
export const planBegins = (price: string, day: string): string =>
  `Seu teste termina em 3 dias, e o plano que você escolheu começa. O primeiro pagamento, de ${price}, será ${onDay(day)}.`;
export const planBeginsText = 'Se mudou de ideia, cancele antes no seu perfil, e nada será cobrado.';
export const openPlanButton = 'Ver seu plano';
export const trialText =
  'Tudo o que você escreveu continua seu, e você sempre pode ler e baixar. Para continuar escrevendo, escolha um plano.';
export const seePlansButton = 'Ver planos';
export const whyTrialEmail = (product: string): string =>
  `Você recebe este e-mail porque está experimentando o ${product}.`;

/* Email: weekly summary */
export const weekSubject = 'Sua semana em números';
export const fullWeek =
  'Você escreveu uma página em cada dia da semana passada. É raro, e o mérito é todo seu.';
export const quietWeek =
  'A semana passada foi tranquila. Seu diário está onde você o deixou, pronto quando você quiser.';
export const usualWeek = 'Isto é o que você fez na semana passada.';
export const weekSpan = (from: string, to: string): string => `${from} a ${to}`;
export const daysJournaled = 'Dias de diário';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} de 7`;
export const actionsCompleted = 'Ações concluídas';
export const lessonsNoted = 'Lições anotadas';
export const yourStreak = 'Sua sequência';
export const streakDays = (days: number): string =>
  plural(days, { one: `${formatNumber(days)} dia`, other: `${formatNumber(days)} dias` });
export const openDayButton = 'Abrir seu dia';
export const whyWeeklySummary =
  'Você recebe este e-mail porque pediu um resumo semanal. Ele contém só números, nada do que você escreveu.';

/* Email: a payment failed */
export const paymentFailedSubject = 'Seu pagamento não foi concluído';
export const paymentFailedPreheader = 'Você pode continuar escrevendo por enquanto. Verifique seu cartão.';
export const paymentFailedText =
  'Seu cartão não foi aceito para o plano. A cobrança será repetida automaticamente, e você pode continuar escrevendo por uma semana.';
export const paymentFailedCause =
  'O cartão pode ter vencido, ou o banco pode pedir que você confirme o pagamento. Você pode adicionar outro cartão no seu perfil.';
export const updateCardButton = 'Atualizar o cartão';
export const wordsStayYours = 'Aconteça o que acontecer, tudo o que você escreveu continua seu.';
export const whyPaymentFailed = (product: string): string =>
  `Você recebe este e-mail porque tem um plano do ${product}.`;

/* Unsubscribe page */
export const stopWeeklySummaryTitle = 'Cancelar o resumo semanal?';
export const stopTrialEmailsTitle = 'Cancelar os e-mails sobre o teste?';
export const stopRemindersTitle = 'Cancelar os lembretes por e-mail?';
export const stopText =
  'Com um clique, deixamos de enviar estes e-mails. Você pode reativá-los no seu perfil.';
export const stopButton = 'Cancelar estes e-mails';

/* Unsubscribe page: stopped */
export const weeklySummaryStoppedTitle = 'O resumo semanal foi cancelado';
export const trialEmailsStoppedTitle = 'Os e-mails sobre o teste foram cancelados';
export const remindersStoppedTitle = 'Os lembretes por e-mail foram cancelados';
export const stoppedText = 'Você não vai mais receber estes e-mails. Nada mais mudou.';
export const turnOnButton = 'Reativar';
export const profileLink = 'Ir para o seu perfil';

/* Unsubscribe page: turned back on */
export const weeklySummaryOnTitle = 'Você vai receber de novo o resumo semanal';
export const trialEmailsOnTitle = 'Você vai receber de novo os e-mails sobre o teste';
export const remindersOnTitle = 'Você vai receber de novo os lembretes por e-mail';
export const onText = 'Você pode cancelar estes e-mails aqui ou no perfil a qualquer momento.';

/* Unsubscribe page: a damaged link */
export const linkBrokenTitle = 'Este link de cancelamento não funciona';
export const linkBrokenText =
  'O link pode estar incompleto. No seu perfil você escolhe quais e-mails recebe.';

/* Choice of emails in the profile */
export const saveFailed = 'Não foi possível salvar. Tente de novo.';
export const weeklySummaryLabel = 'Resumo semanal por e-mail';
export const weeklySummaryHelp =
  'Seus dias, ações e lições em números, nas manhãs de segunda-feira. Não inclui nada do que você escreveu.';
export const trialEmailsLabel = 'E-mails sobre o período de teste';
export const trialEmailsHelp = 'Três dias e um dia antes de terminar';

/* Below every email */
export const concernsAccount = (product: string): string =>
  `Você recebe este e-mail porque ele diz respeito à sua conta do ${product}.`;
export const stopEmailsLink = 'Cancelar estes e-mails';
