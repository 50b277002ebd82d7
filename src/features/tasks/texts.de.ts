import { formatNumber, plural } from '../../kernel/intl.de.ts';

/* Meaningful Actions */

export const actionsTitle = 'Sinnvolle Vorhaben';
export const backToDashboardButton = 'Zur Übersicht';
export const actionsNotLoaded = 'Wir konnten deine Vorhaben nicht laden. Bitte versuch es noch einmal.';
export const addActionLabel = 'Neues Vorhaben';
export const toDoTitle = 'Zu tun';
export const toDoEmpty = 'Keine offenen Vorhaben. Füge etwas Kleines hinzu, das du heute tun wirst.';
export const completedTitle = 'Erledigt';
export const completedEmpty = 'Vorhaben, die du erledigst, erscheinen hier sieben Tage lang.';
export const showMoreButton = (more: number): string => `${formatNumber(more)} weitere zeigen`;
export const showOlderButton = 'Ältere erledigte Vorhaben zeigen';
export const olderTitle = 'Früher erledigt';
export const editLabel = (action: string): string => `„${action}“ bearbeiten`;
export const deleteLabel = (action: string): string => `„${action}“ löschen`;
export const actionDeleted = 'Vorhaben gelöscht';
export const actionStreak = (days: number): string =>
  plural(days, { one: '1 Tag in Folge!', other: `${formatNumber(days)} Tage in Folge!` });

export const originTitle = 'Woher Vorhaben kommen';
export const origin =
  'Die Vorhaben, die du in dein Tagebuch schreibst, erscheinen hier, zusammen mit denen, die du selbst hinzufügst.';
export const overviewLink = 'Die Kraft des Handelns';
export const googleSyncNotLoaded =
  'Wir konnten den Abgleich mit Google Tasks nicht laden. Bitte versuch es noch einmal.';

/* Editing an action in its line */

export const editorNotLoaded =
  'Wir konnten dieses Vorhaben nicht zum Bearbeiten öffnen. Bitte prüfe deine Verbindung und versuch es noch einmal.';
export const newWordsLabel = (action: string): string => `Neuer Wortlaut für „${action}“`;
export const saveButton = 'Speichern';
export const cancelButton = 'Abbrechen';
export const actionChanged = 'Vorhaben geändert';
export const undoButton = 'Rückgängig';

/* Today: Act, and a day of the calendar */

export const actTitle = 'Handeln';
export const viewAllButton = 'Alle ansehen';
export const todaysActions = 'Vorhaben für heute';
export const todayEmpty = 'Keine offenen Vorhaben. Was wirst du heute tun?';
export const doneLabel = 'Erledigt';

/* Quick add: an action */

export const quickAddTitle = 'Vorhaben hinzufügen';
export const quickAddLabel = 'Etwas Kleines, das du tun wirst';
export const closeButton = 'Schließen';
export const addButton = 'Hinzufügen';
export const actionAdded = 'Vorhaben hinzugefügt';

/* Task Overview */

export const overviewTitle = 'Vorhaben erklärt';
export const overviewSubtitle = 'Wie aus einem Gedanken am Morgen bis zum Abend etwas Getanes wird';
export const definitionTitle = 'Was ein sinnvolles Vorhaben ist';
export const definition =
  'Ein sinnvolles Vorhaben ist ein Schritt, klein genug für heute, in Richtung deines Ziels oder eines deiner Kernwerte. „Fit werden“ ist ein Wunsch. „Mittags ohne Handy spazieren gehen“ ist ein Vorhaben: Heute Abend weißt du, ob du es getan hast.';
export const questionsIntroduction = 'Wenn du nicht weißt, was du schreiben sollst, stell dir drei Fragen:';
export const canStartNow = 'Könnte ich in der nächsten Stunde anfangen, wenn ich müsste?';
export const willKnowWhenDone = 'Werde ich sicher wissen, wann es getan ist?';
export const matters = 'Dient es etwas, das mir wichtig ist, und nicht nur meinem Posteingang?';
export const sourcesTitle = 'Woher deine Vorhaben kommen';
export const actionsLink = 'Sinnvolle Vorhaben';
export const sources = <Part>(link: Part) => [
  'Die letzte Frage deines Tagebuchs fragt, was du heute tun wirst. Jede Zeile, die du dort schreibst, wird ein Vorhaben auf deiner Liste. Du kannst auch jederzeit welche hinzufügen, in der Übersicht oder unter „',
  link,
  '“. Die Übersicht zeigt deine drei neuesten offenen Vorhaben. Die ganze Liste zeigt alle, auch die erledigten.',
];
export const pointsTitle = 'Wie sie zählen';
export const scoringLink = 'So zählen Punkte';
export const points = <Part>(perAction: Part, link: Part) => [
  'Ein erledigtes Vorhaben bringt ',
  perAction,
  ' Punkte und zieht den Strich „Handeln“ am Ring von heute. Das erste des Tages hält auch deine Serie am Leben. Öffnest du ein Vorhaben wieder, verlierst du seine Punkte. Löschst du ein erledigtes, behältst du sie: Die Arbeit ist getan, und du räumst nur deine Liste auf. Mehr dazu unter „',
  link,
  '“.',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'Wenn du auch Google Tasks benutzt, gleicht ein Knopf unter „',
  link,
  '“ deine Vorhaben mit einer Liste dort ab. Neue, geänderte, erledigte und gelöschte gehen in beide Richtungen, und nur, wenn du den Knopf drückst. Wurde ein Vorhaben auf beiden Seiten geändert, gilt die spätere Änderung. Du musst nie abgleichen: Hier geht alles auch ohne Google.',
];
export const powerTitle = 'Die Kraft des Handelns';
export const powerInsight =
  'Einsicht fühlt sich nach Fortschritt an, ist aber noch keiner. Was du am Morgen über dich lernst, bleibt ein Gedanke, bis sich in deinem Tag etwas dadurch ändert. Diese Änderung kann sehr klein sein: ein Anruf, eine Seite, ein ehrlicher Satz zu jemandem.';
export const powerSmall =
  'Kleine Vorhaben wirken, weil sie fertig werden. Ein getaner Schritt ist ein Beleg, und aus Belegen besteht der Glaube an dich selbst. Er sagt dir auch, was kein Plan könnte: was schwerer war als gedacht, was leichter, was du lieber als Nächstes tätest. Das ist die Erkenntnis, die du am Abend notierst, und der Anfang der Seite von morgen.';
export const powerFew =
  'Nimm dir also wenig vor, und nimm dir Kleines vor. Drei Vorhaben, die du erledigst, bringen dich weiter als zehn, die du auf morgen verschiebst.';

/* Waiting to be saved: what each change is called */

export const newAction = 'Ein Vorhaben';
export const changedAction = 'Ein geändertes Vorhaben';
export const completedAction = 'Ein erledigtes Vorhaben';
export const reopenedAction = 'Ein wieder geöffnetes Vorhaben';
export const restoredAction = 'Ein wiederhergestelltes Vorhaben';
export const deletedAction = 'Ein gelöschtes Vorhaben';

/* Answers of the server */

export const actionNotFound = 'Wir konnten dieses Vorhaben nicht finden. Vielleicht wurde es gelöscht.';
export const nothingToChange = 'Es gibt nichts zu ändern.';
export const notCompleted = 'Nur ein erledigtes Vorhaben hat einen Zeitpunkt.';
