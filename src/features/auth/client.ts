export { CurrentPassword } from './ui/current-password.tsx';
export { ProofDeclined, useFreshProof } from './ui/fresh-proof.tsx';
export { knowsPasskeys, makePasskey, PasskeyDeclined } from './ui/passkey.ts';
export { PasswordStrength } from './ui/password-strength.tsx';
export { type KnownAddress, useAddressConfirmed } from './ui/use-address-confirmed.ts';
