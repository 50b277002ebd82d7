import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Opens the next page; does nothing once the person has left this one, whatever was still being saved. */
export function useGoOn(): (address: string) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (address) => {
    if (isHere.current) navigate(address);
  };
}
