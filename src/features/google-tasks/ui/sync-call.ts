import { noAnswer } from '../../../api/http.ts';
import type { AnswerOf } from '../../../kernel/route.ts';
import { tokenForCall } from '../../../session/load.ts';
import { currentSession } from '../../../session/state.ts';
import { RUN_MS } from '../contract/limits.ts';
import type { RunReport, syncGoogleTasks } from '../contract.ts';
import * as texts from '../texts.ts';

const ADDRESS = '/functions/v1/sync-google-tasks';
/** How much longer than a run the answer may take, in milliseconds. */
const ROOM_MS = 30_000;

export type SyncAnswer = AnswerOf<typeof syncGoogleTasks>;

/** A sync that did not succeed. `code` is the server's, for programs. */
export class SyncFailed extends Error {
  override readonly name = 'SyncFailed';
  readonly code: string;
  /** What it had changed before it failed; undefined where that is nothing. */
  readonly run: RunReport | undefined;

  constructor(code: string, message: string, run?: RunReport) {
    super(message);
    this.code = code;
    this.run = run;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A failed answer says what is the matter as `message` or as `error`; ours say it within the latter. */
function failureOf(body: unknown): SyncFailed {
  const { message, error, run } = (body ?? {}) as { message?: unknown; error?: unknown; run?: RunReport };
  const inner = (typeof error === 'object' && error ? error : {}) as { code?: unknown; message?: unknown };
  return new SyncFailed(
    textOf(inner.code) ?? 'unexpected',
    textOf(message) ?? textOf(error) ?? textOf(inner.message) ?? texts.syncFailed,
    run,
  );
}

async function ask(token: string, accessToken: string): Promise<Response> {
  const userId = currentSession().user?.id;
  return fetch(ADDRESS, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId, accessToken }),
    signal: AbortSignal.timeout(RUN_MS + ROOM_MS),
    cache: 'no-store',
  }).catch(() => {
    throw noAnswer();
  });
}

/** Runs the sync once. @throws SyncFailed; ApiError when nobody answers or the session is over */
export async function callSync(accessToken: string): Promise<SyncAnswer> {
  const token = await tokenForCall();
  const first = await ask(token, accessToken);
  const answer = first.status === 401 ? await ask(await tokenForCall(token), accessToken) : first;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || body === undefined) throw failureOf(body);
  return body as SyncAnswer;
}
