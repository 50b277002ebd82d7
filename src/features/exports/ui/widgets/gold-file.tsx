import type { ReactNode } from 'react';
import { ApiError, call } from '../../../../web/api.ts';
import { useDownload } from '../../../../web/download.ts';
import { readTables, useNotebook } from '../../../../web/local/use-view.ts';
import { ownProfile } from '../../../../web/profile.ts';
import { Download } from '../../../../web/ui/icons.ts';
import { TextButton } from '../../../../web/ui/text-button.tsx';
import { toast } from '../../../../web/ui/toast.ts';

const NOT_READY = 'Your Gold File is not ready. Please try again.';

function explain(error: unknown): undefined {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  console.error('Failed to fetch Golden File', error instanceof ApiError ? error.code : '');
  toast.error(isSignedOut ? 'Not logged in.' : NOT_READY);
}

/** Made of the notebook, also without a network; by the server while older pages are still on their way. */
async function goldFile(isComplete: boolean): Promise<{ name: string; text: string }> {
  const { downloadOf, fileName } = await import('../../rules.ts');
  const tables = readTables();
  const name = fileName('gold', ownProfile(tables)?.name ?? '');
  if (!isComplete) {
    const { textContent } = await call('POST /functions/v1/generate_combined_gold_file');
    return { name, text: textContent };
  }
  const rows = [...tables.journal_entries.values(), ...tables.lessons_learned.values()];
  return { name, text: downloadOf(rows) };
}

/** The dashboard's Gold File: journal and lessons together, as a text file. `options` stands at its end. */
export function GoldFile({ options }: { options?: ReactNode }): ReactNode {
  const isComplete = useNotebook().state === 'complete';
  const { busy, start } = useDownload(() => goldFile(isComplete), explain);
  return (
    <section
      className="flex min-h-[56px] items-center gap-[12px] border-rule border-y py-[8px]"
      aria-labelledby="gold-file"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id="gold-file" className="section-heading">
          Gold File
        </h2>
        <p className="text-small text-ink-2">Your journal and your lessons, in one text file</p>
      </div>
      <TextButton className="ml-auto" aria-busy={busy} onClick={start}>
        <Download />
        {busy ? 'Preparing' : 'Download'}
        <span className="sr-only"> Gold File</span>
      </TextButton>
      {options}
    </section>
  );
}
