import { useEffect } from 'react';
import { settings } from '../browser/public-settings.ts';

/** Sets the document's title, e.g. "Meaningful Actions · Growth Loop"; without a title the product's name alone. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${settings.product_name}` : settings.product_name;
  }, [title]);
}
