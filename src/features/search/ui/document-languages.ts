import {
  DiaryLanguages,
  languageOf,
  languagesOf,
  type WrittenLanguage,
} from '../../../language/written-in.ts';
import type { DocumentKey, SearchDocument } from '../rules.ts';

/** The language of each text of the documents, of which English alone is understood. `part` is the text's index. */
export class DocumentLanguages {
  readonly #languages = new Map<DocumentKey, readonly (WrittenLanguage | undefined)[]>();
  readonly #diary = new DiaryLanguages();

  put({ key, texts }: SearchDocument): void {
    const languages = languagesOf(texts);
    this.#languages.set(key, languages);
    for (const language of languages) this.#diary.count(language);
  }

  forget(key: DocumentKey): void {
    for (const language of this.#languages.get(key) ?? []) this.#diary.count(language, -1);
    this.#languages.delete(key);
  }

  /** Whether the text says too little of its language. */
  isUnknown(key: DocumentKey, part: number): boolean {
    return this.#languages.get(key)?.[part] === undefined;
  }

  /** Whether the text is in another language than English for sure. */
  isOther(key: DocumentKey, part: number): boolean {
    return !this.isUnknown(key, part) && this.#languages.get(key)?.[part] !== 'en';
  }

  /** Whether a text, of a document or not, is in English, or says too little where most are. */
  isEnglishText(text: string): boolean {
    return this.#diary.isEnglish(languageOf(text));
  }

  /** Whether most of what was written is in another language than English. */
  get isMostlyOther(): boolean {
    return this.#diary.isMostlyOther;
  }
}
