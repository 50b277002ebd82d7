/** A vault's way from off to on and back, and from one key to another. */
export const VAULT_STATES = ['turning_on', 'on', 'changing_key', 'turning_off', 'off'] as const;
export type VaultState = (typeof VAULT_STATES)[number];

/** Most passkeys that open a vault. */
export const VAULT_PASSKEYS = 20;

/** Characters of a record at most. */
export const RECORD_LENGTH = 4096;

/** What the derivation of a key from a passphrase costs: memory in KiB, and how often it goes over it. */
export const PASSPHRASE_COST = {
  memory: { least: 65_536, most: 1_048_576 },
  passes: { least: 3, most: 20 },
} as const;

/** How often within an hour a person's devices may ask. */
export const APPROVALS_AN_HOUR = 10;
