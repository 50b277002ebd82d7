import { formatNumber, plural } from '../kernel/intl.fr.ts';

/* Answers of the API */

export const noSuchCall = 'Cette adresse de l’API n’existe pas.';
export const tooMuchText =
  'C’est trop de texte à enregistrer en une fois. Raccourcis-le ou enregistre-le en plusieurs parties.';
export const bodyNotAsDescribed = 'Le corps de la requête ne correspond pas à la description de l’API.';
export const bodyNotJson = 'Le corps de la requête n’est pas du JSON valide.';
export const bodyNotBytes = 'Le corps de la requête doit être une suite d’octets (application/octet-stream).';
export const bodyBrokenOff = 'Le corps de la requête est incomplet. Envoie-le de nouveau.';
export const tooManyBytes =
  'Le corps de la requête dépasse le nombre d’octets que permet la description de l’API.';
export const bodyNotUtf8 = 'L’encodage du corps de la requête n’est pas valide.';
export const halfCharacter = 'Le texte contient un caractère incomplet. Supprime-le et réessaie.';
export const cannotBeStored =
  'Le texte contient un caractère ou une date qui ne peut pas être stocké. Modifie-le et réessaie.';
export const webhookFailed = 'Le service connecté n’a pas accepté cette mise à jour.';

/** For a call that would have to read what only the person's devices can. */
export const vaultClosed =
  'Ton coffre privé est activé\u00a0: seuls tes appareils peuvent lire tes textes. Utilise l’application pour cela.';

/* The foot of pages that emails lead to */

export const termsLink = 'Conditions';
export const privacyLink = 'Confidentialité';
export const encryptionNote = 'Ton journal, tes leçons, tes actions et tes objectifs sont stockés chiffrés.';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) {
    return plural(minutes, {
      one: `dans ${formatNumber(minutes)} minute`,
      other: `dans ${formatNumber(minutes)} minutes`,
    });
  }
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = formatNumber(Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES)));
  return isDays ? `dans ${count} jours` : `dans ${count} heures`;
}

export const tooManyAttempts = (minutes: number): string =>
  `Trop de tentatives. Réessaie ${tooManyUntil(minutes)}.`;
