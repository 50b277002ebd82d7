import { useStore } from '../../kit/use-store.ts';
import { type DeviceVault, knownVault } from './device-vault.ts';

const holdsTexts = (vault: DeviceVault | undefined): boolean =>
  vault !== undefined && !(vault.state === 'off' && vault.isComplete);

/** Whether the server cannot read the person's texts, as far as this tab knows. */
export const hasVault = (): boolean => holdsTexts(knownVault.get());

/** The same for what is rendered: what would have the server read them is not offered. */
export const useHasVault = (): boolean => useStore(knownVault, holdsTexts);
