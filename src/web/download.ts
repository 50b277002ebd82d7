import { useState } from 'react';
import { sayHereIfEnded } from './session/ended.ts';

const NOT_LOGGED_IN = 'Not logged in.';

/** Lets the browser save a text as a file. */
function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the text a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

interface Download {
  busy: boolean;
  /** What went wrong the last time, as `explain` put it. */
  problem: string | undefined;
  start: () => Promise<void>;
}

/**
 * A text that is asked for and saved as a file, for as long as the person is signed in: nobody takes anything along from
 * a device that was signed out elsewhere.
 * @param explain turns a failure into a message for the person; undefined keeps it from the screen
 */
export function useDownload(
  file: () => Promise<{ name: string; text: string }>,
  explain: (error: unknown) => string | undefined,
): Download {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const notHere = sayHereIfEnded(NOT_LOGGED_IN);
    try {
      const { confirmSession } = await import('./session/confirm.ts');
      await confirmSession();
      const { name, text } = await file();
      saveAsFile(name, text);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      notHere();
      setBusy(false);
    }
  };
  return { busy, problem, start };
}
