import { type ReactNode, useRef } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import * as texts from '../texts.ts';

interface FileChoiceProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** The way in: a file of this device. Nothing in it leaves the device unencrypted. */
export function FileChoice({ problem, onChoose }: FileChoiceProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid max-w-[38em] grid-cols-1 gap-[20px]">
      <p className="text-ink-2">{texts.importHelp}</p>
      <div>
        <input
          ref={input}
          type="file"
          accept=".zip,.json,.csv,.tsv,.txt,application/zip,application/json,text/csv"
          aria-label={texts.fileToImportLabel}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen once more.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button onClick={() => input.current?.click()}>{texts.chooseFileButton}</Button>
      </div>
      {problem && (
        <Alert>
          {problem} {texts.nothingChanged}
        </Alert>
      )}
    </div>
  );
}
