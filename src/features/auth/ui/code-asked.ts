/** The item of the tab's storage that says that a code is asked for, or was when the page was left. */
export const CODE_ASKED = 'code-asked';
