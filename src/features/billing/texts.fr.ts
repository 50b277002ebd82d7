import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Plans and payments: messages */

export const trialEnded = 'Ton essai est terminé.';
export const checkoutFailed = 'Le paiement n’a pas pu être ouvert';
export const noUrl = 'Le prestataire de paiement n’a pas renvoyé d’adresse';
export const wrong = 'Un problème est survenu. Réessaie.';
export const noSession = 'Aucune session ouverte';
export const finalizeFailed = 'L’abonnement n’a pas pu être finalisé';
export const missingPayment = 'Des informations de paiement manquent. Recommence depuis les tarifs.';
export const unavailable =
  'Les paiements ne sont pas encore configurés ici\u00a0: rien n’est débité, et tout le monde peut continuer d’écrire.';
export const unreachable = 'Le prestataire de paiement est injoignable. Rien n’a été débité. Réessaie.';
export const planAlready = 'Tu as déjà un abonnement.';
export const amountChanged =
  'La date a changé depuis que tu as ouvert cette page, et le premier montant aussi. Rien n’a été débité. Vérifie le nouveau montant.';
export const notYours = 'Ce paiement n’appartient pas à ton compte. Recommence depuis les tarifs.';
export const promotionUnknown = 'Ce code n’est pas valide.';
export const promotionUsed = 'Ce code a expiré ou est épuisé.';
export const promotionNotForPlan = 'Ce code ne s’applique pas à cet abonnement.';
export const couponUnknown = 'Ce coupon n’est pas valide.';
export const couponEnded = 'Ce coupon a expiré ou est épuisé.';
export const couponPaid = 'Tu as déjà un abonnement, ce coupon ne peut donc pas prolonger ton essai.';
export const tooManyCards = 'Tu as essayé trop de cartes. Attends quelques minutes.';
export const tooManyLooks = 'Tu as essayé trop de codes. Attends quelques minutes.';
export const noCard = 'Tu n’as pas encore de paiement à gérer. Choisis d’abord un abonnement.';
export const noMoneyMoves = 'Mode test\u00a0: rien n’est débité, et aucune vraie carte n’est nécessaire.';

export const setupFailed = (status: string): string => `Échec du SetupIntent, état\u00a0: ${status}`;

/* Discounts */

export const takenOff = (amount: string): string => `${amount} de réduction`;
export const offFirstPayment = (off: string): string => `${off} sur le premier paiement`;
export const offForMonths = (off: string, months: number): string =>
  plural(months, {
    one: `${off} pendant ${formatNumber(months)} mois`,
    other: `${off} pendant ${formatNumber(months)} mois`,
  });

/* What a plan costs, in one sentence */

export const period = (from: string, to: string): string => `du ${from} au ${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `Aujourd’hui ${first}, pour la période ${covers}. Puis ${next} le ${day}, et ensuite le 1er de chaque mois.`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `Aujourd’hui ${first}, pour la période ${covers}. Puis ${next} le ${day}, et ensuite à cette date chaque année.`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}

export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Rien aujourd’hui. Ton essai dure jusqu’au ${trialEnds}. Ton abonnement commence le ${begins}. Le premier paiement de ${first} a lieu ce jour-là, pour la période ${covers}. Puis ${next} le ${day}, et ensuite le 1er de chaque mois.`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `Rien aujourd’hui. Ton essai dure jusqu’au ${trialEnds}. Ton abonnement commence le ${begins}. Le premier paiement de ${first} a lieu ce jour-là, pour la période ${covers}. Puis ${next} le ${day}, et ensuite à cette date chaque année.`;
export const nothing = 'rien';

/* Answers of the server */

export const profileNotFound = 'Ton compte est introuvable. Reconnecte-toi.';

/* Webhook */

export const tooLarge = 'Le message est trop volumineux.';
export const notSigned = 'Le message n’est pas signé.';
export const unreadableEvent = 'Le message est signé, mais illisible.';

