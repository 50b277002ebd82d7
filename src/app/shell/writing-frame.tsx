import type { ReactNode } from 'react';
import { Page } from '../../kit/page.tsx';
import { SkipLink } from '../../kit/skip-link.tsx';
import { useCommands } from './use-commands.tsx';

/** The page of the journal brings its own header and main; search and commands are there as on every page of the app. */
export default function WritingFrame(): ReactNode {
  const { commands } = useCommands();
  return (
    <>
      <SkipLink />
      <Page />
      {commands}
    </>
  );
}
