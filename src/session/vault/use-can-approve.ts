import { useEffect, useState } from 'react';
import { canApprove } from './approval.ts';

/** Whether this browser can let a device into the vault, or be let in; not before it is known. */
export function useCanApprove(): boolean {
  const [isAble, setAble] = useState(false);
  useEffect(() => void canApprove().then(setAble), []);
  return isAble;
}
