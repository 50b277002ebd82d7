import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'Vie professionnelle',
  personal: 'Vie personnelle',
  health: 'Santé',
  relationships: 'Relations',
  ideal_day: 'Journée idéale',
};

export const PROMPTS: Readonly<Record<Section, string>> = {
  professional:
    'Que fais-tu, avec qui, et qu’est-ce qui va mieux grâce à cela\u202f? Écris comme si c’était vrai aujourd’hui.',
  personal: 'Qui deviens-tu, et à quoi consacres-tu du temps\u202f? Écris comme si c’était vrai aujourd’hui.',
  health:
    'Comment te sens-tu dans ton corps un bon jour, et qu’est-ce qui y contribue\u202f? Écris comme si c’était vrai aujourd’hui.',
  relationships:
    'Qui t’est proche, et comment êtes-vous ensemble\u202f? Écris comme si c’était vrai aujourd’hui.',
  ideal_day: 'Du réveil au coucher\u00a0: où es-tu, que fais-tu, et qui est là\u202f?',
};

/* Vision Documents: the rows */

export const visionsNotLoaded = 'Tes visions n’ont pas pu être chargées. Réessaie.';
export const empty = 'Vide';
export const draft = 'Brouillon';
export const reviewDue = 'À relire';
export const nextReview = (day: string): string => `Prochaine relecture\u00a0: ${day}`;

/* Vision Documents: reading */

export const textNotLoaded = 'Cette vision n’a pas pu être affichée. Réessaie.';
export const writeButton = 'Écrire';
export const continueButton = 'Continuer d’écrire';
export const writeLabel = (section: Section): string => `Écrire\u00a0: ${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string =>
  `Continuer d’écrire\u00a0: ${SECTION_NAMES[section]}`;
export const draftNotSaved = 'Ce que tu as écrit n’est pas encore enregistré.';
export const cadenceLabel = (section: Section): string =>
  `Fréquence des relectures\u00a0: ${SECTION_NAMES[section]}`;
export const markReviewedButton = 'Marquer comme relue';
export const reviewed = (section: Section): string =>
  `Vision relue\u00a0: ${SECTION_NAMES[section]}. Prochaine relecture programmée.`;
export const reviewFailed = 'Ta relecture n’a pas pu être enregistrée. Réessaie.';
export const cadenceFailed = 'La fréquence de tes relectures n’a pas pu être enregistrée. Réessaie.';
export const versionRestored = 'Version précédente restaurée';
export const restoreFailed = 'Cette version n’a pas pu être restaurée. Réessaie.';
export const undoButton = 'Annuler';

/* Vision Documents: writing */

export const editorNotLoaded = 'L’éditeur n’a pas pu être chargé. Réessaie.';
export const editorLabel = (section: Section): string => `Vision\u00a0: ${SECTION_NAMES[section]}`;
export const saveButton = 'Enregistrer';
export const saving = 'Enregistrement';
export const closeButton = 'Fermer';
export const discardButton = 'Abandonner';
export const saved = (section: Section): string => `Vision enregistrée\u00a0: ${SECTION_NAMES[section]}`;
export const saveFailed =
  'Ta vision n’a pas pu être enregistrée. Elle est encore là\u00a0: garde cette page ouverte et réessaie.';
export const changedElsewhere =
  'Cette vision a été modifiée sur un autre appareil. Si tu enregistres, l’autre version est gardée sous «\u202fVersions précédentes\u202f».';
export const discarded = 'Tes modifications ont été abandonnées.';
export const pickedUp = 'Tu reprends là où tu en étais.';
export const openElsewhere =
  'Cette vision est ouverte dans un autre onglet. La dernière version enregistrée sera affichée, et l’autre sera gardée.';
export const otherTabClosed = 'L’autre onglet a été fermé.';
export const continueHereButton = 'Continuer son texte ici';

/* The editor: its toolbar */

export const toolbarLabel = 'Mise en forme';
export const bold = 'Gras';
export const italic = 'Italique';
export const underline = 'Souligné';
export const strikethrough = 'Barré';
export const heading = (level: number): string => `Titre ${level}`;
export const bulletList = 'Liste à puces';
export const numberedList = 'Liste numérotée';
export const link = 'Lien';

/* The editor: a link */

export const linkTitle = 'Lien';
export const linkTextLabel = 'Texte';
export const linkAddressLabel = 'Lien vers';
export const linkAddressHelp = 'Une page web, une adresse e-mail ou un numéro de téléphone';
export const linkAddressMissing = 'Saisis la destination du lien.';
export const linkAddressInvalid =
  'Ce lien n’est pas possible. Saisis une page web (https://…), une adresse e-mail ou un numéro de téléphone (tel:…).';
export const removeLinkButton = 'Retirer le lien';
export const setLinkButton = 'Créer le lien';
export const cancelButton = 'Annuler';

/* Waiting to be saved: what each change is called */

export const visionChange: Readonly<Record<Section, string>> = {
  professional: 'Ta vision de ta vie professionnelle',
  personal: 'Ta vision de ta vie personnelle',
  health: 'Ta vision de ta santé',
  relationships: 'Ta vision de tes relations',
  ideal_day: 'Ta vision de ta journée idéale',
};
export const cadenceChange: Readonly<Record<Section, string>> = {
  professional: 'La fréquence de relecture de ta vision de ta vie professionnelle',
  personal: 'La fréquence de relecture de ta vision de ta vie personnelle',
  health: 'La fréquence de relecture de ta vision de ta santé',
  relationships: 'La fréquence de relecture de ta vision de tes relations',
  ideal_day: 'La fréquence de relecture de ta vision de ta journée idéale',
};
export const reviewChange: Readonly<Record<Section, string>> = {
  professional: 'Une relecture de ta vision de ta vie professionnelle',
  personal: 'Une relecture de ta vision de ta vie personnelle',
  health: 'Une relecture de ta vision de ta santé',
  relationships: 'Une relecture de ta vision de tes relations',
  ideal_day: 'Une relecture de ta vision de ta journée idéale',
};

/* Answers of the server */

export const visionNotFound = 'Cette vision est introuvable. Elle a peut-être été supprimée.';
