import { formatList, formatNumber, plural } from '../../kernel/intl.fr.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

/* Messages */

export const notLoaded = 'Tes données n’ont pas pu être chargées.';
export const topicsFailed = 'Les sujets n’ont pas pu être trouvés. Réessaie.';
export const postsFailed = 'Les brouillons n’ont pas pu être créés. Réessaie.';
export const voiceFailed = 'Ton profil de voix n’a pas pu être créé. Réessaie.';
export const empty = 'Il n’y a pas de texte. Écris quelque chose ou choisis une leçon.';
export const incomplete = (missing: string): string =>
  `Remplis ces champs avant de créer les brouillons\u00a0: ${missing}`;
export const copiedButton = 'Copié\u202f!';
export const openingButton = 'Ouverture…';
export const notSharedButton = 'Partage indisponible pour cette plateforme';
export const copyFailed = 'La publication n’a pas pu être copiée. Sélectionne le texte et copie-le toi-même.';
export const ctaBlank = 'Écris ton appel à l’action.';
export const ctaFailed = 'Ton appel à l’action n’a pas pu être enregistré. Réessaie.';
export const choiceFailed = 'Ton choix n’a pas pu être enregistré. Réessaie.';
export const voiceNotSaved = 'Ton profil de voix n’a pas pu être enregistré. Réessaie.';
export const postFailed = 'Ta publication n’a pas pu être enregistrée. Réessaie.';

/* What a post needs */

export const platformField = 'Plateforme';
export const ctaField = 'Appel à l’action';
export const lessonField = 'Leçon';
export const ideaField = 'Sujet ou citation';
export const valueField = 'Valeur fondamentale';

/* Server: what could not be found */

export const ctaNotFound = 'Cet appel à l’action est introuvable. Il a peut-être été supprimé.';
export const lessonNotFound = 'Cette leçon est introuvable. Elle a peut-être été supprimée.';
export const postNotFound = 'Cette publication est introuvable. Elle a peut-être été supprimée.';

/* Content */

export const contentTitle = 'Publications';
export const contentIntro =
  'Une leçon qui t’a été utile peut aider quelqu’un d’autre. Fais-en une publication avec tes propres mots.';
export const noAccessTitle = 'Non compris dans ton abonnement';
export const noAccess =
  'Tu peux tirer des publications de tes leçons pendant l’essai ou avec un abonnement payant. Tes leçons restent à toi\u00a0: tu peux les lire et les télécharger.';
export const lessonsButton = 'Aller à tes leçons';

/* Content: call to action */

export const ctaLabel = 'Appel à l’action';
export const ctaEmpty = 'Ajoute ton premier appel à l’action.';
export const ctaPlaceholder = 'Choisis un appel à l’action';
export const addNewCtaButton = 'Nouvel appel à l’action';
export const editButton = 'Modifier';
export const newCtaLabel = 'Nouvel appel à l’action';
export const addButton = 'Ajouter';
export const cancelButton = 'Annuler';
export const editCtaLabel = (text: string): string => `Modifier «\u202f${text}\u202f»`;

/* Content: saved posts */

export const savedPostsTitle = 'Publications enregistrées';
export const savedPostsEmpty = 'Les publications que tu enregistres apparaissent ici.';
export const showMoreButton = (count: number): string => `Afficher ${formatNumber(count)} de plus`;
export const deleteButton = 'Supprimer';
export const savedPostOptionsLabel = (platform: string): string =>
  `Options de la publication pour ${platform}`;
export const editPostLabel = (platform: string): string => `Modifier la publication pour ${platform}`;
export const postTextLabel = 'Texte de la publication';

/* Content: making a post */

export const makePostLabel = 'Créer une publication';
export const platformStepTitle = 'Où publier';
export const platformLabel = 'Plateforme';
export const emailPlatform = 'E-mail';
export const platformPlaceholder = 'Choisis une plateforme';
export const ctaStepTitle = 'Que demander à qui te lit';
export const sourceStepTitle = 'De quoi partir';
export const generateTopicsButton = 'Trouver des sujets';
export const findingTopics = 'Recherche de sujets…';
export const ideaStepTitle = 'Que mettre en avant';
export const valueStepTitle = 'Quelle valeur elle reflète';
export const generateContentButton = 'Créer les brouillons';
export const makingDrafts = 'Création des brouillons…';
export const showDraftsButton = 'Voir les derniers brouillons';

/* Content: the post so far */

export const postSoFarTitle = 'Ta publication jusqu’ici';
export const postSoFarEmpty = 'Tes choix se réunissent ici au fur et à mesure.';
export const reflectsValue = (value: string): string => `Reflète la valeur «\u202f${value}\u202f»`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = 'Sujets';
export const quotesTitle = 'Citations';
export const relatedTitle = 'Phrases sur le même sujet';
export const relatedHelp =
  'Tirées de tes autres leçons et entrées. Seules celles que tu choisis sont utilisées.';

