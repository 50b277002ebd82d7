/* Titles and descriptions for search engines */

export const landingTitle = 'Journal quotidien guidé · %PRODUCT_NAME%';
export const landingDescription =
  'Un journal quotidien qui pose cinq questions, fait de tes réponses une courte liste pour la journée et garde ce que le jour t’a appris.';
export const welcomeTitle = 'Bienvenue · %PRODUCT_NAME%';
export const welcomeDescription =
  'Clarifier, agir, apprendre\u00a0: trois traits font une journée. Essaie gratuitement pendant dix jours, environ dix minutes par jour. Sans carte bancaire.';
export const signInTitle = 'Connexion · %PRODUCT_NAME%';
export const signInDescription = 'Retrouve ton journal, tes actions et tes leçons.';
export const registrationTitle = 'Crée ton compte · %PRODUCT_NAME%';
export const registrationDescription =
  'Commence ton journal\u00a0: dix jours gratuits, sans carte bancaire, et tes pages sont stockées chiffrées.';
export const termsTitle = 'Conditions · %PRODUCT_NAME%';
export const termsDescription =
  'Ce que tu reçois, ce qui est à toi et ce que nous te demandons\u00a0: les conditions en quelques phrases.';
export const privacyTitle = 'Confidentialité · %PRODUCT_NAME%';
export const privacyDescription =
  'Ce qui est stocké, ce qui est chiffré, qui le voit, et comment tout télécharger ou tout supprimer.';

/* Privacy */

export const privacyShortTitle = 'En bref';
export const privacyShort =
  'Ce que tu écris dans ton journal est chiffré dans ton navigateur avant d’être stocké. Rien n’est vendu. Tu peux tout télécharger ou tout supprimer à tout moment.';
export const storedTitle = 'Ce qui est stocké';
export const storedAccount =
  'Ton compte\u00a0: ton nom, ton adresse e-mail, une empreinte irréversible de ton mot de passe et tes réglages. Si tu demandes des rappels par SMS, ton numéro de téléphone. Si tu as un abonnement, ton nom de facturation.';
export const storedWriting = 'Ton journal\u00a0: ce que tu écris, quand tu l’as écrit, et tes points.';
export const storedDevices =
  'Tes appareils\u00a0: le navigateur et l’adresse IP de chaque connexion. Pendant 90 jours, aussi ce qui est arrivé à ton compte, avec le navigateur et le début de l’adresse. Tu vois les deux dans les réglages de ton profil, pour repérer ce qui ne vient pas de toi.';
export const encryptedTitle = 'Ce qui est chiffré';
export const encryptedInBrowser =
  'Ton journal, tes leçons, tes actions et tes objectifs sont chiffrés dans ton navigateur avant d’être stockés. Tes visions, ta liste de rêves et les publications que tu enregistres le sont aussi.';
export const notEncrypted =
  'Certaines données restent lisibles pour le serveur, car les rappels, la facturation et tes statistiques en ont besoin. Ce sont ton nom, tes coordonnées, ton mot phare, tes valeurs fondamentales et tes intentions, ainsi que les dates, les heures, les points et les totaux.';
export const serverKey =
  'Le serveur détient une clé. Elle ne sert que pendant un téléchargement ou une autre fonction que tu as demandée. Une copie volée de la base de données seule est illisible.';
export const notEndToEnd =
  'Ce n’est pas un chiffrement de bout en bout\u00a0: un exploitant qui contrôle à la fois le serveur et sa clé pourrait lire ce que tu écris. Si tu actives ton coffre privé dans les réglages de ton profil, ce que tu écris est chiffré de bout en bout\u00a0: seuls tes appareils peuvent l’ouvrir.';
export const deviceTitle = 'Ce qui est sur ton appareil';
export const deviceCopy =
  'Ton appareil contient le code de l’application, une copie chiffrée de ce que tu as écrit, ce qui n’a pas encore été envoyé et la clé qui les ouvre. La déconnexion efface tes textes et la clé.';
export const cookies =
  'Un cookie maintient ta connexion. Un autre reconnaît ton navigateur, pour te prévenir quand un nouveau se connecte\u202f; il reste après la déconnexion. Avec la connexion en deux étapes, un cookie attend ton code pendant dix minutes, et un autre dispense un appareil de ce code pendant 30 jours, si tu le demandes. Un autre retient ta langue. Il n’y a ni cookies tiers, ni publicité, ni mesure d’audience. La page de paiement est la seule exception pour les cookies\u202f; voir «\u202fQuand tu paies\u202f».';
