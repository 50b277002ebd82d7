import type { ReactNode } from 'react';
import { isOpened, UNREADABLE } from '../../../kernel/seal.ts';
import { classNames } from '../../../kit/class-names.ts';
import { FormerVersions } from '../../../kit/former-versions.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { formerVersions } from '../../feed/client.ts';
import type { OwnItem } from '../rules.ts';
import { bringBack } from './ops.ts';

const TEXTS = ['item', 'reason', 'completion_story'] as const;

interface EarlierVersionsProps {
  item: OwnItem;
  /** One of them has taken the place of what stands. */
  onBroughtBack: () => void;
}

/** What an item said before it was changed, here or on another device: to be read, and to be brought back. */
export function EarlierVersions({ item, onBroughtBack }: EarlierVersionsProps): ReactNode {
  const versions = useView(formerVersions, 'bucket_list_items', item.id);
  return (
    <div className="pb-4 empty:hidden">
      <FormerVersions
        versions={versions}
        onBringBack={({ texts }) => {
          if (!texts || !Object.values(texts).every(isOpened)) return undefined;
          return () => {
            onBroughtBack();
            void bringBack(item, texts);
          };
        }}
      >
        {({ texts = { item: UNREADABLE } }) =>
          TEXTS.filter((column) => texts[column] !== undefined).map((column) => (
            <p
              key={column}
              dir="auto"
              className={classNames(
                'whitespace-pre-line wrap-anywhere',
                column !== 'item' && 'text-small text-ink-2',
              )}
            >
              {texts[column]}
            </p>
          ))
        }
      </FormerVersions>
    </div>
  );
}
