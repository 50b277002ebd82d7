import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { isApple } from '../../browser/apple.ts';
import { whenIdle } from '../../browser/idle.ts';
import { hasSingleKeys } from '../../browser/single-keys.ts';
import { lazyDialog } from '../../kit/lazy-dialog.tsx';
import { type Asked, askedBy } from './keys.ts';

const load = () => import('../commands.tsx');
const Commands = lazyDialog(load);

const TYPED_INTO =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=true],[role=menu]';

interface CommandsHere {
  ask: (asked: Asked) => void;
  /** What was asked for, to be rendered. */
  commands: ReactNode;
}

/** Search and commands: once on each page of the app. What a key asks for is loaded when the page has come to rest. */
export function useCommands(): CommandsHere {
  const [asked, ask] = useState<Asked>();
  useEffect(() => {
    // What cannot be fetched now is asked for again, and said to be missing, when somebody wants it.
    whenIdle()
      .then(load)
      .then(Commands.load, () => undefined);
  }, []);
  // Heard from the moment on in which the page can be seen: an effect comes a little later.
  useLayoutEffect(() => {
    const keyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      const around = {
        apple: isApple,
        typing: target instanceof Element && target.closest(TYPED_INTO) !== null,
        singleKeys: hasSingleKeys(),
      };
      // An editor has its own use for some keys, and what is asked in a dialog is answered first.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const wanted = askedBy(event, around);
      if (!wanted) return;
      event.preventDefault();
      ask(wanted);
    };
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  }, []);
  const commands = asked && (
    <Suspense>
      <Commands asked={asked} ask={ask} />
    </Suspense>
  );
  return { ask, commands };
}