/* Starting a plan */

export const planNotStartedTitle = 'Ton abonnement n’a pas commencé';
export const oneMomentTitle = 'Un instant';
export const backToPricingLink = 'Retour aux tarifs';
export const activating = 'Activation de ton abonnement…';

/* Checkout */

export const checkoutTitle = 'Paiement';
export const nothingWasCharged = <Part>(back: Part) => ['Rien n’a été débité. ', back];
export const openingCheckout = 'La page de notre prestataire de paiement s’ouvre…';

/* A coupon */

export const yourCouponTitle = 'Ton coupon';
export const couponTitle = 'Bonne nouvelle\u202f!';
export const couponNamedTitle = <Part>(name: Part) => ['Bonne nouvelle, ', name, '\u202f!'];
export const couponLabel = 'Coupon';
export const couponText = 'Tu as des jours de plus pour essayer la boucle, sans carte bancaire.';
export const checkingCoupon = 'Vérification de ton coupon…';
export const letsGoButton = 'C’est parti';
export const trialDays = 'Jours d’essai';
export const trialEnds = 'Fin de l’essai';
export const couponNotNeeded = 'Rien d’autre n’a changé, et l’essai gratuit n’a pas besoin de coupon.';
export const continueButton = 'Continuer';
export const createAccountButton = 'Créer un compte';

/* The facts of a plan */

export const chargeNow = (amount: string, from: string, to: string): string =>
  `${amount}, pour la période du ${from} au ${to}`;
export const todayLabel = 'Aujourd’hui';
export const thenLabel = 'Ensuite';
export const nothingToday = (trialEnds: string): string => `Rien. Ton essai dure jusqu’au ${trialEnds}.`;
export const planBeginsLabel = 'Début de l’abonnement';
export const firstPaymentLabel = 'Premier paiement';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `${amount} ce jour-là, pour la période du ${from} au ${to}`;
export const chargeMonthly = (amount: string, day: string): string =>
  `${amount} le ${day}, puis le 1er de chaque mois`;
export const chargeYearly = (amount: string, day: string): string =>
  `${amount} le ${day}, puis à cette date chaque année`;
export const planFactLabel = 'Abonnement';
export const priceLabel = 'Prix';
export const cardLabel = 'Carte';
export const endedLabel = 'Terminé le';
export const endsLabel = 'Se termine le';
export const planWithStatus = (plan: string, status: string): string => `${plan}, ${status}`;
export const statusActive = 'actif';
export const statusBeginsLater = 'commence après ton essai';
export const statusEnded = 'terminé';
export const statusPastDue = 'dernier paiement refusé';
export const statusUnpaid = 'non payé';
export const pricePerMonth = (amount: string): string => `${amount} par mois`;
export const pricePerYear = (amount: string): string => `${amount} par an`;
export const nextChargeLabel = 'Prochain paiement';
export const nextCharge = (amount: string, day: string): string => `${amount} le ${day}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} se terminant par ${last4}, expire en ${month}/${year}`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `${brand} se terminant par ${last4}, expire bientôt\u00a0: ${month}/${year}`;

/* After paying */

export const planStartedTitle = 'Ton abonnement a commencé';
export const planChosenTitle = 'Ton abonnement est en place';

/* Payment */

export const paymentTitle = 'Paiement';
export const backToPricingButton = 'Retour aux tarifs';
export const goToPricingLink = 'Aller aux tarifs';
export const billingNameLabel = 'Nom de facturation';
export const confirmLaterButton = 'Confirmer, rien aujourd’hui';
export const confirmTodayButton = (inDollars: string): string => `Confirmer, ${inDollars} aujourd’hui`;
export const cardPrivacy =
  'Les données de ta carte vont directement à notre prestataire de paiement. Nous ne voyons jamais le numéro.';

/* Choosing a plan */

