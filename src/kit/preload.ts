import { createContext, use } from 'react';

/** Fetches what a page of the product needs to show itself at once. Rejects when it cannot be fetched now. */
export type Preload = (pathname: string) => Promise<void>;

/** How pages are fetched before they are opened: by the routes in the app, not at all on a public page. */
export const PreloadContext = createContext<Preload>(async () => undefined);

/** Fetches other pages before they are opened, on pages that may stand without the routes. */
export const usePreload = (): Preload => use(PreloadContext);
