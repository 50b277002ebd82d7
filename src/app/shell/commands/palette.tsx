import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { isApple } from '../../../browser/apple.ts';
import { isBlank } from '../../../kernel/text.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import { X } from '../../../kit/icons.ts';
import { WritingLine } from '../../../kit/writing-line.tsx';
import * as texts from '../texts.ts';
import { KeyCaps, keyShortcut } from './key-caps.tsx';
import { fitting, type Group, type Named } from './matching.ts';
import styles from './palette.module.css';

/** Something that can be done from anywhere. */
export interface Command extends Named {
  /** The key that does the same, as `KeyCaps` takes it. */
  keys?: string;
  run: () => void;
}

interface PaletteProps {
  groups: readonly Group<Command>[];
  /** Looks for the words that were typed among everything that was written. */
  find: (words: string) => void;
  onClose: () => void;
}

/** What was typed can always be looked for, after the commands that it fits. */
function groupsFor(typed: string, { groups, find }: PaletteProps): Group<Command>[] {
  const fits = fitting(typed, groups);
  if (isBlank(typed)) return fits;
  const words = typed.trim();
  const finding = { label: texts.findWordsButton(words), run: () => find(words) };
  return [...fits, { name: texts.findInWritingTitle, items: [finding] }];
}

/** How far a key goes on among `count` options. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  return undefined;
}

const isOwnKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey);

/** One line to type in, and below it what can be done; arrows choose, Enter does it. */
export function Palette(props: PaletteProps): ReactNode {
  const { onClose } = props;
  const [typed, setTyped] = useState('');
  const [{ at, byKey }, setChosen] = useState({ at: 0, byKey: true });
  const id = useId();
  const groups = groupsFor(typed, props);
  const options = groups.flatMap(({ items }) => items);
  const run = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    command.run();
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, at, options.length);
    if (next !== undefined) setChosen({ at: next, byKey: true });
    else if (event.key === 'Enter') run(options[at]);
    else if (isOwnKey(event)) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      title={texts.searchAndCommandsTitle}
      titleHidden
      className={styles.palette}
      onClose={onClose}
    >
      <div className={styles.line}>
        <WritingLine
          label={texts.commandLabel}
          labelHidden
          placeholder={texts.commandPlaceholder}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={`${id}-${at}`}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen({ at: 0, byKey: true });
          }}
          onKeyDown={keyDown}
          after={
            <IconButton label={texts.closeLabel} onClick={onClose}>
              <X />
            </IconButton>
          }
        />
      </div>
      <Options
        id={id}
        groups={groups}
        at={at}
        inSight={byKey ? `${at} ${typed}` : undefined}
        onPoint={(place) => setChosen({ at: place, byKey: false })}
        onRun={run}
      />
      <p className={styles.foot} aria-hidden="true">
        <span>
          <KeyCaps keys="↑ ↓" /> {texts.chooseHint}
        </span>
        <span>
          <KeyCaps keys="↵" /> {texts.openHint}
        </span>
        <span>
          <KeyCaps keys="Esc" /> {texts.closeHint}
        </span>
      </p>
      <p role="status" className="sr-only">
        {typed !== '' && texts.results(options.length)}
      </p>
    </Dialog>
  );
}

interface OptionsProps {
  id: string;
  groups: readonly Group<Command>[];
  /** The place of the chosen one among all. */
  at: number;
  /** Another value brings the chosen one into sight; undefined where it is under the pointer. */
  inSight: string | undefined;
  onPoint: (at: number) => void;
  onRun: (command: Command) => void;
}

function Options({ id, groups, at, inSight, onPoint, onRun }: OptionsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (inSight === undefined) return;
    if (inSight.startsWith('0 ')) list.current?.scrollTo(0, 0);
    else list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  let place = -1;
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.commandsLabel} className={styles.list}>
      {groups.map(({ name, items }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset of a form.
        <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p id={`${id}-group-${group}`}>{name}</p>
          {items.map((command) => {
            place += 1;
            const here = place;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line above.
              <div
                key={command.label}
                id={`${id}-${here}`}
                role="option"
                aria-selected={here === at}
                aria-keyshortcuts={command.keys && keyShortcut(command.keys)}
                className={styles.option}
                onPointerMove={({ pointerType }) => pointerType === 'mouse' && here !== at && onPoint(here)}
                onClick={() => onRun(command)}
              >
                <span dir="auto">{command.label}</span>
                {command.keys && (
                  <span aria-hidden="true">
                    <KeyCaps keys={command.keys} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
