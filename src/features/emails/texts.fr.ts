import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* Every email */

export const greeting = (name: string): string => `Bonjour ${name},`;

/* Email: your trial ends soon */

export const trialEndsIn3DaysSubject = 'Ton essai se termine dans 3 jours';
export const trialEndsTomorrowSubject = 'Ton essai se termine demain';
export const trialPreheader = 'Tout ce que tu as écrit est en sécurité, avec ou sans abonnement.';
export const trialEndsIn3Days = (when: string): string => `Ton essai se termine dans 3 jours, le ${when}.`;
export const trialEndsTomorrow = (when: string): string => `Ton essai se termine demain, ${when}.`;
export const planBeginsSubject = 'Ton abonnement commence dans 3 jours';
export const planBeginsPreheader =
  'Tu n’as rien à faire\u00a0: tu continues d’écrire, et ta carte est débitée ce jour-là.';
export const planBegins = (price: string, day: string): string =>
  `Ton essai se termine dans 3 jours, et l’abonnement que tu as choisi commence. Le premier paiement de ${price} a lieu le ${day}.`;
export const planBeginsText =
  'Si tu as changé d’avis, résilie d’ici là dans ton profil, et rien n’est débité.';
export const openPlanButton = 'Voir ton abonnement';
export const trialText =
  'Tout ce que tu as écrit reste à toi, et tu peux toujours le lire et le télécharger. Pour continuer d’écrire, choisis un abonnement.';
export const seePlansButton = 'Voir les abonnements';
export const whyTrialEmail = (product: string): string =>
  `Tu reçois cet e-mail parce que tu essaies ${product}.`;

/* Email: weekly summary */

export const weekSubject = 'Ta semaine en chiffres';
export const fullWeek =
  'Tu as écrit une page chaque jour de la semaine dernière. C’est rare, et cela n’appartient qu’à toi.';
export const quietWeek =
  'La semaine dernière a été calme. Ton journal est là où tu l’as laissé, prêt quand tu voudras.';
export const usualWeek = 'Voici ce que tu as fait la semaine dernière.';
export const weekSpan = (from: string, to: string): string => `${from} – ${to}`;
export const daysJournaled = 'Jours d’écriture';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} sur 7`;
export const actionsCompleted = 'Actions terminées';
export const lessonsNoted = 'Leçons notées';
export const yourStreak = 'Ta série';
export const streakDays = (days: number): string =>
  plural(days, { one: `${formatNumber(days)} jour`, other: `${formatNumber(days)} jours` });
export const openDayButton = 'Ouvrir ta journée';
export const whyWeeklySummary =
  'Tu reçois cet e-mail parce que tu as demandé un résumé hebdomadaire. Il ne contient que des chiffres, rien de ce que tu as écrit.';

/* Email: a payment failed */

export const paymentFailedSubject = 'Ton paiement n’a pas abouti';
export const paymentFailedPreheader = 'Tu peux continuer d’écrire pour le moment. Vérifie ta carte.';
export const paymentFailedText =
  'Ta carte n’a pas été acceptée pour ton abonnement. Une nouvelle tentative aura lieu automatiquement, et tu peux continuer d’écrire pendant une semaine.';
export const paymentFailedCause =
  'La carte a peut-être expiré, ou ta banque te demande de confirmer le paiement. Tu peux ajouter une autre carte dans ton profil.';
export const updateCardButton = 'Mettre à jour la carte';
export const wordsStayYours = 'Quoi qu’il arrive, tout ce que tu as écrit reste à toi.';
export const whyPaymentFailed = (product: string): string =>
  `Tu reçois cet e-mail parce que tu as un abonnement ${product}.`;

/* Unsubscribe page */

export const stopWeeklySummaryTitle = 'Arrêter le résumé hebdomadaire\u202f?';
export const stopTrialEmailsTitle = 'Arrêter les e-mails sur ton essai\u202f?';
export const stopRemindersTitle = 'Arrêter les rappels par e-mail\u202f?';
export const stopText = 'Un clic, et nous ne les envoyons plus. Tu peux les réactiver dans ton profil.';
export const stopButton = 'Arrêter ces e-mails';

/* Unsubscribe page: stopped */

export const weeklySummaryStoppedTitle = 'Tu ne recevras plus le résumé hebdomadaire';
export const trialEmailsStoppedTitle = 'Tu ne recevras plus d’e-mails sur ton essai';
export const remindersStoppedTitle = 'Tu ne recevras plus de rappels par e-mail';
export const stoppedText = 'Ces e-mails ne te seront plus envoyés. Rien d’autre n’a changé.';
export const turnOnButton = 'Les réactiver';
export const profileLink = 'Aller à ton profil';

/* Unsubscribe page: turned back on */

export const weeklySummaryOnTitle = 'Tu recevras de nouveau le résumé hebdomadaire';
export const trialEmailsOnTitle = 'Tu recevras de nouveau les e-mails sur ton essai';
export const remindersOnTitle = 'Tu recevras de nouveau les rappels par e-mail';
export const onText = 'Tu peux arrêter ces e-mails ici ou dans ton profil à tout moment.';

/* Unsubscribe page: a damaged link */

export const linkBrokenTitle = 'Ce lien de désabonnement ne fonctionne pas';
export const linkBrokenText =
  'Le lien est peut-être incomplet. Tu peux choisir les e-mails que tu reçois dans ton profil.';

/* Choice of emails in the profile */

export const saveFailed = 'Ce choix n’a pas pu être enregistré. Réessaie.';
export const weeklySummaryLabel = 'Résumé hebdomadaire par e-mail';
export const weeklySummaryHelp =
  'Tes jours, tes actions et tes leçons en chiffres, le lundi matin. Rien de ce que tu as écrit n’y figure.';
export const trialEmailsLabel = 'E-mails sur ton essai';
export const trialEmailsHelp = 'Trois jours et un jour avant sa fin';

/* Below every email */

export const concernsAccount = (product: string): string =>
  `Tu reçois cet e-mail parce qu’il concerne ton compte ${product}.`;
export const stopEmailsLink = 'Arrêter ces e-mails';
