import { useStore } from '../../kit/use-store.ts';
import { holdsTexts, knownVault } from './device-vault.ts';

/** Whether the server cannot read the person's texts: what would have it read them is not offered. */
export const useHasVault = (): boolean => useStore(knownVault, holdsTexts);
