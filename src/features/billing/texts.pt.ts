import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';

/* Plans and payments: messages */
export const trialEnded = 'Seu período de teste terminou.';
export const checkoutFailed = 'Não foi possível iniciar o pagamento';
export const noUrl = 'O pagamento não devolveu nenhum endereço';
export const wrong = 'Algo deu errado. Tente de novo.';
export const noSession = 'Nenhuma sessão ativa';
export const finalizeFailed = 'Não foi possível concluir a assinatura';
export const missingPayment = 'Faltam dados do pagamento. Comece de novo pela página de preços.';
export const unavailable =
  'Os pagamentos ainda não foram configurados aqui, então nada é cobrado e todos podem continuar escrevendo.';
export const unreachable =
  'Não foi possível falar com a empresa de pagamentos. Nada foi cobrado. Tente de novo.';
export const planAlready = 'Você já tem um plano.';
export const amountChanged =
  'A data mudou desde que você abriu esta página, e a primeira cobrança agora é diferente. Nada foi cobrado. Confira o novo valor.';
export const notYours = 'Este pagamento não é da sua conta. Comece de novo pela página de preços.';
export const promotionUnknown = 'Este código não é válido.';
export const promotionUsed = 'Este código expirou ou já se esgotou.';
export const promotionNotForPlan = 'Este código não vale para este plano.';
export const couponUnknown = 'Este cupom não é válido.';
export const couponEnded = 'Este cupom expirou ou já se esgotou.';
export const couponPaid = 'Você já tem um plano, por isso este cupom não pode prolongar seu teste.';
export const tooManyCards = 'Você tentou cartões demais. Espere alguns minutos.';
export const tooManyLooks = 'Você tentou códigos demais. Espere alguns minutos.';
export const noCard = 'Você ainda não tem um pagamento para gerenciar. Escolha um plano antes.';
export const noMoneyMoves = 'Modo de teste: nada é cobrado e nenhum cartão real é necessário.';
export const setupFailed = (status: string): string => `O SetupIntent falhou com o status: ${status}`;

/* Discounts */
export const takenOff = (amount: string): string => `${amount} de desconto`;
export const offFirstPayment = (off: string): string => `${off} no primeiro pagamento`;
export const offForMonths = (off: string, months: number): string =>
  plural(months, { one: `${off} por um mês`, other: `${off} por ${formatNumber(months)} meses` });

/* What a plan costs, in one sentence */
export const period = (from: string, to: string): string => `${from}, a ${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `Hoje ${first}, pelo período de ${covers}. Depois ${next} ${onDay(day)}, e no dia 1º de cada mês.`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `Hoje ${first}, pelo período de ${covers}. Depois ${next} ${onDay(day)}, e nesse dia todo ano.`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}
export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Nada hoje. Seu teste vai até ${trialEnds}. Seu plano começa ${onDay(begins)}. O primeiro pagamento, de ${first}, é nesse dia, pelo período de ${covers}. Depois ${next} ${onDay(day)}, e no dia 1º de cada mês.`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Nada hoje. Seu teste vai até ${trialEnds}. Seu plano começa ${onDay(begins)}. O primeiro pagamento, de ${first}, é nesse dia, pelo período de ${covers}. Depois ${next} ${onDay(day)}, e nesse dia todo ano.`;
export const nothing = 'nada';

/* Answers of the server */
export const profileNotFound = 'Não encontramos sua conta. Entre de novo.';

/* Webhook */
export const tooLarge = 'A mensagem é grande demais.';
export const notSigned = 'A mensagem não está assinada.';
export const unreadableEvent = 'A mensagem está assinada, mas não pode ser lida.';

/* Starting a plan */
export const planNotStartedTitle = 'Seu plano não começou';
export const oneMomentTitle = 'Um momento';
export const backToPricingLink = 'Voltar aos preços';
export const activating = 'Ativando seu plano…';

/* Checkout */
export const checkoutTitle = 'Finalizar assinatura';
export const nothingWasCharged = <Part>(back: Part) => ['Nada foi cobrado. ', back];
export const openingCheckout = 'Abrindo a página da empresa de pagamentos…';

/* A coupon */
export const yourCouponTitle = 'Seu cupom';
export const couponTitle = 'Parabéns!';
export const couponNamedTitle = <Part>(name: Part) => ['Parabéns, ', name, '!'];
export const couponLabel = 'Cupom';
export const couponText = 'Você ganha mais dias para experimentar o ciclo, sem cartão.';
export const checkingCoupon = 'Verificando seu cupom…';
export const letsGoButton = 'Vamos lá';
export const trialDays = 'Dias de teste';
export const trialEnds = 'O teste termina';
export const couponNotNeeded = 'Nada mais mudou, e você não precisa de cupom para o teste grátis.';
export const continueButton = 'Continuar';
export const createAccountButton = 'Criar uma conta';

/* The facts of a plan */
export const chargeNow = (amount: string, from: string, to: string): string =>
  `${amount}, de ${from}, a ${to}`;
export const todayLabel = 'Hoje';
export const thenLabel = 'Depois';
export const nothingToday = (trialEnds: string): string => `Nada. Seu teste vai até ${trialEnds}.`;
export const planBeginsLabel = 'Início do plano';
export const firstPaymentLabel = 'Primeiro pagamento';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `${amount} nesse dia, de ${from}, a ${to}`;
export const chargeMonthly = (amount: string, day: string): string =>
  `${amount} ${onDay(day)}, depois no dia 1º de cada mês`;
export const chargeYearly = (amount: string, day: string): string =>
  `${amount} ${onDay(day)}, depois nesse dia todo ano`;
export const planFactLabel = 'Plano';
export const priceLabel = 'Preço';
export const cardLabel = 'Cartão';
export const endedLabel = 'Terminou';
export const endsLabel = 'Termina';
export const planWithStatus = (plan: string, status: string): string => `${plan}, ${status}`;
export const statusActive = 'ativo';
export const statusBeginsLater = 'começa depois do teste';
export const statusEnded = 'encerrado';
export const statusPastDue = 'último pagamento falhou';
export const statusUnpaid = 'não pago';
export const pricePerMonth = (amount: string): string => `${amount} por mês`;
export const pricePerYear = (amount: string): string => `${amount} por ano`;
export const nextChargeLabel = 'Próxima cobrança';
export const nextCharge = (amount: string, day: string): string => `${amount} ${onDay(day)}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} com final ${last4}, validade ${month}/${year}`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} com final ${last4}, vence em breve: ${month}/${year}`;

