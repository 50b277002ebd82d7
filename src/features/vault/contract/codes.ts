/** Refusals that devices act upon. */
export const VAULT_CODES = {
  /** A vault is on, or on its way. */
  exists: 'vault_exists',
  /** Another key, or another state than the call is for; also what is not sealed as the vault demands. */
  changed: 'vault_changed',
  /** Its key is being changed, or it is being turned on or off. */
  busy: 'vault_busy',
  /** Rows are left that are not sealed as the record says. */
  unfinished: 'vault_unfinished',
  /** The server cannot open what is sealed under a vault's key. */
  closed: 'vault_closed',
  wrappingNeeded: 'wrapping_needed',
  wrappingsFull: 'wrappings_full',
  /** Another device answers the request, or has answered it otherwise. */
  approvalTaken: 'approval_taken',
  /** A step whose turn has not come. */
  approvalEarly: 'approval_early',
  approvalExpired: 'approval_expired',
} as const;
