import { formatNumber } from '../../kernel/intl.de.ts';

/* What can’t be saved */

export const tooFewIntentions = 'Bitte wähle mindestens eines';
export const tooManyIntentions = 'Bitte wähle höchstens 5';
export const intentionsFailed =
  'Deine Auswahl konnte nicht gespeichert werden. Bitte versuch es noch einmal.';
export const coreWordFailed = 'Dein Leitwort konnte nicht gespeichert werden.';

/* Answers of the server */

export const intentionOnce = 'Jedes darf nur einmal vorkommen';

/* Core values: what is refused */

export const helpingOthers = 'Anderen helfen';
export const threeChosen = 'Du hast schon drei gewählt. Entferne einen, um einen anderen zu wählen.';
export const alreadyChosen = 'Das hast du schon gewählt.';

/* Core values and reminders */

export const yourCoreValuesTitle = 'Deine Kernwerte';
export const backButton = 'Zurück';
export const saving = 'Wird gespeichert\u00a0…';
export const continueButton = 'Weiter';
export const confirmationText = 'Frage 4 deines Tagebuchs fragt, wozu diese Werte dir raten.';
export const remindersTitle = 'Erinnerungen';
export const remindersText =
  'Höchstens zwei am Tag, oder keine, wenn dir das lieber ist. „Weiter“ speichert deine Auswahl, und du kannst sie in deinem Profil ändern.';

/* Core values: the words */

export const chooseThreeLegend = 'Kernwerte: Wähle drei';

/* Core values */

export const coreValuesTitle = 'Kernwerte';
export const chooseThreeTitle = 'Wähle drei Kernwerte';
export const chooseThreeText =
  'Nicht die, die du bewunderst, sondern die, ohne die deine Woche schiefgeht. Du siehst sie jeden Tag in deinem Tagebuch und kannst sie später ändern.';

/* Core word */

export const coreWordTitle = 'Leitwort';
export const coreWordQuestionTitle = 'Wovon wünschst du dir mehr?';
export const coreWordText =
  'Ein Wort für das Gefühl, um das es dir geht. Es bleibt bei dir, bis du es änderst.';
export const coreWordLegend = 'Leitwort: Wähle eines';
export const ownWordLabel = 'Dein eigenes Wort';
export const ownWordPlaceLabel = (place: number): string => `Dein eigenes Wort ${place}`;

/* The first goal */

export const goalTitle = 'Dein Ziel';
export const goalQuestionTitle = 'Was ist gerade dein größtes Ziel?';
export const goalText =
  'Das, was am meisten ändern würde, wenn du es erreichst. Ein Satz genügt, und du kannst später andere hinzufügen.';
export const goalLabel = 'Dein größtes Ziel';
export const goalPlaceholder = 'Im Januar meinen ersten Workshop leiten';

/* Impact intentions */

export const impactIntentionsTitle = 'Deine Wirkung';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} von ${formatNumber(most)}`;
export const intentionsQuestionTitle = 'Wie sollen sich Menschen bei dir fühlen?';
export const intentionsText =
  'Wähle bis zu fünf. Sie sind die Spur, die du an einem gewöhnlichen Tag hinterlassen möchtest.';
export const intentionsLegend = 'Deine Wirkung: Wähle eins bis fünf';

/* Unsent changes */

export const intentionsWrite = 'Deine Wirkung';

/* Core values in your own words */

export const ownWordsTitle = 'Fehlt etwas? Füge eigene Wörter hinzu.';

/* For people who have been here before */

export const coreWordNext = 'Du warst schon einmal hier. Als Nächstes kommt dein Leitwort.';
export const coreValuesNext = 'Du warst schon einmal hier. Als Nächstes kommen deine Kernwerte.';
export const skipAheadLink = 'Dorthin springen';

/* Changing core values */

export const cancelButton = 'Abbrechen';
export const saveButton = 'Speichern';
export const changeValuesText =
  'Frage 4 deines Tagebuchs fragt, wozu diese drei dir raten. Entferne einen, um einen anderen zu wählen.';

/* The three values */

export const oneMore = 'Noch einer';
export const chooseOne = 'Wähle einen';
export const threeValuesLabel = 'Deine drei Werte';

/* Welcome */

export const clarifyText = 'Fünf Fragen am Morgen. Am Ende weißt du, was heute zählt.';
export const actText = 'Aus dem, was du dir vornimmst, wird eine kurze Liste. Hake ab, was getan ist.';
export const learnText =
  'Ein Satz am Abend über das, was der Tag dich gelehrt hat. Du findest ihn wieder, wenn du ihn brauchst.';
export const welcomeTitle = 'Willkommen';
export const clarify = 'Klären';
export const act = 'Handeln';
export const learn = 'Lernen';
export const welcomeHeadingTitle = 'Drei Striche ergeben einen Tag';
export const welcomeText = 'Jeder dauert ein paar Minuten. Zusammen schließen sie den Kreis.';
export const planTitle = 'Zehn mal zehn';
export const planText =
  'Zehn Minuten am Tag, zehn Tage lang. Das ist der ganze Plan: lang genug, dass die Fragen zu wirken beginnen, kurz genug, dass du sie dir versprechen kannst. Es ist kostenlos, und du brauchst keine Kreditkarte.';
export const startTrialButton = 'Kostenlos testen';
export const signInButton = 'Anmelden';