export const recipientsTitle = 'Qui le voit';
export const recipientsServices =
  'Rien n’est vendu. L’exploitant peut faire appel à des services qui envoient des e-mails et des SMS ou qui l’aident à rester en contact avec toi. Ils ne reçoivent que le nécessaire, comme ton nom, tes coordonnées, ton mot phare et tes valeurs fondamentales. Ils ne reçoivent jamais ton journal.';
export const recipientsModel =
  'Si l’exploitant propose un modèle de langage, celui-ci ne voit tes mots qu’avec ton accord. Quand tu ouvres les éclairages d’une semaine, il reçoit tes entrées, tes leçons et tes actions de cette semaine. Avant d’accepter, tu vois le texte et qui le recevra. Tu peux retirer ton accord dans les réglages de ton profil.';
export const recipientsPosts =
  'Si tu demandes au modèle de rédiger une publication, il ne reçoit que ce que tu choisis. Tu vois ce texte chaque fois, avant l’envoi.';
export const automaticTitle = 'E-mails automatiques et flux';
export const automaticEmails =
  'Les e-mails contiennent ton nom et quelques statistiques, mais rien de ton journal. Les rappels, les résumés hebdomadaires et les avis d’essai ne vont qu’à une adresse confirmée. Tu peux arrêter chacun d’eux en un clic.';
export const automaticFeed =
  'Si tu actives le flux de calendrier, toute personne qui a son adresse secrète voit les heures de tes rappels et les dates de tes relectures. Tu peux renouveler l’adresse ou désactiver le flux dans les réglages de ton profil.';
export const syncTitle = 'Google Tasks et rappels';
export const syncGoogle =
  'Si tu synchronises avec Google Tasks, tes actions sont envoyées en clair vers ta propre liste chez Google, et les changements qui y sont faits reviennent ici. Rien d’autre de ce que tu écris n’est envoyé. Cela n’a lieu que lorsque tu appuies sur le bouton, et l’autorisation de Google n’est jamais stockée.';
export const syncReminders =
  'Les rappels disent qu’il est temps d’écrire. Ils ne contiennent rien de ton journal. Les notifications sont chiffrées et passent par le service de notification de ton navigateur.';
export const paymentTitle = 'Quand tu paies';
export const paymentProvider =
  'Les données de ta carte vont uniquement au prestataire de paiement de l’exploitant, avec ton adresse e-mail, ton nom de facturation et le montant. Rien de ton journal n’y est transmis.';
export const paymentCookies =
  'Le script du prestataire ne s’exécute que sur la page du formulaire de carte. Il peut y déposer des cookies pour prévenir la fraude.';
export const choicesTitle = 'Ce que tu peux faire';
export const choices =
  'Dans les réglages de ton profil, tu peux tout télécharger et supprimer ton compte. La suppression efface tout immédiatement, sauf dans les sauvegardes de l’exploitant. Le prestataire de paiement peut être tenu de conserver la trace de tes paiements.';
export const responsibleTitle = 'Qui est responsable';
export const responsible = (appUrl: string): string =>
  `L’exploitant de ${appUrl} est responsable de tes données.`;

/* Terms */

export const offerTitle = 'Ce que tu reçois';
export const offer = (product: string): string =>
  `${product} est un journal quotidien. Les dix premiers jours sont gratuits et aucune carte n’est demandée. Ensuite, rien n’est débité sans ton accord.`;
export const ownershipTitle = 'Ce qui est à toi';
export const ownership =
  'Chaque mot que tu écris reste à toi. Tu peux tout télécharger à tout moment, même après ton essai. Tu peux aussi supprimer ton compte et tout ce qu’il contient.';
export const dutiesTitle = 'Ce que nous te demandons';
export const duties =
  'Garde ton mot de passe pour toi. N’essaie pas de lire, de perturber ou de surcharger ce qui appartient à autrui.';
export const limitsTitle = 'Ce que nous ne pouvons pas promettre';
export const limits = (product: string): string =>
  `${product} est fourni tel quel. Ce n’est ni un traitement médical ou psychologique, ni un conseil professionnel. Garde une copie de tout ce que tu ne voudrais pas perdre.`;
export const operatorTitle = 'Qui gère ce service';
export const operator = (appUrl: string): string =>
  `L’exploitant de ${appUrl} gère cette installation et en est responsable.`;

/* Headings of the pages */

export const privacyHeading = 'Confidentialité';
export const termsHeading = 'Conditions';

/* Below the headings, in every language that isn’t the original’s */

export const translationNote = 'Ceci est une traduction. C’est la version anglaise qui fait foi.';
export const originalLink = 'Lire la version anglaise';

/* The picture beside a shared link */

export const socialCardAlt =
  'Écris une page. Fais ce qu’elle dit. Garde ce que tu apprends. À côté des mots, un cercle tracé en trois coups de pinceau.';
