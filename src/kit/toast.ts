import { createStore } from '../browser/store.ts';
import type { Strokes } from './loop-ring.tsx';

type Kind = 'success' | 'error' | 'streak' | 'info' | 'offline';

/** One message on show. */
export interface Toast {
  id: number;
  kind: Kind;
  text: string;
  /** How long it stays; undefined stays until it is dismissed. */
  seconds: number | undefined;
  strokes?: Strokes;
  action?: ToastAction;
  /** Told when it is dismissed, and not when it only makes room for newer ones. */
  onDismiss?: () => void;
}

/** One thing to do about a message, e.g. Undo; choosing it dismisses the message. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface Timing {
  seconds?: number;
  action?: ToastAction;
  /** Stays until somebody dismisses it. */
  sticky?: boolean;
  onDismiss?: () => void;
}

const DEFAULT_SECONDS = 3;
const MOST_AT_ONCE = 3;

const toasts = createStore<Toast[]>([]);
let nextId = 1;

function show(kind: Kind, text: string, timing: Timing, strokes?: Strokes): number {
  const id = nextId++;
  const seconds = timing.sticky ? undefined : (timing.seconds ?? DEFAULT_SECONDS);
  const same = (other: Toast): boolean => other.kind === kind && other.text === text && !other.action;
  const { action, onDismiss } = timing;
  const also = { ...(strokes && { strokes }), ...(action && { action }), ...(onDismiss && { onDismiss }) };
  const added: Toast = { id, kind, text, seconds, ...also };
  toasts.set(withRoom([...toasts.get().filter((other) => !same(other)), added]));
  return id;
}

/** The oldest go when there are too many, but for what can still be undone: that keeps its time. */
function withRoom(shown: Toast[]): Toast[] {
  const plain = shown.filter(({ action }) => !action);
  const kept = new Set(plain.slice(-Math.max(1, MOST_AT_ONCE - (shown.length - plain.length))));
  return shown.filter((each) => each.action !== undefined || kept.has(each));
}

function dismiss(id: number): void {
  const dismissed = toasts.get().find((toast) => toast.id === id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
  dismissed?.onDismiss?.();
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

/** Calls `listener` whenever the messages on show change; answers how to stop. */
export const subscribeToToasts = toasts.subscribe;

/** The messages on show, oldest first. */
export const shownToasts = toasts.get;
