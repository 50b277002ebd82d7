import { formatList, formatNumber, plural } from '../../kernel/intl.de.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

/* Messages */

export const notLoaded = 'Deine Daten konnten nicht geladen werden.';
export const topicsFailed = 'Die Themen konnten nicht gefunden werden. Bitte versuch es noch einmal.';
export const postsFailed = 'Die Entwürfe konnten nicht erstellt werden. Bitte versuch es noch einmal.';
export const voiceFailed = 'Deine Stimme konnte nicht gelernt werden. Bitte versuch es noch einmal.';
export const empty = 'Es gibt keinen Text. Bitte schreib etwas oder wähle eine Erkenntnis.';
export const incomplete = (missing: string): string => `Bitte fülle zuerst diese Felder aus: ${missing}`;
export const copiedButton = 'Kopiert!';
export const openingButton = 'Wird geöffnet\u00a0…';
export const notSharedButton = 'Teilen geht bei dieser Plattform nicht';
export const copyFailed = 'Wir konnten den Beitrag nicht kopieren. Markiere und kopiere den Text selbst.';
export const ctaBlank = 'Bitte gib deinen Aufruf ein.';
export const ctaFailed = 'Wir konnten deinen Aufruf nicht speichern. Bitte versuch es noch einmal.';
export const choiceFailed = 'Wir konnten deine Auswahl nicht speichern. Bitte versuch es noch einmal.';
export const voiceNotSaved = 'Wir konnten deine Stimme nicht speichern. Bitte versuch es noch einmal.';
export const postFailed = 'Wir konnten deinen Beitrag nicht speichern. Bitte versuch es noch einmal.';

/* What a post needs */

export const platformField = 'Plattform';
export const ctaField = 'Aufruf';
export const lessonField = 'Erkenntnis';
export const ideaField = 'Thema oder Zitat';
export const valueField = 'Kernwert';

/* Server: what could not be found */

export const ctaNotFound = 'Wir konnten diesen Aufruf nicht finden. Vielleicht wurde er gelöscht.';
export const lessonNotFound = 'Wir konnten diese Erkenntnis nicht finden. Vielleicht wurde sie gelöscht.';
export const postNotFound = 'Wir konnten diesen Beitrag nicht finden. Vielleicht wurde er gelöscht.';

/* Content */

export const contentTitle = 'Beiträge';
export const contentIntro =
  'Eine Erkenntnis, die dir geholfen hat, kann auch anderen helfen. Mach in deinen eigenen Worten einen Beitrag daraus.';
export const noAccessTitle = 'Nicht in deinem Abo enthalten';
export const noAccess =
  'In der Testphase oder mit einem bezahlten Abo kannst du aus Erkenntnissen Beiträge machen. Deine Erkenntnisse kannst du weiterhin lesen und herunterladen.';
export const lessonsButton = 'Zu deinen Erkenntnissen';

/* Content: call to action */

export const ctaLabel = 'Aufruf';
export const ctaEmpty = 'Füge deinen ersten Aufruf hinzu.';
export const ctaPlaceholder = 'Aufruf wählen';
export const addNewCtaButton = 'Neuer Aufruf';
export const editButton = 'Bearbeiten';
export const newCtaLabel = 'Neuer Aufruf';
export const addButton = 'Hinzufügen';
export const cancelButton = 'Abbrechen';
export const editCtaLabel = (text: string): string => `„${text}“ bearbeiten`;

/* Content: saved posts */

export const savedPostsTitle = 'Gespeicherte Beiträge';
export const savedPostsEmpty = 'Gespeicherte Beiträge erscheinen hier.';
export const showMoreButton = (count: number): string => `${formatNumber(count)} weitere zeigen`;
export const deleteButton = 'Löschen';
export const savedPostOptionsLabel = (platform: string): string => `Optionen für den Beitrag für ${platform}`;
export const editPostLabel = (platform: string): string => `Beitrag für ${platform} bearbeiten`;
export const postTextLabel = 'Text des Beitrags';

