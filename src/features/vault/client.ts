export { PrivateVault } from './ui/private-vault.tsx';
