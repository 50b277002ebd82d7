/* Sign-in, sign-up and passwords: messages */

export const signInFailed =
  'La connexion n’a pas abouti. Vérifie ton adresse e-mail et ton mot de passe, puis réessaie.';
export const profileNotFound = 'Ton profil est introuvable. Contacte l’assistance.';
export const profileNotCreated = 'Ton profil n’a pas pu être créé. Contacte l’assistance.';
export const unexpected = 'Un problème est survenu. Réessaie dans quelques minutes.';
export const recoverySent = 'Consulte tes e-mails pour savoir comment choisir un nouveau mot de passe.';
export const emailMissing = 'Saisis ton adresse e-mail.';
export const noUserReturned = 'Aucun compte renvoyé';
export const signUpProfileFailed = 'Le profil n’a pas pu être créé';
export const signUpFailed = 'Un problème est survenu';
export const signUpRefused =
  'Aucun compte n’a pu être créé avec ces informations. Si tu en as déjà un, connecte-toi ou choisis un nouveau mot de passe.';
export const signedUp = 'Compte créé\u202f! Redirection…';
export const nameRequired = 'Saisis ton nom';
export const emailRequired = 'Saisis ton adresse e-mail';
export const emailInvalid = 'Saisis une adresse e-mail valide';
export const passwordTooShort = 'Le mot de passe doit avoir au moins 6 caractères';
export const passwordTooLong = 'Le mot de passe doit avoir au plus 128 caractères';
export const passwordCommon = 'C’est l’un des mots de passe les plus répandus. Choisis-en un autre.';
export const passwordBreached =
  'Ce mot de passe figure dans une fuite de données d’un autre site. Choisis-en un autre.';
export const passwordsDiffer = 'Les mots de passe ne sont pas identiques';
export const linkInvalid = 'Ce lien n’est pas valide ou a expiré. Demandes-en un nouveau.';
export const emailChangeStarted =
  'Le changement d’adresse est lancé. Consulte les e-mails de ta nouvelle adresse pour la confirmer.';
export const passwordChanged = 'Mot de passe modifié.';
export const currentPasswordMissing = 'Saisis ton mot de passe actuel';
export const currentPasswordWrong = 'Le mot de passe actuel est incorrect';
export const newPasswordTooShort = 'Le nouveau mot de passe doit avoir au moins 6 caractères';
export const newPasswordsDiffer = 'Les nouveaux mots de passe ne sont pas identiques';
export const proofNeeded = 'Confirme que c’est bien toi, puis réessaie.';
export const emailUnconfirmed =
  'Confirme d’abord ton adresse e-mail. Nous venons de t’envoyer un nouveau lien.';

export const passkeyRefused =
  'La connexion avec cette clé d’accès a échoué. Réessaie, ou utilise ton adresse e-mail et ton mot de passe.';
export const passkeysUnknownHere =
  'Ce navigateur ne gère pas les clés d’accès. Utilise ton adresse e-mail et ton mot de passe.';
export const passkeyProofRefused =
  'Cette clé d’accès n’a pas fonctionné. Réessaie, ou utilise ton mot de passe.';
export const passkeyNotAdded = 'Cette clé d’accès n’a pas pu être ajoutée. Réessaie.';
export const passkeysFull = (most: number): string =>
  `Tu peux avoir jusqu’à ${most} clés d’accès. Supprimes-en une d’abord.`;
export const passkeyNotFound = 'Cette clé d’accès est introuvable. Elle a peut-être déjà été supprimée.';
export const passkeyNameMissing = 'Saisis un nom';
export const passkeyNameTooLong = 'Choisis un nom plus court';

export const appCodeMalformed = 'Saisis les 6 chiffres qu’affiche ton application d’authentification.';
export const factorCodeMalformed =
  'Saisis les 6 chiffres de ton application d’authentification, ou l’un de tes codes de récupération.';
export const factorCodeWrong =
  'Ce code n’est pas le bon, ou il a déjà servi. Essaie le prochain que ton application affiche, et vérifie que ton téléphone règle l’heure automatiquement.';
export const factorExpired = 'Le délai est dépassé. Recommence.';
export const factorAlreadyOn =
  'La connexion en deux étapes est déjà activée. Désactive-la d’abord pour la configurer de nouveau.';
export const factorNotOn = 'La connexion en deux étapes est désactivée.';
export const factorNotBegun = 'La configuration a expiré. Recommence.';

