import { type ReactNode, useState } from 'react';
import { changeLanguage } from '../../../browser/change-language.ts';
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

/** Chooses the language of the screens. The app is fetched in that language, and opens anew where it is. */
export function LanguageChoice(): ReactNode {
  const [chosen, setChosen] = useState<string>(LANGUAGE);
  const [problem, setProblem] = useState<string>();
  const isChanging = chosen !== LANGUAGE;

  const choose = async (language: OfferedLanguage): Promise<void> => {
    setChosen(language);
    setProblem(undefined);
    try {
      await saveProfile({ language });
      // Otherwise it comes as on the person's other devices, once there is a connection.
      if (navigator.onLine) return await changeLanguage(language);
      setProblem(texts.languageOffline);
    } catch {
      setProblem(texts.languageNotChanged);
    }
    setChosen(LANGUAGE);
  };

  return (
    <Field
      label={texts.languageLabel}
      help={isChanging ? texts.changingLanguage : texts.languageHelp}
      error={problem}
    >
      <Select
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
