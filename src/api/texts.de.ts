/* No answer from the server */

export const noConnection =
  'Im Moment gibt es keine Verbindung. Bitte versuch es noch einmal, wenn du wieder online bist.';
export const unexpected = 'Etwas ist schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.';
