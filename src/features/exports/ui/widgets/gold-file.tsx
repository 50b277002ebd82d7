import type { ReactNode } from 'react';
import { ApiError } from '../../../../web/api.ts';
import { useDownload } from '../../../../web/download.ts';
import { Download } from '../../../../web/ui/icons.ts';
import { TextButton } from '../../../../web/ui/text-button.tsx';
import { toast } from '../../../../web/ui/toast.ts';
import * as texts from '../../texts.ts';

const NOT_READY = texts.yourGoldFileIsNot;

function explain(error: unknown): undefined {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  console.error('Failed to fetch Golden File', error instanceof ApiError ? error.code : '');
  toast.error(isSignedOut ? texts.notLoggedIn : NOT_READY);
}

/** Its code comes when it is asked for. */
const goldFile = async () => (await import('./file-of.ts')).fileOf('gold');

/** The dashboard's Gold File: journal and lessons together, as a text file. `options` stands at its end. */
export function GoldFile({ options }: { options?: ReactNode }): ReactNode {
  const { busy, start } = useDownload(goldFile, explain);
  return (
    <section
      className="flex min-h-[56px] items-center gap-x-[12px] border-rule border-y py-[8px] max-[22em]:flex-wrap"
      aria-labelledby="gold-file"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id="gold-file" className="section-heading">
          {texts.goldFileTitle}
        </h2>
        <p className="text-small text-ink-2">{texts.yourJournalAndYourLessons}</p>
      </div>
      <TextButton className="ml-auto" aria-busy={busy} onClick={start}>
        <Download />
        {busy ? texts.preparingButton : texts.downloadButton}
        <span className="sr-only"> {texts.goldFile}</span>
      </TextButton>
      {options}
    </section>
  );
}
