import { createStore } from '../../browser/store.ts';
import { useStore } from '../../kit/use-store.ts';

/** What keeps a file of this device from being with the server. */
export type FileState =
  | { is: 'waiting' }
  /** Bytes as they are stored, sealed. */
  | { is: 'sending'; sent: number; total: number }
  /** The server's sentence, such as that there is no room left. It is tried again once a day, or when asked to. */
  | { is: 'refused'; reason: string };

/** By the id of the file. What is not in it has been stored by the server, or is of another device. */
export type FileStates = ReadonlyMap<string, FileState>;

/** The files of the signed-in person that are only on this device, whichever tab sends them. Set by device-files.ts alone. */
export const fileStates = createStore<FileStates>(new Map());

/** The worst that keeps any of them: 'needs-you' when the server has refused one. */
export function worstState(states: FileStates): 'saved' | 'saving' | 'needs-you' {
  for (const { is } of states.values()) if (is === 'refused') return 'needs-you';
  return states.size ? 'saving' : 'saved';
}

/** What keeps this file from being with the server; undefined when nothing does. */
export const useFileState = (file: string): FileState | undefined =>
  useStore(fileStates, (all) => all.get(file));
