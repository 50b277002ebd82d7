/* Answers of the server */

export const oneDirection = 'Bitte benutze entweder „after“ oder „before“, nicht beides.';

export const noEvents = 'Dieser Server sendet keine Ereignisse. Bitte frage ab und zu nach Änderungen.';

export const tooManyEvents = 'Zu viele Geräte sind verbunden. Bitte frage ab und zu nach Änderungen.';

export const keyOfFormat = 'Die ID des Schlüssels gehört nur zu Texten eines privaten Tresors';