export const yearlyPrice = (amount: string): string => `${amount} par mois, facturé à l’année`;
export const monthlyBilling = 'Facturé le 1er, premier mois au prorata';
export const startsTitle = 'Début de ton abonnement';
export const startsAfterTrial = 'À la fin de mon essai';
export const keepsDays = (day: string): string =>
  `Tu gardes tes jours gratuits. L’abonnement commence le ${day}.`;
export const startsToday = 'Aujourd’hui';
export const givesUpDays = 'Tu paies maintenant et renonces aux jours gratuits qui te restent.';
export const amountToday = (amount: string): string => `${amount} aujourd’hui`;
export const choosePlanTitle = 'Choisis un abonnement';
export const yearlyPlan = 'Annuel';
export const monthlyPlan = 'Mensuel';
export const perInterval = { year: '/ an', month: '/ mois' } as const;
export const yearlySaving = '17\u202f% d’économie';

/* Pricing */

export const included1 = 'Le journal quotidien et la liste du jour';
export const included2 = 'Les leçons, avec tout leur historique';
export const included3 = 'Les résumés et les éclairages de chaque semaine';
export const included4 = 'Les visions et la liste de rêves';
export const included5 = 'Les rappels du matin et du soir';
export const included6 = 'Tous tes mots à télécharger, à tout moment';
export const pricingPageTitle = 'Tarifs';
export const pricingTitle = 'Un prix qui motive';
export const pricingText =
  'Notre prix suit la motivation\u00a0: assez élevé pour te donner envie de venir, assez bas pour continuer pendant des années. Tout est compris pour tout le monde.';
export const includedTitle = 'Compris dans les deux';
export const managePlanLink = 'Le gérer dans ton profil';
export const trialLeftNoCharge = (days: number, until: string): string =>
  plural(days, {
    one: `Encore ${formatNumber(days)} jour d’essai gratuit, jusqu’au ${until}. Rien n’est débité avant la fin, sauf si tu commences aujourd’hui.`,
    other: `Encore ${formatNumber(days)} jours d’essai gratuit, jusqu’au ${until}. Rien n’est débité avant la fin, sauf si tu commences aujourd’hui.`,
  });
export const subscribeMonthlyButton = (amount: string): string => `S’abonner au mois, ${amount} aujourd’hui`;
export const subscribeMonthlyLaterButton = 'S’abonner au mois, rien aujourd’hui';
export const subscribeYearlyLaterButton = 'S’abonner à l’année, rien aujourd’hui';
export const subscribeYearlyButton = (amount: string): string => `S’abonner à l’année, ${amount} aujourd’hui`;
export const payHereLink = 'payer ici par carte';
export const paymentNote = <Part>(payHere: Part) => [
  'Tu peux aussi ',
  payHere,
  '. Ta carte est traitée par notre prestataire de paiement. Tu peux résilier à tout moment dans ton profil, et ton journal reste à toi, prêt à être téléchargé.',
];

/* A promotion code */

export const promotionCodeLabel = 'Code promo';
export const applyButton = 'Appliquer';

/* After the trial */

export const afterTrialTitle = 'Après l’essai';
export const trialLeft = (days: number): string =>
  plural(days, {
    one: `Encore ${formatNumber(days)} jour d’essai.`,
    other: `Encore ${formatNumber(days)} jours d’essai.`,
  });
export const trialRunningTitle = 'Ton essai est encore en cours';
export const trialThen = (day: string): string =>
  `Il dure jusqu’au ${day}. Ensuite, tu pourras toujours lire et télécharger tout ce que tu as écrit. Pour continuer d’écrire, choisis un abonnement.`;
export const planDuringTrial =
  'Un abonnement choisi maintenant commence à la fin de ton essai. Rien n’est débité avant.';
export const keepWritingTitle = 'Tu peux continuer d’écrire';
export const goToTodayButton = 'Aller à ta journée';
export const everythingKept =
  'Tout ce que tu as écrit est en sécurité et reste à toi\u00a0: tu peux le lire et le télécharger. Choisis un abonnement pour continuer d’écrire.';
