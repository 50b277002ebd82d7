/** The server's events as one device hears them. */
export interface Events {
  status: number;
  headers: Headers;
  /** Every number so far. */
  heard: number[];
  /** How many heartbeats there were. */
  beats(): number;
  /** Resolves when the server ends it, however. */
  ended: Promise<void>;
  /** Lets go of it, as a browser does when its page goes. */
  close(): Promise<void>;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Opens the events of whoever has this token, and hears them. */
export async function openEvents(fetch: Fetch, token: string): Promise<Events> {
  const answer = await fetch('/api/sync/events', { headers: { authorization: `Bearer ${token}` } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard: number[] = [];
  let beats = 0;
  let rest = '';
  const read = async (): Promise<void> => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data: ')) heard.push(Number(line.slice('data: '.length)));
        if (line === ':') beats += 1;
      }
    }
  };
  const ended = read().catch(() => undefined);
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    beats: () => beats,
    ended,
    close: async () => reader?.cancel(),
  };
}
