export { PrivateVault } from './ui/private-vault.tsx';
export { VaultOffer } from './ui/vault-offer.tsx';
