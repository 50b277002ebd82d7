import type { Disk } from './disk.ts';

/** Up to which number this person's rows are on the device, whichever tab has brought them; undefined without a copy. */
export async function numberOnDisk(disk: Disk, userId: string): Promise<number | undefined> {
  const [state] = await disk.run(['meta'], 'readonly', (transaction) =>
    transaction.objectStore('meta').getAll(),
  );
  return state?.user_id === userId ? state.after : undefined;
}
