/* What other features show of visions and load only when it is shown. */

export const loadVisions = () => import('./visions.tsx');
