/*
 * A device and a server for imports of pictures and recordings: what each has survives the end of a tab, which may come at
 * any moment. Pictures are not decoded: a picture becomes its own bytes behind a mark, as if it had been encoded anew.
 */

import { digestOf } from '../../../../kernel/digest.ts';
import { newId } from '../../../../kernel/ids.ts';
import { type Bytes, toBase64 } from '../../../../kernel/seal/bytes.ts';
import { piecesOf } from '../../../../kernel/seal/pieces.ts';
import { type AttachmentInfo, PictureRefused } from '../../../attachments/rules.ts';
import { likelyKindOf } from '../../rules/file-kind.ts';
import type { Attaching, NewAttachment } from '../attach-files.ts';
import { unpackFile } from '../unpack.ts';

/** The tab is closed, or its machine has no power any longer. */
export class Killed extends Error {}

const MARK = [1, 2, 3];

/** What `makePicture` makes of a picture. */
export const encodedAnew = (bytes: Uint8Array): Bytes => new Uint8Array([...MARK, ...bytes]);

export class FakeAttaching {
  /** What the server knows, by the ids of attachments. */
  readonly rows = new Map<string, NewAttachment>();
  /** What the device has, by the ids of files: their bytes and the keys that they are sealed under. */
  readonly files = new Map<string, { original: Bytes; key: string }>();
  /** How many steps are left until the tab is killed. */
  stepsLeft = Number.POSITIVE_INFINITY;
  /** How often something was decoded. */
  decoded = 0;
  /** Whether this tab's notebook has what the server knows; after a kill it may be behind. */
  isBehind = false;

  #step(): void {
    if (this.stepsLeft-- <= 0) throw new Killed('The tab is gone.');
  }

  /** What an import of this zip works with. */
  from(zip: Blob, idOf: Attaching['idOf']): Attaching {
    return {
      idOf,
      newFile: newId,
      isPresent: (id) => !this.isBehind && this.rows.has(id),
      idsOf: (of, kind) =>
        [...this.rows.values()]
          .filter((row) => row.of.id === of.id && row.info.kind === kind)
          .map((row) => row.id),
      unpack: async (packed) => {
        this.#step();
        return unpackFile(zip, packed);
      },
      makePicture: async (file) => {
        this.#step();
        this.decoded += 1;
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (likelyKindOf(bytes).kind !== 'picture') throw new PictureRefused('other');
        const original = encodedAnew(bytes);
        const [digest, source] = [await digestOf(original), await digestOf(bytes)];
        const sizes = {
          width: 4,
          height: 3,
          preview: new Uint8Array([9]),
          previewType: 'image/jpeg',
        } as const;
        return { original, type: 'image/jpeg', digest, source, ...sizes };
      },
      listen: async () => ({ seconds: 3, bars: [1, 2, 3] }),
      keep: async ({ file, key, original, preview }) => {
        this.#step();
        this.files.set(file, { original, key: toBase64(key) });
        this.#step();
        const { count: pieces, last } = piecesOf(original.length);
        return { pieces, last_bytes: last, preview_bytes: preview?.length ?? 0 };
      },
      forget: async (file) => {
        this.files.delete(file);
      },
      add: async (attachment) => {
        this.#step();
        const stored = this.rows.get(attachment.id) ?? attachment;
        this.rows.set(attachment.id, stored);
        // The answer is lost.
        this.#step();
        return { file: stored.file };
      },
    };
  }

  /** What every attachment is, with the bytes that the device has of it. */
  async attached(): Promise<{ attachment: NewAttachment; info: AttachmentInfo; original: Bytes }[]> {
    return [...this.rows.values()].map((attachment) => {
      const kept = this.files.get(attachment.file);
      if (kept?.key !== attachment.info.key) throw new Error(`No bytes for ${attachment.info.name}.`);
      return { attachment, info: attachment.info, original: kept.original };
    });
  }
}
