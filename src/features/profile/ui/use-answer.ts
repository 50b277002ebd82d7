import { useCallback, useEffect, useState } from 'react';

interface Asked<Answer> {
  answer: Answer | undefined;
  /** The server could not be asked. */
  failed: boolean;
  load: () => Promise<void>;
}

/** What only the server knows, asked once and whenever `load` is called. `ask` stays the same function. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setAnswer(await ask());
    } catch {
      setFailed(true);
    }
  }, [ask]);
  useEffect(() => void load(), [load]);
  return { answer, failed, load };
}
