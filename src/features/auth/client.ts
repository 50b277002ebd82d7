export { type KnownAddress, useAddressConfirmed } from './ui/use-address-confirmed.ts';
