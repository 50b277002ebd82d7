import { spoken } from '../../server/spoken.ts';
import * as english from './texts.ts';

/** What the server says of it, in the language of whoever hears it. */
export const texts = await spoken(english, (language) => import(`./texts.${language}.ts`));