/* How hard a new password is to guess */

export const passwordStrength = {
  weak: 'Ce mot de passe est facile à deviner.',
  fair: 'Un mot de plus le rendrait plus sûr.',
  good: 'C’est un bon mot de passe.',
  strong: 'C’est un mot de passe très sûr.',
} as const;

/* Names of devices */

export const deviceName = (browser: string, system: string): string => `${browser} sur ${system}`;
export const unknownDevice = 'Appareil inconnu';

/* Access token */

/* Answers of the server */

export const sessionNotFound = 'Cette session est introuvable. Elle est peut-être déjà terminée.';

/* Auth router */

export const foreignOrigin = 'Cette requête doit venir de nos propres pages.';

/* Confirming an email address */

export const addressNotConfirmed = 'L’adresse n’a pas pu être confirmée. Réessaie.';
export const confirmEmailTitle = 'Confirme ton adresse e-mail';
export const emailConfirmedTitle = 'Ton adresse e-mail est confirmée';
export const confirmEmailText = 'Un clic suffit pour relier cette adresse à ton compte.';
export const continueToLink = (product: string): string => `Continuer vers ${product}`;
export const linkExpiredText = 'Il a déjà servi ou il a expiré. Demandes-en un nouveau.';
export const openProductLink = (product: string): string => `Ouvrir ${product}`;
export const linkExpiredTitle = 'Ce lien ne fonctionne plus';

/* Emails */

export const greetingWithoutName = 'Bonjour,';
export const greeting = (name: string): string => `Bonjour ${name},`;
export const recoverySubject = 'Choisis un nouveau mot de passe';
export const recoveryText =
  'Voici ton lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois et expire dans une heure.';
export const setPasswordButton = 'Choisir un mot de passe';
export const recoveryUnasked =
  'Si tu n’as rien demandé, tu peux ignorer cet e-mail. Rien ne change, et ton mot de passe reste le même.';
export const accountExistsSubject = 'Tu as déjà un compte';
export const accountExistsText =
  'Quelqu’un (peut-être toi) vient d’essayer de créer un compte avec cette adresse. Elle a déjà un compte, donc rien n’a changé.';
export const signInButton = 'Se connecter';
export const forgottenPassword =
  'Si tu as oublié ton mot de passe, choisis «\u202fMot de passe oublié\u202f» sur la page de connexion.';
export const confirmAddressButton = 'Confirmer cette adresse';
export const confirmationExpiry =
  'Le lien fonctionne une seule fois et expire dans une heure. Tu peux en demander un autre à tout moment.';
export const confirmationUnasked = 'Si tu n’as pas créé de compte, tu peux ignorer cet e-mail.';
export const confirmationRequired = 'Confirme ton adresse d’un clic, et ton compte est prêt.';
export const confirmationPurpose = (product: string): string =>
  `Confirme d’un clic que cette adresse est la tienne. D’ici là, ${product} n’y envoie ni rappels ni résumés hebdomadaires.`;
export const welcomeSubject = (product: string): string => `Bienvenue dans ${product}`;
export const welcomePreheader = 'Quelques minutes le matin, une leçon le soir.';
export const welcomePrivacy =
  'Ton adresse est confirmée. Ce que tu écris est chiffré dans ton navigateur avant d’être stocké\u00a0: ton journal reste à toi.';
export const welcomeDay =
  'Chaque journée a trois temps. Le matin, tu réponds à cinq questions (Clarifier). Dans la journée, tu fais ce que tu as décidé (Agir). Le soir, tu notes une chose que tu as apprise (Apprendre).';
export const openDayButton = 'Ouvrir ta journée';
export const welcomeStart = 'Commence par une question. Le reste suivra.';
export const newAddressSubject = 'Confirme ta nouvelle adresse e-mail';
export const newAddressText =
  'Confirme que cette nouvelle adresse est la tienne. Le lien fonctionne une seule fois et expire dans une heure.';
export const newAddressUnasked = 'Si tu n’as rien demandé, tu peux ignorer cet e-mail. Rien ne change.';
export const emailChangeSubject = 'Changement d’adresse e-mail demandé';
export const emailChangeText =
  'Quelqu’un qui connaît ton mot de passe a demandé à rattacher ton compte à une autre adresse. Rien ne change tant que cette adresse n’est pas confirmée.';
