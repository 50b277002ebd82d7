/* Messages */

export const CUSTOMIZATION_MISSING = 'No customization found';

/* Contract */

export const nameASection = 'Name a section.';

/* Section options */

export const movedTo = (title: string, other: string): string => `${title} moved to ${other}`;
export const optionsLabel = (title: string): string => `${title} options`;
export const moveToButton = (other: string): string => `Move to ${other}`;

/* Sections */

export const thePlaceOfASection = 'The place of a section';
