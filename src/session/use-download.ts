import { useState } from 'react';

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
    try {
      const { downloadFile } = await import('./download-file.ts');
      await downloadFile(file);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, start };
}