export const secureAccountButton = 'Choisir un mot de passe';
export const emailChangeByYou =
  'Si c’était toi, tu n’as rien à faire. Sinon, choisis un nouveau mot de passe pour arrêter ce changement.';
export const emailChangedSubject = 'Ton adresse e-mail a changé';
export const emailChangedText =
  'Ton compte utilise maintenant une autre adresse e-mail, et la nouvelle adresse a été confirmée.';
export const emailChangedByOther = 'Si ce n’était pas toi, réponds tout de suite à cet e-mail.';
export const passwordChangedSubject = 'Ton mot de passe a changé';
export const passwordChangedText =
  'Ton mot de passe vient d’être modifié, et tous tes autres appareils ont été déconnectés.';
export const passwordChangedByYou =
  'Si c’était toi, tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe.';
export const passkeyAddedSubject = 'Une clé d’accès a été ajoutée à ton compte';
export const passkeyAddedText =
  'Une clé d’accès vient d’être ajoutée à ton compte. Toute personne qui la possède peut se connecter sans ton mot de passe.';
export const passkeyAddedByYou =
  'Si c’était toi, tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe\u00a0: cela supprime toutes les clés d’accès.';
export const passkeyRemovedSubject = 'Une clé d’accès a été supprimée de ton compte';
export const passkeyRemovedText =
  'Une clé d’accès vient d’être supprimée de ton compte. Elle ne permet plus de se connecter.';
export const factorOnSubject = 'Connexion en deux étapes activée';
export const factorOnText =
  'La connexion en deux étapes vient d’être activée pour ton compte. Après ton mot de passe, un code de ton application d’authentification est demandé.';
export const factorOnRecovery =
  'Garde tes codes de récupération en lieu sûr. Si tu perds ton téléphone, chacun permet de se connecter une fois.';
export const factorOnByOther = 'Si ce n’était pas toi, réponds tout de suite à cet e-mail.';
export const factorOffSubject = 'Connexion en deux étapes désactivée';
export const factorOffText =
  'La connexion en deux étapes vient d’être désactivée pour ton compte. Aucun code n’est plus demandé après ton mot de passe.';
export const factorResetText =
  'La connexion en deux étapes a été désactivée pour ton compte par l’exploitant de ce service. Aucun code n’est plus demandé après ton mot de passe.';
export const factorResetUnasked = 'Si tu ne l’as pas demandé, réponds tout de suite à cet e-mail.';
export const recoveryCodeUsedSubject = 'Connexion avec un code de récupération';
export const recoveryCodeUsedText = (left: number): string =>
  `Quelqu’un s’est connecté à ton compte avec l’un de tes codes de récupération. Codes restants\u00a0: ${left}.`;
export const recoveryCodeUsedByYou =
  'Si c’était toi, tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe, puis crée de nouveaux codes de récupération.';
export const signedOutSubject = 'Tous tes appareils ont été déconnectés';
export const signedOutText =
  'L’exploitant de ce service a déconnecté ton compte de tous les appareils. Tu peux te reconnecter avec ton mot de passe.';
export const newDeviceSubject = 'Nouvelle connexion à ton compte';
export const newDeviceText = (device: string, network: string | null): string =>
  `Quelqu’un s’est connecté à ton compte depuis un appareil que nous ne connaissions pas\u00a0: ${device}${network ? `, avec une adresse qui commence par ${network}` : ''}.`;
export const newDeviceByYou =
  'Si c’était toi, tu n’as rien à faire. Sinon, déconnecte cet autre appareil et choisis un nouveau mot de passe.';
export const signOutThatDeviceButton = 'Déconnecter l’autre appareil';
export const endSessionTitle = 'Déconnecter l’autre appareil\u202f?';
export const endSessionText =
  'Il sera déconnecté tout de suite. Ensuite, tu pourras choisir un nouveau mot de passe pour qu’il le reste.';
export const endSessionButton = 'Le déconnecter et changer le mot de passe';
export const deletedSubject = 'Ton compte a été supprimé';
export const goodbye = (firstName: string): string => `Au revoir, ${firstName}.`;
export const deletedText =
  'Ton compte et tout ce que tu as écrit ont été supprimés, comme tu l’as demandé. Rien ne peut être récupéré.';
export const deletedThanks =
  'Merci pour le temps que tu as passé ici. Si tu veux recommencer un jour, la porte te reste ouverte.';

/* Authentication Error */

