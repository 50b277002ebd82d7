import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { iconButtonClass } from './icon-button.tsx';
import { ChevronDown, Ellipsis } from './icons.ts';
import { Link } from './link.tsx';
import styles from './menu.module.css';
import { keyInReadingOrder } from './reading-direction.ts';

interface MenuLink {
  kind: 'link';
  label: string;
  /** An address inside the product. */
  to?: string;
  /** An address outside; opens in a new tab. */
  href?: string;
}

interface MenuAction {
  kind: 'action';
  label: string;
  onSelect: () => void;
}

interface MenuChoice {
  kind: 'choice';
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onSelect: (value: string) => void;
}

interface MenuGroup {
  kind: 'group';
  label: string;
  items: (MenuLink | MenuAction)[];
}

interface MenuDivider {
  kind: 'divider';
}

export type MenuItem = MenuLink | MenuAction | MenuChoice | MenuGroup | MenuDivider;

interface MenuProps {
  /** The button's text, or what the ellipsis says to those who do not see it, e.g. "Goals options". */
  label: string;
  /** 'text' shows the label and a chevron, 'ellipsis' three dots. */
  trigger?: 'text' | 'ellipsis';
  items: MenuItem[];
}

interface ItemProps {
  item: MenuItem;
  close: (returnFocus: boolean) => void;
}

function Item({ item, close }: ItemProps): ReactNode {
  const groupId = useId();
  if (item.kind === 'divider') return <hr />;
  if (item.kind === 'action') {
    const select = (): void => {
      // A dialog that opens now leads back there.
      close(true);
      item.onSelect();
    };
    return (
      <button type="button" role="menuitem" tabIndex={-1} onClick={select}>
        {item.label}
      </button>
    );
  }
  if (item.kind === 'link') {
    return item.href === undefined ? (
      <Link role="menuitem" tabIndex={-1} to={item.to ?? '/'} onClick={() => close(false)}>
        {item.label}
      </Link>
    ) : (
      <a
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        target="_blank"
        rel="noreferrer"
        onClick={() => close(false)}
      >
        {item.label}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a menu, not a fieldset of a form.
    <div role="group" aria-labelledby={groupId}>
      <p className={styles.label} id={groupId}>
        {item.label}
      </p>
      {item.kind === 'group' ? (
        item.items.map((inner) => <Item key={inner.label} item={inner} close={close} />)
      ) : (
        <div className={styles.choices} role="none">
          {item.options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={option.value === item.value}
              onClick={() => item.onSelect(option.value)}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const isLetter = (key: string): boolean => key.length === 1 && key !== ' ';

/** Where a key moves the focus among `entries`, or undefined when the key means nothing here. */
function moved(pressed: string, entries: HTMLElement[]): HTMLElement | undefined {
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? entries.indexOf(focused) : -1;
  const key = keyInReadingOrder(pressed);
  if (key === 'ArrowDown' || key === 'ArrowRight') return entries[(at + 1) % entries.length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return entries.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (!isLetter(key)) return undefined;
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return after.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

interface MenuListProps {
  id: string;
  triggerId: string;
  items: MenuItem[];
  /** Where focus starts. */
  start: 'first' | 'last';
  close: (returnFocus: boolean) => void;
}

function MenuList({ id, triggerId, items, start, close }: MenuListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const below = window.innerHeight - element.getBoundingClientRect().bottom;
    if (below < 0 && element.getBoundingClientRect().top > window.innerHeight / 2)
      element.classList.add(styles.upward ?? '');
    const all = [...element.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    all.at(start === 'first' ? 0 : -1)?.focus();
  }, [start]);

  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      close(event.key === 'Escape');
      return;
    }
    const target = moved(event.key, entries());
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-labelledby={triggerId}
      onKeyDown={keyDown}
    >
      {items.map((item, place) => (
        <Item key={item.kind === 'divider' ? `divider-${place}` : item.label} item={item} close={close} />
      ))}
    </div>
  );
}

/** A menu button after the ARIA pattern: arrows, Home, End, first letters, Escape; focus returns to the button. */
export function Menu({ label, trigger = 'text', items }: MenuProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<'first' | 'last'>();
  const open = start !== undefined;

  const close = (returnFocus: boolean): void => {
    setStart(undefined);
    if (returnFocus) button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setStart(undefined);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStart(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <div className={styles.box} ref={box}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={trigger === 'text' ? styles.trigger : iconButtonClass}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={trigger === 'ellipsis' ? label : undefined}
        onClick={() => setStart(open ? undefined : 'first')}
        onKeyDown={keyDown}
      >
        {trigger === 'text' ? (
          <>
            {label} <ChevronDown />
          </>
        ) : (
          <Ellipsis />
        )}
      </button>
      {open && <MenuList id={id} triggerId={`${id}-button`} items={items} start={start} close={close} />}
    </div>
  );
}
