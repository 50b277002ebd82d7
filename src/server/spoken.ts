import { AsyncLocalStorage } from 'node:async_hooks';
import type { OfferedLanguage } from '../kernel/languages.ts';

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

/** A text as wide as its kind, so that the one of another language fits. */
type Wide<Value> = Value extends string
  ? string
  : Value extends (...given: never[]) => unknown
    ? Value
    : { readonly [Key in keyof Value]: Wide<Value[Key]> };

/** What a module exports, in any language. */
export type InAnyLanguage<Module> = { readonly [Name in keyof Module]: Wide<Module[Name]> };

/** The exports of a module in the language that is spoken when they are read. To be read where something is said. */
export function spoken<Module extends object>(
  modules: Record<OfferedLanguage, InAnyLanguage<Module>> & { en: Module },
): InAnyLanguage<Module> {
  return new Proxy(modules.en as InAnyLanguage<Module>, {
    get: (_, name) => Reflect.get(modules[spokenLanguage()], name),
  });
}
