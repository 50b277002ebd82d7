import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'Beruf',
  personal: 'Persönliches',
  health: 'Gesundheit',
  relationships: 'Beziehungen',
  ideal_day: 'Idealer Tag',
};

export const PROMPTS: Readonly<Record<Section, string>> = {
  professional: 'Was tust du, mit wem, und was ist dadurch besser? Schreib, als wäre es heute wahr.',
  personal: 'Wer wirst du, und wofür nimmst du dir Zeit? Schreib, als wäre es heute wahr.',
  health:
    'Wie fühlt sich dein Körper an einem guten Tag an, und was hält ihn so? Schreib, als wäre es heute wahr.',
  relationships: 'Wer ist dir nah, und wie seid ihr miteinander? Schreib, als wäre es heute wahr.',
  ideal_day: 'Vom Aufwachen bis zum Einschlafen: Wo bist du, was tust du, und wer ist da?',
};

/* Vision Documents: the rows */

export const visionsNotLoaded = 'Wir konnten deine Visionen nicht laden. Bitte versuch es noch einmal.';
export const empty = 'Leer';
export const draft = 'Entwurf';
export const reviewDue = 'Durchsicht fällig';
export const nextReview = (day: string): string => `Durchsicht am ${day}`;

/* Vision Documents: reading */

export const textNotLoaded = 'Wir konnten diesen Text nicht zeigen. Bitte versuch es noch einmal.';
export const writeButton = 'Schreiben';
export const continueButton = 'Weiterschreiben';
export const writeLabel = (section: Section): string => `Schreiben: ${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string => `Weiterschreiben: ${SECTION_NAMES[section]}`;
export const draftNotSaved = 'Was du geschrieben hast, ist noch nicht gespeichert.';
export const cadenceLabel = (section: Section): string => `Wie oft du durchsiehst: ${SECTION_NAMES[section]}`;
export const markReviewedButton = 'Als durchgesehen markieren';
export const reviewed = (section: Section): string =>
  `Vision „${SECTION_NAMES[section]}“ durchgesehen! Die nächste Durchsicht ist geplant.`;
export const reviewFailed = 'Wir konnten deine Durchsicht nicht speichern. Bitte versuch es noch einmal.';
export const cadenceFailed =
  'Wir konnten nicht speichern, wie oft du durchsiehst. Bitte versuch es noch einmal.';
export const versionRestored = 'Frühere Fassung wiederhergestellt';
export const restoreFailed =
  'Wir konnten diese Fassung nicht wiederherstellen. Bitte versuch es noch einmal.';
export const undoButton = 'Rückgängig';

/* Vision Documents: writing */

export const editorNotLoaded = 'Wir konnten den Editor nicht laden. Bitte versuch es noch einmal.';
export const editorLabel = (section: Section): string => `Vision „${SECTION_NAMES[section]}“`;
export const saveButton = 'Speichern';
export const saving = 'Wird gespeichert';
export const closeButton = 'Schließen';
export const discardButton = 'Änderungen verwerfen';
export const saved = (section: Section): string => `Vision „${SECTION_NAMES[section]}“ gespeichert!`;
export const saveFailed =
  'Wir konnten deine Vision nicht speichern. Sie ist noch hier. Bitte lass diese Seite offen und versuch es noch einmal.';
export const changedElsewhere =
  'Dieser Text wurde auf einem anderen Gerät geändert. Wenn du speicherst, bleibt die andere Fassung unter „Frühere Fassungen“.';
export const discarded = 'Deine Änderungen wurden verworfen.';
export const pickedUp = 'Du bist wieder da, wo du aufgehört hast.';
export const openElsewhere =
  'Dieser Text ist in einem anderen Tab offen. Gezeigt wird die zuletzt gespeicherte Fassung, die andere bleibt erhalten.';
export const otherTabClosed = 'Der andere Tab wurde geschlossen.';
export const continueHereButton = 'Mit dem Text von dort weitermachen';

/* The editor: its toolbar */

export const toolbarLabel = 'Formatierung';
export const bold = 'Fett';
export const italic = 'Kursiv';
export const underline = 'Unterstrichen';
export const strikethrough = 'Durchgestrichen';
export const heading = (level: number): string => `Überschrift ${level}`;
export const bulletList = 'Aufzählung';
export const numberedList = 'Nummerierte Liste';
export const link = 'Link';

/* The editor: a link */

export const linkTitle = 'Link';
export const linkTextLabel = 'Text';
export const linkAddressLabel = 'Link zu';
export const linkAddressHelp = 'Eine Webseite, E-Mail-Adresse oder Telefonnummer';
export const linkAddressMissing = 'Bitte gib ein, wohin der Link führen soll.';
export const linkAddressInvalid =
  'Dahin können wir nicht verlinken. Bitte gib eine Webseite (https://…), eine E-Mail-Adresse oder eine Telefonnummer (tel:…) ein.';
export const removeLinkButton = 'Link entfernen';
export const setLinkButton = 'Link setzen';
export const cancelButton = 'Abbrechen';

/* Waiting to be saved: what each change is called */

export const visionChange: Readonly<Record<Section, string>> = {
  professional: 'Deine Vision „Beruf“',
  personal: 'Deine Vision „Persönliches“',
  health: 'Deine Vision „Gesundheit“',
  relationships: 'Deine Vision „Beziehungen“',
  ideal_day: 'Deine Vision „Idealer Tag“',
};
export const cadenceChange: Readonly<Record<Section, string>> = {
  professional: 'Wie oft du deine Vision „Beruf“ durchsiehst',
  personal: 'Wie oft du deine Vision „Persönliches“ durchsiehst',
  health: 'Wie oft du deine Vision „Gesundheit“ durchsiehst',
  relationships: 'Wie oft du deine Vision „Beziehungen“ durchsiehst',
  ideal_day: 'Wie oft du deine Vision „Idealer Tag“ durchsiehst',
};
export const reviewChange: Readonly<Record<Section, string>> = {
  professional: 'Eine Durchsicht deiner Vision „Beruf“',
  personal: 'Eine Durchsicht deiner Vision „Persönliches“',
  health: 'Eine Durchsicht deiner Vision „Gesundheit“',
  relationships: 'Eine Durchsicht deiner Vision „Beziehungen“',
  ideal_day: 'Eine Durchsicht deiner Vision „Idealer Tag“',
};

/* Answers of the server */

export const visionNotFound = 'Wir konnten diese Vision nicht finden. Vielleicht wurde sie gelöscht.';
