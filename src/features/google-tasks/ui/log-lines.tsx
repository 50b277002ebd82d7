import type { ReactNode } from 'react';
import { inWords } from '../../../kernel/instants.ts';
import { sentence } from '../../../kit/sentence.ts';
import type { SyncChange } from '../contract.ts';
import { changeSentence, type LogLine, runSentence } from '../rules/run-log.ts';
import * as texts from '../texts.ts';
import type { OpenedChanges } from './opened-changes.ts';
import styles from './sync-monitor-page.module.css';

interface LogLinesProps {
  lines: readonly LogLine[];
  changes: OpenedChanges;
  zone: string | undefined;
}

/** The lines with what each run has done and why. */
export const LogLines = ({ lines, changes, zone }: LogLinesProps): ReactNode => (
  <ol className={styles.lines} aria-labelledby="sync-log">
    {lines.map((line) => (
      <li key={line.id} data-kind={line.kind}>
        <time dateTime={line.at}>{inWords(line.at, zone, { seconds: true })}</time>
        <p className={styles.message}>{line.message}</p>
        {line.run && <p className={styles.sum}>{runSentence(line.run)}</p>}
        {line.run && <Changes changes={changes.get(line.run.id) ?? []} />}
      </li>
    ))}
  </ol>
);

function Changes({ changes }: { changes: readonly SyncChange[] }): ReactNode {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{texts.changes(changes.length)}</summary>
      <ul className={styles.changes}>
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a run did never changes its order, and two may be alike.
          <li key={place}>
            <bdi>{change.text || texts.noText}</bdi>
            <span>{changeSentence(change)}</span>
            {change.former !== undefined && (
              <span>{sentence(texts.before<ReactNode>(<bdi>{change.former || texts.noText}</bdi>))}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
