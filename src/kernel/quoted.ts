import { QUOTATION_MARKS } from './locale.ts';

const [open, close] = QUOTATION_MARKS;
const QUOTATION = new RegExp(`(${open}[\\s\\S]*?${close})`);

/** A text between the quotation marks of the screen's language. */
export const quoted = (text: string): string => `${open}${text}${close}`;

/** The parts of a text of the product: at odd places what it quotes, with the marks. */
export const splitAtQuotations = (text: string): string[] => text.split(QUOTATION);
