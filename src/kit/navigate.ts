import { createContext, use } from 'react';

interface NavigateOptions {
  /** Takes the place of the present address, so that Back does not return to it. */
  replace?: boolean;
  /** Travels with the address and is there again after Back. */
  state?: unknown;
}

/** Opens another address of the product. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

const openDocument: Navigate = (to, { replace } = {}) => {
  if (replace) location.replace(to);
  else location.assign(to);
};

/** How the page opens other addresses: by the router in the app, by handing over to the app on a public page. */
export const NavigateContext = createContext<Navigate>(openDocument);

/** Opens other addresses, on pages that may stand without the router. */
export const useNavigate = (): Navigate => use(NavigateContext);
