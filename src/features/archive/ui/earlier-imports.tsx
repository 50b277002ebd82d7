import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { deviceZone } from '../../../browser/device-zone.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { call } from '../../../session/call.ts';
import type { Import } from '../contract.ts';
import * as texts from '../texts.ts';
import { UndoImport } from './undo-import.tsx';

/** The person's imports as the server lists them, asked for again by `refresh`; empty while nobody answers. */
export function useEarlierImports(): { imports: readonly Import[]; refresh: () => void } {
  const [imports, setImports] = useState<readonly Import[]>([]);
  const refresh = useCallback(() => {
    call('GET /api/import').then(
      (answer) => setImports(answer.imports),
      () => undefined,
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { imports, refresh };
}

const dayOf = (instant: string): string =>
  formatDay(localDateOf(new Date(instant), deviceZone()), { year: true });

interface EarlierImportsProps {
  imports: readonly Import[];
  onUndone: () => void;
}

/** What was brought in before, each of which can still be undone. */
export function EarlierImports({ imports, onUndone }: EarlierImportsProps): ReactNode {
  if (imports.length === 0) return null;
  return (
    <section
      className="mt-[56px] max-w-[38em] border-rule border-t pt-[24px]"
      aria-labelledby="earlier-imports"
    >
      <h2 id="earlier-imports" className="text-h3">
        {texts.earlierImportsTitle}
      </h2>
      <ul className="mt-[12px] grid">
        {imports.map(({ id, source, created_at, added, undone_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-[12px] border-rule border-b py-[12px]"
          >
            <div>
              <p>{texts.contents(source, added)}</p>
              <p className="text-small text-ink-2">
                {undone_at ? texts.undoneImportOf(dayOf(created_at)) : dayOf(created_at)}
              </p>
            </div>
            {!undone_at && (
              <UndoImport
                id={id}
                source={source}
                added={added}
                label={texts.undoImportLabel(dayOf(created_at), source)}
                onUndone={onUndone}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
