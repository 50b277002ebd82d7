/*
 * The numbers of the contract, apart from its schemas: the front page needs them without a validation library.
 */

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;
export const NAME_MAX = 120;
/** How long an access token lives. */
export const ACCESS_TOKEN_MINUTES = 10;
/** How long a proof of being the owner counts for what only the owner may do. */
export const PROOF_MINUTES = 10;
/** How long the link of a recovery mail or of a change of address works, once. */
export const LINK_HOURS = 1;
