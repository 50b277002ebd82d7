/* What the browser does for signed-in people, once a page is shown. */
import { loadDictation, showsMicrophone } from '../../features/dictation/client.ts';
import { watchUpdates } from './updates.ts';

/** Has the browser keep the app's code, and offer to write what is said where it can. */
export async function begin(): Promise<void> {
  // The app works without either, as long as there is a connection.
  if (import.meta.env.PROD) watchUpdates().catch(() => undefined);
  if (!showsMicrophone.get()) return;
  const { offerDictation } = await loadDictation();
  await offerDictation();
}
