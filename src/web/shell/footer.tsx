import type { ReactNode } from 'react';
import { settings } from '../settings.ts';

/** The foot of a page: terms, privacy, and what is true of the stored text. */
export function Footer(): ReactNode {
  return (
    <footer className="foot">
      <div className="wrap">
        <span>{settings.product_name}</span>
        <a href={settings.links.terms} target="_blank" rel="noreferrer">
          Terms
        </a>
        <a href={settings.links.privacy} target="_blank" rel="noreferrer">
          Privacy
        </a>
        <span className="r">Journal and lesson text is stored encrypted.</span>
      </div>
    </footer>
  );
}
