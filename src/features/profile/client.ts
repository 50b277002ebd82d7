export { ZoneOffer } from './ui/zone-offer.tsx';
