/* Beside a writing area */

export const speakButton = 'Sprechen statt tippen';
export const stopButton = 'Nicht mehr zuhören';
export const listening = 'Hört zu. Was du sagst, bleibt auf diesem Gerät.';

export const microphoneRefused =
  'Growth Loop darf in diesem Browser das Mikrofon nicht benutzen. Du kannst das neben der Adresse der Seite ändern.';
export const listeningFailed =
  'Wir konnten gerade nicht zuhören. Was du bisher gesagt hast, ist aufgeschrieben.';
export const notRecorded = 'Wir konnten die Aufnahme nicht starten.';

/* In the profile */

export const settingTitle = 'Sprechen';
export const settingHelp =
  'Sprich, statt zu tippen, wo immer du schreibst. Dein Browser macht auf diesem Gerät Text daraus, und niemand sonst hört es.';
export const showLabel = 'Neben Textfeldern ein Mikrofon zeigen';
export const keepLabel = 'Eine Aufnahme vom Gesagten behalten';
export const keepHelp =
  'Bei Einträgen, Erkenntnissen und Geschichten der Bucketlist, jeweils bis zu fünf Minuten. Verschlüsselt wie das, was du schreibst.';
export const installHelp = 'Vielleicht muss dein Browser zuerst laden, was er für deine Sprache braucht.';
export const installButton = 'Sprechen einrichten';
export const installing = 'Dein Browser lädt, was er braucht. Das kann ein paar Minuten dauern.';
export const notOnThisDevice =
  'Dieser Browser kann Gesprochenes nicht auf diesem Gerät in Text verwandeln. Es gibt kein Mikrofon, denn was du sagst, würde das Gerät verlassen.';
export const installFailed =
  'Dein Browser konnte nicht laden, was er braucht. Bitte versuch es später noch einmal.';
