import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface ToolButtonProps {
  /** What it does; on a phone only those who do not see the icon are told. */
  label: string;
  icon: ReactNode;
  busy?: boolean;
  busyLabel?: string;
  /** Opens and closes the element of this id. */
  controls?: string;
  expanded?: boolean;
  className?: string;
  onClick: () => void;
}

const onPhone = 'max-md:min-w-[44px] max-md:border-transparent max-md:px-[10px]';

/** A button at the top of a page: an icon and its word, on phones the icon alone. */
export function ToolButton(props: ToolButtonProps): ReactNode {
  const { label, icon, busy = false, busyLabel, controls, expanded, className, onClick } = props;
  const word = (text: string | undefined): ReactNode => <span className="max-md:sr-only">{text}</span>;
  return (
    <Button
      variant="secondary"
      className={classNames(onPhone, className)}
      title={label}
      busy={busy}
      busyLabel={word(busyLabel)}
      aria-controls={controls}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {icon}
      {word(label)}
    </Button>
  );
}
