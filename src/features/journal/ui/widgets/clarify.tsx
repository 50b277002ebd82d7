import type { ReactNode } from 'react';

export function Clarify(): ReactNode {
  return null;
}
