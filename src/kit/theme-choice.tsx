import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import * as texts from './texts.ts';
import { themeOptions, useTheme } from './theme.ts';

/** Chooses how the product looks: as the device does, light, or dark. */
export function ThemeChoice(): ReactNode {
  const { theme, choose } = useTheme();
  return <Choice legend={texts.theme} options={themeOptions} value={theme} onChoose={choose} />;
}
