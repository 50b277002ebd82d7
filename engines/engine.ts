/*
 * What the journeys need of a browser engine, and no more. Both protocols that stand behind it (WebDriver BiDi and
 * WebDriver) are standards of the W3C and share the shape of their actions, so that an adapter is little more than its
 * way of sending.
 */

/** A source of input and what it does, as both standards write it down. */
export interface Input {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: {
    type: 'keyDown' | 'keyUp' | 'pointerMove' | 'pointerDown' | 'pointerUp';
    value?: string;
    button?: number;
    x?: number;
    y?: number;
  }[];
}

/** A running browser with one window, or one tab, of interest. Whatever it cannot do rejects with the engine's own words. */
export interface Engine {
  /** Opens the address and waits for its document. Rejects when nothing answers. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments; both ways by JSON. */
  run<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Does what hands would do, by the engine's own input. */
  input(inputs: Input[]): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** A picture of the window, as PNG in base64. */
  screenshot(): Promise<string>;
  /** Opens another tab over the same storage, with nothing in it, and goes there. */
  openTab(): Promise<void>;
  /** Goes to the tab that was opened as this one, counted from 0. */
  goToTab(place: number): Promise<void>;
  /** Closes the tab of interest; those after it move up. It must not be the only one. Goes to the first. */
  closeTab(): Promise<void>;
  /**
   * Closes the window and everything in it, as far as the engine can, and opens another over the same storage; not after
   * `forSomebodyElse`.
   */
  startAgain(): Promise<void>;
  /** Opens a window for somebody else, in which nothing is stored, and closes the one before. */
  forSomebodyElse(): Promise<void>;
  close(): Promise<void>;
}

/** An engine that may be on this machine. */
export interface EngineKind {
  name: string;
  /** Why it cannot be driven here, in a few words; undefined if it can. */
  missing(): string | undefined;
  /** Starts it with an empty profile. */
  start(): Promise<Engine>;
}

/** Starts it; what has come of one that does not start is cleared away. */
export async function started<Kind extends Engine & { start(): Promise<void> }>(engine: Kind): Promise<Kind> {
  try {
    await engine.start();
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
