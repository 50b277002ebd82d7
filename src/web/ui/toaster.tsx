import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonClass } from './icon-button.tsx';
import { CheckMark, CircleAlert, CloudOff, X } from './icons.ts';
import { LoopRing } from './loop-ring.tsx';
import { TextButton } from './text-button.tsx';
import { shownToasts, subscribeToToasts, type Toast, type ToastAction, toast } from './toast.ts';
import styles from './toaster.module.css';

function Sign({ item }: { item: Toast }): ReactNode {
  if (item.strokes) {
    return (
      <span className={styles.mark}>
        <LoopRing strokes={item.strokes} draw />
      </span>
    );
  }
  if (item.kind === 'error') return <CircleAlert />;
  if (item.kind === 'offline') return <CloudOff />;
  return <CheckMark />;
}

function ActionButton({ item, action }: { item: Toast; action: ToastAction }): ReactNode {
  const select = (): void => {
    toast.dismiss(item.id);
    action.onSelect();
  };
  return <TextButton onClick={select}>{action.label}</TextButton>;
}

function ToastView({ item }: { item: Toast }): ReactNode {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || item.seconds === undefined) return;
    const timer = setTimeout(() => toast.dismiss(item.id), item.seconds * 1000);
    return () => clearTimeout(timer);
  }, [paused, item]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer; nothing is operated here.
    <div
      className={classNames(styles.toast, item.kind === 'error' && styles.failure)}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Sign item={item} />
      <p>{item.text}</p>
      {item.action && <ActionButton item={item} action={item.action} />}
      {item.seconds !== undefined && (
        <button
          type="button"
          className={iconButtonClass}
          aria-label="Dismiss"
          onClick={() => toast.dismiss(item.id)}
        >
          <X />
        </button>
      )}
    </div>
  );
}

/** The region that shows toasts and reads them aloud; mounted once, by the product's start. */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts);
  return (
    <div className={styles.toasts} role="status" aria-live="polite" aria-atomic="false">
      {shown.map((item) => (
        <ToastView key={item.id} item={item} />
      ))}
    </div>
  );
}
