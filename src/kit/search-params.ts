import { useLocation } from 'react-router';

/** The parameters behind the question mark of the present address. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search);
