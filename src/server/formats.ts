import { invalid, vaultChanged } from '../kernel/errors.ts';
import { VAULT_FORMAT } from '../kernel/seal.ts';
import { NOT_SEALED } from '../kernel/sealed-text.ts';

/**
 * The refusal of a change that leaves texts of its row in another format. Where one of the two is a private vault's, the
 * vault was turned on or off since: what was sent is right by itself, and goes once it is sealed as the row is.
 */
export const ofAnotherFormat = (stored: number | null, given: number | null, message = NOT_SEALED) =>
  stored === VAULT_FORMAT || given === VAULT_FORMAT ? vaultChanged() : invalid(message);
