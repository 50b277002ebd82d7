import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CheckMark, CircleAlert, CloudOff, X } from './icons.ts';
import { LoopRing } from './loop-ring.tsx';
import { TextButton } from './text-button.tsx';
import * as texts from './texts.ts';
import { shownToasts, subscribeToToasts, type Toast, type ToastAction, toast } from './toast.ts';
import styles from './toaster.module.css';

function Sign({ item }: { item: Toast }): ReactNode {
  if (item.strokes) {
    return (
      <span className={styles.mark}>
        <LoopRing strokes={item.strokes} from={{ ...item.strokes, act: false }} />
      </span>
    );
  }
  if (item.kind === 'error' || item.kind === 'info') return <CircleAlert />;
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
      className={classNames(
        styles.toast,
        item.kind === 'error' && styles.failure,
        item.kind === 'offline' && styles.offline,
      )}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Sign item={item} />
      <p>{item.text}</p>
      {item.action && <ActionButton item={item} action={item.action} />}
      <IconButton label={texts.dismissLabel} onClick={() => toast.dismiss(item.id)}>
        <X />
      </IconButton>
    </div>
  );
}

/** How high the bar at the bottom of the page is, in pixels, while somebody wants to know. */
function useBottomBar(isWanted: boolean): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const watcher = new ResizeObserver(() => {
      const bar = document.querySelector('[data-bottom-bar]');
      if (bar) watcher.observe(bar);
      setHeight(bar?.clientHeight ?? 0);
    });
    // A page brings its own bar, and another height.
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [isWanted]);
  return height;
}

/** The region that shows toasts and reads them aloud; mounted once, by the product's start. */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts);
  const bar = useBottomBar(shown.length > 0);
  return (
    <div
      className={styles.toasts}
      style={{ '--bottom-bar': `${bar}px` } as CSSProperties}
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {shown.map((item) => (
        <ToastView key={item.id} item={item} />
      ))}
    </div>
  );
}
