import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * Some of what better-auth meets it tells its logger alone, and answers with a refusal that says nothing of it. The
 * cause is kept beside that answer, so that the request's log line can say what was wrong.
 */

const inCall = new AsyncLocalStorage<{ cause?: unknown }>();
const causes = new WeakMap<Response, unknown>();

/** better-auth's logger: keeps the error it is told, and writes nothing, for its own lines quote addresses. */
export function noteCause(_level: string, _message: string, ...told: unknown[]): void {
  const call = inCall.getStore();
  const error = told.find((part) => part instanceof Error);
  if (call && error) call.cause = error;
}

/** The answer of a call of better-auth, whose `causeBehind` is then known. */
export async function keepingCause(call: () => Promise<Response>): Promise<Response> {
  const kept: { cause?: unknown } = {};
  const answer = await inCall.run(kept, call);
  if (kept.cause !== undefined) causes.set(answer, kept.cause);
  return answer;
}

/** The error that better-auth met and did not pass on, if any. */
export const causeBehind = (answer: Response): unknown => causes.get(answer);
