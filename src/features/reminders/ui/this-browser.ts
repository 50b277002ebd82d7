import { subscriptionBody } from '../../../api/push-subscription.ts';

/** Whether this browser can show notifications at all, and whether it was forbidden to. */
export function ability(): 'none' | 'denied' | 'possible' {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isKnown) return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription of this browser, if it has one. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (ability() === 'none') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** By which the server names a subscription: the SHA-256 of its endpoint as base64url. */
export const endpointHashOf = async ({ endpoint }: PushSubscription): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** Why a browser was not subscribed: the person said no, or its push service could not be reached. */
export class NotSubscribed extends Error {
  override readonly name = 'NotSubscribed';
  readonly reason: 'denied' | 'unavailable';

  constructor(reason: 'denied' | 'unavailable') {
    super(`not subscribed: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Asks for the permission and subscribes this browser. Answers what the server is told of it.
 * @throws NotSubscribed
 */
export async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('denied');
  try {
    const registration = await workerHere();
    const before = await registration.pushManager.getSubscription();
    // One that was made for other keys receives nothing any more.
    if (before && keyOf(before) !== publicKey) await before.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const body = subscriptionBody(subscription);
    if (body) return body;
  } catch {
    // Said below, in words.
  }
  throw new NotSubscribed('unavailable');
}

const keyOf = ({ options }: PushSubscription): string =>
  base64url(options.applicationServerKey ?? new ArrayBuffer());

/** The service worker, in place: it receives what is pushed. */
async function workerHere(): Promise<ServiceWorkerRegistration> {
  const registered = await navigator.serviceWorker.getRegistration();
  if (!registered) await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
