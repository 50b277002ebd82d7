/* Every page of the Google test server */

export const testNote = 'This is a test page in place of Google. Nothing leaves this computer.';

/* Consent */

export const consentTitle = 'Let this app see and change your tasks?';
export const allowLink = 'Allow';
export const denyLink = 'Deny';

/* Task lists */

export const tasksTitle = 'Google Tasks';
export const newTaskLabel = (list: string): string => `New task in ${list}`;
export const addButton = 'Add';
export const taskLabel = (task: string): string => `Title of ${task}`;
export const renameButton = 'Rename';
export const reopenButton = 'Reopen';
export const completeButton = 'Complete';
export const deleteButton = 'Delete';
