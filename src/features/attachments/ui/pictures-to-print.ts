import { readTables } from '../../../notebook/react/use-view.ts';
import { readOriginal } from '../../../session/files/files.ts';
import type { AttachedTable } from '../contract/limits.ts';
import type { PrintedPicture } from '../rules.ts';
import { fileRefOf } from './file-ref.ts';
import { type AttachedPicture, attachmentsOf, isPicture } from './views.ts';

async function printed({ row, info }: AttachedPicture): Promise<PrintedPicture> {
  const { type, width, height, description } = info;
  const original = await readOriginal(fileRefOf({ row, info }));
  return { bytes: new Uint8Array(await original.arrayBuffer()), type, width, height, description };
}

/** The pictures of a row in their order, and the ids of those that cannot be had now. */
export async function picturesToPrint(
  table: AttachedTable,
  id: string,
): Promise<{ pictures: PrintedPicture[]; missing: string[] }> {
  const attached = attachmentsOf(readTables(), table, id).filter(isPicture);
  const pictures: PrintedPicture[] = [];
  const missing: string[] = [];
  // One after the other: each is whole in memory.
  for (const picture of attached) {
    try {
      pictures.push(await printed(picture));
    } catch {
      missing.push(picture.row.id);
    }
  }
  return { pictures, missing };
}
