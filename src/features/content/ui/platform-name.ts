import * as texts from '../texts.ts';

/** A platform as people call it: all but email have names of their own. */
export const platformName = (name: string): string => (name === 'Email' ? texts.emailPlatform : name);
