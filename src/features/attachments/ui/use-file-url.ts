import { useEffect, useState } from 'react';
import { type FileRef, NotHere } from '../../../session/files/files.ts';
import { fileRefOf } from './file-ref.ts';
import type { Attached } from './views.ts';

/** Why a file cannot be shown: `NotHere` says it, or what came is damaged. */
export type FileProblem = NotHere['why'] | 'damaged';

export interface ShownFile {
  /** An address in this document; undefined until the bytes are here. */
  url?: string;
  problem?: FileProblem;
}

type Read = (of: FileRef) => Promise<Blob>;

const problemOf = (error: unknown): FileProblem => (error instanceof NotHere ? error.why : 'damaged');

/** Counts up whenever the connection comes back. */
function useReconnections(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const hear = (): void => setCount((before) => before + 1);
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
  return count;
}

/**
 * A file of an attachment as something that can be shown. It is read again when the connection comes back, and when the
 * device that added it has sent it.
 * @param read which file, the same function each time; undefined while it is not wanted
 */
export function useFileUrl(attached: Attached, read: Read | undefined): ShownFile {
  const [shown, setShown] = useState<ShownFile & { of?: string }>({});
  const reconnections = useReconnections();
  const { file, stored_at } = attached.row;
  const isHere = shown.of === file && shown.url !== undefined;
  // Changes whenever another try is worth it; a file that is here never changes.
  const attempt = isHere ? 'here' : `${stored_at} ${reconnections}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is a new one with every change of its words.
  useEffect(() => {
    if (!read || attempt === 'here') return;
    let isLeft = false;
    read(fileRefOf(attached)).then(
      (blob) => {
        if (!isLeft) setShown({ of: file, url: URL.createObjectURL(blob) });
      },
      (error: unknown) => {
        if (!isLeft) setShown({ of: file, problem: problemOf(error) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [file, read, attempt]);
  const { url } = shown;
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return shown.of === file ? shown : {};
}
