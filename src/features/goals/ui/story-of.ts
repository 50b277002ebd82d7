import type { ShownGoal } from '../rules.ts';

/** The address of a goal's story. */
export const storyOf = ({ id }: ShownGoal): string => `/goal?goal=${id}`;
