import { type ReactNode, useState } from 'react';
import { Menu, type MenuItem } from '../../../kit/menu.tsx';
import { Select } from '../../../kit/select.tsx';
import { useFocusBack } from '../../../kit/use-focus-back.ts';
import { Attachments } from '../../attachments/client.ts';
import { Marked, type SearchTarget } from '../../search/client.ts';
import { STATUSES, type Status } from '../contract/limits.ts';
import { isReadable, type OwnItem } from '../rules.ts';
import * as texts from '../texts.ts';
import { ItemEditor } from './item-editor.tsx';
import styles from './item-row.module.css';
import { deleteItem } from './ops.ts';

const STATUS_NAMES: Record<Status, string> = {
  in_bucket: texts.inBucket,
  in_progress: texts.inProgress,
  completed: texts.completed,
};

interface ItemRowProps {
  item: OwnItem;
  /** The words that it was found by. */
  words: SearchTarget['words'];
  onStatus: (status: Status) => void;
  /** Its story is to be told, or told again. */
  onStory: () => void;
  /** It is about to leave the list. */
  onRemoved: () => void;
}

/** An item with its status, its reason and, once there is one, its story; edited in its place. */
export function ItemRow({ item, words, onStatus, onStory, onRemoved }: ItemRowProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const { row, comeBack } = useFocusBack(editing);
  const close = (): void => {
    comeBack();
    setEditing(false);
  };
  if (editing) return <ItemEditor item={item} onClose={close} />;

  const remove = (): void => {
    onRemoved();
    void deleteItem(item.id);
  };
  const edit: MenuItem = { kind: 'action', label: texts.editButton, onSelect: () => setEditing(true) };
  const label = item.completion_story === null ? texts.tellStoryButton : texts.editStoryButton;
  const story: MenuItem = { kind: 'action', label, onSelect: onStory };
  const actions: MenuItem[] = [
    ...(isReadable(item) ? [edit] : []),
    ...(isReadable(item) && item.status === 'completed' ? [story] : []),
    { kind: 'action', label: texts.deleteButton, onSelect: remove },
  ];
  return (
    <div className={styles.item} ref={row}>
      <Words item={item} words={words} />
      <Select
        className={styles.status}
        data-status-of={item.id}
        aria-label={texts.statusLabel(item.item)}
        value={item.status}
        onChange={(event) => onStatus(event.target.value as Status)}
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </Select>
      <Menu trigger="ellipsis" label={texts.optionsLabel(item.item)} items={actions} />
    </div>
  );
}

function Words({
  item: { id, item, reason, completion_story },
  words,
}: Pick<ItemRowProps, 'item' | 'words'>) {
  return (
    <div className={styles.words}>
      <p dir="auto">
        <Marked text={item} words={words} />
      </p>
      {reason !== null && (
        <p className={styles.more} dir="auto">
          <Marked text={reason} words={words} />
        </p>
      )}
      {completion_story !== null && (
        <p className={styles.more} dir="auto">
          <Marked text={completion_story} words={words} />
        </p>
      )}
      <Attachments table="bucket_list_items" id={id} />
    </div>
  );
}
