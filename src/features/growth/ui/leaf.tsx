import type { ReactNode } from 'react';
import { IconButton } from '../../../kit/icon-button.tsx';

interface LeafProps {
  label: string;
  /** The month to show; without one the arrow keeps its place and does nothing. */
  to: string | undefined;
  onChange: (month: string) => void;
  /** The arrow. */
  children: ReactNode;
}

/** One of the arrows that leaf through months or years. */
export function Leaf({ label, to, onChange, children }: LeafProps): ReactNode {
  return (
    <IconButton label={label} aria-disabled={to === undefined} onClick={() => to && onChange(to)}>
      {children}
    </IconButton>
  );
}