export const authenticationErrorTitle = 'Échec de la connexion';
export const authErrorText =
  'Ce lien n’a pas permis de te connecter. Il a peut-être expiré ou déjà servi. Ton journal est en sécurité.';
export const returnToLoginButton = 'Retour à la connexion';

/* Confirmation, after signing up */

export const accountTitle = 'Ton compte';
export const accountReadyTitle = 'Ton compte est prêt';
export const trialStarted = (days: number): string =>
  `Ton essai de ${days} jours a commencé. Pas de carte à saisir, rien à résilier. Quelques questions, et le journal devient le tien.`;
export const continueButton = 'Continuer';
export const checkYourEmailTitle = 'Consulte tes e-mails';
export const confirmationSent =
  'Nous t’avons envoyé un lien. Ouvre-le pour confirmer ton adresse, puis connecte-toi.';
export const couponAfterSignIn =
  'Après la connexion, ouvre de nouveau le lien de ton coupon pour l’utiliser.';
export const toSignInButton = 'Se connecter';

/* Forgot Password */

export const forgotPasswordLabel = 'Mot de passe oublié';
export const recoveryHelp =
  'Nous t’envoyons un lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois et expire dans une heure.';
export const emailLabel = 'E-mail';
export const sendResetLinkButton = 'Envoyer le lien';
export const backToSignInButton = 'Retour à la connexion';

/* Landing page */

export const landingTitle = 'Journal quotidien guidé';
export const mainLabel = 'Navigation principale';
export const howItWorksLink = 'Le principe';
export const signInLink = 'Se connecter';

/* Landing page: a sample page and its day */

export const sampleQuestion1 = 'Que peux-tu célébrer de la journée d’hier\u202f?';
export const sampleAnswer1 =
  'J’ai appelé papa avant le petit-déjeuner, sans me presser. On a parlé du bateau pendant vingt minutes.';
export const sampleAction1 = 'Envoyer le plan à Priya.';
export const sampleAction2 = 'Réserver la salle pour le 16 janvier.';
export const sampleAction3 = 'Écrire la première page, mal, en vingt minutes.';
export const sampleQuestion2 = 'Quel est ton grand objectif\u202f?';
export const sampleAnswer2 = 'Animer mon premier atelier d’écriture en janvier.';
export const sampleQuestion3 = 'De quoi as-tu peur\u202f?';
export const sampleAnswer3 =
  'Qu’il ne vienne que quatre personnes et que je comble le silence par des excuses.';
export const sampleQuestion4 = 'Que te disent tes valeurs\u202f?';
export const sampleAnswer4 =
  'Le courage dit\u00a0: mets la date par écrit. La famille dit\u00a0: pas un dimanche. La curiosité dit\u00a0: demande à Priya ce qu’elle en attendrait.';
export const sampleQuestion5 = 'Que vas-tu faire aujourd’hui\u202f?';
export const samplePageLabel = 'À quoi ressemble une page';
export const sampleActionsTitle = 'Actions du jour';
export const sampleLessonQuestion = 'Qu’as-tu appris\u202f?';
export const sampleLesson = 'Une date écrite est plus courageuse qu’un projet.';
export const sampleDayTitle = 'Ce qu’une page change à ta journée';
export const sampleDayText =
  'Le soir même\u00a0: deux actions faites, une leçon écrite, et le mois en cercles.';
export const sampleWelcome = 'Bienvenue, Maya\u202f!';
export const sampleDate = 'Lundi 30 novembre';
export const sampleStrokes = '3 sur 3 aujourd’hui';
export const sampleClosed = 'La boucle est fermée';
export const sampleMonth = 'Novembre\u00a0: 20 boucles fermées sur 30';

/* Landing page: what it is, and why it is safe */

export const getStartedButton = 'Commencer';
export const heroLine1 = 'Écris une page.';
export const heroLine2 = 'Fais ce qu’elle dit.';
export const heroLine3 = 'Garde ce que tu apprends.';
export const heroText = (product: string): string =>
  `${product} est un journal quotidien pour qui veut vivre selon ses valeurs. Cinq questions le matin, une courte liste pour la journée, une leçon le soir.`;
export const heroOffer = 'Gratuit pendant 10 jours. Sans carte bancaire.';
export const clarifyTitle = 'Clarifier';
export const clarifyText =
  'Cinq questions, avant le bruit de la journée. Ce qui s’est bien passé, ce que tu veux, ce qui te fait peur, ce que disent tes valeurs, ce que tu vas faire.';
