/* Answers of the server */

export const unexpected = 'Etwas ist schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.';
export const unauthenticated = 'Du bist nicht angemeldet. Bitte melde dich noch einmal an.';
export const forbidden = 'Dazu hast du keine Berechtigung.';
export const paymentRequired =
  'Deine Testphase ist zu Ende. Alles, was du geschrieben hast, ist sicher. Wähle ein Abo, um weiterzuschreiben.';
export const idTaken = 'Unter dieser ID ist schon etwas anderes gespeichert.';

export const vaultChanged =
  'Dein privater Tresor wurde ein- oder ausgeschaltet, oder sein Schlüssel wurde geändert. Es ist nichts verloren. Bitte versuch es gleich noch einmal.';

/* Input that is refused */

export const notADay = 'Diesen Tag gibt es nicht';
export const notSealed = 'Das ist kein verschlüsselter Text';
export const notAPageEnd = 'Das ist keine gültige Stelle';

/* In place of what cannot be read */

export const waiting = '[Wartet auf die Anmeldung\u00a0…]';
export const unreadable = '[Nicht lesbar]';
export const notReady = 'Die Verschlüsselung ist noch nicht bereit';
export const invalidDate = 'Ungültiges Datum';
