import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Menu, type MenuItem } from '../../../kit/menu.tsx';
import { useFocusBack } from '../../../kit/use-focus-back.ts';
import { syncNow, useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import { AddCategory, CategoryEditor } from './category-form.tsx';
import { categoriesInOrder, deleteCategory, isReadable, type OwnCategory } from './category-ops.ts';

/** The categories by which the weekly review sorts, first in priority first. */
export default function Categories(): ReactNode {
  const categories = useView(categoriesInOrder);
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset
      className="grid grid-cols-1 gap-[20px]"
      aria-label={texts.weeklyCategoriesLabel}
      tabIndex={-1}
      ref={group}
    >
      {!categories.every(isReadable) && <Alert onRetry={syncNow}>{texts.categoriesNotLoaded}</Alert>}
      {categories.length > 0 && (
        <ol>
          {categories.map((category) => (
            <li key={category.id} data-row={category.id}>
              <CategoryRow category={category} onRemoved={() => group.current?.focus()} />
            </li>
          ))}
        </ol>
      )}
      <AddCategory />
    </fieldset>
  );
}

interface CategoryRowProps {
  category: OwnCategory;
  /** It is about to leave the list. */
  onRemoved: () => void;
}

function CategoryRow({ category, onRemoved }: CategoryRowProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const { row, comeBack } = useFocusBack(editing);
  const close = (): void => {
    comeBack();
    setEditing(false);
  };
  if (editing) return <CategoryEditor category={category} onClose={close} />;

  const remove = (): void => {
    onRemoved();
    void deleteCategory(category.id);
  };
  const edit: MenuItem = { kind: 'action', label: texts.editButton, onSelect: () => setEditing(true) };
  const actions: MenuItem[] = [
    ...(isReadable(category) ? [edit] : []),
    { kind: 'action', label: texts.deleteButton, onSelect: remove },
  ];
  return (
    <div className="flex items-center gap-2 border-rule border-b py-[10px]" ref={row}>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p dir="auto">{category.category_name}</p>
        {category.description !== null && (
          <p className="text-small text-ink-2" dir="auto">
            {category.description}
          </p>
        )}
      </div>
      <Menu trigger="ellipsis" label={texts.optionsForLabel(category.category_name)} items={actions} />
    </div>
  );
}
