export { CurrentPassword } from './ui/current-password.tsx';
export { ProofDeclined, useFreshProof } from './ui/fresh-proof.tsx';
export { OwnerDialog } from './ui/owner-dialog.tsx';
export { knowsPasskeys, makePasskey, PasskeyDeclined } from './ui/passkey.ts';
export { loadRatePassword, type PasswordRating, PasswordStrength } from './ui/password-strength.tsx';
export { type KnownAddress, useAddressConfirmed } from './ui/use-address-confirmed.ts';