/* Content: making a post */

export const makePostLabel = 'Beitrag erstellen';
export const platformStepTitle = 'Wohin der Beitrag geht';
export const platformLabel = 'Plattform';
export const emailPlatform = 'E-Mail';
export const platformPlaceholder = 'Plattform wählen';
export const ctaStepTitle = 'Worum du bittest';
export const sourceStepTitle = 'Womit du beginnst';
export const generateTopicsButton = 'Themen finden';
export const findingTopics = 'Themen werden gesucht\u00a0…';
export const ideaStepTitle = 'Worum es gehen soll';
export const valueStepTitle = 'Welchen Wert er zeigt';
export const generateContentButton = 'Entwürfe erstellen';
export const makingDrafts = 'Entwürfe werden erstellt\u00a0…';
export const showDraftsButton = 'Letzte Entwürfe zeigen';

/* Content: the post so far */

export const postSoFarTitle = 'Dein Beitrag bisher';
export const postSoFarEmpty = 'Deine Auswahl kommt hier zusammen.';
export const reflectsValue = (value: string): string => `Zeigt ${value}`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = 'Themen';
export const quotesTitle = 'Zitate';
export const relatedTitle = 'Passende Sätze';
export const relatedHelp =
  'Aus deinen anderen Erkenntnissen und Einträgen. Nur was du auswählst, wird benutzt.';

/* Waiting to be saved: what each change is called */

export const newCta = 'Ein Aufruf';
export const saveAsNewCta = 'Als neuen Aufruf speichern';
export const changedCta = 'Ein geänderter Aufruf';
export const ctaUse = 'Wie oft du einen Aufruf benutzt hast';
export const pickedIdea = 'Ein gewähltes Thema oder Zitat';
export const changedVoice = 'Deine Stimme';
export const voiceUpdated = 'Deine Stimme ist auf dem neuesten Stand';
export const undoButton = 'Rückgängig';
export const savedPost = 'Ein gespeicherter Beitrag';
export const deletedPost = 'Ein gelöschter Beitrag';
export const postDeleted = 'Beitrag gelöscht';

/* Content: preview of a post */

export const previewTitle = (name: string): string => (name === emailPlatform ? 'Als E-Mail' : `Auf ${name}`);
export const lengthExceeded = (over: number): string =>
  plural(over, {
    one: `${formatNumber(over)} Zeichen zu viel`,
    other: `${formatNumber(over)} Zeichen zu viel`,
  });
export const lengthUsed = (count: number, limit: number): string =>
  plural(limit, {
    one: `${formatNumber(count)} von ${formatNumber(limit)} Zeichen`,
    other: `${formatNumber(count)} von ${formatNumber(limit)} Zeichen`,
  });

/* Content: drafts */

export const yourPostsTitle = 'Deine Beiträge';
export const closeButton = 'Schließen';
export const madeByModel =
  'Ein Sprachmodell hat diese Entwürfe aus dem geschrieben, was du gesendet hast. Prüfe und bearbeite sie, bevor du sie veröffentlichst.';
export const madeHere =
  'Das sind deine eigenen Sätze, auf diesem Gerät zusammengestellt. Alles andere steht unter „Was sich geändert hat“ und wird nie kopiert oder geteilt. Bearbeite sie, bevor du sie veröffentlichst.';
