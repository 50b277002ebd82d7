import { useState } from 'react';

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
 * A text that is asked for and saved as a file.
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
    try {
      const { name, text } = await file();
      saveAsFile(name, text);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, start };
}
