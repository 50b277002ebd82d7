import { formatNumber, plural } from '../../kernel/intl.ts';

/* Writing that couldn’t be saved */

export const discarded = 'Discarded.';
export const refusedBecause = (time: string, reason: string): string => `${time}: ${reason}`;
export const copyButton = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Couldn’t copy. Select the text instead.';
export const undoButton = 'Undo';
export const tryAgainButton = 'Try again';
export const discardButton = 'Discard';

/* Your writing */

export const yourWritingTitle = 'Your writing';
export const closeButton = 'Close';
export const seePlansLink = 'See plans';
export const trialEndedWithPlans = <Part>(link: Part) => ['Your trial has ended. ', link];

/* Whether everything is saved */

export const saved = 'Saved';
export const saving = 'Saving';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'On this device',
  detail(', waiting for a connection'),
];
export const offline = 'Offline';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'Offline',
  detail(', kept on this device'),
];
export const waitingForPlan = 'Waiting for a plan';
export const needsYou = 'Needs you';
export const storageFull =
  'This device is out of storage, so what you write is saved only while you’re connected. Keep this page open until it says “Saved.”';
export const storageRefused =
  'This browser doesn’t store anything on this device, so what you write is saved only while you’re connected. Keep this page open until it says “Saved.”';
export const encryptionFailed =
  'Your writing can’t be encrypted right now, so it isn’t saved yet. Keep this page open until it says “Saved.”';

/* What isn’t saved */

export const changesWaiting = (count: number): string =>
  plural(count, {
    one: 'One change is waiting on this device for a connection. It will be sent automatically.',
    other: `${formatNumber(count)} changes are waiting on this device for a connection. They will be sent automatically.`,
  });
export const changesWaitingForPlan = (count: number): string =>
  plural(count, {
    one: 'One change is waiting on this device. It will be sent once you have a plan.',
    other: `${formatNumber(count)} changes are waiting on this device. They will be sent once you have a plan.`,
  });
export const changesRefused = (count: number): string =>
  plural(count, {
    one: 'One change couldn’t be saved. Its text is kept on this device until you decide what to do.',
    other: `${formatNumber(count)} changes couldn’t be saved. Their text is kept on this device until you decide what to do.`,
  });
export const allSaved = 'Everything is saved. Unfinished writing is kept on this device.';
export const changesUnsent = (count: number): string =>
  plural(count, {
    one: 'One change is waiting for a connection.',
    other: `${formatNumber(count)} changes are waiting for a connection.`,
  });
export const changesUnpaid = (count: number): string =>
  plural(count, {
    one: 'One change is waiting for a plan.',
    other: `${formatNumber(count)} changes are waiting for a plan.`,
  });
export const changesNotSaved = (count: number): string =>
  plural(count, {
    one: 'One change couldn’t be saved.',
    other: `${formatNumber(count)} changes couldn’t be saved.`,
  });
export const draftsUnfinished = (count: number): string =>
  plural(count, { one: 'One draft is unfinished.', other: `${formatNumber(count)} drafts are unfinished.` });
export const filesWaiting = (count: number): string =>
  plural(count, {
    one: 'One picture or recording is only on this device so far. It will be uploaded automatically.',
    other: `${formatNumber(count)} pictures or recordings are only on this device so far. They will be uploaded automatically.`,
  });
export const filesRefused = (count: number): string =>
  plural(count, {
    one: 'One picture or recording couldn’t be uploaded. It is kept on this device, and will be tried again.',
    other: `${formatNumber(count)} pictures or recordings couldn’t be uploaded. They are kept on this device, and will be tried again.`,
  });
export const filesUnsent = (count: number): string =>
  plural(count, {
    one: 'One picture or recording hasn’t been uploaded yet.',
    other: `${formatNumber(count)} pictures or recordings haven’t been uploaded yet.`,
  });
export const onlyOnThisDevice =
  'This exists only on this device. If you sign out now, it will be deleted for good.';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `Last changed ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Last changed ${when}: “${firstWords}”`;
