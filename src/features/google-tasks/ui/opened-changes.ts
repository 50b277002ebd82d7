import { useEffect, useState } from 'react';
import { open } from '../../../kernel/seal.ts';
import { entryKey } from '../../../session/entry-key.ts';
import { currentSession } from '../../../session/state.ts';
import type { SyncChange } from '../contract.ts';
import { changesPlace } from '../rules/changes-place.ts';
import type { LoggedRun, LogLine } from '../rules/run-log.ts';

/** What runs have changed, by the runs' ids. One that cannot be opened has none. */
export type OpenedChanges = ReadonlyMap<string, readonly SyncChange[]>;

const NOTHING: OpenedChanges = new Map();
const FORMAT = 3;

async function changesOf({ id, changes }: LoggedRun): Promise<SyncChange[]> {
  const place = changesPlace(currentSession().user?.id ?? '', id);
  try {
    return JSON.parse(await open(await entryKey(), changes, FORMAT, place)) as SyncChange[];
  } catch {
    return [];
  }
}

/** Opens what the runs of these lines have changed. */
export function useOpenedChanges(lines: readonly LogLine[]): OpenedChanges {
  const [opened, setOpened] = useState<OpenedChanges>(NOTHING);
  useEffect(() => {
    let isLeft = false;
    const runs = lines.flatMap(({ run }) => run ?? []);
    void Promise.all(runs.map(async (run) => [run.id, await changesOf(run)] as const)).then((pairs) => {
      if (!isLeft) setOpened(new Map(pairs));
    });
    return () => {
      isLeft = true;
    };
  }, [lines]);
  return opened;
}
