import { type ReactNode, useRef } from 'react';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';

interface FileChoiceProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** The way in: a file of this device. Nothing of it leaves the device readable. */
export function FileChoice({ problem, onChoose }: FileChoiceProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid max-w-[38em] grid-cols-1 gap-[20px]">
      <p className="text-ink-2">
        Bring in an archive of this app, a Day One export (zip or JSON), a Journey export (zip or JSON), or a
        CSV table with a date and a text on each line. You see what is in the file before anything is changed,
        it is sealed on this device, and the whole import can be undone, but for settings that an archive
        fills in. Imported days bring no points.
      </p>
      <div>
        <input
          ref={input}
          type="file"
          accept=".zip,.json,.csv,.tsv,.txt,application/zip,application/json,text/csv"
          aria-label="File to import"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen once more.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button onClick={() => input.current?.click()}>Choose a file</Button>
      </div>
      {problem && <Alert>{problem} Nothing was changed.</Alert>}
    </div>
  );
}
