import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Navigate, useNavigate } from './navigate.ts';

/**
 * Opens the next page; does nothing once the person has left this one, whatever was still being saved. A page that is
 * left stays until the code of the next one has come, so the address is asked as well.
 */
export function useNavigateFromHere(): Navigate {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (address, options) => {
      if (isHere.current && location.pathname === pathname) navigate(address, options);
    },
    [navigate, pathname],
  );
}
