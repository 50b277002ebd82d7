/*
 * The files of whoever is signed in, in this document. They are opened with the session and closed with it; a person whose
 * session has ended finds what was not sent when they sign in again.
 */
import { putAwayWithPage } from '../../browser/database.ts';
import { notebookState, shownTables, unsaved, watchNotebook } from '../../notebook/current.ts';
import { browserTabs } from '../../notebook/tabs.ts';
import { closeBeforeWipe } from '../leave.ts';
import { currentSession, watchSession } from '../state.ts';
import { DeviceFiles } from './device-files.ts';
import { FileDisk } from './file-disk.ts';
import { fileServer } from './file-server.ts';
import { fileStates } from './file-states.ts';
import { mayUseLine, watchLine } from './line.ts';
import { namedFiles } from './named-files.ts';
import { deviceStorage } from './room.ts';

const disk = new FileDisk();
putAwayWithPage(disk);

let open: DeviceFiles | undefined;
/** Whose files are open. */
let owner: string | undefined;
/** Who is signing out: their files are not opened again while the device is being emptied. */
let left: string | undefined;

/** The files of the person who is signed in; undefined while nobody is. */
export const openedFiles = (): DeviceFiles | undefined => open;

function replaceFiles(userId: string | undefined): void {
  owner = userId;
  open?.close();
  open =
    userId === undefined
      ? undefined
      : new DeviceFiles({
          userId,
          disk,
          tabs: browserTabs(`growth-loop/files/${userId}`),
          server: fileServer,
          named: () => namedFiles(),
          states: fileStates,
          mayUse: mayUseLine,
          storage: deviceStorage,
          now: Date.now,
          random: Math.random,
        });
  open?.open();
}

function follow(): void {
  const { status, user } = currentSession();
  const userId = status === 'signed-in' ? user?.id : undefined;
  if (userId === owner) return;
  if (userId === undefined) left = undefined;
  else if (userId === left) return;
  replaceFiles(userId);
}

let seen: unknown[] = [];

/** A row may have arrived, or gone, or was refused. The notebook tells of much else. */
function hearNotebook(): void {
  const now = [shownTables().attachments, unsaved().refusals.length, notebookState().state];
  if (now.every((value, at) => value === seen[at])) return;
  seen = now;
  open?.wake();
}

watchSession(follow);
watchNotebook(hearNotebook);
watchLine(() => open?.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') open?.wake();
});
closeBeforeWipe(() => {
  left = owner;
  replaceFiles(undefined);
  // By whole ranges: whoever empties the databases would read every piece to see whose it is.
  if (left !== undefined) void disk.forgetAll(left).catch(() => undefined);
});
follow();