/* Waiting to be saved: what each change is called */

export const newCta = 'Un appel à l’action';
export const saveAsNewCta = 'Enregistrer comme nouvel appel à l’action';
export const changedCta = 'Un appel à l’action modifié';
export const ctaUse = 'L’usage d’un appel à l’action';
export const pickedIdea = 'Un sujet ou une citation de ton choix';
export const changedVoice = 'Ton profil de voix';
export const voiceUpdated = 'Ta voix a été mise à jour';
export const undoButton = 'Annuler';
export const savedPost = 'Une publication enregistrée';
export const deletedPost = 'Une publication supprimée';
export const postDeleted = 'Publication supprimée';

/* Content: preview of a post */

export const previewTitle = (name: string): string => (name === emailPlatform ? 'Par e-mail' : `Sur ${name}`);
export const lengthExceeded = (over: number): string =>
  plural(over, {
    one: `${formatNumber(over)} caractère de trop`,
    other: `${formatNumber(over)} caractères de trop`,
  });
export const lengthUsed = (count: number, limit: number): string =>
  plural(limit, {
    one: `${formatNumber(count)} sur ${formatNumber(limit)} caractère`,
    other: `${formatNumber(count)} sur ${formatNumber(limit)} caractères`,
  });

/* Content: drafts */

export const yourPostsTitle = 'Tes publications';
export const closeButton = 'Fermer';
export const madeByModel =
  'Un modèle de langage a rédigé ces brouillons à partir de ce que tu as envoyé. Vérifie-les et modifie-les avant de publier.';
export const madeHere =
  'Ce sont tes propres phrases, réunies sur cet appareil. Tout le reste est indiqué sous «\u202fCe qui a changé\u202f», qui n’est jamais copié ni partagé. Modifie-les avant de publier.';
export const draftRemoved = (number: number): string => `Brouillon ${formatNumber(number)} retiré`;
export const draftTitle = (number: number): string => `Brouillon ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `Texte du brouillon ${formatNumber(number)}`;
export const saved = 'Enregistré';
export const saveButton = 'Enregistrer';
export const saveDraftLabel = (number: number): string => `Enregistrer le brouillon ${formatNumber(number)}`;
export const removeButton = 'Retirer';
export const removeDraftLabel = (number: number): string => `Retirer le brouillon ${formatNumber(number)}`;

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: 'Récit',
  list: 'Liste',
  question: 'Question',
};
export const shapedDraftTitle = (number: number, shape: string): string =>
  `${draftTitle(number)}\u00a0: ${shape}`;
export const changesTitle = 'Ce qui a changé';
export const addedChange = (sentence: string): string =>
  `Ajouté, ce ne sont pas tes mots\u00a0: «\u202f${sentence}\u202f»`;
export const shortenedChange = (words: string): string =>
  `Raccourci, début laissé de côté\u00a0: «\u202f${words}\u202f»`;
export const movedChange = 'Des phrases ont été déplacées';
export const leftOutChange = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} phrase laissée de côté`,
    other: `${formatNumber(count)} phrases laissées de côté`,
  });

/* Content: copying and sharing a post */

export const copyButton = 'Copier';
export const copyDraftLabel = (number: number): string => `Copier le brouillon ${formatNumber(number)}`;
export const copySavedLabel = (platform: string): string => `Copier la publication pour ${platform}`;
export const shareButton = 'Partager';
export const shareDraftLabel = (number: number): string => `Partager le brouillon ${formatNumber(number)}`;
export const shareSavedLabel = (platform: string): string => `Partager la publication pour ${platform}`;

/* Content: what a language model is sent */

export const agreementFailed = 'Ton accord n’a pas pu être enregistré, rien n’a donc été envoyé. Réessaie.';
export const sendingTitle = 'Ce qui serait envoyé';
export const useDeviceButton = 'Utiliser plutôt cet appareil';
export const sendButton = 'Envoyer';
export const agreeAndSendButton = 'Accepter et envoyer';
export const sendingExplained = <Part>(host: Part) => [
  'Le modèle de langage de ',
  host,
  ' reçoit le texte ci-dessous, et rien d’autre de ce que tu as écrit. Toute personne qui l’exploite peut lire ce texte. Sa réponse est vérifiée avant que tu ne la voies.',
];
export const agreementExplained = (productName: string): string =>
  `L’exploitant de ${productName} a choisi ce modèle. Ton accord lui permet aussi de rédiger tes éclairages de la semaine à partir des mots de cette semaine, quand tu les ouvres. Tu peux retirer cet accord à tout moment dans ton profil.`;
export const agreeing = 'Enregistrement…';
export const sentWordsTitle = 'Tes mots';
export const sentInstructionsTitle = 'Instructions pour le modèle';

/* Content: lesson or text */

