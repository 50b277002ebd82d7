/* What other features show of emails and load only when it is shown. */

export const loadMailChoices = () => import('./mail-choices.tsx');
