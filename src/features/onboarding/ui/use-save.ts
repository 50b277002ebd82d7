import { useState } from 'react';
import { saveFault } from './save-fault.ts';

/** One save at a time, and what to say when it did not succeed. */
export interface Save {
  busy: boolean;
  fault: string | undefined;
  clear(): void;
  /** Runs the work. Answers whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** `sentence` is said when the work rejects for anything but a missing user. */
export function useSave(sentence: string): Save {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      return true;
    } catch (reason) {
      setFault(saveFault(reason, sentence));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, fault, clear: () => setFault(undefined), run };
}
