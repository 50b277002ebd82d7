/**
 * Whether the sync button stands somewhere: for whoever may use the feature and has actions, or where `showWhenNoTasks` says
 * that a first sync may fetch some.
 */
export const showsSync = (given: {
  /** Undefined until the server has said. */
  maySync: boolean | undefined;
  hasTasks: boolean;
  showWhenNoTasks: boolean;
}): boolean => given.maySync === true && (given.hasTasks || given.showWhenNoTasks);
