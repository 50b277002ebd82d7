/* No answer from the server */

export const noConnection = 'Pas de connexion pour le moment. Réessaie quand tu seras de nouveau en ligne.';
export const unexpected = 'Un problème est survenu. Réessaie dans quelques minutes.';
