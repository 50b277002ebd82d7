/** How long a saved lesson is confirmed, in seconds. */
export const LESSON_SECONDS = 5;

/** Names the draft of a lesson: every box for lessons goes on with the same one. */
export const LESSON_DRAFT = 'lesson';
