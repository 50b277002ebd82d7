import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isApple } from '../../../browser/apple.ts';
import { type Hit, type HitsOfKind, useHits } from '../../../features/search/client.ts';
import { isBlank } from '../../../kernel/text.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import { X } from '../../../kit/icons.ts';
import { WritingLine } from '../../../kit/writing-line.tsx';
import * as texts from '../texts.ts';
import { KeyCaps } from './key-caps.tsx';
import { fitting, type Group, isNaming, type Named } from './matching.ts';
import styles from './palette.module.css';
import { type Option, type OptionGroup, Options } from './palette-options.tsx';

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
  /** Goes to the place of something that was written. */
  openHit: (hit: Hit) => void;
  onClose: () => void;
}

const optionOf = (command: Command): Option => ({ id: command.label, ...command });

function commandsFor(typed: string, groups: readonly Group<Command>[]): OptionGroup[] {
  if (!isNaming(typed)) return groups.map(({ name, items }) => ({ name, options: items.map(optionOf) }));
  const fits = fitting(typed, groups);
  return fits.length > 0 ? [{ name: texts.commandsLabel, options: fits.map(optionOf) }] : [];
}

/**
 * What was typed can always be looked for, after the commands that it fits. What was found by itself stands below: it
 * comes a moment later, and moves nothing that may be chosen already.
 */
function groupsFor(
  typed: string,
  { groups, find, openHit }: PaletteProps,
  kinds: readonly HitsOfKind[],
  count: number | undefined,
): OptionGroup[] {
  const commands = commandsFor(typed, groups);
  if (isBlank(typed)) return commands;
  const words = typed.trim();
  const finding: Option = {
    id: 'find',
    label: texts.findWordsButton(words),
    run: () => find(words),
    ...(count && { note: texts.hitsCount(count) }),
  };
  const found = kinds.map(({ name, hits }) => ({
    name,
    options: hits.map((hit) => ({
      id: hit.key,
      label: hit.sentence,
      date: hit.date,
      run: () => openHit(hit),
    })),
  }));
  return [...commands, { name: texts.findInWritingTitle, options: [finding] }, ...found];
}

/** How far a key goes on among `count` options. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  return undefined;
}

const isOwnKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey);

/** Which option is chosen: the first one until another is. It stays the same one when others come or go. */
interface Chosen {
  id: string | undefined;
  byKey: boolean;
}

const FIRST: Chosen = { id: undefined, byKey: true };

/** One line to type in, and below it what can be done and what was written; arrows choose, Enter does it. */
export function Palette(props: PaletteProps): ReactNode {
  const { onClose } = props;
  const [typed, setTyped] = useState('');
  const [{ id: chosen, byKey }, setChosen] = useState(FIRST);
  const id = useId();
  const { kinds, count } = useHits(typed);
  const groups = groupsFor(typed, props, kinds, count);
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    options.findIndex((option) => option.id === chosen),
    0,
  );
  const run = (option: Option | undefined): void => {
    if (!option) return;
    onClose();
    option.run();
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, at, options.length);
    if (next !== undefined) setChosen({ id: options[next]?.id, byKey: true });
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
            setChosen(FIRST);
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
        onPoint={(option) => setChosen({ id: option.id, byKey: false })}
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
