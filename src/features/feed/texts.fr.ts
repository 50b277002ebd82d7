/* Answers of the server */

export const oneDirection = 'Utilise soit «\u202fafter\u202f», soit «\u202fbefore\u202f», pas les deux.';

export const noEvents = 'Ce serveur n’envoie pas d’événements. Demande les modifications de temps en temps.';

export const tooManyEvents = 'Trop d’appareils sont connectés. Demande les modifications de temps en temps.';

export const keyOfFormat = 'L’identifiant de la clé ne va qu’avec les textes d’un coffre privé';
