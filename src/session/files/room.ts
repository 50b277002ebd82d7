/* How much room originals may take on this device. They can be fetched again; what the server has not cannot. */
import type { FileDisk, StoredFile } from './file-disk.ts';

/** What the browser says of its storage, in bytes. */
export interface Storage {
  quota: number;
  usage: number;
}

/** The largest part of the browser's storage that originals take. */
const SHARE = 0.25;
/** What is to stay free, in bytes. */
const FREE = 500 * 1024 * 1024;

const bytesOf = (files: readonly StoredFile[]): number => files.reduce((sum, { here }) => sum + here, 0);

/** Which originals go, those first that nobody has looked at for longest. None that the server has not got. */
export function originalsToDrop(files: readonly StoredFile[], { quota, usage }: Storage): StoredFile[] {
  let excess = Math.max(bytesOf(files) - quota * SHARE, FREE - (quota - usage));
  const candidates = files.filter(({ state, here }) => state === 'stored' && here > 0);
  const going: StoredFile[] = [];
  for (const file of candidates.toSorted((one, other) => one.used_at - other.used_at)) {
    if (excess <= 0) break;
    going.push(file);
    excess -= file.here;
  }
  return going;
}

/** What the browser says; undefined where it says nothing. */
export async function deviceStorage(): Promise<Storage | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : { quota, usage };
}

/** Whether there is room for what can be fetched again. */
export const hasRoom = (storage: Storage | undefined): boolean =>
  storage === undefined || storage.quota - storage.usage > FREE;

/** Removes originals until there is room again. @throws the browser's error */
export async function makeRoom(disk: FileDisk, userId: string, storage: Storage | undefined): Promise<void> {
  if (!storage) return;
  for (const { file } of originalsToDrop(await disk.files(userId), storage))
    await disk.dropOriginal(userId, file);
}

/** Removes every original that the server has, for a new file. Answers whether there was one. @throws the browser's error */
export async function makeAllRoom(disk: FileDisk, userId: string): Promise<boolean> {
  const going = originalsToDrop(await disk.files(userId), { quota: 0, usage: 0 });
  for (const { file } of going) await disk.dropOriginal(userId, file);
  return going.length > 0;
}
