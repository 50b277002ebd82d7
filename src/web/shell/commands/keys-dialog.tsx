import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { hasSingleKeys, setSingleKeys } from '../keys.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './keys-dialog.module.css';

type Rows = readonly (readonly [keys: string, does: string])[];

const ANYWHERE: Rows = [['Mod K', 'Search and commands']];

const SINGLE: Rows = [
  ['W', 'Write today’s page'],
  ['A', 'Add an action'],
  ['L', 'Note a lesson'],
  ['/', 'Find something you wrote'],
  ['?', 'These keys'],
];

const WRITING: Rows = [
  ['Mod ↵', 'Next question, or save'],
  ['Esc', 'Close, and keep what you typed'],
];

const VISION: Rows = [
  ['Mod S', 'Save'],
  ['Mod B', 'Bold'],
  ['Mod I', 'Italic'],
  ['Mod U', 'Underline'],
  ['Mod K', 'Link, instead of search and commands'],
];

function Keys({ title, rows, off }: { title: string; rows: Rows; off?: boolean }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <dl>
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd className={off ? 'text-ink-3' : undefined}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key there is, and whether single ones do anything. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const [single, setSingle] = useState(hasSingleKeys);
  const choose = (wanted: boolean): void => {
    setSingleKeys(wanted);
    setSingle(wanted);
  };
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className={styles.groups}>
        <Keys title="Anywhere" rows={ANYWHERE} />
        <Keys title="Where nothing is being written" rows={SINGLE} off={!single} />
        <Switch
          label="Single keys"
          help="Switch them off if you speak to your computer, or press them by mistake. Kept on this device until you sign out."
          checked={single}
          onChange={choose}
        />
        <Keys title="While you write" rows={WRITING} />
        <Keys title="In a vision" rows={VISION} />
      </div>
    </Dialog>
  );
}
