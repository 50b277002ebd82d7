import * as texts from '../texts.ts';
/** One fixed sentence; what a person wrote is never shared. */
export const shareText = (productName: string): string => texts.shareText(productName);

/** The addresses at which each network takes the product's own public address. */
export function shareLinks(address: string, text: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
}
