import { useCallback, useEffect, useRef, useState } from 'react';

interface Done {
  isDone: boolean;
  problem: string | undefined;
  again: () => void;
}

/** Does a repeatable piece of work when the page opens, once for each try. `problemOf` says why it failed. */
export function useOnce(
  work: (() => Promise<unknown>) | undefined,
  problemOf: (error: unknown) => string,
): Done {
  const [state, setState] = useState<Omit<Done, 'again'>>({ isDone: !work, problem: undefined });
  const parts = useRef({ work, problemOf, isAsked: false });
  const start = useCallback(() => {
    const { work: asked, problemOf: said } = parts.current;
    setState({ isDone: !asked, problem: undefined });
    asked?.().then(
      () => setState({ isDone: true, problem: undefined }),
      (error: unknown) => setState({ isDone: false, problem: said(error) }),
    );
  }, []);
  useEffect(() => {
    if (parts.current.isAsked) return;
    parts.current.isAsked = true;
    start();
  }, [start]);
  return { ...state, again: start };
}