export const lessonOption = 'Une leçon';
export const ownTextOption = 'Mon propre texte';
export const sourceLegend = 'Partir de';
export const ownTextLabel = 'Ton texte';
export const noteLessonLink = 'Note la leçon du jour';
export const noLessonsYet = <Part>(link: Part) => [
  'Tu n’as pas encore de leçon. ',
  link,
  ' ou choisis «\u202fMon propre texte\u202f» ci-dessus.',
];
export const lessonLabel = 'Leçon';
export const lessonPlaceholder = 'Chercher dans tes leçons';
export const lessonsLabel = 'Leçons, la plus récente en premier';
export const noLessonFound = 'Aucune leçon ne contient ces mots.';
export const lessonsFound = (count: number): string =>
  count === 0
    ? noLessonFound
    : plural(count, {
        one: `${formatNumber(count)} leçon`,
        other: `${formatNumber(count)} leçons`,
      });
export const lessonsLeft = (shown: number, all: number): string =>
  `Les ${formatNumber(shown)} plus récentes sur ${formatNumber(all)}. Tape un mot pour trouver les autres.`;

/* Content: a step */

export const stepLocked = 'Termine d’abord les étapes ci-dessus.';

/* Content: what could not be made */

export const tooFewSentences =
  'Il n’y a pas assez de phrases complètes ici pour une publication sur cette plateforme. Choisis un autre texte, ou écris encore quelques phrases sur ce qui s’est passé et ce que tu as appris.';
export const stillArriving =
  'Tes anciennes entrées sont encore en cours de chargement sur cet appareil. Réessaie dans un instant.';

/* Content: core value */

export const chooseValuesLink = 'Choisir des valeurs fondamentales';
export const noValuesYet = <Part>(link: Part) => [
  'Tu n’as pas encore choisi tes valeurs fondamentales. ',
  link,
];
export const valueLabel = 'Valeur fondamentale';
export const valuePlaceholder = 'Choisis une valeur fondamentale';

/* Content: your voice */

export const toneAndStyle = 'Ton et style';
export const themes = 'Thèmes';
export const storytelling = 'Façon de raconter';
export const phrases = 'Expressions favorites';
export const openingsAndEndings = 'Débuts et fins';
export const voiceTitle = 'Ta voix';
export const voiceExplained =
  'Apprise sur cet appareil dans tes leçons et tes entrées, et stockée chiffrée. Tes publications sont écrites avec cette voix.';
export const readingVoice = 'Lecture…';
export const updateVoiceButton = 'Mettre à jour ma voix';
export const learnVoiceButton = 'Apprendre ma voix';
export const editVoiceLabel = 'Modifier ta voix';
export const voiceBlank = 'Écris quelque chose ici.';

/* Content: who makes drafts */

export const makerLegend = 'Comment créer les brouillons';
export const deviceOption = 'Sur cet appareil';
export const modelOption = 'Avec un modèle de langage';
export const deviceExplained = 'Tes propres phrases sont réunies sur cet appareil. Rien n’est envoyé.';
export const modelExplained = (host: string): string =>
  `Tu vois ce qui serait envoyé à ${host} avant tout envoi.`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string =>
  plural(words, {
    one: `Des phrases d’environ ${formatNumber(words)} mot.`,
    other: `Des phrases d’environ ${formatNumber(words)} mots.`,
  });
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: 'Écrit à la première personne du singulier.',
  we: 'Écrit à la première personne du pluriel.',
  you: 'S’adresse directement à qui lit.',
  none: 'Écrit sur des choses plutôt que sur des personnes.',
};
export const voicePastTense = 'Surtout au passé.';
export const voicePresentTense = 'Surtout au présent.';
export const voiceContractions = 'Utilise des contractions.';
export const voiceExclamations = 'Utilise des points d’exclamation.';
export const voiceQuestions = 'Pose des questions.';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: 'Raconte ce qui s’est passé, puis ce que cela veut dire.',
  insight: 'Dit d’abord l’essentiel, puis ce qui y a mené.',
  thought: 'S’en tient à une seule idée.',
};
export const voiceTextLength = (sentences: number): string =>
  plural(sentences, {
    one: `Environ ${formatNumber(sentences)} phrase à la fois.`,
    other: `Environ ${formatNumber(sentences)} phrases à la fois.`,
  });
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `Écrit souvent ${formatList(phrases.map((phrase) => `«\u202f${phrase}\u202f»`))}.`;
export const voiceWritesAbout = (themes: readonly string[]): string =>
  `Thèmes fréquents\u00a0: ${formatList(themes)}.`;
export const voiceNoPhrases = 'Pas encore d’expression qui revient.';
export const voiceNoThemes = 'Pas encore de thème qui revient.';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'Commence par une question.',
  time: 'Commence par le moment.',
  person: 'Commence par une personne.',
  matter: 'Commence par le sujet.',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `Commence souvent par ${formatList(openings.map((opening) => `«\u202f${opening}\u202f»`))}.`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: 'Finit par une question.',
  resolve: 'Finit par ce qui vient ensuite.',
  statement: 'Finit par une affirmation.',
};
