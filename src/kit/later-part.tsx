import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Alert } from './alert.tsx';

interface LaterOptions {
  /** What to say when the code cannot be had. */
  failed: string;
  /** The class that keeps its room free until the code is here. */
  room: string;
}

/** The code of a part: what has come of it, and how it is fetched. */
interface Source<Props> extends LaterOptions {
  here: ComponentType<Props> | undefined;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * A part of a page whose code is fetched when it is shown. Where the code cannot be had, it says so in its own place and
 * offers another try; one that was fetched before, also by its `load`, is there at once.
 */
/* @__NO_SIDE_EFFECTS__ */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: LaterOptions,
): ((props: Props) => ReactNode) & { load: () => Promise<void> } {
  const source: Source<Props> = { ...options, load, here: undefined };
  return Object.assign((props: Props) => <Later source={source} props={props} />, {
    load: async () => {
      source.here ??= (await load()).default;
    },
  });
}

type State = 'on its way' | 'here' | 'failed';

function Later<Props extends object>({ source, props }: { source: Source<Props>; props: Props }): ReactNode {
  const [state, setState] = useState<State>(source.here ? 'here' : 'on its way');
  useEffect(() => {
    if (state !== 'on its way') return;
    let isLeft = false;
    const fetchCode = async (): Promise<State> => {
      try {
        source.here ??= (await source.load()).default;
        return 'here';
      } catch {
        return 'failed';
      }
    };
    void fetchCode().then((next) => {
      if (!isLeft) setState(next);
    });
    return () => {
      isLeft = true;
    };
  }, [state, source]);
  const { here: Part, failed, room } = source;
  if (state === 'failed') return <Alert onRetry={() => setState('on its way')}>{failed}</Alert>;
  return state === 'here' && Part ? <Part {...props} /> : <div className={room} />;
}
