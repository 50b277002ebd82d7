import { ApiError, noAnswer } from './http.ts';

/** Asks for a call's server-sent events. @throws ApiError */
export async function openEvents(
  address: string,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const answer = await fetch(address, { headers, signal, cache: 'no-store' }).catch(() => {
    throw noAnswer();
  });
  const isEvents = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (answer.ok && isEvents && answer.body) return answer.body;
  void answer.body?.cancel();
  // Whoever answers something else with success is not our server, but a hotel’s sign-in page for instance.
  throw answer.ok ? noAnswer() : new ApiError(answer.status, 'no_events', '');
}
