import { useStore } from '../../kit/use-store.ts';
import { type DeviceVault, knownVault } from './device-vault.ts';

const holdsTexts = (vault: DeviceVault | undefined): boolean =>
  vault !== undefined && !(vault.state === 'off' && vault.isComplete);

/** Whether the server cannot read the person's texts: what would have it read them is not offered. */
export const useHasVault = (): boolean => useStore(knownVault, holdsTexts);
