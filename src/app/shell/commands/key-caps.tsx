import type { ReactNode } from 'react';
import { isApple } from '../../../browser/apple.ts';
import styles from './key-caps.module.css';

/** The modifier that this device has, as it stands on the key. */
const MODIFIER = isApple ? '⌘' : 'Ctrl';

/** Keys that are pressed together, such as 'Mod K'; 'Mod' is Command on Apple's devices and Control elsewhere. */
export function KeyCaps({ keys }: { keys: string }): ReactNode {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key === 'Mod' ? MODIFIER : key}</kbd>
      ))}
    </span>
  );
}

/** The same as `aria-keyshortcuts` says it. */
export const keyShortcut = (keys: string): string =>
  keys.replace('Mod', isApple ? 'Meta' : 'Control').replaceAll(' ', '+');
