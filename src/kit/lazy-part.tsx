import { type ComponentType, lazy, type ReactNode, useState } from 'react';

type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code before it is rendered. Rejects with what the import throws. */
  load: () => Promise<unknown>;
};

/**
 * A part of the app whose code comes later, as React's `lazy`, but one that is here already renders at once: what React
 * has once waited for it holds back until its fallback has stood for 0.3 s.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    const module = await importPart();
    here = module.default;
    return module;
  };
  const Later = lazy(load);
  const choose = () => here ?? Later;
  return Object.assign((props: Props) => <Chosen choose={choose} props={props} />, { load });
}

/** For a part without which its page is there all the same: shows nothing where its code does not come. */
export const renderNothingOnFailure =
  <Props extends object>(importPart: () => Promise<{ default: ComponentType<Props> }>) =>
  (): Promise<{ default: ComponentType<Props> }> =>
    importPart().catch(() => ({ default: () => null }));

interface ChosenProps<Props> {
  choose: () => ComponentType<Props>;
  props: Props;
}

function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>): ReactNode {
  // What it was when it began: another component would begin again.
  const [Part] = useState(choose);
  return <Part {...props} />;
}
