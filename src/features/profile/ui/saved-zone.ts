/*
 * That somebody who is away wants their days to follow home, for this device and these two zones. A browser that keeps
 * nothing asks again.
 */
import { localStore } from '../../../browser/web-storage.ts';

const KEY = 'zone-kept';

const pair = (stored: string, device: string): string => `${stored} ${device}`;

export const isZoneDismissed = (stored: string, device: string): boolean =>
  localStore.get(KEY) === pair(stored, device);

export const dismissZoneOffer = (stored: string, device: string): void =>
  localStore.set(KEY, pair(stored, device));
