import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { CheckMark, CircleAlert, CloudOff, X } from './icons.ts';
import { LoopRing, type Strokes } from './loop-ring.tsx';

type Kind = 'success' | 'error' | 'streak' | 'info' | 'offline';

interface Toast {
  id: number;
  kind: Kind;
  text: string;
  /** How long it stays; undefined stays until it is dismissed from code. */
  seconds: number | undefined;
  strokes?: Strokes;
}

interface Timing {
  seconds?: number;
  /** Stays until `toast.dismiss(id)`. */
  sticky?: boolean;
}

const DEFAULT_SECONDS = 3;
const MOST_AT_ONCE = 3;

let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: Kind, text: string, timing: Timing, strokes?: Strokes): number {
  const id = nextId++;
  const seconds = timing.sticky ? undefined : (timing.seconds ?? DEFAULT_SECONDS);
  const same = (other: Toast): boolean => other.kind === kind && other.text === text;
  const added: Toast = { id, kind, text, seconds, ...(strokes ? { strokes } : {}) };
  publish([...toasts.filter((other) => !same(other)), added].slice(-MOST_AT_ONCE));
  return id;
}

function dismiss(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Brief messages at the bottom of the page, in seconds (3 unless given). Each call answers an id for `dismiss`. */
export const toast = {
  success: (text: string, timing: Timing = {}): number => show('success', text, timing),
  error: (text: string, timing: Timing = {}): number => show('error', text, timing),
  info: (text: string, timing: Timing = {}): number => show('info', text, timing),
  /** The connection is gone; stays until dismissed. */
  offline: (text: string): number => show('offline', text, { sticky: true }),
  /** A streak grew: shows the ring with today's strokes. */
  streak: (text: string, strokes: Strokes, timing: Timing = {}): number =>
    show('streak', text, timing, strokes),
  dismiss,
};

function Sign({ item }: { item: Toast }): ReactNode {
  if (item.strokes) {
    return (
      <span className="mark">
        <LoopRing strokes={item.strokes} draw />
      </span>
    );
  }
  if (item.kind === 'error') return <CircleAlert />;
  if (item.kind === 'offline') return <CloudOff />;
  return <CheckMark />;
}

function ToastView({ item }: { item: Toast }): ReactNode {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || item.seconds === undefined) return;
    const timer = setTimeout(() => dismiss(item.id), item.seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, item]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the timer; nothing is operated here.
    <div
      className={classNames('toast', item.kind === 'error' && 'bad')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign item={item} />
      <p>{item.text}</p>
      {item.seconds !== undefined && (
        <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => dismiss(item.id)}>
          <X />
        </button>
      )}
    </div>
  );
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The region that shows toasts and reads them aloud; mounted once, by the product's start. */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status" aria-live="polite" aria-atomic="false">
      {shown.map((item) => (
        <ToastView key={item.id} item={item} />
      ))}
    </div>
  );
}
