import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines besides Chromium, in which every other journey runs. */
export const kinds = [firefox, webkit];
