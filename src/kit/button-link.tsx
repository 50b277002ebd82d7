import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button.tsx';
import { Link } from './link.tsx';

interface ButtonLinkProps {
  /** An address inside the product. */
  to?: string;
  /** Navigation state that travels with `to`. */
  state?: unknown;
  /** An address outside the product; opens in a new tab. */
  href?: string;
  variant?: ButtonVariant;
  size?: 'lg';
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button: `to` within the product, `href` for the outside. */
export function ButtonLink({
  to,
  state,
  href,
  variant,
  size,
  className,
  onClick,
  children,
}: ButtonLinkProps): ReactNode {
  const look = buttonClass(variant, size, className);
  if (href !== undefined) {
    return (
      <a className={look} href={href} target="_blank" rel="noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <Link className={look} to={to ?? '/'} state={state} onClick={onClick}>
      {children}
    </Link>
  );
}
