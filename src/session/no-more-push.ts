import { closeBeforeWipe } from './leave.ts';

/*
 * Whoever signs out here is notified here no more. The server forgets this browser with the session; this is for one that
 * signs out without a connection.
 */
closeBeforeWipe(() => {
  void unsubscribe().catch(() => undefined);
});

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
