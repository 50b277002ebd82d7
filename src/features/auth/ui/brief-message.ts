import { useEffect, useState } from 'react';

/** How long a message beside a form stays, in milliseconds. */
export const MESSAGE_STAYS = 5000;

export interface Message {
  kind: 'error' | 'success';
  text: string;
}

/** A message that goes by itself, and the way to say or clear it. */
export function useBriefMessage(): [Message | undefined, (message?: Message) => void] {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_STAYS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}
