import { formatNumber } from '../../kernel/intl.de.ts';

/* Bucket List */

export const listTitle = 'Bucketlist';
export const reviewDue = 'Durchsicht fällig';
export const listNotLoaded = 'Wir konnten deine Bucketlist nicht laden. Bitte versuch es noch einmal.';
export const listEmpty = 'Wünsche bleiben, bis du sie erlebt hast.';
export const showMoreButton = (more: number): string => `${formatNumber(more)} weitere zeigen`;
export const completedSummary = (count: number): string => `${formatNumber(count)} erlebt`;
export const completedLabel = 'Erlebt';

export const inBucket = 'Vorgemerkt';
export const inProgress = 'Unterwegs';
export const completed = 'Erlebt';
export const statusLabel = (item: string): string => `Stand von „${item}“`;
export const optionsLabel = (item: string): string => `Optionen für „${item}“`;
export const editButton = 'Bearbeiten';
export const tellStoryButton = 'Geschichte erzählen';
export const editStoryButton = 'Geschichte bearbeiten';
export const deleteButton = 'Löschen';
export const undoButton = 'Rückgängig';

/* Bucket List: adding and editing an item */

export const addItemButton = 'Wunsch hinzufügen';
export const closeButton = 'Schließen';
export const itemLabel = 'Was möchtest du erleben?';
export const reasonLabel = 'Warum';
export const itemMissing = 'Bitte schreib auf, was du erleben möchtest.';
export const addButton = 'Auf die Bucketlist setzen';
export const editLabel = (item: string): string => `„${item}“ bearbeiten`;
export const itemAdded = 'Auf die Bucketlist gesetzt!';
export const addFailed = 'Der Wunsch konnte nicht hinzugefügt werden';
export const changeFailed = 'Der Wunsch konnte nicht geändert werden';
export const itemDeleted = 'Wunsch gelöscht';
export const versionRestored = 'Frühere Fassung wiederhergestellt';

/* Bucket List: the story of a completed item */

export const storyTitle = 'Glückwunsch';
export const storyLabel = 'Wie war es?';
export const saveStoryButton = 'Geschichte speichern';
export const skipStoryButton = 'Jetzt nicht';

/* Bucket List: its review */

export const markReviewedButton = 'Als durchgesehen markieren';
export const notScheduled = 'Noch keine Durchsicht geplant.';
export const reviewed = 'Bucketlist durchgesehen! Die nächste Durchsicht ist geplant.';
export const reviewFailed = 'Wir konnten deine Durchsicht nicht speichern. Bitte versuch es noch einmal.';
export const cadenceFailed =
  'Wir konnten nicht speichern, wie oft du durchsiehst. Bitte versuch es noch einmal.';

/* Waiting to be saved: what each change is called */

export const newItem = 'Ein Wunsch der Bucketlist';
export const saveAsNewButton = 'Als neuen Wunsch speichern';
export const changedItem = 'Ein geänderter Wunsch der Bucketlist';
export const changedStory = 'Eine Geschichte für deine Bucketlist';
export const restoredVersion = 'Eine frühere Fassung eines Wunsches der Bucketlist';
export const changedStatus = 'Ein neuer Stand eines Wunsches der Bucketlist';
export const restoredItem = 'Ein wiederhergestellter Wunsch der Bucketlist';
export const deletedItem = 'Ein gelöschter Wunsch der Bucketlist';
export const changedCadence = 'Wie oft du deine Bucketlist durchsiehst';
export const listReview = 'Eine Durchsicht deiner Bucketlist';

/* Answers of the server */

export const itemNotFound = 'Wir konnten diesen Wunsch nicht finden. Vielleicht wurde er gelöscht.';
export const nothingToChange = 'Es gibt nichts zu ändern.';
export const notCompleted = 'Nur ein erfüllter Wunsch hat einen Zeitpunkt.';
export const completionTimeMismatch = 'Ein erfüllter Wunsch braucht einen Zeitpunkt, ein anderer hat keinen.';