/* After paying */
export const planStartedTitle = 'Seu plano começou';
export const planChosenTitle = 'Seu plano está definido';

/* Payment */
export const paymentTitle = 'Pagamento';
export const backToPricingButton = 'Voltar aos preços';
export const goToPricingLink = 'Ir para os preços';
export const billingNameLabel = 'Nome de cobrança';
export const confirmLaterButton = 'Confirmar sem pagar hoje';
export const confirmTodayButton = (inDollars: string): string => `Confirmar, ${inDollars} hoje`;
export const cardPrivacy =
  'Os dados do seu cartão vão direto para a empresa de pagamentos. Nunca vemos o número.';

/* Choosing a plan */
export const yearlyPrice = (amount: string): string => `${amount} por mês, com cobrança anual`;
export const monthlyBilling = 'Cobrança no dia 1º, primeiro mês proporcional';
export const startsTitle = 'Quando seu plano começa';
export const startsAfterTrial = 'Quando meu teste terminar';
export const keepsDays = (day: string): string =>
  `Você mantém seus dias grátis. O plano começa ${onDay(day)}.`;
export const startsToday = 'Hoje';
export const givesUpDays = 'Você paga agora e abre mão dos dias grátis que restam.';
export const amountToday = (amount: string): string => `${amount} hoje`;
export const yearlyPlan = 'Anual';
export const monthlyPlan = 'Mensal';
export const perInterval = { year: '/ ano', month: '/ mês' } as const;
export const choosePlanTitle = 'Escolha um plano';
export const yearlySaving = 'Economize 17%';

/* Pricing */
export const included1 = 'O diário e a lista de cada dia';
export const included2 = 'Lições, com todo o histórico';
export const included3 = 'Resumos semanais e insights';
export const included4 = 'Documentos de visão e lista de sonhos';
export const included5 = 'Lembretes de manhã e à noite';
export const included6 = 'Tudo o que você escreve, para baixar quando quiser';
export const pricingPageTitle = 'Preços';
export const pricingTitle = 'Um preço que motiva';
export const pricingText =
  'Nosso preço foi pensado para motivar: alto o bastante para você não querer faltar, baixo o bastante para continuar por anos. Todos recebem tudo.';
export const includedTitle = 'Incluído nos dois';
export const managePlanLink = 'Gerencie-o no seu perfil';
export const trialLeftNoCharge = (days: number, until: string): string =>
  plural(days, {
    one: `Resta ${formatNumber(days)} dia do seu teste grátis, até ${until}. Nada é cobrado antes do fim, a menos que você comece hoje.`,
    other: `Restam ${formatNumber(days)} dias do seu teste grátis, até ${until}. Nada é cobrado antes do fim, a menos que você comece hoje.`,
  });
export const subscribeMonthlyButton = (amount: string): string => `Assinar o plano mensal, ${amount} hoje`;
export const subscribeMonthlyLaterButton = 'Assinar o plano mensal, nada hoje';
export const subscribeYearlyLaterButton = 'Assinar o plano anual, nada hoje';
export const subscribeYearlyButton = (amount: string): string => `Assinar o plano anual, ${amount} hoje`;
export const payHereLink = 'Se preferir, pague com cartão aqui';
export const paymentNote = <Part>(payHere: Part) => [
  payHere,
  '. A empresa de pagamentos cuida do seu cartão. Cancele quando quiser no perfil, e seu diário continua seu para baixar.',
];

