import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Field } from '../../../kit/field.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { ownProfile } from '../../../session/profile.ts';
import { useFeatureAccess } from '../../billing/client.ts';
import { isFound, type LogLine } from '../rules/run-log.ts';
import * as texts from '../texts.ts';
import { LogLines } from './log-lines.tsx';
import { type OpenedChanges, useOpenedChanges } from './opened-changes.ts';
import { clearLines, useLines } from './run-log.ts';
import { SyncButton } from './sync-button.tsx';
import styles from './sync-monitor-page.module.css';

/** What this device remembers of its syncs, and one more to see whether it works. */
export default function SyncMonitorPage(): ReactNode {
  useTitle(texts.syncMonitorTitle);
  const maySync = useFeatureAccess('content_creation');
  return (
    <>
      <PageHead
        title={texts.syncMonitorTitle}
        sub={texts.monitorIntro}
        back={{ to: '/tasks', label: texts.backToTasksButton }}
      />
      <div className={styles.page}>
        {maySync === false ? (
          <p className="text-ink-2">{texts.noAccess}</p>
        ) : (
          <SyncButton variant="primary">{texts.testSyncButton}</SyncButton>
        )}
        <Log />
      </div>
    </>
  );
}

function Log(): ReactNode {
  const lines = useLines();
  const changes = useOpenedChanges(lines);
  const zone = useView(ownProfile)?.time_zone;
  const [search, setSearch] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [cleared, setCleared] = useState(false);
  useEffect(() => {
    if (cleared) heading.current?.focus();
  }, [cleared]);
  const found = lines.filter((line) => isFound(line, changesOf(line, changes), search.trim()));
  return (
    <section aria-labelledby="sync-log">
      <div className={styles.head}>
        <h2 id="sync-log" ref={heading} tabIndex={-1}>
          {texts.logTitle} <span>{lines.length}</span>
        </h2>
        {lines.length > 0 && (
          <Button
            variant="tertiary"
            onClick={() => {
              clearLines();
              setSearch('');
              setCleared(true);
            }}
          >
            {texts.clearLogsButton}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState heading={texts.logEmptyTitle} text={texts.logEmptyText} />
      ) : (
        <>
          <Field label={texts.searchLabel} className={styles.search}>
            <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </Field>
          <p role="status" className={search.trim() ? 'mt-3 text-small text-ink-2' : 'sr-only'}>
            {search.trim() && texts.linesFound(found.length)}
          </p>
          <LogLines lines={found} changes={changes} zone={zone} />
        </>
      )}
    </section>
  );
}

const changesOf = ({ run }: LogLine, changes: OpenedChanges) => (run && changes.get(run.id)) ?? [];
