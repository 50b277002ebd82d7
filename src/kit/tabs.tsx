import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { keyInReadingOrder } from './reading-direction.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the group of tabs. */
  label: string;
  tabs: Tab[];
  /** The id of the tab shown first; the first one when left out. */
  initial?: string;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs after the ARIA pattern: arrows, Home and End move and show. */
export function Tabs({ label, tabs, initial }: TabsProps): ReactNode {
  const base = useId();
  const [shown, setShown] = useState(initial ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  const keyDown = (event: KeyboardEvent, index: number): void => {
    const target = tabs[steps[keyInReadingOrder(event.key)]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    setShown(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  };

  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === shown}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => setShown(tab.id)}
            onKeyDown={(event) => keyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== shown}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
