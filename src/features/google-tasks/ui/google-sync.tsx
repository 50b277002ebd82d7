import type { ReactNode } from 'react';
import { inWords } from '../../../kernel/instants.ts';
import { sentence } from '../../../kit/sentence.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { useFeatureAccess } from '../../billing/client.ts';
import { showsSync } from '../rules/button.ts';
import * as texts from '../texts.ts';
import { SyncButton } from './sync-button.tsx';

const hasTasks = ({ tasks }: Tables): boolean => tasks.size > 0;

/** The sync with Google Tasks, where it stands and for whom. `showWhenNoTasks`: also for whoever has no actions yet. */
export default function GoogleSync({ showWhenNoTasks = false }: { showWhenNoTasks?: boolean }): ReactNode {
  const maySync = useFeatureAccess('content_creation');
  const has = useView(hasTasks);
  const profile = useView(ownProfile);
  if (!showsSync({ maySync, hasTasks: has, showWhenNoTasks })) return null;
  const last = profile?.last_google_tasks_sync;
  return (
    <>
      <h2 className="mt-8">{texts.googleTasksTitle}</h2>
      <p className="mb-3 text-small text-ink-2">{texts.syncHelp}</p>
      <SyncButton>{texts.syncButton}</SyncButton>
      {last && (
        <p className="mt-2 text-small text-ink-2">
          {sentence(
            texts.lastSynced<ReactNode>(<time dateTime={last}>{inWords(last, profile.time_zone)}</time>),
          )}
        </p>
      )}
      <p className="mt-2">
        <TextLink to="/sync-monitor">{texts.syncMonitorLink}</TextLink>
      </p>
    </>
  );
}
