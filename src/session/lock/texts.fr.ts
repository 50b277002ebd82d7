import { formatNumber, plural } from '../../kernel/intl.fr.ts';

/* The locked app */

export const lockedTitle = 'Verrouillé';
export const pinLabel = 'Code PIN';
export const unlockButton = 'Déverrouiller';
export const unlocking = 'Vérification…';
export const unlockOnDeviceButton = 'Déverrouiller avec cet appareil';
export const unlockOnDeviceText =
  'Ton appareil vérifie que c’est bien toi, avec ton empreinte, ton visage ou son mot de passe.';
export const pinShape = (min: number, max: number): string =>
  `Un code PIN compte de ${formatNumber(min)} à ${formatNumber(max)} chiffres.`;
export const pinWrong = 'Ce code PIN est incorrect. Réessaie.';
export const waitSeconds = (seconds: number): string =>
  plural(seconds, {
    one: `Ce code PIN est incorrect. Tu peux réessayer dans ${formatNumber(seconds)} seconde.`,
    other: `Ce code PIN est incorrect. Tu peux réessayer dans ${formatNumber(seconds)} secondes.`,
  });
export const waitMinutes = (minutes: number): string =>
  plural(minutes, {
    one: `Ce code PIN est incorrect. Tu peux réessayer dans ${formatNumber(minutes)} minute.`,
    other: `Ce code PIN est incorrect. Tu peux réessayer dans ${formatNumber(minutes)} minutes.`,
  });
export const deviceCheckFailed = 'Ton appareil n’a pas confirmé que c’est toi. Réessaie.';
export const signOutHelp =
  'Impossible de déverrouiller\u202f? Déconnecte-toi, puis reconnecte-toi avec ton mot de passe. Si quelque chose n’est pas encore enregistré, l’application te le signale d’abord.';

/* The credential on the device, as its own settings list it */

export const credentialName = 'Verrouillage de l’application';
