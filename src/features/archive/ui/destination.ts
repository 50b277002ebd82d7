import { GrowingBlob } from '../../../browser/growing-blob.ts';
import * as texts from '../texts.ts';
import { saveAsFile } from './save-as-file.ts';

/** Where a file that is made little by little is written to. */
export interface Destination {
  out: WritableStream<Uint8Array>;
  /** The file is whole: it is the person's from now on. */
  finish: () => void;
}

interface SavePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<{ createWritable: () => Promise<WritableStream<Uint8Array>> }>;
}

/** Into blobs, and from there into a download when it is whole. */
function download(name: string, type: string): Destination {
  const file = new GrowingBlob();
  return {
    out: new WritableStream({ write: (chunk: Uint8Array) => file.add(chunk) }),
    finish: () => saveAsFile(name, file.blob(type)),
  };
}

/**
 * Asks where the zip is to be saved, where the browser can write into a file; otherwise it becomes a download. Must be
 * called right after a click. Returns undefined when the person cancels.
 */
export async function zipDestination(name: string): Promise<Destination | undefined> {
  const type = 'application/zip';
  const { showSaveFilePicker } = globalThis as SavePicker;
  if (!showSaveFilePicker) return download(name, type);
  try {
    const types = [{ description: texts.zipFileType, accept: { [type]: ['.zip'] } }];
    const file = await showSaveFilePicker({ suggestedName: name, types });
    return { out: await file.createWritable(), finish: () => undefined };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return download(name, type);
  }
}
