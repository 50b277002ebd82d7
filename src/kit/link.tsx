import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useNavigate } from './navigate.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address inside the product. */
  to: string;
  /** Navigation state that travels with `to`. */
  state?: unknown;
}

/** A click that means "here"; everything else, such as a new tab, is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the product, also where no router is loaded. */
export function Link({ to, state, onClick, ...rest }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlain(event)) return;
    event.preventDefault();
    // As the browser does: the address where one already is gets no second place in the history.
    navigate(to, { state, replace: to === location.pathname + location.search + location.hash });
  };
  return <a {...rest} href={to} onClick={follow} />;
}
