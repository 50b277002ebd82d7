import { type ReactNode, useId } from 'react';
import { themeOptions, useTheme } from '../theme.ts';
import styles from './theme-choice.module.css';

/** Chooses how the product looks: as the device does, light, or dark. */
export function ThemeChoice(): ReactNode {
  const name = useId();
  const { theme, choose } = useTheme();
  return (
    <fieldset className="grid gap-[6px]">
      <legend className="mb-[6px] text-small font-semibold">Theme</legend>
      <div className={styles.choices}>
        {themeOptions.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={theme === option.value}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
