import { putAwayWithPage } from '../browser/database.ts';
import { Disk } from './disk.ts';

/** The notebook's database in this browser. */
export const deviceDisk = new Disk();

putAwayWithPage(deviceDisk);
