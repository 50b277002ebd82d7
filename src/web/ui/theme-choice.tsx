import { type ReactNode, useId } from 'react';
import { type Theme, useTheme } from '../theme.ts';

export const themeOptions: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Chooses how the product looks: as the device does, light, or dark. */
export function ThemeChoice(): ReactNode {
  const name = useId();
  const { theme, choose } = useTheme();
  return (
    <fieldset className="field">
      <legend className="lbl">Theme</legend>
      <div className="theme">
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