export const draftRemoved = (number: number): string => `Entwurf ${formatNumber(number)} entfernt`;
export const draftTitle = (number: number): string => `Entwurf ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `Text von Entwurf ${formatNumber(number)}`;
export const saved = 'Gespeichert';
export const saveButton = 'Speichern';
export const saveDraftLabel = (number: number): string => `Entwurf ${formatNumber(number)} speichern`;
export const removeButton = 'Entfernen';
export const removeDraftLabel = (number: number): string => `Entwurf ${formatNumber(number)} entfernen`;

/* Content: copying and sharing a post */

export const copyButton = 'Kopieren';
export const copyDraftLabel = (number: number): string => `Entwurf ${formatNumber(number)} kopieren`;
export const copySavedLabel = (platform: string): string => `Beitrag für ${platform} kopieren`;
export const shareButton = 'Teilen';
export const shareDraftLabel = (number: number): string => `Entwurf ${formatNumber(number)} teilen`;
export const shareSavedLabel = (platform: string): string => `Beitrag für ${platform} teilen`;

/* Content: what a language model is sent */

export const agreementFailed =
  'Wir konnten deine Einwilligung nicht speichern, deshalb wurde nichts gesendet. Bitte versuch es noch einmal.';
export const sendingTitle = 'Was gesendet würde';
export const useDeviceButton = 'Lieber dieses Gerät benutzen';
export const sendButton = 'Senden';
export const agreeAndSendButton = 'Zustimmen und senden';
export const sendingExplained = <Part>(host: Part) => [
  'Das Sprachmodell bei ',
  host,
  ' bekommt den Text unten und sonst nichts, was du geschrieben hast. Wer es betreibt, kann diesen Text lesen. Seine Antwort wird geprüft, bevor du sie siehst.',
];
export const agreementExplained = (productName: string): string =>
  `Der Betreiber von ${productName} hat dieses Modell gewählt. Mit deiner Einwilligung darf es auch die Beobachtungen zu einer Woche schreiben, aus deinen Worten dieser Woche, wenn du sie öffnest. Du kannst die Einwilligung jederzeit in deinem Profil widerrufen.`;
export const agreeing = 'Wird gespeichert\u00a0…';
export const sentWordsTitle = 'Deine Worte';
export const sentInstructionsTitle = 'Anweisungen an das Modell';

/* Content: lesson or text */

export const lessonOption = 'Eine Erkenntnis';
export const ownTextOption = 'Mein eigener Text';
export const sourceLegend = 'Beginnen mit';
export const ownTextLabel = 'Dein Text';
export const noteLessonLink = 'Notiere die Erkenntnis von heute';
export const noLessonsYet = <Part>(link: Part) => [
  'Du hast noch keine Erkenntnisse. ',
  link,
  ' oder wähle oben „Mein eigener Text“.',
];
export const lessonLabel = 'Erkenntnis';
export const lessonPlaceholder = 'In deinen Erkenntnissen suchen';
export const lessonsLabel = 'Erkenntnisse, neueste zuerst';
export const noLessonFound = 'Keine Erkenntnis passt zu diesen Worten.';
export const lessonsFound = (count: number): string =>
  count === 0
    ? noLessonFound
    : plural(count, {
        one: `${formatNumber(count)} Erkenntnis`,
        other: `${formatNumber(count)} Erkenntnisse`,
      });
export const lessonsLeft = (shown: number, all: number): string =>
  `Die neuesten ${formatNumber(shown)} von ${formatNumber(all)}. Gib ein Wort ein, um die anderen zu finden.`;

/* Content: a step */

export const stepLocked = 'Erledige zuerst die Schritte darüber.';

/* Content: what could not be made */

export const tooFewSentences =
  'Hier sind zu wenige vollständige Sätze für einen Beitrag auf dieser Plattform. Wähle einen anderen Text, oder schreib noch ein paar Sätze darüber, was geschehen ist und was du gelernt hast.';
export const stillArriving =
  'Ältere Einträge werden auf diesem Gerät noch geladen. Bitte versuch es gleich noch einmal.';

/* Content: core value */

export const chooseValuesLink = 'Kernwerte wählen';
export const noValuesYet = <Part>(link: Part) => ['Du hast deine Kernwerte noch nicht gewählt. ', link];
export const valueLabel = 'Kernwert';
export const valuePlaceholder = 'Kernwert wählen';

/* Content: your voice */

export const toneAndStyle = 'Ton und Stil';
export const themes = 'Themen';
export const storytelling = 'Erzählweise';
export const phrases = 'Lieblingswendungen';
export const openingsAndEndings = 'Anfänge und Schlüsse';
export const voiceTitle = 'Deine Stimme';
export const voiceExplained =
  'Auf diesem Gerät aus deinen Erkenntnissen und Einträgen gelernt und verschlüsselt gespeichert. Deine Beiträge werden in dieser Stimme geschrieben.';
export const readingVoice = 'Wird gelesen\u00a0…';
export const updateVoiceButton = 'Meine Stimme neu lernen';
export const learnVoiceButton = 'Meine Stimme lernen';
export const editVoiceLabel = 'Deine Stimme bearbeiten';
export const voiceBlank = 'Bitte schreib hier etwas.';

/* Content: who makes drafts */

export const makerLegend = 'Wie Entwürfe entstehen';
export const deviceOption = 'Auf diesem Gerät';
export const modelOption = 'Mit einem Sprachmodell';
export const deviceExplained =
  'Deine eigenen Sätze werden auf diesem Gerät zusammengestellt. Es wird nichts gesendet.';
export const modelExplained = (host: string): string =>
  `Du siehst, was an ${host} gesendet würde, bevor etwas gesendet wird.`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string =>
  plural(words, {
    one: `Sätze mit etwa ${formatNumber(words)} Wort.`,
    other: `Sätze mit etwa ${formatNumber(words)} Wörtern.`,
  });
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: 'Schreibt in der Ich-Form.',
  we: 'Schreibt in der Wir-Form.',
  you: 'Spricht das Publikum direkt an.',
  none: 'Schreibt eher über Dinge als über Menschen.',
};
export const voicePastTense = 'Meist in der Vergangenheit.';
export const voicePresentTense = 'Meist in der Gegenwart.';
export const voiceContractions = 'Benutzt Kurzformen.';
export const voiceExclamations = 'Benutzt Ausrufezeichen.';
export const voiceQuestions = 'Stellt Fragen.';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: 'Erzählt, was geschah, und dann, was es bedeutet.',
  insight: 'Sagt zuerst, worum es geht, und dann, wie es dazu kam.',
  thought: 'Bleibt bei einem Gedanken.',
};
export const voiceTextLength = (sentences: number): string =>
  plural(sentences, {
    one: `Etwa ${formatNumber(sentences)} Satz am Stück.`,
    other: `Etwa ${formatNumber(sentences)} Sätze am Stück.`,
  });
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `Schreibt oft ${formatList(phrases.map((phrase) => `„${phrase}“`))}.`;
export const voiceWritesAbout = (themes: readonly string[]): string =>
  `Schreibt über ${formatList(themes.map((theme) => `„${theme}“`))}.`;
export const voiceNoPhrases = 'Noch keine wiederkehrenden Wendungen.';
export const voiceNoThemes = 'Noch keine wiederkehrenden Themen.';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'Beginnt mit einer Frage.',
  time: 'Beginnt mit einer Zeitangabe.',
  person: 'Beginnt mit einem Menschen.',
  matter: 'Beginnt mit der Sache selbst.',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `Beginnt oft mit ${formatList(openings.map((opening) => `„${opening}“`))}.`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: 'Endet mit einer Frage.',
  resolve: 'Endet mit dem, was als Nächstes kommt.',
  statement: 'Endet mit einer Feststellung.',
};

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: 'Geschichte',
  list: 'Liste',
  question: 'Frage',
};
export const shapedDraftTitle = (number: number, shape: string): string => `${draftTitle(number)}: ${shape}`;
export const changesTitle = 'Was sich geändert hat';
export const addedChange = (sentence: string): string => `Hinzugefügt, nicht deine Worte: „${sentence}“`;
export const shortenedChange = (words: string): string => `Gekürzt, am Anfang weggelassen: „${words}“`;
export const movedChange = 'Sätze wurden umgestellt';
export const leftOutChange = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} Satz weggelassen`,
    other: `${formatNumber(count)} Sätze weggelassen`,
  });
