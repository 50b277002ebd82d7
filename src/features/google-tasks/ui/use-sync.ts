import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { syncNow } from '../../../notebook/react/use-view.ts';
import { SUCCESS_SECONDS, SYNC_CODES } from '../contract/limits.ts';
import type { RunReport } from '../contract.ts';
import type { LoggedRun } from '../rules/run-log.ts';
import * as texts from '../texts.ts';
import { forgetConsent, googleToken, NoConsent, takeNext } from './consent.ts';
import { addLine } from './run-log.ts';
import { callSync, SyncFailed } from './sync-call.ts';

/** A sync by hand, as its button shows it. */
export interface SyncByHand {
  busy: boolean;
  /** What went wrong with the last one. */
  problem: string | undefined;
  /** What went well with it, for a few seconds; or that there is more to do. */
  said: string | undefined;
  start(): void;
}

/** The codes after which Google is asked for consent again. */
const CONSENT_CODES: readonly string[] = [SYNC_CODES.consentNeeded, SYNC_CODES.notPermitted];

function problemOf(error: unknown): string {
  if (error instanceof SyncFailed && CONSENT_CODES.includes(error.code)) forgetConsent();
  const isOurs = error instanceof SyncFailed || error instanceof NoConsent || error instanceof ApiError;
  return isOurs ? error.message : texts.syncFailed;
}

const runOf = ({ run_id, here, there, skipped, changes }: RunReport): LoggedRun => ({
  id: run_id,
  here,
  there,
  skipped,
  changes,
});

/** Consent where there is none yet, then one run; what it did goes into the log. @throws what either throws */
async function syncOnce(): Promise<string> {
  addLine({ kind: 'started', message: texts.syncStarted });
  const done = await callSync(await googleToken());
  const message = done.finished ? texts.synced : texts.unfinished;
  addLine({ kind: 'done', message, run: runOf(done) });
  syncNow();
  return message;
}

/** The sync that a button starts. One that appears on the way back from Google's page goes on with it. */
export function useSync(): SyncByHand {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const underWay = useRef(false);

  const fail = useCallback((message: string, run?: RunReport): void => {
    addLine({ kind: 'failed', message, ...(run && { run: runOf(run) }) });
    setProblem(message);
    if (run) syncNow();
  }, []);

  const start = useCallback((): void => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    setSaid(undefined);
    syncOnce()
      .then(setSaid, (error: unknown) =>
        fail(problemOf(error), error instanceof SyncFailed ? error.run : undefined),
      )
      .finally(() => {
        underWay.current = false;
        setBusy(false);
      });
  }, [fail]);

  useEffect(() => {
    const next = takeNext();
    if (next?.problem) fail(next.problem);
    else if (next) start();
  }, [start, fail]);

  useEffect(() => {
    if (said !== texts.synced) return;
    const timer = setTimeout(() => setSaid(undefined), SUCCESS_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [said]);

  return { busy, problem, said, start };
}
