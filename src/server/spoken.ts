import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type OfferedLanguage } from '../kernel/languages.ts';

/*
 * What the server says is in the language of whoever hears it: of the screen that a call comes from, or of the person
 * that a job writes to. It is known for as long as that work runs, so that texts need not be handed through it.
 */

const heard = new AsyncLocalStorage<OfferedLanguage>();

/** The language of what is being answered or written now; English where nobody in particular hears it. */
export const spokenLanguage = (): OfferedLanguage => heard.getStore() ?? 'en';

/** Does work whose texts are in the language. */
export const inLanguage = <Result>(
  language: OfferedLanguage | null | undefined,
  work: () => Result,
): Result => heard.run(language ?? 'en', work);

/** Languages that a module has one of its own for, beside it. */
type Translation = Exclude<OfferedLanguage, 'en'>;

/**
 * The exports of a module in the language that is spoken when they are read. To be read where something is said, never
 * when a module loads.
 * @param load gives the module of another language; that it has the same exports, the types of the app in that language show
 */
export async function spoken<Module extends object>(
  english: Module,
  load: (language: Translation) => Promise<object>,
): Promise<Module> {
  const translations = LANGUAGES.filter((language) => language !== 'en');
  const modules = new Map<OfferedLanguage, object>(
    await Promise.all(translations.map(async (language) => [language, await load(language)] as const)),
  );
  return new Proxy(english, {
    get: (_, name) => Reflect.get(modules.get(spokenLanguage()) ?? english, name),
  });
}
