import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CheckMark, CircleAlert, CloudOff, X } from './icons.ts';
import { LoopRing } from './loop-ring.tsx';
import { TextButton } from './text-button.tsx';
import * as texts from './texts.ts';
import { shownToasts, subscribeToToasts, type Toast, type ToastAction, toast } from './toast.ts';
import { useIsPhone, useIsStrokeDrawn, useToastPlace } from './toast-place.ts';
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

interface ToastViewProps {
  item: Toast;
  /** How many others wait behind it. */
  behind: number;
  /** It waits behind another one. */
  isBehind: boolean;
  /** It lets something be seen first. */
  isHeld: boolean;
}

function ToastView({ item, behind, isBehind, isHeld }: ToastViewProps): ReactNode {
  const [paused, setPaused] = useState(false);
  // What can be undone has its whole time in sight; what only tells something passes meanwhile.
  const waits = paused || isHeld || (isBehind && item.action !== undefined);

  useEffect(() => {
    if (waits || item.seconds === undefined) return;
    const timer = setTimeout(() => toast.dismiss(item.id), item.seconds * 1000);
    return () => clearTimeout(timer);
  }, [waits, item]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer; nothing is operated here.
    <div
      className={classNames(
        styles.toast,
        item.kind === 'error' && styles.failure,
        item.kind === 'offline' && styles.offline,
        isBehind && styles.behind,
      )}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Sign item={item} />
      <p>{item.text}</p>
      {item.action && <ActionButton item={item} action={item.action} />}
      {/* To a screen reader each was read when it came. */}
      {behind > 0 && (
        <span className={styles.count} aria-hidden="true">
          {texts.moreMessages(behind)}
        </span>
      )}
      <IconButton label={texts.dismissLabel} onClick={() => toast.dismiss(item.id)}>
        <X />
      </IconButton>
    </div>
  );
}

/** The state of the connection stays until it is dismissed: what was just done is shown before it. */
const lastOnTop = (shown: readonly Toast[]): Toast[] => [
  ...shown.filter(({ kind }) => kind === 'offline'),
  ...shown.filter(({ kind }) => kind !== 'offline'),
];

/**
 * The region that shows toasts and reads them aloud; mounted once, by the product's start. A phone shows one at a time,
 * on the side away from what was last pressed, and not over a ring that is being drawn.
 */
export function Toaster(): ReactNode {
  const shown = lastOnTop(useSyncExternalStore(subscribeToToasts, shownToasts));
  const isPhone = useIsPhone();
  const place = useToastPlace(shown.length > 0);
  const isOnTop = isPhone && place.side === 'top';
  const isHeld = useIsStrokeDrawn(shown.length > 0 && isOnTop);
  return (
    <div
      className={classNames(styles.toasts, isOnTop && styles.onTop, isHeld && styles.held)}
      style={
        {
          '--top-bar': `${place.topBar}px`,
          '--bottom-bar': `${place.bottomBar}px`,
        } as CSSProperties
      }
      data-toasts=""
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {shown.map((item, at) => (
        <ToastView
          key={item.id}
          item={item}
          behind={isPhone && at === shown.length - 1 ? at : 0}
          isBehind={isPhone && at < shown.length - 1}
          isHeld={isHeld}
        />
      ))}
    </div>
  );
}
