/* Answers of the server */

/** MSG-62 */
export const CUSTOMIZATION_MISSING = 'No customization found';
export const noSectionNamed = 'Please name at least one section.';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `${section} options`;
export const moveToLoopButton = 'Move to loop';
export const moveToToolsButton = 'Move to tools';
export const movedToLoop = (section: string): string => `${section} moved to your loop`;
export const movedToTools = (section: string): string => `${section} moved to your tools`;

/* Unsaved changes */

export const movedSection = 'The position of a section';
