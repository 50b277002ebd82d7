import { useStore } from '../../kit/use-store.ts';
import { holdsTexts, knownVault } from './device-vault.ts';

/** Whether the server cannot read the person's texts, as far as this tab knows. */
export const hasVault = (): boolean => holdsTexts(knownVault.get());

/** The same for what is rendered: what would have the server read them is not offered. */
export const useHasVault = (): boolean => useStore(knownVault, holdsTexts);
