import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changeLanguage } from '../../../browser/change-language.ts';
import { tabStore } from '../../../browser/web-storage.ts';
import {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageTag,
  type OfferedLanguage,
} from '../../../kernel/languages.ts';
import { LANGUAGE } from '../../../kernel/locale.ts';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { saveProfile } from '../../../session/profile.ts';
import * as texts from '../texts.ts';

/** Kept in this tab while it loads the app in the language that was chosen in it. */
const CHOSEN_HERE = 'language-chosen-here';

/**
 * Chooses the language of the screens. The app is fetched in that language and opens where it was, with the choice before
 * the person's eyes and under their fingers.
 */
export function LanguageChoice(): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  const [isChanged] = useState(() => tabStore.get(CHOSEN_HERE) === LANGUAGE);
  const [chosen, setChosen] = useState<string>(LANGUAGE);
  const [problem, setProblem] = useState<string>();
  const isChanging = chosen !== LANGUAGE;

  useEffect(() => {
    tabStore.remove(CHOSEN_HERE);
    if (!isChanged) return;
    select.current?.focus({ preventScroll: true });
    select.current?.scrollIntoView({ block: 'center' });
  }, [isChanged]);

  const choose = async (language: OfferedLanguage): Promise<void> => {
    setChosen(language);
    setProblem(undefined);
    try {
      await saveProfile({ language });
      // Otherwise it comes as on the person's other devices, once there is a connection.
      if (navigator.onLine) {
        tabStore.set(CHOSEN_HERE, language);
        return await changeLanguage(language);
      }
      setProblem(texts.languageOffline);
    } catch {
      tabStore.remove(CHOSEN_HERE);
      setProblem(texts.languageNotChanged);
    }
    setChosen(LANGUAGE);
  };

  const helpNow = (): string => {
    if (isChanging) return texts.changingLanguage;
    return isChanged ? texts.languageChanged : texts.languageHelp;
  };

  return (
    <Field label={texts.languageLabel} help={helpNow()} error={problem}>
      <Select
        ref={select}
        value={chosen}
        disabled={isChanging}
        onChange={({ target: { value } }) => isLanguage(value) && void choose(value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={languageTag(language)}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