export const staysOpenTitle = 'Ce qui te reste ouvert';
export const readYourLessonsLink = 'Lire tes leçons';
export const readYourActionsLink = 'Lire tes actions';
export const readYourVisionsLink = 'Lire tes visions et ta liste de rêves';
export const readYourJournalLink = 'Lire ton journal';
export const downloadLink = 'Tout télécharger dans ton profil';
export const signOutButton = 'Se déconnecter';

/* Welcome, after paying */

export const paidMonthly = (amount: string): string =>
  `${amount} par mois. Merci de faire ce chemin avec nous.`;
export const paidYearly = (amount: string, monthly: string): string =>
  `${amount} aujourd’hui pour un an\u00a0: ${monthly} par mois. Merci de faire ce chemin avec nous.`;
export const paidLater = (amount: string, day: string): string =>
  `Rien n’a été débité aujourd’hui. Ton abonnement commence le ${day}, avec le premier paiement de ${amount}. Merci de faire ce chemin avec nous.`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `${amount} aujourd’hui, puis ${monthly} par mois. Merci de faire ce chemin avec nous.`;
export const welcomeTitle = 'Bienvenue\u202f!';
export const welcomeNamedTitle = <Part>(name: Part) => ['Bienvenue, ', name, '\u202f!'];
export const welcomePageTitle = 'Bienvenue';
export const beginOnboardingButton = 'Commencer';
export const backLink = 'Retour';

/* A coupon, while signing up */

export const couponAdds = (days: number): string =>
  plural(days, {
    one: `Ton coupon ajoute ${formatNumber(days)} jour à l’essai gratuit.`,
    other: `Ton coupon ajoute ${formatNumber(days)} jours à l’essai gratuit.`,
  });
export const registerWithoutCoupon = 'Tu peux créer un compte sans coupon.';

/* Profile: your plan */

export const freeTrialLeft = (days: number): string =>
  plural(days, {
    one: `Essai gratuit, encore ${formatNumber(days)} jour.`,
    other: `Essai gratuit, encore ${formatNumber(days)} jours.`,
  });
export const seePlansLink = 'Voir les abonnements';
export const planNeedsConnection = 'Ton abonnement s’affiche quand tu es en ligne.';
export const paymentFailedUntil = (day: string): string =>
  `Ton dernier paiement a échoué. Tu peux continuer d’écrire jusqu’au ${day}. Mets ta carte à jour pour garder ton abonnement.`;
export const canceledUntil = (day: string): string => `Résilié. Ton abonnement se termine le ${day}.`;
export const canceledBeforeStart = (day: string): string =>
  `Résilié avant le début. Rien n’est débité, et tu peux continuer d’écrire jusqu’au ${day}.`;
export const manageBillingButton = 'Gérer la facturation';
export const openingBilling = 'Ouverture…';
export const manageBillingOffline = 'Tu pourras gérer ta facturation quand tu seras de nouveau en ligne.';
export const manageBillingHelp =
  'Tu peux changer de carte, voir tes factures et résilier sur la page de notre prestataire de paiement.';

/* The banner on every page */

export const trialOver = <Part>(plans: Part) => [
  'Ton essai est terminé. Tout ce que tu as écrit est en sécurité. Choisis un abonnement pour continuer d’écrire. ',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  'Ton essai est terminé. Tu peux lire ici tout ce que tu as écrit. Choisis un abonnement pour continuer d’écrire. ',
  plans,
];
export const updateYourCardLink = 'Mettre ta carte à jour';
export const paymentFailed = <Part>(update: Part) => [
  'Ton dernier paiement a échoué. Tu peux continuer d’écrire pour le moment. ',
  update,
];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `Ton dernier paiement a échoué. Tu peux continuer d’écrire jusqu’au ${day}. `,
  update,
];
export const planLabel = 'Ton abonnement';