export const actTitle = 'Agir';
export const actText =
  'Ta dernière réponse devient la liste du jour. Elle est courte exprès, et dans tes propres mots.';
export const learnTitle = 'Apprendre';
export const learnText = 'Une phrase à la fin de la journée. Au bout d’un an, tu en as un livre.';
export const ringLabel = 'Un cercle tracé en trois coups de pinceau';
export const strokesTitle = 'Une journée, ce sont trois traits d’un même cercle';
export const privateTitle = 'Privé dès le départ';
export const encryptionLink = 'Comment le chiffrement fonctionne';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  'Ton journal, tes leçons, tes actions et tes objectifs sont chiffrés dans ton navigateur avant d’être envoyés. Pas de publicité, pas de pistage, pas de public. ',
  howEncryptionWorks,
];
export const yoursTitle = 'Tout reste à toi';
export const yoursText =
  'Télécharge ton journal, tes leçons, ou tout dans un seul fichier texte, quand tu veux. Et si tu pars, tu peux tout supprimer.';
export const freeTitle = 'Gratuit pendant dix jours';
export const freeText =
  'Tout est compris, sans carte bancaire. Ensuite, un abonnement coûte 10\u00a0$ par mois ou 99\u00a0$ par an. Rien n’est débité si tu n’en choisis pas.';
export const factsLabel = 'Ce sur quoi tu peux compter';
export const startTitle = 'Demain matin est un bon moment pour commencer';
export const startText = 'Dix minutes par jour, gratuit pendant dix jours.';

/* Sign-in page */

export const signInTitle = 'Connexion';

/* Setting a new password */

export const newPasswordLabel = 'Nouveau mot de passe';
export const passwordHelp = 'Au moins 6 caractères';
export const confirmNewPasswordLabel = 'Confirme le nouveau mot de passe';
export const setNewPasswordButton = 'Enregistrer le mot de passe';

/* Create an account */

export const nameLabel = 'Nom';
export const passwordLabel = 'Mot de passe';
export const creatingAccount = 'Création de ton compte';
export const createAccountButton = 'Créer un compte';

/* Create an account: the page */

export const registrationTitle = 'Crée ton compte';
export const haveAccountLink = 'J’ai déjà un compte';
export const termsLink = 'conditions';
export const privacyLink = 'règles de confidentialité';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `Gratuit pendant ${days} jours. Sans carte bancaire. En créant un compte, tu acceptes les `,
  terms,
  ' et les ',
  privacy,
  '.',
];

/* Setting a new password: the page */

export const passwordSetToDay = 'Ton mot de passe a été modifié. Ta journée s’ouvre…';
export const passwordSetToSignIn = 'Ton mot de passe a été modifié. La page de connexion s’ouvre…';
export const resetTitle = 'Choisis un nouveau mot de passe';

/* Sign in */

export const signInLabel = 'Se connecter';
export const signingIn = 'Connexion en cours';
export const forgotPasswordButton = 'Mot de passe oublié';
export const createAccountLink = 'Créer un compte';

/* Sign in: the panel */

export const forgotPasswordTitle = 'Mot de passe oublié';

/* Two-step sign-in */

export const factorTitle = 'Saisis ton code';
export const factorHelp =
  'Ouvre ton application d’authentification et saisis les 6 chiffres qu’elle affiche pour Growth Loop.';
export const factorRecoveryHelp =
  'Saisis l’un des codes de récupération que tu as gardés. Chacun fonctionne une seule fois.';
export const appCodeLabel = 'Code';
export const recoveryCodeLabel = 'Code de récupération';
export const rememberDeviceLabel = 'Ne plus demander sur cet appareil pendant 30 jours';
export const useRecoveryCodeButton = 'Utiliser un code de récupération';
export const useAppCodeButton = 'Utiliser l’application d’authentification';

/* Confirming that it’s you */

export const proofTitle = 'Confirme que c’est toi';
export const proofText =
  'Saisis ton mot de passe pour continuer. Il ne sera plus demandé pendant dix minutes.';
export const proofTextWithPasskey =
  'Utilise ton mot de passe ou une clé d’accès pour continuer. Rien ne sera plus demandé pendant dix minutes.';
export const usePasskeyButton = 'Utiliser une clé d’accès';
export const proofContinueButton = 'Continuer';
export const offline = 'Tu es hors ligne. Réessaie quand tu seras de nouveau en ligne.';
export const proving = 'Vérification…';
