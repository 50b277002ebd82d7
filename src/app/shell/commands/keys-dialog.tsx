import { type ReactNode, useId, useState } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../../browser/single-keys.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Switch } from '../../../kit/switch.tsx';
import * as texts from '../texts.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './keys-dialog.module.css';

type Rows = readonly (readonly [keys: string, does: string])[];

const ANYWHERE: Rows = [['Mod K', texts.searchAndCommandsTitle]];

const SINGLE: Rows = [
  ['W', texts.writeTodaysPageLabel],
  ['A', texts.addActionLabel],
  ['L', texts.noteLessonLabel],
  ['/', texts.findSomethingLabel],
  ['?', texts.showShortcutsLabel],
];

const FOUND: Rows = [
  ['N', texts.nextMatchLabel],
  ['P', texts.previousMatchLabel],
  ['Esc', texts.backToResultsLabel],
];

const WRITING: Rows = [
  ['Mod ↵', texts.nextOrSaveLabel],
  ['Esc', texts.closeAndKeepLabel],
];

const VISION: Rows = [
  ['Mod S', texts.saveLabel],
  ['Mod B', texts.boldLabel],
  ['Mod I', texts.italicLabel],
  ['Mod U', texts.underlineLabel],
  ['Mod K', texts.addLinkLabel],
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
      title={texts.keyboardShortcutsTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.closeButton}</Button>}
    >
      <div className={styles.groups}>
        <Keys title={texts.anywhereTitle} rows={ANYWHERE} />
        <Keys title={texts.notTypingTitle} rows={SINGLE} off={!single} />
        <Switch
          label={texts.singleKeysLabel}
          help={texts.singleKeysHelp}
          checked={single}
          onChange={choose}
        />
        <Keys title={texts.foundTitle} rows={FOUND} />
        <Keys title={texts.typingTitle} rows={WRITING} />
        <Keys title={texts.visionTitle} rows={VISION} />
      </div>
    </Dialog>
  );
}
