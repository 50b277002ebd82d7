/*
 * Pictures that are being added, by the row that they are for. They are prepared one after another, and go on while other
 * pages are open.
 */
import { createStore } from '../../../browser/store.ts';
import { newId } from '../../../kernel/ids.ts';
import { useStore } from '../../../kit/use-store.ts';
import { NotKept } from '../../../session/files/files.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import { type PictureRefusal, PictureRefused } from '../rules.ts';
import * as texts from '../texts.ts';
import { keepsPlaces } from './keep-places.ts';
import { type AttachedTo, addPicture, NotAdded } from './ops.ts';
import { preparePicture } from './pictures/prepare-picture.ts';

/** A picture on its way into the row; `problem` says why it does not come. */
export interface Coming {
  key: string;
  name: string;
  problem?: string;
}

const NONE: readonly Coming[] = [];
const coming = createStore<ReadonlyMap<string, readonly Coming[]>>(new Map());

function change(row: string, how: (all: readonly Coming[]) => readonly Coming[]): void {
  coming.set(new Map([...coming.get(), [row, how(coming.get().get(row) ?? NONE)]]));
}

/** What is on its way into a row, and what could not be added and was not dismissed yet. */
export const useComing = (row: string): readonly Coming[] => useStore(coming, (all) => all.get(row) ?? NONE);

export const dismissComing = (row: string, key: string): void =>
  change(row, (all) => all.filter((each) => each.key !== key));

const REFUSALS: Record<PictureRefusal, string> = {
  empty: texts.fileEmpty,
  svg: texts.fileIsDrawing,
  video: texts.fileIsVideo,
  other: texts.fileIsOther,
  'two-in-one': texts.fileIsTwo,
  truncated: texts.fileDamaged,
  'too-many-pixels': texts.fileTooManyPixels,
  'too-many-bytes': texts.fileTooManyBytes,
  'cannot-open': texts.fileNotDecoded,
  'no-canvas': texts.browserTooOld,
};

/** Why something could not be added, in a sentence. */
export function problemOf(error: unknown): string {
  if (error instanceof PictureRefused) return REFUSALS[error.why];
  if (error instanceof NotAdded) return error.message;
  if (error instanceof NotKept) return error.why === 'full' ? texts.noRoomOnDevice : texts.notKeptOnDevice;
  return texts.notAdded;
}

async function add(to: AttachedTo, file: File, { key, name }: Coming): Promise<void> {
  const person = currentSession().user?.id;
  try {
    const picture = await preparePicture(file, keepsPlaces.get());
    // Somebody else may be here by now.
    if (currentSession().user?.id === person) await addPicture(to, name, picture);
    dismissComing(to.id, key);
  } catch (error) {
    change(to.id, (all) =>
      all.map((each) => (each.key === key ? { ...each, problem: problemOf(error) } : each)),
    );
  }
}

/** Adds pictures to a row, in this order. Those that cannot be added are said of by `useComing`. */
export async function addPictures(to: AttachedTo, files: readonly File[]): Promise<void> {
  const all = files.map((file) => ({ file, coming: { key: newId(), name: file.name } }));
  change(to.id, (before) => [
    ...before.filter(({ problem }) => problem === undefined),
    ...all.map((each) => each.coming),
  ]);
  for (const each of all) await add(to, each.file, each.coming);
}

let person = currentSession().user?.id;
watchSession(() => {
  const next = currentSession().user?.id;
  if (person !== undefined && next !== person) coming.set(new Map());
  person = next;
});
