/* Beside a writing area */

export const speakButton = 'Parler au lieu d’écrire';
export const stopButton = 'Arrêter l’écoute';
export const listening = 'À l’écoute. Ce que tu dis reste sur cet appareil.';

export const microphoneRefused =
  'Ce navigateur ne laisse pas Growth Loop utiliser le micro. Tu peux changer cela à côté de l’adresse de la page.';
export const listeningFailed = 'L’écoute a échoué. Ce que tu as dit jusque-là est écrit.';
export const notRecorded = 'L’enregistrement n’a pas pu démarrer.';

/* In the profile */

export const settingTitle = 'Dictée';
export const settingHelp =
  'Parle au lieu d’écrire, partout où tu écris. Ton navigateur en fait du texte sur cet appareil, et personne d’autre ne l’entend.';
export const showLabel = 'Afficher un micro à côté de mes textes';
export const keepLabel = 'Garder un enregistrement de ce que je dis';
export const keepHelp =
  'À côté des entrées, des leçons et des récits de la liste de rêves, cinq minutes au plus par enregistrement. Chiffré comme ce que tu écris.';
export const installHelp =
  'Ton navigateur doit peut-être d’abord télécharger ce qu’il lui faut pour ta langue.';
export const installButton = 'Configurer la dictée';
export const installing = 'Ton navigateur télécharge ce qu’il lui faut. Cela peut prendre quelques minutes.';
export const notOnThisDevice =
  'Ce navigateur ne sait pas transformer la parole en texte sur cet appareil. Il n’y a donc pas de micro\u00a0: ce que tu dis quitterait l’appareil.';
export const installFailed = 'Ton navigateur n’a pas pu télécharger ce qu’il lui faut. Réessaie plus tard.';
