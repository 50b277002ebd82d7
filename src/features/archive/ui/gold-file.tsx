import type { ReactNode } from 'react';
import { Download } from '../../../kit/icons.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { ApiError } from '../../../session/call.ts';
import { useDownload } from '../../../session/use-download.ts';
import * as texts from '../texts.ts';

function explain(error: unknown): undefined {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  console.error('Failed to fetch Golden File', error instanceof ApiError ? error.code : '');
  toast.error(isSignedOut ? texts.notLoggedIn : texts.goldFileFailed);
}

/** Its code comes when it is asked for. */
const goldFile = async () => (await import('./file-of.ts')).fileOf('gold');

/** The dashboard's Gold File: journal and lessons together, as a text file. `options` stands at its end. */
export function GoldFile({ options }: { options?: ReactNode }): ReactNode {
  const { busy, start } = useDownload(goldFile, explain);
  const words = busy ? texts.preparing : texts.downloadButton;
  return (
    <section
      className="flex min-h-[56px] items-center gap-x-[12px] border-rule border-y py-[8px] max-[22em]:flex-wrap"
      aria-labelledby="gold-file"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id="gold-file" className="section-heading">
          {texts.goldFileTitle}
        </h2>
        <p className="text-small text-ink-2">{texts.goldFileText}</p>
      </div>
      <TextButton
        className="ms-auto"
        aria-busy={busy}
        aria-label={busy ? texts.preparingLabel : texts.downloadLabel}
        onClick={start}
      >
        <Download />
        {words}
      </TextButton>
      {options}
    </section>
  );
}