/* A promotion code */
export const promotionCodeLabel = 'Código promocional';
export const applyButton = 'Aplicar';

/* After the trial */
export const afterTrialTitle = 'Depois do teste';
export const trialLeft = (days: number): string =>
  plural(days, {
    one: `Resta ${formatNumber(days)} dia do seu teste.`,
    other: `Restam ${formatNumber(days)} dias do seu teste.`,
  });
export const trialRunningTitle = 'Seu período de teste continua';
export const trialThen = (day: string): string =>
  `Ele vai até ${day}. Depois você ainda pode ler e baixar tudo o que escreveu. Para continuar escrevendo, escolha um plano.`;
export const planDuringTrial =
  'Um plano escolhido agora começa quando o teste terminar. Nada é cobrado antes.';
export const keepWritingTitle = 'Você pode continuar escrevendo';
export const goToTodayButton = 'Ir para hoje';
export const everythingKept =
  'Tudo o que você escreveu está seguro e continua seu para ler e baixar. Escolha um plano para continuar escrevendo.';
export const staysOpenTitle = 'Continua aberto para você';
export const readYourLessonsLink = 'Ler suas lições';
export const readYourActionsLink = 'Ler suas ações';
export const readYourVisionsLink = 'Ler suas visões e sua lista de sonhos';
export const readYourJournalLink = 'Ler seu diário';
export const downloadLink = 'Baixar tudo no seu perfil';
export const signOutButton = 'Sair';

/* Welcome, after paying */
export const paidMonthly = (amount: string): string => `${amount} por mês. Que bom crescer com você.`;
export const paidYearly = (amount: string, monthly: string): string =>
  `${amount} hoje por um ano: ${monthly} por mês. Que bom crescer com você.`;
export const paidLater = (amount: string, day: string): string =>
  `Nada foi cobrado hoje. Seu plano começa ${onDay(day)}, com o primeiro pagamento de ${amount}. Que bom crescer com você.`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `${amount} hoje, depois ${monthly} por mês. Que bom crescer com você.`;
export const welcomeTitle = 'Que bom ter você aqui!';
export const welcomeNamedTitle = <Part>(name: Part) => ['Que bom ter você aqui, ', name, '!'];
export const welcomePageTitle = 'Boas-vindas';
export const beginOnboardingButton = 'Dar os primeiros passos';
export const backLink = 'Voltar';

/* A coupon, while signing up */
export const couponAdds = (days: number): string =>
  plural(days, {
    one: 'Seu cupom acrescenta 1 dia ao teste grátis.',
    other: `Seu cupom acrescenta ${formatNumber(days)} dias ao teste grátis.`,
  });
export const registerWithoutCoupon = 'Você pode criar a conta sem ele.';

/* Profile: your plan */
export const freeTrialLeft = (days: number): string =>
  plural(days, {
    one: `Teste grátis, resta ${formatNumber(days)} dia.`,
    other: `Teste grátis, restam ${formatNumber(days)} dias.`,
  });
export const seePlansLink = 'Ver planos';
export const planNeedsConnection = 'Seu plano aparece quando há conexão.';
export const paymentFailedUntil = (day: string): string =>
  `Seu último pagamento falhou. Você pode continuar escrevendo até ${day}. Atualize seu cartão para manter o plano.`;
export const canceledUntil = (day: string): string => `Cancelado. Seu plano termina ${onDay(day)}.`;
export const canceledBeforeStart = (day: string): string =>
  `Cancelado antes de começar. Nada é cobrado, e você pode continuar escrevendo até ${day}.`;
export const manageBillingButton = 'Gerenciar pagamento';
export const openingBilling = 'Abrindo…';
export const manageBillingOffline = 'Você pode gerenciar o pagamento quando a conexão voltar.';
export const manageBillingHelp =
  'Você pode trocar o cartão, ver faturas e cancelar na página da empresa de pagamentos.';

/* The banner on every page */
export const trialOver = <Part>(plans: Part) => [
  'Seu período de teste terminou. Tudo o que você escreveu está seguro. Escolha um plano para continuar escrevendo. ',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  'Seu período de teste terminou. Tudo o que você escreveu está aqui para ler. Escolha um plano para continuar escrevendo. ',
  plans,
];
export const updateYourCardLink = 'Atualizar o cartão';
export const paymentFailed = <Part>(update: Part) => [
  'Seu último pagamento falhou. Você pode continuar escrevendo por enquanto. ',
  update,
];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `Seu último pagamento falhou. Você pode continuar escrevendo até ${day}. `,
  update,
];
export const planLabel = 'Seu plano';
