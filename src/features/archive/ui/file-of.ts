import { toast } from '../../../kit/toast.ts';
import { notebookOpens, readNotebookState, readTables } from '../../../notebook/react/use-view.ts';
import { notebookCompletes } from '../../../notebook/when-complete.ts';
import { call } from '../../../session/call.ts';
import { ownProfile } from '../../../session/profile.ts';
import { hasVault } from '../../../session/vault/use-vault.ts';
import { type Download, downloadOf, fileName } from '../rules/gold-file.ts';
import * as texts from '../texts.ts';

const FROM_DEVICE = {
  journal: () => [...readTables().journal_entries.values()],
  lessons: () => [...readTables().lessons_learned.values()],
  gold: () => [...FROM_DEVICE.journal(), ...FROM_DEVICE.lessons()],
};

const FROM_SERVER = {
  journal: () => call('POST /functions/v1/decrypt-user-entries', { body: { type: 'journal' } }),
  lessons: () => call('POST /functions/v1/decrypt-user-entries', { body: { type: 'lessons' } }),
  gold: () => call('POST /functions/v1/generate_combined_gold_file'),
};

const isWhole = (): boolean => readNotebookState().state === 'complete';

/**
 * The file of a download, readable: made on this device, also without a connection, or by the server while older pages
 * are on their way. What is in a private vault only a device can open: it waits for those pages.
 * @throws ApiError; Error when they cannot come
 */
export async function fileOf(download: Download): Promise<{ name: string; text: string }> {
  await notebookOpens();
  if (hasVault() && !isWhole()) {
    toast.info(texts.downloadWaits);
    await notebookCompletes();
  }
  const name = fileName(download, ownProfile(readTables())?.name ?? '');
  if (isWhole()) return { name, text: downloadOf(FROM_DEVICE[download]()) };
  const { textContent } = await FROM_SERVER[download]();
  return { name, text: textContent };
}
