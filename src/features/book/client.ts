export { BookOffer } from './ui/book-offer.tsx';
