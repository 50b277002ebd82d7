/* Answers of the server */

export const unexpected = 'Un problème est survenu. Réessaie dans quelques minutes.';
export const unauthenticated = 'Ta session n’a pas été reconnue. Reconnecte-toi.';
export const forbidden = 'Tu n’as pas l’autorisation de faire cela.';
export const paymentRequired =
  'Ton essai est terminé. Tout ce que tu as écrit est en sécurité. Choisis un abonnement pour continuer d’écrire.';
export const idTaken = 'Autre chose est déjà enregistré sous cet identifiant.';

export const vaultChanged =
  'Ton coffre privé a été activé ou désactivé, ou sa clé a changé. Rien n’est perdu. Réessaie dans un instant.';

/* Input that is refused */

export const notADay = 'Ce jour n’existe pas';
export const notSealed = 'Ce texte n’est pas chiffré';
export const notAPageEnd = 'Ce curseur n’est pas valide';

/* In place of what cannot be read */

export const waiting = '[En attente de connexion…]';
export const unreadable = '[Déchiffrement impossible]';
export const notReady = 'Chiffrement pas encore prêt\u00a0: en attente de connexion';
export const invalidDate = 'Date non valide';
