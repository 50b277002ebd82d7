import { isOpened } from '../../kernel/seal.ts';

/** Whether a lesson could be opened: only then can it be edited, or its words would be lost. */
export const isReadable = ({ lesson }: { lesson: string }): boolean => isOpened(lesson);
