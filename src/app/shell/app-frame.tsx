import type { ReactNode } from 'react';
import { Footer } from '../../kit/footer.tsx';
import { Page, waiting } from '../../kit/page.tsx';
import { SkipLink } from '../../kit/skip-link.tsx';
import { StorageNotice } from '../../session/saving/saving-state.tsx';
import { TabBar, TopBar } from './top-bar.tsx';
import { useCommands } from './use-commands.tsx';

/** Pages of the app: top bar, the page, footer, and on phones the tab bar. */
export default function AppFrame({ footer }: { footer: boolean }): ReactNode {
  const { ask, commands } = useCommands();
  return (
    <>
      <SkipLink />
      <TopBar ask={ask} />
      {/* The footer stays out of sight until the page is there, so that it never jumps away from under a finger. */}
      <main id="main" className={footer ? 'page-width min-h-dvh' : 'page-width'}>
        <StorageNotice />
        <Page waiting={waiting} />
      </main>
      {footer && <Footer />}
      <TabBar />
      {commands}
    </>
  );
}
