import { spoken } from '../../server/spoken.ts';
import * as german from './texts.de.ts';
import * as english from './texts.ts';

/** What the server says of it, in the language of whoever hears it. */
export const texts = spoken<typeof english>({ en: english, de: german });
