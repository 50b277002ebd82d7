import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTodayStrokes } from '../../features/growth/client.ts';
import { Brand } from '../../kit/brand.tsx';
import { iconButtonClass } from '../../kit/icon-button.tsx';
import { Search } from '../../kit/icons.ts';
import { Link } from '../../kit/link.tsx';
import { SavingState } from '../../session/saving/saving-state.tsx';
import type { Asked } from './keys.ts';
import { MainMenu } from './main-menu.tsx';
import { currentness, places } from './navigation.ts';
import * as texts from './texts.ts';
import styles from './top-bar.module.css';

/** The bar on top of every page of the app. */
export function TopBar({ ask }: { ask: (asked: Asked) => void }): ReactNode {
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={`page-width ${styles.inner}`}>
        <Brand to="/dashgrowthloop" strokes={useTodayStrokes()} />
        <nav aria-label={texts.mainLabel}>
          {places.map((place) => (
            <Link key={place.to} to={place.to} aria-current={currentness(place, pathname)}>
              {place.label}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          <SavingState compact />
          <Link to="/find" className={iconButtonClass} aria-label={texts.findLabel} title={texts.findTitle}>
            <Search />
          </Link>
          <MainMenu ask={ask} />
        </div>
      </div>
    </header>
  );
}

/** The same places at the bottom of a phone. */
export function TabBar(): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} data-bottom-bar="places" aria-label={texts.mainBottomLabel}>
      {places.map(({ icon: Icon, ...place }) => (
        <Link key={place.to} to={place.to} aria-current={currentness({ icon: Icon, ...place }, pathname)}>
          <Icon />
          {place.label}
        </Link>
      ))}
    </nav>
  );
}
